use core::fmt;

use game::Color;
use hexgrid::{ColumnsError, read_columns, write_columns};

use crate::{
    Bitboard, Piece, Point, Position, Stage, Variant,
    bitboard::ROW,
    point::COLUMNS,
    position::{MARKERS, RINGS},
};

const LENGTHS: [u8; 11] = {
    let mut lengths = [0; 11];
    let mut column = 0;
    while column < 11 {
        lengths[column] = COLUMNS[column].1 - COLUMNS[column].0 + 1;
        column += 1;
    }
    lengths
};

fn point(column: usize, index: u8) -> Option<Point> {
    Point::new(column as u8, COLUMNS.get(column)?.0 + index)
}

/// Writes the position string: board, player to act, stage, rings off.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_columns(f, &LENGTHS, |column, index| {
            Some(match self.piece(point(column, index)?)? {
                Piece::Ring(Color::White) => 'R',
                Piece::Ring(Color::Black) => 'r',
                Piece::Marker(Color::White) => 'M',
                Piece::Marker(Color::Black) => 'm',
            })
        })?;
        write!(f, " {} ", self.to_act.letter())?;
        match self.stage {
            Stage::Place => f.write_str("place")?,
            Stage::Move => f.write_str("move")?,
            Stage::Row { mover } => write!(f, "row:{}", mover.letter())?,
            Stage::Ring { mover } => write!(f, "ring:{}", mover.letter())?,
        }
        let [white, black] = self.rings_off;
        write!(f, " {white}-{black}")
    }
}

game::error_codes! {
    /// Reason why a string is not a possible position.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ParsePositionError {
        /// The string does not consist of exactly four fields.
        Fields = "position-yinsh-fields",
        /// The board is malformed.
        Board(ColumnsError) => 0,
        /// The player to act is neither `w` nor `b`.
        Player = "position-player",
        /// The stage is unknown.
        Stage = "position-yinsh-stage",
        /// The numbers of rings off are not two digits joined by `-`.
        RingsOff = "position-rings-off",
        /// There are markers on the board or rings off during placement.
        PlacingTooLate = "position-placing-too-late",
        /// The numbers of rings during placement do not match the player to act.
        PlacingOutOfTurn = "position-placing-out-of-turn",
        /// All ten rings have been placed, so the stage cannot be `place`.
        AllPlaced = "position-all-placed",
        /// A player's rings on and off the board do not add up to five.
        RingCount(Color) = "position-ring-count",
        /// A player has removed more rings than are needed to win.
        TooManyRingsOff(Color) = "position-too-many-rings-off",
        /// Both players have removed enough rings to win.
        BothWon = "position-both-won",
        /// There are more markers than the pool can have supplied.
        TooManyMarkers = "position-too-many-markers",
        /// The player to act has no row to remove.
        NoRow = "position-no-row",
        /// A player has a row that should have been removed first.
        RowStanding(Color) = "position-row-standing",
        /// The game was won before this ring could be removed.
        RingAfterWin = "position-ring-after-win",
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields => f.write_str(
                "a position must have four fields: board, player to act, stage, rings off, \
                 as in 4/7/8/9/91/9/91/9/8/7/4 w place 0-0",
            ),
            Self::Board(error) => write!(f, "{error}"),
            Self::Player => f.write_str("the player to act must be w or b"),
            Self::Stage => f.write_str("the stage must be place, move, row:w, row:b, ring:w or ring:b"),
            Self::RingsOff => f.write_str("the rings off must be written as in 0-0, White's first"),
            Self::PlacingTooLate => {
                f.write_str("during placement there are no markers and no rings off")
            }
            Self::PlacingOutOfTurn => {
                f.write_str("rings are placed in turn, White first: the number of rings does not match the player to act")
            }
            Self::AllPlaced => f.write_str("all ten rings are placed: the stage cannot be place"),
            Self::RingCount(color) => {
                write!(f, "{color}'s rings on and off the board must add up to five")
            }
            Self::TooManyRingsOff(color) => {
                write!(f, "{color} has more rings off than are needed to win")
            }
            Self::BothWon => f.write_str("both players have enough rings off to win"),
            Self::TooManyMarkers => {
                f.write_str("there are more markers on the board than the pool can have supplied")
            }
            Self::NoRow => f.write_str("the player to act has no row to remove"),
            Self::RowStanding(color) => {
                write!(f, "{color} has a row that should have been removed first")
            }
            Self::RingAfterWin => f.write_str("the game was won before this ring could be removed"),
        }
    }
}

