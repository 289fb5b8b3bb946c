use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use game::{Color, Game, History, Outcome, Shown, TurnError, TurnErrorKind};

use crate::{
    error::{PlayError, PositionError, TooManyTurns},
    token_order::compare_tokens,
    variant::{Handicap, Variant},
};

/// A game of any variant, with its history.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AnyGame {
    /// A game of YINSH.
    Yinsh(History<yinsh::Position>),
    /// A game of GIPF.
    Gipf(History<gipf::Position>),
    /// A game of GIPF with potentials.
    #[cfg(feature = "potentials")]
    Potentials(History<potentials::Position>),
}

/// An action in any of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum AnyAction {
    /// An action in YINSH.
    Yinsh(yinsh::Action),
    /// An action in GIPF.
    Gipf(gipf::Action),
    /// An action in GIPF with potentials.
    #[cfg(feature = "potentials")]
    Potentials(potentials::Action),
}

/// A turn that was played: all consecutive actions of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTurn {
    /// The player.
    pub player: Color,
    /// The tokens of the actions, joined by `;`.
    pub token: String,
    /// Number of actions.
    pub actions: usize,
}

/// A legal action or whole turn, and the position after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalStep {
    /// The token of the action, or of the turn.
    pub token: String,
    /// The position string after the action or turn.
    pub position: String,
}

/// Evaluates the same expression for the history of any game.
macro_rules! either {
    ($game:expr, $history:ident => $answer:expr) => {
        match $game {
            AnyGame::Yinsh($history) => $answer,
            AnyGame::Gipf($history) => $answer,
            #[cfg(feature = "potentials")]
            AnyGame::Potentials($history) => $answer,
        }
    };
}

impl AnyGame {
    /// Returns a game at its start.
    #[must_use]
    pub fn start(variant: Variant) -> Self {
        let yinsh = |variant| Self::Yinsh(History::new(yinsh::Position::start(variant)));
        let gipf = |variant| Self::Gipf(History::new(gipf::Position::start(variant)));
        match variant {
            Variant::Yinsh => yinsh(yinsh::Variant::Normal),
            Variant::YinshBlitz => yinsh(yinsh::Variant::Blitz),
            Variant::GipfBasic => gipf(gipf::Variant::Basic),
            Variant::GipfStandard => gipf(gipf::Variant::Standard),
            Variant::GipfTournament => gipf(gipf::Variant::Tournament),
            #[cfg(feature = "potentials")]
            Variant::GipfPotentials(terms) => {
                Self::Potentials(History::new(potentials::Position::start(terms)))
            }
        }
    }

    /// Returns a basic game of GIPF with a handicap, at its start.
    #[must_use]
    pub fn with_handicap(handicap: Handicap) -> Self {
        gipf::Position::with_handicap(handicap.color(), handicap.extra()).map_or_else(
            || Self::start(Variant::GipfBasic),
            |start| Self::Gipf(History::new(start)),
        )
    }

    /// Creates a game that starts from a position string.
    ///
    /// # Errors
    /// Fails if the text is malformed or the position cannot arise.
    pub fn from_position(variant: Variant, text: &str) -> Result<Self, PositionError> {
        match Self::start(variant) {
            Self::Yinsh(game) => yinsh::Position::from_text(game.position().variant(), text)
                .map(|position| Self::Yinsh(History::new(position)))
                .map_err(PositionError::Yinsh),
            Self::Gipf(game) => gipf::Position::from_text(game.position().variant(), text)
                .map(|position| Self::Gipf(History::new(position)))
                .map_err(PositionError::Gipf),
            #[cfg(feature = "potentials")]
            Self::Potentials(game) => {
                potentials::Position::from_text(game.position().terms(), text)
                    .map(|position| Self::Potentials(History::new(position)))
                    .map_err(PositionError::Potentials)
            }
        }
    }

    /// Returns the variant.
    #[must_use]
    pub fn variant(&self) -> Variant {
        match self {
            Self::Yinsh(game) => Variant::of_yinsh(game.position().variant()),
            Self::Gipf(game) => Variant::of_gipf(game.position().variant()),
            #[cfg(feature = "potentials")]
            Self::Potentials(game) => Variant::GipfPotentials(game.position().terms()),
        }
    }

