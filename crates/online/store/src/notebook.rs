//! What players keep to get better: entries that are added and never change.

use protocol::rest::{NotebookEntry, NotebookKind};
use record::PlayerId;

use crate::{
    PuzzleAttempt, Store, StoreError,
    connection::{Connection, Row, values},
    failure::Failure,
    puzzles,
};

/// The number of entries that a player may keep.
const MOST_ENTRIES: u32 = 50_000;
/// Bytes of all entries of a player.
const MOST_BYTES: u32 = 16 * 1024 * 1024;

/// Entries and bytes of the longest page; a page has one entry at least.
const PAGE_ENTRIES: u32 = 500;
const PAGE_BYTES: usize = 256 * 1024;

/// What was added to a notebook after some entry.
#[derive(Clone, PartialEq, Debug)]
pub struct NotebookPage {
    /// The entries, in the order in which they came.
    pub entries: Vec<NotebookEntry>,
    /// The number of the last one.
    pub until: u32,
    /// Whether there are more.
    pub more: bool,
}

impl Store {
    /// Adds entries to the notebook of a player; one that is there already stays as it is. `false` when there are too many, and
    /// then none is added.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_to_notebook(
        &self,
        player: PlayerId,
        entries: Vec<NotebookEntry>,
    ) -> Result<bool, StoreError> {
        self.add_attempts_to_notebook(player, entries, Vec::new()).await
    }

    /// The same with what is known of rated attempts among the entries: those that are new move the ratings of their puzzles.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_attempts_to_notebook(
        &self,
        player: PlayerId,
        entries: Vec<NotebookEntry>,
        rated: Vec<PuzzleAttempt>,
    ) -> Result<bool, StoreError> {
        let written: Vec<(NotebookEntry, String)> = entries
            .into_iter()
            .map(|mut entry| {
                let body = serde_json::Value::Object(std::mem::take(&mut entry.body)).to_string();
                (entry, body)
            })
            .collect();
        let added = self.write(move |connection| add(connection, player, &written, &rated)).await;
        match added {
            Ok(()) => Ok(true),
            Err(AddError::Full) => Ok(false),
            Err(AddError::Failed(failure)) => Err(failure.into()),
        }
    }

    /// What was added to the notebook of a player after the entry with this number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notebook_since(
        &self,
        player: PlayerId,
        since: u32,
    ) -> Result<NotebookPage, StoreError> {
        self.list(move |connection| Ok(page(connection, player, since)?)).await
    }
}

fn add(
    connection: &mut dyn Connection,
    player: PlayerId,
    written: &[(NotebookEntry, String)],
    rated: &[PuzzleAttempt],
) -> Result<(), AddError> {
    // Another device that adds to the same notebook at the same time waits here.
    connection.execute(
        "INSERT INTO notebooks (player, entries, bytes) VALUES ($1, 0, 0) \
         ON CONFLICT (player) DO UPDATE SET entries = notebooks.entries",
        values![player],
    )?;
    let sql = "SELECT entries, bytes FROM notebooks WHERE player = $1";
    let row = connection.first(sql, values![player])?;
    let mut row = row.ok_or(Failure::Unreadable("a row that was just written"))?;
    let (mut entries, mut bytes): (u32, u32) = (row.take()?, row.take()?);
    let mut tried = Vec::new();
    for (entry, body) in written {
        let is_new = connection.touches(
            "INSERT INTO notebook_entries (player, kind, key, number, at, body) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player, kind, key) DO NOTHING",
            values![
                player,
                entry.kind.code(),
                entry.key.as_str(),
                entries + 1,
                entry.at,
                body.as_str()
            ],
        )?;
        if is_new {
            entries += 1;
            bytes = bytes.saturating_add(u32::try_from(body.len()).unwrap_or(u32::MAX));
            let is_attempt = entry.kind == NotebookKind::Attempt;
            tried.extend(rated.iter().find(|it| is_attempt && it.key == entry.key));
        }
    }
    if entries > MOST_ENTRIES || bytes > MOST_BYTES {
        return Err(AddError::Full);
    }
    let sql = "UPDATE notebooks SET entries = $2, bytes = $3 WHERE player = $1";
    connection.execute(sql, values![player, entries, bytes])?;
    puzzles::rate(connection, player, tried)?;
    Ok(())
}

/// Why nothing was added. Whichever it is, what was written before it is undone.
enum AddError {
    Full,
    Failed(Failure),
}

impl From<Failure> for AddError {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

fn page(
    connection: &mut dyn Connection,
    player: PlayerId,
    since: u32,
) -> Result<NotebookPage, Failure> {
    let sql = "SELECT kind, key, at, body, number FROM notebook_entries \
               WHERE player = $1 AND number > $2 ORDER BY number LIMIT $3";
    let mut page = NotebookPage { entries: Vec::new(), until: since, more: false };
    let mut bytes = 0;
    for mut row in connection.query(sql, values![player, since, PAGE_ENTRIES + 1])? {
        let (entry, length) = read(&mut row)?;
        bytes += length;
        let is_full = bytes > PAGE_BYTES || page.entries.len() >= PAGE_ENTRIES as usize;
        if is_full && !page.entries.is_empty() {
            page.more = true;
            break;
        }
        page.until = row.take()?;
        page.entries.push(entry);
    }
    Ok(page)
}

/// All entries of a player, for their export.
pub(crate) fn all(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<Vec<NotebookEntry>, Failure> {
    let sql = "SELECT kind, key, at, body FROM notebook_entries WHERE player = $1 ORDER BY number";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter().map(|mut row| Ok(read(&mut row)?.0)).collect()
}

/// An entry, and the bytes of its body.
fn read(row: &mut Row) -> Result<(NotebookEntry, usize), Failure> {
    let (kind, key, at) = (row.parse()?, row.take()?, row.take()?);
    let text: String = row.take()?;
    let body = serde_json::from_str(&text).map_err(|_| Failure::Unreadable("no JSON object"))?;
    Ok((NotebookEntry { kind, key, at, body }, text.len()))
}
