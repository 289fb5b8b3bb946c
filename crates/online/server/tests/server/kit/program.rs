use std::net::SocketAddr;

use serde_json::Value;

use super::{
    response::{Response, open, request},
    stream::Stream,
};

/// A program with a token. It sends no `Origin`.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) address: SocketAddr,
    pub(crate) token: String,
}

impl Program {
    pub(crate) fn get(&self, path: &str) -> Response {
        self.ask("GET", path, None)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Response {
        self.ask("POST", path, Some(&body.to_string()))
    }

    /// Opens a stream.
    pub(crate) fn stream(&self, path: &str) -> Stream {
        let bearer = format!("Bearer {}", self.token);
        Stream::read(open(self.address, "GET", path, &[("authorization", &bearer)], None))
    }

    fn ask(&self, method: &str, path: &str, body: Option<&str>) -> Response {
        let bearer = format!("Bearer {}", self.token);
        request(self.address, method, path, &[("authorization", &bearer)], body)
    }
}
