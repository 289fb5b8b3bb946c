//! Requests to the owner of a game at another node.

use bus::NodeId;
use cluster::{Cluster, Unanswered};
use protocol::RefusalCode;
use record::GameId;

use crate::{
    clock::Clock,
    refusal::Refusal,
    request::{Answer, Request},
};

/// Sends a request to the owner of a game. If no answer arrives, returns `Moved`, unless a repeated request might be carried out
/// twice.
pub(crate) async fn ask(
    cluster: &Cluster,
    clock: &Clock,
    owner: NodeId,
    game: GameId,
    request: Request,
) -> Result<Answer, Refusal> {
    let unavailable = Refusal::from(RefusalCode::Unavailable);
    match cluster.ask(owner, game, &request, || clock.now()).await {
        Ok(outcome) => {
            let answer = Refusal::answered(outcome)?;
            request.answer_parser()(answer).ok_or(unavailable)
        }
        Err(Unanswered::InDoubt) if !request.may_repeat() => Err(unavailable),
        Err(Unanswered::Malformed) => Err(unavailable),
        Err(Unanswered::InDoubt | Unanswered::NotSent) => Err(Refusal::Moved),
    }
}
