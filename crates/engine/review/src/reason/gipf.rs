//! Rules for GIPF, with and without potentials.

use gipf::{Axis, Bitboard, Direction, Position, Right, Spot, reason as ending};
use motifs::{Turn, captured, own_row, prospects, row_ends};
use variants::Color;

use super::{
    case::Turns,
    code::{Branch, Reason, ReasonCode},
    comparison,
    explained::{Explained, Measure, Threats},
    race, threat,
};

/// A position of GIPF whose play can be explained.
pub(super) trait PushGame: motifs::PushGame + Explained {
    /// Returns whether an action uses a potential, and the spots concerned.
    fn used(action: Self::Action) -> Option<String>;

    /// Returns whether a player may still bring in GIPF-pieces.
    fn may_enter_gipfs(&self, color: Color) -> bool;
}

impl PushGame for Position {
    fn used(_: Self::Action) -> Option<String> {
        None
    }

    fn may_enter_gipfs(&self, color: Color) -> bool {
        self.right(color) != Right::Gone
    }
}

#[cfg(feature = "potentials")]
impl PushGame for potentials::Position {
    fn used(action: Self::Action) -> Option<String> {
        use potentials::Action::{Enter, Push, Use};
        action.uses().map(|_| match action {
            Use { from, to, .. } => format!("{from}-{to}"),
            Enter { spot, .. } => spot.to_string(),
            Push { push, .. } => push.dot().to_string(),
            _ => String::new(),
        })
    }

    fn may_enter_gipfs(&self, color: Color) -> bool {
        self.right(color) != Right::Gone
    }
}

/// Returns a reason that is more specific than a lost game, if any.
pub(super) fn decisive<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    last_gipf(turns).or_else(|| wrong_removal(turns)).or_else(|| given_row(turns))
}

pub(super) fn reason<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    missed_capture(turns)
        .or_else(|| missed_row(turns))
        .or_else(|| lost_pieces(turns))
        .or_else(|| allowed_row(turns))
        .or_else(|| race::capture(turns))
        .or_else(|| potential_use(turns))
        .or_else(|| threat::exposed_gipf_piece(turns))
        .or_else(|| race::row(turns))
        .or_else(|| given_up_right(turns))
        .or_else(|| threat::forcing(turns))
        .or_else(|| threat::lasting(turns))
        .or_else(|| comparison::largest(turns))
}

/// Checks whether the answer captures the player's last GIPF-piece.
fn last_gipf<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let answer = turns.answer.as_ref()?;
    let player = turns.player();
    let outcome = answer.after.outcome()?;
    let (_, gipfs) = captured(answer);
    let is_lost = outcome.reason() == ending::GIPF_PIECES_GONE && outcome.winner() == Some(!player);
    let reason = Reason::of(ReasonCode::LastGipf, player).at(names(gipfs));
    (is_lost && !gipfs.is_empty()).then(|| reason.shown(Branch::Played, 1))
}

/// Checks whether the turn differs from the better one only in what it removes.
fn wrong_removal<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let (&played, &better) = turns.other_removal(|&action| !G::is_settling(action))?;
    let instead = G::cleared(better).filter(|_| G::cleared(played).is_some())?;
    let reason = Reason::of(ReasonCode::WrongRow, turns.player()).at(names(instead));
    Some(reason.shown(Branch::Better, 0))
}

/// Checks whether the turn, unlike the better turn, completed a row for the opponent.
fn given_row<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let opponent = !turns.player();
    let given = |Turn { after, .. }: &Turn<G>| {
        let is_open = after.to_act() == opponent && after.pushed_by(opponent).is_none();
        if is_open && after.outcome().is_none() { after.stretches(opponent) } else { Vec::new() }
    };
    let rows = given(&turns.played);
    if rows.is_empty() || !given(&turns.better).is_empty() {
        return None;
    }
    Some(Reason::of(ReasonCode::GivesRow, opponent).at(rows.into_iter().filter_map(ends)))
}

/// Checks whether the line played ends with an empty reserve of the player.
pub(super) fn empty_reserve<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let (turn, end) = turns.end.as_ref()?;
    let outcome = end.outcome()?;
    let player = turns.player();
    let is_empty = outcome.reason() == ending::RESERVE_EMPTY && outcome.winner() == Some(!player);
    let count = u16::try_from(*turn).unwrap_or(u16::MAX);
    let reason = Reason::of(ReasonCode::ReserveRunsOut, player).counted(count);
    is_empty.then(|| reason.shown(Branch::Played, *turn))
}

fn missed_capture<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let (could, _) = captured(&turns.better);
    let (did, _) = captured(&turns.played);
    let reason = counted(ReasonCode::MissedCapture, !turns.player(), could);
    (could.len() > did.len()).then(|| reason.shown(Branch::Better, 0))
}

fn missed_row<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let row = own_row(&turns.better)?;
    if own_row(&turns.played).is_some() {
        return None;
    }
    let reason = Reason::of(ReasonCode::MissedRow, turns.player()).at(ends(row));
    Some(reason.shown(Branch::Better, 0))
}

/// Checks whether the answer captures more than it would after the better turn.
fn lost_pieces<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let player = turns.player();
    let (lost, gipfs) = captured(turns.answer.as_ref()?);
    let anyway = turns.better_answer.as_ref().map(captured);
    let (lost_anyway, gipfs_anyway) = anyway.unwrap_or((Bitboard::EMPTY, Bitboard::EMPTY));
    let reason = if gipfs.len() > gipfs_anyway.len() {
        counted(ReasonCode::GipfPieceLost, player, gipfs)
    } else if lost.len() > lost_anyway.len() {
        counted(ReasonCode::PiecesCaptured, player, lost)
    } else {
        return None;
    };
    Some(reason.shown(Branch::Played, 1))
}

