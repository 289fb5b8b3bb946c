//! Reviews of finished games under load.

use std::time::Duration;

use hall::{NetworkKey, Options, Refusal, Reviewed};
use protocol::{Act, PlayerKind};
use record::{GameId, PlayerId};
use serde_json::Value;
use tokio::time;
use variants::Variant;

use crate::stage::{Stage, stage_with};

/// Number of search nodes per position: few enough for fast tests, and enough for reviews to wait for each other.
const NODES: u64 = 60_000;

/// A guest and their network, which they may share with others.
struct Guest {
    player: PlayerId,
    network: NetworkKey,
}

async fn open() -> Stage {
    stage_with(Options { review_nodes: NODES, ..Options::default() }).await
}

async fn guest(stage: &Stage, network: i64) -> Guest {
    let player = stage.store.players().create(PlayerKind::Guest, 0).await.expect("stored");
    Guest { player, network: NetworkKey::from_digest(network) }
}

/// Plays a game that White resigns after two turns.
async fn finished(stage: &Stage) -> GameId {
    let game = stage.game(Variant::GipfBasic, "300+3").await;
    stage.wander(game, Variant::GipfBasic, 2).await;
    stage.act(stage.white, game, Act::Resign).await.expect("given up");
    game
}

async fn ask(stage: &Stage, game: GameId, guest: &Guest) -> Result<Reviewed, Refusal> {
    stage.hall.reviews().ask(game, Some(guest.player), guest.player, guest.network).await
}

async fn report(stage: &Stage, game: GameId) -> Reviewed {
    stage.hall.reviews().get(game, None).await.expect("the game is there")
}

async fn is_ready(stage: &Stage, game: GameId) -> bool {
    matches!(report(stage, game).await, Reviewed::Ready { .. })
}

/// Waits for a review and returns it.
async fn made(stage: &Stage, game: GameId) -> Value {
    for _ in 0..600 {
        match report(stage, game).await {
            Reviewed::Ready { review, .. } => return serde_json::from_str(&review).expect("JSON"),
            Reviewed::Asked { .. } => time::sleep(Duration::from_millis(50)).await,
            other => panic!("an accepted report is neither made nor awaited: {other:?}"),
        }
    }
    panic!("the report is never made");
}

async fn ready_of(stage: &Stage, games: &[GameId]) -> usize {
    let mut count = 0;
    for game in games {
        count += usize::from(is_ready(stage, *game).await);
    }
    count
}

#[tokio::test]
async fn one_network_cannot_deny_reviews_to_others() {
    let stage = open().await;
    let mut codes = Vec::new();
    for _ in 0..50 {
        let (game, attacker) = (finished(&stage).await, guest(&stage, 1).await);
        if let Err(refusal) = ask(&stage, game, &attacker).await {
            codes.push(refusal.code());
        }
    }
    assert!(codes.iter().all(|code| *code == "reports-pending"), "{codes:?}");
    assert!(!codes.is_empty());
    let (game, victim) = (finished(&stage).await, guest(&stage, 2).await);
    assert_eq!(ask(&stage, game, &victim).await, Ok(Reviewed::Asked { done: None }));
    assert_eq!(made(&stage, game).await["turns"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn reviews_are_refused_while_the_queue_is_full_and_accepted_ones_are_made() {
    let stage = open().await;
    let mut accepted = Vec::new();
    let mut refused = Vec::new();
    for network in 0..40 {
        let (game, stranger) = (finished(&stage).await, guest(&stage, network).await);
        match ask(&stage, game, &stranger).await {
            Ok(_) => accepted.push(game),
            Err(refusal) => refused.push(refusal.code()),
        }
    }
    assert!(!refused.is_empty() && refused.iter().all(|code| *code == "busy"), "{refused:?}");
    for game in accepted {
        made(&stage, game).await;
    }
}

#[tokio::test]
async fn reviews_for_players_of_the_game_are_made_before_those_for_strangers() {
    let stage = open().await;
    let mut strange = Vec::new();
    for network in 0..8 {
        let (game, stranger) = (finished(&stage).await, guest(&stage, network).await);
        ask(&stage, game, &stranger).await.expect("accepted");
        strange.push(game);
    }
    let own = finished(&stage).await;
    let before = ready_of(&stage, &strange).await;
    let white = Guest { player: stage.white, network: NetworkKey::from_digest(100) };
    ask(&stage, own, &white).await.expect("accepted");
    made(&stage, own).await;
    let overtaken = strange.len() - ready_of(&stage, &strange).await;
    assert!(before + overtaken >= strange.len() - 2, "{before} before, {overtaken} overtaken");
}

#[tokio::test]
async fn a_quick_review_is_made_while_many_are_waiting_and_replaced_later() {
    let stage = open().await;
    let mut asked = Vec::new();
    for network in 0..14 {
        let (game, stranger) = (finished(&stage).await, guest(&stage, network).await);
        if ask(&stage, game, &stranger).await.is_ok() {
            asked.push(game);
        }
    }
    let mut quick = None;
    for game in asked {
        let nodes = made(&stage, game).await["nodes"].clone();
        assert!(nodes == NODES || nodes == NODES / 4, "{nodes}");
        if nodes == NODES / 4 {
            quick = Some(game);
        }
    }
    let quick = quick.expect("the last ones are quick");
    let later = guest(&stage, 50).await;
    let answer = ask(&stage, quick, &later).await;
    assert!(matches!(answer, Ok(Reviewed::Ready { is_quick: true, .. })), "{answer:?}");
    while made(&stage, quick).await["nodes"] != NODES {
        time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_failed_review_is_shown_and_can_be_requested_again() {
    let stage = open().await;
    let (game, other) = (finished(&stage).await, guest(&stage, 1).await);
    let method = review::method(NODES);
    // The review was requested at a node that has since stopped.
    let asked = stage.store.reviews().request(game, method, other.player, 1, 0).await;
    asked.expect("stored");
    assert_eq!(report(&stage, game).await, Reviewed::Failed);
    assert_eq!(ask(&stage, game, &other).await, Ok(Reviewed::Asked { done: None }));
    made(&stage, game).await;
}

#[tokio::test]
async fn a_review_is_refused_if_there_is_no_reviewer() {
    let stage = stage_with(Options { engine_threads: 0, ..Options::default() }).await;
    let (game, other) = (finished(&stage).await, guest(&stage, 1).await);
    assert_eq!(ask(&stage, game, &other).await.unwrap_err().code(), "busy");
    assert_eq!(report(&stage, game).await, Reviewed::Unasked);
}
