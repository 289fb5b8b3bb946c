//! A player of one game over a WebSocket who reconnects whenever the server is gone.

use std::{collections::BTreeMap, time::Duration};

use anyhow::Context as _;
use serde_json::{Value, json};
use tokio::time::{self, Instant};
use variants::{AnyGame, Color, Variant};

use super::client::{Client, Socket, random_turn, receive, send};

/// A command without an acknowledgement is sent again after this time.
const RETRY_AFTER: Duration = Duration::from_millis(1500);

/// What a player saw of their game.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayerReport {
    /// The turns that were acknowledged to them, by ply.
    pub(crate) acknowledged: BTreeMap<usize, String>,
    /// How often they connected.
    pub(crate) connections: usize,
    /// The result, if the game has ended.
    pub(crate) result: Option<Value>,
    /// All turns of the game as they saw them.
    pub(crate) turns: Vec<String>,
}

/// A player.
#[derive(Debug)]
pub(crate) struct Player {
    client: Client,
    game: String,
    color: Color,
    variant: Variant,
    board: AnyGame,
    seq: Option<u64>,
    rng: fastrand::Rng,
    /// They resign at this ply.
    resign_at: usize,
    /// The command that was sent and not acknowledged, with when it was sent.
    pending: Option<(Value, Instant)>,
    report: PlayerReport,
    is_over: bool,
}

impl Player {
    pub(crate) fn new(
        client: Client,
        game: &str,
        color: Color,
        variant: Variant,
        seed: u64,
        resign_at: usize,
    ) -> Self {
        Self {
            client,
            game: game.to_owned(),
            color,
            variant,
            board: AnyGame::start(variant),
            seq: None,
            rng: fastrand::Rng::with_seed(seed),
            resign_at,
            pending: None,
            report: PlayerReport::default(),
            is_over: false,
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) -> anyhow::Result<PlayerReport> {
        while !self.is_over {
            // Whatever went wrong, they connect again.
            if self.play_connected().await.is_err() {
                time::sleep(Duration::from_millis(20 + self.rng.u64(..60))).await;
            }
        }
        self.report.turns = self.board.turns().into_iter().map(|turn| turn.token).collect();
        Ok(self.report)
    }

    /// Plays over one connection until it breaks or the game is over.
    async fn play_connected(&mut self) -> anyhow::Result<()> {
        let mut socket = time::timeout(Duration::from_secs(5), self.client.connect()).await??;
        self.report.connections += 1;
        send(&mut socket, &json!({"t": "watch", "game": self.game, "since": self.seq})).await?;
        if let Some((command, sent)) = &mut self.pending {
            *sent = Instant::now();
            send(&mut socket, command).await?;
        }
        while !self.is_over {
            match time::timeout(RETRY_AFTER, receive(&mut socket)).await {
                Ok(frame) => self.handle(&mut socket, &frame?).await?,
                Err(_) => self.send_again(&mut socket).await?,
            }
        }
        Ok(())
    }

    async fn send_again(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        match &mut self.pending {
            Some((command, sent)) if sent.elapsed() >= RETRY_AFTER => {
                *sent = Instant::now();
                send(socket, command).await
            }
            // Notices a connection that broke without a word.
            _ => send(socket, &json!({"t": "ping", "at": 0})).await,
        }
    }

    async fn handle(&mut self, socket: &mut Socket, frame: &Value) -> anyhow::Result<()> {
        match frame["t"].as_str() {
            Some("game") => self.take_game(&frame["game"])?,
            Some("event") => {
                let is_next = self.take_event(&frame["event"])?;
                if !is_next {
                    send(socket, &json!({"t": "watch", "game": self.game, "since": null})).await?;
                }
            }
            Some("ack") => self.take_acknowledgement(frame),
            Some("refused") => {
                self.pending = None;
                send(socket, &json!({"t": "watch", "game": self.game, "since": null})).await?;
            }
            _ => {}
        }
        self.act_if_due(socket).await
    }

    /// The whole game, as it is now.
    fn take_game(&mut self, game: &Value) -> anyhow::Result<()> {
        self.board = AnyGame::start(self.variant);
        for turn in game["turns"].as_array().context("a game has turns")? {
            let token = turn["turn"].as_str().context("a turn has a token")?;
            self.board.play_turn(token)?;
        }
        self.seq = game["seq"].as_u64();
        if game["status"] == "ended" {
            self.end(&game["result"]);
        }
        Ok(())
    }

    /// One event; false if there is a gap before it.
    fn take_event(&mut self, event: &Value) -> anyhow::Result<bool> {
        let seq = event["seq"].as_u64().context("an event has a number")?;
        let known = self.seq.context("the whole game comes first")?;
        if seq <= known {
            return Ok(true);
        }
        if seq != known + 1 {
            return Ok(false);
        }
        self.seq = Some(seq);
        match event["deed"].as_str() {
            Some("turn") => {
                self.board.play_turn(event["turn"].as_str().unwrap_or_default())?;
            }
            Some("ended") => self.end(event),
            _ => {}
        }
        Ok(true)
    }

    fn end(&mut self, result: &Value) {
        self.is_over = true;
        self.report.result = Some(json!({"score": result["score"], "by": result["by"]}));
        // A turn without an acknowledgement is not claimed.
        self.pending = None;
    }

    fn take_acknowledgement(&mut self, frame: &Value) {
        let Some((command, _)) = self.pending.take() else { return };
        if command["id"] != frame["id"] {
            self.pending = Some((command, Instant::now()));
            return;
        }
        if let (Some(ply), Some(turn)) = (command["ply"].as_u64(), command["turn"].as_str()) {
            self.report.acknowledged.insert(ply as usize, turn.to_owned());
        }
    }

    /// Plays if it is their turn and no command is pending.
    async fn act_if_due(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        let is_free = self.pending.is_none() && !self.is_over && self.seq.is_some();
        if !is_free || self.board.outcome().is_some() || self.board.to_act() != self.color {
            return Ok(());
        }
        let ply = self.board.turns().len();
        let id = format!("{:016x}", self.rng.u64(..));
        let command = if ply >= self.resign_at {
            json!({"t": "act", "game": self.game, "id": id, "act": "resign"})
        } else {
            let turn = random_turn(&self.board, &mut self.rng).context("there is a turn")?;
            json!({"t": "play", "game": self.game, "id": id, "ply": ply, "turn": turn, "spent": 1})
        };
        send(socket, &command).await?;
        self.pending = Some((command, Instant::now()));
        Ok(())
    }
}
