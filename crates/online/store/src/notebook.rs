//! Notebooks: training data of players, as entries that are added and never changed.

use protocol::rest::{NotebookEntry, NotebookKind};
use record::PlayerId;

use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    handle::handle,
    limits::{NOTEBOOK_MAX_ENTRIES, NOTEBOOK_PAGE_MAX_ENTRIES},
    puzzles::{self, PuzzleAttempt},
    quota::Quota,
};

const PAGE_MAX_BYTES: usize = 256 * 1024;

/// Entries added to a notebook after a given entry.
#[derive(Clone, PartialEq, Debug)]
pub struct NotebookPage {
    /// The entries, in the order in which they were added.
    pub entries: Vec<NotebookEntry>,
    /// Number of the last entry.
    pub until: u32,
    /// Whether there are more entries.
    pub more: bool,
}

handle! {
    /// Notebooks: training data of players.
    Notebooks
}

impl Notebooks<'_> {
    /// Adds entries to the notebook of a player. Existing entries are not changed. Adds nothing and returns `false` if the
    /// notebook would exceed its limits.
    pub async fn add(
        self,
        player: PlayerId,
        entries: Vec<NotebookEntry>,
    ) -> Result<bool, StoreError> {
        let added = self.add_attempts(player, entries, Vec::new(), Quota::FULL);
        Ok(added.await?.is_some())
    }

    /// Like [`Self::add`], with the details of rated attempts among the entries: new ones change the ratings of their
    /// puzzles. Returns the number of bytes added, or `None` if the notebook would exceed the quota or the maximum number of
    /// entries.
    pub async fn add_attempts(
        self,
        player: PlayerId,
        entries: Vec<NotebookEntry>,
        rated: Vec<PuzzleAttempt>,
        quota: Quota,
    ) -> Result<Option<u32>, StoreError> {
        let written: Vec<(NotebookEntry, String)> = entries
            .into_iter()
            .map(|mut entry| {
                let body = serde_json::Value::Object(std::mem::take(&mut entry.body)).to_string();
                (entry, body)
            })
            .collect();
        let most = quota.notebook_bytes;
        let added = self
            .threads
            .write(move |connection| add(connection, player, &written, &rated, most))
            .await;
        match added {
            Ok(bytes) => Ok(Some(bytes)),
            Err(AddError::Full) => Ok(None),
            Err(AddError::Failed(failure)) => Err(failure.into()),
        }
    }

    /// Returns the entries added to the notebook of a player after the entry with this number.
    pub async fn since(self, player: PlayerId, since: u32) -> Result<NotebookPage, StoreError> {
        self.threads.list(move |connection| Ok(page(connection, player, since)?)).await
    }
}

fn add(
    connection: &mut dyn Connection,
    player: PlayerId,
    written: &[(NotebookEntry, String)],
    rated: &[PuzzleAttempt],
    max_bytes: u32,
) -> Result<u32, AddError> {
    // Other devices that add to the same notebook at the same time wait here.
    connection.execute(
        "INSERT INTO notebooks (player, entries, bytes) VALUES ($1, 0, 0) \
         ON CONFLICT (player) DO UPDATE SET entries = notebooks.entries",
        values![player],
    )?;
    let sql = "SELECT entries, bytes FROM notebooks WHERE player = $1";
    let row = connection.first(sql, values![player])?;
    let mut row = row.ok_or(Failure::Unreadable("missing notebook row"))?;
    let (mut entries, mut bytes): (u32, u32) = (row.take()?, row.take()?);
    let before = bytes;
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
    if entries > NOTEBOOK_MAX_ENTRIES || bytes > max_bytes {
        return Err(AddError::Full);
    }
    let sql = "UPDATE notebooks SET entries = $2, bytes = $3 WHERE player = $1";
    connection.execute(sql, values![player, entries, bytes])?;
    puzzles::rate(connection, player, tried)?;
    Ok(bytes - before)
}

/// Reason why nothing was added. In either case, earlier writes of the transaction are undone.
enum AddError {
    Full,
    Failed(Failure),
}

impl From<Failure> for AddError {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// Reads a page: as many entries after `since` as fit, and at least one if any exists.
fn page(
    connection: &mut dyn Connection,
    player: PlayerId,
    since: u32,
) -> Result<NotebookPage, Failure> {
    let StoredPage { entries, until, more } =
        stored_page(connection, player, since, NOTEBOOK_PAGE_MAX_ENTRIES, PAGE_MAX_BYTES)?;
    let parsed = entries.into_iter().map(|StoredEntry { kind, key, at, body }| {
        let body = serde_json::from_str(&body)
            .map_err(|_| Failure::Unreadable("expected a JSON object"))?;
        Ok(NotebookEntry { kind, key, at, body })
    });
    Ok(NotebookPage { entries: parsed.collect::<Result<_, Failure>>()?, until, more })
}

/// Page of entries whose bodies are not parsed.
#[derive(Debug)]
pub(crate) struct StoredPage {
    pub(crate) entries: Vec<StoredEntry>,
    /// Number of the last entry.
    pub(crate) until: u32,
    /// Whether there are more entries.
    pub(crate) more: bool,
}

/// Entry whose body is not parsed.
#[derive(Debug)]
pub(crate) struct StoredEntry {
    pub(crate) kind: NotebookKind,
    pub(crate) key: String,
    pub(crate) at: i64,
    /// Body, a JSON object.
    pub(crate) body: String,
}

/// Reads the entries after `since` that fit in a page, and at least one if any exists.
///
/// Lengths are read before bodies so that a body that does not fit is never loaded.
pub(crate) fn stored_page(
    connection: &mut dyn Connection,
    player: PlayerId,
    since: u32,
    max_entries: u32,
    max_bytes: usize,
) -> Result<StoredPage, Failure> {
    let mut page = StoredPage { entries: Vec::new(), until: since, more: false };
    let sql = "SELECT number, octet_length(body) FROM notebook_entries \
               WHERE player = $1 AND number > $2 ORDER BY number LIMIT $3";
    let (mut entries, mut bytes) = (0, 0);
    for mut row in connection.query(sql, values![player, since, max_entries + 1])? {
        let (number, length): (u32, u32) = (row.take()?, row.take()?);
        bytes += length as usize;
        if entries > 0 && (entries >= max_entries || bytes > max_bytes) {
            page.more = true;
            break;
        }
        page.until = number;
        entries += 1;
    }
    let sql = "SELECT kind, key, at, body FROM notebook_entries \
               WHERE player = $1 AND number > $2 AND number <= $3 ORDER BY number";
    for mut row in connection.query(sql, values![player, since, page.until])? {
        let (kind, key, at, body) = (row.parse()?, row.take()?, row.take()?, row.take()?);
        page.entries.push(StoredEntry { kind, key, at, body });
    }
    Ok(page)
}

#[cfg(test)]
mod tests;
