//! Plays many games at once and measures the time from sending a turn to its acknowledgement, which follows the sync, and the
//! processor time per turn.

mod counts;
mod load;
mod report;
mod target;

use std::{
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};
use tokio::{
    sync::Semaphore,
    task::JoinSet,
    time::{self, Instant},
};
use variants::{AnyGame, Color, Variant};

pub(crate) use load::Load;

use self::{counts::Counts, report::Measured, target::Target};
use crate::{
    cluster::{Cluster, NODES},
    online::{Client, Server, Socket, random_turn, receive, send},
};

/// The comparison with a cluster.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comparison {
    /// Number of nodes behind a balancer.
    pub(crate) nodes: Option<usize>,
    /// Maximum processor time that the nodes may use per turn, relative to a single server.
    pub(crate) most: Option<f64>,
}

/// State shared by all players.
#[derive(Debug)]
struct Progress {
    load: Load,
    is_measured: AtomicBool,
    is_over: AtomicBool,
    connected: AtomicUsize,
    waits: Mutex<Vec<u32>>,
}

/// Loads one server on SQLite, and then the requested number of nodes behind a balancer.
pub(crate) fn run(binary: &Path, load: Load, comparison: Comparison) -> anyhow::Result<()> {
    let server = Server::start(binary, "load-test")?;
    let target = Target::server(&server)?;
    let alone = measure(&target, load)?;
    drop(server);
    let Some(nodes) = comparison.nodes else { return report::print(&[("one node", &alone)]) };
    ensure!(nodes == NODES, "contrib/haproxy.cfg is for {NODES} nodes");
    let cluster = Cluster::start(binary, "load-test")?;
    let before = Counts::of(&cluster)?;
    let together = measure(&Target::cluster(&cluster)?, load)
        .with_context(|| format!("the logs are in {}", cluster.logs().display()))?;
    let counted = Counts::of(&cluster)?.since(before);
    cluster.forget();
    let nodes = format!("{nodes} nodes");
    report::print(&[("one node", &alone), (&nodes, &together)])?;
    println!("\n{counted}");
    report::compare(&alone, &together, comparison.most)
}

fn measure(target: &Target, load: Load) -> anyhow::Result<Measured> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(play(target, load))
}

async fn play(target: &Target, load: Load) -> anyhow::Result<Measured> {
    let before = target.memory()?;
    let progress = Arc::new(Progress {
        load,
        is_measured: AtomicBool::new(false),
        is_over: AtomicBool::new(false),
        connected: AtomicUsize::new(0),
        waits: Mutex::new(Vec::new()),
    });
    let mut players = JoinSet::new();
    let permits = Arc::new(Semaphore::new(32));
    for number in 0..load.games {
        let (progress, permits) = (Arc::clone(&progress), Arc::clone(&permits));
        let address = target.address.clone();
        players.spawn(async move { pair(progress, permits, address, number).await });
    }
    let sockets = load.games * 2;
    let began = Instant::now();
    while progress.connected.load(Ordering::Relaxed) < sockets {
        ensure!(began.elapsed() < Duration::from_secs(300), "not all players could connect");
        if let Some(ended) = players.try_join_next() {
            ended?.context("a player could not start")?;
        }
        time::sleep(Duration::from_millis(50)).await;
    }
    time::sleep(Duration::from_secs(1)).await;
    println!("{sockets} connections after {:.1} s", began.elapsed().as_secs_f64());
    let (after, used) = (target.memory()?, target.usage()?);
    progress.is_measured.store(true, Ordering::Relaxed);
    let began = Instant::now();
    time::sleep(Duration::from_secs(load.seconds)).await;
    progress.is_measured.store(false, Ordering::Relaxed);
    let (took, usage) = (began.elapsed(), target.usage()?.since(used));
    progress.is_over.store(true, Ordering::Relaxed);
    while let Some(ended) = players.try_join_next() {
        ended?.context("a player could not continue")?;
    }
    players.abort_all();
    let waits = std::mem::take(&mut *progress.waits.lock().unwrap_or_else(PoisonError::into_inner));
    let memory = [before, after, target.memory()?];
    Measured::new(load, took, waits, memory, usage)
}

