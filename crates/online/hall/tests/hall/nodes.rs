//! Two halls on one store, as in a cluster of two nodes.

use std::time::Duration;

use hall::{Hall, Options, SeekTerms};
use protocol::PlayerKind;
use record::{GameId, PlayerId};
use store::Search;
use variants::Variant;

use crate::stage::{Stage, next, stage};

fn wanted() -> SeekTerms {
    SeekTerms {
        variant: Variant::Yinsh,
        clock: "180+2".parse().expect("a time control"),
        rated: false,
        rated_only: false,
        combined: None,
        color: None,
        min: None,
        max: None,
    }
}

/// Opens a second hall on the store of the first.
async fn beside(stage: &Stage) -> Hall {
    Hall::open(stage.store.clone(), Options::default()).await.expect("another hall opens")
}

async fn guests(stage: &Stage, count: usize) -> Vec<PlayerId> {
    let mut players = Vec::new();
    for _ in 0..count {
        players.push(stage.store.players().create(PlayerKind::Guest, 0).await.expect("stored"));
    }
    players
}

async fn games_of(stage: &Stage, player: PlayerId) -> Vec<GameId> {
    let search = Search { player: Some(player), limit: 100, ..Search::default() };
    let found = stage.store.games().search(search).await.expect("the store is there");
    found.into_iter().map(|(game, _)| game).collect()
}

#[tokio::test]
async fn matching_seeks_at_different_nodes_are_paired() {
    let stage = stage().await;
    let other = beside(&stage).await;
    let (_connection, mut inbox) = stage.connect(stage.black).await;
    assert_eq!(other.pairing().seek(stage.white, wanted()).await, Ok(None));
    let game = stage.hall.pairing().seek(stage.black, wanted()).await.unwrap().expect("they meet");
    assert_eq!(next(&mut inbox, "paired").await["game"], game.to_string());
    assert_eq!(games_of(&stage, stage.white).await, [game]);
}

#[tokio::test]
async fn the_owner_of_a_seek_is_told_of_a_pairing_whose_message_was_lost() {
    let stage = stage().await;
    let other = beside(&stage).await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    assert_eq!(stage.hall.pairing().seek(stage.white, wanted()).await, Ok(None));
    // By now the node has checked which of its players are waiting.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let game = other.pairing().seek(stage.black, wanted()).await.unwrap().expect("they meet");
    assert_eq!(next(&mut inbox, "paired").await["game"], game.to_string());
}

#[tokio::test]
async fn a_seek_can_be_accepted_at_another_node() {
    let stage = stage().await;
    let other = beside(&stage).await;
    stage.hall.pairing().seek(stage.white, wanted()).await.unwrap();
    let id = stage.hall.lists().lobby().await.unwrap().seeks[0].id.clone();
    let game = other.pairing().take(stage.black, &id).await.expect("it is there");
    assert_eq!(games_of(&stage, stage.white).await, [game]);
    assert_eq!(other.lists().lobby().await.unwrap().seeks, []);
}

#[tokio::test]
async fn concurrent_seeks_at_different_nodes_always_create_one_game() {
    let stage = stage().await;
    let other = beside(&stage).await;
    for _ in 0..100 {
        let [white, black] = guests(&stage, 2).await.try_into().expect("two");
        let (one, two) = tokio::join!(
            tokio::spawn({
                let hall = stage.hall.clone();
                async move { hall.pairing().seek(white, wanted()).await.expect("placed") }
            }),
            tokio::spawn({
                let hall = other.clone();
                async move { hall.pairing().seek(black, wanted()).await.expect("placed") }
            }),
        );
        let (one, two) = (one.expect("no panic"), two.expect("no panic"));
        let game = one.xor(two).expect("only one of them was paired");
        for player in [white, black] {
            assert_eq!(games_of(&stage, player).await, [game]);
        }
        assert_eq!(stage.store.seeks().all().await.unwrap(), []);
    }
}

#[tokio::test]
async fn only_one_of_many_concurrent_players_can_accept_a_seek() {
    let stage = stage().await;
    let other = beside(&stage).await;
    let takers = guests(&stage, 20).await;
    for _ in 0..10 {
        stage.hall.pairing().seek(stage.white, wanted()).await.unwrap();
        let id = stage.store.seeks().all().await.unwrap()[0].view.id.clone();
        let mut taking = tokio::task::JoinSet::new();
        for (taker, hall) in takers.iter().zip([&stage.hall, &other].into_iter().cycle()) {
            let (taker, hall, id) = (*taker, hall.clone(), id.clone());
            taking.spawn(async move { hall.pairing().take(taker, &id).await.is_ok() });
        }
        let taken = taking.join_all().await;
        assert_eq!(taken.iter().filter(|is_taken| **is_taken).count(), 1);
    }
    assert_eq!(games_of(&stage, stage.white).await.len(), 10);
}

#[tokio::test]
async fn a_seek_survives_a_restart_of_its_node() {
    let stage = stage().await;
    stage.hall.pairing().seek(stage.white, wanted()).await.unwrap();
    stage.hall.close(0).await;
    let again = beside(&stage).await;
    assert_eq!(again.lists().lobby().await.unwrap().seeks.len(), 1);
    assert!(again.pairing().seek(stage.black, wanted()).await.unwrap().is_some());
}

#[tokio::test]
async fn players_ready_at_different_nodes_are_paired_once() {
    let stage = stage().await;
    let other = beside(&stage).await;
    let clock = "300+3".parse().expect("a time control");
    let night =
        stage.hall.club_nights().create(stage.white, Variant::Yinsh, clock, None).await.unwrap();
    let people = guests(&stage, 10).await;
    for (person, hall) in people.iter().zip([&stage.hall, &other].into_iter().cycle()) {
        hall.club_nights().be_ready(night, *person, None).await.unwrap();
    }
    let mut looking = tokio::task::JoinSet::new();
    for (person, hall) in people.iter().zip([&other, &stage.hall].into_iter().cycle()) {
        let (person, hall) = (*person, hall.clone());
        looking.spawn(async move {
            hall.club_nights().get(night, Some(person)).await.expect("a night")
        });
    }
    looking.join_all().await;
    for person in people {
        assert_eq!(games_of(&stage, person).await.len(), 1);
    }
}
