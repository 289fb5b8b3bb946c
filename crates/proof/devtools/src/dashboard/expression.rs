//! The queries of a dashboard.

use std::collections::BTreeSet;

use serde_json::Value;

/// Returns all queries: those of the panels, including panels in rows, and those of the variables.
pub(super) fn queries(dashboard: &Value) -> Vec<String> {
    let mut found = Vec::new();
    collect(dashboard, &mut found);
    found
}

fn collect(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == "expr" => found.push(text.clone()),
                    Value::String(text) if name == "query" => found.extend(of_variable(text)),
                    _ => collect(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, found)),
        _ => {}
    }
}

/// Returns the metric in `label_values(metric, label)`.
fn of_variable(text: &str) -> Option<String> {
    let inside = text.strip_prefix("label_values(")?;
    Some(inside.split(',').next()?.trim().to_owned())
}

/// Returns a query with Grafana's variables filled in, as Prometheus expects it.
pub(super) fn plain(query: &str) -> String {
    query.replace("$__rate_interval", "30s").replace("$__range", "1h").replace("$node", ".+")
}

/// Returns the metrics of a query; the parts of a histogram count as one metric.
pub(super) fn metrics_of(query: &str) -> BTreeSet<String> {
    let is_part = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    let names = query.split(is_part).filter(|word| word.starts_with("gipfel_"));
    names.map(|name| histogram_of(name).to_owned()).collect()
}

fn histogram_of(name: &str) -> &str {
    let parts = ["_seconds_bucket", "_seconds_sum", "_seconds_count"];
    let part = parts.into_iter().find(|part| name.ends_with(part));
    part.map_or(name, |part| &name[..name.len() - part.len() + "_seconds".len()])
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn queries_are_found_in_panels_rows_and_variables() {
        let dashboard = json!({
            "panels": [
                {"type": "row", "panels": [{"targets": [{"expr": "a"}, {"expr": "b"}]}]},
                {"targets": [{"expr": "c"}]},
            ],
            "templating": {"list": [
                {"type": "query", "query": {"query": "label_values(d, instance)", "refId": "x"}},
                {"type": "datasource", "query": "prometheus"},
            ]},
        });
        let mut found = queries(&dashboard);
        found.sort_unstable();
        assert_eq!(found, ["a", "b", "c", "d"]);
    }

    #[test]
    fn the_parts_of_a_histogram_are_one_metric() {
        let query = "histogram_quantile(0.5, sum by (le) (rate(gipfel_http_seconds_bucket{a=~\"$node\"}[1m]))) / gipfel_rooms";
        let names: Vec<String> = metrics_of(query).into_iter().collect();
        assert_eq!(names, ["gipfel_http_seconds", "gipfel_rooms"]);
    }
}
