//! Recovery of missed messages from other nodes. While messages are not arriving, and once more after they have
//! resumed, changes are read from the database.

use std::collections::{HashMap, HashSet};

use cluster::{Lists, Notice, NotificationKind};
use protocol::{GameSummary, ServerFrame, Status, limits::millis};
use record::{GameId, PlayerId, Speed};
use store::{ChangedGame, Search};
use tokio::time;
use variants::Color;

use super::Node;
use crate::{
    limits::{CATCH_UP_INTERVAL, CATCH_UP_MARGIN, CHANGED_GAMES_MAX, STORED_GAMES_PER_SPEED},
    listed::{shown, shown_one},
    outbox::Outgoing,
    refusal::Refusal,
    room::{GameMessage, RoomEvent, Services},
    untold::tell_paired,
};

/// Number of the last reported event of each game.
type Told = HashMap<GameId, u32>;

impl Node {
    /// Checks periodically for missed messages, and recovers them.
    pub(super) async fn catch_up(self) {
        // Every message up to this time was received.
        let mut heard = self.services.clock.now();
        let mut told = Told::default();
        loop {
            time::sleep(CATCH_UP_INTERVAL).await;
            let now = self.services.clock.now();
            let is_deaf = !self.cluster.is_connected() || self.cluster.peers().has_silent();
            let doubt = self.cluster.presence().take_doubt();
            heard = heard.min(doubt.unwrap_or(heard));
            if is_deaf || doubt.is_some() {
                if let Err(refusal) =
                    self.catch_up_since(heard - millis(CATCH_UP_MARGIN), is_deaf, &mut told).await
                {
                    tracing::warn!(code = refusal.code(), "Missed changes could not be read");
                    continue;
                }
            } else {
                self.services.live_games.set_stored(None);
                told.clear();
            }
            heard = now;
        }
    }

    /// Applies the changes since a given time.
    async fn catch_up_since(
        &self,
        since: i64,
        is_deaf: bool,
        told: &mut Told,
    ) -> Result<(), Refusal> {
        let Services { store, lobby, open_games, live_games, .. } = &self.services;
        open_games.outdated();
        lobby.outdated(Lists { seeks: true, standing: true, open: true });
        live_games.set_stored(if is_deaf { Some(self.stored_games().await?) } else { None });
        for player in store.accounts().forgotten_since(since).await? {
            self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::Forgotten { player }));
        }
        for player in store.blocks().blockers_since(since).await? {
            self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::BlocksChanged { player }));
        }
        lobby.tidy(self.services.clock.now()).await?;
        tell_paired(&self.services).await?;
        self.tell_changes(since, told).await
    }

    /// Notifies local players of changes in their games since a given time.
    async fn tell_changes(&self, since: i64, told: &mut Told) -> Result<(), Refusal> {
        let Services { store, lobby, notifications, .. } = &self.services;
        let here: HashSet<PlayerId> = lobby.connected().into_iter().collect();
        let listeners: HashSet<PlayerId> = notifications.listeners().into_iter().collect();
        for changed in store.games().changed(since, CHANGED_GAMES_MAX).await? {
            let ChangedGame { id, summary, .. } = &changed;
            let before = told.insert(*id, summary.seq);
            if before == Some(summary.seq) {
                continue;
            }
            let new = notifications_of(&changed, since, before.is_none());
            let is_challenged = |player: &PlayerId| {
                here.contains(player) && new.contains(&(*player, NotificationKind::Challenge))
            };
            let challenged = changed.challenged.filter(|(player, _)| is_challenged(player));
            let heard: Vec<_> =
                new.iter().filter(|(player, _)| listeners.contains(player)).collect();
            if heard.is_empty() && challenged.is_none() {
                continue;
            }
            let game = shown_one(store, *id, summary).await?;
            for (player, kind) in heard.into_iter().copied() {
                notifications.deliver(Notice { player, kind, game: game.clone() });
            }
            if let Some((player, instead)) = challenged {
                let frame = ServerFrame::Challenge { game: Box::new(game), instead };
                lobby.send_here(&[player], &Outgoing::frame(&frame));
            }
        }
        Ok(())
    }

    /// Returns the newest live games of all nodes from the database.
    async fn stored_games(&self) -> Result<Vec<GameSummary>, Refusal> {
        let store = &self.services.store;
        let mut games = Vec::new();
        for speed in Speed::ALL.into_iter().filter(|speed| *speed != Speed::Correspondence) {
            let search = Search {
                status: Some(Status::Playing),
                speed: Some(speed),
                limit: STORED_GAMES_PER_SPEED,
                ..Search::default()
            };
            games.extend(store.games().search(search).await?);
        }
        shown(store, &games).await
    }
}

/// Returns the notifications for the changes to a game since a given time. The start of a game is reported only if nothing about the
/// game has been reported yet; turns may have been played since.
fn notifications_of(
    changed: &ChangedGame,
    since: i64,
    is_first: bool,
) -> Vec<(PlayerId, NotificationKind)> {
    let summary = &changed.summary;
    let to_both = |kind| {
        let both = [summary.white, summary.black].into_iter().flatten();
        both.map(move |player| (player, kind))
    };
    let is_new = is_first && (summary.plies == 0 || summary.created >= since);
    let started = to_both(NotificationKind::GameStart).filter(|_| is_new);
    match summary.status {
        Status::Waiting if summary.created < since => Vec::new(),
        Status::Waiting => {
            let challenged = changed.challenged.iter();
            challenged.map(|(player, _)| (*player, NotificationKind::Challenge)).collect()
        }
        Status::Playing if summary.plies == 0 => started.collect(),
        Status::Playing => {
            let awaited = match summary.to_act {
                Some(Color::White) => summary.white,
                Some(Color::Black) => summary.black,
                None => None,
            };
            let awaited = awaited.into_iter().map(|player| (player, NotificationKind::YourTurn));
            started.chain(awaited).collect()
        }
        _ => started.chain(to_both(NotificationKind::GameFinish)).collect(),
    }
}
