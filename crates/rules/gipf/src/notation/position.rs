use core::fmt;

use game::Color;
use hexgrid::{ColumnsError, read_columns, write_columns};

use crate::{
    Bitboard, HANDICAP_MAX, PLAYER_MAX_PIECES, Piece, Position, Right, Spot, Stage, Variant,
};

/// Number of spots in the columns b to h, in the order of position strings.
#[doc(hidden)]
pub const LENGTHS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

fn spot(column: usize, index: u8) -> Option<Spot> {
    Spot::new(column as u8 + 1, index + 2)
}

/// Writes the position string: board, player to act, stage, reserves, and in tournament games
/// the rights to bring in GIPF-pieces.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_columns(f, &LENGTHS, |column, index| {
            Some(match self.piece(spot(column, index)?)? {
                Piece::Single(Color::White) => 'P',
                Piece::Single(Color::Black) => 'p',
                Piece::Gipf(Color::White) => 'G',
                Piece::Gipf(Color::Black) => 'g',
            })
        })?;
        write!(f, " {} ", self.to_act.letter())?;
        match self.stage {
            Stage::Push => f.write_str("push")?,
            Stage::Remove { pusher } => write!(f, "remove:{}", pusher.letter())?,
        }
        let [white, black] = self.reserve;
        write!(f, " {white}-{black}")?;
        if self.variant == Variant::Tournament {
            f.write_str(" ")?;
            f.write_str(write_rights(self.rights))?;
        }
        Ok(())
    }
}

/// Returns the rights to bring in GIPF-pieces as written in position strings: `GGgg`.
#[doc(hidden)]
#[must_use]
pub const fn write_rights(rights: [Right; 2]) -> &'static str {
    match rights {
        [Right::Gone, Right::Gone] => "-",
        [Right::Gone, Right::Open] => "g",
        [Right::Gone, Right::First] => "gg",
        [Right::Open, Right::Gone] => "G",
        [Right::Open, Right::Open] => "Gg",
        [Right::Open, Right::First] => "Ggg",
        [Right::First, Right::Gone] => "GG",
        [Right::First, Right::Open] => "GGg",
        [Right::First, Right::First] => "GGgg",
    }
}

/// Reads rights written by [`write_rights`].
#[doc(hidden)]
#[must_use]
pub fn read_rights(text: &str) -> Option<[Right; 2]> {
    let rights = match text {
        "-" => [Right::Gone, Right::Gone],
        "g" => [Right::Gone, Right::Open],
        "gg" => [Right::Gone, Right::First],
        "G" => [Right::Open, Right::Gone],
        "Gg" => [Right::Open, Right::Open],
        "Ggg" => [Right::Open, Right::First],
        "GG" => [Right::First, Right::Gone],
        "GGg" => [Right::First, Right::Open],
        "GGgg" => [Right::First, Right::First],
        _ => return None,
    };
    Some(rights)
}

