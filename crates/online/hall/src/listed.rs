//! Games as shown in lists.

use protocol::{RefusalCode, Status};
use record::{GameId, Terms};
use store::{Store, Summary};

use crate::{directory::ListedPlayers, refusal::Refusal};

/// Returns the list entry for a game.
pub(crate) async fn shown_one(
    store: &Store,
    id: GameId,
    summary: &Summary,
) -> Result<protocol::GameSummary, Refusal> {
    let mut shown = shown(store, &[(id, summary.clone())]).await?;
    Ok(shown.pop().ok_or(RefusalCode::NoSuchGame)?)
}

/// Returns the list entries for games.
pub(crate) async fn shown(
    store: &Store,
    games: &[(GameId, Summary)],
) -> Result<Vec<protocol::GameSummary>, Refusal> {
    let players = ListedPlayers::of(store, games.iter().map(|(_, game)| game)).await?;
    let linked: Vec<GameId> =
        games.iter().filter(|(_, game)| may_be_linked(game)).map(|(id, _)| *id).collect();
    let matches = store.games().matches_of(&linked).await?;
    let shown = |(id, game): &(GameId, Summary)| {
        let part_of = matches.get(id).copied();
        protocol::GameSummary { part_of, ..shown_with(&players, *id, game) }
    };
    Ok(games.iter().map(shown).collect())
}

/// Returns whether a game could belong to a match. Most games cannot, which saves a lookup.
fn may_be_linked(game: &Summary) -> bool {
    let Terms { rated, open, combined, .. } = game.terms;
    !rated && !open && combined.is_none() && game.status != Status::Waiting
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
        part_of: None,
    }
}
