//! The live games that are played now, for lists.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use record::{GameId, PlayerId};

use protocol::GameSummary;

/// A game that is played, and who plays it.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    pub(crate) players: [Option<PlayerId>; 2],
    pub(crate) is_rated: bool,
    pub(crate) card: GameSummary,
}

/// All of them.
#[derive(Debug, Default)]
pub(crate) struct Cards(Mutex<HashMap<GameId, Card>>);

impl Cards {
    pub(crate) fn put(&self, id: GameId, card: Card) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, card);
    }

    pub(crate) fn take_away(&self, id: GameId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The live game that counts and that this player is in.
    pub(crate) fn rated_game_of(&self, player: PlayerId) -> Option<GameId> {
        let cards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        cards
            .iter()
            .find(|(_, card)| card.is_rated && card.players.contains(&Some(player)))
            .map(|(id, _)| *id)
    }

    /// The best of them: strong players first, then those that are longest under way.
    pub(crate) fn best(&self, most: usize) -> Vec<GameSummary> {
        let cards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut order: Vec<(i32, u32, &GameSummary)> = cards
            .values()
            .map(|card| (strength(&card.card), card.card.plies, &card.card))
            .collect();
        order.sort_by_key(|(strength, plies, card)| {
            (std::cmp::Reverse((*strength, *plies)), card.created)
        });
        order.into_iter().take(most).map(|(_, _, card)| card.clone()).collect()
    }
}

fn strength(card: &GameSummary) -> i32 {
    let of = |player: &Option<protocol::Player>| {
        player.as_ref().and_then(|player| player.rating).map_or(0, |strength| strength.rating)
    };
    of(&card.w) + of(&card.b)
}