    /// Returns the position string of the current position.
    #[must_use]
    pub fn position(&self) -> String {
        either!(self, game => game.position().to_string())
    }

    /// Returns the position string from which the game started.
    #[must_use]
    pub fn start_position(&self) -> String {
        either!(self, game => game.start().to_string())
    }

    /// Returns the player who takes the next action.
    #[must_use]
    pub fn to_act(&self) -> Color {
        either!(self, game => game.position().to_act())
    }

    /// Returns the outcome, or `None` if the game has not ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        either!(self, game => game.outcome())
    }

    /// Returns the Zobrist key of the current position.
    #[must_use]
    pub fn key(&self) -> u64 {
        either!(self, game => game.position().key())
    }

    /// Returns the number of actions played.
    #[must_use]
    pub fn len(&self) -> usize {
        either!(self, game => game.actions().len())
    }

    /// Returns whether no action has been played.
    ///
    /// ```
    /// use variants::{AnyGame, Variant};
    ///
    /// let mut game = AnyGame::start(Variant::Yinsh);
    /// assert!(game.is_empty());
    /// game.play_turn("f6").expect("a legal placement");
    /// assert!(!game.is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of rings that a player has removed; `None` in games other than YINSH.
    #[must_use]
    pub fn rings_off(&self, color: Color) -> Option<u8> {
        match self {
            Self::Yinsh(game) => Some(game.position().rings_off(color)),
            _ => None,
        }
    }

    /// Returns the number of pieces that a player has in reserve; `None` in YINSH.
    #[must_use]
    pub fn reserve(&self, color: Color) -> Option<u8> {
        match self {
            Self::Yinsh(_) => None,
            Self::Gipf(game) => Some(game.position().reserve(color)),
            #[cfg(feature = "potentials")]
            Self::Potentials(game) => Some(game.position().reserve(color)),
        }
    }

    /// Returns all legal actions; none when the game has ended.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<AnyAction> {
        match self {
            Self::Yinsh(game) => game.legal_actions().into_iter().map(AnyAction::Yinsh).collect(),
            Self::Gipf(game) => game.legal_actions().into_iter().map(AnyAction::Gipf).collect(),
            #[cfg(feature = "potentials")]
            Self::Potentials(game) => {
                game.legal_actions().into_iter().map(AnyAction::Potentials).collect()
            }
        }
    }

    /// Returns the token of an action in the current position; `None` for an action of another game.
    #[must_use]
    pub fn token(&self, action: AnyAction) -> Option<String> {
        match (self, action) {
            (Self::Yinsh(game), AnyAction::Yinsh(action)) => {
                Some(Shown { position: game.position(), action }.to_string())
            }
            (Self::Gipf(game), AnyAction::Gipf(action)) => {
                Some(Shown { position: game.position(), action }.to_string())
            }
            #[cfg(feature = "potentials")]
            (Self::Potentials(game), AnyAction::Potentials(action)) => {
                Some(Shown { position: game.position(), action }.to_string())
            }
            _ => None,
        }
    }

    /// Returns the tokens of all legal actions, in the order of [`compare_tokens`].
    #[must_use]
    pub fn legal_tokens(&self) -> Vec<String> {
        let mut tokens: Vec<String> =
            self.legal_actions().into_iter().filter_map(|action| self.token(action)).collect();
        tokens.sort_by(|a, b| compare_tokens(a, b));
        tokens
    }

    /// Returns all legal actions with the positions after them, in the order of [`compare_tokens`].
    #[must_use]
    pub fn legal_steps(&self) -> Vec<LegalStep> {
        let step = |action| {
            let mut next = self.clone();
            next.play(action).ok()?;
            Some(LegalStep { token: self.token(action)?, position: next.position() })
        };
        let mut steps: Vec<LegalStep> = self.legal_actions().into_iter().filter_map(step).collect();
        steps.sort_by(|a, b| compare_tokens(&a.token, &b.token));
        steps
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Returns a rule that the action breaks; the game is then unchanged.
    pub fn play(&mut self, action: AnyAction) -> Result<(), PlayError> {
        match (self, action) {
            (Self::Yinsh(game), AnyAction::Yinsh(action)) => {
                game.try_play(action).map_err(|rule| {
                    PlayError::Yinsh(TurnError { index: 0, kind: TurnErrorKind::Illegal(rule) })
                })
            }
            (Self::Gipf(game), AnyAction::Gipf(action)) => game.try_play(action).map_err(|rule| {
                PlayError::Gipf(TurnError { index: 0, kind: TurnErrorKind::Illegal(rule) })
            }),
            #[cfg(feature = "potentials")]
            (Self::Potentials(game), AnyAction::Potentials(action)) => {
                game.try_play(action).map_err(|rule| {
                    PlayError::Potentials(TurnError {
                        index: 0,
                        kind: TurnErrorKind::Illegal(rule),
                    })
                })
            }
            _ => Err(PlayError::OtherGame),
        }
    }

    /// Plays a turn token or the token of a single action, and returns the number of its actions.
    ///
    /// # Errors
    /// Returns the index of the action that failed and the reason; the game is then unchanged.
    pub fn play_turn(&mut self, token: &str) -> Result<usize, PlayError> {
        match self {
            Self::Yinsh(game) => game.play_turn(token).map_err(PlayError::Yinsh),
            Self::Gipf(game) => game.play_turn(token).map_err(PlayError::Gipf),
            #[cfg(feature = "potentials")]
            Self::Potentials(game) => game.play_turn(token).map_err(PlayError::Potentials),
        }
    }

    /// Takes back the last action and returns it; `None` at the start of the game.
    pub fn undo(&mut self) -> Option<AnyAction> {
        match self {
            Self::Yinsh(game) => game.undo().map(AnyAction::Yinsh),
            Self::Gipf(game) => game.undo().map(AnyAction::Gipf),
            #[cfg(feature = "potentials")]
            Self::Potentials(game) => game.undo().map(AnyAction::Potentials),
        }
    }

    /// Returns the turns played so far; the last one may be incomplete.
    #[must_use]
    pub fn turns(&self) -> Vec<PlayedTurn> {
        either!(self, game => turns(game))
    }

    /// Returns all whole turns of the player to act, up to the other player's first action or
    /// the end of the game, in the order of [`compare_tokens`].
    ///
    /// # Errors
    /// Fails if there are more than `most` turns: removals with many GIPF-pieces can be played in
    /// millions of orders.
    pub fn legal_turns(&self, most: usize) -> Result<Vec<LegalStep>, TooManyTurns> {
        let mut turns = Vec::new();
        either!(self, game => collect_turns(&mut game.clone(), "", most, &mut turns))?;
        turns.sort_by(|a, b| compare_tokens(&a.token, &b.token));
        Ok(turns)
    }

    /// Counts the sequences of exactly `depth` actions; see [`game::perft`].
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        either!(self, game => game::perft(game.position(), depth))
    }
}

