//! Confirms a reason: plays both lines and looks for what it says.

use std::collections::BTreeSet;

use review::{Branch, JudgedTurn, Reason, ReasonCode};
use variants::{AnyGame, Color, Variant};

use super::board::{Board, Place};

/// A line that was played out.
struct Line {
    /// The turns with the players who played them.
    turns: Vec<(Color, String)>,
    /// The game before the first turn and after each turn.
    games: Vec<AnyGame>,
}

impl Line {
    fn new(start: &AnyGame, turns: impl Iterator<Item = String>) -> Self {
        let mut line = Self { turns: Vec::new(), games: vec![start.clone()] };
        for token in turns {
            let mut next = line.games.last().expect("the start").clone();
            let color = next.to_act();
            if next.play_turn(&token).is_err() {
                break;
            }
            line.turns.push((color, token));
            line.games.push(next);
        }
        line
    }

    /// Returns the board after a turn, counted from 0.
    fn after(&self, turn: usize) -> Board {
        Board::of(&self.games[turn + 1])
    }

    /// Returns the number of rows or pieces that a player gains up to a turn, less those of the other player.
    fn balance(&self, color: Color, last: usize, count: fn(&str) -> i32) -> i32 {
        let upto = self.turns.iter().take(last + 1);
        upto.map(|(player, token)| if *player == color { count(token) } else { -count(token) })
            .sum()
    }
}

/// Both lines of a turn.
struct Lines<'a> {
    player: Color,
    played: Line,
    better: Line,
    reason: &'a Reason,
}

/// Checks what a reason says about a turn.
pub(crate) fn check(variant: Variant, turn: &JudgedTurn, reason: &Reason) -> Result<(), String> {
    let start = AnyGame::from_position(variant, &turn.position).expect("a position");
    let played = [turn.token.clone()].into_iter().chain(turn.answer.iter().cloned());
    let lines = Lines {
        player: turn.player,
        played: Line::new(&start, played),
        better: Line::new(&start, turn.variation.iter().cloned()),
        reason,
    };
    if lines.holds() { Ok(()) } else { Err(format!("{} is not confirmed", reason.code)) }
}

