//! A game on a server: a single game, or a match with its contests.

use combined::{Answer, CombinedGame, CombinedTerms, Contest, Decision, Entry, Step};
use record::Terms;
use variants::{AnyGame, Color, Variant};

use super::client::random_turn;

/// A single game or a match.
#[derive(Clone, Debug)]
pub(crate) enum Board {
    Single(AnyGame),
    Match(Box<CombinedGame>),
}

impl Board {
    /// Starts a game or match under these terms.
    pub(crate) fn start(terms: &Terms) -> Self {
        match CombinedTerms::agreed(terms) {
            Some(agreed) => Self::Match(Box::new(CombinedGame::start(agreed))),
            None => Self::Single(AnyGame::start(terms.variant)),
        }
    }

    /// Plays a turn, or a token of a match.
    pub(crate) fn play(&mut self, token: &str) -> anyhow::Result<()> {
        match self {
            Self::Single(game) => game.play_turn(token)?,
            Self::Match(game) => game.play_token(token)?,
        };
        Ok(())
    }

    /// Returns all turns or tokens played so far, in the server's notation.
    pub(crate) fn tokens(&self) -> Vec<String> {
        match self {
            Self::Single(game) => game.turns().into_iter().map(|turn| turn.token).collect(),
            Self::Match(game) => game.tokens().into_iter().map(|token| token.text).collect(),
        }
    }

    /// Returns a random legal decision of a player; `None` if the player has nothing to decide.
    pub(crate) fn random(&self, color: Color, rng: &mut fastrand::Rng) -> Option<String> {
        match self {
            Self::Single(game) if game.to_act() == color => random_turn(game, rng),
            Self::Single(_) => None,
            // A linked game is played in a room of its own.
            Self::Match(_) if self.linked(color).is_some() => None,
            Self::Match(game) => random_token(game, color, rng),
        }
    }

    /// Returns the variant of the linked game that a match waits for, and the colour that a player of the match has in it.
    pub(crate) fn linked(&self, color: Color) -> Option<(Variant, Color)> {
        let Self::Match(game) = self else { return None };
        let Some(Contest::Game(linked)) = game.contest() else { return None };
        let own =
            if game.linked_player(Color::White) == color { Color::White } else { Color::Black };
        Some((linked.variant(), own))
    }
}

/// Returns a token that prefers potentials and challenges, because a random one rarely uses them.
pub(crate) fn random_token(
    game: &CombinedGame,
    color: Color,
    rng: &mut fastrand::Rng,
) -> Option<String> {
    match game.decision()? {
        Decision::Turn(player) if player == color => random_part(game, color, rng),
        Decision::Answer(player) if player == color => {
            let answer = if rng.u8(..5) == 0 { Answer::LetPass } else { Answer::Challenge };
            game.token(Step::Answer(answer))
        }
        Decision::Linked(player) if player == color => {
            let Some(Contest::Game(linked)) = game.contest() else { return None };
            random_turn(linked, rng)
        }
        // Half of the time the two players enter the same result.
        Decision::Enter(asked) if asked[color.index()] => {
            let entry = if rng.bool() { Entry::WhiteWon } else { Entry::Die };
            game.token(Step::Enter { by: color, entry })
        }
        _ => None,
    }
}

/// Returns a random turn, or the part of one that forms a token.
fn random_part(game: &CombinedGame, color: Color, rng: &mut fastrand::Rng) -> Option<String> {
    let mut next = game.clone();
    let mut texts = Vec::new();
    while next.decision() == Some(Decision::Turn(color)) {
        let steps = next.legal_steps();
        let keen: Vec<Step> = steps.iter().copied().filter(|step| is_keen(&next, *step)).collect();
        let among = if keen.is_empty() || rng.u8(..4) == 0 { &steps } else { &keen };
        let step = *among.get(rng.usize(..among.len()))?;
        texts.push(next.token(step)?);
        next.play(step).ok()?;
    }
    (!texts.is_empty()).then(|| texts.join(";"))
}

/// Tests whether a step declares a use or brings a potential in.
fn is_keen(game: &CombinedGame, step: Step) -> bool {
    let loads =
        || game.token(step).is_some_and(|token| token.starts_with(['T', 'Z', 'D', 'Y', 'U']));
    matches!(step, Step::Declare(_)) || loads()
}
