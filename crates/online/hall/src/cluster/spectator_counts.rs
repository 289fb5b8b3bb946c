use serde::{Deserialize, Serialize};

use super::relay::Class;

/// Follower counts of a game at one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SpectatorCounts {
    pub(crate) w: bool,
    pub(crate) b: bool,
    pub(crate) spectators: u32,
    /// Whether any follower reads frames; `lines` is the same for lines.
    pub(crate) frames: bool,
    pub(crate) lines: bool,
}

impl SpectatorCounts {
    pub(crate) fn is_empty(self) -> bool {
        self == Self::default()
    }

    pub(crate) const fn has(self, class: Class) -> bool {
        match class {
            Class::White => self.w,
            Class::Black => self.b,
            Class::Spectator => self.spectators > 0,
        }
    }

    /// Returns the counts with one more follower.
    pub(crate) const fn with(mut self, class: Class, lines: bool) -> Self {
        match class {
            Class::White => self.w = true,
            Class::Black => self.b = true,
            Class::Spectator => self.spectators = self.spectators.saturating_add(1),
        }
        if lines {
            self.lines = true;
        } else {
            self.frames = true;
        }
        self
    }
}
