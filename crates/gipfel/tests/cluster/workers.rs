//! Tests of workers that are killed in the middle of a job: nothing is lost, and nothing is stored twice.

use std::{
    collections::BTreeSet,
    env, fs, thread,
    time::{Duration, Instant},
};

use backends::{Nats, database, query};
use serde_json::json;
use variants::{AnyGame, Variant};

use crate::process::{Node, Running, gipfel, until, worker};

/// Time within which a worker takes a job.
const PICKUP_TIME: Duration = Duration::from_millis(700);

/// Minimum time before a job goes to another worker after its worker has fallen silent.
const REASSIGNMENT_DELAY: Duration = Duration::from_secs(3);

/// Returns the request for a game against the strongest level, which thinks for several seconds.
fn against_an_engine() -> serde_json::Value {
    json!({"variant": "yinsh", "clock": "600+0", "color": "b", "opponent": {"engine": 10}})
}

#[test]
fn a_node_without_engine_threads_relies_on_workers_and_survives_their_crashes() {
    let (database, nats) = (database(), Nats::start());
    let node = Node::start(&database, &nats.address(), "one", &["--engine-threads", "0"]);
    let mut person = node.browser();
    let game = person.new_game(&against_an_engine());
    thread::sleep(Duration::from_secs(2));
    assert!(person.turns(&game).is_empty(), "there is no worker yet");

    let mut first = worker(&nats.address());
    // A turn of the engine is requested again every few seconds.
    until("the engine plays", || person.turns(&game).len() == 1);
    person.play(&game, 1, "e5");
    thread::sleep(PICKUP_TIME);
    assert_eq!(person.turns(&game).len(), 2, "the worker is still busy");
    first.kill();
    let _second = worker(&nats.address());
    until("another worker continues", || person.turns(&game).len() == 3);
    thread::sleep(Duration::from_secs(5));
    assert_eq!(person.turns(&game).len(), 3, "the turn is played once");
    let stored = "SELECT COUNT(*) FROM events WHERE event LIKE '%\"turn\"%'";
    assert_eq!(query(&database, stored), "3");
}

#[test]
fn a_node_without_workers_computes_turns_on_its_own_thread() {
    let (database, nats) = (database(), Nats::start());
    let node = Node::start(&database, &nats.address(), "one", &[]);
    let mut person = node.browser();
    let game = person.new_game(&against_an_engine());
    until("the engine plays", || person.turns(&game).len() == 1);
    assert!(node.metric("gipfel_jobs_done_total{kind=\"turn\"}") < 1.0);
}

/// Number of turns in the reviewed game, whose review takes longer than [`PICKUP_TIME`].
const REVIEWED_TURNS: usize = 30;

/// Returns the turns of a game of YINSH in which no row is completed.
fn reviewed_turns() -> Vec<String> {
    let mut game = AnyGame::start(Variant::Yinsh);
    let turn = |ply: usize| {
        let tokens = game.legal_tokens();
        let token = tokens[ply * 7 % tokens.len()].clone();
        game.play_turn(&token).expect("a whole turn");
        token
    };
    (0..REVIEWED_TURNS).map(turn).collect()
}

#[test]
fn the_report_of_a_killed_worker_is_completed_by_another_and_stored_once() {
    let (database, nats) = (database(), Nats::start());
    let node = Node::start(&database, &nats.address(), "one", &["--engine-threads", "0"]);
    let (mut white, mut black) = (node.browser(), node.browser());
    let wanted = json!({"variant": "yinsh", "clock": "600+0", "color": "w", "opponent": "open"});
    let game = white.new_game(&wanted);
    assert_eq!(black.post(&format!("/api/games/{game}/join"), &json!({})).status, 200);
    let turns = reviewed_turns();
    for (ply, turn) in turns.iter().enumerate() {
        let player = if ply % 2 == 0 { &mut white } else { &mut black };
        player.play(&game, ply, turn);
    }
    assert_eq!(white.poke(&format!("/api/games/{game}/act/resign")).status, 200);

    let mut first = worker(&nats.address());
    until("the worker is heard of", || node.metric("gipfel_workers") > 0.0);
    let report = format!("/api/games/{game}/report");
    assert_eq!(white.poke(&report).status, 202);
    thread::sleep(PICKUP_TIME);
    assert_eq!(white.get(&report).status, 202, "the worker is still busy");
    first.kill();
    let _second = worker(&nats.address());
    until("the report is made", || white.get(&report).status == 200);
    let made = white.get(&report).json();
    assert_eq!(made["turns"].as_array().map(Vec::len), Some(turns.len()));
    assert_eq!(black.poke(&report).json(), made, "a second request returns the same report");
    assert_eq!(query(&database, "SELECT COUNT(*) FROM game_reviews"), "1");
    let again = "gipfel_jobs_redelivered_total{kind=\"review\"}";
    until("the job was tried again", || node.metric(again) > 0.0);
}

#[test]
fn self_play_neither_loses_nor_duplicates_a_game_when_a_worker_is_killed() {
    let nats = Nats::start();
    let folder = env::temp_dir().join(format!("gipfel-selfplay-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (queued, here) = (file("queued.txt"), file("here.txt"));
    let settings = ["selfplay", "--variant", "yinsh", "--games", "6", "--part", "2"];
    // Two games take longer than PICKUP_TIME so that the first worker is killed during them.
    let settings = [&settings[..], &["--nodes", "12000", "--out"]].concat();

    let address = nats.address();
    let mut first = worker(&address);
    let asked = [&settings[..], &[&queued, "--nats", &address]].concat();
    let mut playing = Running::start(&asked);
    thread::sleep(PICKUP_TIME);
    first.kill();
    let killed = Instant::now();
    let _second = worker(&nats.address());
    assert!(playing.is_good(), "all games were played");
    assert!(killed.elapsed() > REASSIGNMENT_DELAY, "a job was tried again");
    assert!(gipfel(&[&settings[..], &[&here]].concat()).status.success());

    let (queued, here) = (rounds(&queued), rounds(&here));
    assert_eq!(queued.len(), 6, "each game once");
    assert_eq!(queued.iter().collect::<BTreeSet<_>>(), here.iter().collect(), "the same games");
    fs::remove_dir_all(folder).ok();
}

/// Returns the games of a file, each as a text.
fn rounds(file: &str) -> Vec<String> {
    let text = fs::read_to_string(file).expect("games");
    text.split("[Game ").skip(1).map(|game| game.trim().to_owned()).collect()
}
