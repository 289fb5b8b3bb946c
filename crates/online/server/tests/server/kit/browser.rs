use std::{net::SocketAddr, sync::Mutex};

use serde_json::{Value, json};

use super::{
    program::Program,
    response::{Response, open, request},
    socket::Socket,
    stream::Stream,
};

/// A browser on a page of the site, with its session cookie.
#[derive(Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    /// Session cookie in the form `name=value`.
    cookie: Mutex<Option<String>>,
}

impl Clone for Browser {
    fn clone(&self) -> Self {
        Self { address: self.address, cookie: Mutex::new(self.cookie()) }
    }
}

impl Browser {
    pub(super) const fn new(address: SocketAddr) -> Self {
        Self { address, cookie: Mutex::new(None) }
    }

    /// Returns the same browser at another node of the site.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        let mut browser = self.clone();
        browser.moved_to(address);
        browser
    }

    /// Changes the address of the site.
    pub(crate) fn moved_to(&mut self, address: SocketAddr) {
        self.address = address;
    }

    /// Returns the origin of the site's pages.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the session cookie.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.lock().expect("no panic").clone()
    }

    pub(crate) fn get(&self, path: &str) -> Response {
        self.ask("GET", path, None, &[])
    }

    /// Sends a POST request with JSON from a page of the site.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Response {
        self.ask("POST", path, Some(&body.to_string()), &[("origin", &self.origin())])
    }

    /// Sends a PUT request with JSON from a page of the site.
    pub(crate) fn put(&self, path: &str, body: &Value) -> Response {
        self.ask("PUT", path, Some(&body.to_string()), &[("origin", &self.origin())])
    }

    /// Sends a POST request without a body from a page of the site.
    pub(crate) fn poke(&self, path: &str) -> Response {
        self.ask("POST", path, None, &[("origin", &self.origin())])
    }

    /// Sends a DELETE request from a page of the site.
    pub(crate) fn delete(&self, path: &str, body: Option<&Value>) -> Response {
        let body = body.map(Value::to_string);
        self.ask("DELETE", path, body.as_deref(), &[("origin", &self.origin())])
    }

    /// Sends a request with the cookie and these headers.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
        headers: &[(&str, &str)],
    ) -> Response {
        let cookie = self.cookie();
        let headers = with_cookie(headers, cookie.as_deref());
        let response = request(self.address, method, path, &headers, body);
        self.keep(response.header("set-cookie"));
        response
    }

    /// Stores or deletes the cookie, as a response requests.
    fn keep(&self, set: &str) {
        if let Some(pair) = set.split(';').next().filter(|pair| !pair.is_empty()) {
            let kept = (!set.contains("Max-Age=0")).then(|| pair.to_owned());
            *self.cookie.lock().expect("no panic") = kept;
        }
    }

    /// Opens a stream.
    pub(crate) fn stream(&self, path: &str) -> Stream {
        let cookie = self.cookie();
        Stream::read(open(self.address, "GET", path, &with_cookie(&[], cookie.as_deref()), None))
    }

    /// Opens a stream by posting JSON.
    pub(crate) fn post_stream(&self, path: &str, body: &Value) -> Stream {
        let (cookie, origin) = (self.cookie(), self.origin());
        let headers = with_cookie(&[("origin", &origin)], cookie.as_deref());
        Stream::read(open(self.address, "POST", path, &headers, Some(&body.to_string())))
    }

    /// Opens a socket from a page of the site.
    pub(crate) fn socket(&self) -> Socket {
        self.try_socket(&[("origin", &self.origin())]).expect("a socket")
    }

    /// Opens a socket with these headers; the error is the status of the refusal.
    pub(crate) fn try_socket(&self, headers: &[(&str, &str)]) -> Result<Socket, u16> {
        let cookie = self.cookie();
        Socket::open(self.address, &with_cookie(headers, cookie.as_deref()))
    }

    /// Returns the response to `GET /api/me`.
    pub(crate) fn me(&self) -> Value {
        self.get("/api/me").json()
    }

    /// Returns the name of the signed-in account.
    pub(crate) fn name(&self) -> Option<String> {
        self.me()["player"]["name"].as_str().map(str::to_owned)
    }

    pub(crate) fn sign_in(&self, name: &str, password: &str) -> Response {
        self.post("/api/login", &json!({"name": name, "password": password}))
    }

    /// Creates a game and returns its id.
    pub(crate) fn make(&self, wanted: &Value) -> String {
        let made = self.post("/api/games", wanted);
        assert_eq!(made.status, 201, "{made:?}");
        made.json()["id"].as_str().expect("an id").to_owned()
    }

    /// Creates a game of YINSH as White, open to anyone.
    pub(crate) fn new_game(&self, clock: &str) -> String {
        self.make(&json!({"variant": "yinsh", "clock": clock, "color": "w", "opponent": "open"}))
    }

    pub(crate) fn join(&self, game: &str) -> Response {
        self.post(&format!("/api/games/{game}/join"), &json!({}))
    }

    pub(crate) fn play(&self, game: &str, ply: u32, turn: &str) -> Response {
        self.poke(&format!("/api/games/{game}/turns/{turn}?ply={ply}"))
    }

    pub(crate) fn act(&self, game: &str, act: &str) -> Response {
        self.poke(&format!("/api/games/{game}/act/{act}"))
    }

    /// Plays a game against another player and resigns after each player has played a turn.
    pub(crate) fn lose_to(&self, other: &Self) -> String {
        let game = self.new_game("300+3");
        assert_eq!(other.join(&game).status, 200);
        for (player, ply, turn) in [(self, 0, "f6"), (other, 1, "e5")] {
            let played = player.play(&game, ply, turn);
            assert_eq!(played.status, 200, "{played:?}");
        }
        assert_eq!(self.act(&game, "resign").status, 200);
        game
    }

    /// Returns a program with a new token of this account.
    pub(crate) fn new_token(&self, scopes: &[&str]) -> Program {
        let made = self.post("/api/account/tokens", &json!({"name": "mine", "scopes": scopes}));
        assert_eq!(made.status, 201, "{made:?}");
        let token = made.json()["token"].as_str().expect("a token").to_owned();
        Program { address: self.address, token }
    }
}

/// Adds the headers of a browser. Headers that a test sets itself are kept.
fn with_cookie<'a>(
    headers: &[(&'a str, &'a str)],
    cookie: Option<&'a str>,
) -> Vec<(&'a str, &'a str)> {
    let mut all = headers.to_vec();
    let has = |name: &str| headers.iter().any(|(own, _)| *own == name);
    if !has("user-agent") {
        all.push(("user-agent", "Tester/1"));
    }
    if let Some(cookie) = cookie.filter(|_| !has("cookie")) {
        all.push(("cookie", cookie));
    }
    all
}
