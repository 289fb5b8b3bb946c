//! Standing seeks, followed players, who was here lately, leaderboards and club nights.

use protocol::PlayerKind;
use record::{GameId, MatchTerms, PlayerId};
use store::{Account, ClubNight, NewGame, ReadyPlayer, StandingSeek, Store, Summary};
use variants::Variant;

use crate::{
    games::together,
    sample::{Sample, player as other},
};

fn seek(player: PlayerId, created: i64) -> StandingSeek {
    StandingSeek {
        player,
        variant: Variant::GipfStandard,
        clock: "600+5".parse().expect("a time control"),
        rated: true,
        rated_only: false,
        combined: None,
        created,
        until: created + 100,
    }
}

async fn account(store: &Store, name: &str) -> PlayerId {
    let player = store.new_player(PlayerKind::Guest, 0).await.unwrap();
    let account = Account {
        name: name.to_owned(),
        password_hash: "hash".to_owned(),
        email: None,
        recovery: vec![],
    };
    store.claim(player, account).await.unwrap();
    player
}

fn names(players: Vec<store::Player>) -> Vec<String> {
    players.into_iter().filter_map(|player| player.name).collect()
}

pub(crate) async fn a_standing_seek_stays_until_it_is_deleted_or_expires(store: Store) {
    let [ada, bea, cleo] = [1, 2, 3].map(PlayerId::from_random);
    store.set_standing_seek(seek(ada, 5)).await.unwrap();
    store.set_standing_seek(seek(bea, 20)).await.unwrap();
    let links = "Y:die,U:yinsh".parse().expect("links");
    let combined = MatchTerms { links, challenges: "*".parse().expect("challenges"), clock: None };
    let ultimate = Variant::known("gipf-ultimate", None).expect("a preset");
    let newer = StandingSeek { variant: ultimate, combined: Some(combined), ..seek(ada, 10) };
    store.set_standing_seek(newer).await.unwrap();
    store.set_standing_seek(seek(cleo, 30)).await.unwrap();
    assert_eq!(store.standing_seeks(50).await.unwrap(), [newer, seek(bea, 20), seek(cleo, 30)]);
    assert!(store.delete_standing_seek(bea).await.unwrap());
    assert!(!store.delete_standing_seek(bea).await.unwrap());
    assert_eq!(store.standing_seeks(110).await.unwrap(), [seek(cleo, 30)]);
    assert_eq!(store.standing_seeks(0).await.unwrap(), [seek(cleo, 30)], "what expired is gone");
}

pub(crate) async fn players_are_followed_until_they_are_not(store: Store) {
    let (ada, bea, cleo) =
        (account(&store, "Ada").await, account(&store, "bea").await, account(&store, "Cleo").await);
    for followed in [cleo, bea, cleo] {
        assert!(store.follow(ada, followed, 1).await.unwrap());
    }
    assert_eq!(names(store.followed_by(ada).await.unwrap()), ["bea", "Cleo"]);
    assert_eq!(store.followed_by(bea).await.unwrap(), []);
    store.unfollow(ada, bea).await.unwrap();
    store.forget(cleo, 2).await.unwrap();
    assert_eq!(store.followed_by(ada).await.unwrap(), []);
}

pub(crate) async fn who_was_here_lately_is_named_once_and_guests_are_not(store: Store) {
    let (ada, bea) = (account(&store, "Ada").await, account(&store, "Bea").await);
    let guest = store.new_player(PlayerKind::Guest, 0).await.unwrap();
    for (number, player, seen) in [(1, ada, 10), (2, bea, 20), (3, ada, 30), (4, guest, 40)] {
        store.new_session([number; 32], player, seen, String::new(), None).await.unwrap();
    }
    assert_eq!(names(store.seen_since(5, 9).await.unwrap()), ["Ada", "Bea"]);
    assert_eq!(names(store.seen_since(5, 1).await.unwrap()), ["Ada"]);
    assert_eq!(names(store.seen_since(25, 9).await.unwrap()), ["Ada"]);
}

pub(crate) async fn the_best_with_a_settled_rating_lead(store: Store) {
    let (ada, bea) = (account(&store, "Ada").await, account(&store, "Bea").await);
    // Against many others, since two games a day of the same two count; the last ones decide.
    for (player, number, score) in (0..60).flat_map(|number| {
        [(ada, number, record::Score::WhiteWins), (bea, 100 + number, record::Score::BlackWins)]
    }) {
        let (sample, _) = Sample::new(number);
        let terms = sample.summary.terms;
        let (mut game, events) = Sample::of(number, terms, Some(player), Some(other(number)));
        store.new_game(game.id, events, game.summary.clone()).await.unwrap();
        let end = game.end(score);
        let rated = Some(store::Rated::default());
        store.append(game.id, end, game.summary.clone(), rated).await.unwrap();
    }
    let leaders = async |since| {
        let found = store.leaders(Variant::Yinsh, record::Speed::Blitz, since, 9).await.unwrap();
        found.into_iter().map(|(player, _)| player).collect::<Vec<_>>()
    };
    assert_eq!(leaders(0).await, [ada, bea]);
    assert_eq!(leaders(i64::MAX).await, [], "who has not played since is not among them");
    store.ban(ada, true).await.unwrap();
    assert_eq!(leaders(0).await, [bea]);
}

