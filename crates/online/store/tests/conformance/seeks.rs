//! Seeks and pairings.

use protocol::PlayerKind;
use record::{GameId, PlayerId};
use store::{Meeting, NewGame, PlacedSeek, Seek, Store, TakenSeek};
use variants::Variant;

use crate::{games::together, sample::Sample};

/// Maximum number of seeks in these tests.
const SEEKS_MAX: u32 = 20;

pub(crate) fn seek(player: PlayerId, clock: &str, at: i64) -> Seek {
    let clock: record::TimeControl = clock.parse().expect("a time control");
    let shown = protocol::Player {
        id: player,
        name: None,
        kind: PlayerKind::Guest,
        level: None,
        rating: None,
    };
    let view = protocol::Seek {
        id: player.to_string(),
        player: shown,
        variant: Variant::Yinsh,
        clock,
        speed: clock.speed(),
        rated: false,
        rated_only: false,
        standing: false,
        combined: None,
        color: None,
        min: None,
        max: None,
    };
    Seek { player, view, since: at, seen: at }
}

/// Creates the game between two paired players.
pub(crate) fn game(white: PlayerId, black: PlayerId) -> NewGame {
    let (full, _) = Sample::new(1);
    let (sample, events) = Sample::of(1, full.summary.terms, Some(white), Some(black));
    let [white, black] = [white, black].map(|player| player.to_i64().cast_unsigned());
    let id = GameId::from_random(white.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black);
    NewGame { id, events, summary: sample.summary, access: None, seed: None }
}

/// Places a seek that accepts any waiting player.
async fn place(store: &Store, seek: Seek) -> Option<PlacedSeek> {
    let own = seek.player;
    let first = move |waiting: &[Seek]| {
        let with = waiting.first()?.player;
        Some(Meeting { with, game: game(with, own) })
    };
    store.seeks().place(seek, 0, SEEKS_MAX, first).await.expect("the database works")
}

async fn games_of(store: &Store, player: PlayerId) -> Vec<GameId> {
    let found = store.games().of(player, protocol::Status::Playing).await.unwrap();
    found.into_iter().map(|(game, _)| game).collect()
}

pub(crate) async fn two_paired_players_have_a_game_and_no_seeks(store: Store) {
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    let waits = place(&store, seek(ada, "300+3", 5)).await.unwrap();
    assert_eq!((waits.since, waits.before, waits.met), (5, None, None));
    assert_eq!(store.seeks().all().await.unwrap(), [seek(ada, "300+3", 5)]);
    let met = place(&store, seek(bea, "300+3", 6)).await.unwrap().met.expect("a pairing");
    assert_eq!(met.0, seek(ada, "300+3", 5));
    assert_eq!(games_of(&store, ada).await, [met.1]);
    assert_eq!(games_of(&store, bea).await, [met.1]);
    assert_eq!(store.seeks().all().await.unwrap(), []);
}

pub(crate) async fn a_player_has_one_seek_and_repeating_it_keeps_the_waiting_time(store: Store) {
    let ada = PlayerId::from_random(1);
    place(&store, seek(ada, "300+3", 5)).await;
    let again = place(&store, seek(ada, "300+3", 9)).await.unwrap();
    assert_eq!((again.since, again.before), (5, None));
    let other = place(&store, seek(ada, "60", 10)).await.unwrap();
    let before = Seek { since: 5, ..seek(ada, "300+3", 9) };
    assert_eq!((other.since, other.before), (10, Some(before)));
    assert_eq!(store.seeks().all().await.unwrap(), [seek(ada, "60", 10)]);
}

