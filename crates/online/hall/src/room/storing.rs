//! Storing events, and what follows from them.

use std::time::Duration;

use protocol::{RatingChanges, RefusalCode};
use record::{Event, EventKind, Score};
use store::{AppendError, NewLinkedGame, Rated, RatingChange, Summary};
use tokio::time;
use variants::Color;

use super::{RETRY, Room};
use crate::{dice, refusal::Refusal};

/// A write that takes longer was an outage for those who waited for it.
const SLOW: Duration = Duration::from_secs(2);

impl Room {
    /// Stores events and then tells everybody. The room is unchanged when that fails, except for a turn that was played on
    /// the board, which the caller takes back.
    pub(super) async fn append(&mut self, kinds: Vec<EventKind>) -> Result<(), Refusal> {
        self.append_with(kinds, None).await
    }

    /// The same with a linked game that begins: both are stored, or neither. At the end of a match the seed of its dice is revealed.
    pub(super) async fn append_with(
        &mut self,
        mut kinds: Vec<EventKind>,
        linked: Option<NewLinkedGame>,
    ) -> Result<(), Refusal> {
        let is_end = kinds.iter().any(|kind| matches!(kind, EventKind::Ended { .. }));
        if let Some(seed) = self.seed.filter(|_| is_end) {
            kinds.push(EventKind::Revealed { seed: dice::hex(&seed) });
        }
        let at = self.now().max(self.game.updated);
        let events: Vec<Event> = kinds
            .into_iter()
            .zip(self.game.next_seq()..)
            .map(|(kind, seq)| Event { seq, at, kind })
            .collect();
        let private = self.access.is_private();
        let summary = Summary { private, ..self.game.summary_after(&events) };
        let rated = self.rated(&events);
        let id = self.game.id;
        let began = time::Instant::now();
        let store = &self.services.store;
        let stored = match linked {
            Some(linked) => {
                let stored =
                    store.append_linked(self.epoch, id, events.clone(), summary, linked).await;
                stored.map(|()| Vec::new())
            }
            None => store.append_in(self.epoch, id, events.clone(), summary, rated).await,
        };
        self.services.metrics.commit(began.elapsed());
        // Also when that has failed: the database may have it all the same.
        let is_rated = stored.as_ref().is_ok_and(|changes| !changes.is_empty());
        if self.game.is_waiting() || is_rated {
            self.services.open_games.changed();
        }
        let changes = stored.map_err(|error| self.note_failure(&error, at))?;
        if began.elapsed() > SLOW {
            // The players have learnt of it only now.
            self.failing_since = Some(at);
            self.retry_at = Some(self.now());
        }
        if !changes.is_empty() {
            self.note_ratings(&changes);
        }
        for event in events {
            self.game.settle(event);
            self.tell_last_event();
        }
        self.after_events(is_end).await;
        Ok(())
    }

    /// Something could not be stored: it is unknown whether it was, and time does not count until the log can be written.
    fn note_failure(&mut self, error: &AppendError, at: i64) -> Refusal {
        let id = self.game.id;
        if matches!(error, AppendError::Fenced) {
            return self.fenced();
        }
        tracing::error!(game.id = %id, %error, "Game {id} could not be stored");
        self.is_stale = true;
        self.retry_at = Some(self.now() + RETRY);
        if matches!(error, AppendError::Store(_)) {
            self.failing_since.get_or_insert(at);
        }
        RefusalCode::Unavailable.into()
    }

    /// Another node has the game: nothing was stored, and nothing will be.
    fn fenced(&mut self) -> Refusal {
        tracing::warn!(game.id = %self.game.id, "Another node has taken game {}", self.game.id);
        self.services.metrics.fenced();
        self.is_fenced = true;
        Refusal::Moved
    }

    /// Why something beside the log was not stored.
    pub(super) fn refused(&mut self, error: AppendError) -> Refusal {
        match error {
            AppendError::Fenced => self.fenced(),
            AppendError::Store(error) => error.into(),
            _ => RefusalCode::Unavailable.into(),
        }
    }

    /// What follows from the events that have just been stored.
    async fn after_events(&mut self, is_end: bool) {
        let last = self.game.events().iter().rev().map(|event| &event.kind);
        // What follows from a turn at once is told with it.
        let mut last = last.skip_while(|kind| {
            matches!(kind, EventKind::Revealed { .. } | EventKind::Linked { .. })
        });
        let last = last.next().cloned();
        if is_end {
            self.load_players().await.ok();
            self.tell_end();
        }
        if is_end || self.game.board.combined().is_some() {
            self.tell_view();
        }
        self.list();
        self.notify_of(last.as_ref());
        self.ask_engine();
    }

    /// The ratings that these events change: once, when a rated game is decided.
    fn rated(&self, events: &[Event]) -> Option<Rated> {
        let score = events.iter().find_map(|event| match event.kind {
            EventKind::Ended { score, .. } => Some(score),
            _ => None,
        })?;
        let terms = &self.game.terms;
        (terms.rated && score != Score::Open).then(|| Rated {
            fixed_white: self.players.fixed_rating(Color::White, terms),
            fixed_black: self.players.fixed_rating(Color::Black, terms),
        })
    }

    pub(super) fn note_ratings(&mut self, changes: &[RatingChange]) {
        let of = |color: Color| {
            let seats = [self.players.id(color), self.game.seats[color.index()]];
            let change = changes.iter().find(|change| seats.contains(&Some(change.player)))?;
            let rounded = |rating: record::Rating| protocol::Rating::rounded(rating.rating);
            let (before, after) = (rounded(change.before), rounded(change.after));
            Some(protocol::RatingChange { before, after })
        };
        self.ratings = Some(RatingChanges { w: of(Color::White), b: of(Color::Black) });
    }
}
