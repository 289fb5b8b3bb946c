use record::{Timer, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::schema;

/// What a player's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TimeLeft {
    /// Milliseconds.
    pub ms: u32,
    /// Periods of byo-yomi that follow when this is up.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub periods: u8,
    /// Milliseconds before it begins to count.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay: u32,
}

// Serde hands over a reference.
fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

impl From<record::TimeLeft> for TimeLeft {
    fn from(left: record::TimeLeft) -> Self {
        Self { ms: left.ms, periods: left.periods, delay: left.delay }
    }
}

/// Both clocks at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Clocks {
    /// White's.
    pub w: Option<TimeLeft>,
    /// Black's.
    pub b: Option<TimeLeft>,
    /// Whose clock runs.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub running: Option<Color>,
    /// The moment: milliseconds since 1970 by the server's clock.
    pub at: i64,
}

impl Clocks {
    /// What the clocks of a game show at a moment.
    #[must_use]
    pub fn of(timer: &Timer, now: i64) -> Self {
        let left = |color| timer.left(color, now).map(TimeLeft::from);
        Self { w: left(Color::White), b: left(Color::Black), running: timer.running(), at: now }
    }
}
