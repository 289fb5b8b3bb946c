use record::{DatedRating, Rating, Score, Speed, Terms, TimeControl, rate, rate_one};
use store::{Rated, RatingChange, Store};
use variants::{Color, Variant};

use crate::{
    accounts::person,
    games::{stored, together},
    sample::{Sample, player},
};

fn between(number: u64, white: u64, black: u64) -> (Sample, Vec<record::Event>) {
    let (mut sample, _) = Sample::new(number);
    sample.summary.white = Some(player(white));
    sample.summary.black = Some(player(black));
    Sample::of(number, sample.summary.terms, sample.summary.white, sample.summary.black)
}

async fn finish(store: &Store, sample: &mut Sample, score: Score) -> Vec<RatingChange> {
    let events = sample.end(score);
    let summary = sample.summary.clone();
    store.games().append(sample.id, events, summary, Some(Rated::default())).await.expect("the end")
}

pub(crate) async fn a_rated_game_changes_both_ratings(store: Store) {
    let mut game = stored(&store, between(1, 8, 5)).await;
    let changes = finish(&store, &mut game, Score::WhiteWins).await;
    let now = game.summary.updated;
    let expected = rate(DatedRating::START, DatedRating::START, Score::WhiteWins, now).unwrap();
    let before = Rating::START;
    assert_eq!(
        changes,
        [
            RatingChange { player: player(8), before, after: expected[0] },
            RatingChange { player: player(5), before, after: expected[1] },
        ]
    );
    assert_eq!(store.ratings().changes(game.id).await.unwrap(), changes);
    for (number, rating) in [(8, expected[0]), (5, expected[1])] {
        let stored = store.ratings().of(player(number)).await.unwrap();
        assert_eq!(stored.len(), 1);
        assert_eq!((stored[0].rating, stored[0].games, stored[0].at), (rating, 1, now));
        assert_eq!((stored[0].variant, stored[0].speed), (Variant::Yinsh, Speed::Blitz));
    }
    // The next game continues from the new ratings.
    let mut next = stored(&store, between(2, 5, 8)).await;
    let changes = finish(&store, &mut next, Score::Draw).await;
    assert_eq!(changes[0].before, expected[1]);
    let standing = |rating| DatedRating { rating, at: Some(now) };
    let [white, black] = [standing(expected[1]), standing(expected[0])];
    let expected = rate(white, black, Score::Draw, next.summary.updated).unwrap();
    assert_eq!([changes[0].after, changes[1].after], expected);
}

pub(crate) async fn a_game_counts_once_however_often_it_ends(store: Store) {
    let mut game = stored(&store, between(1, 1, 2)).await;
    let changes = finish(&store, &mut game, Score::BlackWins).await;
    let ratings = store.ratings().of(player(1)).await.unwrap();
    let repeated = finish(&store, &mut game, Score::BlackWins).await;
    assert_eq!(repeated, changes);
    game.summary.seq -= 1;
    let events = game.end(Score::BlackWins);
    let refused = store.games().append(game.id, events, game.summary, Some(Rated::default())).await;
    assert!(refused.is_err());
    assert_eq!(store.ratings().of(player(1)).await.unwrap(), ratings);
    assert_eq!(ratings[0].games, 1);
}

pub(crate) async fn an_aborted_game_does_not_count(store: Store) {
    let mut game = stored(&store, between(1, 1, 2)).await;
    assert_eq!(finish(&store, &mut game, Score::Open).await, []);
    assert_eq!(store.ratings().of(player(1)).await.unwrap(), []);
    assert_eq!(store.ratings().changes(game.id).await.unwrap(), []);
}

pub(crate) async fn a_fixed_rating_does_not_change(store: Store) {
    let fixed = Rating { rating: 1800.0, deviation: 50.0, volatility: 0.06 };
    let mut game = stored(&store, between(1, 1, 2)).await;
    let events = game.end(Score::WhiteWins);
    let rated = Rated { fixed_black: Some(fixed), ..Rated::default() };
    let changes =
        store.games().append(game.id, events, game.summary.clone(), Some(rated)).await.unwrap();
    let now = game.summary.updated;
    let expected =
        rate_one(DatedRating::START, Color::White, fixed, Score::WhiteWins, now).unwrap();
    assert_eq!((changes[0].after, changes[1].after), (expected, fixed));
    assert_eq!(store.ratings().of(player(2)).await.unwrap()[0].rating, fixed);
}

