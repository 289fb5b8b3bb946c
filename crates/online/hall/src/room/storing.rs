//! Storing events and handling their consequences.

use std::time::Duration;

use protocol::{RatingChanges, RefusalCode, limits::millis};
use record::{Event, EventKind, Score};
use store::{AppendError, NewLinkedGame, Rated, RatingChange, Summary};
use tokio::time;
use variants::Color;

use super::Room;
use crate::{command::Shown, dice, limits::ROOM_RETRY_DELAY, refusal::Refusal};

/// Duration above which a slow write counts as an outage for the waiting players.
const SLOW_WRITE: Duration = Duration::from_secs(2);

impl Room {
    /// Stores events and then sends them to all followers. On failure the room is unchanged, except for a turn already played
    /// on the board, which the caller undoes.
    pub(super) async fn append(&mut self, kinds: Vec<EventKind>) -> Result<(), Refusal> {
        self.append_with(kinds, None).await
    }

    /// Stores events together with a new linked game, atomically. At the end of a match, reveals the seed of its dice.
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
                let stored = store
                    .games()
                    .append_linked(self.epoch, id, events.clone(), summary, linked)
                    .await;
                stored.map(|()| Vec::new())
            }
            None => store.games().append_in(self.epoch, id, events.clone(), summary, rated).await,
        };
        self.services.metrics.commit(began.elapsed());
        // Even after a failure: the database may have stored the events nevertheless.
        let is_rated = stored.as_ref().is_ok_and(|changes| !changes.is_empty());
        if self.game.is_waiting() || is_rated {
            self.services.open_games.changed();
        }
        let changes = stored.map_err(|error| self.note_failure(&error, at))?;
        self.services.outages.stored(at.min(self.now()));
        if began.elapsed() > SLOW_WRITE {
            // The players receive the events only now.
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
        let turn_seq = self.game.turn_seq();
        if self.told.is_none_or(|told| told.turn_seq != turn_seq) {
            self.told = Some(Shown { turn_seq, at: self.now() });
        }
        self.after_events(is_end).await;
        Ok(())
    }

    /// Records a failed write: its outcome is unknown, and clocks stop until the log can be written.
    fn note_failure(&mut self, error: &AppendError, at: i64) -> Refusal {
        let id = self.game.id;
        if matches!(error, AppendError::Fenced) {
            return self.fenced();
        }
        tracing::error!(game.id = %id, %error, "Game {id} could not be stored");
        self.is_stale = true;
        self.retry_at = Some(self.now() + millis(ROOM_RETRY_DELAY));
        if matches!(error, AppendError::Store(_)) {
            self.failing_since.get_or_insert(at);
        }
        RefusalCode::Unavailable.into()
    }

    /// Records that another node owns the game: this write and all later ones are rejected.
    fn fenced(&mut self) -> Refusal {
        tracing::warn!(game.id = %self.game.id, "Another node has taken over game {}", self.game.id);
        self.services.metrics.fenced();
        self.is_fenced = true;
        Refusal::Moved
    }

    /// Returns why a write outside the log was rejected.
    pub(super) fn refused(&mut self, error: AppendError) -> Refusal {
        match error {
            AppendError::Fenced => self.fenced(),
            AppendError::Store(error) => error.into(),
            _ => RefusalCode::Unavailable.into(),
        }
    }

    /// Handles the consequences of the events just stored.
    async fn after_events(&mut self, is_end: bool) {
        let last = self.game.events().iter().rev().map(|event| &event.kind);
        // The immediate consequences of a turn are sent together with it.
        let mut last = last.skip_while(|kind| {
            matches!(kind, EventKind::Revealed { .. } | EventKind::Linked { .. })
        });
        let last = last.next().cloned();
        if is_end {
            self.load_players().await.ok();
            self.tell_end();
        }
        // `join` sends the view itself, once the names of both players are known.
        let is_join = matches!(last, Some(EventKind::Joined { .. }));
        if is_end || self.game.room_game.combined().is_some() && !is_join {
            self.tell_view();
        }
        self.list();
        self.notify_of(last.as_ref());
        self.ask_engine();
    }

    /// Returns the data for the rating changes if these events decide a rated game.
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
