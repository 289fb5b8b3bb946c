//! Plays many games at once and measures how long a turn takes until it is on the disk and acknowledged.

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

use crate::online::{Served, Socket, Way, any_turn, hear, say};

/// How much is to be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    /// Games at once; each has two connections.
    pub(crate) games: usize,
    /// How long it is measured.
    pub(crate) seconds: u64,
    /// How many turns a second are wanted of all games together; as many as go, if zero.
    pub(crate) rate: f64,
}

/// What all players share.
#[derive(Debug)]
struct Stage {
    load: Load,
    is_measured: AtomicBool,
    is_over: AtomicBool,
    connected: AtomicUsize,
    waits: Mutex<Vec<u32>>,
}

/// Loads a server.
pub(crate) fn run(binary: &Path, load: Load) -> anyhow::Result<()> {
    let served = Served::start(binary, "load-test")?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(play(&served, load))
}

async fn play(served: &Served, load: Load) -> anyhow::Result<()> {
    let before = served.memory()?;
    let stage = Arc::new(Stage {
        load,
        is_measured: AtomicBool::new(false),
        is_over: AtomicBool::new(false),
        connected: AtomicUsize::new(0),
        waits: Mutex::new(Vec::new()),
    });
    let mut players = JoinSet::new();
    let doors = Arc::new(Semaphore::new(32));
    for number in 0..load.games {
        let (stage, doors) = (Arc::clone(&stage), Arc::clone(&doors));
        let place = served.place().to_owned();
        players.spawn(async move { pair(stage, doors, place, number).await });
    }
    let sockets = load.games * 2;
    let began = Instant::now();
    while stage.connected.load(Ordering::Relaxed) < sockets {
        ensure!(began.elapsed() < Duration::from_secs(300), "not everybody could connect");
        if let Some(ended) = players.try_join_next() {
            ended?.context("a player could not begin")?;
        }
        time::sleep(Duration::from_millis(50)).await;
    }
    time::sleep(Duration::from_secs(1)).await;
    let after = served.memory()?;
    println!("{sockets} connections after {:.1} s", began.elapsed().as_secs_f64());
    stage.is_measured.store(true, Ordering::Relaxed);
    let began = Instant::now();
    time::sleep(Duration::from_secs(load.seconds)).await;
    stage.is_measured.store(false, Ordering::Relaxed);
    let took = began.elapsed();
    stage.is_over.store(true, Ordering::Relaxed);
    players.abort_all();
    let waits = std::mem::take(&mut *stage.waits.lock().unwrap_or_else(PoisonError::into_inner));
    tell(load, took, waits, (before, after), served.memory()?)
}

fn tell(
    load: Load,
    took: Duration,
    mut waits: Vec<u32>,
    (before, after): (u64, u64),
    memory: u64,
) -> anyhow::Result<()> {
    ensure!(!waits.is_empty(), "no turn was acknowledged");
    waits.sort_unstable();
    let sockets = load.games as u64 * 2;
    println!(
        "memory: {before} KiB at 0 connections, {after} KiB at {sockets}: {:.1} KiB each; {memory} KiB at the end",
        after.saturating_sub(before) as f64 / sockets as f64
    );
    let at = |share: f64| {
        let index = ((waits.len() - 1) as f64 * share).round() as usize;
        f64::from(waits[index]) / 1000.0
    };
    println!(
        "{} games, {sockets} connections, {:.0} s: {:.0} moves/s, p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
        load.games,
        took.as_secs_f64(),
        waits.len() as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0),
    );
    Ok(())
}

