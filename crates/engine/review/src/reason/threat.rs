//! Threats that only one of the two lines contains.

use variants::Color;

use super::{
    case::Turns,
    code::{Branch, Reason, ReasonCode},
    explained::{Explained, Threats},
};

/// Number of turns in which threats are looked for: the criticised turn, the answer, and two more turns of both players.
const THREAT_TURNS: usize = 6;

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

/// Returns the first threat of the opponent that follows only the turn played, or of the player that follows only the better
/// one.
pub(super) fn threat<G: Explained>(turns: &Turns<G>) -> Option<Reason> {
    turns.positions().take(THREAT_TURNS).find_map(|(turn, played, better)| {
        // The threats of the player who has just played.
        let is_own = turn % 2 == 0;
        let color = if is_own { turns.player() } else { !turns.player() };
        let (played, better) = played.threats(color).zip(better.threats(color))?;
        if is_own {
            let codes = [ReasonCode::AttackMissed, ReasonCode::ThreatMissed];
            new_threat(codes, color, better, &played).map(|it| it.shown(Branch::Better, turn))
        } else {
            let codes = [ReasonCode::PiecesThreatened, ReasonCode::RowThreatened];
            new_threat(codes, color, played, &better).map(|it| it.shown(Branch::Played, turn))
        }
    })
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
