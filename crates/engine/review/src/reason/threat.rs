//! Threats that only one of the two lines contains.

use motifs::Turn;
use variants::Color;

use super::{
    case::Turns,
    code::{Branch, Reason, ReasonCode},
    explained::{Explained, Threats},
};

/// Number of turns in which a threat counts although it is parried: the criticised turn and the answer.
const FORCING_TURNS: usize = 2;

/// Returns a GIPF-piece that the opponent can capture at once, unlike after the better turn.
pub(super) fn exposed_gipf_piece<G: Explained>(turns: &Turns<G>) -> Option<Reason> {
    let opponent = !turns.player();
    let at = |position: &G| position.threats(opponent).map(|threats| threats.gipf_pieces);
    turns.positions().take(2).find_map(|(turn, played, better)| {
        let (exposed, anyway) = at(played).zip(at(better))?;
        let reason = Reason::of(ReasonCode::GipfPieceExposed, !opponent).at(exposed);
        (!reason.points.is_empty() && anyway.is_empty()).then(|| reason.shown(Branch::Played, turn))
    })
}

/// Returns the first threat that the turn or the answer makes and that the other line lacks.
pub(super) fn forcing<G: Explained>(turns: &Turns<G>) -> Option<Reason> {
    (0..turns.lines[0].len().min(FORCING_TURNS)).find_map(|turn| threat_at(turns, turn))
}

/// Returns the first later threat that the line of play does not parry.
pub(super) fn lasting<G: Explained>(turns: &Turns<G>) -> Option<Reason> {
    (FORCING_TURNS..turns.lines[0].len()).find_map(|turn| {
        let reason = threat_at(turns, turn)?;
        let branch = reason.branch as usize;
        let line = &turns.lines[branch];
        let next = line.get(turn + 1).or(turns.beyond[branch].as_ref());
        let Some(next) = next else { return Some(reason) };
        let threats = next.after.threats(line[turn].before.to_act())?;
        let is_capture =
            matches!(reason.code, ReasonCode::AttackMissed | ReasonCode::PiecesThreatened);
        let left = if is_capture { threats.pieces } else { threats.rows };
        (!left.is_empty()).then_some(reason)
    })
}

/// Returns the threat that a turn of the opponent makes only in the line played, or one of the player only in the better line.
fn threat_at<G: Explained>(turns: &Turns<G>, turn: usize) -> Option<Reason> {
    // The threats of the player who has just played.
    let is_own = turn.is_multiple_of(2);
    let color = if is_own { turns.player() } else { !turns.player() };
    let (codes, branch) = if is_own {
        ([ReasonCode::AttackMissed, ReasonCode::ThreatMissed], Branch::Better)
    } else {
        ([ReasonCode::PiecesThreatened, ReasonCode::RowThreatened], Branch::Played)
    };
    let line = |index: usize| &turns.lines[index][..=turn];
    let [with, without] = [line(branch as usize), line(1 - branch as usize)];
    // A threat is nothing new if the other line already contains what it threatens.
    if gained(without, color) > gained(with, color) {
        return None;
    }
    let (threats, otherwise) =
        with[turn].after.threats(color).zip(without[turn].after.threats(color))?;
    new_threat(codes, color, threats, &otherwise).map(|it| it.shown(branch, turn))
}

/// Returns the number of turns in which a player removes rows; every capture removes one too.
fn gained<G: Explained>(line: &[Turn<G>], color: Color) -> usize {
    let own = line.iter().filter(|turn| turn.before.to_act() == color);
    own.filter(|turn| !G::rows(turn).is_empty()).count()
}

/// Returns the threat of a player, if they have none of its kind otherwise: to capture, or else to complete a row.
fn new_threat(
    [capture, row]: [ReasonCode; 2],
    color: Color,
    threats: Threats,
    otherwise: &Threats,
) -> Option<Reason> {
    if !threats.pieces.is_empty() && otherwise.pieces.is_empty() {
        return Some(Reason::of(capture, !color).at(threats.pieces));
    }
    let is_new = !threats.rows.is_empty() && otherwise.rows.is_empty();
    is_new.then(|| Reason::of(row, color).at(threats.rows))
}
