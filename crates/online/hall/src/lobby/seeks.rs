//! Live seeks. They are kept in the store, where a single transaction pairs two of them; each node caches the list.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use protocol::{RefusalCode, limits::millis};
use record::{GameId, PlayerId, Terms};
use store::{Meeting, Seek, Store, TakenSeek};

use crate::{
    apart,
    cached::Cached,
    limits::{
        LIVE_SEEKS_MAX, SEEK_CACHE_LIFETIME, SEEK_GRACE, SEEK_LAST_SEEN_MAX_AGE,
        SEEK_LAST_SEEN_WRITE_INTERVAL,
    },
    new_game::{Lots, not_stored},
    refusal::Refusal,
    seek::partner,
    waits::Waits,
};

/// Result of placing a seek.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Placed {
    /// The seek was paired with this player, in this game.
    Met(PlayerId, GameId),
    /// The seek is waiting, with this estimated waiting time in milliseconds, if known.
    Waiting(Option<i64>),
}

/// The live seeks.
#[derive(Debug)]
pub(crate) struct Seeks {
    store: Store,
    listed: Cached<Vec<Seek>>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    waits: Waits,
    /// Owners of seeks who were connected to this node at the last check, with the time since which they have been waiting.
    here: HashMap<PlayerId, i64>,
    /// Ended seeks whose owners have not been told of a game. They are kept until the owners have been looked up.
    ended: HashMap<PlayerId, i64>,
    /// Start of the period in which the store has answered every check, and the time of the last check.
    steady: Option<(i64, i64)>,
}

impl Seeks {
    pub(super) fn new(store: Store) -> Self {
        Self { store, listed: Cached::new(millis(SEEK_CACHE_LIFETIME)), state: Mutex::default() }
    }

    /// Marks the list as changed.
    pub(super) fn changed(&self) {
        self.listed.changed();
    }

    /// Returns all seeks, the longest waiting first.
    pub(super) async fn list(&self, now: i64) -> Result<Arc<Vec<Seek>>, Refusal> {
        self.listed.get(now, async || Ok(self.store.seeks().all().await?)).await
    }

    /// Returns the most recently read seeks.
    pub(super) fn last(&self) -> Arc<Vec<Seek>> {
        self.listed.last().unwrap_or_default()
    }

    /// Pairs a seek with a matching one, or stores it. A player has at most one seek.
    pub(crate) async fn place(&self, seek: Seek, now: i64) -> Result<Placed, Refusal> {
        let lots = Lots::draw()?;
        let own = seek.clone();
        let choose = move |waiting: &[Seek]| {
            let (other, is_rated) = partner(&own, waiting)?;
            let wanted = other.view.color.or(own.view.color.map(variants::Color::other));
            let seats = lots.seats(wanted, [other.player, own.player]);
            let game = lots.game(&terms(other, is_rated), seats, None, now);
            Some(Meeting { with: other.player, game })
        };
        let placed = self
            .store
            .seeks()
            .place(seek.clone(), now - millis(SEEK_LAST_SEEN_MAX_AGE), LIVE_SEEKS_MAX, choose)
            .await;
        self.changed();
        if placed.is_err() {
            // The seek may have been stored, and even paired.
            self.state().here.entry(seek.player).or_insert(seek.since);
        }
        let placed = placed.map_err(|error| not_stored(&error))?.ok_or(RefusalCode::Limit)?;
        if let Some(before) = &placed.before {
            self.note(before, false, now);
        }
        if let Some((other, game)) = placed.met {
            self.note(&other, true, now);
            self.note(&Seek { since: placed.since, ..seek }, true, now);
            return Ok(Placed::Met(other.player, game));
        }
        let wanted = (seek.view.variant, seek.view.speed);
        let all = self.list(now).await?;
        let alike = all.iter().filter(|one| (one.view.variant, one.view.speed) == wanted);
        let waiting = alike.map(|one| now - one.since).sum();
        Ok(Placed::Waiting(self.state().waits.estimate(wanted, waiting, now)))
    }

