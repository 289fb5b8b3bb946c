//! A client of the server: HTTP requests with a session cookie, and WebSockets.

use std::time::Duration;

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use variants::AnyGame;

/// Timeout of a request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// One browser, as seen by the server.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    /// Host and port of the server.
    server: String,
    cookie: Option<String>,
    /// Client address that a proxy would forward, so per-address limits do not affect all clients at once.
    address: String,
}

/// An open WebSocket.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Client {
    pub(crate) fn new(server: &str, number: usize) -> Self {
        let (high, low) = (number / 250, number % 250);
        let address = format!("10.{}.{}.{}", high / 250, high % 250, low + 1);
        Self { server: server.to_owned(), cookie: None, address }
    }

    /// Sends a request and keeps the cookie of the response. Fails if the status is 400 or above.
    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> anyhow::Result<Value> {
        let (status, answer) = self.try_request(method, path, body)?;
        if status >= 400 {
            bail!("{method} {path}: {status} {answer}");
        }
        Ok(answer)
    }

    /// Sends a request and returns the status with the body.
    pub(crate) fn try_request(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> anyhow::Result<(u16, Value)> {
        let text = if method == "GET" { String::new() } else { body.to_string() };
        let message = self.message(method, path).header("content-type", "application/json");
        self.run(message.body(text)?)
    }

    /// Sends a command without a body that is carried out at most once, and returns the status with the body of the response.
    pub(super) fn post_once(&mut self, path: &str, key: &str) -> anyhow::Result<(u16, Value)> {
        let message = self.message("POST", path).header("idempotency-key", key);
        self.run(message.body(String::new())?)
    }

    fn message(&self, method: &str, path: &str) -> ureq::http::request::Builder {
        let message = ureq::http::Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.server))
            .header("origin", format!("http://{}", self.server))
            .header("x-forwarded-for", &self.address);
        match &self.cookie {
            Some(cookie) => message.header("cookie", cookie),
            None => message,
        }
    }

    fn run(&mut self, message: ureq::http::Request<String>) -> anyhow::Result<(u16, Value)> {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(REQUEST_TIMEOUT))
            .build();
        let mut response = ureq::Agent::new_with_config(config).run(message)?;
        let status = response.status().as_u16();
        for cookie in response.headers().get_all("set-cookie") {
            let pair = cookie.to_str()?.split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned());
        }
        let text = response.body_mut().read_to_string()?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    }

    /// Returns a GET request in its wire format, for responses that are very long or are not read to the end.
    pub(crate) fn wire_format(&self, path: &str) -> String {
        let cookie = self.cookie.as_deref().unwrap_or_default();
        format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: {}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n",
            self.server, self.address
        )
    }

    /// Returns the host and port of the server.
    pub(crate) fn server(&self) -> &str {
        &self.server
    }

    /// Returns the session cookie in the form in which it is sent.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Opens a WebSocket.
    pub(crate) async fn connect(&self) -> anyhow::Result<Socket> {
        let mut request = format!("ws://{}/socket", self.server).into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{}", self.server).parse()?);
        headers.insert("x-forwarded-for", self.address.parse()?);
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse()?);
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(socket)
    }

    /// Starts a game between two clients, the first as White, and returns its id.
    pub(crate) fn start_game(
        white: &mut Self,
        black: &mut Self,
        variant: &str,
        clock: &str,
        rated: bool,
    ) -> anyhow::Result<String> {
        let request = json!({
            "variant": variant, "clock": clock, "rated": rated, "color": "w", "opponent": "open",
        });
        let created = white.request("POST", "/api/games", &request)?;
        let id = created["id"].as_str().context("the response has no game id")?.to_owned();
        black.request("POST", &format!("/api/games/{id}/join"), &json!({}))?;
        Ok(id)
    }
}

/// Sends a frame.
pub(crate) async fn send(socket: &mut Socket, frame: &Value) -> anyhow::Result<()> {
    socket.send(Message::text(frame.to_string())).await?;
    Ok(())
}

/// Returns the next text frame; fails if the socket is closed.
pub(crate) async fn receive(socket: &mut Socket) -> anyhow::Result<Value> {
    loop {
        match socket.next().await.context("the socket is closed")?? {
            Message::Text(text) => return Ok(serde_json::from_str(text.as_str())?),
            Message::Close(_) => bail!("the server has closed the socket"),
            _ => {}
        }
    }
}

/// Returns a random legal turn; `None` at the end of the game.
pub(crate) fn random_turn(game: &AnyGame, rng: &mut fastrand::Rng) -> Option<String> {
    let player = game.to_act();
    let mut game = game.clone();
    let mut tokens = Vec::new();
    while game.outcome().is_none() && game.to_act() == player {
        let legal = game.legal_actions();
        let token = game.token(*legal.get(rng.usize(..legal.len()))?)?;
        game.play_turn(&token).ok()?;
        tokens.push(token);
    }
    (!tokens.is_empty()).then(|| tokens.join(";"))
}
