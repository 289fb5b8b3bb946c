use gipf::{Action, Bitboard, Position, Row, reason};
use motifs::{Turn, captured, completable_gipf_row, row_ends};

use super::Explained;
use crate::merit::{Merit, MeritCode};

impl Explained for Position {
    fn victory(turn: &Turn<Self>) -> Option<Merit> {
        let opponent = !turn.before.to_act();
        let (_, gipfs) = captured(turn);
        match turn.after.outcome()?.reason() {
            reason::GIPF_PIECES_GONE => {
                Some(Merit::of(MeritCode::LastGipf, opponent).at(names(gipfs)))
            }
            _ => Some(Merit::of(MeritCode::Reserve, opponent)),
        }
    }

    fn gain(turn: &Turn<Self>) -> Option<Merit> {
        let player = turn.before.to_act();
        let (pieces, gipfs) = captured(turn);
        if !gipfs.is_empty() {
            return Some(Merit::of(MeritCode::GipfCapture, !player).at(names(gipfs)));
        }
        if !pieces.is_empty() {
            return Some(Merit::of(MeritCode::Capture, !player).at(names(pieces)).counted());
        }
        let removed = removed_rows(turn);
        let begins_with_row = matches!(turn.actions.first(), Some(Action::Remove(_)));
        let code = match removed.len() {
            0 => return threat(turn),
            1 if begins_with_row => MeritCode::GivenRow,
            1 => MeritCode::Row,
            _ => MeritCode::Rows,
        };
        let concerned = if code == MeritCode::GivenRow { !player } else { player };
        Some(Merit::of(code, concerned).at(removed.into_iter().filter_map(ends).collect()))
    }

    fn defence(turn: &Turn<Self>) -> Option<Merit> {
        let opponent = !turn.before.to_act();
        let row = completable_gipf_row(&turn.before, opponent)??;
        let is_stopped = completable_gipf_row(&turn.after, opponent)?.is_none();
        is_stopped
            .then(|| Merit::of(MeritCode::StopRow, opponent).at(ends(row).into_iter().collect()))
    }
}

/// Returns the rows of the player that the turn removes.
fn removed_rows(turn: &Turn<Position>) -> Vec<Row> {
    let player = turn.before.to_act();
    let row = |(position, action): (Position, Action)| {
        let Action::Remove(spots) = action else { return None };
        let own = |row: &Row| row.singles().is_subset(spots) && spots.is_subset(row.pieces());
        position.rows(player).find(own)
    };
    turn.steps().into_iter().filter_map(row).collect()
}

fn threat(turn: &Turn<Position>) -> Option<Merit> {
    let player = turn.before.to_act();
    if completable_gipf_row(&turn.before, player)?.is_some() {
        return None;
    }
    let row = completable_gipf_row(&turn.after, player)??;
    let points: Vec<String> = ends(row).into_iter().collect();
    Some(Merit::of(MeritCode::Threat, player).at(points).counted())
}

fn names(spots: Bitboard) -> Vec<String> {
    spots.into_iter().map(|spot| spot.to_string()).collect()
}

fn ends(row: Row) -> Option<String> {
    row_ends(row.pieces()).map(|(first, last)| format!("{first}–{last}"))
}
