//! Standing seeks, followed players, who was here lately, leaderboards and club nights.

use protocol::PlayerKind;
use record::{MatchTerms, PlayerId};
use store::{Account, ClubNight, StandingSeek, Store};
use variants::Variant;

use crate::sample::{Sample, player as other};

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
    store.new_game(game.id, events, game.summary.clone()).await.unwrap();
    store.add_club_game(id, game.id).await.unwrap();
    let games = store.club_night_games(id).await.unwrap();
    assert_eq!(games.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [game.id]);
    store.end_club_night(id, 9).await.unwrap();
    store.end_club_night(id, 10).await.unwrap();
    assert_eq!(store.club_night(id).await.unwrap().and_then(|night| night.ended), Some(9));
    store.forget(host, 11).await.unwrap();
    assert_eq!(store.club_night_people(id).await.unwrap(), people[..1]);
}
