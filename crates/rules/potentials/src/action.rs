use gipf::{Bitboard, Push, Spot};
use hexgrid::Symmetry;

use crate::{Kind, Potential};

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
    /// Use a potential: it leaves its basic.
    Use {
        /// Its kind.
        kind: Potential,
        /// The spot of the loaded piece.
        from: Spot,
        /// The spot to which it goes.
        to: Spot,
    },
    /// Take pieces of one row off the board.
    Remove(Bitboard),
    /// Leave the rows that are left standing: nothing of them must go.
    Leave,
    /// Do without the extra push.
    Decline,
}

impl Action {
    /// The kind of the potential that the action uses, if it uses one: TAMSK's is used by the
    /// extra push.
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

    /// The image under a symmetry of the board.
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
        /// The player to act has to make their extra push, or to decline it.
        ExtraFirst = "extra-first": "your extra push comes now: make it, or decline it with =",
        /// There is no extra push now.
        NoExtraPush = "no-extra-push":
            "an extra push comes after your push or use, with your TAMSK-potential in the centre",
        /// A full line cannot be pushed.
        LineFull = "line-full": "this line is full",
        /// Another piece stands on the spot, so that the push needs a direction.
        SpotOccupied = "spot-occupied": "this spot is occupied: say from which dot you push",
        /// The spot is empty, so that nothing is pushed on.
        NothingToPush = "nothing-to-push": "this spot is empty: name it alone, without a dot",
        /// No dot leads to the spot.
        NotOnRim = "not-on-rim": "a piece comes in from the rim, and no dot leads to this spot",
        /// After the basic start there are no GIPF-pieces.
        NoGipfPieces = "no-gipf-pieces": "the basic game has no GIPF-pieces",
        /// After the standard start all GIPF-pieces are on the board.
        AllGipfPiecesInPlay = "all-gipf-pieces-in-play":
            "in the standard game no GIPF-pieces come in after the start",
        /// A player who has brought in another piece brings in no more GIPF-pieces.
        GipfPiecesOver = "gipf-pieces-over":
            "you have brought in a loaded piece or a basic, so no more GIPF-pieces come in",
        /// A player's first piece must be a GIPF-piece.
        FirstMustBeGipf = "first-must-be-gipf": "your first piece must be a GIPF-piece",
        /// A GIPF-piece needs two basics of the reserve.
        ReserveTooSmall = "reserve-too-small": "a GIPF-piece needs two pieces of the reserve",
        /// There is no basic in the reserve.
        NoBasic = "no-basic": "you have no basic in reserve",
        /// The potential is not in the hand of the player.
        NotInHand = "not-in-hand": "you have no such potential in hand",
        /// TAMSK-potentials are not used like others.
        OnlyExtraPush = "only-extra-push": "a TAMSK-potential is used by an extra push alone",
        /// There is no uncovered piece of the player with this potential.
        NotLoaded = "not-loaded":
            "no uncovered piece of yours that is loaded with this potential stands here",
        /// A potential runs or jumps in a straight line, and not on its own spot.
        NotInLine = "not-in-a-line": "a potential leaves its basic in a straight line",
        /// A YINSH-potential does not jump.
        WayBlocked = "way-blocked": "a YINSH-potential runs over empty spots to an empty spot",
        /// A ZÈRTZ-potential jumps over something.
        NothingToJump = "nothing-to-jump":
            "a ZÈRTZ-potential jumps over the pieces next to it, without a gap",
        /// A ZÈRTZ-potential stops behind what it jumps over.
        NotFirstEmpty = "not-first-empty":
            "a ZÈRTZ-potential lands on the first empty spot behind the pieces",
        /// DVONN- and PÜNCT-potentials jump to a neighbour.
        NotAdjacent = "not-adjacent": "this potential jumps to an adjacent spot",
        /// A DVONN-potential cannot land there.
        NoDvonnTarget = "no-dvonn-target":
            "a DVONN-potential jumps onto an opponent's basic or DVONN-potential",
        /// A PÜNCT-potential cannot land there.
        NoPunctTarget = "no-punct-target":
            "a PÜNCT-potential jumps onto an opponent's GIPF-piece or PÜNCT-potential",
        /// A removal takes at least one piece.
        RemovesNothing = "removes-nothing": "a removal takes at least one piece",
        /// No piece stands on a spot of the removal.
        EmptySpot = "empty-spot": "there is no piece on one of these spots",
        /// The pieces are not part of one row of the player to act.
        NotOneRow = "not-one-row": "these pieces are not part of one row of yours",
        /// All basics and used potentials of the row, and of what joins it, must go.
        PieceStays = "piece-stays":
            "all basics and used potentials of the row and of what joins it must go",
        /// A row with basics or used potentials must be removed.
        RowMustGo = "row-must-go": "a row with a basic or a used potential must be removed",
    }
}

impl core::error::Error for IllegalAction {}
