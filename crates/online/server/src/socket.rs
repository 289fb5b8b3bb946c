//! The WebSocket: carries frames between a client and the hall, measures the round-trip time, and enforces per-connection limits.

mod close_reason;
mod credit;
#[cfg_attr(
    not(target_os = "linux"),
    expect(dead_code, reason = "no other system tells the round trip of a connection")
)]
mod kernel;

use std::{future, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    body::Body,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    },
    http::{HeaderMap, Response, StatusCode},
};
use hall::{Connection, Inbox, Outgoing, Viewer};
use protocol::{ProblemCode, RefusalCode, Scope, ServerFrame};
use tokio::{
    sync::watch,
    time::{self, Instant},
};

use self::{close_reason::CloseReason, credit::Credit};
use crate::{
    app::SharedApp,
    http::{
        concurrency::Slot,
        connection::{ConnectionInfo, ReadMeter},
        limits::SocketLimits,
        origin,
        problem::Problem,
        rates::LimitKey,
    },
    identity::credentials::HeldCredential,
    metrics::GaugeGuard,
    visitor::{Via, Visitor, beginnings::SocketRates, client_address::ClientAddress},
};

/// Few bytes wait at a time, and there are thousands of sockets.
const READ_BUFFER: usize = 2 * 1024;

/// A client that lets more than this wait is not reading.
const WRITE_BUFFER: usize = 256 * 1024;

/// A message may take so many times its largest size on the wire, for the headers of its fragments.
const UNFINISHED: usize = 4;

/// So long the server waits for a peer that was told to go.
const GOODBYE: Duration = Duration::from_secs(1);

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<SharedApp>,
    visitor: Visitor,
    client: ClientAddress,
    info: Option<axum::Extension<ConnectionInfo>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response<Body>, Problem> {
    // A browser sends its cookie for any page, so the page must be ours; programs with a token are not sent by a page.
    let by_token = matches!(visitor.via, Via::Token(_));
    if !by_token && !origin::is_own_socket(&headers, app.options.public_url.as_ref()) {
        let text = "A socket can only be opened from a page of this site, or with a token.";
        return Err(Problem::forbidden(ProblemCode::OriginForeign, text));
    }
    visitor.may(Scope::Play)?;
    visitor.refuse_banned()?;
    let limits = app.options.limits.sockets;
    let too_many = || {
        let text = "You have too many open sockets: close some.";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, RefusalCode::Limit, text)
    };
    let mut slots = vec![
        app.sockets.enter(LimitKey::address(client.0), limits.by_address).ok_or_else(too_many)?,
    ];
    let viewer = match visitor.player {
        Some(player) => {
            let key = LimitKey::player(player);
            slots.push(app.sockets.enter(key, limits.by_player).ok_or_else(too_many)?);
            Some(app.hall.viewer(player).await?)
        }
        None => None,
    };
    let credential = app.credentials.hold(visitor.held_credential());
    let connection = info.map(|info| info.0);
    let guards = Guards { _slots: slots, connection, credential };
    let rates = SocketRates { app: app.clone(), client, visitor };
    let response = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER)
        .max_message_size(limits.frame_bytes)
        .max_frame_size(limits.frame_bytes)
        .on_upgrade(move |socket| carry(app, socket, viewer, guards, rates));
    Ok(response)
}

/// What a socket occupies for as long as it is open.
#[derive(Debug)]
struct Guards {
    _slots: Vec<Slot>,
    connection: Option<ConnectionInfo>,
    credential: HeldCredential,
}

/// Carries frames until one of both ends.
async fn carry(
    app: SharedApp,
    mut socket: WebSocket,
    viewer: Option<Viewer>,
    mut guards: Guards,
    rates: SocketRates,
) {
    let _counted = GaugeGuard::new("gipfel_sockets");
    let (connection, inbox) = Connection::open(app.hall.clone(), viewer);
    let client = rates.client.0;
    let connection = connection.limited_by(Box::new(rates));
    let limits = app.options.limits.sockets;
    let meter = guards.connection.as_ref().map(ConnectionInfo::meter).unwrap_or_default();
    meter.limit(UNFINISHED * limits.frame_bytes);
    let now = Instant::now();
    let mut task = SocketTask {
        connection,
        inbox,
        limits,
        credit: Credit::new(limits.credits, limits.credit_time, now),
        received: now,
        pinged: None,
        meter: Arc::clone(&meter),
        direct: guards.connection.as_ref().and_then(|info| info.direct_to(client)),
        reconnect_ms: app.reconnect_ms(),
    };
    let end = tokio::select! {
        end = task.run(&mut socket, app.parting.subscribe()) => end,
        () = guards.credential.revoked() => CloseReason::Dismissed,
    };
    metrics::counter!("gipfel_sockets_closed_total", "reason" => end.code()).increment(1);
    // What is still under way is read, whatever it is: see below.
    meter.limit(usize::MAX);
    // The player goes off line now, not after the close handshake.
    drop(task);
    if let Some((code, reason)) = end.close_frame() {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Further frames are read and dropped: a connection that is closed with unread bytes is reset, and the peer would not
        // receive the close frame.
        let goodbye = async {
            socket.send(Message::Close(Some(frame))).await.ok();
            while let Some(Ok(_)) = socket.recv().await {}
            // Behind a broken frame nothing can be read any more: the peer gets the time that is left.
            if end == CloseReason::Broken {
                future::pending::<()>().await;
            }
        };
        time::timeout(GOODBYE, goodbye).await.ok();
    }
    drop(guards);
}

