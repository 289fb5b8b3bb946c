//! Attacks with impossible terms of matches, and with decisions in a match by people who may not make them.

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

use super::{
    attack::{Setting, account, guest},
    games::play,
    table::Finding,
};
use crate::online::{Client, Server};

/// Requests matches with impossible terms: each is refused with the reason, and no match is created.
pub(super) fn terms(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("match-terms")?;
    let mut player = account(&server, 0, "White")?;
    let mut tried = Refused::default();
    for wrong in wrong_terms() {
        let (game, seek) = (request(&wrong, true), request(&wrong, false));
        tried.note(&wrong, player.try_request("POST", "/api/games", &game)?);
        tried.note(&wrong, player.try_request("PUT", "/api/standing-seek", &seek)?);
    }
    let me = player.request("GET", "/api/me", &Value::Null)?;
    let made =
        me["playing"].as_array().map_or(0, Vec::len) + usize::from(!me["standing"].is_null());
    ensure!(made == 0 || !tried.not.is_empty(), "a game was created: {me}");
    Ok(tried.finding("for impossible matches"))
}

/// Returns the bodies of requests for impossible matches.
fn wrong_terms() -> Vec<Value> {
    let links = |links: Value| json!({"match": {"links": links}});
    let mut all = vec![
        json!({"match": {"links": "Y:die"}, "rated": true}),
        json!({"match": {"links": "Y:die"}, "variant": "gipf-tournament"}),
        json!({"match": {"links": "Y:die"}, "variant": "yinsh"}),
        json!({"match": {"links": "Y:die"}, "variant": "gipf-potentials:standard:18/18:T3-t3"}),
        json!({"match": {"links": "Y:die", "challenges": "-1"}}),
        json!({"match": {"links": "Y:die", "challenges": "1000000"}}),
        json!({"match": {"links": "Y:die", "challenges": ["3"]}}),
        json!({"match": {"links": "Y:die", "clock": "soon"}}),
        json!({"match": {"links": "Y:die", "dice": "6-6"}}),
        json!({"match": {"challenges": "3"}}),
        json!({"match": "Y:die"}),
        json!({"match": ["Y:die"]}),
    ];
    let texts = [
        "-",
        "",
        "Y",
        "Y:",
        "Y:chess",
        "Q:die",
        "y:die",
        "Y:die,Y:yinsh",
        "Y:die,",
        "T:die",
        "Y:free",
    ];
    all.extend(texts.map(|text| links(json!(text))));
    all.extend([json!(7), json!(null), json!({})].map(links));
    // Too many links, up to the maximum length of a request and beyond.
    all.extend([10, 400, 2500, 20_000].map(|times| links(json!("Y:die,".repeat(times)))));
    all
}

fn request(wrong: &Value, is_game: bool) -> Value {
    let mut wanted = json!({"variant": "gipf-yinsh", "clock": "600+5", "rated": false});
    if is_game {
        wanted["opponent"] = json!("open");
    }
    for (name, value) in wrong.as_object().into_iter().flatten() {
        wanted[name] = value.clone();
    }
    wanted
}

/// Sends answers, challenges, dice and results from people who may not decide them.
pub(super) fn decisions(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("match-decisions")?;
    let mut tried = Refused::default();
    for link in ["yinsh", "elsewhere", "die"] {
        Siege::begin(&server, link)?.run(link, &mut tried)?;
    }
    Ok(tried.finding("that decide for others, at the wrong time, or what no player decides"))
}

/// A match under attack.
struct Siege {
    white: Client,
    black: Client,
    spectator: Client,
    game: String,
}

impl Siege {
    /// Starts a match in which White may declare the use of a YINSH-potential.
    fn begin(server: &Server, link: &str) -> anyhow::Result<Self> {
        let (mut white, mut black, spectator) =
            (guest(server, 0)?, guest(server, 1)?, guest(server, 2)?);
        let wanted = json!({
            "variant": "gipf-yinsh", "clock": "600+5", "color": "w", "opponent": "open",
            "match": {"links": format!("Y:{link}")},
        });
        let made = white.request("POST", "/api/games", &wanted)?;
        let game = made["id"].as_str().context("the response has no match id")?.to_owned();
        black.request("POST", &format!("/api/games/{game}/join"), &json!({}))?;
        for (ply, turn) in ["Ge2", "Ge8", "Ye1-e3", "Gb5"].into_iter().enumerate() {
            play(if ply % 2 == 0 { &mut white } else { &mut black }, &game, ply, turn)?;
        }
        Ok(Self { white, black, spectator, game })
    }

    fn run(mut self, link: &str, tried: &mut Refused) -> anyhow::Result<()> {
        self.nobody(4, tried)?;
        self.wrong(
            'w',
            &["ok", "challenge", "5-3", "w:1-0", "ye2-h2", "pass", "Ge2%3F", "ye2-e2%3F"],
            4,
            tried,
        )?;
        self.wrong('b', &["ok", "challenge", "6-1", "Gb2", "ye2-h2%3F", "ye8-b5%3F"], 4, tried)?;
        play(&mut self.white, &self.game, 4, "ye2-h2%3F")?;
        self.nobody(5, tried)?;
        self.wrong('w', &["ok", "challenge", "ye2-h2%3F", "ye2-g2%3F", "Gb2"], 5, tried)?;
        self.wrong(
            'b',
            &["6-1", "Gb2", "b:1-0", "w:resigns", "pass", "ok;challenge", "ye8-b5%3F"],
            5,
            tried,
        )?;
        play(&mut self.black, &self.game, 5, "challenge")?;
        match link {
            "elsewhere" => self.elsewhere(tried),
            "yinsh" => self.linked(tried),
            _ => self.rolled(tried),
        }
    }

