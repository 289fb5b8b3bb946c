//! A check of the Grafana dashboard: each query runs in Prometheus on the metrics of real nodes, names exported metrics, and
//! finds data.

mod expression;
mod traffic;

use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use self::expression::{metrics_of, plain};
use crate::{
    cluster::{Cluster, Prometheus},
    project,
};

/// Maximum time until a metric is exported.
const METRIC_TIMEOUT: Duration = Duration::from_secs(30);

/// Metrics that deliberately have no panel.
const NOT_SHOWN: [&str; 2] = ["gipfel_club_night_reads_total", "gipfel_lobby_reads_total"];

/// Checks the dashboard.
pub(crate) fn run(binary: &Path) -> anyhow::Result<()> {
    let root = project::root();
    let text = fs::read_to_string(root.join("contrib/grafana.json"))?;
    let manual = fs::read_to_string(root.join("docs/operating.md"))?;
    let queries = expression::queries(&serde_json::from_str(&text)?);
    ensure!(!queries.is_empty(), "the dashboard has no queries");
    let cluster = Cluster::start(binary, "dashboard")?;
    let tested = test(&cluster, binary, &queries, &manual);
    let metrics = tested
        .with_context(|| format!("the logs of all parts are in {}", cluster.logs().display()))?;
    println!(
        "dashboard: {} queries run and return data; {metrics} metrics, all of them in the manual",
        queries.len()
    );
    cluster.forget();
    Ok(())
}

/// Runs all queries and returns the number of metrics that the nodes export.
fn test(
    cluster: &Cluster,
    binary: &Path,
    queries: &[String],
    manual: &str,
) -> anyhow::Result<usize> {
    let nodes: Vec<String> = cluster.nodes.iter().map(|node| node.address().to_owned()).collect();
    let prometheus = Prometheus::start(cluster.logs(), &nodes)?;
    let _worker = traffic::make(cluster, binary)?;
    let mut known = BTreeSet::new();
    for query in queries {
        finds(&prometheus, query)?;
        known.extend(metrics_of(query));
    }
    let exported = exported(&prometheus)?;
    for metric in &known {
        ensure!(exported.contains(metric), "no node exports {metric}");
    }
    for metric in &exported {
        ensure!(manual.contains(&format!("`{metric}")), "docs/operating.md does not name {metric}");
        let is_shown = known.contains(metric) || NOT_SHOWN.contains(&metric.as_str());
        ensure!(is_shown, "no panel shows {metric}");
    }
    Ok(exported.len())
}

/// Waits until a query finds data.
fn finds(prometheus: &Prometheus, query: &str) -> anyhow::Result<()> {
    let (began, query) = (Instant::now(), plain(query));
    loop {
        let found = prometheus.query(&query)?;
        if found.iter().any(has_value) {
            return Ok(());
        }
        ensure!(began.elapsed() < METRIC_TIMEOUT, "{query} finds no data");
        thread::sleep(Duration::from_millis(500));
    }
}

/// Tests whether the value of a series is a number; a quantile without data is NaN.
fn has_value(series: &Value) -> bool {
    series["value"][1].as_str().and_then(|text| text.parse().ok()).is_some_and(f64::is_finite)
}

/// Returns the names of the nodes' metrics; a histogram counts as one metric.
fn exported(prometheus: &Prometheus) -> anyhow::Result<BTreeSet<String>> {
    let series = prometheus.query("count by (__name__) ({__name__=~'gipfel_.+'})")?;
    let names = series.iter().filter_map(|series| series["metric"]["__name__"].as_str());
    Ok(names.flat_map(metrics_of).collect())
}