/// What a socket waits for.
enum Next {
    /// A frame of the peer.
    Frame(Option<Result<Message, axum::Error>>),
    /// A message of the hall.
    Message(Option<Outgoing>),
    /// The round-trip time is to be measured.
    Ping,
    /// The server stops.
    Stop,
}

/// One socket and its connection to the hall.
struct SocketTask {
    connection: Connection,
    inbox: Inbox,
    limits: SocketLimits,
    credit: Credit,
    /// When something was last received.
    received: Instant,
    /// When the ping that is not answered yet was sent.
    pinged: Option<Instant>,
    /// Counts the bytes of a message that is not complete yet.
    meter: Arc<ReadMeter>,
    /// Both ends of the connection, if no proxy is in between.
    direct: Option<(SocketAddr, SocketAddr)>,
    /// When the peer should connect again after a goodbye.
    reconnect_ms: u32,
}

impl SocketTask {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        mut ended: watch::Receiver<bool>,
    ) -> CloseReason {
        let mut ping_at = Instant::now();
        loop {
            let next = tokio::select! {
                frame = socket.recv() => Next::Frame(frame),
                text = self.inbox.next() => Next::Message(text),
                () = time::sleep_until(ping_at) => Next::Ping,
                _ = ended.wait_for(|ended| *ended) => Next::Stop,
            };
            let done = match next {
                Next::Frame(frame) => self.receive(frame).await,
                Next::Message(Some(text)) => self.send(socket, text_frame(&text)).await,
                // The hall drops readers who do not keep up.
                Next::Message(None) => Err(CloseReason::Slow),
                Next::Ping => {
                    ping_at = Instant::now() + self.limits.ping;
                    self.ping(socket).await
                }
                Next::Stop => {
                    self.say_goodbye(socket).await;
                    Err(CloseReason::Restart)
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn receive(
        &mut self,
        frame: Option<Result<Message, axum::Error>>,
    ) -> Result<(), CloseReason> {
        let now = Instant::now();
        self.received = now;
        // Fragments without content make no message, however many there are.
        if self.meter.is_exceeded() {
            return Err(CloseReason::Flood);
        }
        self.meter.reset();
        let frame = frame.ok_or(CloseReason::Gone)?.map_err(|error| CloseReason::of(&error))?;
        if let (Message::Pong(_), Some(pinged)) = (&frame, self.pinged) {
            self.pinged = None;
            let ms = u32::try_from((now - pinged).as_millis()).unwrap_or(u32::MAX);
            let kernel = self.direct.and_then(|(local, peer)| kernel::round_trip(local, peer));
            self.connection.measured(ms, kernel);
            return Ok(());
        }
        metrics::counter!("gipfel_socket_frames_total").increment(1);
        if !self.credit.spend(now) {
            return Err(CloseReason::Flood);
        }
        match frame {
            Message::Text(text) => {
                self.connection.receive(text.as_str()).await;
                Ok(())
            }
            Message::Binary(_) => Err(CloseReason::NotText),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(CloseReason::Gone),
        }
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        if self.received.elapsed() > self.limits.idle {
            return Err(CloseReason::Idle);
        }
        // One at a time: a late pong belongs to the first ping.
        if self.pinged.is_some() {
            return Ok(());
        }
        self.pinged = Some(Instant::now());
        self.send(socket, Message::Ping(axum::body::Bytes::new())).await
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), CloseReason> {
        match time::timeout(self.limits.slow, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(CloseReason::Gone),
            Err(_) => Err(CloseReason::Slow),
        }
    }

    /// Sends what is queued, and when to connect again.
    async fn say_goodbye(&mut self, socket: &mut WebSocket) {
        while let Some(message) = self.inbox.try_next() {
            // The hall sends its own `bye` only to connections with a player; one is enough.
            if !message.is_bye && self.send(socket, text_frame(&message)).await.is_err() {
                return;
            }
        }
        let bye = Outgoing::frame(&ServerFrame::Bye { reconnect: self.reconnect_ms });
        self.send(socket, text_frame(&bye)).await.ok();
    }
}

fn text_frame(message: &Outgoing) -> Message {
    Message::Text(Utf8Bytes::from(&*message.text))
}
