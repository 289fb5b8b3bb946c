//! Debian's Prometheus on the loopback interface, which scrapes the metrics of nodes every second.

use std::{fs, path::Path};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use super::{
    port::free_port,
    process::{Process, bound},
};

/// A Prometheus server.
#[derive(Debug)]
pub(crate) struct Prometheus {
    // Dropping the process stops it.
    _process: Process,
    address: String,
}

impl Prometheus {
    /// Starts a server that scrapes the metrics of these nodes.
    pub(crate) fn start(folder: &Path, nodes: &[String]) -> anyhow::Result<Self> {
        let address = format!("127.0.0.1:{}", free_port()?);
        let config = folder.join("prometheus.yml");
        let targets = serde_json::to_string(nodes)?;
        fs::write(
            &config,
            format!(
                "global: {{scrape_interval: 1s, scrape_timeout: 1s}}\n\
                 scrape_configs: [{{job_name: gipfel, static_configs: [{{targets: {targets}}}]}}]\n"
            ),
        )?;
        let mut command = bound(Path::new("prometheus"));
        command
            .arg(format!("--config.file={}", config.display()))
            .arg(format!("--storage.tsdb.path={}", folder.join("metrics").display()))
            .arg(format!("--web.listen-address={address}"));
        let mut process = Process::new("prometheus", folder);
        let ready = format!("http://{address}/-/ready");
        process.start(&mut command, || ureq::get(&ready).call().is_ok())?;
        Ok(Self { _process: process, address })
    }

    /// Returns the series that a query finds.
    pub(crate) fn query(&self, query: &str) -> anyhow::Result<Vec<Value>> {
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        let request = ureq::Agent::new_with_config(config)
            .get(format!("http://{}/api/v1/query", self.address))
            .query("query", query);
        let text = request.call()?.body_mut().read_to_string()?;
        let answer: Value = serde_json::from_str(&text)?;
        ensure!(answer["status"] == "success", "{query}: {}", answer["error"]);
        let found = answer["data"]["result"].as_array();
        found.cloned().with_context(|| format!("{query}: the result is not a list"))
    }
}
