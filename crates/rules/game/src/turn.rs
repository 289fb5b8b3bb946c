use core::{error::Error, fmt};

use crate::{Game, Reason};

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

impl<G: Game> fmt::Display for TurnError<G> {
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

impl<G: Game> fmt::Display for Shown<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.write_action(self.action, f)
    }
}
