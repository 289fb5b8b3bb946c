use core::fmt;

use game::Color;
use hexgrid::ColumnsError;

game::error_codes! {
    /// Reason why a string is not a possible position.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ParsePositionError {
        /// The string does not consist of exactly six fields.
        Fields = "position-potentials-fields",
        /// The board is malformed.
        Board(ColumnsError) => 0,
        /// This column contains a stack of pieces that cannot be stacked, or a piece that cannot stand
        /// alone.
        Stack(char) = "position-stack",
        /// The player to act is neither `w` nor `b`.
        Player = "position-player",
        /// The stage is unknown.
        Stage = "position-potentials-stage",
        /// The reserves are not two numbers joined by `-`.
        Reserves = "position-reserves",
        /// The hands are malformed.
        Hands = "position-hands",
        /// The rights to bring in GIPF-pieces are malformed, or the start does not grant any.
        Rights = "position-rights",
        /// A player has more basics than the terms allow.
        TooManyPieces(Color) = "position-too-many-pieces",
        /// A player has more potentials of a kind than the terms allow.
        TooManyPotentials(Color) = "position-too-many-potentials",
        /// A player has more GIPF-pieces, whole or halved, than the start allows.
        TooManyGipfPieces(Color) = "position-too-many-gipf-pieces",
        /// A player who has not brought in their first GIPF-piece has pieces on the board, or an
        /// incomplete reserve or hand.
        NotWholeBeforeFirst(Color) = "position-not-whole-before-first",
        /// A player's first piece is still to come, but the position is not one that precedes it: before
        /// White's first piece nothing has happened; before Black's, White has brought in one GIPF-piece
        /// and Black is to push.
        FirstOutOfTurn(Color) = "position-first-out-of-turn",
        /// A player who may still bring in GIPF-pieces has brought in another kind of piece.
        RightAfterOther(Color) = "position-right-after-other",
        /// The player to act has no row to settle.
        NoRow = "position-no-row",
        /// The player to act has a row that should have been settled first.
        RowStanding(Color) = "position-row-standing",
        /// An extra push is not possible.
        NoExtraPush = "position-no-extra-push",
        /// A player's last GIPF-piece has left the board, so the game ended with a removal or a jump, and
        /// the stage and the player must be those of that action.
        GipfPiecesGone(Color) = "position-potentials-gipf-pieces-gone",
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields => f.write_str(
                "a position must have six fields: board, player to act, stage, reserves, hands, rights, \
                 as in 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg",
            ),
            Self::Board(error) => write!(f, "{error}"),
            Self::Stack(column) => {
                write!(f, "column {column} contains pieces that cannot be stacked like this, or cannot stand alone")
            }
            Self::Player => f.write_str("the player to act must be w or b"),
            Self::Stage => f.write_str(
                "the stage must be push, extra, remove:w or remove:b; the last two end with + while \
                the same player settles after an extra push",
            ),
            Self::Reserves => f.write_str("the reserves must be written as in 12-12, White's first"),
            Self::Hands => f.write_str(
                "the hands must be written as in T3Y2-z6, White's first, in the order TZDYU, or - if \
                 both are empty",
            ),
            Self::Rights => f.write_str(
                "the right to bring in GIPF-pieces must be G for White and g for Black, doubled before \
                the first one, or - if neither has it; only a tournament start grants it",
            ),
            Self::TooManyPieces(color) => {
                write!(f, "{color} has more pieces than the terms allow")
            }
            Self::TooManyPotentials(color) => {
                write!(f, "{color} has more potentials of a kind than the terms allow")
            }
            Self::TooManyGipfPieces(color) => {
                write!(f, "{color} has more GIPF-pieces than this start allows")
            }
            Self::NotWholeBeforeFirst(color) => write!(
                f,
                "{color} has not brought in a GIPF-piece yet, so everything must be in reserve and \
                in hand"
            ),
            Self::FirstOutOfTurn(color) => {
                write!(f, "{color} has not brought in their first piece, although the game has progressed beyond it")
            }
            Self::RightAfterOther(color) => write!(
                f,
                "{color} may bring in GIPF-pieces only before their first loaded piece or basic"
            ),
            Self::NoRow => f.write_str("the player to act has no row to settle"),
            Self::RowStanding(color) => {
                write!(f, "{color} has a row that should have been settled first")
            }
            Self::NoExtraPush => f.write_str(
                "an extra push needs a piece of the player to act loaded with TAMSK on e5, and \
                 an empty spot",
            ),
            Self::GipfPiecesGone(color) => write!(
                f,
                "{color} has no GIPF-piece left: the game ended with a removal or a jump, and \
                stage and player must be those of that action"
            ),
        }
    }
}

impl core::error::Error for ParsePositionError {}
