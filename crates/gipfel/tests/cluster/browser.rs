use serde_json::Value;

/// Simulated browser: a node's address and a cookie.
pub(crate) struct Browser {
    server: String,
    cookie: String,
}

/// Response of a node.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }
}

impl Browser {
    pub(crate) fn at(address: &str) -> Self {
        Self { server: format!("http://{address}"), cookie: String::new() }
    }

    /// Returns the same session at the node of another browser.
    pub(crate) fn moved_to(&self, other: &Self) -> Self {
        Self { server: other.server.clone(), cookie: self.cookie.clone() }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.moved_to(self).ask("GET", path, String::new())
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, body.to_string())
    }

    /// Posts an empty body.
    pub(crate) fn poke(&mut self, path: &str) -> Answer {
        self.ask("POST", path, String::new())
    }

    fn ask(&mut self, method: &str, path: &str, body: String) -> Answer {
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.server))
            .header("origin", &self.server)
            .header("cookie", &self.cookie)
            .header("content-type", "application/json")
            .body(body)
            .expect("a request");
        let mut answer = ureq::Agent::new_with_config(config).run(request).expect("an answer");
        if let Some(cookie) = answer.headers().get("set-cookie") {
            let text = cookie.to_str().expect("plain");
            text.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        let text = answer.body_mut().read_to_string().expect("text");
        Answer { status: answer.status().as_u16(), text }
    }

    /// Creates a game and returns its id.
    pub(crate) fn new_game(&mut self, wanted: &Value) -> String {
        let made = self.post("/api/games", wanted);
        assert_eq!(made.status, 201, "{made:?}");
        made.json()["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) fn play(&mut self, game: &str, ply: usize, turn: &str) {
        let played = self.poke(&format!("/api/games/{game}/turns/{turn}?ply={ply}"));
        assert_eq!(played.status, 200, "{played:?}");
    }

    /// Returns the turns of a game.
    pub(crate) fn turns(&self, game: &str) -> Vec<String> {
        let game = self.get(&format!("/api/games/{game}")).json();
        let turns = game["turns"].as_array().cloned().unwrap_or_default();
        turns.iter().map(ToString::to_string).collect()
    }
}
