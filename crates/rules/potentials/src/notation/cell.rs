//! The pieces on one spot as written in position strings.

use core::{fmt, iter::Peekable, str::Chars};

use game::Color;
use gipf::Bitboard;

use super::letter::cased;
use crate::{Piece, Potential, Stack, board::Board};

/// Maximum number of used potentials in a stack: six of one kind per player.
const STACK_MAX_LAYERS: u8 = 12;

pub(super) fn write_cell(out: &mut dyn fmt::Write, stack: Stack) -> fmt::Result {
    if stack.len() == 1 {
        return write_piece(out, stack.top());
    }
    out.write_char('[')?;
    for piece in stack.pieces() {
        write_piece(out, piece)?;
    }
    out.write_char(']')
}

fn write_piece(out: &mut dyn fmt::Write, piece: Piece) -> fmt::Result {
    let letter = match piece {
        Piece::Basic(_) => 'P',
        Piece::Gipf(_) => 'G',
        Piece::Loaded(_, kind) => kind.letter(),
        Piece::Used(_, kind) => {
            out.write_char('\'')?;
            kind.letter()
        }
    };
    out.write_char(cased(letter, piece.color()))
}

/// Reason why a string does not begin with a valid cell.
pub(super) enum CellError {
    /// A letter does not stand for a piece.
    Letter,
    /// The pieces cannot be stacked like this, or cannot stand alone.
    Stack,
}

/// Reads a cell and puts its pieces on an empty spot of the board. Returns the number of bytes read.
pub(super) fn read_cell(board: &mut Board, spot: Bitboard, text: &str) -> Result<usize, CellError> {
    let mut letters = text.chars().peekable();
    let stacked = letters.next_if_eq(&'[').is_some();
    let base = read_piece(&mut letters).ok_or(CellError::Letter)?;
    place(board, spot, base);
    if stacked {
        while letters.next_if_eq(&']').is_none() {
            let cover = read_piece(&mut letters).ok_or(CellError::Letter)?;
            lay(board, spot, base, cover).ok_or(CellError::Stack)?;
        }
        // Brackets enclose at least two pieces.
        if board.stacked().is_disjoint(spot) && board.gipf.is_disjoint(spot) {
            return Err(CellError::Stack);
        }
    } else if matches!(base, Piece::Used(_, Potential::Dvonn)) {
        // A used DVONN-potential always covers a piece.
        return Err(CellError::Stack);
    }
    let rest: usize = letters.map(char::len_utf8).sum();
    Ok(text.len() - rest)
}

fn read_piece(letters: &mut Peekable<Chars<'_>>) -> Option<Piece> {
    let used = letters.next_if_eq(&'\'').is_some();
    let letter = letters.next()?;
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let kind = Potential::from_letter(letter.to_ascii_uppercase());
    Some(match (kind, letter) {
        (Some(kind), _) if used => Piece::Used(color, kind),
        (Some(kind), _) => Piece::Loaded(color, kind),
        (None, 'P' | 'p') if !used => Piece::Basic(color),
        (None, 'G' | 'g') if !used => Piece::Gipf(color),
        _ => return None,
    })
}

fn place(board: &mut Board, spot: Bitboard, piece: Piece) {
    board.put(piece.color(), spot);
    match piece {
        Piece::Basic(_) => {}
        Piece::Gipf(_) => board.gipf |= spot,
        Piece::Loaded(_, kind) => board.mark(kind, spot),
        Piece::Used(_, kind) => {
            board.mark(kind, spot);
            board.used |= spot;
        }
    }
}

/// Covers the pieces on a spot with a used potential, if such a stack is possible (rule P9).
fn lay(board: &mut Board, spot: Bitboard, base: Piece, cover: Piece) -> Option<()> {
    let Piece::Used(color, kind) = cover else { return None };
    let fits = match base {
        Piece::Basic(_) => matches!(kind, Potential::Dvonn | Potential::Punct),
        Piece::Loaded(_, below) => {
            below == kind && matches!(kind, Potential::Dvonn | Potential::Punct)
        }
        Piece::Used(_, below) => below == kind && kind == Potential::Punct,
        Piece::Gipf(_) => false,
    };
    let same_owner = !board.pieces[color.index()].is_disjoint(spot);
    let stack = board.stack(spot.first()?)?;
    let same_kind = stack.layers == 0 || stack.cover == kind;
    if !fits || !same_kind || stack.doubled || stack.layers >= STACK_MAX_LAYERS {
        return None;
    }
    if !same_owner {
        board.cover(kind, spot);
    } else if matches!(base, Piece::Used(..)) && stack.layers == 0 {
        board.gipf |= spot;
    } else {
        return None;
    }
    Some(())
}
