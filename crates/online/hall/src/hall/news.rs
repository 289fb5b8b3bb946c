//! What has happened at other nodes.

use bus::NodeId;

use super::nodes::Nodes;
use crate::{
    cluster::{message::Tell, news::News},
    outbox::Outgoing,
    room::Request,
};

impl Nodes {
    /// Another node is there, and says which number its news have.
    pub(super) fn greeted(&self, from: NodeId, number: u64, online: usize) {
        let before = self.services.lobby.online();
        if self.cluster.register().greet(from, number, online, self.services.clock.now()) {
            self.cluster.tell(from, &Tell::AskNews);
        }
        if self.services.lobby.online() != before {
            self.services.lobby.changed();
        }
    }

    /// Something has happened at another node.
    pub(super) async fn learn(&self, from: NodeId, number: u64, news: News) {
        if self.cluster.register().learn(from, number, &news, self.services.clock.now()) {
            self.cluster.tell(from, &Tell::AskNews);
        }
        let lobby = &self.services.lobby;
        match news {
            News::Here { .. }
            | News::Away { .. }
            | News::Over { .. }
            | News::Best { .. }
            | News::Complete => lobby.changed(),
            News::Frame { players, text } => lobby.send_here(&players, &Outgoing::relayed(&text)),
            News::Notice { notice } => self.services.notifications.deliver(*notice),
            News::Changed { lists } => {
                if lists.open {
                    self.services.open_games.outdated();
                }
                lobby.outdated(lists);
            }
            News::Forgotten { player } => {
                self.rooms.send_to_all(|| Request::Forget { player });
            }
            News::Revoked { player } => {
                self.services.revocations.send(player).ok();
            }
            News::Anew | News::Begun { .. } | News::Unknown => {}
        }
    }
}
