//! The lobby: seeks for live games, those that stand, readers of the list, and the connections of players.

#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use protocol::PlayerKind;
use record::PlayerId;

use crate::{
    outbox::{Outbox, Outgoing},
    seek::OpenSeek,
    waits::Waits,
};

/// How long a seek lives without a connection, in milliseconds, so that its owner can open another page.
const GRACE: i64 = 15_000;
/// The most seeks.
const MOST_SEEKS: usize = 500;

/// The most standing seeks.
const MOST_STANDING: usize = 2000;
/// The standing seeks that a list shows.
const LISTED_STANDING: usize = 30;
/// The people that a list names.
const LISTED_PEOPLE: usize = 50;
/// A player is called for the same seeker once in so many milliseconds.
const CALL_AGAIN: i64 = 60_000;

/// There are too many seeks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooManySeeks;

/// What becomes of a seek.
#[derive(Debug)]
pub(crate) enum Placed {
    /// Another player wants the same; whether their game is rated.
    Met(OpenSeek, bool),
    /// It waits.
    Waiting {
        /// How long that may take, in milliseconds.
        estimate: Option<i64>,
        /// Those whose standing seeks ask for the same, and whether they are connected.
        called: Vec<(PlayerId, bool)>,
    },
}

/// The lobby.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    state: Mutex<State>,
    has_changed: AtomicBool,
}

#[derive(Debug, Default)]
struct State {
    seeks: Vec<OpenSeek>,
    /// Wishes that stay when their owners go away, with until when they do.
    standing: Vec<Standing>,
    waits: Waits,
    next: u64,
    /// The readers of the list.
    readers: Vec<Outbox>,
    /// The connections of each player.
    connected: HashMap<PlayerId, Connected>,
    online: usize,
}

#[derive(Debug)]
struct Standing {
    seek: OpenSeek,
    until: i64,
    /// For whom they were called last, and when.
    called: Option<(PlayerId, i64)>,
}

/// The connections of a player.
#[derive(Debug)]
struct Connected {
    shown: protocol::Player,
    /// The newest have the largest number.
    number: u64,
    outboxes: Vec<Outbox>,
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
    ///
    /// Of several players the first is one whose wish for ratings is the same, and then the one who has waited longest.
    pub(crate) fn place(&self, mut seek: OpenSeek, now: i64) -> Result<Placed, TooManySeeks> {
        let mut state = self.state();
        if let Some(index) = state.seeks.iter().position(|known| known.player == seek.player) {
            let known = state.seeks.remove(index);
            if known.terms == seek.terms {
                // Said again, after the connection was lost.
                seek.since = known.since;
            } else {
                state.note_wait(&known, false, now);
            }
        }
        self.changed();
        let met = state.seeks.iter().enumerate().filter_map(|(index, known)| {
            let is_rated = known.agreed(&seek)?;
            Some((known.terms.rated != seek.terms.rated, index, is_rated))
        });
        if let Some((_, index, is_rated)) = met.min() {
            let other = state.seeks.remove(index);
            state.note_wait(&other, true, now);
            state.note_wait(&seek, true, now);
            return Ok(Placed::Met(other, is_rated));
        }
        if state.seeks.len() >= MOST_SEEKS {
            return Err(TooManySeeks);
        }
        let called = state.call(&seek, now);
        let wanted = (seek.terms.variant, seek.view.speed);
        state.seeks.push(seek);
        let waiting =
            state.seeks.iter().filter(|one| (one.terms.variant, one.view.speed) == wanted);
        let waiting = waiting.map(|one| now - one.since).sum();
        let estimate = state.waits.estimate(wanted, waiting, now);
        Ok(Placed::Waiting { estimate, called })
    }

    /// Removes a seek that a player answers.
    pub(crate) fn take(&self, id: &str, by: PlayerId, now: i64) -> Option<OpenSeek> {
        let mut state = self.state();
        let index = state.seeks.iter().position(|seek| seek.view.id == id && seek.player != by)?;
        let taken = state.seeks.remove(index);
        state.note_wait(&taken, true, now);
        // They do not look for an opponent themselves any longer.
        if let Some(index) = state.seeks.iter().position(|seek| seek.player == by) {
            let own = state.seeks.remove(index);
            state.note_wait(&own, true, now);
        }
        self.changed();
        Some(taken)
    }

    /// Keeps a wish while its owner is away, in place of the one that they had.
    pub(crate) fn stand(&self, mut seek: OpenSeek, until: i64) -> Result<(), TooManySeeks> {
        let mut state = self.state();
        state.standing.retain(|standing| standing.seek.player != seek.player);
        if state.standing.len() >= MOST_STANDING {
            return Err(TooManySeeks);
        }
        seek.view.standing = true;
        state.standing.push(Standing { seek, until, called: None });
        self.changed();
        Ok(())
    }

    /// Forgets the standing seek of a player; whether there was one.
    pub(crate) fn unstand(&self, player: PlayerId) -> bool {
        let mut state = self.state();
        let before = state.standing.len();
        state.standing.retain(|standing| standing.seek.player != player);
        self.changed();
        state.standing.len() != before
    }

    /// The standing seek of a player.
    pub(crate) fn standing_of(&self, player: PlayerId) -> Option<protocol::Seek> {
        let state = self.state();
        let mut standing = state.standing.iter();
        let found = standing.find(|standing| standing.seek.player == player);
        found.map(|standing| standing.seek.view.clone())
    }

    /// The seeks that ask for the same as the standing seek of a player.
    pub(crate) fn calls_for(&self, player: PlayerId) -> Vec<protocol::Seek> {
        let state = self.state();
        let own = state.standing.iter().find(|standing| standing.seek.player == player);
        let Some(own) = own else { return Vec::new() };
        let fitting = state.seeks.iter().filter(|seek| own.seek.agreed(seek).is_some());
        fitting.map(|seek| seek.view.clone()).collect()
    }

