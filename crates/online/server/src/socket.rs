//! The WebSocket: carries frames between a client and the hall, measures the round-trip time, and enforces per-connection limits.

mod close_reason;
mod credit;
#[cfg_attr(
    not(target_os = "linux"),
    expect(dead_code, reason = "only Linux reports the round-trip time of a connection")
)]
mod kernel;

use std::{future, net::SocketAddr, sync::Arc};

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
    limits::{
        SOCKET_CLOSE_TIMEOUT, SOCKET_COMMAND_GRACE, SOCKET_READ_BUFFER_BYTES,
        SOCKET_WRITE_BUFFER_MAX_BYTES,
    },
    metrics::GaugeGuard,
    visitor::{Via, Visitor, beginnings::SocketRates, client_address::ClientAddress},
};

/// Maximum number of bytes on the wire per byte of the largest message, which leaves room for the headers of fragments.
const FRAGMENT_OVERHEAD_FACTOR: usize = 4;

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<SharedApp>,
    visitor: Visitor,
    client: ClientAddress,
    info: Option<axum::Extension<ConnectionInfo>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response<Body>, Problem> {
    // A browser sends its cookies for any page, so the page must belong to this site. Requests with a token come from programs,
    // not from pages.
    let by_token = matches!(visitor.via, Via::Token(_));
    if !by_token && !origin::is_own_socket(&headers, app.options.public_url.as_ref()) {
        let text = "A socket can only be opened from a page of this site or with a token.";
        return Err(Problem::forbidden(ProblemCode::OriginForeign, text));
    }
    visitor.may(Scope::Play)?;
    visitor.refuse_banned()?;
    let limits = app.options.limits.sockets;
    let too_many = || {
        let text = "You have too many open sockets. Close some of them.";
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
        .read_buffer_size(SOCKET_READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(SOCKET_WRITE_BUFFER_MAX_BYTES)
        .max_message_size(limits.frame_bytes)
        .max_frame_size(limits.frame_bytes)
        .on_upgrade(move |socket| carry(app, socket, viewer, guards, rates));
    Ok(response)
}

/// Slots, connection and credential held by a socket while it is open.
#[derive(Debug)]
struct Guards {
    _slots: Vec<Slot>,
    connection: Option<ConnectionInfo>,
    credential: HeldCredential,
}

/// Forwards frames until the client or the server ends the socket.
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
    meter.limit(FRAGMENT_OVERHEAD_FACTOR * limits.frame_bytes);
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
        end = task.run(&mut socket, app.draining.subscribe()) => end,
        () = guards.credential.revoked() => CloseReason::Dismissed,
    };
    metrics::counter!("gipfel_sockets_closed_total", "reason" => end.code()).increment(1);
    // Frames still in transit are read, regardless of their size: see below.
    meter.limit(usize::MAX);
    // The player goes offline now, not after the close handshake.
    drop(task);
    if let Some((code, reason)) = end.close_frame() {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Further frames are read and dropped: closing a connection with unread bytes would reset it, and the peer would not
        // receive the close frame.
        let goodbye = async {
            socket.send(Message::Close(Some(frame))).await.ok();
            while let Some(Ok(_)) = socket.recv().await {}
            // After a malformed frame, nothing more can be read. The peer has the remaining time to read the close frame.
            if end == CloseReason::Broken {
                future::pending::<()>().await;
            }
        };
        time::timeout(SOCKET_CLOSE_TIMEOUT, goodbye).await.ok();
    }
    drop(guards);
}

/// Event that a socket waits for.
enum SocketEvent {
    /// A frame from the peer.
    Frame(Option<Result<Message, axum::Error>>),
    /// A message from the hall.
    Message(Option<Outgoing>),
    /// The next measurement of the round-trip time is due.
    Ping,
    /// The server is shutting down or draining.
    Stop,
}

/// A socket and its connection to the hall.
struct SocketTask {
    connection: Connection,
    inbox: Inbox,
    limits: SocketLimits,
    credit: Credit,
    /// Time of the last frame received.
    received: Instant,
    /// Time at which the pending ping was sent.
    pinged: Option<Instant>,
    /// Counter of the bytes of an incomplete message.
    meter: Arc<ReadMeter>,
    /// Addresses of both ends of the connection, if there is no proxy in between.
    direct: Option<(SocketAddr, SocketAddr)>,
    /// Delay after which the peer should reconnect.
    reconnect_ms: u32,
}

impl SocketTask {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        mut draining: watch::Receiver<bool>,
    ) -> CloseReason {
        let mut ping_at = Instant::now();
        loop {
            let next = tokio::select! {
                frame = socket.recv() => SocketEvent::Frame(frame),
                text = self.inbox.next() => SocketEvent::Message(text),
                () = time::sleep_until(ping_at) => SocketEvent::Ping,
                _ = draining.wait_for(|draining| *draining) => SocketEvent::Stop,
            };
            let done = match next {
                SocketEvent::Frame(frame) => tokio::select! {
                    biased;
                    done = self.receive(frame) => done,
                    // The client repeats the command at another node, with the same id.
                    () = drained(&mut draining) => {
                        self.say_goodbye(socket).await;
                        Err(CloseReason::Restart)
                    }
                },
                SocketEvent::Message(Some(text)) => self.send(socket, text_frame(&text)).await,
                // The hall disconnects readers that fall behind.
                SocketEvent::Message(None) => Err(CloseReason::Slow),
                SocketEvent::Ping => {
                    ping_at = Instant::now() + self.limits.ping;
                    self.ping(socket).await
                }
                SocketEvent::Stop => {
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
        // Empty fragments never complete a message, however many arrive.
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
        // One ping at a time: a late pong belongs to the first one.
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

    /// Sends the queued messages, and a `bye` that states when to reconnect.
    async fn say_goodbye(&mut self, socket: &mut WebSocket) {
        while let Some(message) = self.inbox.try_next() {
            // The hall sends its own `bye` only to connections with a player, and one is enough.
            if !message.is_bye && self.send(socket, text_frame(&message)).await.is_err() {
                return;
            }
        }
        let bye = Outgoing::frame(&ServerFrame::Bye { reconnect: self.reconnect_ms });
        self.send(socket, text_frame(&bye)).await.ok();
    }
}

/// Completes some time after the server has begun to send its clients away.
async fn drained(draining: &mut watch::Receiver<bool>) {
    // Without a sender, the server is gone.
    draining.wait_for(|draining| *draining).await.ok();
    time::sleep(SOCKET_COMMAND_GRACE).await;
}

fn text_frame(message: &Outgoing) -> Message {
    Message::Text(Utf8Bytes::from(&*message.text))
}
