//! HTTP requests to the server.

use std::{
    io::{BufRead as _, BufReader, Read as _},
    time::Duration,
};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// Maximum length of a line in a stream, in bytes.
const LINE_MAX_BYTES: u64 = 1 << 20;
/// Characters to escape in a path segment: all except letters, digits, `-`, `_` and `.`.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');
/// Timeout for a request.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Timeout for a stream, after which it is reopened in case the connection was lost unnoticed.
const STREAM_TIMEOUT: Duration = Duration::from_secs(600);

/// Delay before a stream that brought news is reopened, in milliseconds.
pub(crate) const RECONNECT_DELAY_MS: u64 = 500;
/// Maximum delay between two attempts, less than the time that the server leaves players to return after an outage.
pub(crate) const RECONNECT_DELAY_MAX_MS: u64 = 4_000;

/// Returns the delay before a stream is reopened after the previous delay, given whether it brought news.
pub(crate) fn next_delay_ms(before: u64, is_new: bool) -> u64 {
    if is_new { RECONNECT_DELAY_MS } else { (before * 2).min(RECONNECT_DELAY_MAX_MS) }
}

/// Way in which a stream ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StreamEnd {
    /// The stream was read until it ended.
    Read,
    /// The server could not be reached, or it did not open the stream; contains the reason.
    Unreachable(String),
}

/// Error that stops a bot.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// The token is unknown, or it lacks the required scope.
    #[error("the server refused the token: {0}")]
    Refused(String),
    /// The server URL is invalid.
    #[error("server URL must begin with http:// or https://")]
    Address,
}

/// Outcome of a request.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// The request was carried out.
    Done,
    /// The server refused the request with this status and body.
    Refused(u16, String),
    /// The network or the server failed, so the request may or may not have been carried out.
    Unknown(String),
}

/// HTTP client for a server, authenticated with the bot's token.
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

    /// Sends a `POST` request with an empty object as its body and, if given, an idempotency key.
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

    /// Reads a stream line by line until it ends or `take` returns `false`. Calls `opened` once the server has accepted the request.
    pub(crate) fn stream(
        &self,
        path: &str,
        opened: impl FnOnce(),
        mut take: impl FnMut(&str) -> bool,
    ) -> Result<StreamEnd, BotError> {
        let asked = self
            .streams
            .get(format!("{}{path}", self.server))
            .header("authorization", &self.authorization)
            .call();
        let mut response = match asked {
            Ok(response) => response,
            Err(error) => return Ok(StreamEnd::Unreachable(error.to_string())),
        };
        let status = response.status().as_u16();
        if matches!(status, 401 | 403) {
            let text = response.body_mut().read_to_string().unwrap_or_default();
            return Err(BotError::Refused(text));
        }
        if status != 200 {
            return Ok(StreamEnd::Unreachable(format!("it answers with status {status}")));
        }
        opened();
        let mut lines = BufReader::new(response.into_body().into_reader());
        let mut line = Vec::new();
        loop {
            line.clear();
            match lines.by_ref().take(LINE_MAX_BYTES).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return Ok(StreamEnd::Read),
                Ok(_) => {}
            }
            let text = String::from_utf8_lossy(&line);
            let text = text.trim();
            // An empty line only keeps the connection alive.
            if !text.is_empty() && !take(text) {
                return Ok(StreamEnd::Read);
            }
        }
    }
}

/// Escapes a string for use as a path segment.
pub(crate) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, ESCAPED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_server::serve;

    #[test]
    fn the_delay_between_attempts_doubles_up_to_four_seconds() {
        let mut delay = RECONNECT_DELAY_MS;
        let delays = [false, false, false, false, true].map(|is_new| {
            delay = next_delay_ms(delay, is_new);
            delay
        });
        assert_eq!(delays, [1000, 2000, 4000, 4000, 500]);
    }

    fn lines_of(
        status: u16,
        body: &str,
        enough: usize,
    ) -> (Result<StreamEnd, BotError>, Vec<String>) {
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
    fn a_server_url_without_a_scheme_is_rejected() {
        assert!(matches!(Client::new("gipfel.example", ""), Err(BotError::Address)));
        assert!(Client::new("https://gipfel.example/", "").is_ok());
    }

    #[test]
    fn a_turn_is_escaped_as_one_path_segment() {
        assert_eq!(encoded("e5-e6;a1/b2?"), "e5-e6%3Ba1%2Fb2%3F");
    }

    #[test]
    fn a_stream_is_read_line_by_line_and_empty_lines_are_skipped() {
        let (ended, lines) = lines_of(200, "one\n\n\ntwo\n", 9);
        assert!(matches!(ended, Ok(StreamEnd::Read)));
        assert_eq!(lines, ["one", "two"]);
    }

    #[test]
    fn a_stream_ends_when_its_reader_stops() {
        assert_eq!(lines_of(200, "one\ntwo\n", 1).1, ["one"]);
    }

    #[test]
    fn a_refused_token_is_an_error_and_a_failing_server_is_not() {
        assert!(
            matches!(lines_of(401, "no such token", 9).0, Err(BotError::Refused(why)) if why == "no such token")
        );
        assert!(matches!(lines_of(403, "", 9).0, Err(BotError::Refused(_))));
        assert!(
            matches!(lines_of(503, "busy", 9).0, Ok(StreamEnd::Unreachable(why)) if why.contains("503"))
        );
    }

    #[test]
    fn the_outcome_of_a_failed_request_is_unknown() {
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
