//! A server of our own for each test, and browsers that keep their cookie.

use std::{
    collections::HashMap,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::Mutex,
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use server::{Limits, Options, Server, StartError};
use tokio::sync::oneshot;
use tungstenite::{Message, WebSocket, client::IntoClientRequest as _, error::Error};

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that runs until it is told to end.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<Result<(), StartError>>>,
}

impl Running {
    /// One that refuses nothing because it comes too often.
    pub(crate) fn start() -> Self {
        Self::with(|options| options.limits.rates = false)
    }

    /// One that is told something else.
    pub(crate) fn with(change: impl FnOnce(&mut Options)) -> Self {
        let mut options = Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() };
        change(&mut options);
        let server = Server::bind(&options).expect("a free port");
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

    /// Limits that are kept, with one thing changed.
    pub(crate) fn limited(change: impl FnOnce(&mut Limits)) -> Self {
        Self::with(|options| change(&mut options.limits))
    }

    /// Somebody whom the server does not know yet.
    pub(crate) fn browser(&self) -> Browser {
        Browser { address: self.address, cookie: Mutex::default() }
    }

    /// Tells it to end, without waiting.
    pub(crate) fn tell_to_end(&mut self) {
        self.stop.take().expect("told once").send(()).expect("the server runs");
    }

    /// Waits until it has ended.
    pub(crate) fn wait(&mut self) {
        let thread = self.thread.take().expect("waited for once");
        thread.join().expect("no panic").expect("it ends well");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// Somebody with a cookie.
pub(crate) struct Browser {
    address: SocketAddr,
    cookie: Mutex<Option<String>>,
}

impl Browser {
    /// The site is somewhere else now.
    pub(crate) fn moved_to(&mut self, address: SocketAddr) {
        self.address = address;
    }

    /// Where it thinks that the site is.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Fetches something.
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None, &[])
    }

    /// Sends something, as a page of the site does.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, Some(&body.to_string()), &[("origin", &self.origin())])
    }

    /// Sends nothing, as a page of the site does.
    pub(crate) fn poke(&self, path: &str) -> Answer {
        self.ask("POST", path, None, &[("origin", &self.origin())])
    }

    /// Asks for something with headers of one's own.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let stream = self.say(method, path, body, &[headers, &[("connection", "close")]].concat());
        let answer = heard(stream);
        self.keep(&answer.headers);
        answer
    }

    fn say(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
        headers: &[(&str, &str)],
    ) -> TcpStream {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(cookie) = self.cookie() {
            head.push_str(&format!("cookie: {cookie}\r\n"));
        }
        if let Some(body) = body {
            if !headers.iter().any(|(name, _)| *name == "content-type") {
                head.push_str("content-type: application/json\r\n");
            }
            head.push_str(&format!("content-length: {}\r\n", body.len()));
        }
        let mut stream = connect(self.address);
        let text = format!("{head}\r\n{}", body.unwrap_or_default());
        // The server may have heard enough before the end; what it answers counts.
        stream.write_all(text.as_bytes()).ok();
        stream
    }

    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.lock().expect("no panic").clone()
    }

    /// Keeps the cookie that an answer sets.
    fn keep(&self, headers: &HashMap<String, String>) {
        if let Some(cookie) = headers.get("set-cookie").and_then(|set| set.split(';').next()) {
            *self.cookie.lock().expect("no panic") = Some(cookie.to_owned());
        }
    }

    /// Makes a game for whoever has the link, and says its id.
    pub(crate) fn make(&self, wanted: &Value) -> String {
        let answer = self.post("/api/games", wanted);
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    /// Joins a game.
    pub(crate) fn join(&self, game: &str) -> Answer {
        self.post(&format!("/api/games/{game}/join"), &json!({}))
    }

    /// Plays a turn.
    pub(crate) fn play(&self, game: &str, ply: u32, turn: &str) -> Answer {
        self.poke(&format!("/api/games/{game}/turns/{turn}?ply={ply}"))
    }

    /// Does something else in a game.
    pub(crate) fn act(&self, game: &str, act: &str) -> Answer {
        self.poke(&format!("/api/games/{game}/act/{act}"))
    }

    /// Opens a socket as a page of the site does.
    pub(crate) fn socket(&self) -> Socket {
        self.try_socket(&[("origin", &self.origin())]).expect("a socket")
    }

    /// Opens a socket with headers of one's own.
    pub(crate) fn try_socket(&self, headers: &[(&str, &str)]) -> Result<Socket, u16> {
        let url = format!("ws://{}/socket", self.address);
        let mut request = url.into_client_request().expect("a request");
        for (name, value) in headers {
            let name: tungstenite::http::HeaderName = name.parse().expect("a name");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        if let Some(cookie) = self.cookie() {
            request.headers_mut().insert("cookie", cookie.parse().expect("a value"));
        }
        match tungstenite::client(request, connect(self.address)) {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(tungstenite::HandshakeError::Failure(Error::Http(answer))) => {
                Err(answer.status().as_u16())
            }
            Err(other) => panic!("{other}"),
        }
    }

    /// Opens a stream.
    pub(crate) fn stream(&self, path: &str) -> Lines {
        Lines::read(self.say("GET", path, None, &[]))
    }

    /// Opens a stream by sending something.
    pub(crate) fn post_stream(&self, path: &str, body: &Value) -> Lines {
        let origin = self.origin();
        Lines::read(self.say("POST", path, Some(&body.to_string()), &[("origin", &origin)]))
    }
}

/// What the server said.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: HashMap<String, String>,
    pub(crate) text: String,
}

