//! Two halls on one store, as two nodes of a cluster have them.

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

/// A second hall on the store of the first.
async fn beside(stage: &Stage) -> Hall {
    Hall::open(stage.store.clone(), Options::default()).await.expect("another hall opens")
}

async fn guests(stage: &Stage, count: usize) -> Vec<PlayerId> {
    let mut players = Vec::new();
    for _ in 0..count {
        players.push(stage.store.new_player(PlayerKind::Guest, 0).await.expect("stored"));
    }
    players
}

async fn games_of(stage: &Stage, player: PlayerId) -> Vec<GameId> {
    let search = Search { player: Some(player), limit: 100, ..Search::default() };
    let found = stage.store.search(search).await.expect("the store is there");
    found.into_iter().map(|(game, _)| game).collect()
}

#[tokio::test]
async fn two_who_seek_on_different_nodes_are_paired() {
    let stage = stage().await;
    let other = beside(&stage).await;
    let (_connection, mut inbox) = stage.connect(stage.black).await;
    assert_eq!(other.seek(stage.white, wanted()).await, Ok(None));
    let game = stage.hall.seek(stage.black, wanted()).await.unwrap().expect("they meet");
    assert_eq!(next(&mut inbox, "paired").await["game"], game.to_string());
    assert_eq!(games_of(&stage, stage.white).await, [game]);
}

#[tokio::test]
async fn a_seek_is_taken_on_another_node() {
    let stage = stage().await;
    let other = beside(&stage).await;
    stage.hall.seek(stage.white, wanted()).await.unwrap();
    let id = stage.hall.lobby().await.unwrap().seeks[0].id.clone();
    let game = other.take(stage.black, &id).await.expect("it is there");
    assert_eq!(games_of(&stage, stage.white).await, [game]);
    assert_eq!(other.lobby().await.unwrap().seeks, []);
}

#[tokio::test]
async fn one_game_is_made_of_two_who_seek_at_once_on_different_nodes_every_time() {
    let stage = stage().await;
    let other = beside(&stage).await;
    for _ in 0..100 {
        let [white, black] = guests(&stage, 2).await.try_into().expect("two");
        let (one, two) = tokio::join!(
            tokio::spawn({
                let hall = stage.hall.clone();
                async move { hall.seek(white, wanted()).await.expect("placed") }
            }),
            tokio::spawn({
                let hall = other.clone();
                async move { hall.seek(black, wanted()).await.expect("placed") }
            }),
        );
        let (one, two) = (one.expect("no panic"), two.expect("no panic"));
        let game = one.xor(two).expect("one of them came second");
        for player in [white, black] {
            assert_eq!(games_of(&stage, player).await, [game]);
        }
        assert_eq!(stage.store.seeks().await.unwrap(), []);
    }
}

#[tokio::test]
async fn of_many_who_take_one_seek_at_once_one_gets_it() {
    let stage = stage().await;
    let other = beside(&stage).await;
    let takers = guests(&stage, 20).await;
    for _ in 0..10 {
        stage.hall.seek(stage.white, wanted()).await.unwrap();
        let id = stage.store.seeks().await.unwrap()[0].view.id.clone();
        let mut taking = tokio::task::JoinSet::new();
        for (taker, hall) in takers.iter().zip([&stage.hall, &other].into_iter().cycle()) {
            let (taker, hall, id) = (*taker, hall.clone(), id.clone());
            taking.spawn(async move { hall.take(taker, &id).await.is_ok() });
        }
        let taken = taking.join_all().await;
        assert_eq!(taken.iter().filter(|is_taken| **is_taken).count(), 1);
    }
    assert_eq!(games_of(&stage, stage.white).await.len(), 10);
}

#[tokio::test]
async fn a_seek_outlives_a_restart_of_its_node() {
    let stage = stage().await;
    stage.hall.seek(stage.white, wanted()).await.unwrap();
    stage.hall.close(0).await;
    let again = beside(&stage).await;
    assert_eq!(again.lobby().await.unwrap().seeks.len(), 1);
    assert!(again.seek(stage.black, wanted()).await.unwrap().is_some());
}

#[tokio::test]
async fn who_is_ready_at_different_nodes_is_paired_once() {
    let stage = stage().await;
    let other = beside(&stage).await;
    let clock = "300+3".parse().expect("a time control");
    let night = stage.hall.new_club_night(stage.white, Variant::Yinsh, clock).await.unwrap();
    let people = guests(&stage, 10).await;
    for (person, hall) in people.iter().zip([&stage.hall, &other].into_iter().cycle()) {
        hall.be_ready(night, *person, None).await.unwrap();
    }
    let mut looking = tokio::task::JoinSet::new();
    for (person, hall) in people.iter().zip([&other, &stage.hall].into_iter().cycle()) {
        let (person, hall) = (*person, hall.clone());
        looking.spawn(async move { hall.club_night(night, Some(person)).await.expect("a night") });
    }
    looking.join_all().await;
    for person in people {
        assert_eq!(games_of(&stage, person).await.len(), 1);
    }
}
