//! A player or spectator of one game or match over a WebSocket who reconnects whenever the server is gone.

use std::{collections::BTreeMap, sync::mpsc, time::Duration};

use anyhow::{Context as _, ensure};
use record::Terms;
use serde_json::{Value, json};
use tokio::time::{self, Instant};
use variants::Color;

use super::{
    board::Board,
    client::{Client, Socket, receive, send},
};

/// A command without an acknowledgement is sent again after this time.
const RETRY_AFTER: Duration = Duration::from_millis(1500);
/// Every ping is answered: a connection over which nothing comes for this time is dead.
const SILENCE: Duration = Duration::from_secs(5);
/// Ids of claims begin with this: nobody waits for their answer.
const CLAIM: &str = "claim";
/// Somebody resigns a linked game at one of these plies.
const RESIGN_LINKED: std::ops::Range<usize> = 1..10;
/// One of so many linked games is called off by resigning the match.
const RESIGN_MATCH: u8 = 8;

/// From the first sending of a command to its acknowledgement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wait {
    /// Who waited.
    pub(crate) pair: usize,
    /// When it was first sent.
    pub(crate) sent: Instant,
    /// When it was acknowledged.
    pub(crate) answered: Instant,
}

/// What a player saw of their game.
#[derive(Clone, Debug)]
pub(crate) struct PlayerReport {
    /// The game.
    pub(crate) game: String,
    /// What was agreed.
    pub(crate) terms: Terms,
    /// The turns that were acknowledged to them, by ply.
    pub(crate) acknowledged: BTreeMap<usize, String>,
    /// The ids of those commands, in the same order.
    pub(crate) commands: Vec<String>,
    /// Refusals by their codes.
    pub(crate) refusals: BTreeMap<String, usize>,
    /// How often they connected.
    pub(crate) connections: usize,
    /// The result, if the game has ended.
    pub(crate) result: Option<Value>,
    /// All turns of the game as they saw them.
    pub(crate) turns: Vec<String>,
    /// The linked games that they played for a match.
    pub(crate) linked: Vec<Self>,
}

impl PlayerReport {
    /// This game and those that were linked to it.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.linked)
    }
}

/// A command without an acknowledgement.
#[derive(Debug)]
struct Pending {
    command: Value,
    sent: Instant,
}

