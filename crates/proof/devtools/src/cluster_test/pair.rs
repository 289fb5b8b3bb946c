//! Two players who play one game after another through the balancer, and a spectator.

use std::{
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use record::Terms;
use serde_json::{Value, json};
use tokio::sync::watch;
use variants::{Color, Variant};

use crate::online::{Client, Player, PlayerReport, Wait};

/// Thinking time for most turns.
const THINKING_TIME: Duration = Duration::from_millis(200);
/// Clock of every game, without increment: a player needs about 5 s, and would lose on time if two outages were charged to them.
const CLOCK: &str = "20";
/// Ply at which a player resigns.
const RESIGN_AT: usize = 24;
/// Timeout for starting a game.
const START_TIMEOUT: Duration = Duration::from_secs(120);

/// A finished game, as seen by two players and a spectator.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) players: [PlayerReport; 2],
    pub(super) spectator: PlayerReport,
    /// Time at which the players began to ask for the game, and when it had started.
    pub(super) started: (Instant, Instant),
}

/// Two people with accounts, and a guest who watches them.
#[derive(Debug)]
pub(super) struct Pair {
    clients: [Client; 2],
    spectator: Client,
    index: usize,
    /// Whether the players send their turns over HTTP.
    over_http: bool,
    waits: mpsc::Sender<Wait>,
    moves: watch::Receiver<usize>,
}

impl Pair {
    pub(super) fn register(
        address: &str,
        index: usize,
        waits: mpsc::Sender<Wait>,
        moves: watch::Receiver<usize>,
    ) -> anyhow::Result<Self> {
        let mut clients = [Client::new(address, index * 3), Client::new(address, index * 3 + 1)];
        for (client, name) in clients.iter_mut().zip(["White", "Black"]) {
            let name = format!("{name}{index}");
            let account = json!({"name": name, "password": format!("secret of {name}")});
            client.request("POST", "/api/account", &account)?;
        }
        let spectator = Client::new(address, index * 3 + 2);
        Ok(Self { clients, spectator, index, over_http: false, waits, moves })
    }

    /// Makes the players send their turns over HTTP, if `over_http`, and follow their games over sockets.
    pub(super) const fn posting(mut self, over_http: bool) -> Self {
        self.over_http = over_http;
        self
    }

    /// Plays games until `stop` is set; the last one is finished.
    pub(super) fn play_on(mut self, stop: &AtomicBool, seed: u64) -> anyhow::Result<Vec<Played>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut played = Vec::new();
        while !stop.load(Ordering::Relaxed) || played.is_empty() {
            let seed = seed.wrapping_mul(1000).wrapping_add(played.len() as u64 * 2);
            let terms = self.terms(played.len())?;
            let began = Instant::now();
            let id = self.start_game(&terms)?;
            let started = (began, Instant::now());
            self.moves.borrow_and_update();
            let [white, black, spectator] = runtime.block_on(self.play(&id, terms, seed))?;
            played.push(Played { players: [white, black], spectator, started });
        }
        Ok(played)
    }

    async fn play(&self, id: &str, terms: Terms, seed: u64) -> anyhow::Result<[PlayerReport; 3]> {
        // Half of the pairs play in browsers, the others are programs that reconnect at once.
        let in_browser = !self.index.is_multiple_of(2);
        let player = |index: usize, color| {
            let client = self.clients[index].clone();
            Player::new(client, id, color, terms, seed + index as u64, RESIGN_AT)
                .with_thinking_time(THINKING_TIME, self.index, self.waits.clone())
                .moving(self.moves.clone())
                .backing_off(in_browser)
                .posting(self.over_http)
                .claiming()
        };
        let (white, black) = (player(0, Color::White), player(1, Color::Black));
        let spectator = self.spectator.clone();
        let spectator = Player::new(spectator, id, Color::White, terms, seed, 0)
            .moving(self.moves.clone())
            .backing_off(in_browser)
            .watching();
        let (white, black, spectator) = tokio::join!(white.play(), black.play(), spectator.play());
        Ok([white?, black?, spectator?])
    }

    /// Returns the terms of a game; every second game is rated.
    fn terms(&self, game: usize) -> anyhow::Result<Terms> {
        let place = game + self.index;
        let (variant, rated) = (Variant::ALL[place % Variant::ALL.len()], place.is_multiple_of(2));
        let clock = CLOCK.parse()?;
        Ok(Terms { variant, handicap: None, clock, rated, open: true, combined: None })
    }

    /// Starts a game, retrying while parts of the cluster are down.
    fn start_game(&mut self, terms: &Terms) -> anyhow::Result<String> {
        let wanted = json!({
            "variant": terms.variant.id(), "clock": terms.clock, "rated": terms.rated, "color": "w",
            "opponent": "open",
        });
        let [white, black] = &mut self.clients;
        let made = retry(|| white.request("POST", "/api/games", &wanted))?;
        let id = made["id"].as_str().context("the response has no game id")?.to_owned();
        retry(|| join(black, &id))?;
        Ok(id)
    }
}

/// Joins a game. One that is already over counts as joined: the answer to the first attempt was lost, and then the game.
fn join(client: &mut Client, id: &str) -> anyhow::Result<Value> {
    let (status, answer) =
        client.try_request("POST", &format!("/api/games/{id}/join"), &json!({}))?;
    ensure!(status < 400 || answer["code"] == "game-over", "cannot join: {status} {answer}");
    Ok(answer)
}

fn retry(mut request: impl FnMut() -> anyhow::Result<Value>) -> anyhow::Result<Value> {
    let began = Instant::now();
    loop {
        match request() {
            Ok(answer) => return Ok(answer),
            Err(error) if began.elapsed() > START_TIMEOUT => return Err(error),
            Err(_) => thread::sleep(Duration::from_millis(100)),
        }
    }
}