pub(crate) async fn a_club_night_keeps_its_people_and_games(store: Store) {
    let (host, guest) = (account(&store, "Ada").await, PlayerId::from_random(9));
    let id = record::ClubNightId::from_random(3);
    let clock = "300+3".parse().expect("a time control");
    let night = ClubNight { id, host, variant: Variant::Yinsh, clock, created: 5, ended: None };
    store.new_club_night(night).await.unwrap();
    assert_eq!(store.club_night(id).await.unwrap(), Some(night));
    let named = |name: &str| Some(name.to_owned());
    assert!(store.join_club_night(id, guest, named("Bea"), 6).await.unwrap());
    assert!(store.join_club_night(id, host, None, 7).await.unwrap());
    assert!(store.join_club_night(id, guest, None, 8).await.unwrap(), "a name stays");
    let people = [(guest, named("Bea")), (host, None)];
    assert_eq!(store.club_night_people(id).await.unwrap(), people);
    let (game, events) = Sample::new(1);
    let new = NewGame { id: game.id, events, summary: game.summary, access: None, seed: None };
    store.pair_club_night(id, 0, |_, _| vec![new]).await.unwrap();
    let games = store.club_night_games(id).await.unwrap();
    assert_eq!(games.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [game.id]);
    store.end_club_night(id, 9).await.unwrap();
    store.end_club_night(id, 10).await.unwrap();
    assert_eq!(store.club_night(id).await.unwrap().and_then(|night| night.ended), Some(9));
    store.forget(host, 11).await.unwrap();
    assert_eq!(store.club_night_people(id).await.unwrap(), people[..1]);
}

/// Those who are ready, two by two.
fn in_pairs(ready: &[ReadyPlayer], _: &[(GameId, Summary)]) -> Vec<NewGame> {
    let free: Vec<&ReadyPlayer> = ready.iter().filter(|one| !one.is_playing).collect();
    let pairs = free.chunks_exact(2);
    pairs.map(|pair| new_game(pair[0].player, pair[1].player)).collect()
}

fn new_game(white: PlayerId, black: PlayerId) -> NewGame {
    let (full, _) = Sample::new(1);
    let (sample, events) = Sample::of(1, full.summary.terms, Some(white), Some(black));
    let [white, black] = [white, black].map(|player| player.to_i64().cast_unsigned());
    let id = GameId::from_random(white.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black);
    NewGame { id, events, summary: sample.summary, access: None, seed: None }
}

pub(crate) async fn who_is_ready_on_a_club_night_is_paired_once_whoever_asks(store: Store) {
    let nights = [3, 4].map(record::ClubNightId::from_random);
    let players: Vec<PlayerId> = (1..=20).map(PlayerId::from_random).collect();
    for night in nights {
        for player in &players {
            store.be_ready(night, *player, 10).await.unwrap();
        }
    }
    let pairing = (0..16).map(|number| {
        let (store, night) = (store.clone(), nights[number % 2]);
        async move { store.pair_club_night(night, 0, in_pairs).await.expect("it is there").len() }
    });
    let begun = together(pairing.collect()).await;
    assert_eq!(begun.iter().sum::<usize>(), players.len() / 2);
    for player in players {
        let games = store.games_of(player, protocol::Status::Playing).await.unwrap();
        assert_eq!(games.len(), 1, "{player}");
    }
}

pub(crate) async fn who_is_ready_is_known_until_they_rest_or_look_no_more(store: Store) {
    let night = record::ClubNightId::from_random(3);
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    store.be_ready(night, ada, 10).await.unwrap();
    store.be_ready(night, bea, 11).await.unwrap();
    store.be_ready(night, ada, 12).await.unwrap();
    let known = async |alive| {
        let ready = store.ready_players(night, alive).await.unwrap();
        ready.iter().map(|one| (one.player, one.since, one.seen)).collect::<Vec<_>>()
    };
    assert_eq!(known(0).await, [(ada, 10, 12), (bea, 11, 11)]);
    assert_eq!(known(11).await, [(ada, 10, 12)]);
    store.see_ready(night, bea, 20).await.unwrap();
    assert_eq!(known(12).await, [(bea, 11, 20)]);
    store.be_unready(night, bea).await.unwrap();
    assert_eq!(known(0).await, [(ada, 10, 12)]);
}

pub(crate) async fn games_against_engines_that_are_made_at_once_are_counted(store: Store) {
    let person = store.new_player(PlayerKind::Guest, 0).await.unwrap();
    let engine = store.engine(3, 0).await.unwrap();
    let other = store.new_player(PlayerKind::Guest, 0).await.unwrap();
    store.create_game(new_game(person, other)).await.unwrap();
    let making = (0..12_u64).map(|number| {
        let store = store.clone();
        let seats = if number % 2 == 0 { [person, engine] } else { [engine, person] };
        let game = NewGame { id: GameId::from_random(number), ..new_game(seats[0], seats[1]) };
        async move { store.create_engine_game(game, person, 2).await.expect("it is there") }
    });
    let made = together(making.collect()).await;
    assert_eq!(made.iter().filter(|is_made| **is_made).count(), 2);
}
