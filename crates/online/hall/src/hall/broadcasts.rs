//! Handling of broadcasts from other nodes.

use bus::NodeId;
use protocol::ServerFrame;

use super::nodes::Nodes;
use crate::{
    cluster::{broadcast::Broadcast, message::Tell},
    outbox::Outgoing,
    room::{GameMessage, RoomEvent},
};

impl Nodes {
    /// Handles a greeting, which contains the number of the sender's last broadcast.
    pub(super) fn greeted(&self, from: NodeId, number: u64, online: usize) {
        let before = self.services.lobby.online();
        if self.cluster.presence().greet(from, number, online, self.services.clock.now()) {
            self.cluster.tell(from, &Tell::AskSnapshot);
        }
        if self.services.lobby.online() != before {
            self.services.lobby.changed();
        }
    }

    /// Handles a broadcast.
    pub(super) async fn learn(&self, from: NodeId, number: u64, broadcast: Broadcast) {
        if self.cluster.presence().learn(from, number, &broadcast, self.services.clock.now()) {
            self.cluster.tell(from, &Tell::AskSnapshot);
        }
        let lobby = &self.services.lobby;
        match broadcast {
            Broadcast::Here { .. }
            | Broadcast::Away { .. }
            | Broadcast::Over { .. }
            | Broadcast::Best { .. }
            | Broadcast::SnapshotEnd => lobby.changed(),
            Broadcast::Frame { players, text } => {
                if let Ok(ServerFrame::Paired { .. }) = serde_json::from_str(&text) {
                    lobby.told(&players);
                }
                lobby.send_here(&players, &Outgoing::relayed(&text));
            }
            Broadcast::Notice { notice } => self.services.notifications.deliver(*notice),
            Broadcast::Changed { lists } => {
                if lists.open {
                    self.services.open_games.outdated();
                }
                lobby.outdated(lists);
            }
            Broadcast::Forgotten { player } => {
                self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::Forgotten { player }));
            }
            Broadcast::Blocked { player } => {
                self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::BlocksChanged { player }));
            }
            Broadcast::Revoked { player } => {
                self.services.revocations.send(player).ok();
            }
            Broadcast::SnapshotStart | Broadcast::Begun { .. } | Broadcast::Unknown => {}
        }
    }
}
