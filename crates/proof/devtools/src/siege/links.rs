//! An attack with links to private matches that have been renewed.

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, guest},
    checks::Checks,
    people::play,
    table::Finding,
};
use crate::online::{Client, Server};

/// A private match with a linked game.
struct PrivateMatch {
    white: Client,
    key: String,
    /// Ids of the match and its linked game.
    games: [String; 2],
}

/// Requests a match and its linked game with the old link after the link was renewed, first in the match, then in the linked
/// game.
pub(super) fn renewed(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("links")?;
    let stranger = guest(&server, 2)?;
    let mut checks = Checks::default();
    for renewed in 0..2 {
        let PrivateMatch { mut white, key, games } = begin(&server)?;
        let path = format!("/api/games/{}/link", games[renewed]);
        let before = opened(&stranger.with_key(&key), &games)?;
        checks.that(before == 6, format!("the link opens both games at first: {before} of 6"));
        let made = white.request("POST", &path, &json!({}))?;
        let new = made["key"].as_str().context("the response has no key")?;
        let old = opened(&stranger.with_key(&key), &games)?;
        checks.that(
            old == 0,
            format!("the old link opens {old} of 6 after number {renewed} was renewed"),
        );
        let none = opened(&stranger, &games)?;
        checks.that(none == 0, format!("without a link {none} of 6 are open"));
        let current = opened(&stranger.with_key(new), &games)?;
        checks.that(current == 6, format!("the new link opens {current} of 6"));
    }
    Ok(checks.finding(
        "the link of a private match is renewed, then the link of its linked game; a stranger has the old one",
        "the old link opens neither of them, the new one both",
        "as expected",
    ))
}

/// Plays a private match until a challenge has begun a linked game.
fn begin(server: &Server) -> anyhow::Result<PrivateMatch> {
    let (mut white, black) = (guest(server, 0)?, guest(server, 1)?);
    let wanted = json!({
        "variant": "gipf-yinsh", "clock": "600+5", "color": "w", "opponent": "link",
        "match": {"links": "Y:yinsh"},
    });
    let made = white.request("POST", "/api/games", &wanted)?;
    let id = made["id"].as_str().context("the response has no match id")?.to_owned();
    let key = made["key"].as_str().context("the response has no key")?.to_owned();
    let mut black = black.with_key(&key);
    black.request("POST", &format!("/api/games/{id}/join"), &json!({}))?;
    let turns = ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2%3F", "challenge"];
    for (ply, turn) in turns.into_iter().enumerate() {
        play(if ply % 2 == 0 { &mut white } else { &mut black }, &id, ply, turn)?;
    }
    let full = white.request("GET", &format!("/api/games/{id}"), &Value::Null)?;
    let linked = full["match"]["linked"].as_str().context("the match has no linked game")?;
    Ok(PrivateMatch { white, key, games: [id, linked.to_owned()] })
}

/// Returns the number of routes, out of six, that answer the client.
fn opened(client: &Client, games: &[String; 2]) -> anyhow::Result<usize> {
    let mut client = client.clone();
    let mut open = 0;
    for game in games {
        for part in ["", "/record", "/qr.svg"] {
            let path = format!("/api/games/{game}{part}");
            open += usize::from(client.try_request("GET", &path, &Value::Null)?.0 < 400);
        }
    }
    Ok(open)
}