/// Checks whether the answer completes a row that it would not complete after the better turn.
fn allowed_row<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let row = own_row(turns.answer.as_ref()?)?;
    if turns.better_answer.as_ref().is_some_and(|answer| own_row(answer).is_some()) {
        return None;
    }
    let before = &turns.played.before;
    let opponent = !before.to_act();
    // Pushes may move the row along its line. Lines that cross share one spot.
    let is_same_line = |threat: &Bitboard| (*threat & row).len() > 1;
    let was_threatened =
        prospects(before, opponent).is_some_and(|found| found.rows.iter().any(is_same_line));
    let code = if was_threatened { ReasonCode::UnstoppedRow } else { ReasonCode::AllowsRow };
    Some(Reason::of(code, opponent).at(ends(row)).shown(Branch::Played, 1))
}

/// Checks whether only one of the two turns uses a potential.
fn potential_use<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let uses = |turn: &Turn<G>| turn.actions.iter().find_map(|&action| G::used(action));
    let (code, branch, used) = match (uses(&turns.played), uses(&turns.better)) {
        (None, Some(used)) => (ReasonCode::UseMissed, Branch::Better, used),
        (Some(used), None) => (ReasonCode::UseWasted, Branch::Played, used),
        _ => return None,
    };
    Some(Reason::of(code, turns.player()).at([used]).shown(branch, 0))
}

/// Checks whether the turn, unlike the better turn, gives up the right to bring in GIPF-pieces.
fn given_up_right<G: PushGame>(turns: &Turns<G>) -> Option<Reason> {
    let player = turns.player();
    let may = |position: &G| position.may_enter_gipfs(player);
    let after = &turns.played.after;
    let is_given_up = may(&turns.played.before) && !may(after) && may(&turns.better.after);
    let number = u16::try_from(after.own_gipfs(player).len()).unwrap_or(u16::MAX);
    is_given_up.then(|| Reason::of(ReasonCode::NoMoreGipfPieces, player).counted(number))
}

/// Returns the rows that a player removes in their turn.
fn rows_of<G: motifs::PushGame>(turn: &Turn<G>) -> Vec<String> {
    let player = turn.before.to_act();
    let removed = turn.steps().into_iter().filter_map(|(position, action)| {
        let spots = G::cleared(action)?;
        let mut rows = position.stretches(player).into_iter();
        rows.find(|row| spots.is_subset(*row)).and_then(ends)
    });
    removed.collect()
}

fn threats_of<G: motifs::PushGame>(position: &G, color: Color) -> Option<Threats> {
    if position.outcome().is_some() {
        return None;
    }
    let found = prospects(position, color)?;
    Some(Threats {
        rows: found.rows.into_iter().filter_map(ends).collect(),
        pieces: names(found.targets).collect(),
        gipf_pieces: names(found.targets & position.own_gipfs(!color)).collect(),
    })
}

fn measures_of<G: motifs::PushGame>(position: &G, color: Color) -> Option<Vec<Measure>> {
    if position.outcome().is_some() {
        return None;
    }
    let own = prospects(position, color)?;
    let theirs = prospects(position, !color)?;
    let pieces = position.own(color);
    let centre: u32 = pieces.into_iter().map(from_centre).sum();
    Some(vec![
        Measure::new(ReasonCode::CompareRisk, theirs.targets.len(), -100),
        Measure::new(ReasonCode::CompareRows, own.rows.len(), 70),
        Measure::new(ReasonCode::CompareReserve, position.in_reserve(color), 100),
        Measure::new(ReasonCode::CompareThrees, threes(pieces), 50),
        Measure::new(ReasonCode::CompareCentre, centre, -15),
        Measure::new(ReasonCode::ComparePieces, pieces.len(), 40),
    ])
}

/// Returns the number of times that three of these spots are adjacent in a line.
fn threes(spots: Bitboard) -> usize {
    let next = |spot: Spot, way: Direction| spot.step(way).filter(|&next| spots.has(next));
    let starts = Axis::ALL.into_iter().flat_map(|axis| {
        let way = axis.forward();
        spots
            .into_iter()
            .filter(move |&spot| next(spot, way).is_some_and(|two| next(two, way).is_some()))
    });
    starts.count()
}

/// Returns the number of steps from the centre of the board to a spot.
fn from_centre(spot: Spot) -> u32 {
    let mut reached = Bitboard::of(Spot::E5);
    let mut steps = 0;
    while !reached.has(spot) {
        let ways = Direction::ALL.into_iter();
        reached |= ways.fold(Bitboard::EMPTY, |all, way| all | reached.stepped(way));
        steps += 1;
    }
    steps
}

fn counted(code: ReasonCode, player: Color, pieces: Bitboard) -> Reason {
    let number = u16::try_from(pieces.len()).unwrap_or(u16::MAX);
    Reason::of(code, player).at(names(pieces)).counted(number)
}

fn names(spots: Bitboard) -> impl Iterator<Item = String> {
    spots.into_iter().map(|spot| spot.to_string())
}

fn ends(row: Bitboard) -> Option<String> {
    row_ends(row).map(|(first, last)| format!("{first}-{last}"))
}

macro_rules! explained {
    ($Position:ty) => {
        impl Explained for $Position {
            fn rows(turn: &Turn<Self>) -> Vec<String> {
                rows_of(turn)
            }

            fn captures(turn: &Turn<Self>) -> Vec<String> {
                names(captured(turn).0).collect()
            }

            fn threats(&self, color: Color) -> Option<Threats> {
                threats_of(self, color)
            }

            fn measures(&self, color: Color) -> Option<Vec<Measure>> {
                measures_of(self, color)
            }
        }
    };
}

explained!(Position);
#[cfg(feature = "potentials")]
explained!(potentials::Position);
