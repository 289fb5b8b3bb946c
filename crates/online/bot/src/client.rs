//! HTTP requests to the server.

use std::{
    io::{BufRead as _, BufReader, Read as _},
    time::Duration,
};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// The longest line of a stream that is read.
const LONGEST_LINE: u64 = 1 << 20;
/// Characters that need no escape in a path.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');
/// The timeout of a request.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The timeout of a stream, which is then opened again: a connection may die unnoticed.
const STREAM_TIMEOUT: Duration = Duration::from_secs(600);

/// Why a bot cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// The token is unknown, or its scopes do not allow this.
    #[error("the server refuses the token: {0}")]
    Refused(String),
    /// The server URL is invalid.
    #[error("the server URL must begin with http:// or https://")]
    Address,
}

/// The outcome of a request.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// It was done.
    Done,
    /// The server refused it: status and body.
    Refused(u16, String),
    /// It is unknown whether it was done: the network or the server failed.
    Unknown(String),
}

/// A server and the token to use there.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    server: String,
    authorization: String,
    requests: ureq::Agent,
    streams: ureq::Agent,
}

impl Client {
    pub(crate) fn new(server: &str, token: &str) -> Result<Self, BotError> {
        let server = server.trim_end_matches('/');
        if !server.starts_with("http://") && !server.starts_with("https://") {
            return Err(BotError::Address);
        }
        let agent = |body| {
            let config = ureq::Agent::config_builder()
                .http_status_as_error(false)
                .timeout_connect(Some(TIMEOUT))
                .timeout_recv_response(Some(TIMEOUT))
                .timeout_recv_body(Some(body))
                .build();
            ureq::Agent::new_with_config(config)
        };
        Ok(Self {
            server: server.to_owned(),
            authorization: format!("Bearer {token}"),
            requests: agent(TIMEOUT),
            streams: agent(STREAM_TIMEOUT),
        })
    }

    /// Sends a request without a body, with an idempotency key where it has one.
    pub(crate) fn post(&self, path: &str, key: Option<&str>) -> Outcome {
        let mut request = self
            .requests
            .post(format!("{}{path}", self.server))
            .header("authorization", &self.authorization)
            .header("content-type", "application/json");
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        match request.send("{}") {
            Ok(mut response) => match response.status().as_u16() {
                200..=299 => Outcome::Done,
                500..=599 | 429 => Outcome::Unknown(format!("status {}", response.status())),
                status => {
                    let text = response.body_mut().read_to_string().unwrap_or_default();
                    Outcome::Refused(status, text)
                }
            },
            Err(error) => Outcome::Unknown(error.to_string()),
        }
    }

    /// Reads a stream line by line until it ends, or until `take` has enough. `opened` is called when the server has accepted it.
    pub(crate) fn stream(
        &self,
        path: &str,
        opened: impl FnOnce(),
        mut take: impl FnMut(&str) -> bool,
    ) -> Result<(), BotError> {
        let asked = self
            .streams
            .get(format!("{}{path}", self.server))
            .header("authorization", &self.authorization)
            .call();
        let Ok(mut response) = asked else { return Ok(()) };
        let status = response.status().as_u16();
        if matches!(status, 401 | 403) {
            let text = response.body_mut().read_to_string().unwrap_or_default();
            return Err(BotError::Refused(text));
        }
        if status != 200 {
            return Ok(());
        }
        opened();
        let mut lines = BufReader::new(response.into_body().into_reader());
        let mut line = Vec::new();
        loop {
            line.clear();
            match lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return Ok(()),
                Ok(_) => {}
            }
            let text = String::from_utf8_lossy(&line);
            let text = text.trim();
            // An empty line only says that the connection is alive.
            if !text.is_empty() && !take(text) {
                return Ok(());
            }
        }
    }
}

/// A text as a segment of a path.
pub(crate) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, PLAIN).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_server::serve;

    fn lines_of(status: u16, body: &str, enough: usize) -> (Result<(), BotError>, Vec<String>) {
        let (url, _requests) = serve(vec![(status, body.to_owned())]);
        let mut lines = Vec::new();
        let ended = Client::new(&url, "secret").unwrap().stream(
            "/api/stream/events",
            || {},
            |line| {
                lines.push(line.to_owned());
                lines.len() < enough
            },
        );
        (ended, lines)
    }

    #[test]
    fn a_server_url_needs_its_scheme() {
        assert!(matches!(Client::new("gipfel.example", ""), Err(BotError::Address)));
        assert!(Client::new("https://gipfel.example/", "").is_ok());
    }

    #[test]
    fn a_turn_is_one_segment_of_a_path() {
        assert_eq!(encoded("e5-e6;a1/b2?"), "e5-e6%3Ba1%2Fb2%3F");
    }

    #[test]
    fn a_stream_is_read_line_by_line_and_empty_lines_are_skipped() {
        let (ended, lines) = lines_of(200, "one\n\n\ntwo\n", 9);
        assert!(ended.is_ok());
        assert_eq!(lines, ["one", "two"]);
    }

    #[test]
    fn a_stream_is_left_when_its_reader_has_enough() {
        assert_eq!(lines_of(200, "one\ntwo\n", 1).1, ["one"]);
    }

    #[test]
    fn a_refused_token_ends_the_bot_and_a_failing_server_does_not() {
        assert!(
            matches!(lines_of(401, "no such token", 9).0, Err(BotError::Refused(why)) if why == "no such token")
        );
        assert!(matches!(lines_of(403, "", 9).0, Err(BotError::Refused(_))));
        assert!(lines_of(503, "busy", 9).0.is_ok());
    }

    #[test]
    fn it_is_unknown_whether_a_failing_server_did_what_was_asked() {
        let responses = [(204, ""), (409, "late"), (503, ""), (429, "")];
        let (url, requests) =
            serve(responses.map(|(status, body)| (status, body.to_owned())).into());
        let client = Client::new(&url, "secret").unwrap();
        assert!(matches!(client.post("/", None), Outcome::Done));
        assert!(matches!(client.post("/", None), Outcome::Refused(409, why) if why == "late"));
        assert!(matches!(client.post("/", None), Outcome::Unknown(_)));
        assert!(matches!(client.post("/", None), Outcome::Unknown(_)));
        assert_eq!(requests.recv().unwrap().header("authorization"), Some("Bearer secret"));
    }
}
