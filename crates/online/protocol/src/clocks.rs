use record::{Timer, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::schema;

/// Time left on a player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TimeLeft {
    /// Time left, in milliseconds.
    pub ms: u32,
    /// Number of byo-yomi periods that follow.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub periods: u8,
    /// Delay left in this turn before the clock starts to run, in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay: u32,
}

// `skip_serializing_if` passes a reference.
fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

impl From<record::TimeLeft> for TimeLeft {
    fn from(left: record::TimeLeft) -> Self {
        Self { ms: left.ms, periods: left.periods, delay: left.delay }
    }
}

/// Both clocks at a point in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Clocks {
    /// White's clock; null in a game without clocks.
    pub w: Option<TimeLeft>,
    /// Black's clock; null in a game without clocks.
    pub b: Option<TimeLeft>,
    /// Player whose clock is running.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub running: Option<Color>,
    /// Time of the reading, in milliseconds since 1970, by the server's clock.
    pub at: i64,
}

impl Clocks {
    /// Reads the clocks of a game at the given time.
    #[must_use]
    pub fn of(timer: &Timer, now: i64) -> Self {
        let left = |color| timer.left(color, now).map(TimeLeft::from);
        Self { w: left(Color::White), b: left(Color::Black), running: timer.running(), at: now }
    }
}
