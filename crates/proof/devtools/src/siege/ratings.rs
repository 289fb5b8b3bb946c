//! Attacks on ratings: games played only to change them.

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, account},
    people::play_and_resign,
    table::Finding,
};
use crate::online::Client;

/// Resigns a rated game before any turn is complete.
pub(super) fn resigning(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("resigning")?;
    let (mut white, mut black) = (account(&server, 0, "White")?, account(&server, 1, "Black")?);
    let game = Client::start_game(&mut white, &mut black, "yinsh", "600+5", true)?;
    white.request("POST", &format!("/api/games/{game}/act/resign"), &json!({}))?;
    let full = white.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let rated = rated_games(&mut white, "Black")?;
    let by = full["result"]["by"].as_str().unwrap_or("nothing").to_owned();
    Ok(Finding::new(
        "a rated game, resigned before a turn",
        "aborted, no rating changed",
        format!("ended by {by}; {rated} rated games of the opponent"),
        by == "aborted" && rated == 0,
    ))
}

/// Plays one rated game after another between the same two players.
pub(super) fn in_a_row(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const GAMES: usize = 5;
    let server = setting.server("in-a-row")?;
    let (mut white, mut black) = (account(&server, 0, "White")?, account(&server, 1, "Black")?);
    let mut ratings = Vec::new();
    for _ in 0..GAMES {
        play_and_resign(&mut white, &mut black, true)?;
        ratings.push(rating(&mut white, "Black")?);
    }
    let changes = 1 + ratings.windows(2).filter(|pair| pair[0] != pair[1]).count();
    Ok(Finding::new(
        format!("{GAMES} rated games of the same two players on one day"),
        "two change ratings",
        format!("{changes} changed ratings: {ratings:?}"),
        changes == 2,
    ))
}

fn rating(client: &mut Client, name: &str) -> anyhow::Result<i64> {
    let profile = client.request("GET", &format!("/api/player/{name}"), &Value::Null)?;
    profile["ratings"][0]["rating"].as_i64().context("the profile has no rating")
}

fn rated_games(client: &mut Client, name: &str) -> anyhow::Result<u64> {
    let profile = client.request("GET", &format!("/api/player/{name}"), &Value::Null)?;
    let ratings = profile["ratings"].as_array().context("the profile has no ratings")?;
    Ok(ratings.iter().filter_map(|rating| rating["games"].as_u64()).sum())
}
