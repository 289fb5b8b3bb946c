use protocol::{PlayerKind, Status};
use record::{GameId, Score, Speed, Terms, TimeControl};
use store::{Account, Search, Store};
use variants::Variant;

use crate::{
    games::{play, stored},
    sample::{START, Sample, player},
};

async fn ids(store: &Store, search: Search) -> Vec<GameId> {
    store.games().search(search).await.expect("a search").into_iter().map(|(id, _)| id).collect()
}

pub(crate) async fn the_newest_games_come_first(store: Store) {
    let mut made = Vec::new();
    for number in [2, 1, 3] {
        made.push((number, stored(&store, Sample::new(number)).await.id));
    }
    made.sort();
    made.reverse();
    let expected: Vec<GameId> = made.into_iter().map(|(_, id)| id).collect();
    assert_eq!(ids(&store, Search::default()).await, expected);
}

pub(crate) async fn custom_terms_are_read_as_they_were_stored(store: Store) {
    let own = |text| Variant::known("gipf-potentials", Some(text)).expect("terms");
    let clock = TimeControl::Absolute { base: 300_000 };
    let terms = |variant| Terms {
        variant,
        handicap: None,
        clock,
        rated: false,
        open: false,
        combined: None,
    };
    let variants = [own("standard:18/15:T3U2-z6"), own("basic:12/12:Y2-y2"), Variant::PRESETS[5]];
    let mut made = Vec::new();
    for (number, variant) in (1..).zip(variants) {
        let players = (Some(player(1)), Some(player(2)));
        made.push(stored(&store, Sample::of(number, terms(variant), players.0, players.1)).await);
    }
    let found = store.games().search(Search::default()).await.unwrap();
    let found: Vec<Variant> = found.into_iter().rev().map(|(_, game)| game.terms.variant).collect();
    assert_eq!(found, variants);
    // All games with custom terms have the same variant id, by which they are found.
    let search = Search { variant: Some(variants[0]), ..Search::default() };
    assert_eq!(ids(&store, search).await, [made[1].id, made[0].id]);
}

pub(crate) async fn aborted_games_can_be_left_out(store: Store) {
    let going = stored(&store, Sample::new(1)).await;
    let mut aborted = stored(&store, Sample::new(2)).await;
    play(&store, &mut aborted).await;
    let events = aborted.end(Score::Open);
    store.games().append(aborted.id, events, aborted.summary.clone(), None).await.unwrap();
    assert_eq!(ids(&store, Search::default()).await.len(), 2);
    let search = Search { aborted: false, ..Search::default() };
    assert_eq!(ids(&store, search).await, [going.id]);
}

pub(crate) async fn an_ended_game_is_listed_by_the_time_of_its_end(store: Store) {
    let mut old = stored(&store, Sample::new(1)).await;
    let new = stored(&store, Sample::new(2)).await;
    old.summary.updated = START + 1_000_000;
    play(&store, &mut old).await;
    assert_eq!(ids(&store, Search::default()).await, [new.id, old.id]);
    let events = old.end(Score::Draw);
    store.games().append(old.id, events, old.summary.clone(), None).await.unwrap();
    assert_eq!(ids(&store, Search::default()).await, [old.id, new.id]);
}

pub(crate) async fn pages_have_no_gaps_or_repetitions(store: Store) {
    for number in 0..25 {
        let (mut sample, mut events) = Sample::new(number);
        // Many games have the same time so that the id decides their order.
        sample.summary.created = START + number.cast_signed() / 10;
        sample.summary.updated = sample.summary.created;
        events[0].at = sample.summary.created;
        sample.summary.white = Some(player(1));
        stored(&store, (sample, events)).await;
    }
    for search in [Search::default(), Search { player: Some(player(1)), ..Search::default() }] {
        let all = ids(&store, search.clone()).await;
        assert_eq!(all.len(), 25);
        let mut paged: Vec<GameId> = Vec::new();
        loop {
            let before = paged.last().copied();
            let page = ids(&store, Search { before, limit: 4, ..search.clone() }).await;
            if page.is_empty() {
                break;
            }
            paged.extend(page);
        }
        assert_eq!(paged, all);
    }
}

