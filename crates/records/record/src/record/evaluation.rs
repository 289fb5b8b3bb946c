use std::{fmt, str::FromStr};

use variants::Color;

/// An evaluation of the position after a turn, from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// A score in hundredths: `1.25` is 125. Positive scores favour White.
    Centi(i32),
    /// A forced win: `#5` for White, `#-5` for Black.
    Win {
        /// The winner.
        winner: Color,
        /// Number of the winner's turns until the win.
        turns: u16,
    },
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Centi(number) => {
                let sign = if number < 0 { "-" } else { "" };
                let size = number.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
            Self::Win { winner: Color::White, turns } => write!(f, "#{turns}"),
            Self::Win { winner: Color::Black, turns } => write!(f, "#-{turns}"),
        }
    }
}

/// Error for a string that is not an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an evaluation must be a number such as -1.25, or #5 or #-5 for a forced win")]
pub struct ParseEvaluationError;

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

impl FromStr for Evaluation {
    type Err = ParseEvaluationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (win, text) = text.strip_prefix('#').map_or((false, text), |rest| (true, rest));
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        if !is_number(whole) || !is_number(fraction) || fraction.len() > 2 {
            return Err(ParseEvaluationError);
        }
        if win {
            let turns = text.parse().map_err(|_| ParseEvaluationError)?;
            let winner = if negative { Color::Black } else { Color::White };
            return Ok(Self::Win { winner, turns });
        }
        let number = |text: &str| text.parse::<i64>().map_err(|_| ParseEvaluationError);
        let hundredths = number(fraction)? * if fraction.len() == 1 { 10 } else { 1 };
        number(whole)?
            .checked_mul(100)
            .and_then(|size| size.checked_add(hundredths))
            .map(|size| if negative { -size } else { size })
            .and_then(|size| i32::try_from(size).ok())
            .map(Self::Centi)
            .ok_or(ParseEvaluationError)
    }
}
