use core::{error::Error, fmt};

use crate::{Game, Reason};

/// Plays a turn token: one or more actions of one player, joined by `;`.
///
/// An action alone is a valid token too. Answers with the number of actions.
///
/// # Errors
/// Says which action failed and why; the position is then unchanged.
pub fn play_turn<G: Game>(position: &mut G, token: &str) -> Result<usize, TurnError<G>> {
    let mut next = *position;
    let mut count = 0;
    for text in token.split(';') {
        let failed = |kind| TurnError { index: count, kind };
        // The end is looked at first, then whose turn it is; an empty text is neither.
        if let Some(outcome) = next.outcome() {
            return Err(failed(TurnErrorKind::Ended(outcome.reason())));
        }
        if !text.is_empty() && next.to_act() != position.to_act() {
            return Err(failed(TurnErrorKind::OtherPlayer));
        }
        let action = next.parse_action(text).map_err(|e| failed(TurnErrorKind::Unreadable(e)))?;
        next.try_play(action).map_err(|e| failed(TurnErrorKind::Illegal(e)))?;
        count += 1;
    }
    *position = next;
    Ok(count)
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

impl<G: Game> fmt::Display for TurnError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            TurnErrorKind::Unreadable(error) => write!(f, "{error}"),
            TurnErrorKind::Illegal(error) => write!(f, "{error}"),
            TurnErrorKind::OtherPlayer => {
                f.write_str("one turn holds the actions of one player, and his turn has ended")
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
