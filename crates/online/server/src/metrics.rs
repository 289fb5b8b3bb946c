//! Metrics of the running server, in the text format of Prometheus.

use std::{sync::OnceLock, time::Duration};

use axum::http::StatusCode;
use hall::{Counts, JobCounts};
use metrics::{
    Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Bounds of the histograms, in seconds.
const SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0];

/// The metrics of this process. All servers in it share them.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(&'static OnceLock<Option<PrometheusHandle>>);

impl Metrics {
    /// Begins to measure, unless it has begun.
    pub(crate) fn start() -> Self {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        HANDLE.get_or_init(|| {
            let seconds = Matcher::Suffix("_seconds".to_owned());
            let builder =
                PrometheusBuilder::new().set_buckets_for_metric(seconds, &SECONDS).ok()?;
            let handle = builder.install_recorder().ok()?;
            describe();
            Some(handle)
        });
        Self(&HANDLE)
    }

    /// All of it as text, with what goes on in the hall just now.
    pub(crate) fn render(&self, counts: Counts) -> String {
        gauge!("gipfel_games", "status" => "playing").set(counts.games as f64);
        gauge!("gipfel_rooms").set(counts.rooms as f64);
        gauge!("gipfel_online").set(counts.connections as f64);
        gauge!("gipfel_games_set_aside").set(counts.set_aside as f64);
        self.0.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
    }

    /// Puts together what was measured since the last time, so that it does not pile up.
    pub(crate) fn tidy(&self) {
        if let Some(handle) = self.0.get().and_then(Option::as_ref) {
            handle.run_upkeep();
        }
    }
}

fn describe() {
    describe_gauge!("gipfel_connections", "Open connections");
    describe_gauge!("gipfel_sockets", "Open WebSockets");
    describe_gauge!("gipfel_streams", "Open NDJSON streams");
    describe_counter!("gipfel_http_requests_total", "Answers by class of status");
    describe_histogram!("gipfel_http_seconds", Unit::Seconds, "From a request to its answer");
    describe_counter!("gipfel_refusals_total", "Refusals by code");
    describe_counter!("gipfel_socket_frames_total", "Frames that came over sockets");
    describe_counter!("gipfel_sockets_closed_total", "Sockets that the server closed, by reason");
    describe_gauge!("gipfel_games", "Live games by status");
    describe_gauge!("gipfel_rooms", "Rooms of games that are open");
    describe_gauge!("gipfel_games_set_aside", "Games that cannot be opened: the log names them");
    describe_gauge!("gipfel_online", "Connections that talk with the hall");
    describe_counter!("gipfel_lobby_reads_total", "Reads of the games that the lobby lists");
    describe_counter!("gipfel_turns_total", "Turns that were stored");
    describe_counter!(
        "gipfel_games_taken_total",
        "Games that this node has taken into its hands: on demand, or after the death of another node"
    );
    describe_counter!(
        "gipfel_fenced_writes_total",
        "Writes that were refused, since another node had the game"
    );
    describe_histogram!(
        "gipfel_relay_seconds",
        Unit::Seconds,
        "From the owner of a game to another node"
    );
    describe_histogram!(
        "gipfel_commit_seconds",
        Unit::Seconds,
        "Until something is stored for good"
    );
    describe_gauge!("gipfel_nodes", "Nodes that are alive, as this one knows");
    describe_gauge!("gipfel_bus_connected", "Whether this node reaches the others: 1 or 0");
    describe_gauge!("gipfel_workers", "Workers that have announced themselves");
    describe_gauge!("gipfel_jobs_pending", "Jobs that wait for a worker, by kind");
    describe_gauge!("gipfel_jobs_in_work", "Jobs that a worker has, by kind");
    describe_counter!("gipfel_jobs_done_total", "Results that came from workers, by kind");
    describe_counter!("gipfel_jobs_redelivered_total", "Jobs that were tried again, by kind");
    counter!("gipfel_http_requests_total", "class" => "2xx").absolute(0);
    // What has not happened yet is 0, and not unknown.
    counter!("gipfel_turns_total").absolute(0);
    counter!("gipfel_fenced_writes_total").absolute(0);
    for why in ["death", "demand"] {
        counter!("gipfel_games_taken_total", "why" => why).absolute(0);
    }
    gauge!("gipfel_sockets").set(0.0);
    gauge!("gipfel_streams").set(0.0);
}

/// What the hall tells.
impl hall::Metrics for Metrics {
    fn turn(&self) {
        counter!("gipfel_turns_total").increment(1);
    }

    fn commit(&self, took: Duration) {
        histogram!("gipfel_commit_seconds").record(took.as_secs_f64());
    }

    fn lobby_read(&self) {
        counter!("gipfel_lobby_reads_total").increment(1);
    }

    fn owned(&self, after_death: bool) {
        let why = if after_death { "death" } else { "demand" };
        counter!("gipfel_games_taken_total", "why" => why).increment(1);
    }

    fn fenced(&self) {
        counter!("gipfel_fenced_writes_total").increment(1);
    }

    fn relayed(&self, took: Duration) {
        histogram!("gipfel_relay_seconds").record(took.as_secs_f64());
    }

    fn nodes(&self, alive: usize, is_connected: bool) {
        gauge!("gipfel_nodes").set(alive as f64);
        gauge!("gipfel_bus_connected").set(if is_connected { 1.0 } else { 0.0 });
    }

    fn refused(&self, code: &'static str) {
        counter!("gipfel_refusals_total", "code" => code).increment(1);
    }
}

/// What the workers have to do, and what they have done.
pub(crate) fn count_jobs(workers: usize, jobs: &[JobCounts]) {
    if jobs.is_empty() {
        return;
    }
    gauge!("gipfel_workers").set(workers as f64);
    for JobCounts { kind, waiting, in_work, done, tried_again } in jobs.iter().copied() {
        gauge!("gipfel_jobs_pending", "kind" => kind).set(waiting as f64);
        gauge!("gipfel_jobs_in_work", "kind" => kind).set(in_work as f64);
        counter!("gipfel_jobs_done_total", "kind" => kind).absolute(done);
        counter!("gipfel_jobs_redelivered_total", "kind" => kind).absolute(tried_again);
    }
}

/// A request was answered.
pub(crate) fn answered(status: StatusCode, seconds: f64) {
    let class = match status.as_u16() {
        100..=199 => "1xx",
        200..=299 => "2xx",
        300..=399 => "3xx",
        400..=499 => "4xx",
        _ => "5xx",
    };
    counter!("gipfel_http_requests_total", "class" => class).increment(1);
    histogram!("gipfel_http_seconds").record(seconds);
}

/// Counts one of something for as long as it lives.
#[derive(Debug)]
pub(crate) struct GaugeGuard(&'static str);

impl GaugeGuard {
    pub(crate) fn new(name: &'static str) -> Self {
        gauge!(name).increment(1.0);
        Self(name)
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1.0);
    }
}
