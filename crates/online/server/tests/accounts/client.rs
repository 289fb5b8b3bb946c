//! A server of our own for each test, browsers with a cookie each, and programs with a token.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use server::{Limits, Options, Server, StartError};
use tokio::sync::oneshot;

/// A password that is taken.
pub(crate) const PASSWORD: &str = "three rings off";

/// One server for all tests that need nothing special. It does not count.
pub(crate) static SHARED: LazyLock<Running> = LazyLock::new(|| Running::start(&uncounted()));

/// Options of a server that never says "too often".
pub(crate) fn uncounted() -> Options {
    let limits = Limits { rates: false, ..Limits::default() };
    Options { limits, ..counted() }
}

/// Options of a server as it usually is.
pub(crate) fn counted() -> Options {
    Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() }
}

/// A server that runs until it is dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<Result<(), StartError>>>,
}

impl Running {
    pub(crate) fn start(options: &Options) -> Self {
        let server = Server::bind(options).expect("a free port");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            server.run_until(async {
                stopped.await.ok();
                Ok(())
            })
        });
        Self { address, stop: Some(stop), thread: Some(thread) }
    }

    /// A browser that was never here.
    pub(crate) fn browser(&self) -> Browser {
        Browser { address: self.address, cookie: None }
    }

    /// A browser in which somebody has a new account, and his recovery codes.
    pub(crate) fn account(&self, name: &str) -> (Browser, Vec<String>) {
        let mut browser = self.browser();
        let answer = browser.post("/api/account", &json!({"name": name, "password": PASSWORD}));
        assert_eq!(answer.status, 201, "{answer:?}");
        let codes = answer.json()["recoveryCodes"].as_array().expect("codes").clone();
        (browser, codes.iter().map(|code| code.as_str().expect("a code").to_owned()).collect())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.take().map(|stop| stop.send(()));
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// A name that no other test has.
pub(crate) fn new_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("Player-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A new account on the shared server.
pub(crate) fn account() -> (Browser, String) {
    let name = new_name();
    (SHARED.account(&name).0, name)
}

/// What the server said.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    fn read(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let headers: Vec<(String, String)> = head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let is_chunked =
            headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
        let body = String::from_utf8_lossy(&bytes[end + 4..]).into_owned();
        let text = if is_chunked { joined(&body) } else { body };
        Self { status: status.expect("a status"), headers, text }
    }

    /// A header, if it is there.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The body.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("JSON, not {self:?}"))
    }

    /// The status and the code of a refusal.
    pub(crate) fn refusal(&self) -> (u16, String) {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        (self.status, self.json()["code"].as_str().unwrap_or_default().to_owned())
    }
}

/// Puts chunks together.
fn joined(mut chunks: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = chunks.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).expect("the size of a chunk");
        text.push_str(&rest[..size]);
        chunks = rest[size..].trim_start_matches("\r\n");
    }
    text
}

/// Asks with just these headers.
pub(crate) fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> Answer {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut request =
        format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        request.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() {
        request.push_str("content-type: application/json\r\n");
    }
    request.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout");
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).ok();
    Answer::read(&heard)
}

/// A browser on a page of the site.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    /// `name=value`.
    pub(crate) cookie: Option<String>,
}

impl Browser {
    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, None)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, Some(body))
    }

    pub(crate) fn delete(&mut self, path: &str, body: Option<&Value>) -> Answer {
        self.ask("DELETE", path, body)
    }

    fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let origin = format!("http://{}", self.address);
        let mut headers = vec![("origin", origin.as_str()), ("user-agent", "Tester/1")];
        if let Some(cookie) = &self.cookie {
            headers.push(("cookie", cookie));
        }
        let answer = ask(self.address, method, path, &headers, body);
        if let Some(set) = answer.header("set-cookie") {
            let pair = set.split(';').next().unwrap_or_default();
            self.cookie = (!set.contains("Max-Age=0;")).then(|| pair.to_owned());
        }
        answer
    }

    /// Who the server thinks this is.
    pub(crate) fn me(&mut self) -> Value {
        self.get("/api/me").json()
    }

    /// The name of who is signed in.
    pub(crate) fn name(&mut self) -> Option<String> {
        self.me()["player"]["name"].as_str().map(str::to_owned)
    }

    /// Signs in.
    pub(crate) fn sign_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/login", &json!({"name": name, "password": password}))
    }

    /// Makes a game for two with a link.
    pub(crate) fn new_game(&mut self, clock: &str) -> String {
        let wanted = json!({"variant": "yinsh", "clock": clock, "color": "w", "opponent": "link"});
        let answer = self.post("/api/games", &wanted);
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    /// Plays a turn.
    pub(crate) fn play(&mut self, game: &str, ply: u32, turn: &str) -> Answer {
        self.post(&format!("/api/games/{game}/turns/{turn}?ply={ply}"), &json!({}))
    }

    /// Does something else in a game.
    pub(crate) fn act(&mut self, game: &str, act: &str) -> Answer {
        self.post(&format!("/api/games/{game}/act/{act}"), &json!({}))
    }

    /// Plays a game with somebody until he himself resigns after both have played a turn.
    pub(crate) fn lose_to(&mut self, other: &mut Self) -> String {
        let game = self.new_game("300+3");
        let joined = other.post(&format!("/api/games/{game}/join"), &json!({}));
        assert_eq!(joined.status, 200, "{joined:?}");
        for (player, ply, turn) in [(&mut *self, 0, "f6"), (other, 1, "e5")] {
            let answer = player.play(&game, ply, turn);
            assert_eq!(answer.status, 200, "{answer:?}");
        }
        let answer = self.act(&game, "resign");
        assert_eq!(answer.status, 200, "{answer:?}");
        game
    }

    /// A token for this account.
    pub(crate) fn new_token(&mut self, scopes: &[&str]) -> Program {
        let answer = self.post("/api/account/tokens", &json!({"name": "mine", "scopes": scopes}));
        assert_eq!(answer.status, 201, "{answer:?}");
        let token = answer.json()["token"].as_str().expect("a token").to_owned();
        Program { address: self.address, token }
    }
}

/// A program with a token. It says nothing of where it comes from.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) address: SocketAddr,
    pub(crate) token: String,
}

impl Program {
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, Some(body))
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        ask(self.address, method, path, &[("authorization", &bearer)], body)
    }
}
