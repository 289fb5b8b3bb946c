//! Standing seeks, which stay while their owners are away. They are kept in the store; each node caches the list.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use protocol::limits::millis;
use record::PlayerId;
use store::{Seek, StandingSeek, Store};

use crate::{
    cached::Cached,
    directory::ListedPlayers,
    limits::{CALL_INTERVAL, CLUSTER_STANDING_SEEK_CACHE_LIFETIME, STANDING_SEEK_CACHE_LIFETIME},
    refusal::Refusal,
    seek::{SeekTerms, agreed, new_seek},
};

/// The standing seeks.
#[derive(Debug)]
pub(crate) struct StandingSeeks {
    store: Store,
    listed: Cached<Vec<Standing>>,
    /// Last call to each owner: the seeker for whom it was made, and its time.
    called: Mutex<HashMap<PlayerId, (PlayerId, i64)>>,
}

/// A standing seek with its expiry time.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Standing {
    pub(super) seek: Seek,
    pub(super) until: i64,
    /// Players separated from the seek's owner by a block.
    pub(super) apart: Vec<PlayerId>,
}

impl Standing {
    /// Returns whether the owner of the standing seek should be called for a seek.
    pub(super) fn answers(&self, seek: &Seek) -> bool {
        agreed(&self.seek, seek).is_some() && !self.apart.contains(&seek.player)
    }
}

impl StandingSeeks {
    pub(super) fn new(store: Store, is_among_nodes: bool) -> Self {
        let kept = if is_among_nodes {
            millis(CLUSTER_STANDING_SEEK_CACHE_LIFETIME)
        } else {
            millis(STANDING_SEEK_CACHE_LIFETIME)
        };
        Self { store, listed: Cached::new(kept), called: Mutex::default() }
    }

    /// Marks the list as changed.
    pub(super) fn changed(&self) {
        self.listed.changed();
    }

    /// Returns all standing seeks, the oldest first.
    pub(super) async fn list(&self, now: i64) -> Result<Arc<Vec<Standing>>, Refusal> {
        let all = self.listed.get(now, async || self.read(now).await).await?;
        if all.iter().all(|standing| standing.until > now) {
            return Ok(all);
        }
        // A standing seek has expired.
        self.changed();
        self.listed.get(now, async || self.read(now).await).await
    }

    /// Returns the most recently read standing seeks.
    pub(super) fn last(&self) -> Arc<Vec<Standing>> {
        self.listed.last().unwrap_or_default()
    }

    async fn read(&self, now: i64) -> Result<Vec<Standing>, Refusal> {
        let stored = self.store.standing_seeks().all(now).await?;
        let ids = stored.iter().map(|one| one.player).collect();
        let players = ListedPlayers::with_ids(&self.store, ids).await?;
        let apart = self.store.blocks().apart_from_standing().await?;
        let apart_from = |player: PlayerId| {
            let pairs = apart.iter().filter(|pair| pair.contains(&player)).flatten();
            pairs.copied().filter(|other| *other != player).collect()
        };
        let standing = stored.iter().filter_map(|one| {
            let shown = players.shown(one.player, one.variant, one.clock.speed())?;
            let (seek, apart) = (seek_of(one, shown), apart_from(one.player));
            Some(Standing { seek, until: one.until, apart })
        });
        Ok(standing.collect())
    }

    /// Returns the owners to call for a seek.
    pub(super) async fn call(&self, seek: &Seek, now: i64) -> Result<Vec<PlayerId>, Refusal> {
        let all = self.list(now).await?;
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        called.retain(|_, (_, at)| now - *at < millis(CALL_INTERVAL));
        let mut players = Vec::new();
        for standing in all.iter().filter(|standing| standing.answers(seek)) {
            let player = standing.seek.player;
            if called.get(&player).is_none_or(|(whom, _)| *whom != seek.player) {
                called.insert(player, (seek.player, now));
                players.push(player);
            }
        }
        Ok(players)
    }
}

/// Converts a standing seek to a seek, as shown in lists.
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
    // The id is unique: a player has at most one standing seek.
    let number = player.to_i64().unsigned_abs();
    let mut seek = new_seek(number, shown, terms, created);
    seek.player = player;
    seek.view.standing = true;
    seek
}
