//! Who looks for an opponent. The seeks are in the store, where one transaction pairs two of them; this node keeps the list as it
//! was read last.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use protocol::RefusalCode;
use record::{GameId, PlayerId, Terms};
use store::{Meeting, Seek, Store, TakenSeek};

use crate::{
    cached::Cached,
    new_game::{Lots, not_stored},
    refusal::Refusal,
    seek::partner,
    waits::Waits,
};

/// How long a seek lives without a connection, in milliseconds, so that its owner can open another page.
pub(super) const GRACE: i64 = 15_000;
/// The store is told again that the owner of a seek is connected after so many milliseconds.
const SEEN_AGAIN: i64 = 5_000;
/// Whose owner was not seen for so long is met by nobody: after an outage the seeks of those who are here are still good.
const FORGOTTEN: i64 = 60_000;
/// For how long it is remembered that somebody looked for an opponent, in milliseconds.
const ENDED: i64 = 15_000;
/// The most seeks.
const MOST: u32 = 500;
/// What other nodes have changed is seen after so many milliseconds, if their message was lost.
const KEPT: i64 = 5_000;

/// What becomes of a seek.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Placed {
    /// Another player wants the same: this is their game.
    Met(PlayerId, GameId),
    /// It waits; how long that may take, in milliseconds.
    Waiting(Option<i64>),
}

/// The seeks.
#[derive(Debug)]
pub(crate) struct Seeks {
    store: Store,
    listed: Cached<Vec<Seek>>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    waits: Waits,
    /// The owners of seeks who were connected at the last look.
    here: HashSet<PlayerId>,
    /// Those of them whose seek has ended lately, and when that was seen.
    ended: Vec<(PlayerId, i64)>,
    /// Since when the store has answered every look, and when the last one was.
    steady: Option<(i64, i64)>,
}

impl Seeks {
    pub(super) fn new(store: Store) -> Self {
        Self { store, listed: Cached::new(KEPT), state: Mutex::default() }
    }

    /// The list has to be read again.
    pub(super) fn changed(&self) {
        self.listed.changed();
    }

    /// All seeks, those first that wait longest.
    pub(super) async fn list(&self, now: i64) -> Result<Arc<Vec<Seek>>, Refusal> {
        self.listed.get(now, async || Ok(self.store.seeks().await?)).await
    }

    /// The same as it was read last.
    pub(super) fn last(&self) -> Arc<Vec<Seek>> {
        self.listed.last().unwrap_or_default()
    }

    /// Finds a player who wants the same, or keeps the seek. A player has one at a time.
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
        let placed = self.store.place_seek(seek.clone(), now - FORGOTTEN, MOST, choose).await;
        self.changed();
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

    /// Answers a seek. Somebody without an account plays it unrated, unless its owner insists.
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
        let taken = self.store.take_seek(id.to_owned(), by, now - FORGOTTEN, make).await;
        match taken.map_err(|error| not_stored(&error))? {
            TakenSeek::Taken { seek, own, game } => {
                self.changed();
                self.note(&seek, true, now);
                if let Some(own) = own {
                    // They do not look for an opponent themselves any longer.
                    self.note(&own, true, now);
                }
                Ok((seek.player, game))
            }
            TakenSeek::Refused => Err(RefusalCode::RatedNeedsAccount.into()),
            TakenSeek::Gone => Err(RefusalCode::NoSuchSeek.into()),
        }
    }

    /// Deletes the seek of a player; whether there was one.
    pub(crate) async fn withdraw(&self, player: PlayerId, now: i64) -> Result<bool, Refusal> {
        let gone = self.store.delete_seek(player).await?;
        if let Some(gone) = &gone {
            self.changed();
            self.note(gone, false, now);
        }
        Ok(gone.is_some())
    }

    /// Tells the store whose owners are connected to this node, and deletes those seeks whose owners have gone. Returns whether the
    /// list is another one than at the last look.
    pub(super) async fn tidy(
        &self,
        is_here: impl Fn(PlayerId) -> bool,
        now: i64,
    ) -> Result<bool, Refusal> {
        let before = self.last();
        let seeks = self.list(now).await?;
        let here: HashSet<PlayerId> =
            seeks.iter().map(|seek| seek.player).filter(|player| is_here(*player)).collect();
        let (was_here, is_steady) = self.state().look(here.clone(), now);
        let is_ended = |player: &&PlayerId| !seeks.iter().any(|seek| seek.player == **player);
        self.state().note_ended(was_here.iter().filter(is_ended), now);
        let is_due = |seek: &&Seek| match here.contains(&seek.player) {
            true => now - seek.seen >= SEEN_AGAIN,
            // The last time that this node says so.
            false => was_here.contains(&seek.player),
        };
        let due: Vec<PlayerId> = seeks.iter().filter(is_due).map(|seek| seek.player).collect();
        if !due.is_empty() {
            self.store.see_seekers(due, now).await?;
            self.changed();
        }
        let is_gone = |seek: &Seek| now - seek.seen >= GRACE && !here.contains(&seek.player);
        if is_steady && seeks.iter().any(is_gone) {
            for gone in self.store.delete_abandoned_seeks(now - GRACE).await? {
                self.note(&gone, false, now);
            }
            self.changed();
        }
        let seeks = self.list(now).await?;
        Ok(!views(&before).eq(views(&seeks)))
    }

    /// Those who looked for an opponent at this node until lately; named once.
    pub(super) fn take_ended(&self) -> Vec<PlayerId> {
        let ended = std::mem::take(&mut self.state().ended);
        ended.into_iter().map(|(player, _)| player).collect()
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
    fn note_ended<'a>(&mut self, players: impl Iterator<Item = &'a PlayerId>, now: i64) {
        self.ended.retain(|(_, at)| now - at < ENDED);
        self.ended.extend(players.map(|player| (*player, now)));
    }

    /// Notes who is here. Returns who was, and whether nodes have had the time to say who is: after an outage nobody could.
    fn look(&mut self, here: HashSet<PlayerId>, now: i64) -> (HashSet<PlayerId>, bool) {
        let (since, _) = self.steady.filter(|(_, last)| now - last < GRACE).unwrap_or((now, now));
        self.steady = Some((since, now));
        (std::mem::replace(&mut self.here, here), now - since >= SEEN_AGAIN)
    }
}

fn views(seeks: &[Seek]) -> impl Iterator<Item = &protocol::Seek> {
    seeks.iter().map(|seek| &seek.view)
}

/// The terms of a game that comes of a seek.
fn terms(seek: &Seek, rated: bool) -> Terms {
    let protocol::Seek { variant, clock, combined, .. } = seek.view;
    Terms { variant, handicap: None, clock, rated, open: false, combined }
}
