//! The lobby: seeks for live games, readers of the list, and the connections of players.

use std::{
    collections::HashMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use record::{PlayerId, TimeControl};
use variants::{Color, Variant};

use crate::outbox::{Outbox, Outgoing};

/// How long a seek lives without a connection, in milliseconds, so that its owner can open another page.
const GRACE: i64 = 15_000;
/// The most seeks.
const MOST_SEEKS: usize = 500;

/// The game that a player looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeekTerms {
    /// The game.
    pub variant: Variant,
    /// The time control of a live game.
    pub clock: TimeControl,
    /// Whether ratings change.
    pub rated: bool,
    /// The colour that they want.
    pub color: Option<Color>,
    /// The lowest rating of an opponent.
    pub min: Option<i32>,
    /// The highest.
    pub max: Option<i32>,
}

/// A player who looks for an opponent.
#[derive(Clone, Debug)]
pub(crate) struct OpenSeek {
    pub(crate) player: PlayerId,
    pub(crate) terms: SeekTerms,
    pub(crate) view: protocol::Seek,
    /// Since when they are not connected.
    away: Option<i64>,
}

impl OpenSeek {
    pub(crate) fn new(
        id: u64,
        player: PlayerId,
        shown: protocol::Player,
        terms: SeekTerms,
    ) -> Self {
        let view = protocol::Seek {
            id: id.to_string(),
            player: shown,
            variant: terms.variant,
            clock: terms.clock,
            speed: terms.clock.speed(),
            rated: terms.rated,
            color: terms.color,
            min: terms.min,
            max: terms.max,
        };
        Self { player, terms, view, away: None }
    }

    fn rating(&self) -> i32 {
        self.view.player.rating.map_or(1500, |strength| strength.rating)
    }

    fn accepts(&self, other: &Self) -> bool {
        let rating = other.rating();
        self.terms.min.is_none_or(|min| rating >= min)
            && self.terms.max.is_none_or(|max| rating <= max)
    }

    /// Whether two players look for the same game.
    fn fits(&self, other: &Self) -> bool {
        let (one, two) = (self.terms, other.terms);
        let is_colour_fine = match (one.color, two.color) {
            (Some(one), Some(two)) => one != two,
            _ => true,
        };
        self.player != other.player
            && one.variant == two.variant
            && one.clock == two.clock
            && one.rated == two.rated
            && is_colour_fine
            && self.accepts(other)
            && other.accepts(self)
    }
}

/// There are too many seeks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooManySeeks;

/// The lobby.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    state: Mutex<State>,
    has_changed: AtomicBool,
}

#[derive(Debug, Default)]
struct State {
    seeks: Vec<OpenSeek>,
    next: u64,
    /// The readers of the list.
    readers: Vec<Outbox>,
    /// The connections of each player.
    connected: HashMap<PlayerId, Vec<Outbox>>,
    online: usize,
}

impl Lobby {
    /// The list has changed.
    pub(crate) fn changed(&self) {
        self.has_changed.store(true, Ordering::Relaxed);
    }

    /// Returns and clears the changed flag.
    pub(crate) fn take_changed(&self) -> bool {
        self.has_changed.swap(false, Ordering::Relaxed)
    }

    pub(crate) fn number(&self) -> u64 {
        let mut state = self.state();
        state.next += 1;
        state.next
    }

    /// Finds a player who wants the same, or keeps the seek. A player has one at a time.
    pub(crate) fn place(&self, seek: OpenSeek) -> Result<Option<OpenSeek>, TooManySeeks> {
        let mut state = self.state();
        state.seeks.retain(|known| known.player != seek.player);
        self.changed();
        if let Some(index) = state.seeks.iter().position(|known| known.fits(&seek)) {
            return Ok(Some(state.seeks.remove(index)));
        }
        if state.seeks.len() >= MOST_SEEKS {
            return Err(TooManySeeks);
        }
        state.seeks.push(seek);
        Ok(None)
    }

    /// Removes a seek that a player answers.
    pub(crate) fn take(&self, id: &str, by: PlayerId) -> Option<OpenSeek> {
        let mut state = self.state();
        let index = state.seeks.iter().position(|seek| seek.view.id == id && seek.player != by)?;
        let taken = state.seeks.remove(index);
        // They do not look for an opponent themselves any longer.
        state.seeks.retain(|seek| seek.player != by);
        self.changed();
        Some(taken)
    }

    /// The own seek of a player.
    pub(crate) fn seek_of(&self, player: PlayerId) -> Option<protocol::Seek> {
        self.state().seeks.iter().find(|seek| seek.player == player).map(|seek| seek.view.clone())
    }

    pub(crate) fn withdraw(&self, player: PlayerId) {
        self.state().seeks.retain(|seek| seek.player != player);
        self.changed();
    }

    /// A connection is opened.
    pub(crate) fn enter(&self, player: Option<PlayerId>, outbox: &Outbox) {
        let mut state = self.state();
        state.online += 1;
        if let Some(player) = player {
            state.connected.entry(player).or_default().push(outbox.clone());
        }
    }

    /// A connection is closed.
    pub(crate) fn exit(&self, player: Option<PlayerId>) {
        let mut state = self.state();
        state.online = state.online.saturating_sub(1);
        if let Some(player) = player
            && let Some(outboxes) = state.connected.get_mut(&player)
        {
            outboxes.retain(|outbox| !outbox.is_closed());
            if outboxes.is_empty() {
                state.connected.remove(&player);
            }
        }
    }

    /// Sends a frame to all connections of a player.
    pub(crate) fn send_to(&self, player: PlayerId, message: &Outgoing) {
        if let Some(outboxes) = self.state().connected.get_mut(&player) {
            outboxes.retain(|outbox| outbox.send(message.clone()));
        }
    }

    /// Sends a frame to all connections that have a player.
    pub(crate) fn send_to_all(&self, message: &Outgoing) {
        for outbox in self.state().connected.values().flatten() {
            outbox.send(message.clone());
        }
    }

    /// Sends the list to a connection from now on.
    pub(crate) fn add_reader(&self, outbox: &Outbox) {
        self.state().readers.push(outbox.clone());
        self.changed();
    }

    pub(crate) fn remove_reader(&self, outbox: &Outbox) {
        self.state().readers.retain(|reader| !reader.is(outbox));
    }

    pub(crate) fn has_readers(&self) -> bool {
        !self.state().readers.is_empty()
    }

    pub(crate) fn send_list(&self, message: &Outgoing) {
        self.state().readers.retain(|reader| reader.send(message.clone()));
    }

    pub(crate) fn online(&self) -> usize {
        self.state().online
    }

    pub(crate) fn seeks(&self) -> Vec<protocol::Seek> {
        self.state().seeks.iter().map(|seek| seek.view.clone()).collect()
    }

    /// Drops seeks whose owners have gone.
    pub(crate) fn tidy(&self, now: i64) {
        let mut state = self.state();
        let State { seeks, connected, .. } = &mut *state;
        let before = seeks.len();
        seeks.retain_mut(|seek| {
            let is_here = connected
                .get(&seek.player)
                .is_some_and(|outboxes| outboxes.iter().any(|outbox| !outbox.is_closed()));
            seek.away = if is_here { None } else { seek.away.or(Some(now)) };
            seek.away.is_none_or(|since| now - since < GRACE)
        });
        if seeks.len() != before {
            self.changed();
        }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
