//! A player or spectator of one game or match over a WebSocket who reconnects whenever the connection is lost.

use std::{
    sync::mpsc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use record::Terms;
use serde_json::{Value, json};
use tokio::{sync::watch, time};
use variants::Color;

use super::{
    board::Board,
    client::{Client, Socket, receive, send},
    poster::{self, Poster},
    report::{PlayerReport, Wait},
};

/// Time after which a command without an acknowledgement is sent again.
const RETRY_AFTER: Duration = Duration::from_millis(1500);
/// Time without a frame after which a connection is considered dead: the server answers every ping.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(5);
/// Delay before the second attempt to reconnect, and the longest one without its random part, as in the browser:
/// `web/online/socket.js`.
const RECONNECT_DELAY: Duration = Duration::from_millis(400);
const RECONNECT_DELAY_MAX: Duration = Duration::from_millis(2_600);
/// One in this many turns takes longer, by this factor.
const LONG_THOUGHT: (u8, u32) = (8, 8);
/// Prefix of the ids of claims, whose responses are not awaited.
const CLAIM: &str = "claim";
/// Plies at which a player may resign a linked game.
const RESIGN_LINKED: std::ops::Range<usize> = 1..10;
/// One in this many linked games is called off by resigning the match.
const RESIGN_MATCH: u8 = 8;

/// A command without an acknowledgement.
#[derive(Debug)]
struct Pending {
    ply: usize,
    command: Value,
    /// Time at which it was last sent.
    sent: Instant,
}

/// A player or spectator.
#[derive(Debug)]
pub(crate) struct Player {
    client: Client,
    color: Color,
    board: Board,
    seq: Option<u64>,
    rng: fastrand::Rng,
    /// Ply at which the player resigns.
    resign_at: usize,
    /// Thinking time of most turns.
    thinking_time: Duration,
    /// Whether this is a spectator.
    only_watches: bool,
    /// Whether the player claims the win while waiting for the opponent.
    claims: bool,
    /// Number of the pair, and the channel to which waits are reported.
    waits: Option<(usize, mpsc::Sender<Wait>)>,
    /// The linked game that the match waits for.
    linked: Option<String>,
    /// Whether the player resigns the match instead of playing the linked game.
    resigns_match: bool,
    /// The command that was sent but not acknowledged.
    pending: Option<Pending>,
    /// Changes when the player is to leave their connection for another one.
    moves: Option<watch::Receiver<usize>>,
    /// Sender of the commands of a program that does not send them over its socket.
    poster: Option<Poster>,
    /// Whether the player waits longer before each attempt to reconnect, as browsers do.
    backs_off: bool,
    /// Number of attempts to connect since the last frame.
    attempts: u32,
    report: PlayerReport,
    is_over: bool,
}

impl Player {
    pub(crate) fn new(
        client: Client,
        game: &str,
        color: Color,
        terms: Terms,
        seed: u64,
        resign_at: usize,
    ) -> Self {
        let report = PlayerReport::new(game, terms);
        Self {
            client,
            color,
            board: Board::start(&terms),
            seq: None,
            rng: fastrand::Rng::with_seed(seed),
            resign_at,
            thinking_time: Duration::ZERO,
            only_watches: false,
            claims: false,
            waits: None,
            linked: None,
            resigns_match: false,
            pending: None,
            moves: None,
            poster: None,
            backs_off: false,
            attempts: 0,
            report,
            is_over: false,
        }
    }

    /// Makes the player think about every turn and report how long its acknowledgement took.
    pub(crate) fn with_thinking_time(
        mut self,
        thinking_time: Duration,
        pair: usize,
        waits: mpsc::Sender<Wait>,
    ) -> Self {
        (self.thinking_time, self.waits) = (thinking_time, Some((pair, waits)));
        self
    }

    /// Makes the player claim the win as soon as they have to wait for their opponent.
    pub(crate) const fn claiming(mut self) -> Self {
        self.claims = true;
        self
    }

    /// Makes the player leave their connection for another one at every change.
    pub(crate) fn moving(mut self, moves: watch::Receiver<usize>) -> Self {
        self.moves = Some(moves);
        self
    }

    /// Makes the player reconnect as browsers do, if `backs_off`, instead of trying again at once.
    pub(crate) const fn backing_off(mut self, backs_off: bool) -> Self {
        self.backs_off = backs_off;
        self
    }

    /// Makes the player send commands over HTTP, if `posts`, and follow the game over the socket.
    pub(crate) fn posting(mut self, posts: bool) -> Self {
        self.poster = posts.then(|| Poster::new(self.client.clone()));
        self
    }

    /// Makes this a spectator of the game.
    pub(crate) const fn watching(mut self) -> Self {
        self.only_watches = true;
        self
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) -> anyhow::Result<PlayerReport> {
        while !self.is_over {
            if let Some(linked) = self.linked_to_play() {
                self.play_linked(&linked).await?;
            } else if self.play_connected().await.is_err() {
                // Reconnect, whatever went wrong.
                time::sleep(self.reconnect_delay()).await;
                self.attempts += 1;
            }
        }
        self.report.turns = self.board.tokens();
        Ok(self.report)
    }

    fn reconnect_delay(&mut self) -> Duration {
        if !self.backs_off || self.attempts == 0 {
            return Duration::from_millis(20 + self.rng.u64(..60));
        }
        let delay = RECONNECT_DELAY * 2_u32.pow((self.attempts - 1).min(9));
        delay.min(RECONNECT_DELAY_MAX).mul_f64(0.5 + self.rng.f64())
    }

    /// Returns the linked game that waits for the player, if any.
    fn linked_to_play(&self) -> Option<String> {
        let is_new = |game: &&String| self.report.linked.iter().all(|known| known.game != **game);
        self.linked
            .as_ref()
            .filter(is_new)
            .filter(|_| !self.resigns_match && !self.is_over)
            .cloned()
    }

    /// Plays a linked game to its end. The match is read again afterwards.
    async fn play_linked(&mut self, game: &str) -> anyhow::Result<()> {
        let (variant, color) =
            self.board.linked(self.color).context("the match is not waiting for a linked game")?;
        if self.rng.u8(..RESIGN_MATCH) == 0 {
            self.resigns_match = true;
            return Ok(());
        }
        let terms = Terms { variant, combined: None, ..self.report.terms };
        let (seed, resign_at) = (self.rng.u64(..), self.rng.usize(RESIGN_LINKED));
        let player = Self::new(self.client.clone(), game, color, terms, seed, resign_at);
        self.report.linked.push(Box::pin(player.play()).await?);
        Ok(())
    }

    /// Plays over one connection until it is lost, the game is over, or a linked game waits.
    async fn play_connected(&mut self) -> anyhow::Result<()> {
        let mut socket = time::timeout(Duration::from_secs(5), self.client.connect()).await??;
        self.report.connections += 1;
        self.watch(&mut socket, self.seq).await?;
        self.send_pending(&mut socket).await?;
        let mut heard = Instant::now();
        while !self.is_over && self.linked_to_play().is_none() {
            let frame = tokio::select! {
                frame = time::timeout(RETRY_AFTER, receive(&mut socket)) => frame,
                () = moved(&mut self.moves) => return Ok(()),
                answer = poster::answer(&mut self.poster) => {
                    self.handle(&mut socket, &answer).await?;
                    continue;
                }
            };
            match frame {
                Ok(frame) => {
                    heard = Instant::now();
                    self.attempts = 0;
                    self.handle(&mut socket, &frame?).await?;
                }
                Err(_) => self.send_again(&mut socket).await?,
            }
            ensure!(heard.elapsed() < SILENCE_TIMEOUT, "the connection is dead");
        }
        Ok(())
    }

    async fn watch(&self, socket: &mut Socket, since: Option<u64>) -> anyhow::Result<()> {
        send(socket, &json!({"t": "watch", "game": self.report.game, "since": since})).await
    }

    async fn send_again(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        match &self.pending {
            Some(pending) if pending.sent.elapsed() >= RETRY_AFTER => {
                self.send_pending(socket).await
            }
            None if self.claims && self.seq.is_some() => {
                let id = format!("{CLAIM}{:016x}", self.rng.u64(..));
                let game = &self.report.game;
                send(socket, &json!({"t": "act", "game": game, "id": id, "act": "claim-win"})).await
            }
            // Detects a connection that was lost without notice.
            _ => send(socket, &json!({"t": "ping", "at": 0})).await,
        }
    }

    /// Sends the command without an acknowledgement, if there is one.
    async fn send_pending(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        let Some(pending) = &mut self.pending else { return Ok(()) };
        pending.sent = Instant::now();
        match &self.poster {
            Some(poster) => poster.post(&pending.command),
            None => send(socket, &pending.command).await?,
        }
        Ok(())
    }

    async fn handle(&mut self, socket: &mut Socket, frame: &Value) -> anyhow::Result<()> {
        match frame["t"].as_str() {
            Some("game") => self.take_game(&frame["game"])?,
            Some("event") => {
                let is_next = self.take_event(&frame["event"])?;
                if !is_next {
                    self.watch(socket, None).await?;
                }
            }
            Some("ack") => self.take_acknowledgement(frame),
            Some("refused") => self.take_refusal(socket, frame).await?,
            _ => {}
        }
        self.act_if_due(socket).await
    }

    /// Handles a refusal: requests the game again once, after a while; ignores the refusal of an older command.
    async fn take_refusal(&mut self, socket: &mut Socket, frame: &Value) -> anyhow::Result<()> {
        let code = frame["code"].as_str().unwrap_or("no code").to_owned();
        *self.report.refusals.entry(code).or_default() += 1;
        let id = frame["id"].as_str().unwrap_or_default();
        let is_theirs = self.pending.take_if(|pending| pending.command["id"] == id).is_some();
        if is_theirs || id == self.report.game {
            // No turn is played before the whole game has arrived.
            self.seq = None;
            time::sleep(self.thinking_time.max(Duration::from_millis(50))).await;
            self.watch(socket, None).await?;
        }
        Ok(())
    }

    /// Replaces the local state with the current state of the game.
    fn take_game(&mut self, game: &Value) -> anyhow::Result<()> {
        self.board = Board::start(&self.report.terms);
        for turn in game["turns"].as_array().context("the game has no turns")? {
            self.board.play(turn["turn"].as_str().context("a turn has no token")?)?;
        }
        self.report.see(self.board.tokens().len());
        self.seq = game["seq"].as_u64();
        self.linked = game["match"]["linked"].as_str().map(str::to_owned);
        if game["status"] == "ended" {
            self.end(&game["result"]);
        }
        Ok(())
    }

    /// Applies an event; returns `false` if there is a gap before it.
    fn take_event(&mut self, event: &Value) -> anyhow::Result<bool> {
        let seq = event["seq"].as_u64().context("an event has no number")?;
        let Some(known) = self.seq else { return Ok(true) };
        if seq <= known {
            return Ok(true);
        }
        if seq != known + 1 {
            return Ok(false);
        }
        self.seq = Some(seq);
        match event["deed"].as_str() {
            Some("turn") => self.board.play(event["turn"].as_str().unwrap_or_default())?,
            Some("rolled") => self.board.play(event["roll"].as_str().unwrap_or_default())?,
            Some("linked") => self.linked = event["game"].as_str().map(str::to_owned),
            Some("settled") => {
                self.linked = None;
                for turn in event["turns"].as_array().context("the linked game has no turns")? {
                    self.board.play(turn.as_str().unwrap_or_default())?;
                }
            }
            Some("ended") => self.end(event),
            _ => {}
        }
        self.report.see(self.board.tokens().len());
        Ok(true)
    }

    fn end(&mut self, result: &Value) {
        self.is_over = true;
        self.report.ended = Some(Instant::now());
        self.report.result = Some(json!({"score": result["score"], "by": result["by"]}));
        // A turn that was never acknowledged does not count.
        self.pending = None;
    }

    fn take_acknowledgement(&mut self, frame: &Value) {
        let is_theirs = |pending: &mut Pending| pending.command["id"] == frame["id"];
        let Some(pending) = self.pending.take_if(is_theirs) else { return };
        let decided = self.report.decided(pending.ply);
        if let (Some((pair, waits)), Some(decision)) = (&self.waits, decided) {
            let (sent, answered) = (decision.sent, Instant::now());
            // The receiver has been dropped by the end of a test.
            waits.send(Wait { pair: *pair, sent, answered }).ok();
        }
        let command = pending.command;
        if let (Some(ply), Some(turn)) = (command["ply"].as_u64(), command["turn"].as_str()) {
            self.report.acknowledged.insert(ply as usize, turn.to_owned());
            self.report.commands.push(command["id"].as_str().unwrap_or_default().to_owned());
        }
    }

    /// Plays if the player has something to decide and no command is pending.
    async fn act_if_due(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        if self.only_watches || self.pending.is_some() || self.is_over || self.seq.is_none() {
            return Ok(());
        }
        let turn = self.board.random(self.color, &mut self.rng);
        let is_long = self.rng.u8(..LONG_THOUGHT.0) == 0;
        let thinking_time = self.thinking_time * if is_long { LONG_THOUGHT.1 } else { 1 };
        let spent = thinking_time.as_millis().max(1) as u64;
        let (ply, resigns_match) = (self.board.tokens().len(), self.resigns_match);
        // The answer to a request may arrive before the event.
        if self.report.acknowledged.contains_key(&ply) {
            return Ok(());
        }
        let (game, id) = (&self.report.game, format!("{:016x}", self.rng.u64(..)));
        let command = match turn {
            Some(_) if ply >= self.resign_at => {
                json!({"t": "act", "game": game, "id": id, "act": "resign"})
            }
            Some(turn) => {
                json!({"t": "play", "game": game, "id": id, "ply": ply, "turn": turn, "spent": spent})
            }
            None if resigns_match => json!({"t": "act", "game": game, "id": id, "act": "resign"}),
            None => return Ok(()),
        };
        let began = Instant::now();
        time::sleep(thinking_time).await;
        self.report.decide(ply, began.elapsed());
        self.pending = Some(Pending { ply, command, sent: Instant::now() });
        self.send_pending(socket).await
    }
}

/// Waits until the player is to leave their connection.
async fn moved(moves: &mut Option<watch::Receiver<usize>>) {
    let Some(moves) = moves else { return std::future::pending().await };
    if moves.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
}
