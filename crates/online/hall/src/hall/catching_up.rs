//! What other nodes have said and this one has not heard is read from the database: while messages do not get through, and once
//! more when they do.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use protocol::{GameSummary, ServerFrame, Status};
use record::{GameId, PlayerId, Speed};
use store::{ChangedGame, Search};
use tokio::time;
use variants::Color;

use super::nodes::Nodes;
use crate::{
    cluster::news::{Lists, Notice},
    listed::{shown, shown_one},
    notification_kind::NotificationKind,
    outbox::Outgoing,
    refusal::Refusal,
    room::{Request, Services},
};

/// How often it is looked whether something was missed.
const LOOK: Duration = Duration::from_secs(2);
/// What has happened so long before is read too, in milliseconds: it takes a while until a node that is not heard is silent.
const MARGIN: i64 = 5_000;
/// The most games that are read at a time.
const MOST: u32 = 1_000;
/// The live games of each speed that lists show while other nodes are not heard.
const LISTED: u32 = 30;

/// The last events of games that were told already.
type Told = HashMap<GameId, u32>;

impl Nodes {
    /// Catches up with what was missed.
    pub(super) async fn catch_up(self) {
        // Everything until then was heard.
        let mut heard = self.services.clock.now();
        let mut told = Told::default();
        loop {
            time::sleep(LOOK).await;
            let now = self.services.clock.now();
            let is_deaf = !self.cluster.is_connected() || self.cluster.peers().has_silent();
            let doubt = self.cluster.register().take_doubt();
            heard = heard.min(doubt.unwrap_or(heard));
            if is_deaf || doubt.is_some() {
                if let Err(refusal) = self.catch_up_since(heard - MARGIN, is_deaf, &mut told).await
                {
                    tracing::warn!(code = refusal.code(), "What was missed cannot be read");
                    continue;
                }
            } else {
                self.services.live_games.set_stored(None);
                told.clear();
            }
            heard = now;
        }
    }

    /// Reads what has happened since a moment.
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
        for player in store.forgotten_since(since).await? {
            self.rooms.send_to_all(|| Request::Forget { player });
        }
        self.tell_paired(since).await?;
        self.tell_changes(since, told).await
    }

    /// Tells those who are here what has happened to them in games since a moment.
    async fn tell_changes(&self, since: i64, told: &mut Told) -> Result<(), Refusal> {
        let Services { store, lobby, notifications, .. } = &self.services;
        let here: HashSet<PlayerId> = lobby.connected().into_iter().collect();
        let listeners: HashSet<PlayerId> = notifications.listeners().into_iter().collect();
        for changed in store.changed_games(since, MOST).await? {
            let ChangedGame { id, summary, .. } = &changed;
            if told.insert(*id, summary.seq) == Some(summary.seq) {
                continue;
            }
            let news = news_of(&changed, since);
            let is_challenged = |player: &PlayerId| {
                here.contains(player) && news.contains(&(*player, NotificationKind::Challenge))
            };
            let challenged = changed.challenged.filter(|(player, _)| is_challenged(player));
            let heard: Vec<_> =
                news.iter().filter(|(player, _)| listeners.contains(player)).collect();
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

    /// Tells those who looked for an opponent here that they have one.
    async fn tell_paired(&self, since: i64) -> Result<(), Refusal> {
        let Services { store, lobby, clock, .. } = &self.services;
        lobby.tidy(clock.now()).await?;
        for player in lobby.take_ended_seeks() {
            let search = Search {
                player: Some(player),
                status: Some(Status::Playing),
                private: true,
                limit: 1,
                ..Search::default()
            };
            let newest = store.search(search).await?.pop();
            let is_new = |summary: &store::Summary| {
                summary.created >= since && summary.terms.clock.is_live()
            };
            if let Some((game, _)) = newest.filter(|(_, summary)| is_new(summary)) {
                lobby.send_here(&[player], &Outgoing::frame(&ServerFrame::Paired { game }));
            }
        }
        Ok(())
    }

    /// The newest live games that the database knows, of all nodes.
    async fn stored_games(&self) -> Result<Vec<GameSummary>, Refusal> {
        let store = &self.services.store;
        let mut games = Vec::new();
        for speed in Speed::ALL.into_iter().filter(|speed| *speed != Speed::Correspondence) {
            let search = Search {
                status: Some(Status::Playing),
                speed: Some(speed),
                limit: LISTED,
                ..Search::default()
            };
            games.extend(store.search(search).await?);
        }
        shown(store, &games).await
    }
}

/// What players are told of a game in which something has happened since a moment.
fn news_of(changed: &ChangedGame, since: i64) -> Vec<(PlayerId, NotificationKind)> {
    let summary = &changed.summary;
    let both = || [summary.white, summary.black].into_iter().flatten();
    match summary.status {
        Status::Waiting if summary.created < since => Vec::new(),
        Status::Waiting => {
            let challenged = changed.challenged.iter();
            challenged.map(|(player, _)| (*player, NotificationKind::Challenge)).collect()
        }
        Status::Playing if summary.plies == 0 => {
            both().map(|player| (player, NotificationKind::GameStart)).collect()
        }
        Status::Playing => {
            let awaited = match summary.to_act {
                Some(Color::White) => summary.white,
                Some(Color::Black) => summary.black,
                None => None,
            };
            awaited.into_iter().map(|player| (player, NotificationKind::YourTurn)).collect()
        }
        _ => both().map(|player| (player, NotificationKind::GameFinish)).collect(),
    }
}
