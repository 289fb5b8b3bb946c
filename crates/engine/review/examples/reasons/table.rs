//! Counts of bad turns by reason, and the list of these turns.

use std::{collections::BTreeMap, fmt};

use review::{JudgedTurn, Review};

use crate::check::Finding;

/// Counts of bad turns by reason.
#[derive(Default)]
pub(crate) struct Table {
    turns: usize,
    close: usize,
    counts: BTreeMap<&'static str, usize>,
    compared: usize,
    /// Numbers of reasons by the result of their check: confirmed, unchecked, refuted.
    findings: [usize; 3],
}

impl Table {
    pub(crate) fn add(&mut self, review: &Review, findings: &[Option<Finding>]) {
        self.turns += review.turns.len();
        for (turn, finding) in review.turns.iter().zip(findings) {
            if let Some(finding) = finding {
                self.findings[*finding as usize] += 1;
            }
            let code = turn.reason.as_ref().map(|reason| reason.code);
            if !turn.kind.is_blamed() {
                self.close += usize::from(code.is_some());
                continue;
            }
            *self.counts.entry(code.map_or("-", |code| code.code())).or_default() += 1;
            self.compared += usize::from(code.is_some_and(|code| code.is_comparison()));
        }
    }

    /// Returns whether no reason was refuted.
    pub(crate) fn is_confirmed(&self) -> bool {
        self.findings[Finding::Refuted as usize] == 0
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bad: usize = self.counts.values().sum();
        let none = self.counts.get("-").copied().unwrap_or_default();
        let share = |count: usize| 100.0 * count as f64 / bad.max(1) as f64;
        writeln!(f, "{} turns, {bad} bad, {} close", self.turns, self.close)?;
        let [confirmed, unchecked, refuted] = self.findings;
        let events = confirmed + unchecked + refuted;
        writeln!(
            f,
            "events {events}, confirmed {confirmed}, unchecked {unchecked}, refuted {refuted}"
        )?;
        writeln!(f, "with a reason     {:6.1} %", share(bad - none))?;
        writeln!(f, "by an event       {:6.1} %", share(bad - none - self.compared))?;
        writeln!(f, "by a comparison   {:6.1} %", share(self.compared))?;
        let mut counts: Vec<_> = self.counts.iter().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        for (code, count) in counts {
            writeln!(f, "{code:<20} {count:6} {:5.1} %", share(*count))?;
        }
        Ok(())
    }
}

/// Prints every bad turn of a game with its reason.
pub(crate) fn list(game: usize, review: &Review, findings: &[Option<Finding>]) {
    let turns = review.turns.iter().zip(findings);
    for (turn, finding) in turns.filter(|(turn, _)| turn.kind.is_blamed()) {
        let JudgedTurn { number, player, token, kind, before, after, .. } = turn;
        println!("\n#{} {number} {player} {token} {kind}: {before:?} {after:?}", game + 1);
        println!("  {}", turn.position);
        println!("  played {} | better {}", turn.answer.join(" "), turn.variation.join(" "));
        match &turn.reason {
            Some(reason) => println!(
                "  {} {} [{}] {} {} {} {}: {finding:?}",
                reason.code,
                reason.player,
                reason.points.join(" "),
                reason.number,
                reason.other,
                reason.branch,
                reason.turn
            ),
            None => println!("  -"),
        }
    }
}
