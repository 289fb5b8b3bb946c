use hexgrid::{Direction, Symmetry};

use crate::{Bitboard, Dot, Kind, Spot};

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Push a piece onto an empty spot: one action, whichever dot it comes from.
    Enter {
        /// The kind of piece brought in.
        kind: Kind,
        /// The spot on the rim.
        spot: Spot,
    },
    /// Push a piece onto an occupied spot, which moves other pieces on.
    Push {
        /// The kind of piece brought in.
        kind: Kind,
        /// The dot and the direction.
        push: Push,
    },
    /// Remove pieces of one row from the board.
    Remove(Bitboard),
    /// Leave the remaining rows, which consist of GIPF-pieces, on the board.
    Leave,
}

/// One of the 42 ways to push: from a dot along a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Push {
    entry: Spot,
    direction: Direction,
}

/// The way in which a piece is brought in.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Onto an empty spot of the rim.
    Onto(Spot),
    /// Onto an occupied spot, which moves other pieces on.
    Along(Push),
}

impl Push {
    /// Returns the push that enters the board at a spot in a direction, if a dot leads there.
    ///
    /// ```
    /// use gipf::{Direction, Push, Spot};
    ///
    /// let push = Push::new(Spot::E2, Direction::Up).expect("the dot e1 leads to e2");
    /// assert_eq!(push.dot().to_string(), "e1");
    /// assert_eq!(Push::new(Spot::E5, Direction::Up), None); // e5 is not on the rim
    /// ```
    #[must_use]
    pub const fn new(entry: Spot, direction: Direction) -> Option<Self> {
        if Bitboard::entries(direction).has(entry) { Some(Self { entry, direction }) } else { None }
    }

    /// Creates a push from a spot of [`Bitboard::entries`] without checking it.
    #[inline]
    pub(crate) const fn trusted(entry: Spot, direction: Direction) -> Self {
        Self { entry, direction }
    }

    /// Returns the push from a dot along the line on which a spot lies.
    ///
    /// ```
    /// use gipf::{Dot, Push, Spot};
    ///
    /// let push = Push::towards(Dot::E1, Spot::E5).expect("both are in column e");
    /// assert_eq!(push.entry(), Spot::E2);
    /// assert_eq!(Push::towards(Dot::E1, Spot::D2), None); // next to the line
    /// ```
    #[must_use]
    pub fn towards(dot: Dot, spot: Spot) -> Option<Self> {
        Direction::ALL.into_iter().find_map(|direction| {
            let entry = dot.entry(direction)?;
            Bitboard::ray(entry, direction).has(spot).then_some(Self { entry, direction })
        })
    }

    /// Returns all 42 ways to push.
    ///
    /// ```
    /// use gipf::{Push, Spot};
    ///
    /// assert_eq!(Push::all().count(), 42);
    /// // Two dots lead to most spots of the rim, and three to each of its six corners.
    /// assert_eq!(Push::all().filter(|push| push.entry() == Spot::E2).count(), 3);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().flat_map(|direction| {
            Bitboard::entries(direction).iter().map(move |entry| Self { entry, direction })
        })
    }

    /// Returns the first spot of the push.
    #[inline]
    #[must_use]
    pub const fn entry(self) -> Spot {
        self.entry
    }

    /// Returns the direction in which pieces move.
    #[inline]
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// Returns the spot to which the furthest piece moves, given the occupied spots; `None` if the
    /// line is full.
    ///
    /// A push onto an empty spot reaches that spot.
    ///
    /// ```
    /// use gipf::{Dot, Push, Spot, bitboard};
    ///
    /// let push = Push::towards(Dot::E1, Spot::E2).expect("e1 leads to e2");
    /// assert_eq!(push.reached(bitboard![E2, E3]), Some(Spot::E4));
    /// assert_eq!(push.reached(bitboard![E2, E3, E4, E5, E6, E7, E8]), None);
    /// ```
    #[must_use]
    pub fn reached(self, occupied: Bitboard) -> Option<Spot> {
        let empty = Bitboard::ray(self.entry, self.direction).without(occupied);
        if self.direction.is_forward() { empty.first() } else { empty.last() }
    }

    /// Returns the dot from which the piece is pushed.
    ///
    /// ```
    /// use gipf::{Direction, Dot, Push, Spot};
    ///
    /// let push = Push::new(Spot::E2, Direction::UpRight).expect("d1 leads to e2");
    /// assert_eq!(push.dot(), Dot::D1);
    /// ```
    #[must_use]
    pub fn dot(self) -> Dot {
        Dot::from_hex(self.entry.hex().step(self.direction.opposite()))
            .expect("every entry has a dot in front of it")
    }

    /// Returns the image of the push under a symmetry of the board.
    ///
    /// ```
    /// use gipf::{Dot, Push, Spot, Symmetry};
    ///
    /// let push = Push::towards(Dot::E1, Spot::E2).expect("e1 leads to e2");
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(push.image(half_a_turn).dot(), Dot::E9);
    /// ```
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        let (column, row) = self.direction.offset();
        let turned = symmetry.apply(hexgrid::Hex::new(column, row));
        let direction = Direction::ALL
            .into_iter()
            .find(|direction| direction.offset() == (turned.column, turned.row))
            .expect("a symmetry maps a direction to a direction");
        Self { entry: self.entry.image(symmetry), direction }
    }
}