    /// Accepts a seek. A guest plays unrated, unless the owner of the seek insists on a rated game.
    pub(crate) async fn take(
        &self,
        id: &str,
        by: PlayerId,
        has_account: bool,
        now: i64,
    ) -> Result<(PlayerId, GameId), Refusal> {
        let lots = Lots::draw()?;
        let make = move |seek: &Seek| {
            if seek.view.rated_only && !has_account {
                return None;
            }
            let seats = lots.seats(seek.view.color, [seek.player, by]);
            let is_rated = seek.view.rated && has_account;
            Some(lots.game(&terms(seek, is_rated), seats, None, now))
        };
        let taken = self
            .store
            .seeks()
            .take(id.to_owned(), by, now - millis(SEEK_LAST_SEEN_MAX_AGE), make)
            .await;
        match taken.map_err(|error| not_stored(&error))? {
            TakenSeek::Taken { seek, own, game } => {
                self.changed();
                self.note(&seek, true, now);
                if let Some(own) = own {
                    // A paired player no longer seeks an opponent.
                    self.note(&own, true, now);
                }
                Ok((seek.player, game))
            }
            TakenSeek::Apart(block) => Err(apart::refusal(block)),
            TakenSeek::Refused => Err(RefusalCode::RatedNeedsAccount.into()),
            TakenSeek::Gone => Err(RefusalCode::NoSuchSeek.into()),
        }
    }

    /// Deletes the seek of a player; returns whether there was one.
    pub(crate) async fn withdraw(&self, player: PlayerId, now: i64) -> Result<bool, Refusal> {
        let gone = self.store.seeks().delete(player).await?;
        self.told([player]);
        if let Some(gone) = &gone {
            self.changed();
            self.note(gone, false, now);
        }
        Ok(gone.is_some())
    }

    /// Updates the last-seen times of owners connected to this node, and deletes abandoned seeks. Returns whether the list has
    /// changed since the last check.
    pub(super) async fn tidy(
        &self,
        is_here: impl Fn(PlayerId) -> bool,
        now: i64,
    ) -> Result<bool, Refusal> {
        let before = self.last();
        let seeks = self.list(now).await?;
        let here: HashMap<PlayerId, i64> = seeks
            .iter()
            .filter(|seek| is_here(seek.player))
            .map(|seek| (seek.player, seek.since))
            .collect();
        let (was_here, is_steady) = self.state().look(here.clone(), now);
        let is_ended = |(player, _): &(&PlayerId, &i64)| {
            !seeks.iter().any(|seek| seek.player == **player) && is_here(**player)
        };
        self.state().ended.extend(was_here.iter().filter(is_ended));
        let is_due = |seek: &&Seek| match here.contains_key(&seek.player) {
            true => now - seek.seen >= millis(SEEK_LAST_SEEN_WRITE_INTERVAL),
            // The owner has just disconnected: this is the last update by this node.
            false => was_here.contains_key(&seek.player),
        };
        let due: Vec<PlayerId> = seeks.iter().filter(is_due).map(|seek| seek.player).collect();
        if !due.is_empty() {
            self.store.seeks().see(due, now).await?;
            self.changed();
        }
        let is_gone =
            |seek: &Seek| now - seek.seen >= millis(SEEK_GRACE) && !here.contains_key(&seek.player);
        if is_steady && seeks.iter().any(is_gone) {
            for gone in self.store.seeks().delete_abandoned(now - millis(SEEK_GRACE)).await? {
                self.note(&gone, false, now);
            }
            self.changed();
        }
        let seeks = self.list(now).await?;
        Ok(!views(&before).eq(views(&seeks)))
    }

    /// Returns the players at this node whose seeks have ended without a message to them, each with the time since which they
    /// were waiting.
    pub(super) fn untold(&self) -> Vec<(PlayerId, i64)> {
        self.state().ended.iter().map(|(player, since)| (*player, *since)).collect()
    }

    /// Records that players know how their seeks ended.
    pub(super) fn told(&self, players: impl IntoIterator<Item = PlayerId>) {
        let mut state = self.state();
        for player in players {
            state.here.remove(&player);
            state.ended.remove(&player);
        }
    }

    fn note(&self, seek: &Seek, is_paired: bool, now: i64) {
        let wanted = (seek.view.variant, seek.view.speed);
        self.state().waits.note(wanted, now - seek.since, is_paired, now);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Records the connected owners. Returns the previous ones, and whether every node has had time to report since the last
    /// outage, during which none could.
    fn look(&mut self, here: HashMap<PlayerId, i64>, now: i64) -> (HashMap<PlayerId, i64>, bool) {
        let (since, _) =
            self.steady.filter(|(_, last)| now - last < millis(SEEK_GRACE)).unwrap_or((now, now));
        self.steady = Some((since, now));
        (
            std::mem::replace(&mut self.here, here),
            now - since >= millis(SEEK_LAST_SEEN_WRITE_INTERVAL),
        )
    }
}

fn views(seeks: &[Seek]) -> impl Iterator<Item = &protocol::Seek> {
    seeks.iter().map(|seek| &seek.view)
}

/// Returns the terms of the game that results from a seek.
fn terms(seek: &Seek, rated: bool) -> Terms {
    let protocol::Seek { variant, clock, combined, .. } = seek.view;
    Terms { variant, handicap: None, clock, rated, open: false, combined }
}
