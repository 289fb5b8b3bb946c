//! Storing new games.

use combined::CombinedTerms;
use protocol::RefusalCode;
use record::{EventKind, GameId, PlayerId, Terms};
use store::{Access, AppendError, NewGame, Store};
use variants::Color;

use crate::{
    chance::{random, random_color, random_seed},
    dice::{self, Seed},
    game::first_events,
    limits::ENGINE_GAMES_MAX_PER_PERSON,
    refusal::Refusal,
};

/// Random values for a game, drawn before its players are known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lots {
    id: GameId,
    color: Color,
    /// The seed of the dice, used only in a match.
    seed: Seed,
}

impl Lots {
    pub(crate) fn draw() -> Result<Self, Refusal> {
        let id = GameId::from_random(random()?);
        Ok(Self { id, color: random_color()?, seed: random_seed()? })
    }

    /// Returns the seats of two players. The first player is given the colour that they want.
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

    /// Creates a game with these players, private if `access` is set. For a match, the server commits to the seed of the dice.
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
    store.games().create(game).await.map_err(|error| not_stored(&error))?;
    Ok(id)
}

/// Stores a new game of a person against an engine, unless they are already playing the maximum number.
pub(crate) async fn new_engine_game(
    store: &Store,
    terms: &Terms,
    seats: [Option<PlayerId>; 2],
    access: Option<Access>,
    (person, now): (PlayerId, i64),
) -> Result<GameId, Refusal> {
    let game = Lots::draw()?.game(terms, seats, access, now);
    let id = game.id;
    let stored =
        store.games().create_against_engine(game, person, ENGINE_GAMES_MAX_PER_PERSON).await;
    match stored.map_err(|error| not_stored(&error))? {
        true => Ok(id),
        false => Err(RefusalCode::EngineGames.into()),
    }
}

/// Logs that a new game could not be stored, and returns the refusal.
pub(crate) fn not_stored(error: &AppendError) -> Refusal {
    tracing::error!(%error, "A new game could not be stored");
    RefusalCode::Unavailable.into()
}

/// Refuses rated games with custom terms, whose ratings would not be comparable, and rated matches, because games played
/// elsewhere may decide them.
pub(crate) fn check_rated(terms: &Terms) -> Result<(), Refusal> {
    if terms.combined.is_some() {
        if terms.rated {
            return Err(RefusalCode::MatchRated.into());
        }
        CombinedTerms::agreed(terms).ok_or(RefusalCode::MatchTerms)?;
    }
    if terms.rated && terms.variant.custom_terms().is_some() {
        return Err(RefusalCode::CustomTermsRated.into());
    }
    Ok(())
}
