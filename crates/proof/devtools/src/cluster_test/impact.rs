//! The impact of faults on the players: waits, time charged that nobody used, and games lost.

use std::{
    collections::BTreeMap,
    fmt,
    time::{Duration, Instant},
};

use super::{
    fault::Happened,
    kind::{Kind, WAIT_MAX},
    signs::Noticed,
};

/// Maximum time that is charged for a turn beyond the time for which its player thought.
const OVERCHARGE_MAX: Duration = Duration::from_secs(1);

/// The impact of all faults, by kind; without a kind, that of everything before the first fault.
#[derive(Clone, Debug, Default)]
pub(super) struct Impacts {
    faults: Vec<Happened>,
    kinds: BTreeMap<Option<Kind>, Impact>,
}

/// The impact of the faults of one kind.
#[derive(Clone, Debug, Default)]
struct Impact {
    times: usize,
    /// Number of faults that went unnoticed: no metric changed, and no warning was logged.
    unnoticed: usize,
    /// Longest time from sending a turn until its acknowledgement, after everything could continue.
    turn_wait: Duration,
    /// Longest time until the others saw the turn, or a game was started.
    other_wait: Duration,
    /// Longest time charged for a turn beyond the time for which its player thought.
    overcharge: Duration,
    /// Number of turns that were charged too much.
    overcharged: usize,
    /// Number of games that ended neither by the rules nor by resignation.
    lost: usize,
    noticed: Noticed,
}

impl Impacts {
    /// Adds a fault, after the last one.
    pub(super) fn add(&mut self, fault: Happened, noticed: Noticed) {
        self.faults.push(fault);
        let impact = self.kinds.entry(Some(fault.kind)).or_default();
        impact.times += 1;
        impact.unnoticed += usize::from(noticed.is_nothing());
        impact.noticed.add(noticed);
    }

    /// Adds the impact of other faults, on another cluster.
    pub(super) fn merge(&mut self, other: Self) {
        for (kind, impact) in other.kinds {
            self.kinds.entry(kind).or_default().merge(impact);
        }
    }

    /// Adds the time for which a turn waited.
    pub(super) fn turn_waited(&mut self, from: Instant, until: Instant) {
        let (impact, wait) = self.wait(from, until);
        impact.turn_wait = impact.turn_wait.max(wait);
    }

    /// Adds the time for which someone waited for another player's turn, or for the start of a game.
    pub(super) fn other_waited(&mut self, from: Instant, until: Instant) {
        let (impact, wait) = self.wait(from, until);
        impact.other_wait = impact.other_wait.max(wait);
    }

    /// Adds the time charged for a turn that was sent at some moment.
    pub(super) fn charged(&mut self, sent: Instant, charged: Duration, thought: Duration) {
        let (_, impact) = self.at(sent);
        let overcharge = charged.saturating_sub(thought);
        impact.overcharge = impact.overcharge.max(overcharge);
        impact.overcharged += usize::from(overcharge > OVERCHARGE_MAX);
    }

    /// Adds a game that was lost at some moment.
    pub(super) fn lost(&mut self, at: Instant) {
        self.at(at).1.lost += 1;
    }

    /// Returns the limits that were exceeded.
    pub(super) fn broken(&self) -> Vec<String> {
        let mut broken = Vec::new();
        for (kind, impact) in &self.kinds {
            let name = kind.map_or_else(|| "no fault".to_owned(), |kind| kind.to_string());
            let turn_wait_max = kind.map_or(WAIT_MAX, Kind::turn_wait_max);
            if impact.unnoticed > 0 {
                broken.push(format!(
                    "{name}: faults that showed in no metric and in no warning: {}",
                    impact.unnoticed
                ));
            }
            if impact.lost > 0 {
                broken.push(format!("{name}: games lost: {}", impact.lost));
            }
            if impact.overcharge > OVERCHARGE_MAX {
                let (count, most) = (impact.overcharged, impact.overcharge.as_secs_f64());
                broken.push(format!(
                    "{name}: turns charged more than a second too much: {count}, the worst by {most:.1} s"
                ));
            }
            if impact.turn_wait > turn_wait_max {
                broken
                    .push(format!("{name}: a turn waited {:.1} s", impact.turn_wait.as_secs_f64()));
            }
            if impact.other_wait > WAIT_MAX {
                let wait = impact.other_wait.as_secs_f64();
                broken.push(format!("{name}: someone waited {wait:.1} s for a turn or a game"));
            }
        }
        broken
    }

    /// Returns the impact to which a wait counts, and the part of the wait after everything could continue.
    fn wait(&mut self, from: Instant, until: Instant) -> (&mut Impact, Duration) {
        let (fault, impact) = self.at(until);
        let from = fault.map_or(from, |fault| from.max(fault.serving));
        (impact, until.saturating_duration_since(from))
    }