    /// The own seek of a player.
    pub(crate) fn seek_of(&self, player: PlayerId) -> Option<protocol::Seek> {
        self.state().seeks.iter().find(|seek| seek.player == player).map(|seek| seek.view.clone())
    }

    pub(crate) fn withdraw(&self, player: PlayerId, now: i64) {
        let mut state = self.state();
        if let Some(index) = state.seeks.iter().position(|seek| seek.player == player) {
            let gone = state.seeks.remove(index);
            state.note_wait(&gone, false, now);
            self.changed();
        }
    }

    /// A connection is opened.
    pub(crate) fn enter(&self, player: Option<(PlayerId, &protocol::Player)>, outbox: &Outbox) {
        let mut state = self.state();
        state.online += 1;
        state.next += 1;
        let number = state.next;
        let Some((player, shown)) = player else { return };
        let connected = state.connected.entry(player).or_insert_with(|| {
            self.changed();
            Connected { shown: shown.clone(), number, outboxes: Vec::new() }
        });
        connected.shown = shown.clone();
        connected.outboxes.push(outbox.clone());
    }

    /// A connection is closed.
    pub(crate) fn exit(&self, player: Option<PlayerId>) {
        let mut state = self.state();
        state.online = state.online.saturating_sub(1);
        if let Some(player) = player
            && let Some(connected) = state.connected.get_mut(&player)
        {
            connected.outboxes.retain(|outbox| !outbox.is_closed());
            if connected.outboxes.is_empty() {
                state.connected.remove(&player);
                self.changed();
            }
        }
    }

    /// Whether a player is connected.
    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        self.state().connected.get(&player).is_some_and(Connected::is_open)
    }

    /// Who is connected with an account, those who came last first.
    pub(crate) fn people(&self) -> Vec<protocol::Player> {
        let state = self.state();
        let is_known = |shown: &protocol::Player| {
            shown.name.is_some() && matches!(shown.kind, PlayerKind::Person | PlayerKind::Bot)
        };
        let mut people: Vec<&Connected> =
            state.connected.values().filter(|connected| is_known(&connected.shown)).collect();
        people.sort_by_key(|connected| std::cmp::Reverse(connected.number));
        people.into_iter().take(LISTED_PEOPLE).map(|connected| connected.shown.clone()).collect()
    }

    /// Sends a frame to all connections of a player.
    pub(crate) fn send_to(&self, player: PlayerId, message: &Outgoing) {
        if let Some(connected) = self.state().connected.get_mut(&player) {
            connected.outboxes.retain(|outbox| outbox.send(message.clone()));
        }
    }

    /// Sends a frame to all connections that have a player.
    pub(crate) fn send_to_all(&self, message: &Outgoing) {
        for outbox in self.state().connected.values().flat_map(|connected| &connected.outboxes) {
            outbox.send(message.clone());
        }
    }

    /// Sends the list to a connection from now on.
    pub(crate) fn add_reader(&self, outbox: &Outbox) {
        self.state().readers.push(outbox.clone());
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

    /// Those who wait, and then the newest of those who are called when somebody wants the same.
    pub(crate) fn seeks(&self) -> Vec<protocol::Seek> {
        let state = self.state();
        let is_waiting = |player| state.seeks.iter().any(|seek| seek.player == player);
        let standing = state.standing.iter().rev().map(|standing| &standing.seek);
        let standing = standing.filter(|seek| !is_waiting(seek.player)).take(LISTED_STANDING);
        state.seeks.iter().chain(standing).map(|seek| seek.view.clone()).collect()
    }

    /// Drops seeks whose owners have gone, and standing ones whose time is over.
    pub(crate) fn tidy(&self, now: i64) {
        let mut state = self.state();
        let State { seeks, standing, connected, .. } = &mut *state;
        let before = seeks.len() + standing.len();
        for seek in seeks.iter_mut() {
            let is_here = connected.get(&seek.player).is_some_and(Connected::is_open);
            seek.away = if is_here { None } else { seek.away.or(Some(now)) };
        }
        let is_gone = |seek: &mut OpenSeek| seek.away.is_some_and(|since| now - since >= GRACE);
        let gone: Vec<OpenSeek> = seeks.extract_if(.., is_gone).collect();
        standing.retain(|standing| standing.until > now);
        if seeks.len() + standing.len() != before {
            self.changed();
        }
        for seek in gone {
            state.note_wait(&seek, false, now);
        }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connected {
    fn is_open(&self) -> bool {
        self.outboxes.iter().any(|outbox| !outbox.is_closed())
    }
}

impl State {
    fn note_wait(&mut self, seek: &OpenSeek, is_paired: bool, now: i64) {
        let wanted = (seek.terms.variant, seek.view.speed);
        self.waits.note(wanted, now - seek.since, is_paired, now);
    }

    /// Those who are to be called for a seek, and whether they are connected.
    fn call(&mut self, seek: &OpenSeek, now: i64) -> Vec<(PlayerId, bool)> {
        let mut called = Vec::new();
        for standing in &mut self.standing {
            let was_called = standing
                .called
                .is_some_and(|(whom, at)| whom == seek.player && now - at < CALL_AGAIN);
            if was_called || standing.seek.agreed(seek).is_none() {
                continue;
            }
            standing.called = Some((seek.player, now));
            let player = standing.seek.player;
            let is_connected = self.connected.get(&player).is_some_and(Connected::is_open);
            called.push((player, is_connected));
        }
        called
    }
}
