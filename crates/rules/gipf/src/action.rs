use core::fmt;

use hexgrid::{Direction, Symmetry};

use crate::{Bitboard, Dot, Kind, Position, Right, Spot, Stage, Variant};

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Push a piece onto an empty spot: one action, whichever dot it comes from.
    Enter {
        /// What is brought in.
        kind: Kind,
        /// The spot on the rim.
        spot: Spot,
    },
    /// Push a piece onto an occupied spot, so that others move on.
    Push {
        /// What is brought in.
        kind: Kind,
        /// Where, and in which direction.
        push: Push,
    },
    /// Take pieces of one row off the board.
    Remove(Bitboard),
    /// Leave the rows of GIPF-pieces that are left standing.
    Leave,
}

/// One of the 42 ways to push: from a dot along a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Push {
    entry: Spot,
    direction: Direction,
}

impl Push {
    /// The push that enters the board at a spot in a direction, if a dot lies there.
    #[must_use]
    pub const fn new(entry: Spot, direction: Direction) -> Option<Self> {
        if Bitboard::entries(direction).has(entry) { Some(Self { entry, direction }) } else { None }
    }

    /// For spots of [`Bitboard::entries`].
    #[inline]
    pub(crate) const fn trusted(entry: Spot, direction: Direction) -> Self {
        Self { entry, direction }
    }

    /// The push from a dot along the line on which a spot lies.
    #[must_use]
    pub fn towards(dot: Dot, spot: Spot) -> Option<Self> {
        Direction::ALL.into_iter().find_map(|direction| {
            let entry = dot.entry(direction)?;
            Bitboard::ray(entry, direction).has(spot).then_some(Self { entry, direction })
        })
    }

    /// All 42 ways to push.
    pub fn all() -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().flat_map(|direction| {
            Bitboard::entries(direction).iter().map(move |entry| Self { entry, direction })
        })
    }

    /// The first spot on the way.
    #[inline]
    #[must_use]
    pub const fn entry(self) -> Spot {
        self.entry
    }

    /// The direction in which pieces move.
    #[inline]
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// The dot from which it comes.
    #[must_use]
    pub fn dot(self) -> Dot {
        Dot::from_hex(self.entry.hex().step(self.direction.opposite()))
            .expect("a dot lies before every entry")
    }

    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        let (column, row) = self.direction.offset();
        let turned = symmetry.apply(hexgrid::Hex::new(column, row));
        let direction = Direction::ALL
            .into_iter()
            .find(|direction| direction.offset() == (turned.column, turned.row))
            .expect("a symmetry takes a direction to a direction");
        Self { entry: self.entry.image(symmetry), direction }
    }
}

impl Action {
    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Enter { kind, spot } => Self::Enter { kind, spot: spot.image(symmetry) },
            Self::Push { kind, push } => Self::Push { kind, push: push.image(symmetry) },
            Self::Remove(spots) => {
                Self::Remove(spots.iter().map(|spot| spot.image(symmetry)).collect())
            }
            Self::Leave => Self::Leave,
        }
    }
}

/// Why an action is illegal: the rule that it breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum IllegalAction {
    /// The game has ended.
    GameOver,
    /// A row of the player to act must be settled first.
    RemoveFirst,
    /// The player to act has no row to settle.
    NothingToRemove,
    /// A full line cannot be pushed.
    LineFull,
    /// Another piece stands on the spot, so that the push needs a direction.
    SpotOccupied,
    /// The spot is empty, so that nothing is pushed on.
    NothingToPush,
    /// No dot leads to the spot.
    NotOnRim,
    /// The basic game has no GIPF-pieces.
    NoGipfPieces,
    /// In the standard game all GIPF-pieces are on the board from the start.
    AllGipfPiecesInPlay,
    /// Who has brought in a single brings in no more GIPF-pieces.
    GipfRightLost,
    /// A player's first piece must be a GIPF-piece.
    FirstMustBeGipf,
    /// A GIPF-piece needs two pieces of the reserve.
    ReserveTooSmall,
    /// A removal takes at least one piece.
    RemovesNothing,
    /// No piece stands on a spot of the removal.
    EmptySpot,
    /// The pieces are not part of one row of the player to act.
    NotOneRow,
    /// All singles of the row, and of what joins it without a gap, must go.
    SingleStays,
    /// A row with singles must be removed.
    MustRemove,
}

impl IllegalAction {
    /// Every rule that an action can break.
    pub const ALL: [Self; 17] = [
        Self::GameOver,
        Self::RemoveFirst,
        Self::NothingToRemove,
        Self::LineFull,
        Self::SpotOccupied,
        Self::NothingToPush,
        Self::NotOnRim,
        Self::NoGipfPieces,
        Self::AllGipfPiecesInPlay,
        Self::GipfRightLost,
        Self::FirstMustBeGipf,
        Self::ReserveTooSmall,
        Self::RemovesNothing,
        Self::EmptySpot,
        Self::NotOneRow,
        Self::SingleStays,
        Self::MustRemove,
    ];

