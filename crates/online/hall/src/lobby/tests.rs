use protocol::limits::millis;
use store::{Location, NetworkShare, Options, StandingSeek};

use super::{seeks::Placed, *};
use crate::{
    limits::{CALL_INTERVAL, SEEK_GRACE},
    outbox::mailbox,
    seek::samples::seek,
};

/// Returns a lobby, its store and four stored players.
async fn lobby() -> (Lobby, Store, Vec<PlayerId>) {
    let store = Store::open(&Options::at(Location::Memory)).expect("a store in memory");
    let mut players = Vec::new();
    for _ in 0..4 {
        players.push(store.players().create(PlayerKind::Guest, 0).await.expect("a player"));
    }
    (Lobby::new(store.clone(), None), store, players)
}

/// Network quota of the standing seeks in these tests.
const SHARE: NetworkShare = NetworkShare { network: 1, max_seeks: 20 };

fn standing(player: PlayerId, until: i64) -> StandingSeek {
    let view = seek(1, false, false).view;
    let (variant, clock, combined) = (view.variant, view.clock, view.combined);
    let (rated, rated_only, created) = (false, false, 0);
    StandingSeek { player, variant, clock, rated, rated_only, combined, created, until }
}

#[tokio::test]
async fn a_matching_seek_calls_the_owner_of_a_standing_seek_once() {
    let (lobby, store, players) = lobby().await;
    store.standing_seeks().set(standing(players[0], 1_000_000), SHARE).await.expect("stored");
    let called = async |number, insists, now| {
        lobby.call(&seek(number, true, insists), now).await.expect("the store is there").len()
    };
    assert_eq!(called(2, true, 0).await, 0, "a rated-only seek does not match an unrated one");
    assert_eq!(called(3, false, 0).await, 1);
    assert_eq!(called(3, false, millis(CALL_INTERVAL) - 1).await, 0);
    assert_eq!(called(3, false, millis(CALL_INTERVAL)).await, 1);
    lobby.place(seek(3, false, false), 0).await.expect("there is room");
    assert_eq!(lobby.calls_for(players[0]).len(), 1);
}

#[tokio::test]
async fn a_standing_seek_expires() {
    let (lobby, store, players) = lobby().await;
    store.standing_seeks().set(standing(players[0], 100), SHARE).await.expect("stored");
    assert_eq!(lobby.seeks(99).await.expect("a list").len(), 1);
    assert_eq!(lobby.seeks(100).await.expect("a list").len(), 0);
}

#[tokio::test]
async fn a_repeated_seek_keeps_its_waiting_time() {
    let (lobby, ..) = lobby().await;
    lobby.place(seek(1, false, false), 0).await.expect("there is room");
    let at = |number, since| Seek { since, seen: since, ..seek(number, false, false) };
    lobby.place(at(1, 5000), 5000).await.expect("there is room");
    let met = lobby.place(at(2, 8000), 8000).await;
    assert!(matches!(met, Ok(Placed::Met(..))), "{met:?}");
    assert_eq!(lobby.place(at(3, 8000), 8000).await, Ok(Placed::Waiting(Some(4000))));
}

/// Tidies the lobby once a second from one time to another.
async fn look(lobby: &Lobby, from: i64, to: i64) {
    for now in (from..=to).step_by(1000) {
        lobby.tidy(now).await.expect("the store is there");
    }
}

#[tokio::test]
async fn a_seek_briefly_outlives_the_connection_of_its_owner() {
    let (lobby, ..) = lobby().await;
    let own = seek(1, false, false);
    let (outbox, inbox) = mailbox(1);
    lobby.enter(Some((own.player, &own.view.player)), &outbox, 0);
    lobby.place(own.clone(), 0).await.expect("there is room");
    look(&lobby, 0, 60_000).await;
    assert_eq!(lobby.seeks(60_000).await.expect("a list").len(), 1);
    drop(inbox);
    look(&lobby, 61_000, 61_000 + millis(SEEK_GRACE) - 1000).await;
    assert_eq!(lobby.seeks(75_000).await.expect("a list").len(), 1);
    look(&lobby, 61_000 + millis(SEEK_GRACE), 61_000 + millis(SEEK_GRACE)).await;
    assert_eq!(lobby.seeks(76_000).await.expect("a list").len(), 0);
}

#[tokio::test]
async fn a_seek_survives_an_outage_if_its_owner_is_still_connected() {
    let (lobby, store, _) = lobby().await;
    let own = seek(1, false, false);
    let (outbox, _inbox) = mailbox(1);
    lobby.enter(Some((own.player, &own.view.player)), &outbox, 0);
    lobby.place(own.clone(), 0).await.expect("there is room");
    look(&lobby, 0, 10_000).await;
    // Another node is the first to check the seeks when the store works again.
    let other = Lobby::new(store, None);
    look(&other, 0, 10_000).await;
    look(&other, 70_000, 70_000).await;
    look(&lobby, 71_000, 71_000).await;
    look(&other, 71_000, 80_000).await;
    assert_eq!(other.seeks(80_000).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn lists_name_players_with_accounts_but_not_guests() {
    let (lobby, ..) = lobby().await;
    let (outbox, _inbox) = mailbox(1);
    for (number, name) in [(1u64, Some("Ada")), (2, None), (3, Some("Bea"))] {
        let id = PlayerId::from_random(number);
        let (name, kind) = (name.map(str::to_owned), PlayerKind::Person);
        let shown = protocol::Player { id, name, kind, level: None, rating: None };
        lobby.enter(Some((id, &shown)), &outbox, i64::try_from(number).unwrap());
    }
    let names: Vec<_> = lobby.people().into_iter().filter_map(|one| one.name).collect();
    assert_eq!(names, ["Bea", "Ada"]);
}