game::error_codes! {
    /// Reason why a string is not a possible position.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ParsePositionError {
        /// The string does not consist of exactly four fields, or five in a tournament game.
        Fields = "position-gipf-fields",
        /// The board is malformed.
        Board(ColumnsError) => 0,
        /// The player to act is neither `w` nor `b`.
        Player = "position-player",
        /// The stage is unknown.
        Stage = "position-gipf-stage",
        /// The reserves are not two numbers joined by `-`.
        Reserves = "position-reserves",
        /// The rights to bring in GIPF-pieces are malformed.
        Rights = "position-rights",
        /// A player has more pieces than the game allows.
        TooManyPieces(Color) = "position-too-many-pieces",
        /// Both players have more pieces than a basic game without a handicap allows.
        TwoHandicaps = "position-two-handicaps",
        /// A player has more GIPF-pieces than the variant allows.
        TooManyGipfPieces(Color) = "position-too-many-gipf-pieces",
        /// A player who has not brought in their first GIPF-piece has pieces on the board, or an
        /// incomplete reserve.
        RightBeforeFirst(Color) = "position-right-before-first",
        /// A player's first piece is still to come, but the position is not one that precedes it: before
        /// White's first piece nothing has happened; before Black's, White has brought in one GIPF-piece
        /// and Black is to push.
        FirstOutOfTurn(Color) = "position-first-out-of-turn",
        /// A player who may bring in GIPF-pieces has brought in singles.
        RightAfterSingle(Color) = "position-right-after-single",
        /// The player to act has no row to settle.
        NoRow = "position-no-row",
        /// A player has a row that should have been settled first.
        RowStanding(Color) = "position-row-standing",
        /// A player's last GIPF-piece has left the board, so the game ended with a removal, and the
        /// stage must be that of the removal.
        GipfPiecesGone(Color) = "position-gipf-pieces-gone",
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields => f.write_str(
                "a position must have four fields: board, player to act, stage, reserves, as in \
                 p2P/5/6/P5p/6/5/p2P w push 12-12; a tournament position has a fifth, as in GGgg",
            ),
            Self::Board(error) => write!(f, "{error}"),
            Self::Player => f.write_str("the player to act must be w or b"),
            Self::Stage => f.write_str("the stage must be push, remove:w or remove:b"),
            Self::Reserves => {
                f.write_str("the reserves must be written as in 12-12, White's first")
            }
            Self::Rights => f.write_str(
                "the right to bring in GIPF-pieces must be G for White and g for Black, doubled \
                before the first one, or - if neither has it",
            ),
            Self::TooManyPieces(color) => {
                write!(f, "{color} has more pieces than the game allows")
            }
            Self::TwoHandicaps => f.write_str("only one player can have a handicap"),
            Self::TooManyGipfPieces(color) => {
                write!(f, "{color} has more GIPF-pieces than this variant allows")
            }
            Self::RightBeforeFirst(color) => write!(
                f,
                "{color} has not brought in a GIPF-piece yet, so all 18 of their pieces must be in reserve"
            ),
            Self::FirstOutOfTurn(color) => {
                write!(
                    f,
                    "{color} has not brought in their first piece, although the game has progressed beyond it"
                )
            }
            Self::RightAfterSingle(color) => {
                write!(f, "{color} may bring in GIPF-pieces only before their first single")
            }
            Self::NoRow => f.write_str("the player to act has no row to settle"),
            Self::RowStanding(color) => {
                write!(f, "{color} has a row that should have been settled first")
            }
            Self::GipfPiecesGone(color) => write!(
                f,
                "{color} has no GIPF-piece left: the game ended with a removal, and the stage \
                must be that removal"
            ),
        }
    }
}

impl core::error::Error for ParsePositionError {}

pub(crate) fn read_position(variant: Variant, text: &str) -> Result<Position, ParsePositionError> {
    let mut fields = text.split_ascii_whitespace();
    let mut field = || fields.next().ok_or(ParsePositionError::Fields);
    let (board, player, stage, reserves) = (field()?, field()?, field()?, field()?);
    let rights = if variant == Variant::Tournament { Some(field()?) } else { None };
    if fields.next().is_some() {
        return Err(ParsePositionError::Fields);
    }
    let mut position = Position::new(variant);
    position.pieces = [Bitboard::EMPTY; 2];
    position.gipf = Bitboard::EMPTY;
    read_columns(board, 'b', &LENGTHS, |column, index, letter| {
        let Some(spot) = spot(column, index) else {
            return false;
        };
        let (color, gipf) = match letter {
            'P' => (Color::White, false),
            'p' => (Color::Black, false),
            'G' => (Color::White, true),
            'g' => (Color::Black, true),
            _ => return false,
        };
        position.pieces[color.index()] |= Bitboard::of(spot);
        if gipf {
            position.gipf |= Bitboard::of(spot);
        }
        true
    })
    .map_err(ParsePositionError::Board)?;
    position.to_act = player.parse().map_err(|_| ParsePositionError::Player)?;
    position.stage = match stage {
        "push" => Stage::Push,
        "remove:w" => Stage::Remove { pusher: Color::White },
        "remove:b" => Stage::Remove { pusher: Color::Black },
        _ => return Err(ParsePositionError::Stage),
    };
    position.reserve = read_reserves(reserves).ok_or(ParsePositionError::Reserves)?;
    if let Some(rights) = rights {
        position.rights = read_rights(rights).ok_or(ParsePositionError::Rights)?;
    }
    check_pieces(&position)?;
    check_rights(&position)?;
    check_first_pieces(&position)?;
    check_rows(&position)?;
    position.key = position.computed_key();
    Ok(position)
}

