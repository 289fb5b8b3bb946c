use core::fmt;

use game::Color;
use hexgrid::ColumnsError;

game::error_codes! {
    /// Why a text is not a position, or is one that cannot arise.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ParsePositionError {
        /// There are not exactly six fields.
        Fields = "position-potentials-fields",
        /// The board cannot be read.
        Board(ColumnsError) => 0,
        /// Pieces lie on each other, or alone, that cannot; in this column.
        Stack(char) = "position-stack",
        /// The player to act is neither `w` nor `b`.
        Player = "position-player",
        /// The stage is unknown.
        Stage = "position-potentials-stage",
        /// The reserves are not two numbers joined by `-`.
        Reserves = "position-reserves",
        /// The hands cannot be read.
        Hands = "position-hands",
        /// The rights to bring in GIPF-pieces cannot be read, or the start gives none.
        Rights = "position-rights",
        /// A player has more basics than the terms give them.
        TooManyPieces(Color) = "position-too-many-pieces",
        /// A player has more potentials of a kind than the terms give them.
        TooManyPotentials(Color) = "position-too-many-potentials",
        /// A player has more GIPF-pieces, or more of what is left of them, than the start allows.
        TooManyGipfPieces(Color) = "position-too-many-gipf-pieces",
        /// A player who has not brought in their first GIPF-piece has pieces on the board, or
        /// not everything in reserve and in hand.
        NotWholeBeforeFirst(Color) = "position-not-whole-before-first",
        /// White has not brought in their first piece, so that nothing can have happened; or
        /// Black has not, so that White has brought in one GIPF-piece and Black is to push.
        FirstOutOfTurn(Color) = "position-first-out-of-turn",
        /// A player who may bring in GIPF-pieces has brought in something else.
        RightAfterOther(Color) = "position-right-after-other",
        /// The player to act has no row to settle.
        NoRow = "position-no-row",
        /// A row of the player to act stands that had to be settled first.
        RowStanding(Color) = "position-row-standing",
        /// There can be no extra push.
        NoExtraPush = "position-no-extra-push",
        /// A player's last GIPF-piece has left the board, so that the game ended with a removal
        /// or a jump; stage and player must be those of it.
        GipfPiecesGone(Color) = "position-potentials-gipf-pieces-gone",
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields => f.write_str(
                "a position has six fields: board, player to act, stage, reserves, hands, rights, \
                 as in 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg",
            ),
            Self::Board(error) => write!(f, "{error}"),
            Self::Stack(column) => {
                write!(f, "pieces cannot lie like this in column {column}, one on another or alone")
            }
            Self::Player => f.write_str("the player to act is w or b"),
            Self::Stage => f.write_str(
                "the stage is push, extra, remove:w or remove:b, or one of these with + while the \
                 same player settles after an extra push",
            ),
            Self::Reserves => f.write_str("the reserves are written as in 12-12, White's first"),
            Self::Hands => f.write_str(
                "the hands are written as in T3Y2-z6, White's first, in the order TZDYU; - if \
                 both are empty",
            ),
            Self::Rights => f.write_str(
                "the right to bring in GIPF-pieces is G for White and g for Black, doubled \
                 before the first one, or - if nobody has it; only a tournament start gives it",
            ),
            Self::TooManyPieces(color) => {
                write!(f, "{color} has more pieces than the terms give them")
            }
            Self::TooManyPotentials(color) => {
                write!(f, "{color} has more potentials of a kind than the terms give them")
            }
            Self::TooManyGipfPieces(color) => {
                write!(f, "{color} has more GIPF-pieces than this start allows")
            }
            Self::NotWholeBeforeFirst(color) => write!(
                f,
                "{color} has not brought in a GIPF-piece yet, so everything is in reserve and in \
                 hand"
            ),
            Self::FirstOutOfTurn(color) => {
                write!(f, "{color} has not brought in their first piece, but others have played")
            }
            Self::RightAfterOther(color) => write!(
                f,
                "{color} may bring in GIPF-pieces only before their first loaded piece or basic"
            ),
            Self::NoRow => f.write_str("the player to act has no row to settle"),
            Self::RowStanding(color) => {
                write!(f, "a row of {color} stands that had to be settled first")
            }
            Self::NoExtraPush => f.write_str(
                "an extra push needs a piece of the player to act loaded with TAMSK on e5, and \
                 an empty spot",
            ),
            Self::GipfPiecesGone(color) => write!(
                f,
                "{color} has no GIPF-piece left: the game ended with a removal or a jump, and \
                 stage and player are those of it"
            ),
        }
    }
}

impl core::error::Error for ParsePositionError {}
