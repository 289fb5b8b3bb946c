use crate::{opening::Opening, refusal::Refusal, table::Table};

/// The largest number of games that may be open at once, against pages that forget to close them.
pub const MAX_TABLES: usize = 256;

/// The games that are open, by their handles.
#[derive(Default, Debug)]
pub struct OpenTables {
    tables: Vec<(u32, Table)>,
    opened: u32,
}

impl OpenTables {
    /// Opens a game and returns its handle.
    ///
    /// # Errors
    /// Says what is wrong with the opening, or that too many games are open.
    pub fn open(&mut self, opening: &Opening) -> Result<u32, Refusal> {
        if self.tables.len() >= MAX_TABLES {
            return Err(Refusal::new("too-many-tables", "too many games are open"));
        }
        let table = Table::open(opening)?;
        self.opened = self.opened.wrapping_add(1);
        self.tables.push((self.opened, table));
        Ok(self.opened)
    }

    /// Closes a game; does nothing if it is not open.
    pub fn close(&mut self, id: u32) {
        self.tables.retain(|(other, _)| *other != id);
    }

    /// A game that is open.
    ///
    /// # Errors
    /// Says that it is not.
    pub fn table(&self, id: u32) -> Result<&Table, Refusal> {
        let mut tables = self.tables.iter();
        tables.find(|(other, _)| *other == id).map(|(_, table)| table).ok_or_else(Refusal::no_table)
    }

    /// A game that is open, to play on.
    ///
    /// # Errors
    /// Says that it is not.
    pub fn table_mut(&mut self, id: u32) -> Result<&mut Table, Refusal> {
        let mut tables = self.tables.iter_mut();
        tables.find(|(other, _)| *other == id).map(|(_, table)| table).ok_or_else(Refusal::no_table)
    }
}
