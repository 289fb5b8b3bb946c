use hexgrid::{Direction, Symmetry};

use crate::{Bitboard, Dot, Kind, Spot};

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

/// How a piece comes in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Onto an empty spot of the rim.
    Onto(Spot),
    /// Onto an occupied one, so that others move on.
    Along(Push),
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

    /// The spot that the furthest piece moves to where these spots are occupied; `None` on a
    /// full line.
    ///
    /// For a push onto an empty spot that is the spot itself.
    #[must_use]
    pub fn reached(self, occupied: Bitboard) -> Option<Spot> {
        let empty = Bitboard::ray(self.entry, self.direction).without(occupied);
        if self.direction.is_forward() { empty.first() } else { empty.last() }
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

game::codes! {
    /// Why an action is illegal: the rule that it breaks.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum IllegalAction {
        /// The game has ended.
        GameOver = "game-over": "the game has ended",
        /// A row of the player to act must be settled first.
        RemoveFirst = "remove-first":
            "a row of yours stands on the board and must be settled first",
        /// The player to act has no row to settle.
        NothingToRemove = "nothing-to-remove": "you have no row to remove",
        /// A full line cannot be pushed.
        LineFull = "line-full": "this line is full",
        /// Another piece stands on the spot, so that the push needs a direction.
        SpotOccupied = "spot-occupied": "this spot is occupied: say from which dot you push",
        /// The spot is empty, so that nothing is pushed on.
        NothingToPush = "nothing-to-push": "this spot is empty: name it alone, without a dot",
        /// No dot leads to the spot.
        NotOnRim = "not-on-rim": "a piece comes in from the rim, and no dot leads to this spot",
        /// The basic game has no GIPF-pieces.
        NoGipfPieces = "no-gipf-pieces": "the basic game has no GIPF-pieces",
        /// In the standard game all GIPF-pieces are on the board from the start.
        AllGipfPiecesInPlay = "all-gipf-pieces-in-play":
            "in the standard game no GIPF-pieces come in after the start",
        /// A player who has brought in a single brings in no more GIPF-pieces.
        GipfRightLost = "gipf-right-lost":
            "you have brought in a single piece, so no more GIPF-pieces come in",
        /// A player's first piece must be a GIPF-piece.
        FirstMustBeGipf = "first-must-be-gipf": "your first piece must be a GIPF-piece",
        /// A GIPF-piece needs two pieces of the reserve.
        ReserveTooSmall = "reserve-too-small": "a GIPF-piece needs two pieces of the reserve",
        /// A removal takes at least one piece.
        RemovesNothing = "removes-nothing": "a removal takes at least one piece",
        /// No piece stands on a spot of the removal.
        EmptySpot = "empty-spot": "there is no piece on one of these spots",
        /// The pieces are not part of one row of the player to act.
        NotOneRow = "not-one-row": "these pieces are not part of one row of yours",
        /// All singles of the row, and of what joins it without a gap, must go.
        SingleStays = "single-stays": "all single pieces of the row and of what joins it must go",
        /// A row with singles must be removed.
        MustRemove = "must-remove": "a row with single pieces must be removed",
    }
}

impl core::error::Error for IllegalAction {}
