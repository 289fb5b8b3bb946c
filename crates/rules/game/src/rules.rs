use core::{
    error::Error,
    fmt::{self, Debug, Display},
    hash::Hash,
};

use crate::{Color, Outcome, Reason};

/// A position of a board game for two players, with its rules.
///
/// A position is a small `Copy` value without a past: play on a copy to keep the old
/// one. `Display` writes its position string, [`Game::from_text`] reads it.
pub trait Game: Copy + Eq + Hash + Debug + Display {
    /// The variants of the game, as run-time data.
    type Variant: Copy + Eq + Hash + Debug;
    /// One decision of a player.
    type Action: Copy + Eq + Hash + Debug;
    /// The legal actions of a position, of known length; pushes and moves are counted
    /// without listing them.
    type Actions: ExactSizeIterator<Item = Self::Action> + Clone + Debug;
    /// Why an action is illegal: the rule that it breaks.
    type IllegalAction: Error + Copy + Eq + Debug + 'static;
    /// Why a text is no action.
    type ParseActionError: Error + Clone + Eq + Debug + 'static;
    /// Why a text is no position, or one that cannot arise.
    type ParsePositionError: Error + Clone + Eq + Debug + 'static;

    /// No position has more legal actions than this.
    const MAX_ACTIONS: usize;

    /// The illegal action of a game that has ended.
    const GAME_OVER: Self::IllegalAction;

    /// The start of a game.
    fn start(variant: Self::Variant) -> Self;

    /// Reads a position string under a variant.
    ///
    /// # Errors
    /// Says what is wrong with the text, or why the position cannot arise.
    fn from_text(variant: Self::Variant, text: &str) -> Result<Self, Self::ParsePositionError>;

    /// The variant that is played.
    fn variant(&self) -> Self::Variant;

    /// The player who takes the next action.
    fn to_act(&self) -> Color;

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Every legal action once; none when the game has ended.
    fn legal_actions(&self) -> Self::Actions;

    /// Checks an action against the rules.
    ///
    /// # Errors
    /// Names a rule that the action breaks.
    fn check(&self, action: Self::Action) -> Result<(), Self::IllegalAction>;

    /// Plays an action that is known to be legal.
    ///
    /// After an illegal one the position means nothing, but nothing panics.
    fn play_unchecked(&mut self, action: Self::Action);

    /// A 64-bit key, different for different positions but for rare chances. Games in which an
    /// action changes little keep it up to date by playing; others compute it.
    fn key(&self) -> u64;

    /// Whether it matters how often this position has occurred in a game.
    fn counts_for_repetition(&self) -> bool {
        false
    }

    /// How a game ends in which this position occurs for the `occurrences`th time;
    /// `None` when it goes on.
    ///
    /// Asked only of positions that [count for repetition](Self::counts_for_repetition).
    fn outcome_by_repetition(&self, occurrences: usize) -> Option<Outcome> {
        let _ = occurrences;
        None
    }

    /// Writes an action of this position as its token.
    ///
    /// # Errors
    /// Only if the writer fails.
    fn write_action(&self, action: Self::Action, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads a token as an action of this position, which may still be illegal.
    ///
    /// # Errors
    /// Says what is wrong with the token.
    fn parse_action(&self, token: &str) -> Result<Self::Action, Self::ParseActionError>;

    /// An action of this position, to be displayed as its token.
    fn shown(&self, action: Self::Action) -> Shown<'_, Self> {
        Shown { position: self, action }
    }

    /// Whether an action is legal.
    #[inline]
    fn is_legal(&self, action: Self::Action) -> bool {
        self.check(action).is_ok()
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Names a rule that the action breaks; the position is then unchanged.
    #[inline]
    fn try_play(&mut self, action: Self::Action) -> Result<(), Self::IllegalAction> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Plays a turn token: one or more actions of one player, joined by `;`. Returns the
    /// number of actions.
    ///
    /// # Errors
    /// Says which action failed and why; the position is then unchanged.
    fn play_turn(&mut self, token: &str) -> Result<usize, TurnError<Self>> {
        let mut next = *self;
        let mut count = 0;
        for text in token.split(';') {
            let failed = |kind| TurnError { index: count, kind };
            // The end is looked at first, then whose turn it is; an empty text is neither.
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

/// Why a turn could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnError<G: Game> {
    /// Which action of the turn failed, from 0.
    pub index: usize,
    /// What was wrong with it.
    pub kind: TurnErrorKind<G>,
}

/// What is wrong with one action of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TurnErrorKind<G: Game> {
    /// The text is no action.
    Unreadable(G::ParseActionError),
    /// The action breaks a rule.
    Illegal(G::IllegalAction),
    /// The turn has ended: the other player is to act.
    OtherPlayer,
    /// The game had ended.
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

/// An action together with its position, so that it can be displayed as a token.
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
