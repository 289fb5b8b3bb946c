use core::fmt;

use game::Color;
use gipf::{Bitboard, LENGTHS, Right, Spot, read_reserves, read_rights, write_rights};
use hexgrid::{read_cells, write_cells};

use super::{
    cell::{CellError, read_cell, write_cell},
    hands::{read_hands, write_hands},
    position_error::ParsePositionError as Error,
};
use crate::{Piece, Position, Potential, Stage, Start, Terms, board::Board};

/// Maximum number of a player's GIPF-pieces made of basics after the standard start.
const STANDARD_GIPF_PIECES: u8 = 3;

fn spot(column: usize, index: u8) -> Option<Spot> {
    Spot::new(column as u8 + 1, index + 2)
}

/// Writes the position string: board, player to act, stage, reserves, hands, rights.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = |column, index| self.stack(spot(column, index)?);
        write_cells(f, &LENGTHS, cell, write_cell)?;
        write!(f, " {} ", self.to_act.letter())?;
        match self.stage {
            Stage::Push => f.write_str("push")?,
            Stage::Extra => f.write_str("extra")?,
            Stage::Remove { pusher, extra } => {
                write!(f, "remove:{}{}", pusher.letter(), if extra { "+" } else { "" })?;
            }
        }
        let [white, black] = self.reserve;
        write!(f, " {white}-{black} ")?;
        write_hands(f, self.hands)?;
        write!(f, " {}", write_rights(self.rights))
    }
}

pub(crate) fn read_position(terms: Terms, text: &str) -> Result<Position, Error> {
    let mut fields = text.split_ascii_whitespace();
    let mut field = || fields.next().ok_or(Error::Fields);
    let (board, player, stage) = (field()?, field()?, field()?);
    let (reserves, hands, rights) = (field()?, field()?, field()?);
    if fields.next().is_some() {
        return Err(Error::Fields);
    }
    let board = read_board(board)?;
    let to_act = player.parse().map_err(|_| Error::Player)?;
    let position = Position {
        board,
        to_act,
        stage: read_stage(stage, to_act).ok_or(Error::Stage)?,
        reserve: read_reserves(reserves).ok_or(Error::Reserves)?,
        hands: read_hands(hands).ok_or(Error::Hands)?,
        rights: read_rights(rights).ok_or(Error::Rights)?,
        terms,
    };
    if terms.start() != Start::Tournament && position.rights != [Right::Gone; 2] {
        return Err(Error::Rights);
    }
    for color in Color::ALL {
        let material = Material::of(&position, color);
        material.check(&position, color)?;
        material.check_right(&position, color)?;
    }
    check_first_pieces(&position)?;
    check_stage(&position)?;
    Ok(position)
}

fn read_board(text: &str) -> Result<Board, Error> {
    let mut board = Board::default();
    let mut stack = None;
    let read = read_cells(text, 'b', &LENGTHS, |column, index, rest| {
        match read_cell(&mut board, Bitboard::of(spot(column, index)?), rest) {
            Ok(bytes) => return Some(bytes),
            Err(CellError::Stack) => stack = Some((b'b' + column as u8) as char),
            Err(CellError::Letter) => {}
        }
        None
    });
    match stack {
        Some(column) => Err(Error::Stack(column)),
        None => read.map(|()| board).map_err(Error::Board),
    }
}

/// Reads a stage; `+` is allowed only while the player who made the extra push is settling.
fn read_stage(text: &str, to_act: Color) -> Option<Stage> {
    let (text, extra) = match text.strip_suffix('+') {
        Some(text) => (text, true),
        None => (text, false),
    };
    Some(match text.split_once(':') {
        None if text == "push" && !extra => Stage::Push,
        None if text == "extra" && !extra => Stage::Extra,
        Some(("remove", pusher)) => {
            let pusher = pusher.parse().ok().filter(|&pusher| !extra || pusher == to_act)?;
            Stage::Remove { pusher, extra }
        }
        _ => return None,
    })
}

/// A player's pieces on the board, covered or not.
#[derive(Default)]
struct Material {
    basics: u8,
    /// Number of GIPF-pieces made of basics.
    gipf: u8,
    potentials: [u8; 5],
    /// Whether there is a halved GIPF-piece, or a GIPF-piece made of the potentials that captured it.
    halved: bool,
}

