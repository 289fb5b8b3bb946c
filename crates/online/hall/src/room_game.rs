//! The game or match played in a room.

use combined::{CombinedGame, CombinedTerms, Contest, Decision, Entry, Place};
use protocol::RefusalCode;
use record::{NextClock, Score, Terms};
use variants::{AnyGame, Color};

use crate::refusal::Refusal;

/// The game or match played in a room.
#[derive(Clone, Debug)]
pub(crate) enum RoomGame {
    /// A single game.
    Single(AnyGame),
    /// A match.
    Match(Box<CombinedGame>),
}

impl RoomGame {
    /// Returns the start position of a game or match.
    pub(crate) fn start(terms: &Terms) -> Self {
        match CombinedTerms::agreed(terms) {
            Some(agreed) => Self::Match(Box::new(CombinedGame::start(agreed))),
            None => {
                let handicap = terms.handicap;
                Self::Single(
                    handicap.map_or_else(|| AnyGame::start(terms.variant), AnyGame::with_handicap),
                )
            }
        }
    }

    /// Returns the game, unless it is a match.
    pub(crate) const fn single(&self) -> Option<&AnyGame> {
        match self {
            Self::Single(game) => Some(game),
            Self::Match(_) => None,
        }
    }

    /// Returns the match, unless it is a single game.
    pub(crate) fn combined(&self) -> Option<&CombinedGame> {
        match self {
            Self::Single(_) => None,
            Self::Match(game) => Some(game),
        }
    }

    /// Returns the player who decides next; `None` if both or neither do.
    pub(crate) fn to_act(&self) -> Option<Color> {
        match self {
            Self::Single(game) => Some(game.to_act()),
            Self::Match(game) => match game.decision() {
                Some(Decision::Linked(_)) | None => None,
                Some(decision) => decision.player(),
            },
        }
    }

    /// Returns whether a player's decision is awaited on this board.
    pub(crate) fn awaits(&self, color: Color) -> bool {
        match self {
            Self::Single(game) => game.to_act() == color,
            Self::Match(game) => match game.decision() {
                Some(Decision::Linked(_) | Decision::Roll) | None => false,
                Some(decision) => decision.is_of(color),
            },
        }
    }

    /// Returns whether this is a match that is paused, with its clocks stopped, until a contest is decided.
    pub(crate) fn is_paused(&self) -> bool {
        self.combined().is_some_and(|game| game.contest().is_some())
    }

    /// Returns whether a linked game is in progress.
    pub(crate) fn is_linked(&self) -> bool {
        matches!(self.combined().and_then(CombinedGame::contest), Some(Contest::Game(_)))
    }

    /// Returns whose clock runs next in a match.
    pub(crate) fn next(&self) -> NextClock {
        if self.is_paused() { NextClock::Nobody } else { self.to_act().into() }
    }

    pub(crate) fn position(&self) -> String {
        match self {
            Self::Single(game) => game.position(),
            Self::Match(game) => game.position(),
        }
    }

    /// Returns the score according to the rules, if they have ended the game.
    pub(crate) fn ruled(&self) -> Option<Score> {
        let outcome = match self {
            Self::Single(game) => game.outcome(),
            Self::Match(game) => game.outcome(),
        };
        outcome.map(|outcome| Score::of(Some(outcome)))
    }

    /// Plays a token from the log or from the server. Returns its number of actions.
    pub(crate) fn replay(&mut self, token: &str) -> Result<usize, Refusal> {
        match self {
            Self::Single(game) => game.play_turn(token).map_err(Refusal::Rule),
            Self::Match(game) => game.play_token(token).map_err(of_match),
        }
    }

    /// Plays a player's whole turn, or a whole token in a match. Returns its canonical notation and its number of actions.
    pub(crate) fn play(&mut self, color: Color, turn: &str) -> Result<(String, usize), Refusal> {
        if let Self::Match(game) = self
            && let Some(Decision::Enter(_)) = game.decision()
        {
            check_entry(color, turn)?;
        }
        let acted = self.is_turn_of(color);
        let actions = self.replay(turn)?;
        if acted && self.ruled().is_none() && self.is_turn_of(color) {
            self.undo(actions);
            return Err(RefusalCode::UnfinishedTurn.into());
        }
        let canonical = match self {
            Self::Single(game) => game.turns().pop().map(|turn| turn.token),
            Self::Match(game) => game.tokens().pop().map(|token| token.text),
        };
        Ok((canonical.unwrap_or_else(|| turn.to_owned()), actions))
    }

    /// Returns whether a player is to play a turn, rather than to answer a declaration or to enter a result.
    fn is_turn_of(&self, color: Color) -> bool {
        match self {
            Self::Single(game) => game.to_act() == color,
            Self::Match(game) => game.decision() == Some(Decision::Turn(color)),
        }
    }

    /// Undoes a number of actions.
    pub(crate) fn undo(&mut self, actions: usize) {
        for _ in 0..actions {
            match self {
                Self::Single(game) => {
                    game.undo();
                }
                Self::Match(game) => {
                    game.undo();
                }
            }
        }
    }

    /// Returns whether the last turns can be taken back. In a match, only whole turns without a declaration can; answers, rolls
    /// and contests stay.
    pub(crate) fn may_take_back(&self, turns: usize) -> bool {
        let Self::Match(game) = self else { return true };
        let plain = Place::Turn { begins: true };
        let tokens = game.tokens();
        let last = tokens.len().checked_sub(turns).and_then(|kept| tokens.get(kept..));
        let is_turn = matches!(game.decision(), Some(Decision::Turn(_)));
        is_turn && last.is_some_and(|last| last.iter().all(|token| token.place == plain))
    }
}

/// Checks that a player enters the result of a game elsewhere only on their own behalf.
fn check_entry(color: Color, token: &str) -> Result<(), Refusal> {
    let own = token.split_once(':').filter(|(by, _)| by.parse() == Ok(color));
    let what = own.ok_or(RefusalCode::NotYourTurn)?.1;
    if Entry::from_code(what).is_none() && what != combined::Concession::Resignation.code() {
        return Err(RefusalCode::NotNow.into());
    }
    Ok(())
}

fn of_match(refusal: combined::Refusal) -> Refusal {
    match refusal {
        combined::Refusal::Play(error) => Refusal::Rule(error),
        refusal => Refusal::Match(refusal),
    }
}
