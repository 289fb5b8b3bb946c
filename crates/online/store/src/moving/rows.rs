//! Rows: reading them in pages, writing them in batches, and hashing them to compare two tables.

use std::hash::{DefaultHasher, Hash, Hasher as _};

use super::tables::Table;
use crate::{
    connection::{Cell, Connection, Value},
    failure::Failure,
    limits::{MOVE_MAX_PARAMETERS, MOVE_PAGE_ROWS},
};

/// Number of rows, and a hash of all rows that does not depend on their order, since databases sort strings differently.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Counted {
    pub(super) rows: u64,
    sum: [u64; 2],
}

impl Counted {
    fn add(&mut self, row: &[Cell]) {
        self.rows += 1;
        for (seed, sum) in (0_u8..).zip(&mut self.sum) {
            let mut hasher = DefaultHasher::new();
            seed.hash(&mut hasher);
            for cell in row {
                hash(cell, &mut hasher);
            }
            *sum = sum.wrapping_add(hasher.finish());
        }
    }
}

fn hash(cell: &Cell, hasher: &mut DefaultHasher) {
    match cell {
        Cell::Null => 0_u8.hash(hasher),
        Cell::Int(number) => (1_u8, number).hash(hasher),
        Cell::Real(number) => (2_u8, number.to_bits()).hash(hasher),
        // PostgreSQL cannot store a zero byte in a string, and is given this character instead.
        Cell::Text(text) => (3_u8, text.replace('\0', "\u{fffd}")).hash(hasher),
        Cell::Bytes(bytes) => (4_u8, bytes).hash(hasher),
    }
}

/// Returns the number of rows in a table.
pub(super) fn count(connection: &mut dyn Connection, table: &Table) -> Result<u64, Failure> {
    let row = connection.first(&format!("SELECT COUNT(*) FROM {}", table.name), &[])?;
    let rows: i64 = row.ok_or(Failure::Unreadable("expected a count"))?.take()?;
    Ok(rows.unsigned_abs())
}

/// Reads a table page by page, in key order, with the cleared column set to null.
pub(super) fn walk(
    connection: &mut dyn Connection,
    table: &Table,
    mut page: impl FnMut(&[Vec<Cell>]) -> Result<(), Failure>,
) -> Result<Counted, Failure> {
    let mut counted = Counted::default();
    let mut last: Vec<Cell> = Vec::new();
    loop {
        let values: Vec<Value<'_>> = last.iter().map(value).collect();
        let rows = connection.query(&select(table, !last.is_empty()), &values)?;
        let mut cells: Vec<Vec<Cell>> = rows.into_iter().map(|row| row.into_cells()).collect();
        let Some(end) = cells.last() else { return Ok(counted) };
        last = table.key.iter().filter_map(|at| end.get(*at).cloned()).collect();
        for row in &mut cells {
            if let Some(cell) = table.emptied.and_then(|at| row.get_mut(at)) {
                *cell = Cell::Null;
            }
            counted.add(row);
        }
        page(&cells)?;
        if cells.len() < MOVE_PAGE_ROWS {
            return Ok(counted);
        }
    }
}

/// Returns the query for a page: the first page, or the page after the key of the last row.
fn select(table: &Table, is_later: bool) -> String {
    let key: Vec<&str> = table.key.iter().map(|at| table.columns[*at].as_str()).collect();
    let key = key.join(", ");
    let after = if is_later {
        format!("WHERE ({key}) > ({})", parameters(0, table.key.len()))
    } else {
        String::new()
    };
    let (columns, name) = (table.columns.join(", "), &table.name);
    format!("SELECT {columns} FROM {name} {after} ORDER BY {key} LIMIT {MOVE_PAGE_ROWS}")
}

/// Inserts rows into a table.
pub(super) fn insert(
    connection: &mut dyn Connection,
    table: &Table,
    rows: &[Vec<Cell>],
) -> Result<(), Failure> {
    let width = table.columns.len();
    for some in rows.chunks((MOVE_MAX_PARAMETERS / width).max(1)) {
        let places: Vec<String> =
            (0..some.len()).map(|row| format!("({})", parameters(row * width, width))).collect();
        let (name, columns) = (&table.name, table.columns.join(", "));
        let sql = format!("INSERT INTO {name} ({columns}) VALUES {}", places.join(", "));
        let values: Vec<Value<'_>> = some.iter().flatten().map(value).collect();
        connection.execute(&sql, &values)?;
    }
    Ok(())
}

/// Returns a list of `many` parameters after the first `first` ones, such as `$3, $4`.
fn parameters(first: usize, many: usize) -> String {
    let names: Vec<String> =
        (first + 1..=first + many).map(|number| format!("${number}")).collect();
    names.join(", ")
}

const fn value(cell: &Cell) -> Value<'_> {
    match cell {
        Cell::Null => Value::Null,
        Cell::Int(number) => Value::Int(*number),
        Cell::Real(number) => Value::Real(*number),
        Cell::Text(text) => Value::Text(text.as_str()),
        Cell::Bytes(bytes) => Value::Bytes(bytes.as_slice()),
    }
}
