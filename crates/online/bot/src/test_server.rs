//! Test server that answers requests with prepared responses, one after another.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpListener,
    sync::mpsc,
    thread,
};

/// Request as received by the server.
#[derive(Debug)]
pub(crate) struct Request {
    /// Method and path.
    pub(crate) line: String,
    pub(crate) headers: Vec<String>,
}

impl Request {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let prefix = format!("{name}: ");
        self.headers.iter().find_map(|header| header.strip_prefix(&prefix))
    }
}

/// Starts a server that answers each request with the next status and body. Returns its URL and the received requests.
pub(crate) fn serve(responses: Vec<(u16, String)>) -> (String, mpsc::Receiver<Request>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let (sender, requests) = mpsc::channel();
    thread::spawn(move || {
        for (status, body) in responses {
            let (stream, _) = listener.accept().expect("a connection");
            let mut lines = BufReader::new(stream);
            let mut head = Vec::new();
            loop {
                let mut line = String::new();
                lines.read_line(&mut line).expect("a line");
                if line.trim().is_empty() {
                    break;
                }
                head.push(line.trim().to_owned());
            }
            let mut request = Request { line: head.remove(0), headers: head };
            let length =
                request.header("content-length").map_or(0, |text| text.parse().expect("a number"));
            lines.by_ref().take(length).read_to_end(&mut Vec::new()).expect("a body");
            request.line = request.line.trim_end_matches(" HTTP/1.1").to_owned();
            sender.send(request).ok();
            let length = body.len();
            let head = format!(
                "HTTP/1.1 {status} -\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
            );
            lines.get_mut().write_all(format!("{head}{body}").as_bytes()).expect("sent");
        }
    });
    (url, requests)
}
