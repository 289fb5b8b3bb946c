//! Seeks, and who is paired.

use protocol::PlayerKind;
use record::{GameId, PlayerId};
use store::{Meeting, NewGame, PlacedSeek, Seek, Store, TakenSeek};
use variants::Variant;

use crate::{games::together, sample::Sample};

/// The most seeks that these claims allow.
const MOST: u32 = 20;

fn seek(player: PlayerId, clock: &str, at: i64) -> Seek {
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

/// The game of two who meet.
fn game(white: PlayerId, black: PlayerId) -> NewGame {
    let (full, _) = Sample::new(1);
    let (sample, events) = Sample::of(1, full.summary.terms, Some(white), Some(black));
    let [white, black] = [white, black].map(|player| player.to_i64().cast_unsigned());
    let id = GameId::from_random(white.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black);
    NewGame { id, events, summary: sample.summary, access: None, seed: None }
}

/// Places a seek that is content with whoever waits.
async fn place(store: &Store, seek: Seek) -> Option<PlacedSeek> {
    let own = seek.player;
    let first = move |waiting: &[Seek]| {
        let with = waiting.first()?.player;
        Some(Meeting { with, game: game(with, own) })
    };
    store.place_seek(seek, 0, MOST, first).await.expect("the database is there")
}

async fn games_of(store: &Store, player: PlayerId) -> Vec<GameId> {
    let found = store.games_of(player, protocol::Status::Playing).await.unwrap();
    found.into_iter().map(|(game, _)| game).collect()
}

pub(crate) async fn two_who_meet_have_a_game_and_seek_no_longer(store: Store) {
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    let waits = place(&store, seek(ada, "300+3", 5)).await.unwrap();
    assert_eq!((waits.since, waits.before, waits.met), (5, None, None));
    assert_eq!(store.seeks().await.unwrap(), [seek(ada, "300+3", 5)]);
    let met = place(&store, seek(bea, "300+3", 6)).await.unwrap().met.expect("they meet");
    assert_eq!(met.0, seek(ada, "300+3", 5));
    assert_eq!(games_of(&store, ada).await, [met.1]);
    assert_eq!(games_of(&store, bea).await, [met.1]);
    assert_eq!(store.seeks().await.unwrap(), []);
}

pub(crate) async fn a_player_has_one_seek_and_saying_it_again_costs_no_time(store: Store) {
    let ada = PlayerId::from_random(1);
    place(&store, seek(ada, "300+3", 5)).await;
    let again = place(&store, seek(ada, "300+3", 9)).await.unwrap();
    assert_eq!((again.since, again.before), (5, None));
    let other = place(&store, seek(ada, "60", 10)).await.unwrap();
    let before = Seek { since: 5, ..seek(ada, "300+3", 9) };
    assert_eq!((other.since, other.before), (10, Some(before)));
    assert_eq!(store.seeks().await.unwrap(), [seek(ada, "60", 10)]);
}

pub(crate) async fn a_seek_whose_owner_has_gone_is_met_by_nobody_and_deleted(store: Store) {
    let [ada, bea, cleo] = [1, 2, 3].map(PlayerId::from_random);
    place(&store, seek(ada, "300+3", 5)).await;
    let nobody = |waiting: &[Seek]| {
        assert!(waiting.is_empty(), "{waiting:?}");
        None
    };
    store.place_seek(seek(bea, "300+3", 20), 5, MOST, nobody).await.unwrap();
    let taken =
        store.take_seek(ada.to_string(), cleo, 5, move |seek| Some(game(seek.player, cleo)));
    assert_eq!(taken.await.unwrap(), TakenSeek::Gone);
    store.see_seekers(vec![bea, cleo], 30).await.unwrap();
    assert_eq!(store.delete_abandoned_seeks(20).await.unwrap(), [seek(ada, "300+3", 5)]);
    assert_eq!(store.seeks().await.unwrap(), [Seek { seen: 30, ..seek(bea, "300+3", 20) }]);
    assert!(store.delete_seek(bea).await.unwrap().is_some());
    assert_eq!(store.delete_seek(bea).await.unwrap(), None);
}

pub(crate) async fn there_is_a_limit_to_seeks(store: Store) {
    for number in 0..u64::from(MOST) {
        let one = seek(PlayerId::from_random(number), "300+3", 5);
        assert!(store.place_seek(one, 0, MOST, |_| None).await.unwrap().is_some());
    }
    let one = seek(PlayerId::from_random(MOST.into()), "300+3", 5);
    assert_eq!(store.place_seek(one.clone(), 0, MOST, |_| None).await.unwrap(), None);
    assert!(place(&store, one).await.unwrap().met.is_some(), "who is paired does not count");
}

pub(crate) async fn of_many_who_seek_at_once_each_gets_one_game(store: Store) {
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
    assert_eq!(store.seeks().await.unwrap(), []);
}

pub(crate) async fn of_many_who_take_one_seek_one_gets_it(store: Store) {
    let ada = PlayerId::from_random(1);
    place(&store, seek(ada, "300+3", 5)).await;
    let taking = (2..34).map(|number| {
        let (store, by) = (store.clone(), PlayerId::from_random(number));
        async move {
            let make = move |seek: &Seek| Some(game(seek.player, by));
            store.take_seek(ada.to_string(), by, 0, make).await.expect("the database is there")
        }
    });
    let taken = together(taking.collect()).await;
    let got = taken.iter().filter(|one| matches!(one, TakenSeek::Taken { .. }));
    assert_eq!(got.count(), 1);
    assert_eq!(taken.iter().filter(|one| **one == TakenSeek::Gone).count(), 31);
    assert_eq!(games_of(&store, ada).await.len(), 1);
}

pub(crate) async fn who_is_paired_need_not_be_called_any_more(store: Store) {
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    let clock = "300+3".parse().expect("a time control");
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
    store.set_standing_seek(standing).await.unwrap();
    assert_eq!(store.standing_seek(ada, 99).await.unwrap(), Some(standing));
    assert_eq!(store.standing_seek(ada, 100).await.unwrap(), None);
    place(&store, seek(ada, "300+3", 5)).await;
    assert!(store.standing_seek(ada, 99).await.unwrap().is_some());
    place(&store, seek(bea, "300+3", 6)).await;
    assert_eq!(store.standing_seek(ada, 99).await.unwrap(), None);
}

pub(crate) async fn a_seek_is_gone_with_its_account(store: Store) {
    let ada = store.new_player(PlayerKind::Guest, 0).await.unwrap();
    place(&store, seek(ada, "300+3", 5)).await;
    store.forget(ada, 6).await.unwrap();
    assert_eq!(store.seeks().await.unwrap(), []);
}
