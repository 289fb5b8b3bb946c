use std::net::{SocketAddr, TcpStream};

use serde_json::Value;
use tungstenite::{
    HandshakeError, Message, WebSocket,
    client::IntoClientRequest as _,
    error::Error,
    http::{HeaderName, HeaderValue},
};

use super::response::connect;

/// A WebSocket.
pub(crate) struct Socket(pub(crate) WebSocket<TcpStream>);

impl Socket {
    /// Opens a socket; the error is the status of the refusal.
    pub(super) fn open(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Self, u16> {
        let mut request =
            format!("ws://{address}/socket").into_client_request().expect("a request");
        for (name, value) in headers {
            let name: HeaderName = name.parse().expect("a name");
            let value: HeaderValue = value.parse().expect("a value");
            request.headers_mut().insert(name, value);
        }
        match tungstenite::client(request, connect(address)) {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(HandshakeError::Failure(Error::Http(response))) => Err(response.status().as_u16()),
            Err(other) => panic!("{other}"),
        }
    }

    /// Sends a JSON frame.
    pub(crate) fn send(&mut self, frame: &Value) {
        self.say(Message::text(frame.to_string()));
    }

    /// Sends any message. The server may already have closed the socket.
    pub(crate) fn say(&mut self, message: Message) {
        self.0.send(message).ok();
    }

    /// Returns the next frame of the given kind.
    pub(crate) fn hear(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().unwrap_or_else(|code| panic!("no {kind}, but {code:?}"));
            if frame["t"] == kind {
                return frame;
            }
        }
    }

    /// Returns the next frame, or the code with which the server closed the socket.
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

    /// Returns the code with which the server closes the socket, after all other frames.
    pub(crate) fn close_code(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next() {
                return code;
            }
        }
    }
}
