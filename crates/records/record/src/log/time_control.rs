use std::{fmt, str::FromStr};

use crate::{log::speed::Speed, serde_text::as_text};

/// A player has at most three hours to begin with.
pub const MAX_BASE: u32 = 3 * 3600 * SECOND;
/// An increment, a delay or a period of byo-yomi is at most three minutes.
pub const MAX_STEP: u32 = 180 * SECOND;
/// There are at most ten periods of byo-yomi.
pub const MAX_PERIODS: u8 = 10;
/// A turn has at most so many days.
pub const MAX_DAYS: u8 = 14;

pub(crate) const SECOND: u32 = 1000;
/// A day in milliseconds.
pub const DAY: u32 = 86_400 * SECOND;

/// A game is taken to last this many turns of each player.
const TURNS: u32 = 40;

/// How much time the players have. Times are whole seconds, counted in milliseconds.
///
/// Written `-`, `300`, `300+3`, `300d5`, `300+3x30` or `3days`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// No clock.
    Untimed,
    /// So much for the whole game.
    Absolute {
        /// For the whole game.
        base: u32,
    },
    /// Every turn adds to what is left.
    Fischer {
        /// To begin with; if it is zero, one increment.
        base: u32,
        /// Added after every turn.
        increment: u32,
    },
    /// The beginning of every turn is free.
    Delay {
        /// For the whole game.
        base: u32,
        /// Free at the beginning of every turn; never saved up.
        delay: u32,
    },
    /// When the base is used up, a turn that is played within a period costs nothing.
    ByoYomi {
        /// Before the first period.
        base: u32,
        /// How many periods may be used up; with the last the game is lost.
        periods: u8,
        /// The length of a period.
        period: u32,
    },
    /// So many days for every turn.
    Days {
        /// For one turn.
        days: u8,
    },
}

impl TimeControl {
    /// Whether both players are expected to stay at the board.
    #[must_use]
    pub const fn is_live(self) -> bool {
        !matches!(self, Self::Untimed | Self::Days { .. })
    }

    /// The seconds that a player will need, as far as one can say; 0 if the game is not live.
    ///
    /// Forty turns, of which each takes its increment or delay, or half of a period.
    #[must_use]
    pub const fn estimate(self) -> u32 {
        let milliseconds = match self {
            Self::Untimed | Self::Days { .. } => 0,
            Self::Absolute { base } => base,
            Self::Fischer { base, increment: step } | Self::Delay { base, delay: step } => {
                base.saturating_add(step.saturating_mul(TURNS))
            }
            Self::ByoYomi { base, period, .. } => {
                base.saturating_add((period / 2).saturating_mul(TURNS))
            }
        };
        milliseconds / SECOND
    }

    /// How fast the game is.
    #[must_use]
    pub const fn speed(self) -> Speed {
        if self.is_live() { Speed::of_seconds(self.estimate()) } else { Speed::Correspondence }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Untimed => f.write_str("-"),
            Self::Absolute { base } => write!(f, "{}", base / SECOND),
            Self::Fischer { base, increment } => {
                write!(f, "{}+{}", base / SECOND, increment / SECOND)
            }
            Self::Delay { base, delay } => write!(f, "{}d{}", base / SECOND, delay / SECOND),
            Self::ByoYomi { base, periods, period } => {
                write!(f, "{}+{periods}x{}", base / SECOND, period / SECOND)
            }
            Self::Days { days } => write!(f, "{days}days"),
        }
    }
}

game::error_codes! {
    /// Why a text is not a time control.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
    pub enum ParseTimeControlError {
        /// It does not have the form of one.
        #[error("a time control is -, 300, 300+3, 300d5, 300+3x30 or 3days, in seconds")]
        Form = "time-control-form",
        /// A number is too large.
        #[error(
            "at most 10800 seconds, 180 seconds a turn, 10 periods and 14 days can be played with"
        )]
        TooMuch = "time-control-too-much",
        /// There is no time at all.
        #[error("a player needs some time")]
        Nothing = "time-control-nothing",
    }
}

/// A number without sign or superfluous digits.
fn number(text: &str) -> Result<u32, ParseTimeControlError> {
    let plain = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if !plain {
        return Err(ParseTimeControlError::Form);
    }
    text.parse().map_err(|_| ParseTimeControlError::TooMuch)
}

/// Seconds, in milliseconds.
fn seconds(text: &str, most: u32) -> Result<u32, ParseTimeControlError> {
    match number(text)?.checked_mul(SECOND) {
        Some(time) if time <= most => Ok(time),
        _ => Err(ParseTimeControlError::TooMuch),
    }
}

/// A number that is counted from one.
fn count(text: &str, most: u8) -> Result<u8, ParseTimeControlError> {
    match number(text)? {
        0 => Err(ParseTimeControlError::Nothing),
        number => u8::try_from(number)
            .ok()
            .filter(|number| *number <= most)
            .ok_or(ParseTimeControlError::TooMuch),
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// `300+0` and `300d0` are read as `300`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let base = |text| seconds(text, MAX_BASE);
        let step = |text| seconds(text, MAX_STEP);
        if text == "-" {
            return Ok(Self::Untimed);
        }
        if let Some(days) = text.strip_suffix("days") {
            return Ok(Self::Days { days: count(days, MAX_DAYS)? });
        }
        let control = if let Some((start, rest)) = text.split_once('+') {
            match rest.split_once('x') {
                Some((periods, period)) => Self::ByoYomi {
                    base: base(start)?,
                    periods: count(periods, MAX_PERIODS)?,
                    period: step(period)?,
                },
                None => Self::Fischer { base: base(start)?, increment: step(rest)? },
            }
        } else if let Some((start, delay)) = text.split_once('d') {
            Self::Delay { base: base(start)?, delay: step(delay)? }
        } else {
            Self::Absolute { base: base(text)? }
        };
        match control {
            Self::Absolute { base: 0 }
            | Self::Fischer { base: 0, increment: 0 }
            | Self::Delay { base: 0, delay: 0 }
            | Self::ByoYomi { period: 0, .. } => Err(ParseTimeControlError::Nothing),
            Self::Fischer { base, increment: 0 } | Self::Delay { base, delay: 0 } => {
                Ok(Self::Absolute { base })
            }
            control => Ok(control),
        }
    }
}

as_text!(TimeControl);