    /// Attacks the results of a game played elsewhere: each player may enter only their own result.
    fn elsewhere(&mut self, tried: &mut Refused) -> anyhow::Result<()> {
        self.nobody(6, tried)?;
        self.wrong(
            'w',
            &["b:1-0", "b:resigns", "w:time", "w:leaves", "w:2-0", "6-1", "ok", "Gb2"],
            6,
            tried,
        )?;
        self.wrong('b', &["w:0-1", "w:resigns", "b:time", "6-1", "b:"], 6, tried)?;
        play(&mut self.white, &self.game, 6, "w:1-0")?;
        self.wrong('w', &["w:0-1", "w:die", "b:1-0"], 7, tried)
    }

    /// Attacks a match that waits for a linked game, and the turns of that game.
    fn linked(&mut self, tried: &mut Refused) -> anyhow::Result<()> {
        self.nobody(6, tried)?;
        self.wrong('w', &["Gb2", "f6", "ok", "w:1-0"], 6, tried)?;
        self.wrong('b', &["Gb2", "challenge", "b:resigns"], 6, tried)?;
        let full = self.white.request("GET", &format!("/api/games/{}", self.game), &Value::Null)?;
        let linked =
            full["match"]["linked"].as_str().context("the match has no linked game")?.to_owned();
        let mut inner = Self {
            game: linked,
            white: self.white.clone(),
            black: self.black.clone(),
            spectator: self.spectator.clone(),
        };
        inner.nobody(0, tried)?;
        inner.wrong('b', &["f6", "ok"], 0, tried)?;
        inner.wrong('w', &["challenge", "6-1", "w:1-0", "b:resigns"], 0, tried)?;
        for act in ["draw", "rematch", "claim-win", "claim-draw"] {
            let path = format!("/api/games/{}/act/{act}", inner.game);
            tried.note(&json!(act), inner.white.try_request("POST", &path, &json!({}))?);
        }
        Ok(())
    }

    /// Tries a second roll after the server has rolled.
    fn rolled(&mut self, tried: &mut Refused) -> anyhow::Result<()> {
        let full = self.white.request("GET", &format!("/api/games/{}", self.game), &Value::Null)?;
        let ply = full["turns"].as_array().context("the match has no turns")?.len();
        self.nobody(ply, tried)?;
        self.wrong('w', &["6-1", "1-6", "challenge"], ply, tried)?;
        self.wrong('b', &["6-1", "1-6", "challenge"], ply, tried)
    }

    /// Tries decisions as a client who does not play in the match.
    fn nobody(&mut self, ply: usize, tried: &mut Refused) -> anyhow::Result<()> {
        self.wrong(
            's',
            &["ok", "challenge", "6-1", "w:1-0", "b:0-1", "w:resigns", "ye2-h2%3F", "Gb2"],
            ply,
            tried,
        )
    }

    /// Tries tokens that must be refused; the log must not grow.
    fn wrong(
        &mut self,
        who: char,
        tokens: &[&str],
        ply: usize,
        tried: &mut Refused,
    ) -> anyhow::Result<()> {
        let path = format!("/api/games/{}", self.game);
        let before = self.spectator.request("GET", &path, &Value::Null)?["seq"].clone();
        let client = match who {
            'w' => &mut self.white,
            'b' => &mut self.black,
            _ => &mut self.spectator,
        };
        for token in tokens {
            let answer = client.try_request(
                "POST",
                &format!("{path}/turns/{token}?ply={ply}"),
                &json!({}),
            )?;
            tried.note(&json!({"who": who.to_string(), "ply": ply, "token": token}), answer);
        }
        let after = self.spectator.request("GET", &path, &Value::Null)?["seq"].clone();
        ensure!(before == after, "the log has grown: {who} {tokens:?}");
        Ok(())
    }
}

/// Number of attempts, and those that were not refused correctly.
#[derive(Debug, Default)]
struct Refused {
    tried: usize,
    not: Vec<String>,
}

impl Refused {
    /// Records a response; a refusal must have a suitable status and a code for programs.
    fn note(&mut self, what: &Value, (status, answer): (u16, Value)) {
        self.tried += 1;
        if !(400..500).contains(&status) || !answer["code"].is_string() {
            let what: String = what.to_string().chars().take(80).collect();
            self.not.push(format!("{what}: {status} {answer}"));
        }
    }

    fn finding(self, what: &str) -> Finding {
        let Self { tried, not } = self;
        let seen = if not.is_empty() { "all refused".to_owned() } else { not.join("; ") };
        Finding::new(
            format!("{tried} requests {what}"),
            "each is refused with a code, and nothing is written",
            seen,
            not.is_empty(),
        )
    }
}
