use hexgrid::Symmetry;

use crate::{Point, Row};

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place a ring.
    Place(Point),
    /// Put a marker into a ring and move that ring.
    Move {
        /// The ring's point, where the marker stays.
        from: Point,
        /// The point to which the ring moves.
        to: Point,
    },
    /// Return a row of five of the player's markers to the pool.
    RemoveRow(Row),
    /// Remove one of the player's rings after a row.
    RemoveRing(Point),
    /// Pass, because none of the player's rings can move.
    Pass,
}

impl Action {
    /// Returns the image of the action under a symmetry of the board.
    ///
    /// ```
    /// use yinsh::{Action, Point, Symmetry};
    ///
    /// let action = Action::Move { from: Point::E1, to: Point::E9 };
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(action.image(half_a_turn), Action::Move { from: Point::G11, to: Point::G3 });
    /// ```
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Place(point) => Self::Place(point.image(symmetry)),
            Self::Move { from, to } => {
                Self::Move { from: from.image(symmetry), to: to.image(symmetry) }
            }
            Self::RemoveRow(row) => Self::RemoveRow(row.image(symmetry)),
            Self::RemoveRing(point) => Self::RemoveRing(point.image(symmetry)),
            Self::Pass => Self::Pass,
        }
    }
}

game::codes! {
    /// Reason why an action is illegal: the rule that it breaks.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum IllegalAction {
        /// The game has ended.
        GameOver = "game-over": "the game has ended",
        /// All rings must be placed before any other action.
        StillPlacing = "still-placing": "all ten rings must be placed before a ring moves",
        /// All ten rings have been placed.
        AllPlaced = "all-placed": "all ten rings have been placed",
        /// A row of the player to act must be removed first.
        RowFirst = "row-first": "you have a row on the board that must be removed first",
        /// A ring must be removed for the row just removed.
        RingFirst = "ring-first": "you removed a row: now remove one of your rings",
        /// A ring is removed only after a row.
        RingOnlyAfterRow = "ring-only-after-row":
            "a ring is removed only after a row",
        /// A ring must be placed on an empty point.
        PointOccupied = "point-occupied": "a ring is placed on an empty point",
        /// There is no ring on the point.
        NoRing = "no-ring": "there is no ring on this point",
        /// The ring belongs to the other player.
        NotYourRing = "not-your-ring": "this ring belongs to your opponent",
        /// A ring moves in a straight line.
        NotInLine = "not-in-line": "a ring moves in a straight line",
        /// A ring cannot pass another ring.
        RingInTheWay = "ring-in-the-way": "a ring cannot jump over a ring",
        /// A ring must move to an empty point.
        TargetOccupied = "target-occupied": "a ring must stop on an empty point",
        /// After a jump a ring must stop on the first empty point.
        StopAfterJump = "stop-after-jump": "after a jump a ring must stop on the first empty point",
        /// A row is five adjacent markers of one colour.
        NotARow = "not-a-row": "a row is five adjacent markers of one colour in a line",
        /// The row belongs to the other player.
        NotYourRow = "not-your-row": "this row belongs to your opponent",
        /// A player who can move may not pass.
        MustMove = "must-move": "you can move a ring, so you may not pass",
    }
}

impl core::error::Error for IllegalAction {}
