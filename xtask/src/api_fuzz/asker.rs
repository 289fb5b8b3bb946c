//! In whose name the API is asked, and what he knows.

use std::fmt::Write as _;

use anyhow::Context as _;
use serde_json::{Value, json};

use super::Effort;
use crate::online::Way;

/// The password of whoever asks.
const PASSWORD: &str = "eleven horses run";

/// Somebody who asks.
pub(super) struct Asker {
    who: &'static str,
    /// What goes with every request.
    headers: Vec<(&'static str, String)>,
    /// Games that are there: nobody guesses an id.
    games: Vec<String>,
}

impl Asker {
    /// Somebody without anything, on a page of the site.
    pub(super) fn nobody(place: &str) -> anyhow::Result<Self> {
        let mut somebody = Way::new(place, 0);
        let games = games(&mut somebody, place)?;
        Ok(Self { who: "nobody", headers: vec![origin(place)], games })
    }

    /// A program with a token.
    pub(super) fn program(place: &str) -> anyhow::Result<Self> {
        let mut owner = account(place)?;
        let games = games(&mut owner, place)?;
        let wanted = json!({ "name": "fuzz", "scopes": ["read", "play"] });
        let made = owner.ask("POST", "/api/account/tokens", &wanted)?;
        let token = made["token"].as_str().context("a token")?;
        let headers = vec![("Authorization", format!("Bearer {token}"))];
        Ok(Self { who: "a program with a token", headers, games })
    }

    /// A browser with the session of an account.
    pub(super) fn browser(place: &str) -> anyhow::Result<Self> {
        let mut owner = account(place)?;
        let games = games(&mut owner, place)?;
        let cookie = owner.cookie().context("a session has a cookie")?.to_owned();
        Ok(Self {
            who: "a browser with a session",
            headers: vec![origin(place), ("Cookie", cookie)],
            games,
        })
    }

    pub(super) const fn who(&self) -> &'static str {
        self.who
    }

    /// The settings of Schemathesis.
    pub(super) fn settings(&self, effort: Effort) -> String {
        let Effort { examples, seed } = effort;
        let mut text = format!(
            "seed = {seed}\ncontinue-on-failure = true\nrequest-timeout = 5\nwarnings = false\n"
        );
        text += "\n[headers]\n";
        for (name, value) in &self.headers {
            writeln!(text, "{name} = {}", json!(value)).ok();
        }
        write!(
            text,
            "\n[generation]\nmax-examples = {examples}\ndatabase = \"none\"\nwith-security-parameters = false\n\
             \n[phases]\nexamples.enabled = false\nstateful.enabled = false\n"
        )
        .ok();
        text += FIXED;
        for (name, values) in WORDS {
            writeln!(text, "\n[dictionaries.{name}]\nvalues = {}", json!(values)).ok();
        }
        writeln!(text, "\n[dictionaries.games]\nvalues = {}", json!(self.games)).ok();
        text
    }
}

/// Words that mean something, so that requests come further than to the first refusal.
const WORDS: [(&str, &[&str]); 5] = [
    ("turns", &["e5", "f6", "a1", "z9", "e5-e6", "resign", "f6;x", "..", "%2e%2e%2f"]),
    ("players", &["Fuzzer", "Gipfel-1", "nobody", "' OR '1'='1"]),
    ("variants", &["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"]),
    ("clocks", &["-", "300", "300+3", "300d5", "300+3x30", "3days", "0", "99999999999999999999"]),
    (
        "texts",
        &["hello", "<script>alert(1)</script>", "'; DROP TABLE games; --", "a\r\nset-cookie: b=c"],
    ),
];

/// What is the same for everybody.
const FIXED: &str = r#"
[parameters]
"path.id" = { dictionary = "games", probability = 0.7 }
"path.turn" = { dictionary = "turns", probability = 0.7 }
"path.name" = { dictionary = "players", probability = 0.7 }
"query.player" = { dictionary = "players", probability = 0.5 }
"query.variant" = { dictionary = "variants", probability = 0.5 }
"body.variant" = { dictionary = "variants", probability = 0.8 }
"body.clock" = { dictionary = "clocks", probability = 0.8 }
"body.text" = { dictionary = "texts", probability = 0.3 }
"body.player" = { dictionary = "players", probability = 0.5 }

# What the form allows may still be refused for what it means: a turn by a rule, a token because it is old.
[checks]
positive_data_acceptance.enabled = false

# Streams do not end, so that a request to one would only time out: they are tried elsewhere.
[[operations]]
include-name = ["GET /api/games/{id}/stream", "GET /api/stream/events"]
enabled = false

# A seek is a stream too, once it is understood.
[[operations]]
include-name = "POST /api/seek"
generation.mode = "negative"

# Who deletes himself or signs out asks no more.
[[operations]]
include-name = ["DELETE /api/account", "POST /api/logout", "DELETE /api/account/sessions/{id}"]
enabled = false
"#;

fn origin(place: &str) -> (&'static str, String) {
    ("Origin", format!("http://{place}"))
}

/// Somebody with an account.
fn account(place: &str) -> anyhow::Result<Way> {
    let mut way = Way::new(place, 0);
    way.ask("POST", "/api/account", &json!({ "name": "Fuzzer", "password": PASSWORD }))?;
    Ok(way)
}

/// Games of every kind: one that waits, some that are played, one that has ended.
fn games(owner: &mut Way, place: &str) -> anyhow::Result<Vec<String>> {
    let mut other = Way::new(place, 1);
    let mut games = Vec::new();
    for (variant, clock) in [
        ("yinsh", "-"),
        ("gipf-standard", "3days"),
        ("yinsh-blitz", "600+5"),
        ("gipf-basic", "300d5"),
    ] {
        games.push(Way::game(owner, &mut other, variant, clock, false)?);
    }
    games.push(Way::game(&mut other, owner, "yinsh", "-", false)?);
    let ended = Way::game(owner, &mut other, "yinsh", "-", false)?;
    owner.ask("POST", &format!("/api/games/{ended}/act/abort"), &Value::Null)?;
    games.push(ended);
    let waiting = json!({ "variant": "yinsh", "clock": "-", "opponent": "open" });
    let made = other.ask("POST", "/api/games", &waiting)?;
    games.push(made["id"].as_str().context("a game has an id")?.to_owned());
    Ok(games)
}
