//! Stores a new game.

use protocol::RefusalCode;
use record::{EventKind, GameId, PlayerId, Terms};
use store::{Access, AppendError, NewGame, Store};
use variants::Color;

use crate::{
    chance::{random, random_color, random_seed},
    dice::{self, Seed},
    game::first_events,
    refusal::Refusal,
};

/// The number of games against engines that one person may play at a time.
const MOST_ENGINE_GAMES: u32 = 2;

/// What is drawn by lot for a game, before it is known who plays it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lots {
    id: GameId,
    color: Color,
    /// The seed of the dice, if it is a match.
    seed: Seed,
}

impl Lots {
    pub(crate) fn draw() -> Result<Self, Refusal> {
        let id = GameId::from_random(random()?);
        Ok(Self { id, color: random_color()?, seed: random_seed()? })
    }

    /// The seats of two players: the first has the colour that they want.
    pub(crate) fn seats(
        &self,
        wanted: Option<Color>,
        [first, second]: [PlayerId; 2],
    ) -> [Option<PlayerId>; 2] {
        match wanted.unwrap_or(self.color) {
            Color::White => [Some(first), Some(second)],
            Color::Black => [Some(second), Some(first)],
        }
    }

    /// A game with these players: a private one if it says who else may see it. For a match the server commits to the seed of its
    /// dice.
    pub(crate) fn game(
        &self,
        terms: &Terms,
        seats: [Option<PlayerId>; 2],
        access: Option<Access>,
        now: i64,
    ) -> NewGame {
        let seed = terms.combined.map(|_| self.seed);
        let committed = seed.map(|seed| EventKind::Committed { hash: dice::commitment(&seed) });
        let (events, summary) = first_events(terms, seats, committed.into_iter().collect(), now);
        NewGame { id: self.id, events, summary, access, seed }
    }
}

/// Stores a new game with these players.
pub(crate) async fn new_game(
    store: &Store,
    terms: &Terms,
    seats: [Option<PlayerId>; 2],
    access: Option<Access>,
    now: i64,
) -> Result<GameId, Refusal> {
    let game = Lots::draw()?.game(terms, seats, access, now);
    let id = game.id;
    store.create_game(game).await.map_err(|error| not_stored(&error))?;
    Ok(id)
}

/// Stores a new game of a person against an engine, unless they play as many as they may.
pub(crate) async fn new_engine_game(
    store: &Store,
    terms: &Terms,
    seats: [Option<PlayerId>; 2],
    access: Option<Access>,
    (person, now): (PlayerId, i64),
) -> Result<GameId, Refusal> {
    let game = Lots::draw()?.game(terms, seats, access, now);
    let id = game.id;
    let stored = store.create_engine_game(game, person, MOST_ENGINE_GAMES).await;
    match stored.map_err(|error| not_stored(&error))? {
        true => Ok(id),
        false => Err(RefusalCode::EngineGames.into()),
    }
}

/// A new game could not be stored.
pub(crate) fn not_stored(error: &AppendError) -> Refusal {
    tracing::error!(%error, "A new game could not be stored");
    RefusalCode::Unavailable.into()
}
