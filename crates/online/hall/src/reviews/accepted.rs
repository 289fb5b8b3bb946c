use record::GameId;
use variants::AnyGame;

use super::pending::Place;
use crate::fair_slots::{Origin, Precedence};

/// An accepted review.
#[derive(Debug)]
pub(super) struct Accepted {
    pub(super) id: GameId,
    pub(super) game: AnyGame,
    /// Number of search nodes per position.
    pub(super) nodes: u64,
    pub(super) method: String,
    pub(super) origin: Origin,
    pub(super) precedence: Precedence,
    pub(super) place: Place,
}
