//! Export of a player's personal data, for the player. The JSON text is produced in pieces so that an export needs little memory
//! even if the client is slow to read it.

mod parts;

use std::sync::Arc;

use record::PlayerId;
use serde_json::{Value as Json, json};

use self::parts::{Key, PARTS, Rows};
use super::{Accounts, mail_preferences};
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    games,
    limits::EXPORT_PIECE_BYTES,
    players, ratings,
    threads::Threads,
};

/// Export in progress.
///
/// Each piece is read in its own transaction so that no transaction stays open while the client reads the previous piece.
/// Changes made during an export may or may not be included.
#[derive(Clone, Debug)]
pub struct Export {
    threads: Arc<Threads>,
    player: PlayerId,
    /// Position at which the next piece begins; `None` after the last piece.
    place: Option<Place>,
}

impl Accounts<'_> {
    /// Starts an export of all stored data of a player, including guests merged into the account.
    #[must_use]
    pub fn export(self, player: PlayerId) -> Export {
        Export { threads: Arc::clone(self.threads), player, place: Some(Place::Head) }
    }
}

impl Export {
    /// Returns the next piece of the JSON text, or `None` after the last one. The text for an unknown player is `null`.
    ///
    /// # Errors
    /// Returns an error if the database fails. The next call then reads the same piece again.
    pub async fn next_piece(&mut self) -> Result<Option<String>, StoreError> {
        let Some(place) = self.place.clone() else { return Ok(None) };
        let player = self.player;
        let (text, next) = self
            .threads
            .export(move |connection| Ok::<_, StoreError>(piece(connection, player, place)?))
            .await?;
        self.place = next;
        Ok(Some(text))
    }
}

/// Position in an export.
#[derive(Clone, Debug)]
enum Place {
    /// Start of the export.
    Head,
    /// Position among the rows of a part.
    Rows(Cursor),
}

/// Position among the rows of a part.
#[derive(Clone, Debug)]
struct Cursor {
    /// The player, and the guests merged into the account.
    ids: Arc<[PlayerId]>,
    /// Index of the part.
    part: usize,
    /// Index of the id whose rows come next.
    id: usize,
    /// Key of the last row that was read for this id.
    after: Key,
    /// Whether no row of the part has been written yet.
    is_empty: bool,
}

/// Reads a piece, and returns its text and the position at which the next one begins.
fn piece(
    connection: &mut dyn Connection,
    player: PlayerId,
    mut place: Place,
) -> Result<(String, Option<Place>), Failure> {
    let mut text = String::new();
    while text.len() < EXPORT_PIECE_BYTES {
        let next = match place {
            Place::Head => head(connection, player, &mut text)?,
            Place::Rows(cursor) => cursor.advance(connection, &mut text)?,
        };
        let Some(cursor) = next else { return Ok((text, None)) };
        place = Place::Rows(cursor);
    }
    Ok((text, Some(place)))
}

/// Writes the data that is not read in pages: the player and their ratings.
fn head(
    connection: &mut dyn Connection,
    player: PlayerId,
    text: &mut String,
) -> Result<Option<Cursor>, Failure> {
    let Some(known) = players::by_id(connection, player)? else {
        text.push_str("null");
        return Ok(None);
    };
    let email: Option<String> = connection
        .first("SELECT email FROM players WHERE id = $1", values![player])?
        .map(|mut row| row.maybe())
        .transpose()?
        .flatten();
    let preferences = mail_preferences::of(connection, player)?;
    let person = json!({
        "id": known.id,
        "kind": known.kind,
        "name": known.name,
        "email": email,
        "letters": {
            "unconfirmedEmail": preferences.pending,
            "language": preferences.language,
            "turns": preferences.turns,
        },
        "created": known.created,
        "mutedUntil": known.muted_until,
        "banned": known.banned,
    });
    let ratings = Json::Array(ratings_of(connection, player)?);
    // The object is not closed yet, because the parts follow.
    for (opening, value) in [("{\"player\":", person), (",\"ratings\":", ratings)] {
        text.push_str(opening);
        text.push_str(&value.to_string());
    }
    let ids = games::all_ids(connection, player)?.into();
    Cursor { ids, part: 0, id: 0, after: Key::START, is_empty: true }.open(text)
}

impl Cursor {
    /// Writes the name of a part, or the end of the export after the last part.
    fn open(self, text: &mut String) -> Result<Option<Self>, Failure> {
        let Some((name, _)) = PARTS.get(self.part) else {
            text.push('}');
            return Ok(None);
        };
        text.push_str(",\"");
        text.push_str(name);
        text.push_str("\":[");
        Ok(Some(self))
    }

    /// Writes the next rows.
    fn advance(
        mut self,
        connection: &mut dyn Connection,
        text: &mut String,
    ) -> Result<Option<Self>, Failure> {
        let (Some((_, read)), Some(id)) = (PARTS.get(self.part), self.ids.get(self.id)) else {
            return Err(Failure::Unreadable("a place that no export has"));
        };
        let mut rows = Rows::new(text, self.is_empty);
        let next = read(connection, *id, &self.after, &mut rows)?;
        self.is_empty = rows.is_empty();
        if let Some(after) = next {
            self.after = after;
            return Ok(Some(self));
        }
        self.after = Key::START;
        self.id += 1;
        if self.id < self.ids.len() {
            return Ok(Some(self));
        }
        text.push(']');
        Self { id: 0, part: self.part + 1, is_empty: true, ..self }.open(text)
    }
}

fn ratings_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let rated = ratings::all(connection, player)?.into_iter().map(|one| {
        json!({
            "variant": one.variant.id(),
            "speed": one.speed.code(),
            "rating": one.rating.rating,
            "deviation": one.rating.deviation,
            "games": one.games,
            "at": one.at,
        })
    });
    Ok(rated.collect())
}
