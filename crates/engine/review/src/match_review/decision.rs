use engine::{Challenge, Declaration};
use variants::Color;

use crate::kind::Kind;

game::codes! {
    /// Reason code of a criticised decision of a match.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum DecisionCode {
        /// A use was declared, and another turn is worth more.
        DeclarationWrong = "declaration-wrong",
        /// A use should have been declared.
        DeclarationMissed = "declaration-missed",
        /// A use was challenged that matters less than the challenge.
        ChallengeWrong = "challenge-wrong",
        /// A use should have been challenged.
        ChallengeMissed = "challenge-missed",
        /// A use should have been challenged because it wins by force, sooner than any other turn.
        WinNotChallenged = "win-not-challenged",
    }
}

/// A decision of a match as judged by the engine: a declaration, a turn instead of one, or an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedDecision {
    /// Index of its token among those of the match.
    pub index: usize,
    /// Number of turns of the GIPF part before it.
    pub ply: usize,
    /// Number of the turn of GIPF to which it belongs, as in records.
    pub number: usize,
    /// Player who decided.
    pub player: Color,
    /// Token that was played.
    pub token: String,
    /// Better token; the same one if none is better.
    pub better: String,
    /// Position string of the match before the token.
    pub position: String,
    /// Least expected score that the decision gave away, from 0 to 1, whatever the chance of winning a contest within
    /// [`CONTEST_CHANCES`].
    pub loss: f64,
    /// Quality of the decision.
    pub kind: Kind,
    /// Values that were compared.
    pub values: DecisionValues,
    /// Reason why the decision is criticised; `None` if it is not.
    pub reason: Option<DecisionReason>,
}

/// Chances of winning a contest between which a criticised decision has to be wrong, since nobody knows the true one.
pub const CONTEST_CHANCES: [f64; 2] = [0.3, 0.7];

/// The values by which a decision is judged, as expected scores.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DecisionValues {
    /// A declaration, or one that was missed.
    Declaration {
        /// The values of the declared use, or of the one that should have been declared, for its player.
        declaration: Declaration,
        /// Assumed chance that this player wins a contest.
        chance: f64,
        /// Value of the best other turn, or of the turn that was played instead.
        instead: f64,
    },
    /// An answer to a declared use.
    Challenge {
        /// The values of the use for its player.
        challenge: Challenge,
        /// Assumed chance that the challenger wins the contest.
        chance: f64,
    },
}

/// Reason why a decision is criticised, with the details for a sentence about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecisionReason {
    /// Reason code.
    pub code: DecisionCode,
    /// Expected score in percent: of the player with the token played, or after an answer, of the opponent with the use. For a win, the
    /// number of turns to it.
    pub number: u16,
    /// Expected score in percent to compare it with: of the player with the better token, or of the opponent without the use. 0 for a
    /// win.
    pub other: u16,
    /// Assumed chance of winning a contest, in percent: that of the player who decided.
    pub chance: u16,
}

impl DecisionValues {
    /// Returns the details of a reason.
    pub(super) fn reason(self, code: DecisionCode) -> DecisionReason {
        let [number, other, chance] = match self {
            Self::Challenge { challenge, chance } if code == DecisionCode::WinNotChallenged => {
                [challenge.used.win.unwrap_or_default(), 0, percent(chance)]
            }
            Self::Declaration { declaration, chance, instead } => {
                let declared = declaration.worth(chance);
                let values = match code {
                    DecisionCode::DeclarationMissed => [instead, declared, chance],
                    _ => [declared, instead, chance],
                };
                values.map(percent)
            }
            Self::Challenge { challenge, chance } => {
                [challenge.used.share, challenge.prevented.share, chance].map(percent)
            }
        };
        DecisionReason { code, number, other, chance }
    }
}

/// Converts a number from 0 to 1 into percent.
fn percent(share: f64) -> u16 {
    (100.0 * share).round() as u16
}