impl Material {
    fn of(position: &Position, color: Color) -> Self {
        let mut found = Self::default();
        for stack in Spot::ALL.into_iter().filter_map(|spot| position.stack(spot)) {
            for piece in stack.pieces().filter(|piece| piece.color() == color) {
                match piece {
                    Piece::Basic(_) => found.basics += 1,
                    Piece::Gipf(_) => {
                        found.basics += 2;
                        found.gipf += 1;
                    }
                    Piece::Loaded(_, kind) => {
                        found.basics += 1;
                        found.potentials[kind.index()] += 1;
                    }
                    Piece::Used(_, kind) => found.potentials[kind.index()] += 1,
                }
            }
            let on_basic = stack.layers > 0 && matches!(stack.base, Piece::Basic(_));
            let alone = matches!(stack.base, Piece::Used(_, Potential::Punct));
            found.halved |= alone || on_basic && stack.cover == Potential::Punct;
        }
        found
    }

    fn check(&self, position: &Position, color: Color) -> Result<(), Error> {
        let Position { terms, .. } = *position;
        if self.basics + position.reserve(color) > terms.basics(color) {
            return Err(Error::TooManyPieces(color));
        }
        let held = |kind| self.potentials[kind as usize] + position.hand(color).count(kind);
        if Potential::ALL.into_iter().any(|kind| held(kind) > terms.potentials(color, kind)) {
            return Err(Error::TooManyPotentials(color));
        }
        let too_many = match terms.start() {
            Start::Basic => self.gipf > 0 || self.halved,
            Start::Standard => self.gipf > STANDARD_GIPF_PIECES,
            // A basic that was not brought in as part of a GIPF-piece is on the board, in reserve or captured.
            Start::Tournament => {
                position.right(color) == Right::Gone && 2 * self.gipf >= terms.basics(color)
            }
        };
        if too_many { Err(Error::TooManyGipfPieces(color)) } else { Ok(()) }
    }

    fn check_right(&self, position: &Position, color: Color) -> Result<(), Error> {
        let Position { terms, .. } = *position;
        let (reserve, all) = (position.reserve(color), terms.basics(color));
        let whole_hand = position.hand(color) == terms.hand(color) && self.potentials == [0; 5];
        match position.right(color) {
            Right::First if self.basics > 0 || reserve != all || !whole_hand => {
                Err(Error::NotWholeBeforeFirst(color))
            }
            Right::Open if !whole_hand => Err(Error::RightAfterOther(color)),
            // Only GIPF-pieces have been brought in. Basics come and go in twos, unless the opponent can
            // capture one of the two.
            Right::Open
                if terms.potentials(!color, Potential::Punct) == 0
                    && (self.basics != 2 * self.gipf || !(all - reserve).is_multiple_of(2)) =>
            {
                Err(Error::RightAfterOther(color))
            }
            _ => Ok(()),
        }
    }
}

/// Checks that White brings in the first piece of a tournament game, then Black.
fn check_first_pieces(position: &Position) -> Result<(), Error> {
    let to_push = (position.stage == Stage::Push).then_some(position.to_act);
    let one_piece = position.pieces(Color::White).len() == 1
        && position.reserve(Color::White) + 2 == position.terms.basics(Color::White);
    match Right::out_of_turn(position.rights, to_push, one_piece) {
        Some(color) => Err(Error::FirstOutOfTurn(color)),
        None => Ok(()),
    }
}

fn check_stage(position: &Position) -> Result<(), Error> {
    let player = position.to_act;
    let gone = Color::ALL.into_iter().find(|&color| position.has_lost_gipf_pieces(color));
    let settled = || {
        if position.must_settle(player) { Err(Error::RowStanding(player)) } else { Ok(()) }
    };
    match (position.stage, gone) {
        // Rows are no longer settled: a jump by the player to act has ended the game.
        (Stage::Push, Some(color)) => {
            let jumped = !(position.board.halved() & position.pieces(player)).is_empty();
            if color != player && jumped { Ok(()) } else { Err(Error::GipfPiecesGone(color)) }
        }
        (Stage::Push, None) => settled(),
        (Stage::Extra, Some(color)) => Err(Error::GipfPiecesGone(color)),
        (Stage::Extra, None) if !position.can_push_extra() => Err(Error::NoExtraPush),
        (Stage::Extra, None) => settled(),
        (Stage::Remove { extra: true, .. }, _)
            if position.terms.potentials(player, Potential::Tamsk) == 0 =>
        {
            Err(Error::NoExtraPush)
        }
        (Stage::Remove { .. }, Some(_)) => Ok(()),
        (Stage::Remove { .. }, None) if position.pieces(player).has_four() => Ok(()),
        (Stage::Remove { .. }, None) => Err(Error::NoRow),
    }
}
