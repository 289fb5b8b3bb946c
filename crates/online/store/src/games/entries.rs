//! Events on their way into a log.

use record::{Event, GameId};

use crate::{
    AppendError, Summary,
    connection::{Connection, values},
};

/// Events, ready to be stored.
pub(super) struct Entries {
    pub(super) first: u32,
    texts: Vec<String>,
}

impl Entries {
    /// Writes events as JSON on the thread of the caller, to relieve the one that writes.
    pub(super) fn of(events: &[Event], summary: &Summary) -> Result<Self, AppendError> {
        let first = events.first().ok_or(AppendError::OutOfOrder)?.seq;
        let in_order = (first..).zip(events).all(|(seq, event)| event.seq == seq);
        if !in_order || events.last().is_none_or(|last| last.seq != summary.seq) {
            return Err(AppendError::OutOfOrder);
        }
        let texts: Result<_, _> = events.iter().map(serde_json::to_string).collect();
        Ok(Self { first, texts: texts.map_err(|_| AppendError::OutOfOrder)? })
    }

    /// The only event, if there is one.
    pub(super) fn only(&self) -> Option<&str> {
        match &self.texts[..] {
            [text] => Some(text),
            _ => None,
        }
    }

    /// The first events of a game.
    pub(super) fn first(events: &[Event], summary: &Summary) -> Result<Self, AppendError> {
        let entries = Self::of(events, summary)?;
        if entries.first == 0 { Ok(entries) } else { Err(AppendError::OutOfOrder) }
    }

    /// Stores a new game.
    pub(super) fn create(
        &self,
        connection: &mut dyn Connection,
        game: GameId,
        summary: &Summary,
    ) -> Result<(), AppendError> {
        if !summary.insert(connection, game)? {
            return Err(AppendError::Conflict);
        }
        self.insert(connection, game)
    }

    pub(super) fn insert(
        &self,
        connection: &mut dyn Connection,
        game: GameId,
    ) -> Result<(), AppendError> {
        for (seq, text) in (self.first..).zip(&self.texts) {
            let sql =
                "INSERT INTO events (game, seq, event) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            if !connection.touches(sql, values![game, seq, text])? {
                return Err(AppendError::Conflict);
            }
        }
        Ok(())
    }
}