/// Two people who play one game after the other.
async fn pair(
    stage: Arc<Stage>,
    doors: Arc<Semaphore>,
    place: String,
    number: usize,
) -> anyhow::Result<()> {
    let door = doors.acquire_owned().await?;
    let mut ways = [Way::new(&place, number * 2), Way::new(&place, number * 2 + 1)];
    let (id, mut ways) = tokio::task::spawn_blocking(move || {
        let [white, black] = &mut ways;
        Way::game(white, black, Variant::Yinsh.id(), "10800+60", false).map(|id| (id, ways))
    })
    .await??;
    let mut sockets = [ways[0].connect().await?, ways[1].connect().await?];
    drop(door);
    stage.connected.fetch_add(2, Ordering::Relaxed);
    let mut chance = fastrand::Rng::with_seed(number as u64);
    let mut id = id;
    while !stage.is_over.load(Ordering::Relaxed) {
        game(&stage, &mut sockets, &id, &mut chance).await?;
        let (next, back) = tokio::task::spawn_blocking(move || {
            let [white, black] = &mut ways;
            Way::game(white, black, Variant::Yinsh.id(), "10800+60", false).map(|id| (id, ways))
        })
        .await??;
        (id, ways) = (next, back);
    }
    Ok(())
}

/// One game from its beginning to its end, both players by turns.
async fn game(
    stage: &Stage,
    sockets: &mut [Socket; 2],
    id: &str,
    chance: &mut fastrand::Rng,
) -> anyhow::Result<()> {
    for socket in sockets.iter_mut() {
        say(socket, &json!({"t": "watch", "game": id, "since": null})).await?;
        wait_for(socket, "game").await?;
    }
    while !stage.is_measured.load(Ordering::Relaxed) {
        for socket in sockets.iter_mut() {
            idle(socket, Duration::from_millis(100)).await?;
        }
    }
    let mut board = AnyGame::start(Variant::Yinsh);
    let mut due = Instant::now();
    for ply in 0.. {
        let Some(turn) = any_turn(&board, chance) else { break };
        due = pause(stage, sockets, chance, due).await?;
        let mover = usize::from(board.to_act() == Color::Black);
        let command = json!({
            "t": "play", "game": id, "id": format!("{ply}"), "ply": ply, "turn": turn, "spent": 1,
        });
        let began = Instant::now();
        say(&mut sockets[mover], &command).await?;
        let ack = wait_for(&mut sockets[mover], "ack").await?;
        let wait = u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX);
        ensure!(ack["id"] == command["id"], "another command was acknowledged");
        if stage.is_measured.load(Ordering::Relaxed) {
            stage.waits.lock().unwrap_or_else(PoisonError::into_inner).push(wait);
        }
        // The other must have seen it before he answers.
        wait_for(&mut sockets[1 - mover], "event").await?;
        board.play_turn(&turn)?;
    }
    for socket in sockets.iter_mut() {
        say(socket, &json!({"t": "leave", "game": id})).await?;
    }
    Ok(())
}

/// Thinks for a while, so that all games together play as fast as is wanted: turns have moments of their own, and whoever is
/// late does not put the next ones off. Answers when the next turn is due.
async fn pause(
    stage: &Stage,
    sockets: &mut [Socket; 2],
    chance: &mut fastrand::Rng,
    due: Instant,
) -> anyhow::Result<Instant> {
    if stage.load.rate <= 0.0 {
        return Ok(due);
    }
    let mean = stage.load.games as f64 / stage.load.rate;
    let until = due + Duration::from_secs_f64(mean * 2.0 * chance.f64());
    let [white, black] = sockets;
    // Pings of the server have to be answered meanwhile.
    let (one, two) = tokio::join!(idle_until(white, until), idle_until(black, until));
    one.and(two)?;
    Ok(until)
}

async fn idle(socket: &mut Socket, length: Duration) -> anyhow::Result<()> {
    idle_until(socket, Instant::now() + length).await
}

async fn idle_until(socket: &mut Socket, until: Instant) -> anyhow::Result<()> {
    loop {
        match time::timeout_at(until, hear(socket)).await {
            Ok(frame) => {
                frame?;
            }
            Err(_) => return Ok(()),
        }
    }
}

/// The next frame of a kind; a refusal is an error.
async fn wait_for(socket: &mut Socket, kind: &str) -> anyhow::Result<Value> {
    loop {
        let frame = time::timeout(Duration::from_secs(30), hear(socket))
            .await
            .with_context(|| format!("no {kind} within half a minute"))??;
        ensure!(frame["t"] != "refused", "refused: {frame}");
        if frame["t"] == kind {
            return Ok(frame);
        }
    }
}
