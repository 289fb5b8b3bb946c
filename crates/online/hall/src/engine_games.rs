//! How many games against engines a person plays.

use std::collections::HashMap;

use protocol::{PlayerKind, RefusalCode, Status};
use record::PlayerId;
use store::{Search, Store};
use tokio::sync::{Mutex, MutexGuard};

use crate::refusal::Refusal;

/// The number of games against engines that one person may play at a time.
const MOST: usize = 2;

/// Games against engines are made one at a time, so that what was counted is still true when the game is stored.
#[derive(Debug, Default)]
pub(crate) struct EngineGames(Mutex<()>);

impl EngineGames {
    /// Refuses another game against an engine if a person plays as many as they may. The game is stored before the
    /// guard is dropped.
    pub(crate) async fn admit(
        &self,
        store: &Store,
        person: PlayerId,
    ) -> Result<MutexGuard<'_, ()>, Refusal> {
        let guard = self.0.lock().await;
        check(store, person).await.map(|()| guard)
    }
}

async fn check(store: &Store, person: PlayerId) -> Result<(), Refusal> {
    let search = Search {
        player: Some(person),
        status: Some(Status::Playing),
        private: true,
        limit: 500,
        ..Search::default()
    };
    let games = store.search(search).await?;
    let mut opponents: HashMap<PlayerId, usize> = HashMap::new();
    for (_, game) in games {
        for player in [game.white, game.black].into_iter().flatten() {
            *opponents.entry(player).or_default() += 1;
        }
    }
    let ids: Vec<PlayerId> = opponents.keys().copied().collect();
    let players = store.players(&ids).await?;
    let engines = players.iter().filter(|player| player.kind == PlayerKind::Engine);
    let count: usize = engines.filter_map(|player| opponents.get(&player.id)).sum();
    if count >= MOST { Err(RefusalCode::EngineGames.into()) } else { Ok(()) }
}
