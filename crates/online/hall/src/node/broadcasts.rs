//! Handling of broadcasts from other nodes.

use cluster::Broadcast;
use protocol::ServerFrame;

use super::Node;
use crate::{
    outbox::Outgoing,
    room::{GameMessage, RoomEvent},
};

impl Node {
    /// Handles a broadcast.
    pub(super) fn learn(&self, broadcast: Broadcast) {
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