pub(crate) async fn games_that_end_simultaneously_all_count(store: Store) {
    let mut ends = Vec::new();
    for number in 0..24 {
        // The same two players, with colours swapped.
        let (white, black) = if number % 2 == 0 { (1, 2) } else { (2, 1) };
        let mut game = stored(&store, between(number, white, black)).await;
        let store = store.clone();
        ends.push(async move { finish(&store, &mut game, Score::WhiteWins).await });
    }
    for changes in together(ends).await {
        assert_eq!(changes.len(), 2);
    }
    for number in [1, 2] {
        assert_eq!(store.ratings().of(player(number)).await.unwrap()[0].games, 24);
    }
    assert_eq!(store.audit().await.unwrap().problems, []);
}

pub(crate) async fn ratings_are_separate_for_each_variant_and_speed(store: Store) {
    let clocks = [TimeControl::Absolute { base: 60_000 }, TimeControl::Days { days: 1 }];
    let variants = [Variant::Yinsh, Variant::GipfStandard];
    let mut number = 0;
    for clock in clocks {
        for variant in variants {
            let terms =
                Terms { variant, handicap: None, clock, rated: true, open: false, combined: None };
            let game = Sample::of(number, terms, Some(player(1)), Some(player(2)));
            let mut game = stored(&store, game).await;
            finish(&store, &mut game, Score::WhiteWins).await;
            number += 1;
        }
    }
    let ratings = store.ratings().of(player(1)).await.unwrap();
    assert_eq!(ratings.len(), 4);
    assert!(ratings.iter().all(|rating| rating.games == 1));
}

pub(crate) async fn the_rating_history_contains_a_point_for_every_game(store: Store) {
    let mut last = Vec::new();
    for number in 0..5 {
        let mut game = stored(&store, between(number, 1, 2 + number)).await;
        let changes = finish(&store, &mut game, Score::WhiteWins).await;
        last.push((game.id, game.summary.updated, changes[0].after));
    }
    let history = store.ratings().history(player(1), Variant::Yinsh, Speed::Blitz).await.unwrap();
    let history: Vec<_> =
        history.into_iter().map(|point| (point.game, point.at, point.rating)).collect();
    assert_eq!(history, last);
    let other = store.ratings().history(player(1), Variant::Yinsh, Speed::Bullet).await.unwrap();
    assert_eq!(other, []);
}

pub(crate) async fn a_third_game_between_two_players_in_a_day_changes_no_rating(store: Store) {
    for number in [1, 2] {
        let mut game = stored(&store, between(number, 1, 2)).await;
        let changes = finish(&store, &mut game, Score::WhiteWins).await;
        assert!(changes.iter().all(|change| change.before != change.after), "{changes:?}");
    }
    // The same two players, with colours swapped.
    let mut third = stored(&store, between(3, 2, 1)).await;
    let changes = finish(&store, &mut third, Score::WhiteWins).await;
    assert_eq!(changes.len(), 2);
    assert!(changes.iter().all(|change| change.before == change.after), "{changes:?}");
    // A game against another opponent counts, and so does one on the next day.
    let mut other = stored(&store, between(4, 1, 3)).await;
    let changes = finish(&store, &mut other, Score::WhiteWins).await;
    assert!(changes.iter().all(|change| change.before != change.after), "{changes:?}");
    let mut tomorrow = stored(&store, between(5, 1, 2)).await;
    tomorrow.summary.updated += 25 * 3_600_000;
    let changes = finish(&store, &mut tomorrow, Score::WhiteWins).await;
    assert!(changes.iter().all(|change| change.before != change.after), "{changes:?}");
    assert_eq!(store.audit().await.unwrap().problems, []);
}

pub(crate) async fn leaderboards_list_players_with_a_settled_rating(store: Store) {
    let (ada, bea) = (person(&store, "Ada").await, person(&store, "Bea").await);
    // Each player has many opponents, since only two games a day between the same players count.
    for (leader, number, score) in (0..60)
        .flat_map(|number| [(ada, number, Score::WhiteWins), (bea, 100 + number, Score::BlackWins)])
    {
        let (sample, _) = Sample::new(number);
        let terms = sample.summary.terms;
        let (mut game, events) = Sample::of(number, terms, Some(leader), Some(player(number)));
        store.games().add(game.id, events, game.summary.clone()).await.unwrap();
        let end = game.end(score);
        let rated = Some(Rated::default());
        store.games().append(game.id, end, game.summary.clone(), rated).await.unwrap();
    }
    let leaders = async |since| {
        let found = store.ratings().leaders(Variant::Yinsh, Speed::Blitz, since, 9).await.unwrap();
        found.into_iter().map(|(player, _)| player).collect::<Vec<_>>()
    };
    assert_eq!(leaders(0).await, [ada, bea]);
    assert_eq!(leaders(i64::MAX).await, [], "players who have not played since are not listed");
    store.players().ban(ada, true).await.unwrap();
    assert_eq!(leaders(0).await, [bea]);
}
