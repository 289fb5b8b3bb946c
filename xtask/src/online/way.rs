//! The way to a server: requests with a cookie, and sockets.

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use variants::AnyGame;

/// One browser, as the server sees it.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    place: String,
    cookie: Option<String>,
    /// A behind-the-proxy address, so that limits for one address do not meet everybody.
    address: String,
}

/// A socket that is open.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Way {
    pub(crate) fn new(place: &str, number: usize) -> Self {
        let (high, low) = (number / 250, number % 250);
        let address = format!("10.{}.{}.{}", high / 250, high % 250, low + 1);
        Self { place: place.to_owned(), cookie: None, address }
    }

    /// Asks for something; keeps the cookie that comes with the answer.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: &Value) -> anyhow::Result<Value> {
        let (status, answer) = self.try_ask(method, path, body)?;
        if status >= 400 {
            bail!("{method} {path}: {status} {answer}");
        }
        Ok(answer)
    }

    /// The same, with the status instead of an error.
    pub(crate) fn try_ask(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> anyhow::Result<(u16, Value)> {
        let mut request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.place))
            .header("origin", format!("http://{}", self.place))
            .header("x-forwarded-for", &self.address)
            .header("content-type", "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        let text = if method == "GET" { String::new() } else { body.to_string() };
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        let mut response = ureq::Agent::new_with_config(config).run(request.body(text)?)?;
        let status = response.status().as_u16();
        for cookie in response.headers().get_all("set-cookie") {
            let pair = cookie.to_str()?.split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned());
        }
        let text = response.body_mut().read_to_string()?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    }

    /// The cookie of its session, as it is sent.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Opens a socket.
    pub(crate) async fn connect(&self) -> anyhow::Result<Socket> {
        let mut request = format!("ws://{}/socket", self.place).into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{}", self.place).parse()?);
        headers.insert("x-forwarded-for", self.address.parse()?);
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse()?);
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(socket)
    }

    /// A game that two ways share, the first as White; both get what they need to play it.
    pub(crate) fn game(
        white: &mut Self,
        black: &mut Self,
        variant: &str,
        clock: &str,
        rated: bool,
    ) -> anyhow::Result<String> {
        let wanted = json!({
            "variant": variant, "clock": clock, "rated": rated, "color": "w", "opponent": "link",
        });
        let made = white.ask("POST", "/api/games", &wanted)?;
        let id = made["id"].as_str().context("a game has an id")?.to_owned();
        black.ask("POST", &format!("/api/games/{id}/join"), &json!({}))?;
        Ok(id)
    }
}

/// Sends a frame.
pub(crate) async fn say(socket: &mut Socket, frame: &Value) -> anyhow::Result<()> {
    socket.send(Message::text(frame.to_string())).await?;
    Ok(())
}

/// The next frame of text; an error when the socket has ended.
pub(crate) async fn hear(socket: &mut Socket) -> anyhow::Result<Value> {
    loop {
        match socket.next().await.context("the socket has ended")?? {
            Message::Text(text) => return Ok(serde_json::from_str(text.as_str())?),
            Message::Close(_) => bail!("the server has closed the socket"),
            _ => {}
        }
    }
}

/// A whole turn by chance; none at the end of the game.
pub(crate) fn any_turn(game: &AnyGame, chance: &mut fastrand::Rng) -> Option<String> {
    let player = game.to_act();
    let mut game = game.clone();
    let mut tokens = Vec::new();
    while game.outcome().is_none() && game.to_act() == player {
        let legal = game.legal_actions();
        let token = game.token(*legal.get(chance.usize(..legal.len()))?)?;
        game.play_turn(&token).ok()?;
        tokens.push(token);
    }
    (!tokens.is_empty()).then(|| tokens.join(";"))
}