impl Answer {
    fn read(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("headers are text");
        let (status, headers) = read_head(&head);
        let body = &bytes[end + 4..];
        let chunked = headers.get("transfer-encoding").is_some_and(|how| how == "chunked");
        let body = if chunked { joined(body) } else { body.to_vec() };
        Self { status, headers, text: String::from_utf8(body).expect("a text") }
    }

    /// A header, empty if it is not there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("JSON: {self:?}"))
    }

    /// The code of a refusal, which must be told as one.
    pub(crate) fn code(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        let told = self.json();
        assert_eq!(told["status"], self.status, "{self:?}");
        assert!(["type", "title", "detail"].iter().all(|part| told[part].is_string()), "{self:?}");
        told["code"].as_str().expect("a code").to_owned()
    }
}

pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    stream
}

pub(crate) fn heard(mut stream: TcpStream) -> Answer {
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).ok();
    Answer::read(&heard)
}

fn read_head(head: &str) -> (u16, HashMap<String, String>) {
    let mut lines = head.lines();
    let status =
        lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    (status, headers)
}

fn joined(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = body.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&body[..end]).expect("a size");
        let size = usize::from_str_radix(size, 16).expect("a size");
        body = &body[end + 2..];
        if size == 0 || body.len() < size {
            break;
        }
        whole.extend_from_slice(&body[..size]);
        body = &body[size + 2..];
    }
    whole
}

/// A stream, line by line.
pub(crate) struct Lines {
    pub(crate) status: u16,
    reader: BufReader<TcpStream>,
    text: String,
}

impl Lines {
    fn read(stream: TcpStream) -> Self {
        let mut reader = BufReader::new(stream);
        let mut head = String::new();
        while reader.read_line(&mut head).expect("a head") > 2 {}
        Self { status: read_head(head.trim_end()).0, reader, text: String::new() }
    }

    /// The next line as it is; nothing at the end.
    pub(crate) fn raw(&mut self) -> Option<String> {
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.text = rest;
                return Some(line);
            }
            let mut size = String::new();
            self.reader.read_line(&mut size).expect("a size");
            let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
            if size == 0 {
                return None;
            }
            let mut chunk = vec![0; size + 2];
            self.reader.read_exact(&mut chunk).expect("a chunk");
            chunk.truncate(size);
            self.text.push_str(&String::from_utf8(chunk).expect("a text"));
        }
    }

    /// The next line that says something.
    pub(crate) fn next(&mut self) -> Option<Value> {
        loop {
            let line = self.raw()?;
            if !line.is_empty() {
                return Some(serde_json::from_str(&line).expect("JSON"));
            }
        }
    }

    /// The next line of a type.
    pub(crate) fn of_type(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().unwrap_or_else(|| panic!("no {kind}"));
            if line["type"] == kind {
                return line;
            }
        }
    }
}

/// A socket.
pub(crate) struct Socket(pub(crate) WebSocket<TcpStream>);

impl Socket {
    pub(crate) fn send(&mut self, frame: &Value) {
        self.say(Message::text(frame.to_string()));
    }

    /// Says something, whatever becomes of it.
    pub(crate) fn say(&mut self, message: Message) {
        self.0.send(message).ok();
    }

    /// The next frame of a kind.
    pub(crate) fn hear(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().unwrap_or_else(|code| panic!("no {kind}, but {code:?}"));
            if frame["t"] == kind {
                return frame;
            }
        }
    }

    /// The next frame, or the code with which the socket was closed.
    pub(crate) fn next(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Ok(serde_json::from_str(&text).expect("JSON")),
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code.into())),
                Ok(_) => {}
                Err(_) => return Err(None),
            }
        }
    }

    /// The code with which the server closes it, after whatever it says before.
    pub(crate) fn close_code(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next() {
                return code;
            }
        }
    }
}
