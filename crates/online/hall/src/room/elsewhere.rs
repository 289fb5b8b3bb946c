//! What a room does for those who follow its game from other nodes.

use bus::NodeId;
use protocol::Done;
use record::{Overdue, PlayerId};
use store::Claim;
use variants::Color;

use super::{
    Encoding, Room,
    audience::{Live, Subscription},
};
use crate::{
    cluster::{
        message::{Followed, Tell},
        peers::{Crowd, PeerChange},
        relay::{Class, Classes, Head, Heard, Relay},
    },
    outbox::Outgoing,
    refusal::{Refusal, RefusalKind},
};

/// A game whose handing over has failed stays for this time, in milliseconds.
const STAYS: i64 = 10_000;
/// A player who comes from a node that was not heard for so long was not served there, in milliseconds.
const MISSED: i64 = 1_000;
/// A node gets no game that was not heard within this time, in milliseconds.
const FRESH: i64 = 1_000;

impl Room {
    /// Somebody follows the game from another node.
    pub(super) fn follow(
        &mut self,
        node: NodeId,
        viewer: Option<PlayerId>,
        since: Option<u32>,
        encoding: Encoding,
    ) -> Followed {
        let messages = self.first_messages(viewer, encoding, since);
        let color = viewer.and_then(|viewer| self.players.color_of(viewer));
        let class = color.map_or(Class::Spectator, Class::from);
        let crowd = self.audience.crowd(node);
        // A player is counted once, however often they ask; spectators until their node says how many there are.
        let crowd = if crowd.has(class) && class == Class::Spectator {
            crowd
        } else {
            crowd.with(class, encoding == Encoding::Lines)
        };
        self.set_crowd(node, crowd);
        Followed {
            class,
            epoch: self.epoch.unwrap_or(0),
            relayed: self.relayed,
            seq: self.game.seq(),
            messages: messages.iter().map(|message| message.text.as_ref().to_owned()).collect(),
        }
    }

    /// Others follow the game at a node.
    pub(super) fn set_crowd(&mut self, node: NodeId, crowd: Crowd) {
        let now = self.now();
        for color in Color::ALL {
            if crowd.has(color.into()) {
                self.found(color);
            }
        }
        self.audience.set_crowd(node, crowd, &self.players, now);
        self.tell_presence(now);
    }

    /// Lets a node notice that it has missed something: the last message of a game has none behind it that would show the gap.
    pub(super) fn check_heard(&mut self, heard: Heard) {
        let sent = Heard { epoch: self.epoch.unwrap_or(0), number: self.relayed };
        if heard != sent {
            self.probe();
        }
    }

    /// Sends a message to nobody, whose number shows what is missing before it.
    pub(super) fn probe(&mut self) {
        self.relay(Classes::NOBODY, None, None);
    }

    /// A player is there who could not reach this node: what they have missed is charged to nobody.
    pub(super) fn found(&mut self, color: Color) {
        let lost = self.lost[color.index()].take();
        let unheard = || self.unheard_since(color).or_else(|| self.missed_since(color));
        if let Some(since) = lost.or_else(unheard) {
            self.credit_since(since);
        }
    }

    /// Whose time is up although it is not known whether they could reach this node.
    pub(super) fn in_doubt(&self, overdue: Overdue) -> bool {
        let (Overdue::Flag(color) | Overdue::FirstTurn(color)) = overdue;
        self.unheard_since(color).is_some()
    }

    /// Since when no node was heard at which a player follows the game whose time is up, if that was before it was up: it may be
    /// dead, and they may be on their way to another.
    fn unheard_since(&self, color: Color) -> Option<i64> {
        let deadline = self.deadline().filter(|deadline| *deadline <= self.now())?;
        let (Overdue::Flag(late) | Overdue::FirstTurn(late)) = self.game.timer.overdue(deadline)?;
        let heard = self.heard_from(color)?;
        (late == color && heard < deadline).then_some(heard)
    }

    /// Since when no node was heard at which a player follows the game, if it should have been: they come from a dead node before
    /// anybody knows that it is dead.
    fn missed_since(&self, color: Color) -> Option<i64> {
        let heard = self.heard_from(color)?;
        (self.now() - heard > MISSED).then_some(heard)
    }

    /// When a node was last heard at which a player follows the game, if they do not follow it here.
    fn heard_from(&self, color: Color) -> Option<i64> {
        let peers = self.services.cluster.as_ref()?.peers();
        let nodes = self.audience.nodes_of(color, &self.players);
        nodes.filter_map(|node| peers.heard_at(node)).max()
    }

    fn credit_since(&mut self, since: i64) {
        let earliest = self.failing_since.map_or(since, |known| known.min(since));
        self.failing_since = Some(earliest);
        self.retry_at = Some(self.now());
    }

