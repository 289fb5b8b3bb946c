//! Metrics of the running server, in the Prometheus text format.

use std::{sync::OnceLock, time::Duration};

use axum::http::StatusCode;
use hall::{Counts, JobCounts};
use metrics::{
    Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Bucket bounds of the histograms, in seconds.
const HISTOGRAM_BOUNDS: [f64; 14] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0];

/// Metrics of this process, shared by all servers in it.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(&'static OnceLock<Option<PrometheusHandle>>);

impl Metrics {
    /// Starts recording, unless it has already started.
    pub(crate) fn start() -> Self {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        HANDLE.get_or_init(|| {
            let seconds = Matcher::Suffix("_seconds".to_owned());
            let builder =
                PrometheusBuilder::new().set_buckets_for_metric(seconds, &HISTOGRAM_BOUNDS).ok()?;
            let handle = builder.install_recorder().ok()?;
            describe();
            Some(handle)
        });
        Self(&HANDLE)
    }

    /// Returns all metrics as text, including the current counts of the hall.
    pub(crate) fn render(&self, counts: Counts) -> String {
        gauge!("gipfel_games", "status" => "playing").set(counts.games as f64);
        gauge!("gipfel_rooms").set(counts.rooms as f64);
        gauge!("gipfel_online").set(counts.connections as f64);
        gauge!("gipfel_games_set_aside").set(counts.set_aside as f64);
        self.0.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
    }

    /// Aggregates recent measurements so that they do not accumulate.
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
    describe_counter!("gipfel_http_requests_total", "Responses by status class");
    describe_histogram!(
        "gipfel_http_seconds",
        Unit::Seconds,
        "Time from a request to its response"
    );
    describe_counter!("gipfel_refusals_total", "Refused requests by code");
    describe_counter!("gipfel_stored_bytes_total", "Bytes stored by people, by kind");
    describe_counter!("gipfel_storage_refusals_total", "Rejected storage requests, by limit");
    describe_counter!("gipfel_socket_frames_total", "Frames received over sockets");
    describe_counter!("gipfel_sockets_closed_total", "Sockets closed by the server, by reason");
    describe_gauge!("gipfel_games", "Live games by status");
    describe_gauge!("gipfel_rooms", "Open rooms");
    describe_gauge!("gipfel_games_set_aside", "Games that cannot be opened; the log names them");
    describe_gauge!("gipfel_online", "Connections of clients to the hall");
    describe_counter!("gipfel_club_night_reads_total", "Reads of club nights");
    describe_counter!("gipfel_lobby_reads_total", "Reads of the games that the lobby lists");
    describe_counter!("gipfel_turns_total", "Turns stored");
    describe_counter!(
        "gipfel_games_taken_total",
        "Games that this node has taken over: on demand, or after another node failed"
    );
    describe_counter!(
        "gipfel_fenced_writes_total",
        "Writes refused because another node owned the game"
    );
    describe_histogram!(
        "gipfel_relay_seconds",
        Unit::Seconds,
        "Time for relaying an event from the owner of a game to another node"
    );
    describe_histogram!("gipfel_commit_seconds", Unit::Seconds, "Time until a write is durable");
    describe_gauge!("gipfel_nodes", "Nodes that are alive, as seen by this one");
    describe_gauge!("gipfel_bus_connected", "Whether this node reaches the others (1 or 0)");
    describe_gauge!(
        "gipfel_nodes_silent",
        "Nodes that are alive but whose messages do not arrive here"
    );
    describe_counter!(
        "gipfel_node_timeouts_total",
        "Requests to other nodes that were not answered in time"
    );
    describe_histogram!("gipfel_heartbeat_seconds", Unit::Seconds, "Time to store a heartbeat");
    describe_counter!(
        "gipfel_credited_seconds_total",
        Unit::Seconds,
        "Lengths of outages and delays between nodes that were not charged, added over all games"
    );
    describe_gauge!(
        "gipfel_node_round_trip_seconds",
        Unit::Seconds,
        "Longest time of a message to another node and its answer"
    );
    describe_gauge!(
        "gipfel_clock_offset_seconds",
        Unit::Seconds,
        "Time by which the system clock of this node is ahead of the database's clock"
    );
    describe_gauge!("gipfel_workers", "Workers that have announced themselves");
    describe_gauge!("gipfel_jobs_pending", "Jobs waiting for a worker, by kind");
    describe_gauge!("gipfel_jobs_in_work", "Jobs being processed by a worker, by kind");
    describe_counter!("gipfel_jobs_done_total", "Results received from workers, by kind");
    describe_counter!("gipfel_jobs_redelivered_total", "Jobs delivered again, by kind");
    counter!("gipfel_http_requests_total", "class" => "2xx").absolute(0);
    // Counters of events that have not happened yet are 0 instead of missing.
    counter!("gipfel_turns_total").absolute(0);
    counter!("gipfel_fenced_writes_total").absolute(0);
    counter!("gipfel_credited_seconds_total").absolute(0);
    for kind in ["notebook", "study", "chat"] {
        counter!("gipfel_stored_bytes_total", "kind" => kind).absolute(0);
    }
    for limit in ["address", "account"] {
        counter!("gipfel_storage_refusals_total", "limit" => limit).absolute(0);
    }
    for why in ["death", "demand"] {
        counter!("gipfel_games_taken_total", "why" => why).absolute(0);
    }
    gauge!("gipfel_sockets").set(0.0);
    gauge!("gipfel_streams").set(0.0);
}

/// Records the events reported by the hall.
impl hall::Metrics for Metrics {
    fn turn(&self) {
        counter!("gipfel_turns_total").increment(1);
    }

    fn commit(&self, took: Duration) {
        histogram!("gipfel_commit_seconds").record(took.as_secs_f64());
    }

    fn chat(&self, bytes: usize) {
        stored("chat", bytes as u64);
    }

    fn club_night_read(&self) {
        counter!("gipfel_club_night_reads_total").increment(1);
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

    fn peers(&self, silent: usize, timeouts: u64) {
        gauge!("gipfel_nodes_silent").set(silent as f64);
        counter!("gipfel_node_timeouts_total").absolute(timeouts);
    }

    fn heartbeat(&self, took: Duration) {
        histogram!("gipfel_heartbeat_seconds").record(took.as_secs_f64());
    }

    fn credited(&self, time: Duration) {
        // Counters are integers: outages and delays of less than half a second count as nothing.
        counter!("gipfel_credited_seconds_total").increment(time.as_secs_f64().round() as u64);
    }

    fn node_round_trip(&self, took: Duration) {
        gauge!("gipfel_node_round_trip_seconds").set(took.as_secs_f64());
    }

    fn clock_offset(&self, ms: i64) {
        gauge!("gipfel_clock_offset_seconds").set(ms as f64 / 1000.0);
    }

    fn refused(&self, code: &'static str) {
        counter!("gipfel_refusals_total", "code" => code).increment(1);
    }
}

/// Records the pending, running and finished jobs of the workers.
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

/// Counts stored bytes of the given kind.
pub(crate) fn stored(kind: &'static str, bytes: u64) {
    counter!("gipfel_stored_bytes_total", "kind" => kind).increment(bytes);
}

/// Counts a request that was refused because of a storage limit.
pub(crate) fn storage_refused(limit: &'static str) {
    counter!("gipfel_storage_refusals_total", "limit" => limit).increment(1);
}

/// Records a response.
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

/// Guard that keeps a gauge incremented while it exists.
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
