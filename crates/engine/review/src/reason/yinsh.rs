use motifs::{Turn, completable_rows, cut_off_rings, flippable, flipped, in_fours};
use variants::Color;
use yinsh::{Action, Bitboard, Direction, Point, Position, Row, Stage, reason as ending};

use super::{
    case::Turns,
    code::{Branch, Reason, ReasonCode},
    comparison,
    explained::{Explained, Measure, Threats},
    race, threat,
};

/// Minimum number of markers that a turn gains by flipping, and that it gains more than others, for it to be a reason.
const FLIPS_MIN: i32 = 2;

/// The turns in which flipped markers are looked for first: the answer, then the turn itself.
const FLIP_TURNS: [usize; 2] = [1, 0];

/// A ring with at most this many moves is hemmed in, if it would have at least [`FREE_MOVES`] otherwise.
const FEW_MOVES: u32 = 3;
const FREE_MOVES: u32 = 8;

/// Returns a reason that is more specific than a lost game, if any.
pub(super) fn decisive(turns: &Turns<Position>) -> Option<Reason> {
    wrong_removal(turns).or_else(|| given_row(turns))
}

pub(super) fn reason(turns: &Turns<Position>) -> Option<Reason> {
    missed_row(turns)
        .or_else(|| allowed_row(turns))
        .or_else(|| cut_off_ring(turns))
        .or_else(|| broken_four(turns))
        .or_else(|| race::row(turns))
        .or_else(|| threat::forcing(turns))
        .or_else(|| flipped_markers(turns))
        .or_else(|| hemmed_in_ring(turns))
        .or_else(|| threat::lasting(turns))
        .or_else(|| comparison::largest(turns))
}

/// Checks whether the turn differs from the better one only in what it removes.
fn wrong_removal(turns: &Turns<Position>) -> Option<Reason> {
    let (&played, &better) = turns.other_removal(|action| matches!(action, Action::Move { .. }))?;
    let player = turns.player();
    match (played, better) {
        (Action::RemoveRing(_), Action::RemoveRing(instead)) => {
            Some(Reason::of(ReasonCode::WrongRing, player).at([instead.to_string()]))
        }
        (Action::RemoveRow(_), Action::RemoveRow(instead)) => {
            Some(Reason::of(ReasonCode::WrongRow, player).at([ends(instead)]))
        }
        _ => None,
    }
    .map(|reason| reason.shown(Branch::Better, 0))
}

/// Checks whether the turn, unlike the better turn, completed a row for the opponent.
fn given_row(turns: &Turns<Position>) -> Option<Reason> {
    let opponent = !turns.player();
    let given = |Turn { after, .. }: &Turn<Position>| -> Vec<Row> {
        let is_open = after.to_act() == opponent && matches!(after.stage(), Stage::Row { .. });
        if is_open && after.outcome().is_none() {
            after.rows(opponent).collect()
        } else {
            Vec::new()
        }
    };
    let rows = given(&turns.played);
    if rows.is_empty() || !given(&turns.better).is_empty() {
        return None;
    }
    Some(Reason::of(ReasonCode::GivesRow, opponent).at(rows.into_iter().map(ends)))
}

/// Checks whether the line played loses with an empty pool.
pub(super) fn empty_pool(turns: &Turns<Position>) -> Option<Reason> {
    let (turn, end) = turns.end.as_ref()?;
    let outcome = end.outcome()?;
    let player = turns.player();
    if outcome.reason() != ending::POOL_EMPTY || outcome.winner() != Some(!player) {
        return None;
    }
    let [own, theirs] = [player, !player].map(|color| u16::from(end.rings_off(color)));
    let reason = Reason::of(ReasonCode::PoolRunsOut, player).counted(own).against(theirs);
    Some(reason.shown(Branch::Played, *turn))
}

fn missed_row(turns: &Turns<Position>) -> Option<Reason> {
    let row = made_row(&turns.better)?;
    if made_row(&turns.played).is_some() {
        return None;
    }
    let reason = Reason::of(ReasonCode::MissedRow, turns.player()).at([ends(row)]);
    Some(reason.shown(Branch::Better, 0))
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
    Some(Reason::of(code, opponent).at([ends(row)]).shown(Branch::Played, 1))
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
    let reason = Reason::of(ReasonCode::RingCutOff, player).at(names(rings));
    let turn = usize::from(turns.answer.is_some());
    (!rings.is_empty()).then(|| reason.shown(Branch::Played, turn))
}

/// Checks whether the turn, unlike the better turn, flipped a marker of one of the player's own
/// fours.
fn broken_four(turns: &Turns<Position>) -> Option<Reason> {
    let player = turns.player();
    let broken =
        |turn: &Turn<Position>| in_fours(turn.before.markers(player)) & flipped(turn, player);
    let points = broken(&turns.played);
    if points.is_empty() || !broken(&turns.better).is_empty() {
        return None;
    }
    Some(Reason::of(ReasonCode::BrokeFour, player).at(names(points)))
}

/// Checks whether a turn of the opponent flips more markers than any in the better line, or one of the better line more than any
/// in the line played: the answer first, then the turn itself, then later turns.
fn flipped_markers(turns: &Turns<Position>) -> Option<Reason> {
    let last = turns.lines[0].len();
    let later = FLIP_TURNS.into_iter().chain(2..last);
    later.filter(|&turn| turn < last).find_map(|turn| flips_at(turns, turn))
}

