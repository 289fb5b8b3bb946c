//! Where people find each other: seeks for live games, and those who look at the list.

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

/// How long a seek lives without a connection, so that its owner can go to another page.
const GRACE: i64 = 15_000;
/// How many seeks there may be.
const MOST_SEEKS: usize = 500;

/// What somebody is looking for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeekWish {
    /// The game.
    pub variant: Variant,
    /// The time control of a live game.
    pub clock: TimeControl,
    /// Whether it is to count.
    pub rated: bool,
    /// The colour that he wants.
    pub color: Option<Color>,
    /// The lowest rating that he wants.
    pub min: Option<i32>,
    /// The highest.
    pub max: Option<i32>,
}

/// Somebody who looks for an opponent.
#[derive(Clone, Debug)]
pub(crate) struct OpenSeek {
    pub(crate) player: PlayerId,
    pub(crate) wish: SeekWish,
    pub(crate) view: protocol::Seek,
    /// Since when he is not connected.
    away: Option<i64>,
}

impl OpenSeek {
    pub(crate) fn new(id: u64, player: PlayerId, shown: protocol::Player, wish: SeekWish) -> Self {
        let view = protocol::Seek {
            id: id.to_string(),
            player: shown,
            variant: wish.variant,
            clock: wish.clock,
            speed: wish.clock.speed(),
            rated: wish.rated,
            color: wish.color,
            min: wish.min,
            max: wish.max,
        };
        Self { player, wish, view, away: None }
    }

    fn rating(&self) -> i32 {
        self.view.player.rating.map_or(1500, |strength| strength.rating)
    }

    fn accepts(&self, other: &Self) -> bool {
        let rating = other.rating();
        self.wish.min.is_none_or(|min| rating >= min)
            && self.wish.max.is_none_or(|max| rating <= max)
    }

    /// Whether the two want the same game.
    fn fits(&self, other: &Self) -> bool {
        let (one, two) = (self.wish, other.wish);
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
pub(crate) struct NoPlace;

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
    /// Those who look at the list.
    readers: Vec<Outbox>,
    /// The connections of each player.
    connected: HashMap<PlayerId, Vec<Outbox>>,
    online: usize,
}

impl Lobby {
    /// Something in the list is different now.
    pub(crate) fn changed(&self) {
        self.has_changed.store(true, Ordering::Relaxed);
    }

    /// Whether that is so, once.
    pub(crate) fn take_changed(&self) -> bool {
        self.has_changed.swap(false, Ordering::Relaxed)
    }

    pub(crate) fn number(&self) -> u64 {
        let mut state = self.state();
        state.next += 1;
        state.next
    }

    /// Finds somebody who wants the same, or keeps the seek. A player has one at a time.
    pub(crate) fn place(&self, seek: OpenSeek) -> Result<Option<OpenSeek>, NoPlace> {
        let mut state = self.state();
        state.seeks.retain(|known| known.player != seek.player);
        self.changed();
        if let Some(index) = state.seeks.iter().position(|known| known.fits(&seek)) {
            return Ok(Some(state.seeks.remove(index)));
        }
        if state.seeks.len() >= MOST_SEEKS {
            return Err(NoPlace);
        }
        state.seeks.push(seek);
        Ok(None)
    }

    /// Takes a seek that somebody answers.
    pub(crate) fn take(&self, id: &str, by: PlayerId) -> Option<OpenSeek> {
        let mut state = self.state();
        let index = state.seeks.iter().position(|seek| seek.view.id == id && seek.player != by)?;
        let taken = state.seeks.remove(index);
        // Whoever answers looks no longer himself.
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

    /// Somebody connects.
    pub(crate) fn enter(&self, player: Option<PlayerId>, outbox: &Outbox) {
        let mut state = self.state();
        state.online += 1;
        if let Some(player) = player {
            state.connected.entry(player).or_default().push(outbox.clone());
        }
    }

    /// Somebody's connection has ended.
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

    /// Tells all connections of a player.
    pub(crate) fn tell(&self, player: PlayerId, message: &Outgoing) {
        if let Some(outboxes) = self.state().connected.get_mut(&player) {
            outboxes.retain(|outbox| outbox.send(message.clone()));
        }
    }

    /// Tells everybody who is connected by name; then nobody is any more.
    pub(crate) fn tell_all(&self, message: &Outgoing) {
        for outbox in self.state().connected.values().flatten() {
            outbox.send(message.clone());
        }
    }

    /// Shows the list to somebody, or does not any more.
    pub(crate) fn look(&self, outbox: &Outbox) {
        self.state().readers.push(outbox.clone());
        self.changed();
    }

    pub(crate) fn look_away(&self, outbox: &Outbox) {
        self.state().readers.retain(|reader| !reader.is(outbox));
    }

    pub(crate) fn has_readers(&self) -> bool {
        !self.state().readers.is_empty()
    }

    pub(crate) fn show(&self, message: &Outgoing) {
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
