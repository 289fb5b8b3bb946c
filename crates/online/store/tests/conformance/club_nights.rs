use protocol::PlayerKind;
use record::{GameId, PlayerId};
use store::{Apart, ClubNight, NewGame, ReadyPlayer, Store, Summary};
use variants::Variant;

use crate::{accounts::person, games::together, sample::Sample};

pub(crate) async fn a_club_night_has_participants_and_games(store: Store) {
    let (host, guest) = (person(&store, "Ada").await, PlayerId::from_random(9));
    let id = record::ClubNightId::from_random(3);
    let clock = "300+3".parse().expect("a time control");
    let night = ClubNight {
        id,
        host,
        variant: Variant::Yinsh,
        clock,
        created: 5,
        starts: None,
        ended: None,
    };
    store.club_nights().create(night).await.unwrap();
    assert_eq!(store.club_nights().get(id).await.unwrap(), Some(night));
    let named = |name: &str| Some(name.to_owned());
    assert!(store.club_nights().join(id, guest, named("Bea"), 6).await.unwrap());
    assert!(store.club_nights().join(id, host, None, 7).await.unwrap());
    assert!(store.club_nights().join(id, guest, None, 8).await.unwrap(), "the name is kept");
    let people = [(guest, named("Bea")), (host, None)];
    assert_eq!(store.club_nights().people(id, 9).await.unwrap(), people);
    let (game, events) = Sample::new(1);
    let new = NewGame { id: game.id, events, summary: game.summary, access: None, seed: None };
    store.club_nights().pair(id, 0, |_, _, _| vec![new]).await.unwrap();
    let games = store.club_nights().games(id).await.unwrap();
    assert_eq!(games.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [game.id]);
    store.club_nights().end(id, 9).await.unwrap();
    store.club_nights().end(id, 10).await.unwrap();
    assert_eq!(store.club_nights().get(id).await.unwrap().and_then(|night| night.ended), Some(9));
    store.accounts().forget(host, 11).await.unwrap();
    assert_eq!(store.club_nights().people(id, 9).await.unwrap(), people[..1]);
}

