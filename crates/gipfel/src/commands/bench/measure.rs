use std::time::Instant;

use super::workload::{Row, Workload};

/// Speeds of one row, one per round.
#[derive(Clone, Debug)]
pub(super) struct Measured {
    row: Row,
    speeds: Vec<f64>,
}

impl Measured {
    /// Creates a row without any rounds.
    pub(super) fn new(row: &Row) -> Self {
        Self { row: row.clone(), speeds: Vec::new() }
    }

    /// Repeats the work for the given number of seconds, at least once.
    pub(super) fn add(&mut self, workload: &Workload, seconds: f64) -> anyhow::Result<()> {
        let start = Instant::now();
        let mut done = 0;
        loop {
            done += workload.work()?;
            let time = start.elapsed().as_secs_f64();
            if time >= seconds {
                self.speeds.push(done as f64 / time.max(1e-9));
                return Ok(());
            }
        }
    }

    /// Returns the row.
    pub(super) fn row(&self) -> &Row {
        &self.row
    }

    /// Returns the median of the rounds, per second.
    pub(super) fn speed(&self) -> f64 {
        let mut speeds = self.speeds.clone();
        speeds.sort_by(f64::total_cmp);
        match speeds.len() {
            0 => 0.0,
            count if count % 2 == 1 => speeds[count / 2],
            count => f64::midpoint(speeds[count / 2 - 1], speeds[count / 2]),
        }
    }

    /// Returns the difference between the slowest and the fastest round, relative to the median.
    pub(super) fn spread(&self) -> f64 {
        let slowest = self.speeds.iter().copied().fold(f64::INFINITY, f64::min);
        let fastest = self.speeds.iter().copied().fold(0.0, f64::max);
        if self.speeds.is_empty() { 0.0 } else { (fastest - slowest) / self.speed().max(1e-9) }
    }
}