    /// Returns the last fault that began before a moment, and the impact of its kind.
    fn at(&mut self, moment: Instant) -> (Option<Happened>, &mut Impact) {
        let fault = self.faults.iter().rfind(|fault| fault.began <= moment).copied();
        (fault, self.kinds.entry(fault.map(|fault| fault.kind)).or_default())
    }
}

impl Impact {
    fn merge(&mut self, other: Self) {
        self.times += other.times;
        self.unnoticed += other.unnoticed;
        self.turn_wait = self.turn_wait.max(other.turn_wait);
        self.other_wait = self.other_wait.max(other.other_wait);
        self.overcharge = self.overcharge.max(other.overcharge);
        self.overcharged += other.overcharged;
        self.lost += other.lost;
        self.noticed.add(other.noticed);
    }
}

impl fmt::Display for Impacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| fault | times | turn waited | others waited | overcharge | turns | lost | log lines | noticed |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|---|---|---|")?;
        for (kind, impact) in &self.kinds {
            let name = kind.map_or_else(|| "none yet".to_owned(), |kind| kind.to_string());
            writeln!(
                f,
                "| {name} | {} | {:.2} s | {:.2} s | {:.2} s | {} | {} | {} | {} |",
                impact.times,
                impact.turn_wait.as_secs_f64(),
                impact.other_wait.as_secs_f64(),
                impact.overcharge.as_secs_f64(),
                impact.overcharged,
                impact.lost,
                impact.noticed.lines,
                impact.noticed,
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn impacts(kind: Kind) -> (Impacts, Instant) {
        let began = Instant::now();
        let ended = began + 30 * SECOND;
        let serving = if kind.stops_all() { ended } else { began };
        let mut impacts = Impacts::default();
        impacts.add(Happened { kind, began, serving, ended }, noticed());
        (impacts, began)
    }

    fn noticed() -> Noticed {
        Noticed { metrics: ["gipfel_nodes".to_owned()].into(), ..Noticed::default() }
    }

    #[test]
    fn an_unnoticed_fault_fails_the_test_even_if_others_of_its_kind_are_noticed() {
        let (mut impacts, began) = impacts(Kind::NatsSlow);
        let fault = Happened { kind: Kind::NatsSlow, began, serving: began, ended: began };
        let warnings = [("NATS is slow".to_owned(), 1)].into();
        impacts.add(fault, Noticed { lines: 1, warnings, ..Noticed::default() });
        assert_eq!(impacts.broken(), Vec::<String>::new());
        impacts.add(fault, Noticed::default());
        let expected = "nats-slow: faults that showed in no metric and in no warning: 1";
        assert_eq!(impacts.broken(), [expected]);
    }

    #[test]
    fn merged_impacts_contain_the_worst_of_both_clusters() {
        let (mut impacts, began) = impacts(Kind::Kill);
        impacts.charged(began, 5 * SECOND, 2 * SECOND);
        let mut other = self::impacts(Kind::Kill).0;
        other.charged(began + 60 * SECOND, 4 * SECOND, 2 * SECOND);
        other.lost(began + 60 * SECOND);
        impacts.merge(other);
        let charged = "kill: turns charged more than a second too much: 2, the worst by 3.0 s";
        assert_eq!(impacts.broken(), ["kill: games lost: 1", charged]);
    }

    #[test]
    fn waiting_while_a_service_is_away_does_not_count() {
        let (mut impacts, began) = impacts(Kind::PostgresAway);
        impacts.turn_waited(began + SECOND, began + 37 * SECOND);
        assert_eq!(impacts.broken(), Vec::<String>::new());
        impacts.turn_waited(began + SECOND, began + 39 * SECOND);
        assert_eq!(impacts.broken(), ["postgres-away: a turn waited 9.0 s"]);
    }

    #[test]
    fn waiting_for_a_single_node_counts_from_the_start() {
        let (mut impacts, began) = impacts(Kind::PostgresHeld);
        impacts.other_waited(began - SECOND, began + 9 * SECOND);
        assert_eq!(impacts.broken(), ["postgres-held: someone waited 9.0 s for a turn or a game"]);
    }

    #[test]
    fn thinking_time_is_not_an_overcharge() {
        let (mut impacts, began) = impacts(Kind::Kill);
        impacts.charged(began, 3 * SECOND, 2 * SECOND);
        assert_eq!(impacts.broken(), Vec::<String>::new());
        impacts.charged(began, 5 * SECOND, 2 * SECOND);
        let expected = "kill: turns charged more than a second too much: 1, the worst by 3.0 s";
        assert_eq!(impacts.broken(), [expected]);
    }

    #[test]
    fn a_game_lost_before_the_first_fault_counts_towards_no_kind() {
        let (mut impacts, began) = impacts(Kind::Kill);
        impacts.lost(began - SECOND);
        assert_eq!(impacts.broken(), ["no fault: games lost: 1"]);
    }
}
