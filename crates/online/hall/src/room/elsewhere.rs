//! A room's followers at other nodes.

use std::sync::Arc;

use bus::NodeId;
use cluster::{Class, Classes, Cluster, Head, Heard, PeerChange, Relay, SpectatorCounts};
use protocol::{Done, limits::millis};
use record::{Overdue, PlayerId};
use store::GameOwnership;
use variants::Color;

use super::{
    Encoding, Room,
    audience::{Live, Subscription},
};
use crate::{
    command::Shown,
    limits::{HAND_OVER_RETRY_DELAY, RELAY_CREDIT_MAX},
    outbox::Outgoing,
    refusal::{Refusal, RefusalKind},
    request::FollowAnswer,
};

impl Room {
    /// Admits a follower from another node.
    pub(super) fn follow(
        &mut self,
        node: NodeId,
        viewer: Option<PlayerId>,
        since: Option<u32>,
        encoding: Encoding,
    ) -> FollowAnswer {
        let messages = self.first_messages(viewer, encoding, since);
        let color = viewer.and_then(|viewer| self.players.color_of(viewer));
        let class = color.map_or(Class::Spectator, Class::from);
        let counts = self.audience.counts(node);
        // A player is counted once, however often they ask. Spectators are counted here only until their node reports its number.
        let counts = if counts.has(class) && class == Class::Spectator {
            counts
        } else {
            counts.with(class, encoding == Encoding::Lines)
        };
        self.set_spectators(node, counts);
        FollowAnswer {
            class,
            epoch: self.epoch.unwrap_or(0),
            relayed: self.relayed,
            seq: self.game.seq(),
            turn_seq: Some(self.game.turn_seq()),
            messages: messages.iter().map(|message| message.text.as_ref().to_owned()).collect(),
        }
    }

    /// Updates the follower counts at a node.
    pub(super) fn set_spectators(&mut self, node: NodeId, counts: SpectatorCounts) {
        let now = self.now();
        for color in Color::ALL {
            if counts.has(color.into()) {
                self.found(color);
            }
        }
        self.audience.set_spectators(node, counts, &self.players, now);
        self.tell_presence(now);
    }

    /// Compares the last message that a node has received with the last one sent. The node cannot detect the loss of the last
    /// message by itself, because it leaves no gap.
    pub(super) fn check_heard(&mut self, heard: Heard) {
        let sent = Heard { epoch: self.epoch.unwrap_or(0), number: self.relayed };
        if heard != sent {
            self.probe();
        }
    }

    /// Sends a message without recipients; its number reveals any missing messages.
    pub(super) fn probe(&mut self) {
        self.relay(Classes::NOBODY, None, None);
    }

    /// Handles the return of a player who could not reach this node: the time that they missed is not charged.
    pub(super) fn found(&mut self, color: Color) {
        let lost = self.lost[color.index()].take();
        let unheard = || self.out_of_touch_since(color).or_else(|| self.missed_since(color));
        if let Some(since) = lost.or_else(unheard) {
            self.credit_since(since);
        }
    }

    /// Returns whether the player whose time is up may have been unable to reach this node.
    pub(super) fn in_doubt(&self, overdue: Overdue) -> bool {
        let (Overdue::Flag(color) | Overdue::FirstTurn(color)) = overdue;
        self.out_of_touch_since(color).is_some()
    }

    /// Returns the time since which a player whose time is up may have been unable to reach this node from any other one, because
    /// it has just lost its connection to them.
    pub(super) fn disconnected_since(&self, overdue: Overdue) -> Option<i64> {
        let (Overdue::Flag(color) | Overdue::FirstTurn(color)) = overdue;
        let cluster = self.services.cluster.as_ref().filter(|cluster| !cluster.is_connected())?;
        let is_missing = self.audience.is_missing(color, &self.players);
        cluster.peers().any_in_touch().filter(|_| is_missing && self.game.is_live())
    }

    /// Returns the part of the turn in progress during which it had not been stored or had not arrived at the node of its player, in
    /// milliseconds. It is not charged. Nodes measure it themselves; the limit bounds the effect of clocks that differ.
    pub(super) fn late_by(&self, shown: Option<Shown>) -> i64 {
        let turn_seq = self.game.turn_seq();
        let shown = [shown, self.told].into_iter().flatten();
        let shown = shown.filter(|shown| shown.turn_seq == turn_seq).map(|shown| shown.at).max();
        let late = shown.map_or(0, |at| i64::from(self.game.timer.elapsed(at)));
        if self.game.is_live() { late.min(millis(RELAY_CREDIT_MAX)) } else { 0 }
    }

