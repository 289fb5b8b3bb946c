//! Clients that send one request without pause while another client uses the site.

use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::turn_times::percentile;
use crate::online::{Client, Server};

/// Number of clients that send requests without pause, each at its own address.
pub(super) const CLIENTS: usize = 8;

/// The responses to a request that was sent without pause.
#[derive(Debug)]
pub(super) struct Load {
    pub(super) requests: usize,
    /// Number of requests without a response, or with one of status 500 or above.
    pub(super) failed: usize,
    /// Time of each request for a session during the load.
    pub(super) sessions: Vec<Duration>,
}

impl Load {
    /// Has the clients request a path without pause, while `other` requests its session.
    pub(super) fn of(
        server: &Server,
        path: &str,
        other: &mut Client,
        length: Duration,
    ) -> anyhow::Result<Self> {
        let (requests, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let is_over = AtomicBool::new(false);
        let sessions = thread::scope(|scope| {
            for number in 0..CLIENTS {
                let (requests, failed, is_over) = (&requests, &failed, &is_over);
                scope.spawn(move || {
                    let mut client = Client::new(server.address(), 100 + number);
                    while !is_over.load(Ordering::Relaxed) {
                        let answer = client.try_request("GET", path, &Value::Null);
                        requests.fetch_add(1, Ordering::Relaxed);
                        let is_failed = !answer.is_ok_and(|(status, _)| status < 500);
                        failed.fetch_add(usize::from(is_failed), Ordering::Relaxed);
                    }
                });
            }
            let times = session_times(other, length);
            is_over.store(true, Ordering::Relaxed);
            times
        })?;
        Ok(Self { requests: requests.into_inner(), failed: failed.into_inner(), sessions })
    }

    /// Returns the time that one in a hundred requests for a session exceeded.
    pub(super) fn slowest_session(&self) -> Duration {
        percentile(self.sessions.clone(), 99)
    }
}

/// Requests the session for a while, and returns the time of each request.
fn session_times(client: &mut Client, length: Duration) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    let until = Instant::now() + length;
    while Instant::now() < until {
        let began = Instant::now();
        client.request("GET", "/api/me", &Value::Null)?;
        times.push(began.elapsed());
        thread::sleep(Duration::from_millis(20));
    }
    Ok(times)
}
