//! Traffic that produces data for every metric: a game between players at two nodes, a game against the engine on a worker, and
//! refusals.

use std::{
    path::Path,
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use record::Terms;
use serde_json::{Value, json};
use variants::{Color, Variant};

use crate::{
    cluster::{Cluster, Worker},
    online::{Client, Player},
};

/// Thinking time of a player: long enough for Prometheus to see the game grow.
const THINKING_TIME: Duration = Duration::from_millis(250);
/// Ply at which a player resigns.
const RESIGN_AT: usize = 24;
/// Maximum time until the engine has played its turn.
const ENGINE_TIMEOUT: Duration = Duration::from_secs(30);

/// Generates the traffic and returns the worker, which keeps running.
pub(super) fn make(cluster: &Cluster, binary: &Path) -> anyhow::Result<Worker> {
    let worker = Worker::start(binary, &cluster.nats.address(), cluster.logs())?;
    let [first, second, third] = &cluster.nodes[..] else {
        anyhow::bail!("the test requires a cluster of three nodes")
    };
    let mut people = [first, second, third].map(|node| Client::new(node.address(), 1));
    let game = json!({
        "variant": "yinsh", "clock": "300+3", "color": "b", "opponent": {"engine": 1},
    });
    let made = people[2].request("POST", "/api/games", &game)?;
    let id = made["id"].as_str().context("the response has no game id")?;
    wait_for_engine(&mut people[2], id)?;
    let [white, black, stranger] = &mut people;
    let terms = Terms {
        variant: Variant::ALL[0],
        handicap: None,
        clock: "300+3".parse()?,
        rated: false,
        open: true,
        combined: None,
    };
    let id = Client::start_game(white, black, terms.variant.id(), "300+3", false)?;
    let refused = |client: &mut Client| client.try_request("GET", "/api/games/none", &Value::Null);
    refused(stranger)?;
    let (waits, _waited) = mpsc::channel();
    let player = |client: &Client, color, seed| {
        Player::new(client.clone(), &id, color, terms, seed, RESIGN_AT).with_thinking_time(
            THINKING_TIME,
            0,
            waits.clone(),
        )
    };
    let (white, black) = (player(white, Color::White, 1), player(black, Color::Black, 2));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let played = runtime.block_on(async { tokio::join!(white.play(), black.play()) });
    ensure!(played.0?.turns == played.1?.turns, "the players saw different games");
    refused(stranger)?;
    Ok(worker)
}

fn wait_for_engine(client: &mut Client, id: &str) -> anyhow::Result<()> {
    let began = Instant::now();
    loop {
        let game = client.request("GET", &format!("/api/games/{id}"), &Value::Null)?;
        if game["turns"].as_array().is_some_and(|turns| !turns.is_empty()) {
            return Ok(());
        }
        ensure!(began.elapsed() < ENGINE_TIMEOUT, "the engine does not play");
        thread::sleep(Duration::from_millis(100));
    }
}
