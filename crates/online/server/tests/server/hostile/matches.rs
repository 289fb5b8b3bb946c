//! Impossible terms of matches, and decisions in a match by clients that may not make them.

use serde_json::{Value, json};

use crate::kit::{Browser, Response, TestServer};

/// Turns after which White may declare the use of a YINSH-potential.
const OPENING: [&str; 4] = ["Ge2", "Ge8", "Ye1-e3", "Gb5"];
/// Declaration of that use: `ye2-h2?`.
const DECLARATION: &str = "ye2-h2%3F";
/// Decisions of every kind.
const DECISIONS: [&str; 8] =
    ["ok", "challenge", "6-1", "w:1-0", "b:0-1", "w:resigns", DECLARATION, "Gb2"];

/// A match, or a linked game of one, with its players and a stranger.
struct Match {
    white: Browser,
    black: Browser,
    stranger: Browser,
    id: String,
}

impl Match {
    /// Starts a match with this link, and plays the opening.
    fn start(server: &TestServer, link: &str) -> Self {
        let [white, black, stranger] = [(); 3].map(|()| server.browser());
        let id = white.make(&json!({
            "variant": "gipf-yinsh", "clock": "600+5", "color": "w", "opponent": "open",
            "match": { "links": format!("Y:{link}") },
        }));
        assert_eq!(black.join(&id).status, 200);
        let new = Self { white, black, stranger, id };
        new.play(&OPENING);
        new
    }

    /// Starts a match, declares the use of a potential, and challenges it.
    fn challenged(server: &TestServer, link: &str) -> Self {
        let new = Self::start(server, link);
        new.play(&[DECLARATION, "challenge"]);
        new
    }

    /// Returns the linked game of the match.
    fn linked(self) -> Self {
        let id = self.seen()["match"]["linked"].as_str().expect("a linked game").to_owned();
        Self { id, ..self }
    }

    fn seen(&self) -> Value {
        self.stranger.get(&format!("/api/games/{}", self.id)).json()
    }

    fn ply(&self) -> u32 {
        self.seen()["turns"].as_array().expect("turns").len() as u32
    }

    /// Plays turns and decisions, of White at even plies and of Black at odd ones.
    fn play(&self, turns: &[&str]) {
        for turn in turns {
            let ply = self.ply();
            let player = if ply.is_multiple_of(2) { &self.white } else { &self.black };
            let played = player.play(&self.id, ply, turn);
            assert_eq!(played.status, 200, "{turn}: {played:?}");
        }
    }

    /// Checks that these turns of White and Black, and all decisions of the stranger, are refused and write nothing.
    fn refuses(&self, turns_of_white: &[&str], turns_of_black: &[&str]) {
        let (ply, before) = (self.ply(), self.seen()["seq"].clone());
        for (player, turns) in [
            (&self.white, turns_of_white),
            (&self.black, turns_of_black),
            (&self.stranger, &DECISIONS[..]),
        ] {
            for turn in turns {
                assert_refused(&player.play(&self.id, ply, turn), turn);
            }
        }
        assert_eq!(self.seen()["seq"], before);
    }

    /// Plays a turn with a nonce for the dice.
    fn play_with_nonce(&self, player: &Browser, turn: &str, nonce: &str) -> Response {
        let path = format!("/api/games/{}/turns/{turn}?ply={}&nonce={nonce}", self.id, self.ply());
        player.poke(&path)
    }

    /// Returns the published nonces of White and Black.
    fn nonces(&self) -> [Value; 2] {
        let dice = &self.seen()["match"]["dice"];
        ["w", "b"].map(|color| dice["nonces"][color].clone())
    }
}

/// Checks that a request was refused with a code, because of the client.
fn assert_refused(response: &Response, what: &str) {
    assert!((400..500).contains(&response.status), "{what:.80}: {response:?}");
    assert!(!response.code().is_empty(), "{what:.80}");
}

