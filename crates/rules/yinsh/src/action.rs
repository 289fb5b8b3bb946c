use core::fmt;

use hexgrid::{Direction, Symmetry};

use crate::{Bitboard, Piece, Point, Position, Row, Stage};

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place a ring.
    Place(Point),
    /// Put a marker into a ring and move that ring.
    Move {
        /// Where the ring stands, and the marker stays.
        from: Point,
        /// Where the ring goes.
        to: Point,
    },
    /// Return five own markers in a row to the pool.
    RemoveRow(Row),
    /// Take off an own ring, after a row.
    RemoveRing(Point),
    /// Do nothing, because no own ring can move.
    Pass,
}

impl Action {
    /// The image under a symmetry of the board.
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

/// Why an action is illegal: the rule that it breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum IllegalAction {
    /// The game has ended.
    GameOver,
    /// All rings are placed before anything else happens.
    StillPlacing,
    /// All ten rings are placed.
    AllPlaced,
    /// A row of the player to act must be removed first.
    RowFirst,
    /// A ring must be taken off for the row just removed.
    RingFirst,
    /// A ring is taken off only after a row.
    RingOnlyAfterRow,
    /// A ring is placed on an empty point.
    PointOccupied,
    /// No ring stands there.
    NoRing,
    /// The ring belongs to the other player.
    NotYourRing,
    /// A ring moves in a straight line.
    NotInLine,
    /// A ring cannot pass another ring.
    RingInTheWay,
    /// A ring moves to an empty point.
    TargetOccupied,
    /// After a jump a ring must stop on the first empty point.
    StopAfterJump,
    /// A row is five adjacent markers of one colour.
    NotARow,
    /// The row belongs to the other player.
    NotYourRow,
    /// Who can move may not pass.
    MustMove,
}

impl IllegalAction {
    /// Every rule that an action can break.
    pub const ALL: [Self; 16] = [
        Self::GameOver,
        Self::StillPlacing,
        Self::AllPlaced,
        Self::RowFirst,
        Self::RingFirst,
        Self::RingOnlyAfterRow,
        Self::PointOccupied,
        Self::NoRing,
        Self::NotYourRing,
        Self::NotInLine,
        Self::RingInTheWay,
        Self::TargetOccupied,
        Self::StopAfterJump,
        Self::NotARow,
        Self::NotYourRow,
        Self::MustMove,
    ];

    /// A stable name for programs, in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::StillPlacing => "still-placing",
            Self::AllPlaced => "all-placed",
            Self::RowFirst => "row-first",
            Self::RingFirst => "ring-first",
            Self::RingOnlyAfterRow => "ring-only-after-row",
            Self::PointOccupied => "point-occupied",
            Self::NoRing => "no-ring",
            Self::NotYourRing => "not-your-ring",
            Self::NotInLine => "not-in-line",
            Self::RingInTheWay => "ring-in-the-way",
            Self::TargetOccupied => "target-occupied",
            Self::StopAfterJump => "stop-after-jump",
            Self::NotARow => "not-a-row",
            Self::NotYourRow => "not-your-row",
            Self::MustMove => "must-move",
        }
    }
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game has ended",
            Self::StillPlacing => "all ten rings are placed before a ring moves",
            Self::AllPlaced => "all ten rings have been placed",
            Self::RowFirst => "a row of yours stands on the board and must be removed first",
            Self::RingFirst => "you removed a row: now take off one of your rings",
            Self::RingOnlyAfterRow => "a ring is taken off only after a row was removed",
            Self::PointOccupied => "a ring is placed on an empty point",
            Self::NoRing => "there is no ring on this point",
            Self::NotYourRing => "this ring belongs to your opponent",
            Self::NotInLine => "a ring moves in a straight line",
            Self::RingInTheWay => "a ring cannot jump over a ring",
            Self::TargetOccupied => "a ring must stop on an empty point",
            Self::StopAfterJump => "after a jump a ring must stop on the first empty point",
            Self::NotARow => "a row is five adjacent markers of one colour in a line",
            Self::NotYourRow => "this row belongs to your opponent",
            Self::MustMove => "you can move a ring, so you may not pass",
        })
    }
}

impl core::error::Error for IllegalAction {}

impl Position {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        use IllegalAction as Rule;
        if self.result().is_some() {
            return Err(Rule::GameOver);
        }
        match (self.stage, action) {
            (Stage::Place, Action::Place(point)) => {
                if self.empty().has(point) {
                    Ok(())
                } else {
                    Err(Rule::PointOccupied)
                }
            }
            (Stage::Place, _) => Err(Rule::StillPlacing),
            (Stage::Row { .. }, Action::RemoveRow(row)) | (Stage::Move, Action::RemoveRow(row)) => {
                self.check_row(row)
            }
            (Stage::Row { .. }, _) => Err(Rule::RowFirst),
            (Stage::Ring { .. }, Action::RemoveRing(point)) => self.check_own_ring(point),
            (Stage::Ring { .. }, _) => Err(Rule::RingFirst),
            (Stage::Move, Action::Move { from, to }) => self.check_move(from, to),
            (Stage::Move, Action::Place(_)) => Err(Rule::AllPlaced),
            (Stage::Move, Action::RemoveRing(_)) => Err(Rule::RingOnlyAfterRow),
            (Stage::Move, Action::Pass) => {
                if self.can_move(self.to_act) {
                    Err(Rule::MustMove)
                } else {
                    Ok(())
                }
            }
        }
    }

    fn check_own_ring(&self, point: Point) -> Result<(), IllegalAction> {
        match self.piece(point) {
            Some(Piece::Ring(color)) if color == self.to_act => Ok(()),
            Some(Piece::Ring(_)) => Err(IllegalAction::NotYourRing),
            _ => Err(IllegalAction::NoRing),
        }
    }

    fn check_row(&self, row: Row) -> Result<(), IllegalAction> {
        let points = row.points();
        if points.is_subset(self.markers(self.to_act)) {
            Ok(())
        } else if points.is_subset(self.markers(!self.to_act)) {
            Err(IllegalAction::NotYourRow)
        } else {
            Err(IllegalAction::NotARow)
        }
    }

    fn check_move(&self, from: Point, to: Point) -> Result<(), IllegalAction> {
        self.check_own_ring(from)?;
        let on_line = |way: &Direction| Bitboard::ray(from, *way).has(to);
        let way = Direction::ALL.into_iter().find(on_line).ok_or(IllegalAction::NotInLine)?;
        // Walk as a person would, to find the first thing that is wrong.
        let mut jumped = false;
        let mut point = from;
        while let Some(next) = point.step(way) {
            let piece = self.piece(next);
            if next == to {
                return if piece.is_some() { Err(IllegalAction::TargetOccupied) } else { Ok(()) };
            }
            match piece {
                Some(Piece::Ring(_)) => return Err(IllegalAction::RingInTheWay),
                Some(Piece::Marker(_)) => jumped = true,
                None if jumped => return Err(IllegalAction::StopAfterJump),
                None => {}
            }
            point = next;
        }
        Err(IllegalAction::NotInLine)
    }
}
