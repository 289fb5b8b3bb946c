//! Parts of an export: each contains the rows of one table, read in pages by key.

use record::PlayerId;
use serde_json::{Value as Json, json};

use crate::{
    connection::{Connection, Row, values},
    failure::Failure,
    limits::{EXPORT_PAGE_BYTES, EXPORT_PAGE_ROWS},
    notebook,
};

/// Key of the last row that was read. Each part uses only the fields that it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Key {
    first: i64,
    second: i64,
    text: String,
}

impl Key {
    /// Key that sorts before all rows.
    pub(super) const START: Self = Self { first: i64::MIN, second: i64::MIN, text: String::new() };
}

/// JSON text of an export, to which the rows of a part are appended.
#[derive(Debug)]
pub(super) struct Rows<'a> {
    text: &'a mut String,
    is_empty: bool,
}

impl<'a> Rows<'a> {
    pub(super) const fn new(text: &'a mut String, is_empty: bool) -> Self {
        Self { text, is_empty }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.is_empty
    }

    fn push(&mut self, row: &Json) {
        self.separate();
        self.text.push_str(&row.to_string());
    }

    /// Writes an object with an additional field whose value is stored as JSON. The value is validated but not parsed into a
    /// tree, which would need many times its memory.
    fn push_with(&mut self, row: &Json, field: &str, stored: &str) -> Result<(), Failure> {
        serde_json::from_str::<serde::de::IgnoredAny>(stored)
            .map_err(|_| Failure::Unreadable("expected JSON"))?;
        self.push(row);
        // Removes the closing brace of the object so that a field can be added.
        self.text.pop();
        for part in [",\"", field, "\":", stored, "}"] {
            self.text.push_str(part);
        }
        Ok(())
    }

    fn separate(&mut self) {
        if !self.is_empty {
            self.text.push(',');
        }
        self.is_empty = false;
    }
}

/// Function that writes the rows of one id after a key, and returns the key of the last one if there may be more.
type Read = fn(&mut dyn Connection, PlayerId, &Key, &mut Rows<'_>) -> Result<Option<Key>, Failure>;

/// Parts, with their names in the export.
pub(super) const PARTS: [(&str, Read); 12] = [
    ("games", games),
    ("challenges", challenges),
    ("standingSeeks", standing_seeks),
    ("follows", follows),
    ("blocks", blocks),
    ("clubNights", club_nights),
    ("notebook", notebook),
    ("chat", chat),
    ("sessions", sessions),
    ("tokens", tokens),
    ("reports", reports),
    ("studies", studies),
];

/// Writes rows, and returns the key of the last one if the page is full.
fn page(
    found: Vec<Row>,
    rows: &mut Rows<'_>,
    mut read: impl FnMut(&mut Row) -> Result<(Key, Json), Failure>,
) -> Result<Option<Key>, Failure> {
    let is_full = found.len() >= EXPORT_PAGE_ROWS as usize;
    let mut last = None;
    for mut row in found {
        let (key, written) = read(&mut row)?;
        rows.push(&written);
        last = Some(key);
    }
    Ok(last.filter(|_| is_full))
}

fn numbers(first: i64, second: i64) -> Key {
    Key { first, second, ..Key::START }
}

fn games(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT created, id, variant, clock, rated, private, status, score, ending, updated, \
               CASE WHEN white = $1 THEN 'w' ELSE 'b' END FROM games \
               WHERE (white = $1 OR black = $1) AND (created, id) > ($2, $3) \
               ORDER BY created, id LIMIT $4";
    let values = values![player, after.first, after.second, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let (created, id) = (row.take()?, row.take::<record::GameId>()?);
        let written = json!({
            "id": id,
            "variant": row.take::<String>()?,
            "clock": row.take::<String>()?,
            "rated": row.take::<bool>()?,
            "private": row.take::<bool>()?,
            "status": row.take::<String>()?,
            "score": row.take::<String>()?,
            "by": row.maybe::<String>()?,
            "created": created,
            "updated": row.take::<i64>()?,
            "color": row.take::<String>()?,
        });
        Ok((numbers(created, id.to_i64()), written))
    })
}

fn challenges(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT game, challenger, challenged FROM challenges \
               WHERE (challenger = $1 OR challenged = $1) AND game > $2 ORDER BY game LIMIT $3";
    let values = values![player, after.first, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let game: record::GameId = row.take()?;
        let (by, to): (PlayerId, PlayerId) = (row.take()?, row.take()?);
        Ok((numbers(game.to_i64(), 0), json!({ "game": game, "by": by, "to": to })))
    })
}

fn standing_seeks(
    connection: &mut dyn Connection,
    player: PlayerId,
    _: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT variant, clock, rated, rated_only, created, until FROM standing_seeks \
               WHERE player = $1";
    page(connection.query(sql, values![player])?, rows, |row| {
        let written = json!({
            "variant": row.take::<String>()?,
            "clock": row.take::<String>()?,
            "rated": row.take::<bool>()?,
            "ratedOnly": row.take::<bool>()?,
            "created": row.take::<i64>()?,
            "until": row.take::<i64>()?,
        });
        Ok((Key::START, written))
    })
}

