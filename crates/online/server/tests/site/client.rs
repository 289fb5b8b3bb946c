//! A server of our own for each test, and a small browser.

use std::{
    collections::HashMap,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::LazyLock,
    thread,
    time::Duration,
};

use flate2::read::GzDecoder;
use server::{Limits, Options, Server, StartError};
use tokio::sync::oneshot;

/// One server for all tests that do not end theirs.
static SHARED: LazyLock<Running> = LazyLock::new(|| Running::start(Limits::default()));

/// A server that runs until it is told to end.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    thread: thread::JoinHandle<Result<(), StartError>>,
}

impl Running {
    pub(crate) fn start(limits: Limits) -> Self {
        let options = Options { listen: ([127, 0, 0, 1], 0).into(), limits, ..Options::default() };
        let server = Server::bind(&options).expect("a free port");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            server.run_until(async {
                stopped.await.ok();
                Ok(())
            })
        });
        Self { address, stop, thread }
    }

    /// Ends it, and waits until it has ended.
    pub(crate) fn end(self) {
        self.stop.send(()).expect("the server runs");
        self.thread.join().expect("no panic").expect("it ends well");
    }
}

/// What the server said.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// Reads an answer from all that came over a connection.
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let end =
            bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("headers are text");
        let mut lines = head.lines();
        let status =
            lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
        let headers = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        Self { status, headers, body: bytes[end + 4..].to_vec() }
    }

    /// A header, empty if it is not there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// The body as text, unpacked.
    pub(crate) fn text(&self) -> String {
        if self.header("content-encoding") != "gzip" {
            return String::from_utf8(self.body.clone()).expect("a text");
        }
        let mut text = String::new();
        GzDecoder::new(self.body.as_slice()).read_to_string(&mut text).expect("gzip");
        text
    }
}

/// Opens a connection that gives up after some seconds.
pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    stream
}

/// Says something on a new connection and hears all that comes until it is closed.
pub(crate) fn say(address: SocketAddr, text: &str) -> Vec<u8> {
    let mut stream = connect(address);
    // The server may have heard enough before the end; what it answers counts.
    stream.write_all(text.as_bytes()).ok();
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).ok();
    heard
}

/// Asks for something, with some more headers.
pub(crate) fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let more: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request =
        format!("{method} {path} HTTP/1.1\r\nhost: example.org\r\nconnection: close\r\n{more}\r\n");
    Answer::read(&say(SHARED.address, &request))
}

/// Fetches something.
pub(crate) fn get(path: &str) -> Answer {
    ask("GET", path, &[])
}

/// What the service worker keeps for a language: all pages and files.
pub(crate) fn kept(language: &str) -> (String, Vec<String>) {
    let list: serde_json::Value =
        serde_json::from_str(&get(&format!("/{language}/offline.json")).text()).expect("a list");
    let urls = list["urls"]
        .as_array()
        .expect("addresses")
        .iter()
        .map(|url| url.as_str().expect("an address").to_owned());
    (list["version"].as_str().expect("a version").to_owned(), urls.collect())
}

/// The pages of a language.
pub(crate) fn pages(language: &str) -> Vec<String> {
    let is_page = |url: &String| !url.starts_with("/assets/") && !url.ends_with(".webmanifest");
    kept(language).1.into_iter().filter(is_page).collect()
}
