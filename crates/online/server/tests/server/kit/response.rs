use std::{
    collections::HashMap,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use flate2::read::GzDecoder;
use serde_json::Value;
use tokio::{net::TcpSocket, runtime};

/// Maximum time for which a test waits for the server.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Opens a connection whose reads time out.
pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(TIMEOUT)).expect("a timeout");
    stream
}

/// Opens a connection from another address of this machine: 127.0.0.`host`. Its receive buffer is small so that the server
/// soon notices when nothing is read.
pub(crate) fn connect_from(host: u8, address: SocketAddr) -> TcpStream {
    let runtime = runtime::Builder::new_current_thread().enable_io().build().expect("a runtime");
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(([127, 0, 0, host], 0).into()).expect("an address of this machine");
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        socket.connect(address).await.expect("the server listens").into_std()
    });
    let stream = stream.expect("a connection");
    stream.set_nonblocking(false).expect("a connection that blocks");
    stream.set_read_timeout(Some(TIMEOUT)).expect("a timeout");
    stream
}

/// Sends a string, which need not be a request, and reads until the server closes the connection.
pub(crate) fn raw_bytes(address: SocketAddr, text: &str) -> Vec<u8> {
    read_all(send(address, text))
}

/// Sends a string, which need not be a request, and reads the response.
pub(crate) fn raw(address: SocketAddr, text: &str) -> Response {
    Response::read(&raw_bytes(address, text))
}

/// Sends a request with only the given headers and those that HTTP requires.
pub(crate) fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Response {
    let headers = [headers, &[("connection", "close")]].concat();
    Response::read(&read_all(open(address, method, path, &headers, body)))
}

/// Sends a request without reading the response.
pub(super) fn open(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> TcpStream {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if let Some(body) = body {
        if !headers.iter().any(|(name, _)| *name == "content-type") {
            text.push_str("content-type: application/json\r\n");
        }
        text.push_str(&format!("content-length: {}\r\n", body.len()));
    }
    send(address, &format!("{text}\r\n{}", body.unwrap_or_default()))
}

fn send(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = connect(address);
    // The server may close the connection before it has read everything; its response is what matters.
    stream.write_all(text.as_bytes()).ok();
    stream
}

fn read_all(mut stream: TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).ok();
    bytes
}

/// A response from the server.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Response {
    /// Parses a response from all bytes of a connection.
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("headers are text");
        let (status, headers) = read_head(&head);
        let body = &bytes[end + 4..];
        let is_chunked = headers.get("transfer-encoding").is_some_and(|how| how == "chunked");
        let body = if is_chunked { joined(body) } else { body.to_vec() };
        Self { status, headers, body }
    }

    /// Returns a header, or an empty string.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// Returns the body as text, decompressed.
    pub(crate) fn text(&self) -> String {
        if self.header("content-encoding") != "gzip" {
            return String::from_utf8(self.body.clone()).expect("a text");
        }
        let mut text = String::new();
        GzDecoder::new(self.body.as_slice()).read_to_string(&mut text).expect("gzip");
        text
    }

    /// Returns the body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text()).unwrap_or_else(|_| panic!("JSON, not {self:?}"))
    }

    /// Returns the code of a problem, after checking that the problem is complete.
    pub(crate) fn code(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        let problem = self.json();
        assert_eq!(problem["status"], self.status, "{self:?}");
        let texts = ["type", "title", "detail"];
        assert!(texts.iter().all(|part| problem[part].is_string()), "{self:?}");
        problem["code"].as_str().expect("a code").to_owned()
    }

    /// Returns the status and the code of a problem.
    pub(crate) fn refusal(&self) -> (u16, String) {
        (self.status, self.code())
    }
}

/// Parses the status and the headers at the beginning of a response.
pub(super) fn read_head(head: &str) -> (u16, HashMap<String, String>) {
    let mut lines = head.lines();
    let status =
        lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    (status, headers)
}

/// Joins the chunks of a body.
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