fn follows(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT at, followed FROM follows WHERE player = $1 AND (at, followed) > ($2, $3) \
               ORDER BY at, followed LIMIT $4";
    let values = values![player, after.first, after.second, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let (at, followed) = (row.take()?, row.take::<PlayerId>()?);
        Ok((numbers(at, followed.to_i64()), json!({ "player": followed, "at": at })))
    })
}

fn blocks(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT since, blocked FROM blocks WHERE blocker = $1 AND (since, blocked) > ($2, $3) \
               ORDER BY since, blocked LIMIT $4";
    let values = values![player, after.first, after.second, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let (since, blocked) = (row.take()?, row.take::<PlayerId>()?);
        Ok((numbers(since, blocked.to_i64()), json!({ "player": blocked, "since": since })))
    })
}

fn club_nights(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT joined, night, name FROM club_people \
               WHERE player = $1 AND (joined, night) > ($2, $3) ORDER BY joined, night LIMIT $4";
    let values = values![player, after.first, after.second, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let (joined, night) = (row.take()?, row.take::<record::ClubNightId>()?);
        let written = json!({ "night": night, "name": row.maybe::<String>()?, "joined": joined });
        Ok((numbers(joined, night.to_i64()), written))
    })
}

fn notebook(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let since = u32::try_from(after.first).unwrap_or(0);
    let page =
        notebook::stored_page(connection, player, since, EXPORT_PAGE_ROWS, EXPORT_PAGE_BYTES)?;
    for entry in page.entries {
        let row = json!({ "kind": entry.kind, "key": entry.key, "at": entry.at });
        rows.push_with(&row, "body", &entry.body)?;
    }
    Ok(page.more.then(|| numbers(page.until.into(), 0)))
}

fn chat(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT at, game, id, audience, text, phrase FROM chat \
               WHERE player = $1 AND (at, game, id) > ($2, $3, $4) ORDER BY at, game, id LIMIT $5";
    let values = values![player, after.first, after.second, &after.text, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let (at, game, text): (i64, record::GameId, _) = (row.take()?, row.take()?, row.take()?);
        let written = json!({
            "game": game,
            "at": at,
            "to": row.parse::<protocol::ChatRoom>()?,
            "text": row.maybe::<String>()?,
            "phrase": row.maybe::<String>()?,
        });
        Ok((Key { first: at, second: game.to_i64(), text }, written))
    })
}

fn sessions(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT created, id, seen, agent, address FROM sessions \
               WHERE player = $1 AND (created, id) > ($2, $3) ORDER BY created, id LIMIT $4";
    let values = values![player, after.first, &after.text, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let (created, id): (i64, String) = (row.take()?, row.take()?);
        let written = json!({
            "id": id,
            "created": created,
            "seen": row.take::<i64>()?,
            "agent": row.take::<String>()?,
            "address": row.maybe::<String>()?,
        });
        Ok((Key { first: created, second: 0, text: id }, written))
    })
}

fn tokens(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT created, id, name, scopes, used FROM tokens \
               WHERE player = $1 AND (created, id) > ($2, $3) ORDER BY created, id LIMIT $4";
    let values = values![player, after.first, &after.text, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let (created, id): (i64, String) = (row.take()?, row.take()?);
        let (name, scopes): (String, String) = (row.take()?, row.take()?);
        let written = json!({
            "id": id,
            "name": name,
            "scopes": scopes.split_whitespace().collect::<Vec<_>>(),
            "created": created,
            "used": row.maybe::<i64>()?,
        });
        Ok((Key { first: created, second: 0, text: id }, written))
    })
}

fn reports(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT id, at, game, player, reason, text FROM reports \
               WHERE reporter = $1 AND id > $2 ORDER BY id LIMIT $3";
    let values = values![player, after.first, EXPORT_PAGE_ROWS];
    page(connection.query(sql, values)?, rows, |row| {
        let id = row.take()?;
        let written = json!({
            "at": row.take::<i64>()?,
            "game": row.maybe::<record::GameId>()?,
            "player": row.take::<PlayerId>()?,
            "reason": row.take::<String>()?,
            "text": row.take::<String>()?,
        });
        Ok((numbers(id, 0), written))
    })
}

/// Writes one study at a time, because a study may be as long as several pieces.
fn studies(
    connection: &mut dyn Connection,
    player: PlayerId,
    after: &Key,
    rows: &mut Rows<'_>,
) -> Result<Option<Key>, Failure> {
    let sql = "SELECT created, id, access, revision, changed, text FROM studies \
               WHERE owner = $1 AND (created, id) > ($2, $3) ORDER BY created, id LIMIT 1";
    let found = connection.first(sql, values![player, after.first, &after.text])?;
    let Some(mut row) = found else { return Ok(None) };
    let (created, id): (i64, String) = (row.take()?, row.take()?);
    rows.push(&json!({
        "id": id,
        "access": row.take::<String>()?,
        "revision": row.take::<u32>()?,
        "created": created,
        "changed": row.take::<i64>()?,
        "text": row.take::<String>()?,
    }));
    Ok(Some(Key { first: created, second: 0, text: id }))
}