/// Returns the fields with which a request for a match is impossible.
fn impossible_terms() -> Vec<Value> {
    let mut all = vec![
        json!({ "match": { "links": "Y:die" }, "rated": true }),
        json!({ "match": { "links": "Y:die" }, "variant": "gipf-tournament" }),
        json!({ "match": { "links": "Y:die" }, "variant": "yinsh" }),
        json!({ "match": { "links": "Y:die" }, "variant": "gipf-potentials:standard:18/18:T3-t3" }),
        json!({ "match": { "links": "Y:die", "challenges": "-1" } }),
        json!({ "match": { "links": "Y:die", "challenges": "1000000" } }),
        json!({ "match": { "links": "Y:die", "challenges": ["3"] } }),
        json!({ "match": { "links": "Y:die", "clock": "soon" } }),
        json!({ "match": { "links": "Y:die", "dice": "6-6" } }),
        json!({ "match": { "challenges": "3" } }),
        json!({ "match": "Y:die" }),
        json!({ "match": ["Y:die"] }),
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
    // Up to the maximum length of a request and beyond.
    let long = [10, 400, 2500, 4000].map(|times| json!("Y:die,".repeat(times)));
    let links = texts.map(|text| json!(text)).into_iter().chain(long);
    let links = links.chain([json!(7), json!(null), json!({})]);
    all.extend(links.map(|links| json!({ "match": { "links": links } })));
    all
}

#[test]
fn impossible_terms_of_a_match_are_refused() {
    let server = TestServer::start();
    let (player, _) = server.account("Anna");
    let possible = json!({
        "variant": "gipf-yinsh", "clock": "600+5", "rated": false, "match": { "links": "Y:die" },
    });
    for fields in impossible_terms() {
        let mut wanted = possible.clone();
        for (name, value) in fields.as_object().expect("fields") {
            wanted[name] = value.clone();
        }
        let what = wanted.to_string();
        assert_refused(&player.put("/api/standing-seek", &wanted), &what);
        wanted["opponent"] = json!("open");
        assert_refused(&player.post("/api/games", &wanted), &what);
    }
    let me = player.me();
    assert_eq!((&me["playing"], &me["standing"]), (&json!([]), &json!(null)));
    assert_eq!(player.put("/api/standing-seek", &possible).status, 200, "without these fields");
}

#[test]
fn only_its_player_can_declare_a_use_and_only_the_opponent_can_answer() {
    let server = TestServer::start();
    let game = Match::start(&server, "die");
    game.refuses(
        &["ok", "challenge", "5-3", "w:1-0", "ye2-h2", "pass", "Ge2%3F", "ye2-e2%3F"],
        &["ok", "challenge", "6-1", "Gb2", DECLARATION, "ye8-b5%3F"],
    );
    game.play(&[DECLARATION]);
    game.refuses(
        &["ok", "challenge", DECLARATION, "ye2-g2%3F", "Gb2"],
        &["6-1", "Gb2", "b:1-0", "w:resigns", "pass", "ok;challenge", "ye8-b5%3F"],
    );
}

#[test]
fn players_can_enter_only_their_own_result_of_a_game_elsewhere() {
    let server = TestServer::start();
    let game = Match::challenged(&server, "elsewhere");
    game.refuses(
        &["b:1-0", "b:resigns", "w:time", "w:leaves", "w:2-0", "6-1", "ok", "Gb2"],
        &["w:0-1", "w:resigns", "b:time", "6-1", "b:"],
    );
    game.play(&["w:1-0"]);
    game.refuses(&["w:0-1", "w:die", "b:1-0"], &[]);
}

#[test]
fn a_match_accepts_no_turns_during_its_linked_game() {
    let server = TestServer::start();
    let game = Match::challenged(&server, "yinsh");
    game.refuses(&["Gb2", "f6", "ok", "w:1-0"], &["Gb2", "challenge", "b:resigns"]);
}

#[test]
fn a_linked_game_accepts_no_decisions_or_offers() {
    let server = TestServer::start();
    let game = Match::challenged(&server, "yinsh").linked();
    game.refuses(&["challenge", "6-1", "w:1-0", "b:resigns"], &["f6", "ok"]);
    for act in ["draw", "rematch", "claim-win", "claim-draw"] {
        assert_refused(&game.white.act(&game.id, act), act);
    }
}

#[test]
fn players_cannot_repeat_a_roll() {
    let server = TestServer::start();
    let game = Match::challenged(&server, "die");
    game.refuses(&["6-1", "1-6", "challenge"], &["6-1", "1-6", "challenge"]);
}

#[test]
fn only_a_valid_nonce_of_the_player_to_act_is_stored() {
    let server = TestServer::start();
    let game = Match::start(&server, "die");
    let [first, second] = ["1", "2"].map(|digit| digit.repeat(64));
    for nonce in ["", "0", "null", "../..", "%00", "%F0%9F%8E%B2", &"a".repeat(4000)] {
        assert_refused(&game.play_with_nonce(&game.white, DECLARATION, nonce), nonce);
    }
    for other in [&game.stranger, &game.black] {
        assert_refused(&game.play_with_nonce(other, DECLARATION, &second), "not to act");
    }
    assert_eq!(game.nonces(), [json!(null), json!(null)]);
    assert_eq!(game.play_with_nonce(&game.white, DECLARATION, &first).status, 200);
    assert_eq!(game.nonces(), [json!(first), json!(null)]);
}