    /// Something has happened to another node, where players may be.
    pub(super) fn peer_changed(&mut self, change: PeerChange) {
        let now = self.now();
        match change {
            PeerChange::Silent { node, since } => {
                let crowd = self.audience.crowd(node);
                for color in Color::ALL.into_iter().filter(|color| crowd.has((*color).into())) {
                    if self.audience.is_elsewhere(color, &self.players, node) {
                        self.credit_since(since);
                    } else {
                        self.lost[color.index()].get_or_insert(since);
                    }
                }
            }
            PeerChange::Heard { node } => {
                let crowd = self.audience.crowd(node);
                for color in Color::ALL.into_iter().filter(|color| crowd.has((*color).into())) {
                    self.found(color);
                }
            }
            PeerChange::Gone { node } => {
                let crowd = self.audience.crowd(node);
                self.audience.set_crowd(node, Crowd::default(), &self.players, now);
                for color in Color::ALL.into_iter().filter(|color| crowd.has((*color).into())) {
                    self.found(color);
                }
                self.tell_presence(now);
            }
        }
    }

    /// Whether this node still has the game; others may have taken it for dead.
    pub(super) async fn check_owner(&mut self) {
        let (Some(cluster), Some(epoch)) = (&self.services.cluster, self.epoch) else { return };
        let claim = self.services.store.claim_game(self.game.id, cluster.node.to_i64()).await;
        if let Ok(claim) = claim {
            self.is_fenced = !matches!(claim, Claim::Mine { epoch: now, .. } if now == epoch);
        }
    }

    /// Lets the node own the game at which its players are, so that their turns need not travel.
    pub(super) async fn hand_over(&mut self) {
        let (Some(node), Some(epoch)) = (self.better_owner(), self.epoch) else { return };
        let Some(cluster) = &self.services.cluster else { return };
        let (game, own) = (self.game.id, cluster.node.to_i64());
        match self.services.store.hand_game(game, own, epoch, node.to_i64()).await {
            // If it was not in the hands of this node, another one has it already.
            Ok(_) => {
                self.is_fenced = true;
                for node in self.audience.nodes() {
                    cluster.tell(node, &Tell::Moved { game });
                }
            }
            // Whether it was handed over shows when something is stored.
            Err(error) => {
                tracing::warn!(game.id = %game, %error, "Game {game} could not be handed over");
                self.stays_until = self.now() + STAYS;
            }
        }
    }

    /// The node that had better own the game, while nothing is open here.
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
        let is_heard = |at| self.now() - at < FRESH;
        cluster.peers().heard_at(node).is_some_and(is_heard).then_some(node)
    }

    /// An answer of a node that has the game. One that has lost it without noticing may refuse what is right by now.
    pub(super) async fn confirmed(&mut self, done: Result<Done, Refusal>) -> Result<Done, Refusal> {
        let is_doubtful =
            |refusal: &Refusal| matches!(refusal.kind(), RefusalKind::Conflict | RefusalKind::Bad);
        if done.as_ref().is_err_and(is_doubtful) {
            self.check_owner().await;
        }
        if self.is_fenced && done.is_err() { Err(Refusal::Moved) } else { done }
    }

    /// Relays a message to the nodes where somebody follows the game.
    pub(super) fn relay(&mut self, to: Classes, frame: Option<&Outgoing>, line: Option<&Outgoing>) {
        self.relay_as(false, to, frame, line);
    }

    /// Who follows the game has to be looked at again: the players have changed, or who may see it.
    pub(super) fn admit_anew(&mut self) {
        self.relay_as(true, Classes::ALL, None, None);
    }

    fn relay_as(
        &mut self,
        anew: bool,
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
            seq: self.game.seq(),
            to,
            at: self.services.clock.now(),
            anew,
        };
        let text = |message: &Outgoing| message.text.clone();
        let relay = Relay { head, frame: frame.map(text), line: line.map(text) };
        cluster.relay(self.audience.nodes(), &relay);
    }

    /// A live game that is being played, and since when nothing has kept anybody from it.
    pub(super) fn live(&self) -> Option<Live> {
        let cluster = self.services.cluster.as_ref();
        let calm_since = cluster.map_or(0, |cluster| cluster.peers().calm_since());
        self.game.is_live().then(|| Live { speed: self.game.speed(), calm_since })
    }

    /// Gives everybody up who follows the game here, with the last event that they have seen.
    pub(crate) fn give_up(&mut self) -> (Vec<Subscription>, u32) {
        self.services.live_games.remove(self.game.id);
        self.services.lobby.changed();
        self.thinking.stop();
        (self.audience.take_all(), self.game.seq())
    }

    /// Takes those over who have followed the game here while another node had it.
    pub(crate) fn take_over(&mut self, subscription: Subscription, since: Option<u32>) {
        self.subscribe(subscription, since);
    }
}