impl Lines<'_> {
    fn holds(&self) -> bool {
        use ReasonCode as Code;
        let reason = self.reason;
        match reason.code {
            Code::MissedWin | Code::AllowsWin | Code::LastGipf | Code::Close => true,
            Code::GivesRow => {
                let rows = self.played.after(0).rows(!self.player);
                reason.points.iter().all(|row| self.has_row(&rows, &self.played.after(0), row))
            }
            Code::MissedRow => self.removes_row(self.player),
            Code::AllowsRow | Code::UnstoppedRow => self.removes_row(!self.player),
            Code::RowFollows => self.removes_row(!self.player) && self.has_more_rows(!self.player),
            Code::RowLost => self.removes_row(self.player) && self.has_more_rows(self.player),
            Code::RowDelayed => {
                reason.number > reason.other
                    && self.times_are(self.player) == Some((reason.number, reason.other))
            }
            Code::RowSooner => {
                reason.number < reason.other
                    && self.times_are(!self.player) == Some((reason.number, reason.other))
            }
            Code::CostsRows => self.costs(self.row_counter()),
            Code::CostsPieces => self.costs(captures),
            Code::MissedCapture | Code::CaptureLost => self.captures(self.player),
            Code::PiecesCaptured | Code::GipfPieceLost | Code::CapturesFollow => {
                self.captures(!self.player)
            }
            Code::WrongRing | Code::WrongRow => self.removal_differs(),
            Code::RingCutOff | Code::RingHemmedIn => self.ring_moves(),
            Code::BrokeFour => {
                let before = Board::of(&self.played.games[0]);
                let (four, _) = before.lines(self.player, 4);
                let left = self.played.after(0).places(self.player, "M");
                let is_broken = |name: &String| {
                    let place = before.place(name);
                    four.contains(&place) && !left.contains(&place)
                };
                reason.points.iter().all(is_broken)
            }
            Code::RowThreatened | Code::ThreatMissed => self.threatens_rows(),
            Code::PiecesThreatened | Code::AttackMissed | Code::GipfPieceExposed => {
                self.threatens_pieces()
            }
            Code::MarkersFlipped | Code::FlipMissed => self.flips(),
            Code::NoMoreGipfPieces => {
                let [kept, given_up] = [&self.better, &self.played].map(|line| {
                    line.games[1].position().split(' ').nth(4).unwrap_or_default().to_owned()
                });
                let letter = if self.player == Color::White { 'G' } else { 'g' };
                kept.contains(letter) && !given_up.contains(letter)
            }
            Code::PoolRunsOut | Code::ReserveRunsOut => {
                let end = &self.played.games[usize::from(reason.turn) + 1];
                end.outcome().is_some_and(|outcome| outcome.winner() != Some(self.player))
            }
            code if code.is_comparison() => self.compares(),
            _ => false,
        }
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

    fn has_row(&self, rows: &BTreeSet<Vec<Place>>, board: &Board, row: &str) -> bool {
        let ends = board.ends(row);
        rows.iter()
            .any(|row| ends.iter().all(|end| row.first() == Some(end) || row.last() == Some(end)))
    }

    /// Returns the function that counts the rows that a turn removes.
    fn row_counter(&self) -> fn(&str) -> i32 {
        if self.played.after(0).is_yinsh() { rows_of_yinsh } else { rows_of_gipf }
    }

    /// Checks that the player removes the row in the turn.
    fn removes_row(&self, color: Color) -> bool {
        let (player, token) = &self.lines().0.turns[self.turn()];
        // In YINSH, the token names the ends of the row.
        let is_named = |row: &String| token.contains(&format!("x{row}"));
        let is_yinsh = self.played.after(0).is_yinsh();
        *player == color
            && self.row_counter()(token) > 0
            && (!is_yinsh || self.reason.points.iter().all(is_named))
    }

    /// Checks that the player removes rows in more turns than in the other line.
    fn has_more_rows(&self, color: Color) -> bool {
        let count = |line: &Line| {
            let upto = line.turns.iter().take(self.turn() + 1);
            upto.filter(|(player, token)| *player == color && self.row_counter()(token) > 0).count()
        };
        let (line, other) = self.lines();
        count(line) > count(other)
    }

    /// Returns the turns of the first rows of a player that come at different times in both lines.
    fn times_are(&self, color: Color) -> Option<(u16, u16)> {
        let times = |line: &Line| -> Vec<u16> {
            let turns = (0..).zip(&line.turns);
            let own = turns
                .filter(|(_, (player, token))| *player == color && self.row_counter()(token) > 0);
            own.map(|(turn, _)| turn).collect()
        };
        let (played, better) = (times(&self.played), times(&self.better));
        played.into_iter().zip(better).find(|(played, better)| played != better)
    }

    fn costs(&self, count: fn(&str) -> i32) -> bool {
        let balance = |line: &Line| line.balance(self.player, self.turn(), count);
        balance(&self.better) - balance(&self.played) == i32::from(self.reason.number)
    }

    /// Checks that the player captures the named pieces in the turn.
    fn captures(&self, color: Color) -> bool {
        let (player, token) = &self.lines().0.turns[self.turn()];
        let named = |point: &String| token.contains(&format!("{point}*"));
        *player == color && self.reason.points.iter().all(named) && !self.reason.points.is_empty()
    }

    fn removal_differs(&self) -> bool {
        let actions = |line: &Line| -> Vec<String> {
            line.turns[0].1.split(';').map(str::to_owned).collect()
        };
        let (played, better) = (actions(&self.played), actions(&self.better));
        let different = played.iter().zip(&better).find(|(one, other)| one != other);
        different.is_some_and(|(one, other)| one.starts_with('x') && other.starts_with('x'))
    }

    fn ring_moves(&self) -> bool {
        let turn = self.turn();
        let moves = |line: &Line, ring: &str| {
            let actions = line.after(turn).actions(self.player).unwrap_or_default();
            actions.iter().filter(|(token, _)| token.starts_with(&format!("{ring}-"))).count()
        };
        let is_stuck = |ring: &String| {
            let now = moves(&self.played, ring);
            match self.reason.code {
                ReasonCode::RingCutOff => now == 0,
                _ => {
                    now == usize::from(self.reason.number)
                        && moves(&self.better, ring) == usize::from(self.reason.other)
                }
            }
        };
        self.reason.points.iter().all(is_stuck) && !self.reason.points.is_empty()
    }

    /// Checks that the rows are threatened in one line, and that no row is threatened in the other one.
    fn threatens_rows(&self) -> bool {
        let (line, other) = self.lines();
        let is_own = self.reason.code == ReasonCode::ThreatMissed;
        let color = if is_own { self.player } else { !self.player };
        let board = line.after(self.turn());
        let Some(threats) = board.threats(color) else { return false };
        let is_there = |row: &String| self.has_row(&threats, &board, row);
        let otherwise = other.after(self.turn()).threats(color);
        self.reason.points.iter().all(is_there) && otherwise.is_some_and(|rows| rows.is_empty())
    }

    fn threatens_pieces(&self) -> bool {
        let (line, other) = self.lines();
        let is_own = self.reason.code == ReasonCode::AttackMissed;
        let color = if is_own { self.player } else { !self.player };
        let letters = if self.reason.code == ReasonCode::GipfPieceExposed { "G" } else { "PG" };
        let targets = |line: &Line| {
            let board = line.after(self.turn());
            let pieces = board.places(!color, letters);
            let targets = board.targets(color)?;
            Some(targets.intersection(&pieces).copied().collect::<BTreeSet<Place>>())
        };
        let board = line.after(self.turn());
        let named: BTreeSet<Place> =
            self.reason.points.iter().map(|point| board.place(point)).collect();
        targets(line) == Some(named) && targets(other) == Some(BTreeSet::new())
    }

    /// Checks how many markers the turn gains in both lines.
    fn flips(&self) -> bool {
        let gained = |line: &Line| {
            let before = Board::of(&line.games[self.turn()]);
            let (color, token) = &line.turns[self.turn()];
            let moved = token.split(';').find(|action| !action.starts_with('x')).expect("a move");
            let actions = before.actions(*color);
            let after = match actions.and_then(|all| all.into_iter().find(|(own, _)| own == moved))
            {
                Some((_, after)) => after,
                None => return None,
            };
            let lost = |color| {
                before.places(color, "M").difference(&after.places(color, "M")).count() as i32
            };
            Some(lost(!*color) - lost(*color))
        };
        let (line, other) = self.lines();
        let shown = |number: i32| u16::try_from(number).unwrap_or_default();
        // A turn that begins with a removal cannot be tried by a single action.
        gained(line).is_none_or(|gained| shown(gained) == self.reason.number)
            && gained(other).is_none_or(|gained| shown(gained) == self.reason.other)
    }

    /// Checks both numbers of a comparison by counting them again.
    fn compares(&self) -> bool {
        let turn = self.turn();
        let count = |line: &Line| self.count(&line.after(turn));
        count(&self.played) == Some(self.reason.number.into())
            && count(&self.better) == Some(self.reason.other.into())
    }

    fn count(&self, board: &Board) -> Option<usize> {
        use ReasonCode as Code;
        let color = self.reason.player;
        Some(match self.reason.code {
            Code::CompareRows => board.threats(color)?.len(),
            Code::CompareMoves => {
                board.actions(color)?.iter().filter(|(token, _)| token != "pass").count()
            }
            Code::CompareFlips => board.flippable(color)?.len(),
            Code::CompareMarkers => board.places(color, "M").len(),
            Code::CompareFours => board.lines(color, 4).0.len(),
            Code::CompareThrees => board.lines(color, 3).1,
            Code::CompareCentre => usize::try_from(board.distance_from_centre(color)).ok()?,
            Code::CompareReserve => board.count(color),
            Code::ComparePieces => board.places(color, "PG").len(),
            Code::CompareRisk => board.targets(!color)?.len(),
            _ => return None,
        })
    }
}

/// Returns the number of rows that a turn of YINSH removes; its other removals are rings.
fn rows_of_yinsh(token: &str) -> i32 {
    token.split(';').filter(|action| action.starts_with('x') && action.contains('-')).count() as i32
}

/// Returns the number of rows that a turn of GIPF removes, in whole or in part.
fn rows_of_gipf(token: &str) -> i32 {
    token.split(';').filter(|action| action.starts_with('x')).count() as i32
}

/// Returns the number of pieces that a turn captures.
fn captures(token: &str) -> i32 {
    token.matches('*').count() as i32
}
