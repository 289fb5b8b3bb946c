use serde_json::json;

use super::*;
use crate::{
    connection::{Cell, Dialect, Row, Value, sqlite::Sqlite},
    file,
};

/// Connection that counts the bytes of text read through it.
struct Counting {
    inner: Sqlite,
    bytes: usize,
}

impl Counting {
    fn new() -> Self {
        let mut inner = Sqlite::memory().unwrap();
        file::migrate(&mut inner, 0).unwrap();
        Self { inner, bytes: 0 }
    }
}

impl Connection for Counting {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        self.inner.execute(sql, values)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let rows = self.inner.query(sql, values)?.into_iter().map(Row::into_cells);
        let counted = rows.map(|cells| {
            for cell in &cells {
                self.bytes += if let Cell::Text(text) = cell { text.len() } else { 0 };
            }
            Row::new(cells)
        });
        Ok(counted.collect())
    }

    fn batch(&mut self, sql: &str) -> Result<(), Failure> {
        self.inner.batch(sql)
    }

    fn begin(&self) -> &'static str {
        self.inner.begin()
    }

    fn snapshot(&self) -> [&'static str; 2] {
        self.inner.snapshot()
    }

    fn dialect(&self) -> Dialect {
        self.inner.dialect()
    }
}

/// Adds entries with bodies of the given length.
fn fill(connection: &mut dyn Connection, player: PlayerId, count: i64, length: usize) {
    let written: Vec<_> = (0..count)
        .map(|number| {
            let entry = NotebookEntry {
                kind: NotebookKind::Review,
                key: number.to_string(),
                at: number,
                body: serde_json::Map::new(),
            };
            (entry, json!({ "x": "x".repeat(length) }).to_string())
        })
        .collect();
    assert!(add(connection, player, &written, &[], u32::MAX).is_ok());
}

#[test]
fn a_page_of_a_full_notebook_reads_no_more_than_it_returns() {
    let (mut connection, ada) = (Counting::new(), PlayerId::from_random(1));
    fill(&mut connection, ada, 100, 100_000);
    connection.bytes = 0;
    let read = page(&mut connection, ada, 0).unwrap();
    assert_eq!((read.entries.len(), read.until, read.more), (2, 2, true));
    assert!(connection.bytes <= PAGE_MAX_BYTES, "{} bytes", connection.bytes);
}

#[test]
fn an_entry_longer_than_a_page_is_returned_alone() {
    let (mut connection, ada) = (Counting::new(), PlayerId::from_random(1));
    fill(&mut connection, ada, 2, 2 * PAGE_MAX_BYTES);
    let read = page(&mut connection, ada, 0).unwrap();
    assert_eq!((read.entries.len(), read.until, read.more), (1, 1, true));
    let read = page(&mut connection, ada, 1).unwrap();
    assert_eq!((read.entries.len(), read.until, read.more), (1, 2, false));
}
