//! Tables to be copied. The list is read from a database with the newest schema so that no table is forgotten.

use crate::{
    connection::{Connection, sqlite::Sqlite, values},
    failure::Failure,
    file,
};

/// Tables with the transient state of running servers: nodes, heartbeats and rate limits.
const OMITTED: [&str; 4] = ["heartbeat", "nodes", "pulse", "rate_limits"];

/// Column that is cleared: no node owns a game after a migration.
const CLEARED: (&str, &str) = ("games", "owner");

/// Table of the schema.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<String>,
    /// Indexes of the columns of the primary key.
    pub(super) key: Vec<usize>,
    /// Index of the column that is cleared.
    pub(super) emptied: Option<usize>,
}

/// Returns the tables of the newest schema that are copied.
pub(super) fn tables() -> Result<Vec<Table>, Failure> {
    let mut sqlite = Sqlite::memory()?;
    file::migrate(&mut sqlite, 0)?;
    let connection: &mut dyn Connection = &mut sqlite;
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
               ORDER BY name";
    let mut tables = Vec::new();
    for mut row in connection.query(sql, &[])? {
        let name: String = row.take()?;
        if !OMITTED.contains(&name.as_str()) {
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
        return Err(Failure::Unreadable("table without a key"));
    }
    key.sort_unstable();
    let key = key.into_iter().map(|(_, column)| column).collect();
    let emptied = columns.iter().position(|column| (name.as_str(), column.as_str()) == CLEARED);
    Ok(Table { name, columns, key, emptied })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_of_the_schema_is_copied_or_omitted_on_purpose() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut made = Vec::new();
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for statement in text.split("CREATE TABLE ").skip(1) {
                made.push(statement.split_whitespace().next().unwrap().to_owned());
            }
        }
        let mut known: Vec<String> = tables().unwrap().into_iter().map(|it| it.name).collect();
        known.extend(OMITTED.map(str::to_owned));
        made.sort_unstable();
        known.sort_unstable();
        assert_eq!(made, known);
    }

    #[test]
    fn no_node_owns_a_game_after_a_migration() {
        let tables = tables().unwrap();
        let games = tables.iter().find(|table| table.name == "games").unwrap();
        assert_eq!(games.emptied.map(|at| games.columns[at].as_str()), Some("owner"));
        assert_eq!(tables.iter().filter(|table| table.emptied.is_some()).count(), 1);
    }
}
