use game::Color;
use motifs::{Turn, completable_rows, cut_off_rings, in_fours};
use yinsh::{Action, Bitboard, Position, Row, Stage};

use super::{
    case::{Turns, balance},
    code::{Reason, ReasonCode},
};

/// Checks whether the turn completed a row for the opponent.
pub(super) fn given_row(turns: &Turns<Position>) -> Option<Reason> {
    let Turn { before, after, .. } = &turns.played;
    let opponent = !before.to_act();
    let is_settled = after.to_act() != opponent || !matches!(after.stage(), Stage::Row { .. });
    if is_settled || after.outcome().is_some() {
        return None;
    }
    Some(Reason::of(ReasonCode::GivesRow, opponent).at(after.rows(opponent).map(ends)))
}

pub(super) fn reason(turns: &Turns<Position>) -> Option<Reason> {
    missed_row(turns)
        .or_else(|| allowed_row(turns))
        .or_else(|| cut_off_ring(turns))
        .or_else(|| broken_four(turns))
        .or_else(|| lost_rows(turns))
}

fn missed_row(turns: &Turns<Position>) -> Option<Reason> {
    let row = made_row(&turns.better)?;
    if made_row(&turns.played).is_some() {
        return None;
    }
    let player = turns.played.before.to_act();
    Some(Reason::of(ReasonCode::MissedRow, player).at([ends(row)]))
}

/// Checks whether the answer completes a row that it would not complete after the better turn.
fn allowed_row(turns: &Turns<Position>) -> Option<Reason> {
    let row = made_row(turns.answer.as_ref()?)?;
    if turns.better_answer.as_ref().is_some_and(|answer| made_row(answer).is_some()) {
        return None;
    }
    let before = &turns.played.before;
    let opponent = !before.to_act();
    let was_threatened =
        completable_rows(before, opponent).is_some_and(|threats| threats.contains(&row));
    let code = if was_threatened { ReasonCode::UnstoppedRow } else { ReasonCode::AllowsRow };
    Some(Reason::of(code, opponent).at([ends(row)]))
}

/// Checks whether the turn and its answer leave a ring stuck that the better turn and its answer
/// would not.
fn cut_off_ring(turns: &Turns<Position>) -> Option<Reason> {
    let before = &turns.played.before;
    let player = before.to_act();
    let stuck = |turn: &Turn<Position>, answer: Option<&Turn<Position>>| {
        let end = answer.map_or(&turn.after, |answer| &answer.after);
        if end.outcome().is_some() {
            return Bitboard::EMPTY;
        }
        cut_off_rings(before, end, player)
    };
    let rings = stuck(&turns.played, turns.answer.as_ref())
        .without(stuck(&turns.better, turns.better_answer.as_ref()));
    let names: Vec<String> = rings.iter().map(|ring| ring.to_string()).collect();
    (!names.is_empty()).then(|| Reason::of(ReasonCode::RingCutOff, player).at(names))
}

/// Checks whether the turn, unlike the better turn, flipped a marker of one of the player's own
/// fours.
fn broken_four(turns: &Turns<Position>) -> Option<Reason> {
    let player = turns.played.before.to_act();
    let broken =
        |turn: &Turn<Position>| in_fours(turn.before.markers(player)) & turned(turn, player);
    let points = broken(&turns.played);
    if points.is_empty() || !broken(&turns.better).is_empty() {
        return None;
    }
    let names = points.iter().map(|point| point.to_string());
    Some(Reason::of(ReasonCode::BrokeFour, player).at(names))
}

/// Checks whether the player completes fewer rows, or the opponent more, in the following turns.
fn lost_rows(turns: &Turns<Position>) -> Option<Reason> {
    let player = turns.played.before.to_act();
    let rows = |turn: &Turn<Position>| {
        turn.actions.iter().filter(|action| matches!(action, Action::RemoveRow(_))).count() as i32
    };
    let [played, better] = turns.lines.each_ref().map(|line| balance(line, player, rows));
    let lost = u16::try_from(better - played).ok().filter(|&lost| lost > 0)?;
    Some(Reason::of(ReasonCode::CostsRows, player).counted(lost))
}

/// Returns the markers of a colour that the move of a turn flipped.
fn turned(turn: &Turn<Position>, color: Color) -> Bitboard {
    let moved = turn.steps().into_iter().find(|(_, action)| matches!(action, Action::Move { .. }));
    let Some((before, action)) = moved else { return Bitboard::EMPTY };
    let mut after = before;
    after.play_unchecked(action);
    before.markers(color).without(after.markers(color))
}

/// Returns the row that a player completed with the move of a turn.
fn made_row(turn: &Turn<Position>) -> Option<Row> {
    let moved = turn.actions.iter().position(|action| matches!(action, Action::Move { .. }))?;
    turn.actions.get(moved + 1..)?.iter().find_map(|action| match action {
        Action::RemoveRow(row) => Some(*row),
        _ => None,
    })
}

fn ends(row: Row) -> String {
    format!("{}-{}", row.first(), row.last())
}