pub(crate) async fn an_abandoned_seek_is_not_paired_and_is_deleted(store: Store) {
    let [ada, bea, cleo] = [1, 2, 3].map(PlayerId::from_random);
    place(&store, seek(ada, "300+3", 5)).await;
    let nobody = |waiting: &[Seek]| {
        assert!(waiting.is_empty(), "{waiting:?}");
        None
    };
    store.seeks().place(seek(bea, "300+3", 20), 5, SEEKS_MAX, nobody).await.unwrap();
    let taken =
        store.seeks().take(ada.to_string(), cleo, 5, move |seek| Some(game(seek.player, cleo)));
    assert_eq!(taken.await.unwrap(), TakenSeek::Gone);
    store.seeks().see(vec![bea, cleo], 30).await.unwrap();
    assert_eq!(store.seeks().delete_abandoned(20).await.unwrap(), [seek(ada, "300+3", 5)]);
    assert_eq!(store.seeks().all().await.unwrap(), [Seek { seen: 30, ..seek(bea, "300+3", 20) }]);
    assert!(store.seeks().delete(bea).await.unwrap().is_some());
    assert_eq!(store.seeks().delete(bea).await.unwrap(), None);
}

pub(crate) async fn the_number_of_seeks_is_limited(store: Store) {
    for number in 0..u64::from(SEEKS_MAX) {
        let one = seek(PlayerId::from_random(number), "300+3", 5);
        assert!(store.seeks().place(one, 0, SEEKS_MAX, |_| None).await.unwrap().is_some());
    }
    let one = seek(PlayerId::from_random(SEEKS_MAX.into()), "300+3", 5);
    assert_eq!(store.seeks().place(one.clone(), 0, SEEKS_MAX, |_| None).await.unwrap(), None);
    assert!(place(&store, one).await.unwrap().met.is_some(), "a paired player does not count");
}

pub(crate) async fn simultaneous_seekers_are_paired_once_each(store: Store) {
    let players: Vec<PlayerId> = (1..=64).map(PlayerId::from_random).collect();
    let placing = players.iter().map(|player| {
        let (store, player) = (store.clone(), *player);
        async move { place(&store, seek(player, "300+3", 5)).await }
    });
    let placed = together(placing.collect()).await;
    let met = placed.iter().flatten().filter(|placed| placed.met.is_some()).count();
    assert_eq!(met, players.len() / 2);
    for player in players {
        assert_eq!(games_of(&store, player).await.len(), 1, "{player}");
    }
    assert_eq!(store.seeks().all().await.unwrap(), []);
}

pub(crate) async fn only_one_of_many_players_can_accept_a_seek(store: Store) {
    let ada = PlayerId::from_random(1);
    place(&store, seek(ada, "300+3", 5)).await;
    let taking = (2..34).map(|number| {
        let (store, by) = (store.clone(), PlayerId::from_random(number));
        async move {
            let make = move |seek: &Seek| Some(game(seek.player, by));
            store.seeks().take(ada.to_string(), by, 0, make).await.expect("the database works")
        }
    });
    let taken = together(taking.collect()).await;
    let got = taken.iter().filter(|one| matches!(one, TakenSeek::Taken { .. }));
    assert_eq!(got.count(), 1);
    assert_eq!(taken.iter().filter(|one| **one == TakenSeek::Gone).count(), 31);
    assert_eq!(games_of(&store, ada).await.len(), 1);
}

pub(crate) async fn a_pairing_deletes_the_standing_seeks_of_both_players(store: Store) {
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    let clock = "300+3".parse().expect("a time control");
    let share = store::NetworkShare { network: 1, max_seeks: 20 };
    let standing = store::StandingSeek {
        player: ada,
        variant: Variant::Yinsh,
        clock,
        rated: false,
        rated_only: false,
        combined: None,
        created: 1,
        until: 100,
    };
    store.standing_seeks().set(standing, share).await.unwrap();
    assert_eq!(store.standing_seeks().get(ada, 99).await.unwrap(), Some(standing));
    assert_eq!(store.standing_seeks().get(ada, 100).await.unwrap(), None);
    place(&store, seek(ada, "300+3", 5)).await;
    assert!(store.standing_seeks().get(ada, 99).await.unwrap().is_some());
    place(&store, seek(bea, "300+3", 6)).await;
    assert_eq!(store.standing_seeks().get(ada, 99).await.unwrap(), None);
}

pub(crate) async fn a_seek_is_deleted_with_its_account(store: Store) {
    let ada = store.players().create(PlayerKind::Guest, 0).await.unwrap();
    place(&store, seek(ada, "300+3", 5)).await;
    store.accounts().forget(ada, 6).await.unwrap();
    assert_eq!(store.seeks().all().await.unwrap(), []);
}
