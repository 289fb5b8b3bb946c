//! The tables that are moved: those of the schema, read from a database that was made by it, so that none is forgotten.

use crate::{
    connection::{Connection, sqlite::Sqlite, values},
    failure::Failure,
    file,
};

/// What only servers that run have to say: which nodes there are, when the last one was alive, and what was done too often just now.
const LEFT_OUT: [&str; 4] = ["heartbeat", "nodes", "pulse", "rate_limits"];

/// A column that is emptied: nobody has a game in their hands after the move.
const EMPTIED: (&str, &str) = ("games", "owner");

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<String>,
    /// The columns of its primary key, as places among the columns.
    pub(super) key: Vec<usize>,
    /// The column that is emptied.
    pub(super) emptied: Option<usize>,
}

/// The tables of the newest schema that are moved.
pub(super) fn tables() -> Result<Vec<Table>, Failure> {
    let mut sqlite = Sqlite::memory()?;
    file::migrate(&mut sqlite, 0)?;
    let connection: &mut dyn Connection = &mut sqlite;
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
               ORDER BY name";
    let mut tables = Vec::new();
    for mut row in connection.query(sql, &[])? {
        let name: String = row.take()?;
        if !LEFT_OUT.contains(&name.as_str()) {
            tables.push(table(connection, name)?);
        }
    }
    Ok(tables)
}

fn table(connection: &mut dyn Connection, name: String) -> Result<Table, Failure> {
    let sql = "SELECT name, pk FROM pragma_table_info($1) ORDER BY cid";
    let (mut columns, mut key) = (Vec::new(), Vec::new());
    for mut row in connection.query(sql, values![&name])? {
        let (column, place): (String, i64) = (row.take()?, row.take()?);
        if place > 0 {
            key.push((place, columns.len()));
        }
        columns.push(column);
    }
    if key.is_empty() {
        return Err(Failure::Unreadable("a table without a key"));
    }
    key.sort_unstable();
    let key = key.into_iter().map(|(_, column)| column).collect();
    let emptied = columns.iter().position(|column| (name.as_str(), column.as_str()) == EMPTIED);
    Ok(Table { name, columns, key, emptied })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_that_a_migration_makes_is_moved_or_left_out_on_purpose() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut made = Vec::new();
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for statement in text.split("CREATE TABLE ").skip(1) {
                made.push(statement.split_whitespace().next().unwrap().to_owned());
            }
        }
        let mut known: Vec<String> = tables().unwrap().into_iter().map(|it| it.name).collect();
        known.extend(LEFT_OUT.map(str::to_owned));
        made.sort_unstable();
        known.sort_unstable();
        assert_eq!(made, known);
    }

    #[test]
    fn nobody_has_a_game_in_their_hands_after_a_move() {
        let tables = tables().unwrap();
        let games = tables.iter().find(|table| table.name == "games").unwrap();
        assert_eq!(games.emptied.map(|at| games.columns[at].as_str()), Some("owner"));
        assert_eq!(tables.iter().filter(|table| table.emptied.is_some()).count(), 1);
    }
}
