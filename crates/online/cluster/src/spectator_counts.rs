use serde::{Deserialize, Serialize};

use crate::relay::Class;

/// Follower counts of a game at one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SpectatorCounts {
    /// Whether White is among them.
    pub w: bool,
    /// Whether Black is among them.
    pub b: bool,
    /// Number of spectators.
    pub spectators: u32,
    /// Whether any follower reads frames.
    pub frames: bool,
    /// Whether any follower reads lines.
    pub lines: bool,
}

impl SpectatorCounts {
    /// Returns whether there are no followers.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns whether there are followers of a class.
    #[must_use]
    pub const fn has(self, class: Class) -> bool {
        match class {
            Class::White => self.w,
            Class::Black => self.b,
            Class::Spectator => self.spectators > 0,
        }
    }

    /// Returns the counts with one more follower.
    #[must_use]
    pub const fn with(mut self, class: Class, lines: bool) -> Self {
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
