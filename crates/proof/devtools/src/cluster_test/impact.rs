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
        impact.noticed.add(noticed);
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
        impacts.add(Happened { kind, began, serving, ended }, Noticed::default());
        (impacts, began)
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