impl Action {
    /// Returns the image of the action under a symmetry of the board.
    ///
    /// ```
    /// use gipf::{Action, Symmetry, bitboard};
    ///
    /// let half_a_turn = Symmetry::ALL[3];
    /// let action = Action::Remove(bitboard![E2, E3, E4, E5]);
    /// assert_eq!(action.image(half_a_turn), Action::Remove(bitboard![E5, E6, E7, E8]));
    /// ```
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
    /// Reason why an action is illegal: the rule that it breaks.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum IllegalAction {
        /// The game has ended.
        GameOver = "game-over": "the game has ended",
        /// A row of the player to act must be settled first.
        RemoveFirst = "remove-first":
            "you have a row on the board that must be settled first",
        /// The player to act has no row to settle.
        NothingToRemove = "nothing-to-remove": "you have no row to remove",
        /// A full line cannot be pushed.
        LineFull = "line-full": "this line is full",
        /// The spot is occupied, so the push needs a direction.
        SpotOccupied = "spot-occupied": "this spot is occupied: name the dot you push from",
        /// The spot is empty, so no piece would be moved on.
        NothingToPush = "nothing-to-push": "this spot is empty: name it alone, without a dot",
        /// No dot leads to the spot.
        NotOnRim = "not-on-rim": "a piece comes in from the rim, and no dot leads to this spot",
        /// The basic game has no GIPF-pieces.
        NoGipfPieces = "no-gipf-pieces": "the basic game has no GIPF-pieces",
        /// In the standard game all GIPF-pieces are on the board from the start.
        AllGipfPiecesInPlay = "all-gipf-pieces-in-play":
            "in the standard game no GIPF-pieces can be brought in after the start",
        /// A player who has brought in a single can no longer bring in GIPF-pieces.
        GipfRightLost = "gipf-right-lost":
            "you have brought in a single piece, so you can no longer bring in GIPF-pieces",
        /// A player's first piece must be a GIPF-piece.
        FirstMustBeGipf = "first-must-be-gipf": "your first piece must be a GIPF-piece",
        /// A GIPF-piece needs two pieces from the reserve.
        ReserveTooSmall = "reserve-too-small": "a GIPF-piece needs two pieces from the reserve",
        /// A removal must take at least one piece.
        RemovesNothing = "removes-nothing": "a removal must take at least one piece",
        /// A spot of the removal is empty.
        EmptySpot = "empty-spot": "there is no piece on one of these spots",
        /// The pieces are not part of one row of the player to act.
        NotOneRow = "not-one-row": "these pieces are not all part of one of your rows",
        /// All singles of the row, and those that join it without a gap, must be removed.
        SingleStays = "single-stays": "all single pieces of the row, and those that join it without a gap, must be removed",
        /// A row with singles must be removed.
        MustRemove = "must-remove": "a row with single pieces must be removed",
    }
}

impl core::error::Error for IllegalAction {}
