//! Somebody who plays one game over a socket, and goes on by himself whatever happens to the server.

use std::{collections::BTreeMap, time::Duration};

use anyhow::Context as _;
use serde_json::{Value, json};
use tokio::time::{self, Instant};
use variants::{AnyGame, Color, Variant};

use super::way::{Socket, Way, any_turn, hear, say};

/// How long an acknowledgement is waited for before the command is sent again.
const AGAIN: Duration = Duration::from_millis(1500);

/// What a player knows when his game has ended, or when he was stopped.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done {
    /// The turns that were acknowledged to him, by their number.
    pub(crate) acknowledged: BTreeMap<usize, String>,
    /// How often he had to connect.
    pub(crate) connections: usize,
    /// The result, if the game has ended.
    pub(crate) result: Option<Value>,
    /// All turns as he saw them.
    pub(crate) turns: Vec<String>,
}

/// Somebody who plays.
#[derive(Debug)]
pub(crate) struct Player {
    way: Way,
    game: String,
    color: Color,
    variant: Variant,
    board: AnyGame,
    seq: Option<u64>,
    chance: fastrand::Rng,
    /// He gives up after so many turns.
    patience: usize,
    /// The command that was sent and not acknowledged, with when it was sent.
    pending: Option<(Value, Instant)>,
    done: Done,
    is_over: bool,
}

impl Player {
    pub(crate) fn new(
        way: Way,
        game: &str,
        color: Color,
        variant: Variant,
        seed: u64,
        patience: usize,
    ) -> Self {
        Self {
            way,
            game: game.to_owned(),
            color,
            variant,
            board: AnyGame::start(variant),
            seq: None,
            chance: fastrand::Rng::with_seed(seed),
            patience,
            pending: None,
            done: Done::default(),
            is_over: false,
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) -> anyhow::Result<Done> {
        while !self.is_over {
            // Whatever goes wrong on the way: he comes again.
            if self.sit().await.is_err() {
                time::sleep(Duration::from_millis(20 + self.chance.u64(..60))).await;
            }
        }
        self.done.turns = self.board.turns().into_iter().map(|turn| turn.token).collect();
        Ok(self.done)
    }

    /// One connection, from its beginning to its end.
    async fn sit(&mut self) -> anyhow::Result<()> {
        let mut socket = time::timeout(Duration::from_secs(5), self.way.connect()).await??;
        self.done.connections += 1;
        say(&mut socket, &json!({"t": "watch", "game": self.game, "since": self.seq})).await?;
        if let Some((command, sent)) = &mut self.pending {
            *sent = Instant::now();
            say(&mut socket, command).await?;
        }
        while !self.is_over {
            match time::timeout(AGAIN, hear(&mut socket)).await {
                Ok(frame) => self.take(&mut socket, &frame?).await?,
                Err(_) => self.send_again(&mut socket).await?,
            }
        }
        Ok(())
    }

    async fn send_again(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        match &mut self.pending {
            Some((command, sent)) if sent.elapsed() >= AGAIN => {
                *sent = Instant::now();
                say(socket, command).await
            }
            // Nothing has come for a while: is anybody there?
            _ => say(socket, &json!({"t": "ping", "at": 0})).await,
        }
    }

    async fn take(&mut self, socket: &mut Socket, frame: &Value) -> anyhow::Result<()> {
        match frame["t"].as_str() {
            Some("game") => self.take_game(&frame["game"])?,
            Some("event") => {
                let is_next = self.take_event(&frame["event"])?;
                if !is_next {
                    say(socket, &json!({"t": "watch", "game": self.game, "since": null})).await?;
                }
            }
            Some("ack") => self.take_acknowledgement(frame),
            Some("refused") => {
                self.pending = None;
                say(socket, &json!({"t": "watch", "game": self.game, "since": null})).await?;
            }
            _ => {}
        }
        self.act(socket).await
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
        self.done.result = Some(json!({"score": result["score"], "by": result["by"]}));
        // What he does not know to be acknowledged is not claimed.
        self.pending = None;
    }

    fn take_acknowledgement(&mut self, frame: &Value) {
        let Some((command, _)) = self.pending.take() else { return };
        if command["id"] != frame["id"] {
            self.pending = Some((command, Instant::now()));
            return;
        }
        if let (Some(ply), Some(turn)) = (command["ply"].as_u64(), command["turn"].as_str()) {
            self.done.acknowledged.insert(ply as usize, turn.to_owned());
        }
    }

    /// Plays if it is his turn and nothing is under way.
    async fn act(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        let is_free = self.pending.is_none() && !self.is_over && self.seq.is_some();
        if !is_free || self.board.outcome().is_some() || self.board.to_act() != self.color {
            return Ok(());
        }
        let ply = self.board.turns().len();
        let id = format!("{:016x}", self.chance.u64(..));
        let command = if ply >= self.patience {
            json!({"t": "act", "game": self.game, "id": id, "act": "resign"})
        } else {
            let turn = any_turn(&self.board, &mut self.chance).context("there is a turn")?;
            json!({"t": "play", "game": self.game, "id": id, "ply": ply, "turn": turn, "spent": 1})
        };
        say(socket, &command).await?;
        self.pending = Some((command, Instant::now()));
        Ok(())
    }
}
