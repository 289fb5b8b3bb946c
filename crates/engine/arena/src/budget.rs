use core::{fmt, str::FromStr};

/// A player's budget for one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Maximum number of nodes.
    Nodes(u64),
    /// Thinking time in milliseconds.
    MoveTime(u64),
    /// Search depth.
    Depth(u32),
}

/// Formats the budget as parameters of `go`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "nodes {nodes}"),
            Self::MoveTime(milliseconds) => write!(f, "movetime {milliseconds}"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
        }
    }
}

/// Error returned when parsing an invalid budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget must be nodes, movetime or depth followed by a number, as in nodes 20000")]
pub struct ParseBudgetError;

impl FromStr for Budget {
    type Err = ParseBudgetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, number) = text.split_once([' ', '=']).ok_or(ParseBudgetError)?;
        let number: u64 = number.trim().parse().map_err(|_| ParseBudgetError)?;
        match name {
            "nodes" => Ok(Self::Nodes(number)),
            "movetime" => Ok(Self::MoveTime(number)),
            "depth" => number.try_into().map(Self::Depth).map_err(|_| ParseBudgetError),
            _ => Err(ParseBudgetError),
        }
    }
}
