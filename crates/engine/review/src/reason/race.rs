//! Rows and captures that only one of the two lines contains, or that come at different times.

use game::{Color, Game};
use motifs::Turn;

use super::{
    case::Turns,
    code::{Branch, Reason, ReasonCode},
    explained::Explained,
};

/// Rows or pieces that a player gains in one turn of a line.
#[derive(Debug)]
struct Gain {
    turn: usize,
    points: Vec<String>,
}

/// Returns the first row that the lines do not share, to the player's disadvantage.
pub(super) fn row<G: Explained>(turns: &Turns<G>) -> Option<Reason> {
    let gains = Gains::of(turns, G::rows);
    let codes = [ReasonCode::RowFollows, ReasonCode::RowLost];
    gains.missing(codes, ReasonCode::CostsRows).or_else(|| gains.late())
}

/// Returns the first capture that the lines do not share, to the player's disadvantage.
pub(super) fn capture<G: Explained>(turns: &Turns<G>) -> Option<Reason> {
    let codes = [ReasonCode::CapturesFollow, ReasonCode::CaptureLost];
    let reason = Gains::of(turns, G::captures).missing(codes, ReasonCode::CostsPieces)?;
    // The reason names the owner of the pieces.
    let is_single = codes.contains(&reason.code);
    Some(if is_single { Reason { player: !reason.player, ..reason } } else { reason })
}

/// Gains of both players in both lines.
struct Gains {
    player: Color,
    length: usize,
    /// The gains of the player and of the opponent: in the line played, then in the better one.
    own: [Vec<Gain>; 2],
    theirs: [Vec<Gain>; 2],
}

impl Gains {
    fn of<G: Game>(turns: &Turns<G>, points: impl Fn(&Turn<G>) -> Vec<String>) -> Self {
        let player = turns.player();
        let by = |color: Color| {
            turns.lines.each_ref().map(|line| {
                let numbered = line.iter().enumerate();
                let gains = numbered.filter(|(_, turn)| turn.before.to_act() == color);
                gains
                    .map(|(number, turn)| Gain { turn: number, points: points(turn) })
                    .filter(|gain| !gain.points.is_empty())
                    .collect()
            })
        };
        let length = turns.lines[0].len();
        Self { player, length, own: by(player), theirs: by(!player) }
    }

    /// Finds a gain that only one line has. If the lines differ by more than that gain, the sum is the reason.
    fn missing(&self, [follows, lost]: [ReasonCode; 2], sum: ReasonCode) -> Option<Reason> {
        let amount =
            |gains: &[Gain]| gains.iter().map(|gain| gain.points.len() as i32).sum::<i32>();
        let balance = |line: usize| amount(&self.own[line]) - amount(&self.theirs[line]);
        let total = u16::try_from(balance(1) - balance(0)).ok().filter(|&total| total > 0)?;
        let first = |with: &[Gain], without: &[Gain], code, color, branch| {
            let gain = with.get(without.len())?;
            let number = u16::try_from(gain.points.len()).unwrap_or(u16::MAX);
            let reason = Reason::of(code, color).at(gain.points.iter().cloned()).counted(number);
            Some(reason.shown(branch, gain.turn))
        };
        let theirs = first(&self.theirs[0], &self.theirs[1], follows, !self.player, Branch::Played);
        let own = first(&self.own[1], &self.own[0], lost, self.player, Branch::Better);
        let single = [theirs, own].into_iter().flatten().min_by_key(|reason| reason.turn);
        match single {
            Some(reason) if reason.number >= total => Some(reason),
            _ => {
                let last = self.length.saturating_sub(1);
                Some(Reason::of(sum, self.player).counted(total).shown(Branch::Played, last))
            }
        }
    }

    /// Finds a row that both lines have, but that comes at a worse time in the line played.
    fn late(&self) -> Option<Reason> {
        let is_same = |gains: &[Vec<Gain>; 2]| gains[0].len() == gains[1].len();
        if !is_same(&self.own) || !is_same(&self.theirs) {
            return None;
        }
        // The same row, or else the one that comes next in its line.
        let first = |gains: &[Vec<Gain>; 2]| {
            let [played, better] = gains;
            let both = played.iter().flat_map(|one| better.iter().map(move |other| (one, other)));
            let same = both.filter(|(one, other)| one.points == other.points);
            let mut pairs = same.chain(played.iter().zip(better));
            let (one, other) = pairs.find(|(one, other)| one.turn != other.turn)?;
            Some((one.turn, other.turn, one.points.clone()))
        };
        let (code, color, (played, better, points)) = match (first(&self.own), first(&self.theirs))
        {
            (Some(own), None) if own.0 > own.1 => (ReasonCode::RowDelayed, self.player, own),
            (None, Some(theirs)) if theirs.0 < theirs.1 => {
                (ReasonCode::RowSooner, !self.player, theirs)
            }
            _ => return None,
        };
        let count = |turn: usize| u16::try_from(turn).unwrap_or(u16::MAX);
        let reason = Reason::of(code, color).at(points).counted(count(played));
        Some(reason.against(count(better)).shown(Branch::Played, played))
    }
}
