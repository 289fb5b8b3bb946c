//! Seeks that stay while their owners are away. They are in the store; this node keeps the list as it was read last.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use record::PlayerId;
use store::{Seek, StandingSeek, Store};

use crate::{
    cached::Cached,
    directory::ListedPlayers,
    refusal::Refusal,
    seek::{SeekTerms, agreed, new_seek},
};

/// A player is called for the same seeker once in so many milliseconds.
pub(super) const CALL_AGAIN: i64 = 60_000;
/// What another program has changed in the database is seen after so many milliseconds.
const KEPT: i64 = 60_000;
/// The same of several nodes, in case their message is lost.
const KEPT_AMONG_NODES: i64 = 5_000;

/// The standing seeks.
#[derive(Debug)]
pub(crate) struct StandingSeeks {
    store: Store,
    listed: Cached<Vec<Standing>>,
    /// For whom each owner was called last, and when.
    called: Mutex<HashMap<PlayerId, (PlayerId, i64)>>,
}

/// One of them, with until when it stays.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Standing {
    pub(super) seek: Seek,
    pub(super) until: i64,
}

impl StandingSeeks {
    pub(super) fn new(store: Store, is_among_nodes: bool) -> Self {
        let kept = if is_among_nodes { KEPT_AMONG_NODES } else { KEPT };
        Self { store, listed: Cached::new(kept), called: Mutex::default() }
    }

    /// The list has to be read again.
    pub(super) fn changed(&self) {
        self.listed.changed();
    }

    /// All of them, the oldest first.
    pub(super) async fn list(&self, now: i64) -> Result<Arc<Vec<Standing>>, Refusal> {
        let all = self.listed.get(now, async || self.read(now).await).await?;
        if all.iter().all(|standing| standing.until > now) {
            return Ok(all);
        }
        // The time of one is over.
        self.changed();
        self.listed.get(now, async || self.read(now).await).await
    }

    /// The same as it was read last.
    pub(super) fn last(&self) -> Arc<Vec<Standing>> {
        self.listed.last().unwrap_or_default()
    }

    async fn read(&self, now: i64) -> Result<Vec<Standing>, Refusal> {
        let stored = self.store.standing_seeks(now).await?;
        let ids = stored.iter().map(|one| one.player).collect();
        let players = ListedPlayers::with_ids(&self.store, ids).await?;
        let standing = stored.iter().filter_map(|one| {
            let shown = players.shown(one.player, one.variant, one.clock.speed())?;
            Some(Standing { seek: seek_of(one, shown), until: one.until })
        });
        Ok(standing.collect())
    }

    /// The owners who are to be called for a seek.
    pub(super) async fn call(&self, seek: &Seek, now: i64) -> Result<Vec<PlayerId>, Refusal> {
        let all = self.list(now).await?;
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        called.retain(|_, (_, at)| now - *at < CALL_AGAIN);
        let mut players = Vec::new();
        for standing in all.iter().filter(|standing| agreed(&standing.seek, seek).is_some()) {
            let player = standing.seek.player;
            if called.get(&player).is_none_or(|(whom, _)| *whom != seek.player) {
                called.insert(player, (seek.player, now));
                players.push(player);
            }
        }
        Ok(players)
    }
}

/// A standing seek as lists show it.
pub(crate) fn seek_of(standing: &StandingSeek, shown: protocol::Player) -> Seek {
    let StandingSeek { player, variant, clock, rated, rated_only, combined, created, .. } =
        *standing;
    let terms = SeekTerms {
        variant,
        clock,
        rated,
        rated_only,
        combined,
        color: None,
        min: None,
        max: None,
    };
    // A number that no other seek has: players have one standing seek at a time.
    let number = player.to_i64().unsigned_abs();
    let mut seek = new_seek(number, shown, terms, created);
    seek.player = player;
    seek.view.standing = true;
    seek
}