/// Checks the markers flipped in a turn. The player must also have flipped fewer markers up to it, all in all.
fn flips_at(turns: &Turns<Position>, turn: usize) -> Option<Reason> {
    let [played, better] = &turns.lines;
    let is_own = turn.is_multiple_of(2);
    let (code, branch, with, without) = if is_own {
        (ReasonCode::FlipMissed, Branch::Better, better, played)
    } else {
        (ReasonCode::MarkersFlipped, Branch::Played, played, better)
    };
    let flips = net_flips(&with[turn]);
    let other = without[..=turn].iter().skip(turn % 2).step_by(2).map(net_flips).max()?;
    let gained = |line: &[Turn<Position>]| -> i32 {
        let turns = line[..=turn].iter().enumerate();
        turns.map(|(turn, it)| if turn % 2 == 0 { net_flips(it) } else { -net_flips(it) }).sum()
    };
    let least = [flips, flips - other, gained(better) - gained(played)].into_iter().min();
    if least < Some(FLIPS_MIN) {
        return None;
    }
    let color = if is_own { !turns.player() } else { turns.player() };
    let more = u16::try_from(flips).unwrap_or_default();
    let reason = Reason::of(code, color).at(names(flipped(&with[turn], color))).counted(more);
    Some(reason.against(u16::try_from(other).unwrap_or_default()).shown(branch, turn))
}

/// Returns the number of the opponent's markers that a turn flips, less the player's own.
fn net_flips(turn: &Turn<Position>) -> i32 {
    let player = turn.before.to_act();
    let count = |color| flipped(turn, color).len() as i32;
    count(!player) - count(player)
}

/// Checks whether a turn of the opponent leaves a ring few moves that has many in the better line.
fn hemmed_in_ring(turns: &Turns<Position>) -> Option<Reason> {
    turns.positions().filter(|(turn, ..)| turn % 2 == 1).find_map(|(turn, played, better)| {
        let player = turns.player();
        let rings = played.rings(player) & better.rings(player) & turns.played.before.rings(player);
        let moves = |position: &Position, ring: Point| position.ring_targets(player, ring).len();
        let found = rings
            .into_iter()
            .map(|ring| (ring, moves(played, ring), moves(better, ring)))
            .filter(|&(_, now, instead)| now <= FEW_MOVES && instead >= FREE_MOVES)
            .min_by_key(|&(_, now, _)| now)?;
        let count = |moves: u32| u16::try_from(moves).unwrap_or(u16::MAX);
        let reason = Reason::of(ReasonCode::RingHemmedIn, player).at([found.0.to_string()]);
        Some(reason.counted(count(found.1)).against(count(found.2)).shown(Branch::Played, turn))
    })
}

impl Explained for Position {
    fn rows(turn: &Turn<Self>) -> Vec<String> {
        let rows = turn.actions.iter().filter_map(|action| match action {
            Action::RemoveRow(row) => Some(ends(*row)),
            _ => None,
        });
        rows.collect()
    }

    fn captures(_: &Turn<Self>) -> Vec<String> {
        Vec::new()
    }

    fn threats(&self, color: Color) -> Option<Threats> {
        if self.outcome().is_some() {
            return None;
        }
        let rows = completable_rows(self, color)?.into_iter().map(ends).collect();
        Some(Threats { rows, pieces: Vec::new(), gipf_pieces: Vec::new() })
    }

    fn measures(&self, color: Color) -> Option<Vec<Measure>> {
        if self.outcome().is_some() {
            return None;
        }
        let rows = completable_rows(self, color)?;
        let rings = self.rings(color);
        let moves: u32 = rings.into_iter().map(|ring| self.ring_targets(color, ring).len()).sum();
        let markers = self.markers(color);
        let centre: u32 = rings.into_iter().map(from_centre).sum();
        Some(vec![
            Measure::new(ReasonCode::CompareRows, rows.len(), 150),
            Measure::new(ReasonCode::CompareFours, in_fours(markers).len(), 50),
            Measure::new(ReasonCode::CompareFlips, flippable(self, color)?.len(), -50),
            Measure::new(ReasonCode::CompareMarkers, markers.len(), 60),
            Measure::new(ReasonCode::CompareMoves, moves, 12),
            Measure::new(ReasonCode::CompareCentre, centre, -30),
        ])
    }

    /// A row that only one line contains takes five markers and a ring away, and so changes all numbers.
    fn is_comparable_with(&self, other: &Self) -> bool {
        Color::ALL.into_iter().all(|color| self.rings_off(color) == other.rings_off(color))
    }
}

/// Returns the number of steps from the centre of the board to a point.
fn from_centre(point: Point) -> u32 {
    let mut reached = Bitboard::of(Point::CENTRE);
    let mut steps = 0;
    while !reached.has(point) {
        let around =
            |point: Point| Direction::ALL.into_iter().filter_map(move |way| point.step(way));
        reached |= reached.into_iter().flat_map(around).collect();
        steps += 1;
    }
    steps
}

/// Returns the row that a player completed with the move of a turn.
fn made_row(turn: &Turn<Position>) -> Option<Row> {
    let moved = turn.actions.iter().position(|action| matches!(action, Action::Move { .. }))?;
    turn.actions.get(moved + 1..)?.iter().find_map(|action| match action {
        Action::RemoveRow(row) => Some(*row),
        _ => None,
    })
}

fn names(points: Bitboard) -> impl Iterator<Item = String> {
    points.into_iter().map(|point| point.to_string())
}

fn ends(row: Row) -> String {
    format!("{}-{}", row.first(), row.last())
}