    /// A stable name for programs, in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::RemoveFirst => "remove-first",
            Self::NothingToRemove => "nothing-to-remove",
            Self::LineFull => "line-full",
            Self::SpotOccupied => "spot-occupied",
            Self::NothingToPush => "nothing-to-push",
            Self::NotOnRim => "not-on-rim",
            Self::NoGipfPieces => "no-gipf-pieces",
            Self::AllGipfPiecesInPlay => "all-gipf-pieces-in-play",
            Self::GipfRightLost => "gipf-right-lost",
            Self::FirstMustBeGipf => "first-must-be-gipf",
            Self::ReserveTooSmall => "reserve-too-small",
            Self::RemovesNothing => "removes-nothing",
            Self::EmptySpot => "empty-spot",
            Self::NotOneRow => "not-one-row",
            Self::SingleStays => "single-stays",
            Self::MustRemove => "must-remove",
        }
    }
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game has ended",
            Self::RemoveFirst => "a row of yours stands on the board and must be settled first",
            Self::NothingToRemove => "you have no row to remove",
            Self::LineFull => "this line is full",
            Self::SpotOccupied => "this spot is occupied: say from which dot you push",
            Self::NothingToPush => "this spot is empty: name it alone, without a dot",
            Self::NotOnRim => "a piece comes in from the rim, and no dot leads to this spot",
            Self::NoGipfPieces => "the basic game has no GIPF-pieces",
            Self::AllGipfPiecesInPlay => {
                "in the standard game no GIPF-pieces come in after the start"
            }
            Self::GipfRightLost => {
                "you have brought in a single piece, so no more GIPF-pieces come in"
            }
            Self::FirstMustBeGipf => "your first piece must be a GIPF-piece",
            Self::ReserveTooSmall => "a GIPF-piece needs two pieces of the reserve",
            Self::RemovesNothing => "a removal takes at least one piece",
            Self::EmptySpot => "there is no piece on one of these spots",
            Self::NotOneRow => "these pieces are not part of one row of yours",
            Self::SingleStays => "all single pieces of the row and of what joins it must go",
            Self::MustRemove => "a row with single pieces must be removed",
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
            (Stage::Push, Action::Remove(_) | Action::Leave) => Err(Rule::NothingToRemove),
            (Stage::Remove { .. }, Action::Enter { .. } | Action::Push { .. }) => {
                Err(Rule::RemoveFirst)
            }
            (Stage::Push, Action::Enter { kind, spot }) => {
                self.check_kind(kind)?;
                if !Bitboard::RIM.has(spot) {
                    Err(Rule::NotOnRim)
                } else if self.occupied().has(spot) {
                    Err(Rule::SpotOccupied)
                } else {
                    Ok(())
                }
            }
            (Stage::Push, Action::Push { kind, push }) => {
                self.check_kind(kind)?;
                let line = Bitboard::ray(push.entry, push.direction);
                if !self.occupied().has(push.entry) {
                    Err(Rule::NothingToPush)
                } else if line.is_subset(self.occupied()) {
                    Err(Rule::LineFull)
                } else {
                    Ok(())
                }
            }
            (Stage::Remove { .. }, Action::Remove(spots)) => self.check_removal(spots),
            (Stage::Remove { .. }, Action::Leave) => {
                if self.may_leave() {
                    Ok(())
                } else {
                    Err(Rule::MustRemove)
                }
            }
        }
    }

    fn check_kind(&self, kind: Kind) -> Result<(), IllegalAction> {
        use IllegalAction as Rule;
        let right = self.right(self.to_act);
        if kind == Kind::Single {
            return if right == Right::First { Err(Rule::FirstMustBeGipf) } else { Ok(()) };
        }
        match self.variant {
            Variant::Basic => Err(Rule::NoGipfPieces),
            Variant::Standard => Err(Rule::AllGipfPiecesInPlay),
            Variant::Tournament if right == Right::Gone => Err(Rule::GipfRightLost),
            Variant::Tournament if self.reserve(self.to_act) < kind.cost() => {
                Err(Rule::ReserveTooSmall)
            }
            Variant::Tournament => Ok(()),
        }
    }

    fn check_removal(&self, spots: Bitboard) -> Result<(), IllegalAction> {
        use IllegalAction as Rule;
        if spots.is_empty() {
            return Err(Rule::RemovesNothing);
        }
        if !spots.is_subset(self.occupied()) {
            return Err(Rule::EmptySpot);
        }
        let mut error = Rule::NotOneRow;
        for row in self.rows(self.to_act) {
            if spots.is_subset(row.pieces()) {
                if row.singles().is_subset(spots) {
                    return Ok(());
                }
                error = Rule::SingleStays;
            }
        }
        Err(error)
    }
}
