use std::{fmt, str::FromStr};

use crate::{log::speed::Speed, serde_text::as_text};

/// Maximum base time: three hours, in milliseconds.
pub const BASE_TIME_MAX: u32 = 3 * 3600 * SECOND_MS;
/// Maximum increment, delay or byo-yomi period: three minutes, in milliseconds.
pub const TIME_STEP_MAX: u32 = 180 * SECOND_MS;
/// Maximum number of byo-yomi periods.
pub const BYOYOMI_PERIODS_MAX: u8 = 10;
/// Maximum number of days per turn.
pub const DAYS_PER_TURN_MAX: u8 = 14;

pub(crate) const SECOND_MS: u32 = 1000;
/// A day in milliseconds.
pub const DAY_MS: u32 = 86_400 * SECOND_MS;

/// Assumed number of turns per player, for estimating the length of a game.
const ESTIMATED_TURNS: u32 = 40;

/// A time control. Times are whole seconds, stored in milliseconds.
///
/// Written `-`, `300`, `300+3`, `300d5`, `300+3x30` or `3days`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// No clock.
    Untimed,
    /// A fixed time for the whole game.
    Absolute {
        /// Time for the whole game.
        base: u32,
    },
    /// Every turn adds an increment to the remaining time.
    Fischer {
        /// Initial time; if it is zero, each player starts with one increment.
        base: u32,
        /// Time added after every turn.
        increment: u32,
    },
    /// The beginning of every turn is free.
    Delay {
        /// Time for the whole game.
        base: u32,
        /// Free time at the beginning of every turn; unused delay is not saved.
        delay: u32,
    },
    /// Once the base time is used up, a turn played within a period costs nothing.
    ByoYomi {
        /// Time before the first period.
        base: u32,
        /// Number of periods; using up the last one loses the game.
        periods: u8,
        /// The length of a period.
        period: u32,
    },
    /// A number of days for every turn.
    Days {
        /// Days per turn.
        days: u8,
    },
}

impl TimeControl {
    /// Returns whether both players are expected to stay at the board.
    #[must_use]
    pub const fn is_live(self) -> bool {
        !matches!(self, Self::Untimed | Self::Days { .. })
    }

    /// Returns the estimated playing time of one player in seconds; 0 if the game is not live.
    ///
    /// The estimate assumes forty turns, each of which adds its increment or delay, or half a period.
    #[must_use]
    pub const fn estimate(self) -> u32 {
        let milliseconds = match self {
            Self::Untimed | Self::Days { .. } => 0,
            Self::Absolute { base } => base,
            Self::Fischer { base, increment: step } | Self::Delay { base, delay: step } => {
                base.saturating_add(step.saturating_mul(ESTIMATED_TURNS))
            }
            Self::ByoYomi { base, period, .. } => {
                base.saturating_add((period / 2).saturating_mul(ESTIMATED_TURNS))
            }
        };
        milliseconds / SECOND_MS
    }

    /// Returns the speed category of the game.
    #[must_use]
    pub const fn speed(self) -> Speed {
        if self.is_live() { Speed::of_seconds(self.estimate()) } else { Speed::Correspondence }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Untimed => f.write_str("-"),
            Self::Absolute { base } => write!(f, "{}", base / SECOND_MS),
            Self::Fischer { base, increment } => {
                write!(f, "{}+{}", base / SECOND_MS, increment / SECOND_MS)
            }
            Self::Delay { base, delay } => write!(f, "{}d{}", base / SECOND_MS, delay / SECOND_MS),
            Self::ByoYomi { base, periods, period } => {
                write!(f, "{}+{periods}x{}", base / SECOND_MS, period / SECOND_MS)
            }
            Self::Days { days } => write!(f, "{days}days"),
        }
    }
}

game::error_codes! {
    /// Reason why a string is not a time control.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
    pub enum ParseTimeControlError {
        /// The text is malformed.
        #[error("a time control must look like -, 300, 300+3, 300d5, 300+3x30 or 3days, in seconds")]
        Form = "time-control-form",
        /// A number is too large.
        #[error(
            "time control must not exceed {} seconds in all, {} seconds per turn, {} periods or {} days",
            BASE_TIME_MAX / SECOND_MS, TIME_STEP_MAX / SECOND_MS, BYOYOMI_PERIODS_MAX, DAYS_PER_TURN_MAX
        )]
        TooMuch = "time-control-too-much",
        /// The players would have no time at all.
        #[error("time must be positive")]
        Nothing = "time-control-nothing",
    }
}

/// Reads a number without sign or leading zeros.
fn number(text: &str) -> Result<u32, ParseTimeControlError> {
    let plain = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if !plain {
        return Err(ParseTimeControlError::Form);
    }
    text.parse().map_err(|_| ParseTimeControlError::TooMuch)
}

/// Reads a number of seconds and returns it in milliseconds.
fn seconds(text: &str, most: u32) -> Result<u32, ParseTimeControlError> {
    match number(text)?.checked_mul(SECOND_MS) {
        Some(time) if time <= most => Ok(time),
        _ => Err(ParseTimeControlError::TooMuch),
    }
}

/// Reads a number from one to `most`.
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

    /// Parses a time control; `300+0` and `300d0` are read as `300`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let base = |text| seconds(text, BASE_TIME_MAX);
        let step = |text| seconds(text, TIME_STEP_MAX);
        if text == "-" {
            return Ok(Self::Untimed);
        }
        if let Some(days) = text.strip_suffix("days") {
            return Ok(Self::Days { days: count(days, DAYS_PER_TURN_MAX)? });
        }
        let control = if let Some((start, rest)) = text.split_once('+') {
            match rest.split_once('x') {
                Some((periods, period)) => Self::ByoYomi {
                    base: base(start)?,
                    periods: count(periods, BYOYOMI_PERIODS_MAX)?,
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