fn turns<G: Game>(game: &History<G>) -> Vec<PlayedTurn> {
    let mut turns: Vec<PlayedTurn> = Vec::new();
    for (position, &action) in game.past().iter().zip(game.actions()) {
        let player = position.to_act();
        let token = Shown { position, action }.to_string();
        match turns.last_mut() {
            Some(turn) if turn.player == player => {
                turn.token.push(';');
                turn.token.push_str(&token);
                turn.actions += 1;
            }
            _ => turns.push(PlayedTurn { player, token, actions: 1 }),
        }
    }
    turns
}

fn collect_turns<G: Game>(
    game: &mut History<G>,
    so_far: &str,
    most: usize,
    turns: &mut Vec<LegalStep>,
) -> Result<(), TooManyTurns> {
    let player = game.position().to_act();
    for action in game.legal_actions() {
        let mut token = String::from(so_far);
        if !token.is_empty() {
            token.push(';');
        }
        token.push_str(&game.position().shown(action).to_string());
        if game.try_play(action).is_err() {
            continue;
        }
        if game.position().to_act() == player && game.outcome().is_none() {
            collect_turns(game, &token, most, turns)?;
        } else if turns.len() >= most {
            return Err(TooManyTurns { most });
        } else {
            turns.push(LegalStep { token, position: game.position().to_string() });
        }
        game.undo();
    }
    Ok(())
}
