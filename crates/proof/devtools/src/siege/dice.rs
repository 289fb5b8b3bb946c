//! An attack with forged or late contributions to the dice of a match.

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, guest},
    checks::Checks,
    table::Finding,
};
use crate::online::Client;

/// Turns and decisions of a match up to a roll, beginning with White.
const TURNS: [&str; 6] = ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2%3F", "challenge"];

/// Sends nonces that are malformed, come from people who do not play, or replace an earlier one.
pub(super) fn nonces(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("nonces")?;
    let mut players = [guest(&server, 0)?, guest(&server, 1)?];
    let mut stranger = guest(&server, 2)?;
    let game = begin(&mut players)?;
    let mut checks = Checks::default();
    for forged in unreadable() {
        let (status, answer) = play(&mut players[0], &game, 0, TURNS[0], &forged)?;
        let is_refused = (400..500).contains(&status) && answer["code"].is_string();
        checks.that(is_refused, format!("the nonce {forged:.20?} is refused: {status}"));
    }
    let [first, second, late] = ["1", "2", "3"].map(|digit| digit.repeat(64));
    // Neither a stranger nor the player who is not to act may contribute.
    let [white, black] = &mut players;
    for (client, name) in [(&mut stranger, "a stranger"), (black, "the other player")] {
        let (status, _) = play(client, &game, 0, TURNS[0], &late)?;
        checks.that((400..500).contains(&status), format!("a turn of {name} is refused: {status}"));
    }
    checks.that(known(white, &game)? == [None, None], "nothing of them is stored");
    for (ply, turn) in TURNS.into_iter().enumerate() {
        let nonce = match ply {
            0 => &first,
            1 => &second,
            _ => &late,
        };
        let (status, answer) = play(&mut players[ply % 2], &game, ply, turn, nonce)?;
        checks.that(status == 200, format!("turn {ply} is played: {status} {answer}"));
        let own = known(&mut stranger, &game)?;
        let expected = [Some(first.clone()), (ply > 0).then(|| second.clone())];
        checks.that(own == expected, format!("the first nonces count: {own:?}"));
    }
    let full = stranger.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let contests = full["match"]["contests"].as_array().context("the match has no contests")?;
    let proofs: Vec<&Value> = contests.iter().filter_map(|one| one["proofs"].get(0)).collect();
    checks.that(proofs == [&json!("both")], format!("the roll is mixed with both: {proofs:?}"));
    checks.that(full["match"]["dice"]["seed"].is_null(), "the seed is secret during the match");
    Ok(checks.finding(
        format!(
            "{} unreadable nonces, 2 of people who are not to act, 4 in place of an earlier one",
            unreadable().len()
        ),
        "refused or ignored; the roll is mixed with the first of each player",
        "as expected",
    ))
}

fn unreadable() -> Vec<String> {
    let mut all = ["", "0", "null", "../..", "%00", "%F0%9F%8E%B2"].map(str::to_owned).to_vec();
    all.extend([63, 65, 66, 128, 4000].map(|digits| "a".repeat(digits)));
    all.extend([
        format!("{}g", "a".repeat(63)),
        format!("+{}", "a".repeat(63)),
        format!("0x{}", "a".repeat(62)),
    ]);
    // 64 bytes, but 32 characters of two bytes each, which are not digits.
    all.push("%C3%A4".repeat(32));
    all
}

fn begin(players: &mut [Client; 2]) -> anyhow::Result<String> {
    let [white, black] = players;
    let wanted = json!({
        "variant": "gipf-yinsh", "clock": "600+5", "color": "w", "opponent": "open",
        "match": {"links": "Y:die"},
    });
    let made = white.request("POST", "/api/games", &wanted)?;
    let game = made["id"].as_str().context("the response has no match id")?.to_owned();
    black.request("POST", &format!("/api/games/{game}/join"), &json!({}))?;
    Ok(game)
}

fn play(
    client: &mut Client,
    game: &str,
    ply: usize,
    turn: &str,
    nonce: &str,
) -> anyhow::Result<(u16, Value)> {
    let path = format!("/api/games/{game}/turns/{turn}?ply={ply}&nonce={nonce}");
    client.try_request("POST", &path, &json!({}))
}

/// Returns the published nonces of White and Black.
fn known(client: &mut Client, game: &str) -> anyhow::Result<[Option<String>; 2]> {
    let full = client.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let nonces = &full["match"]["dice"]["nonces"];
    Ok(["w", "b"].map(|color| nonces[color].as_str().map(str::to_owned)))
}
