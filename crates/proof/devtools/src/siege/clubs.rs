//! Attacks on club nights: very many viewers, names that guests must not take, and too many standing seeks.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, account, guest},
    checks::Checks,
    table::Finding,
};
use crate::online::{Client, Server};

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

/// Tries to join a club night as a guest under a name that belongs to the operators, the engine or an account.
pub(super) fn names(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Names that must be refused, some with letters of another script or invisible characters.
    const NAMES: [&str; 8] = [
        "Admin",
        "\u{430}dmin",
        "The Moderator",
        "Gipfel 7",
        "Engine",
        "Winner",
        "\u{200b}WINNER ",
        "W\u{456}nner",
    ];
    let server = setting.server("club-names")?;
    account(&server, 0, "Winner")?;
    let mut guest = guest(&server, 1)?;
    let path = night(&mut guest)?;
    let mut checks = Checks::default();
    for name in NAMES {
        let answer = ready(&mut guest, &path, name)?;
        checks.refused(&format!("{name:?}"), &answer, (409, "name-taken"));
    }
    let marks = format!("Be\u{202e}a{}", "\u{301}".repeat(16));
    let (status, _) = ready(&mut guest, &path, &marks)?;
    let shown = shown_names(&mut guest, &path)?;
    let is_clean = |name: &String| !name.contains('\u{202e}') && name.chars().count() <= 7;
    checks.that(status == 204 && shown.iter().all(is_clean), format!("{shown:?} is clean"));
    Ok(checks.finding(
        format!("{} names, and one with a bidi override and 16 marks on a letter", NAMES.len()),
        "name-taken; the last is shown without the override, with four marks",
        "as expected",
    ))
}

fn night(host: &mut Client) -> anyhow::Result<String> {
    let wanted = json!({"variant": "yinsh", "clock": "300+3"});
    let night = host.request("POST", "/api/club-nights", &wanted)?;
    let id = night["id"].as_str().context("the response has no night id")?;
    Ok(format!("/api/club-nights/{id}"))
}

fn ready(guest: &mut Client, path: &str, name: &str) -> anyhow::Result<(u16, Value)> {
    guest.try_request("PUT", &format!("{path}/ready"), &json!({"name": name}))
}

fn shown_names(guest: &mut Client, path: &str) -> anyhow::Result<Vec<String>> {
    let night = guest.request("GET", path, &Value::Null)?;
    let people = night["people"].as_array().context("the night has no people")?;
    let names = people.iter().filter_map(|one| one["player"]["name"].as_str());
    Ok(names.map(str::to_owned).collect())
}

/// Has many guests at one address leave a standing seek each.
pub(super) fn seek_share(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of standing seeks per address.
    const STANDING_SEEKS_MAX: usize = 20;
    let server = setting.server("seek-share")?;
    let guests = setting.times(200, 30);
    let (mut made, mut refused) = (0, 0);
    for _ in 0..guests {
        let (status, answer) = stand(&server, 7)?;
        made += usize::from(status == 200);
        refused += usize::from(answer["code"] == "standing-seeks");
    }
    let (elsewhere, _) = stand(&server, 8)?;
    Ok(Finding::new(
        format!("standing seeks of {guests} guests at one address, then one of a guest at another"),
        format!(
            "{STANDING_SEEKS_MAX} accepted, the others refused as standing-seeks; the last is accepted"
        ),
        format!("{made} accepted, {refused} refused; the last was answered with {elsewhere}"),
        made == STANDING_SEEKS_MAX && made + refused == guests && elsewhere == 200,
    ))
}

/// Leaves a standing seek as a new guest at the address with this number.
fn stand(server: &Server, number: usize) -> anyhow::Result<(u16, Value)> {
    let wanted = json!({"variant": "yinsh", "clock": "300+3"});
    guest(server, number)?.try_request("PUT", "/api/standing-seek", &wanted)
}
