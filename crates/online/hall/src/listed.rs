//! Games as lists show them.

use record::GameId;
use store::{Store, Summary};

use crate::{directory::ListedPlayers, refusal::Refusal};

/// A game for a list.
pub(crate) async fn shown_one(
    store: &Store,
    id: GameId,
    summary: &Summary,
) -> Result<protocol::GameSummary, Refusal> {
    let players = ListedPlayers::of(store, [summary]).await?;
    Ok(shown_with(&players, id, summary))
}

/// Games for a list.
pub(crate) async fn shown(
    store: &Store,
    games: &[(GameId, Summary)],
) -> Result<Vec<protocol::GameSummary>, Refusal> {
    let players = ListedPlayers::of(store, games.iter().map(|(_, game)| game)).await?;
    Ok(games.iter().map(|(id, game)| shown_with(&players, *id, game)).collect())
}

fn shown_with(players: &ListedPlayers, id: GameId, summary: &Summary) -> protocol::GameSummary {
    let terms = &summary.terms;
    let [w, b] = players.seated(summary);
    protocol::GameSummary {
        id,
        terms: *terms,
        speed: terms.clock.speed(),
        status: summary.status,
        w,
        b,
        private: summary.private,
        plies: summary.plies,
        to_act: summary.to_act,
        position: summary.position.clone(),
        score: summary.score,
        by: summary.by,
        created: summary.created,
        updated: summary.updated,
        deadline: summary.deadline.filter(|_| !terms.clock.is_live()),
    }
}