/// Reads the reserves of a position string, White's first: `12-7`.
#[doc(hidden)]
#[must_use]
pub fn read_reserves(text: &str) -> Option<[u8; 2]> {
    let (white, black) = text.split_once('-')?;
    let number = |text: &str| {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        if digits { text.parse().ok() } else { None }
    };
    Some([number(white)?, number(black)?])
}

fn check_pieces(position: &Position) -> Result<(), ParsePositionError> {
    let given = position.variant.pieces();
    let most = match position.variant {
        Variant::Basic => given + HANDICAP_MAX,
        Variant::Standard | Variant::Tournament => given,
    };
    let totals = Color::ALL.map(|color| {
        let (pieces, gipf) = (position.pieces(color).len(), position.gipf_pieces(color).len());
        pieces + gipf + u32::from(position.reserve(color))
    });
    for color in Color::ALL {
        if totals[color.index()] > u32::from(most) {
            return Err(ParsePositionError::TooManyPieces(color));
        }
        if position.gipf_pieces(color).len() > u32::from(position.variant.gipf_pieces()) {
            return Err(ParsePositionError::TooManyGipfPieces(color));
        }
    }
    if totals.into_iter().all(|total| total > u32::from(given)) {
        return Err(ParsePositionError::TwoHandicaps);
    }
    Ok(())
}

fn check_rights(position: &Position) -> Result<(), ParsePositionError> {
    for color in Color::ALL {
        let pieces = position.pieces(color);
        match position.right(color) {
            Right::First if !pieces.is_empty() || position.reserve(color) != PLAYER_MAX_PIECES => {
                return Err(ParsePositionError::RightBeforeFirst(color));
            }
            // Only GIPF-pieces have been brought in, so pieces come and go in twos.
            Right::Open
                if !pieces.is_subset(position.gipf)
                    || !position.reserve(color).is_multiple_of(2) =>
            {
                return Err(ParsePositionError::RightAfterSingle(color));
            }
            // A single that was brought in is on the board, in reserve or captured, so one piece fewer is
            // left for GIPF-pieces.
            Right::Gone
                if position.variant == Variant::Tournament
                    && 2 * position.gipf_pieces(color).len() >= u32::from(PLAYER_MAX_PIECES) =>
            {
                return Err(ParsePositionError::TooManyGipfPieces(color));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks that White brings in the first piece of a tournament game, then Black.
fn check_first_pieces(position: &Position) -> Result<(), ParsePositionError> {
    let to_push = (position.stage == Stage::Push).then_some(position.to_act);
    let one_piece =
        position.pieces(Color::White).len() == 1 && position.reserve(Color::White) == 16;
    match Right::out_of_turn(position.rights, to_push, one_piece) {
        Some(color) => Err(ParsePositionError::FirstOutOfTurn(color)),
        None => Ok(()),
    }
}

fn check_rows(position: &Position) -> Result<(), ParsePositionError> {
    let gone = Color::ALL.into_iter().find(|&color| position.has_lost_gipf_pieces(color));
    let settled = |color: Color| {
        if position.must_settle(color) {
            Err(ParsePositionError::RowStanding(color))
        } else {
            Ok(())
        }
    };
    match (position.stage, gone) {
        (Stage::Push, Some(color)) => Err(ParsePositionError::GipfPiecesGone(color)),
        (Stage::Push, None) => settled(Color::White).and_then(|()| settled(Color::Black)),
        (Stage::Remove { .. }, Some(_)) => Ok(()),
        (Stage::Remove { pusher }, None) => {
            if position.to_act != pusher {
                settled(pusher)?;
            }
            if position.pieces(position.to_act).has_four() {
                Ok(())
            } else {
                Err(ParsePositionError::NoRow)
            }
        }
    }
}
