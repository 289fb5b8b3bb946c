use gipf::{Bitboard, Push, Spot};
use hexgrid::Symmetry;

use crate::{Kind, Potential};

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
    /// Use a potential, which leaves its basic.
    Use {
        /// The kind of potential.
        kind: Potential,
        /// The spot of the loaded piece.
        from: Spot,
        /// The spot to which the potential moves.
        to: Spot,
    },
    /// Remove pieces of one row from the board.
    Remove(Bitboard),
    /// Leave the remaining rows on the board, because none of their pieces must be removed.
    Leave,
    /// Decline the extra push.
    Decline,
}

impl Action {
    /// Returns the kind of potential that the action uses, if any; a TAMSK-potential is used by the
    /// extra push.
    ///
    /// ```
    /// use gipf_potentials::{Action, Kind, Potential, Spot};
    ///
    /// let run = Action::Use { kind: Potential::Yinsh, from: Spot::E2, to: Spot::H2 };
    /// assert_eq!(run.uses(), Some(Potential::Yinsh));
    /// let extra_push = Action::Enter { kind: Kind::Extra, spot: Spot::E2 };
    /// assert_eq!(extra_push.uses(), Some(Potential::Tamsk));
    /// let loaded = Action::Enter { kind: Kind::Loaded(Potential::Yinsh), spot: Spot::E2 };
    /// assert_eq!(loaded.uses(), None); // brought in, not used
    /// ```
    #[must_use]
    pub const fn uses(self) -> Option<Potential> {
        match self {
            Self::Use { kind, .. } => Some(kind),
            Self::Enter { kind: Kind::Extra, .. } | Self::Push { kind: Kind::Extra, .. } => {
                Some(Potential::Tamsk)
            }
            _ => None,
        }
    }

    /// Returns the image of the action under a symmetry of the board.
    ///
    /// ```
    /// use gipf_potentials::{Action, Potential, Spot, Symmetry};
    ///
    /// let half_a_turn = Symmetry::ALL[3];
    /// let run = Action::Use { kind: Potential::Yinsh, from: Spot::E2, to: Spot::E6 };
    /// let image = Action::Use { kind: Potential::Yinsh, from: Spot::E8, to: Spot::E4 };
    /// assert_eq!(run.image(half_a_turn), image);
    /// ```
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Enter { kind, spot } => Self::Enter { kind, spot: spot.image(symmetry) },
            Self::Push { kind, push } => Self::Push { kind, push: push.image(symmetry) },
            Self::Use { kind, from, to } => {
                Self::Use { kind, from: from.image(symmetry), to: to.image(symmetry) }
            }
            Self::Remove(spots) => {
                Self::Remove(spots.iter().map(|spot| spot.image(symmetry)).collect())
            }
            Self::Leave => Self::Leave,
            Self::Decline => Self::Decline,
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
        /// The player to act must make their extra push, or decline it.
        ExtraFirst = "extra-first": "your extra push comes now: make it, or decline it with =",
        /// The player has no extra push now.
        NoExtraPush = "no-extra-push":
            "an extra push comes after your push or use, with your TAMSK-potential in the centre",
        /// A full line cannot be pushed.
        LineFull = "line-full": "this line is full",
        /// The spot is occupied, so the push needs a direction.
        SpotOccupied = "spot-occupied": "this spot is occupied: name the dot you push from",
        /// The spot is empty, so no piece would be moved on.
        NothingToPush = "nothing-to-push": "this spot is empty: name it alone, without a dot",
        /// No dot leads to the spot.
        NotOnRim = "not-on-rim": "a piece comes in from the rim, and no dot leads to this spot",
        /// After the basic start there are no GIPF-pieces.
        NoGipfPieces = "no-gipf-pieces": "the basic game has no GIPF-pieces",
        /// After the standard start all GIPF-pieces are on the board.
        AllGipfPiecesInPlay = "all-gipf-pieces-in-play":
            "in the standard game no GIPF-pieces can be brought in after the start",
        /// A player who has brought in another piece can no longer bring in GIPF-pieces.
        GipfPiecesOver = "gipf-pieces-over":
            "you have brought in a loaded piece or a basic, so you can no longer bring in GIPF-pieces",
        /// A player's first piece must be a GIPF-piece.
        FirstMustBeGipf = "first-must-be-gipf": "your first piece must be a GIPF-piece",
        /// A GIPF-piece needs two basics from the reserve.
        ReserveTooSmall = "reserve-too-small": "a GIPF-piece needs two pieces from the reserve",
        /// The reserve is empty.
        NoBasic = "no-basic": "you have no basic in reserve",
        /// The potential is not in the player's hand.
        NotInHand = "not-in-hand": "you have no such potential in hand",
        /// TAMSK-potentials are used only by the extra push.
        OnlyExtraPush = "only-extra-push": "a TAMSK-potential is used only by an extra push",
        /// The player has no uncovered piece with this potential on the spot.
        NotLoaded = "not-loaded":
            "you have no uncovered piece here that is loaded with this potential",
        /// A potential must slide or jump in a straight line, to another spot.
        NotInLine = "not-in-a-line": "a potential leaves its basic in a straight line",
        /// A YINSH-potential cannot jump.
        WayBlocked = "way-blocked": "a YINSH-potential slides over empty spots to an empty spot",
        /// A ZÈRTZ-potential must jump over at least one piece.
        NothingToJump = "nothing-to-jump":
            "a ZÈRTZ-potential jumps over the pieces next to it, without a gap",
        /// A ZÈRTZ-potential must land directly beyond the pieces that it jumps over.
        NotFirstEmpty = "not-first-empty":
            "a ZÈRTZ-potential lands on the first empty spot beyond the pieces",
        /// DVONN- and PÜNCT-potentials must jump to an adjacent spot.
        NotAdjacent = "not-adjacent": "this potential jumps to an adjacent spot",
        /// A DVONN-potential cannot land on the target spot.
        NoDvonnTarget = "no-dvonn-target":
            "a DVONN-potential jumps onto an opponent's basic or DVONN-potential",
        /// A PÜNCT-potential cannot land on the target spot.
        NoPunctTarget = "no-punct-target":
            "a PÜNCT-potential jumps onto an opponent's GIPF-piece or PÜNCT-potential",
        /// A removal must take at least one piece.
        RemovesNothing = "removes-nothing": "a removal must take at least one piece",
        /// A spot of the removal is empty.
        EmptySpot = "empty-spot": "there is no piece on one of these spots",
        /// The pieces are not part of one row of the player to act.
        NotOneRow = "not-one-row": "these pieces are not all part of one of your rows",
        /// All basics and used potentials of the row, and those that join it without a gap, must be removed.
        PieceStays = "piece-stays":
            "all basics and used potentials of the row, and those that join it without a gap, must be removed",
        /// A row with basics or used potentials must be removed.
        RowMustGo = "row-must-go": "a row with a basic or a used potential must be removed",
    }
}

impl core::error::Error for IllegalAction {}
