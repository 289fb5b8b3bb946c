//! An attack with many viewers of one club night.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, guest},
    table::Finding,
};
use crate::online::Client;

/// Name of the metric that counts how often a club night is read from the database.
const READS: &str = "gipfel_club_night_reads_total";
/// Number of viewers who request the club night at the same time.
const THREADS: usize = 8;

/// Requests one club night again and again from many clients.
pub(super) fn viewers(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("club-viewers")?;
    let path = night(&mut guest(&server, 0)?)?;
    let viewers = setting.times(200, 30);
    let guests: Vec<Client> =
        (1..=viewers).map(|number| guest(&server, number)).collect::<anyhow::Result<_>>()?;
    let length = Duration::from_secs(setting.times(10, 1) as u64);
    let before = server.metric(READS)?;
    let began = Instant::now();
    let (looks, failed) = look(&guests, &path, length);
    // One read per second, and one each for the incomplete seconds at both ends.
    let allowed = began.elapsed().as_secs() + 2;
    let reads = server.metric(READS)? - before;
    Ok(Finding::new(
        format!("{looks} looks of {viewers} viewers at one night in {} s", length.as_secs()),
        format!("at most {allowed} reads of the database, every look answered"),
        format!("{reads} reads, {failed} looks not answered"),
        reads <= allowed as f64 && failed == 0 && looks >= viewers,
    ))
}

/// Has the viewers request the club night in turn, and returns the number of requests and the number of failed ones.
fn look(viewers: &[Client], path: &str, length: Duration) -> (usize, usize) {
    let (looks, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let until = Instant::now() + length;
    thread::scope(|scope| {
        for part in viewers.chunks(viewers.len().div_ceil(THREADS)) {
            let (looks, failed) = (&looks, &failed);
            scope.spawn(move || {
                let mut part = part.to_vec();
                for number in (0..part.len()).cycle() {
                    // There are at least as many requests as viewers, however slow the machine is.
                    let is_over = Instant::now() > until;
                    if is_over && looks.load(Ordering::Relaxed) >= viewers.len() {
                        break;
                    }
                    let answer = part[number].try_request("GET", path, &Value::Null);
                    looks.fetch_add(1, Ordering::Relaxed);
                    let is_failed = !answer.is_ok_and(|(status, _)| status == 200);
                    failed.fetch_add(usize::from(is_failed), Ordering::Relaxed);
                }
            });
        }
    });
    (looks.into_inner(), failed.into_inner())
}

fn night(host: &mut Client) -> anyhow::Result<String> {
    let wanted = json!({"variant": "yinsh", "clock": "300+3"});
    let night = host.request("POST", "/api/club-nights", &wanted)?;
    let id = night["id"].as_str().context("the response has no night id")?;
    Ok(format!("/api/club-nights/{id}"))
}
