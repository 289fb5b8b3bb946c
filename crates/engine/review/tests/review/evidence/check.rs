//! Confirms a reason: plays both lines and looks for what it says.

use std::collections::BTreeSet;

use review::{Branch, JudgedTurn, Reason, ReasonCode};
use variants::{AnyGame, Color, Variant};

use super::{
    board::{Board, Place},
    line::{Line, Step, bare},
    win::can_force_win,
};

/// Number of markers of YINSH.
const MARKERS: usize = 51;

/// Maximum number of turns within which a forced win is looked for by trying everything; one with potentials, which allow too many
/// actions.
const WIN_TURNS_MAX: u16 = 2;

/// Result of playing both lines of a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finding {
    Confirmed,
    /// A forced win in many turns, or a position to which the check does not apply.
    Unchecked,
    Refuted,
}

/// Both lines of a turn.
struct Lines<'a> {
    player: Color,
    played: Line,
    better: Line,
    reason: &'a Reason,
}

/// Checks what a reason says about a turn.
pub(crate) fn check(variant: Variant, turn: &JudgedTurn, reason: &Reason) -> Finding {
    let start = AnyGame::from_position(variant, &turn.position).expect("a position");
    let played = [turn.token.clone()].into_iter().chain(turn.answer.iter().cloned());
    let lines = Lines {
        player: turn.player,
        played: Line::new(&start, played),
        better: Line::new(&start, turn.variation.iter().cloned()),
        reason,
    };
    let is_blamed = turn.kind.is_blamed();
    if is_blamed == (reason.code == ReasonCode::Close) {
        return Finding::Refuted;
    }
    match if is_blamed { lines.holds() } else { Some(true) } {
        Some(true) => Finding::Confirmed,
        Some(false) => Finding::Refuted,
        None => Finding::Unchecked,
    }
}

