//! Tests of the job queue with a real message server and workers in this process.
#![cfg(feature = "cluster")]

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use backends::Nats;
use bus::{Bus, NatsOptions, NodeId};
use jobs::{
    FindTurn, GameText, Job, JobClient, Kind, Outcome, ReviewGame, SelfPlay, Task, Work, WorkError,
    Worker, do_task,
};
use tokio::{sync::oneshot, task::JoinHandle, time};
use variants::{AnyGame, Variant};

async fn connect(nats: &Nats) -> Bus {
    let options = NatsOptions { address: nats.address(), ..NatsOptions::default() };
    Bus::connect(&options).await.expect("a connection")
}

async fn client(nats: &Nats) -> JobClient {
    JobClient::open(&connect(nats).await, NodeId::random()).await.expect("a job client")
}

/// Starts a worker that shuts down when the sender is dropped.
async fn worker(nats: &Nats, work: impl Work) -> (oneshot::Sender<()>, JoinHandle<()>) {
    let bus = connect(nats).await;
    let (sender, stop) = oneshot::channel::<()>();
    let running = tokio::spawn(async move {
        let id = NodeId::random().to_string();
        let worker = Worker { id, kinds: Kind::ALL.to_vec(), threads: 2 };
        let stop = async { drop(stop.await) };
        worker.run(&bus, Arc::new(work), stop).await.expect("a worker");
    });
    (sender, running)
}

async fn until(event: &str, mut has_happened: impl FnMut() -> bool) {
    for _ in 0..300 {
        if has_happened() {
            return;
        }
        time::sleep(Duration::from_millis(50)).await;
    }
    panic!("timed out waiting until {event}");
}

fn turn() -> FindTurn {
    let game = GameText::single(&AnyGame::start(Variant::GipfBasic));
    FindTurn { game, level: 1, time: 100 }
}

fn games() -> Task {
    Task::SelfPlay(SelfPlay {
        variant: "gipf-basic".to_owned(),
        terms: None,
        level: 10,
        nodes: 30,
        seed: 1,
        first: 0,
        games: 1,
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_computes_an_engines_turn() {
    let nats = Nats::start();
    let client = client(&nats).await;
    assert!(client.find_turn(turn()).await.is_none(), "there are no workers yet");
    let _worker = worker(&nats, do_task).await;
    until("a worker is announced", || client.has_workers(Kind::Turn)).await;
    let found = client.find_turn(turn()).await.expect("a turn");
    assert!(AnyGame::start(Variant::GipfBasic).play_turn(&found.turn).is_ok());
    assert_eq!(client.done(Kind::Turn), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_shuts_down_is_gone_at_once_and_returns_its_jobs() {
    let nats = Nats::start();
    let client = client(&nats).await;
    let begun = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&begun);
    let slow = move |_: &Task| -> Result<Outcome, WorkError> {
        counted.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(Duration::from_secs(8));
        Ok(Outcome::Games { games: vec!["slow".to_owned()] })
    };
    let (stop, ended) = worker(&nats, slow).await;
    until("a worker is announced", || client.has_workers(Kind::SelfPlay)).await;
    let mut queued = client.ask(games()).await.expect("queued");
    until("the job is begun", || begun.load(Ordering::Relaxed) == 1).await;
    drop(stop);
    until("the worker is gone", || !client.has_workers(Kind::SelfPlay)).await;
    time::timeout(Duration::from_secs(6), ended).await.expect("it ends").expect("it ends");
    let _another = worker(&nats, do_task).await;
    let result = time::timeout(Duration::from_secs(10), queued.result()).await.expect("in time");
    let Some(Outcome::Games { games }) = result else { panic!("{result:?}") };
    assert!(games[0].contains("[Round \"0\"]"), "done by the other worker: {games:?}");
    assert_eq!(client.done(Kind::SelfPlay), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_fails_five_times_is_abandoned() {
    let nats = Nats::start();
    let client = client(&nats).await;
    let tries = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&tries);
    let fatal = move |_: &Task| -> Result<Outcome, WorkError> {
        counted.fetch_add(1, Ordering::Relaxed);
        panic!("the work fails");
    };
    let _worker = worker(&nats, fatal).await;
    let mut queued = client.ask(games()).await.expect("queued");
    let result = time::timeout(Duration::from_secs(30), queued.result()).await.expect("in time");
    assert_eq!(result, Some(Outcome::GivenUp));
    assert_eq!(tries.load(Ordering::Relaxed), 5);
    until("the queue is empty", || client.pending(Kind::SelfPlay) == (0, 0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_job_is_abandoned_and_does_not_block_others() {
    let nats = Nats::start();
    let client = client(&nats).await;
    let _worker = worker(&nats, do_task).await;
    drop(client.ask(games()).await.expect("the queue exists"));
    let sender = connect(&nats).await.client().expect("a client");
    let later = Job { v: 9, ..Job::new("1".to_owned(), "nowhere".to_owned(), games()) };
    for text in [b"not JSON".to_vec(), serde_json::to_vec(&later).unwrap()] {
        sender.publish("gipfel.jobs.selfplay", text.into()).await.expect("sent");
    }
    let mut queued = client.ask(games()).await.expect("queued");
    let result = time::timeout(Duration::from_secs(20), queued.result()).await.expect("in time");
    assert!(matches!(result, Some(Outcome::Games { .. })), "{result:?}");
    until("the queue is empty and one job is done", || {
        client.pending(Kind::SelfPlay) == (0, 0) && client.done(Kind::SelfPlay).0 == 1
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cancelled_job_is_skipped() {
    let nats = Nats::start();
    let client = client(&nats).await;
    let queued = client.ask(games()).await.expect("queued");
    drop(queued);
    let done = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&done);
    let work = move |task: &Task| {
        counted.fetch_add(1, Ordering::Relaxed);
        do_task(task)
    };
    let _worker = worker(&nats, work).await;
    let mut second = client.ask(games()).await.expect("queued");
    assert!(second.result().await.is_some());
    assert_eq!(done.load(Ordering::Relaxed), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_stays_in_the_queue_until_a_node_has_stored_it() {
    let nats = Nats::start();
    let client = client(&nats).await;
    let _worker = worker(&nats, do_task).await;
    let mut game = AnyGame::start(Variant::GipfBasic);
    game.play_turn("e9-e7").unwrap();
    let task = ReviewGame { game: GameText::single(&game), nodes: 200 };
    client.queue_review("review-1".to_owned(), task).await.expect("queued");
    // No node that could store the review is subscribed.
    time::sleep(Duration::from_secs(2)).await;
    let mut results = client.review_results().await.expect("results");
    let first = time::timeout(Duration::from_secs(10), results.next()).await.expect("in time");
    let first = first.expect("a result");
    assert_eq!(first.id, "review-1");
    let turns = first.review.as_ref().and_then(|review| review["turns"].as_array().cloned());
    assert_eq!(turns.map(|turns| turns.len()), Some(1));
    // A node that fails to store the review sends no confirmation, so the review is delivered again.
    drop(first);
    let again = time::timeout(Duration::from_secs(10), results.next()).await.expect("in time");
    again.expect("a result").stored().await;
    until("the queue is empty", || client.pending(Kind::Review) == (0, 0)).await;
    assert!(
        time::timeout(Duration::from_secs(5), results.next()).await.is_err(),
        "delivered again"
    );
}