/// A player.
#[derive(Debug)]
pub(crate) struct Player {
    client: Client,
    color: Color,
    board: Board,
    seq: Option<u64>,
    rng: fastrand::Rng,
    /// They resign at this ply.
    resign_at: usize,
    /// How long they think.
    pace: Duration,
    /// Whether they only look on.
    only_watches: bool,
    /// Whether they claim the win whenever nothing comes for a while.
    claims: bool,
    /// Who is told how long a command took, and as which pair.
    waits: Option<(usize, mpsc::Sender<Wait>)>,
    /// The linked game that the match waits for.
    linked: Option<String>,
    /// Whether they resign the match instead of playing the linked game.
    resigns_match: bool,
    /// The command that was sent and not acknowledged.
    pending: Option<Pending>,
    /// When they first sent what they want to play now, also if that was refused since.
    waiting_since: Option<Instant>,
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
        let report = PlayerReport {
            game: game.to_owned(),
            terms,
            acknowledged: BTreeMap::new(),
            commands: Vec::new(),
            refusals: BTreeMap::new(),
            connections: 0,
            result: None,
            turns: Vec::new(),
            linked: Vec::new(),
        };
        Self {
            client,
            color,
            board: Board::start(&terms),
            seq: None,
            rng: fastrand::Rng::with_seed(seed),
            resign_at,
            pace: Duration::ZERO,
            only_watches: false,
            claims: false,
            waits: None,
            linked: None,
            resigns_match: false,
            pending: None,
            waiting_since: None,
            report,
            is_over: false,
        }
    }

    /// The same player, who thinks about every turn and says how long it took to be acknowledged.
    pub(crate) fn paced(mut self, pace: Duration, pair: usize, waits: mpsc::Sender<Wait>) -> Self {
        (self.pace, self.waits) = (pace, Some((pair, waits)));
        self
    }

    /// The same player, who claims the win as soon as they have to wait for their opponent.
    pub(crate) const fn claiming(mut self) -> Self {
        self.claims = true;
        self
    }

    /// A spectator of the game.
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
                // Whatever went wrong, they connect again.
                time::sleep(Duration::from_millis(20 + self.rng.u64(..60))).await;
            }
        }
        self.report.turns = self.board.tokens();
        Ok(self.report)
    }

    /// The linked game that waits for them.
    fn linked_to_play(&self) -> Option<String> {
        let is_new = |game: &&String| self.report.linked.iter().all(|known| known.game != **game);
        self.linked
            .as_ref()
            .filter(is_new)
            .filter(|_| !self.resigns_match && !self.is_over)
            .cloned()
    }

    /// Plays a linked game to its end. The match is looked at again afterwards.
    async fn play_linked(&mut self, game: &str) -> anyhow::Result<()> {
        let (variant, color) = self.board.linked(self.color).context("the match rests")?;
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

    /// Plays over one connection until it breaks, the game is over, or a linked game waits.
    async fn play_connected(&mut self) -> anyhow::Result<()> {
        let mut socket = time::timeout(Duration::from_secs(5), self.client.connect()).await??;
        self.report.connections += 1;
        self.watch(&mut socket, self.seq).await?;
        if let Some(pending) = &mut self.pending {
            pending.sent = Instant::now();
            send(&mut socket, &pending.command).await?;
        }
        let mut heard = Instant::now();
        while !self.is_over && self.linked_to_play().is_none() {
            match time::timeout(RETRY_AFTER, receive(&mut socket)).await {
                Ok(frame) => {
                    heard = Instant::now();
                    self.handle(&mut socket, &frame?).await?;
                }
                Err(_) => self.send_again(&mut socket).await?,
            }
            ensure!(heard.elapsed() < SILENCE, "the connection is dead");
        }
        Ok(())
    }

    async fn watch(&self, socket: &mut Socket, since: Option<u64>) -> anyhow::Result<()> {
        send(socket, &json!({"t": "watch", "game": self.report.game, "since": since})).await
    }

    async fn send_again(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        match &mut self.pending {
            Some(pending) if pending.sent.elapsed() >= RETRY_AFTER => {
                pending.sent = Instant::now();
                send(socket, &pending.command).await
            }
            None if self.claims && self.seq.is_some() => {
                let id = format!("{CLAIM}{:016x}", self.rng.u64(..));
                let game = &self.report.game;
                send(socket, &json!({"t": "act", "game": game, "id": id, "act": "claim-win"})).await
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
                    self.watch(socket, None).await?;
                }
            }
            Some("ack") => self.take_acknowledgement(frame),
            Some("refused") => self.take_refusal(socket, frame).await?,
            _ => {}
        }
        self.act_if_due(socket).await
    }

    /// What was refused is looked at again after a while, once: an answer to something older changes nothing.
    async fn take_refusal(&mut self, socket: &mut Socket, frame: &Value) -> anyhow::Result<()> {
        let code = frame["code"].as_str().unwrap_or("no code").to_owned();
        *self.report.refusals.entry(code).or_default() += 1;
        let id = frame["id"].as_str().unwrap_or_default();
        let is_theirs = self.pending.take_if(|pending| pending.command["id"] == id).is_some();
        if is_theirs || id == self.report.game {
            // Nothing is played before the whole game has come.
            self.seq = None;
            time::sleep(self.pace.max(Duration::from_millis(50))).await;
            self.watch(socket, None).await?;
        }
        Ok(())
    }

    /// The whole game, as it is now.
    fn take_game(&mut self, game: &Value) -> anyhow::Result<()> {
        self.board = Board::start(&self.report.terms);
        for turn in game["turns"].as_array().context("a game has turns")? {
            self.board.play(turn["turn"].as_str().context("a turn has a token")?)?;
        }
        self.seq = game["seq"].as_u64();
        self.linked = game["match"]["linked"].as_str().map(str::to_owned);
        if game["status"] == "ended" {
            self.end(&game["result"]);
        }
        Ok(())
    }

    /// One event; false if there is a gap before it.
    fn take_event(&mut self, event: &Value) -> anyhow::Result<bool> {
        let seq = event["seq"].as_u64().context("an event has a number")?;
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
                for turn in event["turns"].as_array().context("a linked game has turns")? {
                    self.board.play(turn.as_str().unwrap_or_default())?;
                }
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
        let is_theirs = |pending: &mut Pending| pending.command["id"] == frame["id"];
        let Some(pending) = self.pending.take_if(is_theirs) else { return };
        if let Some((pair, waits)) = &self.waits {
            let (sent, answered) = (self.waiting_since.take(), Instant::now());
            let sent = sent.unwrap_or(pending.sent);
            // Nobody listens any more at the end of a test.
            waits.send(Wait { pair: *pair, sent, answered }).ok();
        }
        let command = pending.command;
        if let (Some(ply), Some(turn)) = (command["ply"].as_u64(), command["turn"].as_str()) {
            self.report.acknowledged.insert(ply as usize, turn.to_owned());
            self.report.commands.push(command["id"].as_str().unwrap_or_default().to_owned());
        }
    }

    /// Plays if something is theirs to decide and no command is pending.
    async fn act_if_due(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        if self.only_watches || self.pending.is_some() || self.is_over || self.seq.is_none() {
            return Ok(());
        }
        let turn = self.board.random(self.color, &mut self.rng);
        let spent = self.pace.as_millis().max(1) as u64;
        let (ply, resigns_match) = (self.board.tokens().len(), self.resigns_match);
        let (game, id) = (&self.report.game, format!("{:016x}", self.rng.u64(..)));
        let command = match turn {
            Some(_) if ply >= self.resign_at => {
                json!({"t": "act", "game": game, "id": id, "act": "resign"})
            }
            Some(turn) => {
                json!({"t": "play", "game": game, "id": id, "ply": ply, "turn": turn, "spent": spent})
            }
            None if resigns_match => json!({"t": "act", "game": game, "id": id, "act": "resign"}),
            None => {
                self.waiting_since = None;
                return Ok(());
            }
        };
        time::sleep(self.pace).await;
        send(socket, &command).await?;
        let sent = Instant::now();
        self.waiting_since.get_or_insert(sent);
        self.pending = Some(Pending { command, sent });
        Ok(())
    }
}