    /// Returns the part of the turn in progress that its player has not used, by their own account, while another node was out of reach,
    /// in milliseconds. It is not charged: a program may have sent the turn to that node first. The limit bounds the effect of a false
    /// account.
    pub(super) fn detour(&self, now: i64, spent: Option<u32>) -> i64 {
        let live = self.services.cluster.as_ref().filter(|_| self.game.is_live());
        let (Some(cluster), Some(spent)) = (live, spent) else { return 0 };
        let elapsed = i64::from(self.game.timer.elapsed(now));
        let silence = cluster.peers().silence_since(now - elapsed, now);
        silence.min(elapsed - i64::from(spent)).clamp(0, millis(RELAY_CREDIT_MAX))
    }

    /// Returns the time up to which the nodes of a player whose time is up were in touch, if that was before the deadline: their
    /// node may be dead or may not hear this one, and they may be reconnecting to another one.
    fn out_of_touch_since(&self, color: Color) -> Option<i64> {
        let deadline = self.deadline().filter(|deadline| *deadline <= self.now())?;
        let (Overdue::Flag(late) | Overdue::FirstTurn(late)) = self.game.timer.overdue(deadline)?;
        let in_touch = self.in_touch_with(color)?;
        (late == color && in_touch < deadline).then_some(in_touch)
    }

    /// Returns the time up to which the nodes of a player were in touch, if they may have failed: players reconnect before their
    /// old node is known to be dead.
    fn missed_since(&self, color: Color) -> Option<i64> {
        let in_touch = self.in_touch_with(color)?;
        let (peers, now) = (self.services.cluster.as_ref()?.peers(), self.now());
        let mut nodes = self.audience.nodes_of(color, &self.players);
        (!nodes.any(|node| peers.is_reachable(node, now))).then_some(in_touch)
    }

    /// Returns the time up to which the nodes where a player follows the game were in touch; `None` if this node is one of them.
    fn in_touch_with(&self, color: Color) -> Option<i64> {
        let peers = self.services.cluster.as_ref()?.peers();
        let nodes = self.audience.nodes_of(color, &self.players);
        nodes.filter_map(|node| peers.in_touch(node)).max()
    }

    pub(super) fn credit_since(&mut self, since: i64) {
        let earliest = self.failing_since.map_or(since, |known| known.min(since));
        self.failing_since = Some(earliest);
        self.retry_at = Some(self.now());
    }

    /// Handles a status change of another node, where players may be connected.
    pub(super) fn peer_changed(&mut self, change: PeerChange) {
        let now = self.now();
        match change {
            PeerChange::Silent { node, since } => {
                let counts = self.audience.counts(node);
                for color in Color::ALL.into_iter().filter(|color| counts.has((*color).into())) {
                    if self.audience.is_elsewhere(color, &self.players, node) {
                        self.credit_since(since);
                    } else {
                        self.lost[color.index()].get_or_insert(since);
                    }
                }
            }
            PeerChange::Heard { node } => {
                let counts = self.audience.counts(node);
                for color in Color::ALL.into_iter().filter(|color| counts.has((*color).into())) {
                    self.found(color);
                }
            }
            PeerChange::Gone { node } => {
                let counts = self.audience.counts(node);
                let cluster = self.services.cluster.as_ref();
                let has_left = cluster.is_some_and(|cluster| cluster.peers().has_left(node));
                self.audience.set_spectators(node, SpectatorCounts::default(), &self.players, now);
                for color in Color::ALL.into_iter().filter(|color| counts.has((*color).into())) {
                    // A node that was not silent before has only now sent its clients away.
                    if !has_left && !self.audience.is_elsewhere(color, &self.players, node) {
                        self.lost[color.index()].get_or_insert(now);
                    }
                    self.found(color);
                }
                self.tell_presence(now);
            }
            PeerChange::Isolated { since } => self.lose_missing(since),
            PeerChange::Reunited => {
                for color in Color::ALL {
                    if self.lost[color.index()].is_some() && !self.has_silent_nodes(color) {
                        self.found(color);
                    }
                }
            }
        }
    }

    /// Stops the clocks of players who do not follow the game at this node, which can reach none of the others: they may be
    /// reconnecting to another node.
    fn lose_missing(&mut self, since: i64) {
        for color in Color::ALL {
            if self.game.is_live() && self.audience.is_missing(color, &self.players) {
                let since = self.audience.away_since(color).map_or(since, |away| away.max(since));
                self.lost[color.index()].get_or_insert(since);
            }
        }
    }

    /// Stops the clocks of players who are missing, if this node can reach none of the others.
    pub(super) fn lose_missing_if_isolated(&mut self) {
        let is_isolated = |cluster: &Arc<Cluster>| cluster.peers().is_isolated();
        if self.services.cluster.as_ref().is_some_and(is_isolated) {
            self.lose_missing(self.now());
        }
    }

    /// Returns whether any other node where a player follows the game is silent.
    fn has_silent_nodes(&self, color: Color) -> bool {
        let Some(cluster) = &self.services.cluster else { return false };
        let peers = cluster.peers();
        self.audience.nodes_of(color, &self.players).any(|node| peers.is_silent(node))
    }

