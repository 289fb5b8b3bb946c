use crate::{Opening, Refusal, Table};

/// So many games may be open at once; a page that forgets to close them is told so.
pub const MOST_TABLES: usize = 256;

/// The games that are open, by their handles.
#[derive(Default, Debug)]
pub struct Tables {
    tables: Vec<(u32, Table)>,
    opened: u32,
}

impl Tables {
    /// Opens a game and answers with its handle.
    ///
    /// # Errors
    /// Says what is wrong with the opening, or that too many games are open.
    pub fn open(&mut self, opening: &Opening) -> Result<u32, Refusal> {
        if self.tables.len() >= MOST_TABLES {
            return Err(Refusal::new("too-many-tables", "too many games are open"));
        }
        let table = Table::open(opening)?;
        self.opened = self.opened.wrapping_add(1);
        self.tables.push((self.opened, table));
        Ok(self.opened)
    }

    /// Closes a game; nothing happens if it is not open.
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

    /// A game that is open, to be played on.
    ///
    /// # Errors
    /// Says that it is not.
    pub fn table_mut(&mut self, id: u32) -> Result<&mut Table, Refusal> {
        let mut tables = self.tables.iter_mut();
        tables.find(|(other, _)| *other == id).map(|(_, table)| table).ok_or_else(Refusal::no_table)
    }
}