pub(crate) async fn announced_club_nights_are_listed_by_their_beginning(store: Store) {
    let host = person(&store, "Ada").await;
    let clock = "300+3".parse().expect("a time control");
    let night = |number, starts| ClubNight {
        id: record::ClubNightId::from_random(number),
        host,
        variant: Variant::Yinsh,
        clock,
        created: 5,
        starts,
        ended: None,
    };
    let nights = [night(1, Some(300)), night(2, None), night(3, Some(200)), night(4, Some(250))];
    for night in nights {
        store.club_nights().create(night).await.unwrap();
    }
    store.club_nights().end(nights[3].id, 9).await.unwrap();
    let ids = async |after| {
        let listed = store.club_nights().announced(after).await.unwrap();
        listed.into_iter().map(|night| night.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(100).await, [nights[2].id, nights[0].id]);
    assert_eq!(ids(200).await, [nights[0].id], "the earlier one has begun");
    store.players().ban(host, true).await.unwrap();
    assert_eq!(ids(100).await, []);
}

/// Creates a club night with a guest who chose a name and plays a game there. Returns a function that reads the name in both lists:
/// that of the participants, and that of the players of the game.
async fn named_guest(
    store: &Store,
    name: &str,
) -> (PlayerId, impl AsyncFn(i64) -> [Option<String>; 2]) {
    let [guest, other] = [1, 2].map(|_| store.players().create(PlayerKind::Guest, 0));
    let (guest, other) = (guest.await.unwrap(), other.await.unwrap());
    let id = record::ClubNightId::from_random(3);
    let clock = "300+3".parse().expect("a time control");
    let night = ClubNight {
        id,
        host: other,
        variant: Variant::Yinsh,
        clock,
        created: 5,
        starts: None,
        ended: None,
    };
    store.club_nights().create(night).await.unwrap();
    assert!(store.club_nights().join(id, guest, Some(name.to_owned()), 6).await.unwrap());
    let game = new_game(guest, other);
    let number = game.id;
    store.club_nights().pair(id, 0, |_, _, _| vec![game]).await.unwrap();
    let store = store.clone();
    let names = async move |now| {
        let [(_, listed)] = store.club_nights().people(id, now).await.unwrap().try_into().unwrap();
        let seated = store.club_nights().names(number, [guest, other], now).await.unwrap();
        let [(_, seated)] = seated.try_into().unwrap();
        [listed, seated]
    };
    (guest, names)
}

pub(crate) async fn the_name_of_a_muted_or_banned_guest_is_not_shown(store: Store) {
    let (guest, names) = named_guest(&store, "Bea").await;
    let bea = || [Some("Bea".to_owned()), Some("Bea".to_owned())];
    assert_eq!(names(10).await, bea());
    store.players().mute(guest, Some(100)).await.unwrap();
    assert_eq!(names(99).await, [None, None]);
    assert_eq!(names(100).await, bea(), "the mute has expired");
    store.players().ban(guest, true).await.unwrap();
    assert_eq!(names(100).await, [None, None]);
}

pub(crate) async fn a_guests_name_is_not_shown_once_it_belongs_to_an_account(store: Store) {
    let (_, names) = named_guest(&store, "B\u{e9}a").await;
    assert_eq!(names(10).await[0].as_deref(), Some("B\u{e9}a"));
    person(&store, "Bea").await;
    assert_eq!(names(10).await, [None, None]);
}

pub(crate) async fn names_of_guests_are_cleaned_when_they_are_read(store: Store) {
    let (_, names) = named_guest(&store, "\u{202e}Bea").await;
    assert_eq!(names(10).await, [Some("Bea".to_owned()), Some("Bea".to_owned())]);
}

/// Pairs the players who are ready, two by two.
fn in_pairs(ready: &[ReadyPlayer], _: &[(GameId, Summary)], _: &[Apart]) -> Vec<NewGame> {
    let free: Vec<&ReadyPlayer> = ready.iter().filter(|one| !one.is_playing).collect();
    let pairs = free.chunks_exact(2);
    pairs.map(|pair| new_game(pair[0].player, pair[1].player)).collect()
}

pub(crate) fn new_game(white: PlayerId, black: PlayerId) -> NewGame {
    let (full, _) = Sample::new(1);
    let (sample, events) = Sample::of(1, full.summary.terms, Some(white), Some(black));
    let [white, black] = [white, black].map(|player| player.to_i64().cast_unsigned());
    let id = GameId::from_random(white.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black);
    NewGame { id, events, summary: sample.summary, access: None, seed: None }
}

pub(crate) async fn a_ready_player_on_a_club_night_is_paired_only_once(store: Store) {
    let nights = [3, 4].map(record::ClubNightId::from_random);
    let players: Vec<PlayerId> = (1..=20).map(PlayerId::from_random).collect();
    for night in nights {
        for player in &players {
            store.club_nights().be_ready(night, *player, 10).await.unwrap();
        }
    }
    let pairing = (0..16).map(|number| {
        let (store, night) = (store.clone(), nights[number % 2]);
        async move {
            store.club_nights().pair(night, 0, in_pairs).await.expect("a paired club night").len()
        }
    });
    let begun = together(pairing.collect()).await;
    assert_eq!(begun.iter().sum::<usize>(), players.len() / 2);
    for player in players {
        let games = store.games().of(player, protocol::Status::Playing).await.unwrap();
        assert_eq!(games.len(), 1, "{player}");
    }
}

pub(crate) async fn a_player_is_ready_until_they_withdraw_or_stop_polling(store: Store) {
    let night = record::ClubNightId::from_random(3);
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    store.club_nights().be_ready(night, ada, 10).await.unwrap();
    store.club_nights().be_ready(night, bea, 11).await.unwrap();
    store.club_nights().be_ready(night, ada, 12).await.unwrap();
    let known = async |alive| {
        let ready = store.club_nights().ready(night, alive).await.unwrap();
        ready.iter().map(|one| (one.player, one.since, one.seen)).collect::<Vec<_>>()
    };
    assert_eq!(known(0).await, [(ada, 10, 12), (bea, 11, 11)]);
    assert_eq!(known(11).await, [(ada, 10, 12)]);
    store.club_nights().see_ready(night, bea, 20).await.unwrap();
    assert_eq!(known(12).await, [(bea, 11, 20)]);
    store.club_nights().be_unready(night, bea).await.unwrap();
    assert_eq!(known(0).await, [(ada, 10, 12)]);
}