impl core::error::Error for ParsePositionError {}

pub(crate) fn read_position(variant: Variant, text: &str) -> Result<Position, ParsePositionError> {
    let mut fields = text.split_ascii_whitespace();
    let mut field = || fields.next().ok_or(ParsePositionError::Fields);
    let (board, player, stage, rings_off) = (field()?, field()?, field()?, field()?);
    if fields.next().is_some() {
        return Err(ParsePositionError::Fields);
    }
    let mut position = Position::new(variant);
    read_columns(board, 'a', &LENGTHS, |column, index, letter| {
        let (sets, color) = match letter {
            'R' => (&mut position.rings, Color::White),
            'r' => (&mut position.rings, Color::Black),
            'M' => (&mut position.markers, Color::White),
            'm' => (&mut position.markers, Color::Black),
            _ => return false,
        };
        let Some(point) = point(column, index) else {
            return false;
        };
        sets[color.index()] |= Bitboard::of(point);
        true
    })
    .map_err(ParsePositionError::Board)?;
    position.to_act = player.parse().map_err(|_| ParsePositionError::Player)?;
    position.stage = match stage {
        "place" => Stage::Place,
        "move" => Stage::Move,
        "row:w" => Stage::Row { mover: Color::White },
        "row:b" => Stage::Row { mover: Color::Black },
        "ring:w" => Stage::Ring { mover: Color::White },
        "ring:b" => Stage::Ring { mover: Color::Black },
        _ => return Err(ParsePositionError::Stage),
    };
    position.rings_off = match *rings_off.as_bytes() {
        [white @ b'0'..=b'9', b'-', black @ b'0'..=b'9'] => [white - b'0', black - b'0'],
        _ => return Err(ParsePositionError::RingsOff),
    };
    check(&position)?;
    position.pool = (MARKERS - position.all_markers().len()) as u8;
    position.key = position.computed_key();
    Ok(position)
}

/// Checks that the position can arise, as far as a static check can tell.
fn check(position: &Position) -> Result<(), ParsePositionError> {
    let placing = position.stage == Stage::Place;
    if placing {
        check_placing(position)?;
    } else {
        check_rings(position)?;
    }
    let returned = if matches!(position.stage, Stage::Ring { .. }) { ROW } else { 0 };
    if position.all_markers().len() > MARKERS - returned {
        return Err(ParsePositionError::TooManyMarkers);
    }
    check_rows(position)
}

fn check_placing(position: &Position) -> Result<(), ParsePositionError> {
    if !position.all_markers().is_empty() || position.rings_off != [0, 0] {
        return Err(ParsePositionError::PlacingTooLate);
    }
    let [white, black] = position.rings.map(Bitboard::len);
    if white >= RINGS && black >= RINGS {
        return Err(ParsePositionError::AllPlaced);
    }
    let in_turn = match position.to_act {
        Color::White => white == black,
        Color::Black => white == black + 1 && white <= RINGS,
    };
    if in_turn { Ok(()) } else { Err(ParsePositionError::PlacingOutOfTurn) }
}

fn check_rings(position: &Position) -> Result<(), ParsePositionError> {
    let needed = position.variant.rings_to_win();
    for color in Color::ALL {
        if position.rings_off(color) > needed {
            return Err(ParsePositionError::TooManyRingsOff(color));
        }
        if position.rings(color).len() + u32::from(position.rings_off(color)) != RINGS {
            return Err(ParsePositionError::RingCount(color));
        }
    }
    if position.rings_off == [needed; 2] {
        return Err(ParsePositionError::BothWon);
    }
    if matches!(position.stage, Stage::Ring { .. }) && position.ring_winner().is_some() {
        return Err(ParsePositionError::RingAfterWin);
    }
    Ok(())
}

fn check_rows(position: &Position) -> Result<(), ParsePositionError> {
    let settled = |color: Color| {
        if position.markers(color).has_row() {
            Err(ParsePositionError::RowStanding(color))
        } else {
            Ok(())
        }
    };
    match position.stage {
        Stage::Place => Ok(()),
        Stage::Move => settled(Color::White).and_then(|()| settled(Color::Black)),
        Stage::Row { mover } | Stage::Ring { mover } => {
            if position.to_act != mover {
                settled(mover)?;
            }
            let row = matches!(position.stage, Stage::Row { .. });
            if row && !position.markers(position.to_act).has_row() {
                return Err(ParsePositionError::NoRow);
            }
            Ok(())
        }
    }
}
