use hexgrid::Axis;
use motifs::{Turn, completable_rows, cut_off_rings, flipped};
use yinsh::{Action, Bitboard, Point, Position, Row};

use super::{Explained, ROWS_MAX};
use crate::merit::{Merit, MeritCode};

impl Explained for Position {
    fn victory(turn: &Turn<Self>) -> Option<Merit> {
        let row = removed_rows(turn).pop()?;
        let player = turn.before.to_act();
        Some(Merit::of(MeritCode::WinningRow, player).at(vec![ends(row)]))
    }

    fn gain(turn: &Turn<Self>) -> Option<Merit> {
        let player = turn.before.to_act();
        let removed = removed_rows(turn);
        let begins_with_row = matches!(turn.actions.first(), Some(Action::RemoveRow(_)));
        let code = match removed.len() {
            0 => return threat(turn),
            1 if begins_with_row => MeritCode::GivenRow,
            1 => MeritCode::Row,
            _ => MeritCode::Rows,
        };
        let concerned = if code == MeritCode::GivenRow { !player } else { player };
        Some(Merit::of(code, concerned).at(removed.into_iter().map(ends).collect()))
    }

    fn defence(turn: &Turn<Self>) -> Option<Merit> {
        broken_four(turn).or_else(|| stopped_row(turn)).or_else(|| cut_off_ring(turn))
    }

    fn improvement(turn: &Turn<Self>) -> Option<Merit> {
        forced_row(turn).or_else(|| fewer_rows(turn)).or_else(|| flips(turn))
    }
}

fn removed_rows(turn: &Turn<Position>) -> Vec<Row> {
    let row = |action: &Action| match action {
        Action::RemoveRow(row) => Some(*row),
        _ => None,
    };
    turn.actions.iter().filter_map(row).collect()
}

/// Returns the rows that the player could complete next and could not complete before, the second one on another line.
fn threat(turn: &Turn<Position>) -> Option<Merit> {
    let player = turn.before.to_act();
    let known = completable_rows(&turn.before, player)?;
    let new = completable_rows(&turn.after, player)?.into_iter().filter(|row| !known.contains(row));
    let mut named: Vec<Row> = Vec::new();
    for row in new {
        if named.len() < ROWS_MAX && named.iter().all(|other| line(*other) != line(row)) {
            named.push(row);
        }
    }
    let points: Vec<String> = named.into_iter().map(ends).collect();
    (!points.is_empty()).then(|| Merit::of(MeritCode::Threat, player).at(points).counted())
}

/// Returns the first point of the line on which a row lies, and its direction.
fn line(row: Row) -> (Point, Axis) {
    let axis = row.axis();
    let back = |point: &Point| point.step(axis.forward().opposite());
    let first = std::iter::successors(Some(row.first()), back).last().unwrap_or(row.first());
    (first, axis)
}

fn broken_four(turn: &Turn<Position>) -> Option<Merit> {
    let opponent = !turn.before.to_act();
    let markers = turn.before.markers(opponent);
    let flipped = markers.without(turn.after.markers(opponent)) & turn.after.markers(!opponent);
    let (first, last) = fours(markers).find(|four| !(four.0 & flipped).is_empty())?.1;
    Some(Merit::of(MeritCode::BreakFour, opponent).at(vec![format!("{first}–{last}")]))
}

/// Returns the sets of four adjacent points in a line, with their ends.
fn fours(points: Bitboard) -> impl Iterator<Item = (Bitboard, (Point, Point))> {
    points.into_iter().flat_map(move |first| {
        Axis::ALL.into_iter().filter_map(move |axis| {
            let next = |point: &Point| point.step(axis.forward()).filter(|&next| points.has(next));
            let run: Vec<Point> = std::iter::successors(Some(first), next).take(4).collect();
            let last = *run.get(3)?;
            Some((run.into_iter().collect(), (first, last)))
        })
    })
}

fn stopped_row(turn: &Turn<Position>) -> Option<Merit> {
    let opponent = !turn.before.to_act();
    let before = completable_rows(&turn.before, opponent)?;
    if !completable_rows(&turn.after, opponent)?.is_empty() {
        return None;
    }
    let row = *before.first()?;
    Some(Merit::of(MeritCode::StopRow, opponent).at(vec![ends(row)]))
}

fn forced_row(turn: &Turn<Position>) -> Option<Merit> {
    let opponent = turn.after.to_act();
    let row = turn.after.rows(opponent).next()?;
    Some(Merit::of(MeritCode::ForcedRow, opponent).at(vec![ends(row)]))
}

fn fewer_rows(turn: &Turn<Position>) -> Option<Merit> {
    let opponent = !turn.before.to_act();
    let left = completable_rows(&turn.after, opponent)?;
    let is_gone = |row: &Row| left.iter().all(|other| line(*other) != line(*row));
    let row = completable_rows(&turn.before, opponent)?.into_iter().find(is_gone)?;
    Some(Merit::of(MeritCode::FewerRows, opponent).at(vec![ends(row)]))
}

fn flips(turn: &Turn<Position>) -> Option<Merit> {
    let player = turn.before.to_act();
    let [gained, lost] = [!player, player].map(|color| flipped(turn, color).len());
    let number = u16::try_from(gained.checked_sub(lost)?).ok().filter(|&number| number > 0)?;
    Some(Merit { number, ..Merit::of(MeritCode::Flips, player) })
}

fn cut_off_ring(turn: &Turn<Position>) -> Option<Merit> {
    let opponent = !turn.before.to_act();
    let rings = cut_off_rings(&turn.before, &turn.after, opponent);
    let points: Vec<String> = rings.iter().map(|ring| ring.to_string()).collect();
    (!points.is_empty()).then(|| Merit::of(MeritCode::RingCutOff, opponent).at(points))
}

fn ends(row: Row) -> String {
    format!("{}–{}", row.first(), row.last())
}
