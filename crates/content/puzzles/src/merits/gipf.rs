use game::Color;
use gipf::{Action, Bitboard, Position, Row, reason};
use motifs::{Prospects, Turn, captured, completable_gipf_row, prospects, row_ends};

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

    fn improvement(turn: &Turn<Self>) -> Option<Merit> {
        let player = turn.before.to_act();
        let own = Outlook::of(turn, player);
        let opponents = Outlook::of(turn, !player);
        let [own, opponents] = [own.as_ref(), opponents.as_ref()];
        forced_row(turn)
            .or_else(|| own?.attack(player))
            .or_else(|| opponents?.rescue(player))
            .or_else(|| own?.further_threat(player))
            .or_else(|| opponents?.fewer_rows(!player))
    }
}

/// Names a row that the turn leaves the opponent, who must remove it because it contains singles.
fn forced_row(turn: &Turn<Position>) -> Option<Merit> {
    let opponent = turn.after.to_act();
    let row = turn.after.rows(opponent).find(|row| !row.singles().is_empty())?;
    Some(Merit::of(MeritCode::ForcedRow, opponent).at(ends(row).into_iter().collect()))
}

/// Prospects of a player before a turn and after it.
struct Outlook {
    before: Prospects,
    after: Prospects,
}

impl Outlook {
    fn of(turn: &Turn<Position>, color: Color) -> Option<Self> {
        let [before, after] = [prospects(&turn.before, color)?, prospects(&turn.after, color)?];
        Some(Self { before, after })
    }

    /// Names the opponent's pieces that can be captured next.
    fn attack(&self, player: Color) -> Option<Merit> {
        let new = self.after.targets.without(self.before.targets);
        (!new.is_empty()).then(|| Merit::of(MeritCode::Attack, !player).at(names(new)).counted())
    }

    /// Names the pieces of `player` that were in danger, if no piece is in danger any more.
    fn rescue(&self, player: Color) -> Option<Merit> {
        let saved = self.before.targets;
        let is_rescue = !saved.is_empty() && self.after.targets.is_empty();
        is_rescue.then(|| Merit::of(MeritCode::Rescue, player).at(names(saved)).counted())
    }

    fn further_threat(&self, player: Color) -> Option<Merit> {
        let row = first_missing(&self.after.rows, &self.before.rows)?;
        Some(Merit::of(MeritCode::Threat, player).at(vec![row]).counted())
    }

    fn fewer_rows(&self, opponent: Color) -> Option<Merit> {
        let row = first_missing(&self.before.rows, &self.after.rows)?;
        Some(Merit::of(MeritCode::FewerRows, opponent).at(vec![row]))
    }
}

/// Returns the ends of the first row that lies on a line of its own. Two rows on one line share more than one piece.
fn first_missing(rows: &[Bitboard], others: &[Bitboard]) -> Option<String> {
    let is_new = |row: &&Bitboard| others.iter().all(|other| (**row & *other).len() <= 1);
    let (first, last) = rows.iter().find(is_new).and_then(|row| row_ends(*row))?;
    Some(format!("{first}–{last}"))
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
