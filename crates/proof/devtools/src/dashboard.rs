//! The dashboard for Grafana: every query of it runs in Prometheus on the metrics of real nodes, names metrics that these export, and
//! finds something.

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

/// What is not there after so long is not exported.
const PATIENCE: Duration = Duration::from_secs(30);

/// Metrics that no panel shows on purpose.
const NOT_SHOWN: [&str; 1] = ["gipfel_lobby_reads_total"];

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
        .with_context(|| format!("what every part printed is in {}", cluster.logs().display()))?;
    println!(
        "dashboard: {} queries run and find something; {metrics} metrics, all of them in the manual",
        queries.len()
    );
    cluster.forget();
    Ok(())
}

/// Answers how many metrics the nodes export.
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

/// Waits until a query finds something.
fn finds(prometheus: &Prometheus, query: &str) -> anyhow::Result<()> {
    let (began, query) = (Instant::now(), plain(query));
    loop {
        let found = prometheus.query(&query)?;
        if found.iter().any(has_value) {
            return Ok(());
        }
        ensure!(began.elapsed() < PATIENCE, "{query} finds nothing");
        thread::sleep(Duration::from_millis(500));
    }
}

/// Quantiles of nothing are not numbers.
fn has_value(series: &Value) -> bool {
    series["value"][1].as_str().and_then(|text| text.parse().ok()).is_some_and(f64::is_finite)
}

/// The metrics of the nodes, a histogram as one.
fn exported(prometheus: &Prometheus) -> anyhow::Result<BTreeSet<String>> {
    let series = prometheus.query("count by (__name__) ({__name__=~'gipfel_.+'})")?;
    let names = series.iter().filter_map(|series| series["metric"]["__name__"].as_str());
    Ok(names.flat_map(metrics_of).collect())
}
