//! Two players and a spectator, who play one game after the other through the balancer.

use std::{
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use record::Terms;
use serde_json::{Value, json};
use variants::{Color, Variant};

use crate::online::{Client, Player, PlayerReport, Wait};

/// How long a player thinks.
const PACE: Duration = Duration::from_millis(200);
/// The clock of every game, without increment: a player needs 3 s, and two outages that are charged to them cost the game.
const CLOCK: &str = "20";
/// A player resigns at this ply.
const RESIGN_AT: usize = 24;
/// What needs longer to begin is a failure.
const PATIENCE: Duration = Duration::from_secs(120);

/// A game that was played to its end, as two players and a spectator saw it.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) players: [PlayerReport; 2],
    pub(super) spectator: PlayerReport,
}

/// Two people with accounts, and a guest who watches them.
#[derive(Debug)]
pub(super) struct Pair {
    clients: [Client; 2],
    spectator: Client,
    index: usize,
    waits: mpsc::Sender<Wait>,
}

impl Pair {
    pub(super) fn register(
        address: &str,
        index: usize,
        waits: mpsc::Sender<Wait>,
    ) -> anyhow::Result<Self> {
        let mut clients = [Client::new(address, index * 3), Client::new(address, index * 3 + 1)];
        for (client, name) in clients.iter_mut().zip(["White", "Black"]) {
            let name = format!("{name}{index}");
            let account = json!({"name": name, "password": format!("secret of {name}")});
            client.request("POST", "/api/account", &account)?;
        }
        let spectator = Client::new(address, index * 3 + 2);
        Ok(Self { clients, spectator, index, waits })
    }

    /// Plays games until it is told to stop; the last one is finished.
    pub(super) fn play_on(mut self, stop: &AtomicBool, seed: u64) -> anyhow::Result<Vec<Played>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut played = Vec::new();
        while !stop.load(Ordering::Relaxed) || played.is_empty() {
            let seed = seed.wrapping_mul(1000).wrapping_add(played.len() as u64 * 2);
            let terms = self.terms(played.len())?;
            let id = self.start_game(&terms)?;
            played.push(runtime.block_on(self.play(&id, terms, seed))?);
        }
        Ok(played)
    }

    async fn play(&self, id: &str, terms: Terms, seed: u64) -> anyhow::Result<Played> {
        let player = |index: usize, color| {
            let client = self.clients[index].clone();
            Player::new(client, id, color, terms, seed + index as u64, RESIGN_AT)
                .paced(PACE, self.index, self.waits.clone())
                .claiming()
        };
        let (white, black) = (player(0, Color::White), player(1, Color::Black));
        let spectator = self.spectator.clone();
        let spectator = Player::new(spectator, id, Color::White, terms, seed, 0).watching();
        let (white, black, spectator) = tokio::join!(white.play(), black.play(), spectator.play());
        Ok(Played { players: [white?, black?], spectator: spectator? })
    }

    /// Every second game of theirs is rated.
    fn terms(&self, game: usize) -> anyhow::Result<Terms> {
        let place = game + self.index;
        let (variant, rated) = (Variant::ALL[place % Variant::ALL.len()], place.is_multiple_of(2));
        let clock = CLOCK.parse()?;
        Ok(Terms { variant, handicap: None, clock, rated, open: true, combined: None })
    }

    /// Starts a game, whatever is away meanwhile.
    fn start_game(&mut self, terms: &Terms) -> anyhow::Result<String> {
        let wanted = json!({
            "variant": terms.variant.id(), "clock": terms.clock, "rated": terms.rated, "color": "w",
            "opponent": "open",
        });
        let [white, black] = &mut self.clients;
        let made = retry(|| white.request("POST", "/api/games", &wanted))?;
        let id = made["id"].as_str().context("a game has an id")?.to_owned();
        retry(|| black.request("POST", &format!("/api/games/{id}/join"), &json!({})))?;
        Ok(id)
    }
}

fn retry(mut request: impl FnMut() -> anyhow::Result<Value>) -> anyhow::Result<Value> {
    let began = Instant::now();
    loop {
        match request() {
            Ok(answer) => return Ok(answer),
            Err(error) if began.elapsed() > PATIENCE => return Err(error),
            Err(_) => thread::sleep(Duration::from_millis(100)),
        }
    }
}
