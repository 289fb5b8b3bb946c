//! The credentials of a client that fuzzes the API, and the ids it knows.

use std::fmt::Write as _;

use anyhow::Context as _;
use serde_json::{Value, json};

use super::effort::Effort;
use crate::online::Client;

/// Password of every account.
const PASSWORD: &str = "eleven horses run";

/// A client with its credentials.
pub(super) struct Identity {
    label: &'static str,
    /// Headers sent with every request.
    headers: Vec<(&'static str, String)>,
    /// Ids of existing games, because a random id would never match one.
    games: Vec<String>,
}

impl Identity {
    /// Creates the identity of a browser without a session.
    pub(super) fn anonymous(server: &str) -> anyhow::Result<Self> {
        let mut guest = Client::new(server, 0);
        let games = games(&mut guest, server)?;
        Ok(Self { label: "a browser without a session", headers: vec![origin(server)], games })
    }

    /// Creates the identity of a program with a token.
    pub(super) fn token(server: &str) -> anyhow::Result<Self> {
        let mut owner = account(server)?;
        let games = games(&mut owner, server)?;
        let wanted = json!({ "name": "fuzz", "scopes": ["read", "play"] });
        let made = owner.request("POST", "/api/account/tokens", &wanted)?;
        let token = made["token"].as_str().context("the response has no token")?;
        let headers = vec![("Authorization", format!("Bearer {token}"))];
        Ok(Self { label: "a program with a token", headers, games })
    }

    /// Creates the identity of a browser that is signed in to an account.
    pub(super) fn session(server: &str) -> anyhow::Result<Self> {
        let mut owner = account(server)?;
        let games = games(&mut owner, server)?;
        let cookie = owner.cookie().context("the session has no cookie")?.to_owned();
        Ok(Self {
            label: "a browser with a session",
            headers: vec![origin(server), ("Cookie", cookie)],
            games,
        })
    }

    pub(super) const fn label(&self) -> &'static str {
        self.label
    }

    /// Returns the Schemathesis settings for this identity.
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

/// Valid values of parameters so that requests pass validation.
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

/// Settings shared by all identities.
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

# A well-formed request may still be refused: a turn by the rules, a token because it has expired.
[checks]
positive_data_acceptance.enabled = false

# Streams do not end, so a request would only time out; other tests cover them.
[[operations]]
include-name = ["GET /api/games/{id}/stream", "GET /api/stream/events"]
enabled = false

# A valid seek is answered by a stream.
[[operations]]
include-name = "POST /api/seek"
generation.mode = "negative"

# These would end the session.
[[operations]]
include-name = ["DELETE /api/account", "POST /api/logout", "DELETE /api/account/sessions/{id}"]
enabled = false
"#;

fn origin(server: &str) -> (&'static str, String) {
    ("Origin", format!("http://{server}"))
}

/// Creates an account and returns a client that is signed in to it.
fn account(server: &str) -> anyhow::Result<Client> {
    let mut client = Client::new(server, 0);
    client.request("POST", "/api/account", &json!({ "name": "Fuzzer", "password": PASSWORD }))?;
    Ok(client)
}

/// Starts games in every state: one that waits for an opponent, some in progress, one that has ended.
fn games(owner: &mut Client, server: &str) -> anyhow::Result<Vec<String>> {
    let mut other = Client::new(server, 1);
    let mut games = Vec::new();
    for (variant, clock) in [
        ("yinsh", "-"),
        ("gipf-standard", "3days"),
        ("yinsh-blitz", "600+5"),
        ("gipf-basic", "300d5"),
    ] {
        games.push(Client::start_game(owner, &mut other, variant, clock, false)?);
    }
    games.push(Client::start_game(&mut other, owner, "yinsh", "-", false)?);
    let ended = Client::start_game(owner, &mut other, "yinsh", "-", false)?;
    owner.request("POST", &format!("/api/games/{ended}/act/abort"), &Value::Null)?;
    games.push(ended);
    let waiting = json!({ "variant": "yinsh", "clock": "-", "opponent": "open" });
    let made = other.request("POST", "/api/games", &waiting)?;
    games.push(made["id"].as_str().context("the response has no game id")?.to_owned());
    Ok(games)
}
