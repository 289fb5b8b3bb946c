//! Attacks with excessive or unauthorised club nights, standing seeks, unrated offers and follows.

use anyhow::ensure;
use serde_json::{Value, json};

use super::{
    attack::{Setting, account, guest},
    table::Finding,
};
use crate::online::Client;

/// Creates one club night after another as a guest; as a second guest, tries to end the first guest's night and to join it under
/// invalid names.
pub(super) fn club_nights(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of nights: guests may start five games or nights per minute and address, and one more may become available during the test.
    const NIGHTS_MAX: usize = 6;
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
        format!("{times} nights of a guest, a stranger who ends one, 3 unreadable names"),
        format!("at most {NIGHTS_MAX} nights; the night goes on; no such name"),
        format!("{made} nights; end answered with {ended}; {unreadable} such names"),
        made <= NIGHTS_MAX && ended == 403 && !over && unreadable == 0,
    ))
}

/// Leaves one standing seek after another as a guest.
pub(super) fn standing_seeks(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of seeks: eight per minute and address for guests, and one more may become available during the test.
    const SEEKS_MAX: usize = 9;
    let server = setting.plain_server("standing-seeks")?;
    let mut client = guest(&server, 0)?;
    let times = setting.times(300, 60);
    let wanted = json!({"variant": "yinsh", "clock": "300+3"});
    let made = accepted(&mut client, times, "PUT", "/api/standing-seek", &wanted)?;
    let lobby = client.request("GET", "/api/lobby", &Value::Null)?;
    let listed = lobby["seeks"].as_array().map_or(0, Vec::len);
    Ok(Finding::new(
        format!("{times} standing seeks of a guest"),
        format!("at most {SEEKS_MAX} accepted, one in the lobby"),
        format!("{made} accepted, {listed} in the lobby"),
        made <= SEEKS_MAX && listed == 1,
    ))
}

/// Asks the creator of a rated game, from guests at one address, again and again to play it unrated.
pub(super) fn unrated_offers(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of offers: guests may start five games per minute and address, and one more may become available during the test.
    const CHALLENGES_MAX: usize = 6;
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
    ensure!(made > 0, "no request was accepted");
    Ok(Finding::new(
        format!("{times} guests at one address ask 3 times each"),
        format!("at most {CHALLENGES_MAX} challenges for the creator"),
        format!("{made} answers, {received} challenges"),
        made <= CHALLENGES_MAX && received <= CHALLENGES_MAX,
    ))
}

/// Follows and unfollows a player as fast as possible.
pub(super) fn follows(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of requests: sixty per minute and address, and some more may become available during the test.
    const FOLLOWS_MAX: usize = 70;
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
        format!("{times} follows, each undone"),
        format!("at most {FOLLOWS_MAX} done"),
        format!("{done} done"),
        done <= FOLLOWS_MAX,
    ))
}

/// Sends the same request a number of times, and returns how often it was accepted.
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
