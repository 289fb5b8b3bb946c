//! Players who have not been told how their seeks ended.

use protocol::{ServerFrame, Status};
use store::{Search, StoreError};

use crate::{outbox::Outgoing, room::Services};

/// Tells players at this node whose seeks have ended unnoticed about their games: the message from the node that paired them may
/// have been lost, or the store may have failed after it had paired them.
pub(crate) async fn tell_paired(services: &Services) -> Result<(), StoreError> {
    let Services { store, lobby, .. } = services;
    for (player, since) in lobby.untold() {
        let search = Search {
            player: Some(player),
            status: Some(Status::Playing),
            private: true,
            limit: 1,
            ..Search::default()
        };
        let newest = store.games().search(search).await?.pop();
        lobby.told(&[player]);
        let is_new =
            |summary: &store::Summary| summary.created >= since && summary.terms.clock.is_live();
        if let Some((game, _)) = newest.filter(|(_, summary)| is_new(summary)) {
            lobby.send_here(&[player], &Outgoing::frame(&ServerFrame::Paired { game }));
        }
    }
    Ok(())
}
