//! Open games in the lobby.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use hall::{Metrics, NewGame, Opponent, Options};
use protocol::Act;
use record::{GameId, PlayerId};
use variants::Variant;

use crate::stage::{Stage, pass, stage, stage_with, terms};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Metrics that count the reads of the list from the store.
#[derive(Debug, Default)]
struct Reads(AtomicUsize);

impl Metrics for Reads {
    fn lobby_read(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl Reads {
    fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

async fn counted() -> (Stage, Arc<Reads>) {
    let reads = Arc::new(Reads::default());
    (stage_with(Options { metrics: reads.clone(), ..Options::default() }).await, reads)
}

impl Stage {
    async fn offer(&self, by: PlayerId, clock: &str) -> GameId {
        let terms = terms(Variant::Yinsh, clock);
        let new = NewGame { terms, color: None, opponent: Opponent::Open, instead: None };
        self.hall.create(by, new).await.expect("made").id
    }

    async fn offered(&self) -> Vec<GameId> {
        let lobby = self.hall.lists().lobby().await.expect("the store is there");
        lobby.open.into_iter().map(|game| game.id).collect()
    }
}

#[tokio::test]
async fn many_idle_pages_cause_one_read() {
    let (stage, reads) = counted().await;
    let game = stage.offer(stage.white, "3days").await;
    for _ in 0..100 {
        assert_eq!(stage.offered().await, [game]);
    }
    assert_eq!(reads.count(), 1);
}

#[tokio::test]
async fn concurrent_requests_share_one_read() {
    let (stage, reads) = counted().await;
    let asked = (0..50).map(|_| {
        let hall = stage.hall.clone();
        tokio::spawn(
            async move { hall.lists().lobby().await.expect("the store is there").open.len() },
        )
    });
    for answer in asked.collect::<Vec<_>>() {
        assert_eq!(answer.await.unwrap(), 0);
    }
    assert_eq!(reads.count(), 1);
}

#[tokio::test]
async fn turns_in_other_games_cause_no_read() {
    let (stage, reads) = counted().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.offered().await;
    let before = reads.count();
    for (ply, turn) in (0..).zip(["e5", "f6", "g7", "d4"]) {
        stage.play(game, ply, turn).await.unwrap();
        stage.offered().await;
    }
    assert_eq!(reads.count(), before);
}

#[tokio::test]
async fn the_list_is_current_after_every_change() {
    let stage = stage().await;
    assert_eq!(stage.offered().await, []);
    let first = stage.offer(stage.white, "3days").await;
    assert_eq!(stage.offered().await, [first]);
    let second = stage.offer(stage.white, "300+3").await;
    let mut both = stage.offered().await;
    both.sort_unstable();
    let mut expected = [first, second];
    expected.sort_unstable();
    assert_eq!(both, expected);
    stage.hall.join(first, stage.black, None, None).await.unwrap();
    assert_eq!(stage.offered().await, [second]);
    stage.act(stage.white, second, Act::Abort).await.unwrap();
    assert_eq!(stage.offered().await, []);
}

#[tokio::test]
async fn a_guest_who_creates_an_account_is_listed_under_its_name() {
    let stage = stage().await;
    stage.offer(stage.white, "3days").await;
    stage.offered().await;
    let account = store::Account {
        name: "Ada".to_owned(),
        password_hash: "hash".to_owned(),
        email: None,
        recovery: Vec::new(),
    };
    stage.store.accounts().register(stage.white, account).await.unwrap();
    stage.hall.accounts().player_changed();
    let [game] = &stage.hall.lists().lobby().await.unwrap().open[..] else {
        panic!("one game waits")
    };
    let owner = game.w.as_ref().or(game.b.as_ref()).unwrap();
    assert_eq!(owner.name.as_deref(), Some("Ada"));
}

#[tokio::test]
async fn an_open_correspondence_game_is_listed_for_two_weeks_and_a_live_game_for_a_day() {
    let stage = stage().await;
    let days = stage.offer(stage.white, "3days").await;
    let live = stage.offer(stage.white, "600+5").await;
    pass(Duration::from_secs(23 * 3600)).await;
    let mut both = stage.offered().await;
    both.sort_unstable();
    let mut expected = [days, live];
    expected.sort_unstable();
    assert_eq!(both, expected);
    pass(DAY).await;
    until(&stage, &[days]).await;
    pass(12 * DAY).await;
    until(&stage, &[days]).await;
    pass(DAY).await;
    until(&stage, &[]).await;
}

/// Waits until the lobby lists exactly these games. Expired games are removed only every few seconds.
async fn until(stage: &Stage, games: &[GameId]) {
    for _ in 0..200 {
        pass(Duration::from_millis(500)).await;
        // The store answers the hall's earlier requests before this one.
        stage.store.nodes().last_server_heartbeat().await.expect("the store is there");
        if stage.offered().await == games {
            return;
        }
    }
    assert_eq!(stage.offered().await, games);
}