    /// Checks that this node still owns the game; other nodes may have considered it dead.
    pub(super) async fn check_owner(&mut self) {
        let (Some(cluster), Some(epoch)) = (&self.services.cluster, self.epoch) else { return };
        if let Ok(ownership) = cluster.acquire(self.game.id).await {
            self.is_fenced =
                !matches!(ownership, GameOwnership::Mine { epoch: now, .. } if now == epoch);
        }
    }

    /// Hands the game over to the node of its players, which saves their turns a network hop.
    pub(super) async fn hand_over(&mut self) {
        let (Some(node), Some(epoch)) = (self.better_owner(), self.epoch) else { return };
        let Some(cluster) = &self.services.cluster else { return };
        let game = self.game.id;
        match cluster.hand_over(game, epoch, node, self.audience.nodes()).await {
            Ok(()) => self.is_fenced = true,
            // The next write reveals whether the game was handed over.
            Err(error) => {
                tracing::warn!(game.id = %game, %error, "Game {game} could not be handed over");
                self.stays_until = self.now() + millis(HAND_OVER_RETRY_DELAY);
            }
        }
    }

    /// Returns a better owner for the game, if there is one and nothing is pending in this room.
    fn better_owner(&self) -> Option<NodeId> {
        let cluster = self.services.cluster.as_ref().filter(|_| !self.audience.is_local())?;
        let is_settled = self.failing_since.is_none()
            && self.lost == [None; 2]
            && !self.is_stale
            && !self.is_fenced;
        let may_go = self.game.is_live()
            && is_settled
            && !self.is_engine_to_act()
            && self.now() >= self.stays_until;
        let node = self.audience.home(&self.players).filter(|_| may_go)?;
        cluster.peers().is_reachable(node, self.now()).then_some(node)
    }

    /// Confirms that a refusal comes from the owner: a node that has lost the game without noticing may refuse a valid request.
    pub(super) async fn confirmed(&mut self, done: Result<Done, Refusal>) -> Result<Done, Refusal> {
        let is_doubtful =
            |refusal: &Refusal| matches!(refusal.kind(), RefusalKind::Conflict | RefusalKind::Bad);
        if done.as_ref().is_err_and(is_doubtful) {
            self.check_owner().await;
        }
        if self.is_fenced && done.is_err() { Err(Refusal::Moved) } else { done }
    }

    /// Relays a message to the nodes with followers of the game.
    pub(super) fn relay(&mut self, to: Classes, frame: Option<&Outgoing>, line: Option<&Outgoing>) {
        self.relay_as(false, Vec::new(), to, frame, line);
    }

    /// Relays a message, excluding some readers.
    pub(super) fn relay_unless(
        &mut self,
        unless: Vec<PlayerId>,
        to: Classes,
        frame: Option<&Outgoing>,
        line: Option<&Outgoing>,
    ) {
        self.relay_as(false, unless, to, frame, line);
    }

    /// Requires all followers to be admitted again, after a change of the players or of the access rules.
    pub(super) fn admit_anew(&mut self) {
        self.relay_as(true, Vec::new(), Classes::ALL, None, None);
    }

    fn relay_as(
        &mut self,
        anew: bool,
        unless: Vec<PlayerId>,
        to: Classes,
        frame: Option<&Outgoing>,
        line: Option<&Outgoing>,
    ) {
        let Some(cluster) = self.services.cluster.as_ref().filter(|_| !self.audience.is_local())
        else {
            return;
        };
        self.relayed += 1;
        let head = Head {
            game: self.game.id,
            epoch: self.epoch.unwrap_or(0),
            number: self.relayed,
            from: Some(cluster.node()),
            seq: self.game.seq(),
            turn_seq: Some(self.game.turn_seq()),
            to,
            at: self.services.clock.now(),
            anew,
            unless,
        };
        let text = |message: &Outgoing| message.text.clone();
        let relay = Relay { head, frame: frame.map(text), line: line.map(text) };
        cluster.relay(self.audience.nodes(), &relay);
    }

    /// Returns the state of a live game in progress, including the time since which no outage has kept a player from connecting.
    pub(super) fn live(&self) -> Option<Live> {
        let cluster = self.services.cluster.as_ref();
        let calm_since = cluster.map_or(0, |cluster| cluster.peers().calm_since());
        self.game.is_live().then(|| Live { speed: self.game.speed(), calm_since })
    }

    /// Removes and returns all local followers, with the number of the last event that they have seen.
    pub(crate) fn give_up(&mut self) -> (Vec<Subscription>, u32) {
        self.services.live_games.remove(self.game.id);
        self.services.lobby.changed();
        self.thinking.stop();
        (self.audience.take_all(), self.game.seq())
    }

    /// Takes over a local follower after this node has become the owner.
    pub(crate) fn take_over(&mut self, subscription: Subscription, since: Option<u32>) {
        self.subscribe(subscription, since);
    }
}
