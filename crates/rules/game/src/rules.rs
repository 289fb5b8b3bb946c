use core::{
    error::Error,
    fmt::{self, Debug, Display},
    hash::Hash,
};

use crate::{Color, Outcome, Reason};

/// A position of a two-player board game, with its rules.
///
/// A position is a small `Copy` value without history: play on a copy to keep the old one.
/// `Display` writes its position string, and [`Game::from_text`] reads it.
pub trait Game: Copy + Eq + Hash + Debug + Display {
    /// The variants of the game, as run-time data.
    type Variant: Copy + Eq + Hash + Debug;
    /// One decision of a player.
    type Action: Copy + Eq + Hash + Debug;
    /// Iterator over the legal actions of a position. `len` counts pushes and moves without listing
    /// them.
    type Actions: ExactSizeIterator<Item = Self::Action> + Clone + Debug;
    /// Reason why an action is illegal: the rule that it breaks.
    type IllegalAction: Error + Copy + Eq + Debug + 'static;
    /// Reason why a string is not an action.
    type ParseActionError: Error + Clone + Eq + Debug + 'static;
    /// Reason why a string is not a possible position.
    type ParsePositionError: Error + Clone + Eq + Debug + 'static;

    /// Upper bound on the number of legal actions in a position.
    const LEGAL_ACTIONS_MAX: usize;

    /// Error returned for any action after the end of the game.
    const GAME_OVER: Self::IllegalAction;

    /// Returns the start position of a variant.
    fn start(variant: Self::Variant) -> Self;

    /// Parses a position string of a variant.
    ///
    /// # Errors
    /// Fails if the text is malformed or the position cannot arise.
    fn from_text(variant: Self::Variant, text: &str) -> Result<Self, Self::ParsePositionError>;

    /// Returns the variant.
    fn variant(&self) -> Self::Variant;

    /// Returns the player who takes the next action.
    fn to_act(&self) -> Color;

    /// Returns the outcome, or `None` if the game has not ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns all legal actions, each once; none when the game has ended.
    fn legal_actions(&self) -> Self::Actions;

    /// Checks an action against the rules.
    ///
    /// # Errors
    /// Returns a rule that the action breaks.
    fn check(&self, action: Self::Action) -> Result<(), Self::IllegalAction>;

    /// Plays a legal action without checking it.
    ///
    /// After an illegal action the position is meaningless, but nothing panics.
    fn play_unchecked(&mut self, action: Self::Action);

    /// Returns a 64-bit hash key of the position; different positions may rarely share a key.
    /// Games in which an action changes little update the key incrementally; others compute it on
    /// demand.
    fn key(&self) -> u64;

    /// Returns whether the number of occurrences of this position matters.
    fn counts_for_repetition(&self) -> bool {
        false
    }

    /// Returns the outcome of a game in which this position has occurred `occurrences` times;
    /// `None` if the game continues.
    ///
    /// Called only for positions that [count for repetition](Self::counts_for_repetition).
    fn outcome_by_repetition(&self, occurrences: usize) -> Option<Outcome> {
        let _ = occurrences;
        None
    }

    /// Writes the token of an action in this position.
    ///
    /// # Errors
    /// Fails only if the writer fails.
    fn write_action(&self, action: Self::Action, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Parses a token as an action in this position. The action may be illegal.
    ///
    /// # Errors
    /// Fails if the token is malformed.
    fn parse_action(&self, token: &str) -> Result<Self::Action, Self::ParseActionError>;

    /// Returns a value that displays an action in this position as its token.
    fn shown(&self, action: Self::Action) -> Shown<'_, Self> {
        Shown { position: self, action }
    }

    /// Returns whether an action is legal.
    #[inline]
    fn is_legal(&self, action: Self::Action) -> bool {
        self.check(action).is_ok()
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Returns a rule that the action breaks; the position is then unchanged.
    #[inline]
    fn try_play(&mut self, action: Self::Action) -> Result<(), Self::IllegalAction> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Plays a turn token, one or more actions of one player joined by `;`, and returns the number
    /// of actions.
    ///
    /// # Errors
    /// Returns the index of the action that failed and the reason; the position is then unchanged.
    fn play_turn(&mut self, token: &str) -> Result<usize, TurnError<Self>> {
        let mut next = *self;
        let mut count = 0;
        for text in token.split(';') {
            let failed = |kind| TurnError { index: count, kind };
            // Check the end of the game first, then the player to act; an empty text is a parse error.
            if let Some(outcome) = next.outcome() {
                return Err(failed(TurnErrorKind::Ended(outcome.reason())));
            }
            if !text.is_empty() && next.to_act() != self.to_act() {
                return Err(failed(TurnErrorKind::OtherPlayer));
            }
            let action =
                next.parse_action(text).map_err(|e| failed(TurnErrorKind::Unreadable(e)))?;
            next.try_play(action).map_err(|e| failed(TurnErrorKind::Illegal(e)))?;
            count += 1;
        }
        *self = next;
        Ok(count)
    }
}

/// Reason why a turn could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnError<G: Game> {
    /// Zero-based index of the action that failed.
    pub index: usize,
    /// The kind of error.
    pub kind: TurnErrorKind<G>,
}

/// Reason why one action of a turn failed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TurnErrorKind<G: Game> {
    /// The token is not an action.
    Unreadable(G::ParseActionError),
    /// The action breaks a rule.
    Illegal(G::IllegalAction),
    /// The turn has ended: the other player is to act.
    OtherPlayer,
    /// The game has already ended.
    Ended(Reason),
}

impl<G: Game> Display for TurnError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            TurnErrorKind::Unreadable(error) => write!(f, "{error}"),
            TurnErrorKind::Illegal(error) => write!(f, "{error}"),
            TurnErrorKind::OtherPlayer => {
                f.write_str("the turn has ended: the other player is to act")
            }
            TurnErrorKind::Ended(reason) => write!(f, "the game has ended: {reason}"),
        }
    }
}

impl<G: Game> Error for TurnError<G> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            TurnErrorKind::Unreadable(error) => Some(error),
            TurnErrorKind::Illegal(error) => Some(error),
            TurnErrorKind::OtherPlayer | TurnErrorKind::Ended(_) => None,
        }
    }
}

/// An action together with its position. Displays as the token of the action.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a, G: Game> {
    /// The position in which the action is played.
    pub position: &'a G,
    /// The action.
    pub action: G::Action,
}

impl<G: Game> Display for Shown<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.write_action(self.action, f)
    }
}