pub(crate) async fn each_filter_returns_matching_games(store: Store) {
    let terms = Terms {
        variant: Variant::GipfTournament,
        handicap: None,
        clock: TimeControl::Days { days: 2 },
        rated: false,
        open: false,
        combined: None,
    };
    let other = Sample::of(1, terms, Some(player(1)), Some(player(2)));
    let mut other = stored(&store, other).await;
    let plain = stored(&store, Sample::new(2)).await;
    let events = other.end(Score::BlackWins);
    store.games().append(other.id, events, other.summary.clone(), None).await.unwrap();
    let any = Search::default;
    let searches = [
        (Search { variant: Some(Variant::GipfTournament), ..any() }, other.id),
        (Search { variant: Some(Variant::Yinsh), ..any() }, plain.id),
        (Search { speed: Some(Speed::Correspondence), ..any() }, other.id),
        (Search { speed: Some(Speed::Blitz), ..any() }, plain.id),
        (Search { rated: Some(false), ..any() }, other.id),
        (Search { rated: Some(true), ..any() }, plain.id),
        (Search { score: Some(Score::BlackWins), ..any() }, other.id),
        (Search { status: Some(Status::Ended), ..any() }, other.id),
        (Search { status: Some(Status::Playing), ..any() }, plain.id),
        (Search { player: plain.summary.black, ..any() }, plain.id),
        (Search { player: Some(player(1)), opponent: Some(player(2)), ..any() }, other.id),
    ];
    for (search, expected) in searches {
        assert_eq!(ids(&store, search.clone()).await, [expected], "{search:?}");
    }
    let nobody = Search { player: Some(player(1)), opponent: Some(player(6)), ..any() };
    assert_eq!(ids(&store, nobody).await, []);
}

pub(crate) async fn a_player_is_found_with_both_colors(store: Store) {
    let (mut first, events) = Sample::new(1);
    first.summary.white = Some(player(77));
    let first = stored(&store, (first, events)).await;
    let (mut second, events) = Sample::new(2);
    second.summary.black = Some(player(77));
    let second = stored(&store, (second, events)).await;
    stored(&store, Sample::new(3)).await;
    let search = Search { player: Some(player(77)), ..Search::default() };
    assert_eq!(ids(&store, search).await, [second.id, first.id]);
    let playing = store.games().of(player(77), Status::Playing).await.unwrap();
    assert_eq!(playing.len(), 2);
    assert_eq!(store.games().of(player(77), Status::Ended).await.unwrap(), []);
}

pub(crate) async fn the_games_of_a_merged_guest_belong_to_the_account(store: Store) {
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    let person = store.players().create(PlayerKind::Guest, START).await.unwrap();
    let account = Account {
        name: "Ada".to_owned(),
        password_hash: String::new(),
        email: None,
        recovery: Vec::new(),
    };
    store.accounts().register(person, account).await.unwrap();
    let (mut game, events) = Sample::new(1);
    game.summary.black = Some(guest);
    let game = stored(&store, (game, events)).await;
    let search = Search { player: Some(person), ..Search::default() };
    assert_eq!(ids(&store, search.clone()).await, []);
    assert!(store.players().merge(guest, person).await.unwrap());
    assert_eq!(ids(&store, search).await, [game.id]);
    assert_eq!(store.games().summary(game.id).await.unwrap(), Some(game.summary));
}

pub(crate) async fn a_page_is_no_longer_than_requested(store: Store) {
    for number in 0..3 {
        stored(&store, Sample::new(number)).await;
    }
    for (limit, expected) in [(0, 0), (2, 2), (9, 3), (u32::MAX, 3)] {
        assert_eq!(ids(&store, Search { limit, ..Search::default() }).await.len(), expected);
    }
}
