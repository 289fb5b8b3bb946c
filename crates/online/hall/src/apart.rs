//! Players separated by a block.

use protocol::RefusalCode;
use record::PlayerId;
use store::{Block, Store};

use crate::refusal::Refusal;

/// Refuses to pair two players if one of them has blocked the other.
pub(crate) async fn check(store: &Store, player: PlayerId, other: PlayerId) -> Result<(), Refusal> {
    store.blocks().between(player, other).await?.map_or(Ok(()), |block| Err(refusal(block)))
}

/// Returns the refusal for a block. Blocked players do not learn that they are blocked.
pub(crate) fn refusal(block: Block) -> Refusal {
    match block {
        Block::Own => RefusalCode::OpponentBlocked.into(),
        Block::Other => RefusalCode::OpponentUnavailable.into(),
    }
}