impl Lines<'_> {
    /// Returns whether the reason is true; `None` if that cannot be found out.
    fn holds(&self) -> Option<bool> {
        use ReasonCode as Code;
        let reason = self.reason;
        let (line, other) = self.lines();
        let (own, theirs) = (self.player, !self.player);
        Some(match reason.code {
            Code::MissedWin => self.wins(own)?,
            Code::AllowsWin => self.wins(theirs)?,
            Code::LastGipf => {
                let end = self.played.after(1)?;
                self.captures(theirs)
                    && self.ends_for(theirs)
                    && end.places(own, "G").is_empty()
                    && self.played.token(1).contains('G')
            }
            Code::GivesRow => {
                let board = self.played.after(0)?;
                let rows = board.rows(theirs);
                self.all_points(|row| has_row(&rows, &board, row))
                    && self.better.after(0)?.rows(theirs).is_empty()
            }
            Code::MissedRow => self.removes_row(own, true) && !other.makes_row(0),
            Code::AllowsRow | Code::UnstoppedRow => {
                let is_threatened = self.was_threatened();
                self.removes_row(theirs, true)
                    && !other.makes_row(1)
                    && is_threatened == (reason.code == Code::UnstoppedRow)
            }
            Code::RowFollows => self.removes_row(theirs, false) && self.more_rows(theirs) > 0,
            Code::RowLost => self.removes_row(own, false) && self.more_rows(own) > 0,
            Code::RowDelayed => reason.number > reason.other && self.times_are(own),
            Code::RowSooner => reason.number < reason.other && self.times_are(theirs),
            Code::CostsRows => self.costs(|line, turn| line.removals(turn).len()),
            Code::CostsPieces => self.costs(Line::captures),
            Code::MissedCapture => self.captures(own) && line.captures(0) > other.captures(0),
            Code::PiecesCaptured => self.captures(theirs) && line.captures(1) > other.captures(1),
            Code::GipfPieceLost => {
                self.captures(theirs) && line.gipf_captures(1) > other.gipf_captures(1)
            }
            Code::CaptureLost => self.captures(own) && self.captures_more(own),
            Code::CapturesFollow => self.captures(theirs) && self.captures_more(theirs),
            Code::WrongRing | Code::WrongRow => self.removal_differs(),
            Code::RingCutOff | Code::RingHemmedIn => self.ring_moves()?,
            Code::BrokeFour => {
                let broken = self.broken_four(&self.played)?;
                self.all_points(|name| broken.contains(&self.start().place(name)))
                    && self.broken_four(&self.better)?.is_empty()
            }
            Code::RowThreatened | Code::ThreatMissed => self.threatens_rows()?,
            Code::PiecesThreatened | Code::AttackMissed | Code::GipfPieceExposed => {
                self.threatens_pieces()?
            }
            Code::MarkersFlipped | Code::FlipMissed => self.flips()?,
            Code::NoMoreGipfPieces => self.gives_up_right()?,
            Code::UseMissed | Code::UseWasted => {
                line.used(0).is_some_and(|used| reason.points == [used]) && other.used(0).is_none()
            }
            Code::PoolRunsOut => {
                let end = self.played.after(self.turn())?;
                let left = [own, theirs].map(|color| end.places(color, "M").len());
                let numbers = [own, theirs].map(|color| end.count(color));
                self.ends_for(theirs)
                    && left[0] + left[1] == MARKERS
                    && numbers == [usize::from(reason.number), usize::from(reason.other)]
            }
            Code::ReserveRunsOut => {
                let end = self.played.after(self.turn())?;
                self.ends_for(theirs) && end.count(own) == 0 && reason.number == reason.turn
            }
            _ if reason.code.is_comparison() => self.compares()?,
            _ => false,
        })
    }

    fn start(&self) -> Board {
        Board::of(&self.played.games[0])
    }

    /// Returns the line of the reason and the other one.
    fn lines(&self) -> (&Line, &Line) {
        match self.reason.branch {
            Branch::Played => (&self.played, &self.better),
            Branch::Better => (&self.better, &self.played),
        }
    }

    fn turn(&self) -> usize {
        usize::from(self.reason.turn)
    }

    fn all_points(&self, holds: impl Fn(&String) -> bool) -> bool {
        !self.reason.points.is_empty() && self.reason.points.iter().all(holds)
    }

    /// Checks that a player wins in as many turns as the reason says, the first of which is in the line.
    fn wins(&self, winner: Color) -> Option<bool> {
        let Reason { player, number, .. } = *self.reason;
        let (line, turn) =
            if winner == self.player { (&self.better, 0) } else { (&self.played, 1) };
        let game = line.games.get(turn + 1)?;
        let is_named = player == winner && number > 0;
        let most = if self.start().has_potentials() { 1 } else { WIN_TURNS_MAX };
        (number <= most).then(|| is_named && can_force_win(game, winner, number - 1))
    }

    /// Checks that the line played ends with a win of a player.
    fn ends_for(&self, winner: Color) -> bool {
        let outcome = self.played.games[self.turn() + 1].outcome();
        outcome.is_some_and(|outcome| outcome.winner() == Some(winner))
    }

    /// Checks that the player removes the rows in the turn, and if needed, that they complete them in it.
    fn removes_row(&self, color: Color, is_made: bool) -> bool {
        let (line, turn) = (self.lines().0, self.turn());
        line.turns.get(turn).is_some_and(|it| it.0 == color) && self.removes(line, turn, is_made)
    }

    /// Returns whether a turn removes the named rows.
    fn removes(&self, line: &Line, turn: usize, is_made: bool) -> bool {
        let removals = line.removals(turn).into_iter().filter(|it| it.is_made || !is_made);
        let rows = removals.flat_map(|it| it.rows).collect();
        self.all_points(|row| has_row(&rows, &self.start(), row))
    }

    /// Checks whether the row of the answer was threatened before the turn: in GIPF, any row in the same line.
    fn was_threatened(&self) -> bool {
        let Some(threats) = self.start().threats(!self.player) else { return false };
        let same = if self.start().is_yinsh() { 5 } else { 2 };
        let made = self.played.removals(1).into_iter().find(|removal| removal.is_made);
        let row = made.and_then(|removal| removal.rows.into_iter().next()).unwrap_or_default();
        threats.iter().any(|threat| threat.iter().filter(|it| row.contains(it)).count() >= same)
    }

    /// Returns in how many more turns the player removes rows than in the other line.
    fn more_rows(&self, color: Color) -> i32 {
        let (line, other) = self.lines();
        let [one, two] = [line, other].map(|line| line.turns_with_rows(color, self.turn()));
        one as i32 - two as i32
    }

    /// Checks that the player captures in more turns than in the other line.
    fn captures_more(&self, color: Color) -> bool {
        let count = |line: &Line| {
            let turns = (0..=self.turn()).filter(|&turn| {
                line.captures(turn) > 0 && line.turns.get(turn).is_some_and(|it| it.0 == color)
            });
            turns.count()
        };
        let (line, other) = self.lines();
        count(line) > count(other)
    }

    /// Checks the turns of the first rows of a player that come at different times in both lines.
    fn times_are(&self, color: Color) -> bool {
        let times = |line: &Line| -> Vec<u16> {
            let own = (0..).zip(&line.turns).filter(|(turn, (player, _))| {
                *player == color && !line.removals(usize::from(*turn)).is_empty()
            });
            own.map(|(turn, _)| turn).collect()
        };
        let [played, better] = [&self.played, &self.better].map(|line| (line, times(line)));
        let named = |(line, times): &(&Line, Vec<u16>)| {
            times.iter().copied().find(|&turn| self.removes(line, turn.into(), false))
        };
        let same = named(&played).into_iter().zip(named(&better));
        let mut pairs = same.chain(played.1.iter().copied().zip(better.1.iter().copied()));
        pairs.find(|(one, other)| one != other) == Some((self.reason.number, self.reason.other))
    }

    fn costs(&self, count: impl Fn(&Line, usize) -> usize) -> bool {
        let balance = |line: &Line| line.balance(self.player, self.turn(), &count);
        balance(&self.better) - balance(&self.played) == i32::from(self.reason.number)
    }

    /// Checks that the player captures the named pieces in the turn.
    fn captures(&self, color: Color) -> bool {
        let (player, token) = &self.lines().0.turns[self.turn()];
        *player == color && self.all_points(|point| token.contains(&format!("{point}*")))
    }

    /// Checks that both turns differ only in removals, and that the points are the first other removal of the better one.
    fn removal_differs(&self) -> bool {
        let actions =
            |line: &Line| -> Vec<String> { line.token(0).split(';').map(str::to_owned).collect() };
        let (played, better) = (actions(&self.played), actions(&self.better));
        let moves = |actions: &[String]| -> Vec<String> {
            actions.iter().filter(|action| !action.starts_with('x')).cloned().collect()
        };
        let different = played.iter().zip(&better).find(|(one, other)| one != other);
        let Some((one, other)) = different else { return false };
        let is_row = self.start().is_yinsh() && other.contains('-');
        let removed: BTreeSet<&str> = match other.strip_prefix('x') {
            Some(row) if is_row => BTreeSet::from([row]),
            Some(points) => points.split(',').map(bare).collect(),
            None => return false,
        };
        let named = self.reason.points.iter().map(String::as_str).collect();
        one.starts_with('x') && removed == named && moves(&played) == moves(&better)
    }

    fn ring_moves(&self) -> Option<bool> {
        let turn = self.turn();
        let moves = |line: &Line, ring: &str| {
            let actions = line.after(turn)?.actions(self.player)?;
            Some(actions.iter().filter(|(token, _)| token.starts_with(&format!("{ring}-"))).count())
        };
        let stays = |line: &Line, ring: &str| {
            let board = line.after(turn)?;
            Some(board.places(self.player, "R").contains(&board.place(ring)))
        };
        for ring in &self.reason.points {
            let (now, instead) = (moves(&self.played, ring)?, moves(&self.better, ring));
            let is_stuck = match self.reason.code {
                // The better turn may move the ring away, or remove it.
                ReasonCode::RingCutOff => {
                    let is_free = !stays(&self.better, ring)? || instead? > 0;
                    stays(&self.played, ring)? && now == 0 && is_free
                }
                _ => {
                    now == usize::from(self.reason.number)
                        && instead? == usize::from(self.reason.other)
                }
            };
            if !is_stuck {
                return Some(false);
            }
        }
        Some(!self.reason.points.is_empty())
    }

    /// Returns the places of own markers in fours that the move of the first turn flips.
    fn broken_four(&self, line: &Line) -> Option<BTreeSet<Place>> {
        let (four, _) = self.start().lines(self.player, 4);
        let left = line.moving(0)?.after.places(self.player, "M");
        Some(four.difference(&left).copied().collect())
    }

    /// Checks that the rows are threatened in one line, and that no row is threatened in the other one.
    fn threatens_rows(&self) -> Option<bool> {
        let (line, other) = self.lines();
        let is_own = self.reason.code == ReasonCode::ThreatMissed;
        let color = if is_own { self.player } else { !self.player };
        let board = line.after(self.turn())?;
        let threats = board.threats(color)?;
        let otherwise = other.after(self.turn())?.threats(color)?;
        // A later threat must not be parried at once.
        let next = line.after(self.turn() + 1).filter(|_| self.turn() >= 2);
        let is_parried = next.map_or(Some(false), |next| Some(next.threats(color)?.is_empty()))?;
        let is_new = otherwise.is_empty() && !is_parried && self.more_rows(color) >= 0;
        Some(self.all_points(|row| has_row(&threats, &board, row)) && is_new)
    }

    fn threatens_pieces(&self) -> Option<bool> {
        let (line, other) = self.lines();
        let is_own = self.reason.code == ReasonCode::AttackMissed;
        let color = if is_own { self.player } else { !self.player };
        let letters = if self.reason.code == ReasonCode::GipfPieceExposed { "G" } else { "PG" };
        let targets = |line: &Line| {
            let board = line.after(self.turn())?;
            let pieces = board.places(!color, letters);
            Some(board.targets(color)?.intersection(&pieces).copied().collect::<BTreeSet<Place>>())
        };
        let board = line.after(self.turn())?;
        let named = self.reason.points.iter().map(|point| board.place(point)).collect();
        let is_new = letters == "G" || self.more_rows(color) >= 0;
        let is_true = targets(line)? == named && targets(other)?.is_empty();
        Some(!self.reason.points.is_empty() && is_true && is_new)
    }

    /// Checks how many markers the turn gains in both lines, and which of them the reason names.
    fn flips(&self) -> Option<bool> {
        let turn = self.turn();
        let lost = |Step { before, after, .. }: &Step, color| -> BTreeSet<Place> {
            before.places(color, "M").intersection(&after.places(!color, "M")).copied().collect()
        };
        let gained = |line: &Line, turn: usize| {
            let (step, color) = (line.moving(turn)?, line.turns.get(turn)?.0);
            Some(lost(&step, !color).len() as i32 - lost(&step, color).len() as i32)
        };
        let most =
            |line: &Line| (turn % 2..=turn).step_by(2).filter_map(|turn| gained(line, turn)).max();
        let total = |line: &Line| -> Option<i32> {
            let turns = (0..=turn).map(|turn| Some([1, -1][turn % 2] * gained(line, turn)?));
            turns.sum()
        };
        let (line, other) = self.lines();
        let (step, victim) = (line.moving(turn)?, !line.turns[turn].0);
        let named = self.reason.points.iter().map(|name| step.before.place(name)).collect();
        let numbers = (i32::from(self.reason.number), i32::from(self.reason.other));
        Some(
            (gained(line, turn)?, most(other)?.max(0)) == numbers
                && lost(&step, victim) == named
                && total(&self.better)? > total(&self.played)?,
        )
    }

    fn gives_up_right(&self) -> Option<bool> {
        let field = if self.start().has_potentials() { 5 } else { 4 };
        let letter = if self.player == Color::White { 'G' } else { 'g' };
        let (kept, given_up) = (self.better.after(0)?, self.played.after(0)?);
        Some(
            kept.field(field).contains(letter)
                && !given_up.field(field).contains(letter)
                && given_up.places(self.player, "G").len() == usize::from(self.reason.number),
        )
    }

    /// Checks both numbers of a comparison by counting them again.
    fn compares(&self) -> Option<bool> {
        let Reason { code, player, .. } = *self.reason;
        let count = |line: &Line| line.after(self.turn())?.number(code, player);
        let counted = (count(&self.played)?, count(&self.better)?);
        Some(counted == (self.reason.number.into(), self.reason.other.into()))
    }
}

/// Returns whether a row with these ends is among the rows.
fn has_row(rows: &BTreeSet<Vec<Place>>, board: &Board, row: &str) -> bool {
    let ends = board.ends(row);
    rows.iter()
        .any(|row| ends.iter().all(|end| row.first() == Some(end) || row.last() == Some(end)))
}
