//! What is begun too often, or by somebody to whom it does not belong: club nights, standing seeks, unrated offers, follows.

use anyhow::ensure;
use serde_json::{Value, json};

use super::{
    attack::{Setting, account, guest},
    table::Finding,
};
use crate::online::Client;

/// One guest makes night after night; another ends one that is not theirs and tries names that nobody can read.
pub(super) fn club_nights(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Guests begin five games or nights a minute for each address; one more may be refilled meanwhile.
    const ALLOWED: usize = 6;
    let server = setting.plain_server("club-nights")?;
    let (mut host, mut stranger) = (guest(&server, 0)?, guest(&server, 1)?);
    let wanted = json!({"variant": "yinsh", "clock": "300+3"});
    let night = host.request("POST", "/api/club-nights", &wanted)?;
    let path = format!("/api/club-nights/{}", night["id"].as_str().unwrap_or_default());
    let (ended, _) = stranger.try_request("POST", &format!("{path}/end"), &json!({}))?;
    let mut unreadable = 0;
    for name in ["\u{200b}\u{200d}", "a name that is far too long for a table", "\u{202e}"] {
        let (status, _) =
            stranger.try_request("PUT", &format!("{path}/ready"), &json!({"name": name}))?;
        unreadable += usize::from(status < 300);
    }
    let times = setting.times(200, 40);
    let made = 1 + accepted(&mut host, times, "POST", "/api/club-nights", &wanted)?;
    let over = host.request("GET", &path, &Value::Null)?["over"] == true;
    Ok(Finding::new(
        format!("{times} nights of a guest, a stranger who ends one, 3 names that cannot be read"),
        format!("at most {ALLOWED} nights; the night goes on; no such name"),
        format!("{made} nights; end answered with {ended}; {unreadable} such names"),
        made <= ALLOWED && ended == 403 && !over && unreadable == 0,
    ))
}

/// A guest leaves standing seek after standing seek.
pub(super) fn standing_seeks(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Guests have eight seeks a minute for each address; one more may be refilled meanwhile.
    const ALLOWED: usize = 9;
    let server = setting.plain_server("standing-seeks")?;
    let mut client = guest(&server, 0)?;
    let times = setting.times(300, 60);
    let wanted = json!({"variant": "yinsh", "clock": "300+3"});
    let made = accepted(&mut client, times, "PUT", "/api/standing-seek", &wanted)?;
    let lobby = client.request("GET", "/api/lobby", &Value::Null)?;
    let listed = lobby["seeks"].as_array().map_or(0, Vec::len);
    Ok(Finding::new(
        format!("{times} standing seeks of a guest"),
        format!("at most {ALLOWED} accepted, one in the lobby"),
        format!("{made} accepted, {listed} in the lobby"),
        made <= ALLOWED && listed == 1,
    ))
}

/// Guests at one address ask the creator of a rated game, again and again, to play it unrated.
pub(super) fn unrated_offers(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Guests begin five games a minute for each address; one more may be refilled meanwhile.
    const ALLOWED: usize = 6;
    let server = setting.plain_server("unrated-offers")?;
    let mut creator = account(&server, 0, "Creator")?;
    let wanted = json!({"variant": "yinsh", "clock": "600+5", "rated": true, "opponent": "open"});
    let game = creator.request("POST", "/api/games", &wanted)?;
    let path = format!("/api/games/{}/unrated", game["id"].as_str().unwrap_or_default());
    let times = setting.times(20, 8);
    let mut made = 0;
    for number in 1..=times {
        let mut client = guest(&server, number)?;
        made += accepted(&mut client, 3, "POST", &path, &json!({}))?;
    }
    let challenges = creator.request("GET", "/api/challenges", &Value::Null)?;
    let received = challenges["received"].as_array().map_or(0, Vec::len);
    ensure!(made > 0, "nobody could ask");
    Ok(Finding::new(
        format!("{times} guests at one address ask 3 times each"),
        format!("at most {ALLOWED} challenges for the creator"),
        format!("{made} answers, {received} challenges"),
        made <= ALLOWED && received <= ALLOWED,
    ))
}

/// Somebody follows a player and follows them no longer, as fast as possible.
pub(super) fn follows(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Sixty a minute for each address; some may be refilled meanwhile.
    const ALLOWED: usize = 70;
    let server = setting.plain_server("follows")?;
    account(&server, 0, "Followed")?;
    let mut fan = guest(&server, 1)?;
    let times = setting.times(400, 100);
    let mut done = 0;
    for _ in 0..times {
        done += accepted(&mut fan, 1, "PUT", "/api/player/Followed/follow", &json!({}))?;
        done += accepted(&mut fan, 1, "DELETE", "/api/player/Followed/follow", &json!({}))?;
    }
    Ok(Finding::new(
        format!("{times} follows, each taken back"),
        format!("at most {ALLOWED} done"),
        format!("{done} done"),
        done <= ALLOWED,
    ))
}

/// How many of so many equal requests were accepted.
fn accepted(
    client: &mut Client,
    times: usize,
    method: &str,
    path: &str,
    body: &Value,
) -> anyhow::Result<usize> {
    let mut count = 0;
    for _ in 0..times {
        count += usize::from(client.try_request(method, path, body)?.0 < 300);
    }
    Ok(count)
}
