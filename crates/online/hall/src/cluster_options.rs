use bus::{Bus, NodeId};

/// How a hall is one of several on one database.
#[derive(Clone, Debug)]
pub struct ClusterOptions {
    /// The way to the others.
    pub bus: Bus,
    /// Which node this is.
    pub node: NodeId,
    /// What people call it: in logs and lists.
    pub name: String,
    /// The version of the messages that it sends.
    pub messages: MessageVersion,
}

/// A version of the messages between nodes. Those of two versions that follow each other understand each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageVersion(u16);

impl MessageVersion {
    /// That of this program.
    pub const CURRENT: Self = Self(1);

    /// The version behind this one: a node that speaks it says more than others know, which shows that they do not mind.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    pub(crate) const fn number(self) -> u16 {
        self.0
    }

    /// Whether nodes with these versions may run side by side.
    pub(crate) const fn is_beside(self, other: u16) -> bool {
        self.0.abs_diff(other) <= 1
    }
}

impl Default for MessageVersion {
    fn default() -> Self {
        Self::CURRENT
    }
}
