use gipf::{Bitboard, Position, Row, Stage, reason};
use motifs::{Turn, captured, completable_gipf_row, own_row, row_ends};

use super::{
    case::{Turns, balance},
    code::{Reason, ReasonCode},
};

/// Checks whether the answer captures the player's last GIPF-piece.
pub(super) fn last_gipf(turns: &Turns<Position>) -> Option<Reason> {
    let answer = turns.answer.as_ref()?;
    let player = turns.played.before.to_act();
    let outcome = answer.after.outcome()?;
    let (_, gipfs) = captured(answer);
    let is_lost = outcome.reason() == reason::GIPF_PIECES_GONE && outcome.winner() == Some(!player);
    (is_lost && !gipfs.is_empty())
        .then(|| Reason::of(ReasonCode::LastGipf, player).at(names(gipfs)))
}

/// Checks whether the turn completed a row for the opponent.
pub(super) fn given_row(turns: &Turns<Position>) -> Option<Reason> {
    let Turn { before, after, .. } = &turns.played;
    let opponent = !before.to_act();
    let is_settled = after.to_act() != opponent || after.stage() == Stage::Push;
    if is_settled || after.outcome().is_some() {
        return None;
    }
    Some(Reason::of(ReasonCode::GivesRow, opponent).at(after.rows(opponent).filter_map(ends)))
}

pub(super) fn reason(turns: &Turns<Position>) -> Option<Reason> {
    missed_capture(turns)
        .or_else(|| missed_row(turns))
        .or_else(|| lost_pieces(turns))
        .or_else(|| allowed_row(turns))
        .or_else(|| cost_pieces(turns))
}

fn missed_capture(turns: &Turns<Position>) -> Option<Reason> {
    let (could, _) = captured(&turns.better);
    let (did, _) = captured(&turns.played);
    let player = turns.played.before.to_act();
    (could.len() > did.len()).then(|| counted(ReasonCode::MissedCapture, !player, could))
}

fn missed_row(turns: &Turns<Position>) -> Option<Reason> {
    let row = own_row(&turns.better)?;
    if own_row(&turns.played).is_some() {
        return None;
    }
    let player = turns.played.before.to_act();
    Some(Reason::of(ReasonCode::MissedRow, player).at(ends(row)))
}

/// Checks whether the answer captures more than it would after the better turn.
fn lost_pieces(turns: &Turns<Position>) -> Option<Reason> {
    let player = turns.played.before.to_act();
    let (lost, gipfs) = captured(turns.answer.as_ref()?);
    let anyway = turns.better_answer.as_ref().map(captured);
    let (lost_anyway, gipfs_anyway) = anyway.unwrap_or((Bitboard::EMPTY, Bitboard::EMPTY));
    if gipfs.len() > gipfs_anyway.len() {
        return Some(counted(ReasonCode::GipfPieceLost, player, gipfs));
    }
    (lost.len() > lost_anyway.len()).then(|| counted(ReasonCode::PiecesCaptured, player, lost))
}

/// Checks whether the answer completes a row that it would not complete after the better turn.
fn allowed_row(turns: &Turns<Position>) -> Option<Reason> {
    let row = own_row(turns.answer.as_ref()?)?;
    if turns.better_answer.as_ref().is_some_and(|answer| own_row(answer).is_some()) {
        return None;
    }
    let before = &turns.played.before;
    let opponent = !before.to_act();
    let was_threatened = matches!(completable_gipf_row(before, opponent), Some(Some(_)));
    let code = if was_threatened { ReasonCode::UnstoppedRow } else { ReasonCode::AllowsRow };
    Some(Reason::of(code, opponent).at(ends(row)))
}

/// Checks whether the player captures less or loses more in the following turns.
fn cost_pieces(turns: &Turns<Position>) -> Option<Reason> {
    let player = turns.played.before.to_act();
    let pieces = |turn: &Turn<Position>| i32::try_from(captured(turn).0.len()).unwrap_or(0);
    let [played, better] = turns.lines.each_ref().map(|line| balance(line, player, pieces));
    let lost = u16::try_from(better - played).ok().filter(|&lost| lost > 0)?;
    Some(Reason::of(ReasonCode::CostsPieces, player).counted(lost))
}

fn counted(code: ReasonCode, player: game::Color, pieces: Bitboard) -> Reason {
    let number = u16::try_from(pieces.len()).unwrap_or(u16::MAX);
    Reason::of(code, player).at(names(pieces)).counted(number)
}

fn names(spots: Bitboard) -> impl Iterator<Item = String> {
    spots.into_iter().map(|spot| spot.to_string())
}

fn ends(row: Row) -> Option<String> {
    row_ends(row).map(|(first, last)| format!("{first}-{last}"))
}