/// Has two players play one game after another.
async fn pair(
    progress: Arc<Progress>,
    permits: Arc<Semaphore>,
    address: String,
    number: usize,
) -> anyhow::Result<()> {
    let permit = permits.acquire_owned().await?;
    let mut clients = [Client::new(&address, number * 2), Client::new(&address, number * 2 + 1)];
    let (id, mut clients) = tokio::task::spawn_blocking(move || {
        let [white, black] = &mut clients;
        Client::start_game(white, black, Variant::Yinsh.id(), "10800+60", false)
            .map(|id| (id, clients))
    })
    .await??;
    let mut sockets = [clients[0].connect().await?, clients[1].connect().await?];
    drop(permit);
    progress.connected.fetch_add(2, Ordering::Relaxed);
    let mut rng = fastrand::Rng::with_seed(number as u64);
    let mut id = id;
    while !progress.is_over.load(Ordering::Relaxed) {
        game(&progress, &mut sockets, &id, &mut rng).await?;
        let (next, back) = tokio::task::spawn_blocking(move || {
            let [white, black] = &mut clients;
            Client::start_game(white, black, Variant::Yinsh.id(), "10800+60", false)
                .map(|id| (id, clients))
        })
        .await??;
        (id, clients) = (next, back);
    }
    Ok(())
}

/// Plays one whole game, for both players in turn.
async fn game(
    progress: &Progress,
    sockets: &mut [Socket; 2],
    id: &str,
    rng: &mut fastrand::Rng,
) -> anyhow::Result<()> {
    for socket in sockets.iter_mut() {
        send(socket, &json!({"t": "watch", "game": id, "since": null})).await?;
        wait_for(socket, "game").await?;
    }
    while !progress.is_measured.load(Ordering::Relaxed) {
        for socket in sockets.iter_mut() {
            idle(socket, Duration::from_millis(100)).await?;
        }
    }
    let mut board = AnyGame::start(Variant::Yinsh);
    let mut due = Instant::now();
    for ply in 0.. {
        let Some(turn) = random_turn(&board, rng) else { break };
        due = pause(progress, sockets, rng, due).await?;
        let mover = usize::from(board.to_act() == Color::Black);
        let command = json!({
            "t": "play", "game": id, "id": format!("{ply}"), "ply": ply, "turn": turn, "spent": 1,
        });
        let began = Instant::now();
        send(&mut sockets[mover], &command).await?;
        let ack = wait_for(&mut sockets[mover], "ack").await?;
        let wait = u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX);
        ensure!(ack["id"] == command["id"], "a different command was acknowledged");
        if progress.is_measured.load(Ordering::Relaxed) {
            progress.waits.lock().unwrap_or_else(PoisonError::into_inner).push(wait);
        }
        // The opponent replies only after receiving the turn.
        wait_for(&mut sockets[1 - mover], "event").await?;
        board.play_turn(&turn)?;
    }
    for socket in sockets.iter_mut() {
        send(socket, &json!({"t": "leave", "game": id})).await?;
    }
    Ok(())
}

/// Throttles all games to the requested total rate. Each turn has its own due time so that a late turn does not
/// delay the next ones. Returns when the next turn is due.
async fn pause(
    progress: &Progress,
    sockets: &mut [Socket; 2],
    rng: &mut fastrand::Rng,
    due: Instant,
) -> anyhow::Result<Instant> {
    if progress.load.rate <= 0.0 {
        return Ok(due);
    }
    let mean = progress.load.games as f64 / progress.load.rate;
    let until = due + Duration::from_secs_f64(mean * 2.0 * rng.f64());
    let [white, black] = sockets;
    // The server's pings must be answered in the meantime.
    let (one, two) = tokio::join!(idle_until(white, until), idle_until(black, until));
    one.and(two)?;
    Ok(until)
}

async fn idle(socket: &mut Socket, length: Duration) -> anyhow::Result<()> {
    idle_until(socket, Instant::now() + length).await
}

async fn idle_until(socket: &mut Socket, until: Instant) -> anyhow::Result<()> {
    loop {
        match time::timeout_at(until, receive(socket)).await {
            Ok(frame) => {
                frame?;
            }
            Err(_) => return Ok(()),
        }
    }
}

/// Waits for the next frame of a kind; fails on a refusal.
async fn wait_for(socket: &mut Socket, kind: &str) -> anyhow::Result<Value> {
    loop {
        let frame = time::timeout(Duration::from_secs(30), receive(socket))
            .await
            .with_context(|| format!("no {kind} within half a minute"))??;
        ensure!(frame["t"] != "refused", "refused: {frame}");
        if frame["t"] == kind {
            return Ok(frame);
        }
    }
}
