//! Signs by which an operator notices a fault: warnings in the logs of the nodes, and metrics that change.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use crate::cluster::Cluster;

/// Maximum length of a warning in the table, in characters.
const WARNING_MAX_CHARS: usize = 60;

/// Values of metrics, by node and series.
type Values = BTreeMap<(usize, String), String>;

/// The signs of a fault.
#[derive(Clone, Debug, Default)]
pub(super) struct Signs {
    /// Metrics that change without any fault.
    ordinary: BTreeSet<String>,
    /// Warnings that nodes log without any fault.
    usual: BTreeSet<String>,
    before: Values,
    /// Length of each node's log before the fault.
    lengths: Vec<usize>,
    changed: BTreeSet<String>,
}

/// The signs of a single fault.
#[derive(Clone, Debug, Default)]
pub(super) struct Noticed {
    /// Largest number of warnings and errors that one node logged.
    pub(super) lines: usize,
    /// Warnings and errors without their numbers, with how often they were logged.
    pub(super) warnings: BTreeMap<String, usize>,
    /// Metrics that change only in a fault.
    pub(super) metrics: BTreeSet<String>,
}

impl Signs {
    /// Learns from undisturbed play since the last mark which metrics change all the time, and which warnings mean nothing.
    pub(super) fn learn(&mut self, cluster: &Cluster) {
        self.ordinary = self.changes(cluster);
        let outputs = cluster.nodes.iter().map(|node| node.process().output());
        let warnings =
            outputs.flat_map(|output| output.lines().filter_map(warning).collect::<Vec<_>>());
        self.usual = warnings.collect();
    }

    /// Remembers the state before a fault.
    pub(super) fn mark(&mut self, cluster: &Cluster) {
        self.before = values(cluster);
        self.lengths = cluster.nodes.iter().map(|node| node.process().output().len()).collect();
        self.changed.clear();
    }

    /// Adds the metrics that have changed by now.
    pub(super) fn update(&mut self, cluster: &Cluster) {
        let changed = self.changes(cluster);
        self.changed.extend(changed.difference(&self.ordinary).cloned());
    }

    /// Returns everything that has been noticed since the fault began.
    pub(super) fn noticed(&mut self, cluster: &Cluster) -> Noticed {
        self.update(cluster);
        let mut noticed = Noticed { metrics: self.changed.clone(), ..Noticed::default() };
        for (node, length) in cluster.nodes.iter().zip(&self.lengths) {
            let output = node.process().output();
            let warnings = output.get(*length..).unwrap_or_default().lines().filter_map(warning);
            let mut lines = 0;
            for warning in warnings.filter(|warning| !self.usual.contains(warning)) {
                *noticed.warnings.entry(warning).or_default() += 1;
                lines += 1;
            }
            noticed.lines = noticed.lines.max(lines);
        }
        noticed
    }

    fn changes(&self, cluster: &Cluster) -> BTreeSet<String> {
        let now = values(cluster);
        let changed = now.iter().filter(|(series, value)| {
            self.before.get(*series).map_or("0", String::as_str) != *value
        });
        changed.map(|((_, series), _)| name(series).to_owned()).collect()
    }
}

impl Noticed {
    /// Returns whether the fault went unnoticed: no metric changed, and no warning was logged.
    pub(super) fn is_nothing(&self) -> bool {
        self.metrics.is_empty() && self.warnings.is_empty()
    }

    /// Adds the signs of another fault of the same kind.
    pub(super) fn add(&mut self, other: Self) {
        self.lines = self.lines.max(other.lines);
        for (warning, count) in other.warnings {
            *self.warnings.entry(warning).or_default() += count;
        }
        self.metrics.extend(other.metrics);
    }
}

impl fmt::Display for Noticed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let metrics: Vec<&str> = self.metrics.iter().map(String::as_str).collect();
        f.write_str(&metrics.join(", "))?;
        let frequent = self.warnings.iter().max_by_key(|(_, count)| **count);
        if let Some((warning, count)) = frequent {
            write!(f, "; {count}× “{warning}”")?;
        }
        Ok(())
    }
}

/// Returns the metrics of all nodes that answer.
fn values(cluster: &Cluster) -> Values {
    let metrics = cluster.nodes.iter().map(|node| node.metrics().unwrap_or_default());
    let mut values = Values::new();
    for (index, text) in metrics.enumerate() {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((series, value)) = line.rsplit_once(' ') {
                values.insert((index, series.to_owned()), value.to_owned());
            }
        }
    }
    values
}

/// Returns the metric to which a series belongs.
fn name(series: &str) -> &str {
    let name = series.split('{').next().unwrap_or_default();
    let histogram = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
    histogram.unwrap_or(name)
}

/// Returns the text of a warning or an error in a line of a log, without numbers.
fn warning(line: &str) -> Option<String> {
    let (_, text) = line.split_once(" WARN ").or_else(|| line.split_once(" ERROR "))?;
    let text = text.trim();
    let mut short = String::new();
    for c in text.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }) {
        if !(c == '#' && short.ends_with('#')) {
            short.push(c);
        }
    }
    Some(short.chars().take(WARNING_MAX_CHARS).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_that_differ_in_numbers_count_as_one() {
        let line = |ms| format!("2026-11-18T19:37:00.1Z  WARN The server was paused for {ms} ms");
        let expected = Some("The server was paused for # ms".to_owned());
        assert_eq!(warning(&line(6_001)), expected);
        assert_eq!(warning(&line(700)), expected);
        assert_eq!(warning("2026-11-18T19:37:00.1Z  INFO The server runs"), None);
    }

    #[test]
    fn the_series_of_a_histogram_belong_to_one_metric() {
        assert_eq!(name("gipfel_commit_seconds_bucket{le=\"1\"}"), "gipfel_commit_seconds");
        assert_eq!(name("gipfel_nodes"), "gipfel_nodes");
    }
}
