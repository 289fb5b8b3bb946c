//! Events to be written to a log.

use record::{Event, GameId};

use crate::{
    append_error::AppendError,
    connection::{Connection, values},
    summary::{Expected, Summary},
};

/// Serialized events.
pub(super) struct Entries {
    first: u32,
    texts: Vec<String>,
}

impl Entries {
    /// Serializes events as JSON on the caller's thread, to relieve the writer thread.
    pub(super) fn of(events: &[Event], summary: &Summary) -> Result<Self, AppendError> {
        let first = events.first().ok_or(AppendError::OutOfOrder)?.seq;
        let in_order = (first..).zip(events).all(|(seq, event)| event.seq == seq);
        if !in_order || events.last().is_none_or(|last| last.seq != summary.seq) {
            return Err(AppendError::OutOfOrder);
        }
        let texts: Result<_, _> = events.iter().map(serde_json::to_string).collect();
        Ok(Self { first, texts: texts.map_err(|_| AppendError::OutOfOrder)? })
    }

    /// Returns the state that the game must have before these events. Events that create a game cannot be appended.
    pub(super) fn expected(&self, epoch: Option<i64>) -> Result<Expected, AppendError> {
        let seq = self.first.checked_sub(1).ok_or(AppendError::Conflict)?;
        Ok(Expected { seq, epoch })
    }

    /// Returns the event if there is exactly one.
    pub(super) fn only(&self) -> Option<&str> {
        match &self.texts[..] {
            [text] => Some(text),
            _ => None,
        }
    }

    /// Serializes the first events of a game.
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
