use protocol::{PlayerKind, Status};
use record::{Ending, Event, EventKind, GameId, Offer, Score, Terms, TimeControl};
use store::{AppendError, NewGame, Store};
use variants::{Color, Handicap, Variant};

use crate::{
    club_nights::new_game,
    sample::{START, Sample, player},
};

/// Stores a new game.
pub(crate) async fn stored(store: &Store, (sample, events): (Sample, Vec<Event>)) -> Sample {
    store.games().add(sample.id, events, sample.summary.clone()).await.expect("a new game");
    sample
}

/// Stores the next turn of a game.
pub(crate) async fn play(store: &Store, sample: &mut Sample) {
    let events = sample.turn();
    let summary = sample.summary.clone();
    let rated =
        store.games().append(sample.id, events, summary, None).await.expect("the next turn");
    assert!(rated.is_empty());
}

fn waiting(number: u64, open: bool) -> (Sample, Vec<Event>) {
    let clock = TimeControl::Days { days: 3 };
    let terms = Terms {
        variant: Variant::GipfBasic,
        handicap: None,
        clock,
        rated: false,
        open,
        combined: None,
    };
    Sample::of(number, terms, Some(player(1)), None)
}

pub(crate) async fn a_log_is_read_as_it_was_written(store: Store) {
    let (mut sample, mut log) = Sample::new(1);
    store.games().add(sample.id, log.clone(), sample.summary.clone()).await.unwrap();
    let color = Color::Black;
    let kinds = [
        EventKind::Joined { color, player: player(9) },
        EventKind::Turn {
            color,
            turn: "a2-d5;xb2 \"quoted\" ünïcode\0".to_owned(),
            spent: u32::MAX,
            lag: 0,
            rtt: Some(40),
            command: None,
            planned: true,
            next: None,
            nonce: None,
        },
        EventKind::Offered { color, offer: Offer::Draw },
        EventKind::Declined { color, offer: Offer::Rematch },
        EventKind::TakenBack { turns: 1 },
        EventKind::Outage { from: START, until: START + 5 },
        EventKind::Extended { color, ms: 15_000 },
        EventKind::Ended { score: Score::Draw, by: Ending::Agreement },
        EventKind::Rematch { game: GameId::from_random(u64::MAX) },
    ];
    for kind in kinds {
        let events = sample.then(kind);
        log.extend(events.clone());
        store.games().append(sample.id, events, sample.summary.clone(), None).await.unwrap();
    }
    assert_eq!(store.games().log(sample.id).await.unwrap(), log);
}

pub(crate) async fn a_summary_is_read_as_it_was_written(store: Store) {
    let terms = Terms {
        variant: Variant::GipfBasic,
        handicap: Handicap::new(Color::Black, 2),
        clock: TimeControl::ByoYomi { base: 600_000, periods: 3, period: 30_000 },
        rated: false,
        open: true,
        combined: None,
    };
    let mut sample = stored(&store, Sample::of(1, terms, None, Some(player(7)))).await;
    assert_eq!(store.games().summary(sample.id).await.unwrap(), Some(sample.summary.clone()));

    sample.summary.white = Some(player(8));
    sample.summary.status = Status::Playing;
    sample.summary.deadline = Some(START + 9);
    let events = sample.then(EventKind::Joined { color: Color::White, player: player(8) });
    store.games().append(sample.id, events, sample.summary.clone(), None).await.unwrap();
    assert_eq!(store.games().summary(sample.id).await.unwrap(), Some(sample.summary.clone()));

    play(&store, &mut sample).await;
    assert_eq!(store.games().summary(sample.id).await.unwrap(), Some(sample.summary.clone()));

    let events = sample.end(Score::BlackWins);
    store.games().append(sample.id, events, sample.summary.clone(), None).await.unwrap();
    assert_eq!(store.games().summary(sample.id).await.unwrap(), Some(sample.summary));
}

pub(crate) async fn an_unknown_game_has_neither_log_nor_summary(store: Store) {
    let (sample, _) = Sample::new(1);
    assert_eq!(store.games().log(sample.id).await.unwrap(), []);
    assert_eq!(store.games().summary(sample.id).await.unwrap(), None);
}

pub(crate) async fn several_logs_are_returned_in_the_requested_order(store: Store) {
    let mut first = stored(&store, Sample::new(1)).await;
    play(&store, &mut first).await;
    let second = stored(&store, Sample::new(2)).await;
    let (unknown, _) = Sample::new(3);
    let logs = store.games().logs(vec![second.id, unknown.id, first.id]).await.unwrap();
    let alone =
        [store.games().log(second.id).await.unwrap(), store.games().log(first.id).await.unwrap()];
    assert_eq!(logs, [alone[0].clone(), Vec::new(), alone[1].clone()]);
    assert_eq!(logs.iter().map(Vec::len).collect::<Vec<_>>(), [1, 0, 2]);
}

pub(crate) async fn a_game_is_created_once(store: Store) {
    let (sample, events) = Sample::new(1);
    stored(&store, (sample.clone(), events.clone())).await;
    let again = store.games().add(sample.id, events.clone(), sample.summary).await;
    assert!(matches!(again, Err(AppendError::Conflict)), "{again:?}");
    assert_eq!(store.games().log(sample.id).await.unwrap(), events);
}

pub(crate) async fn an_event_is_stored_once(store: Store) {
    let mut sample = stored(&store, Sample::new(1)).await;
    let turn = sample.turn();
    store.games().append(sample.id, turn.clone(), sample.summary.clone(), None).await.unwrap();
    let again = store.games().append(sample.id, turn, sample.summary.clone(), None).await;
    assert!(matches!(again, Err(AppendError::Conflict)), "{again:?}");
    assert_eq!(store.games().log(sample.id).await.unwrap().len(), 2);
    assert_eq!(store.games().summary(sample.id).await.unwrap(), Some(sample.summary));
}

pub(crate) async fn appending_after_a_gap_is_a_conflict(store: Store) {
    let mut sample = stored(&store, Sample::new(1)).await;
    let before = store.games().summary(sample.id).await.unwrap();
    sample.turn();
    let turn = sample.turn();
    let refused = store.games().append(sample.id, turn, sample.summary, None).await;
    assert!(matches!(refused, Err(AppendError::Conflict)), "{refused:?}");
    assert_eq!(store.games().log(sample.id).await.unwrap().len(), 1);
    assert_eq!(store.games().summary(sample.id).await.unwrap(), before);
}

pub(crate) async fn events_out_of_order_are_rejected(store: Store) {
    let mut sample = stored(&store, Sample::new(1)).await;
    let (first, second) = (sample.turn(), sample.turn());
    let summary = sample.summary;
    for events in [[second.clone(), first.clone()].concat(), first.clone(), Vec::new()] {
        let refused = store.games().append(sample.id, events, summary.clone(), None).await;
        assert!(matches!(refused, Err(AppendError::OutOfOrder)), "{refused:?}");
    }
    store.games().append(sample.id, [first, second].concat(), summary, None).await.unwrap();
    assert_eq!(store.games().log(sample.id).await.unwrap().len(), 3);
}

pub(crate) async fn appending_to_an_unknown_game_is_an_error(store: Store) {
    let (mut sample, _) = Sample::new(1);
    let turn = sample.turn();
    let refused = store.games().append(sample.id, turn, sample.summary, None).await;
    assert!(matches!(refused, Err(AppendError::NoSuchGame)), "{refused:?}");
    assert_eq!(store.games().log(sample.id).await.unwrap(), []);
}

pub(crate) async fn only_one_of_many_writers_stores_the_same_event(store: Store) {
    let mut sample = stored(&store, Sample::new(1)).await;
    let turn = sample.turn();
    let tries: Vec<_> = (0..40)
        .map(|_| {
            let (store, turn, sample) = (store.clone(), turn.clone(), sample.clone());
            async move { store.games().append(sample.id, turn, sample.summary, None).await }
        })
        .collect();
    let mut done = 0;
    for answer in together(tries).await {
        match answer {
            Ok(_) => done += 1,
            Err(error) => assert!(matches!(error, AppendError::Conflict), "{error:?}"),
        }
    }
    assert_eq!(done, 1);
    assert_eq!(store.games().log(sample.id).await.unwrap().len(), 2);
}

pub(crate) async fn a_conflict_does_not_fail_other_writes(store: Store) {
    let mut samples = Vec::new();
    for number in 0..40 {
        samples.push(stored(&store, Sample::new(number)).await);
    }
    let tries: Vec<_> = samples
        .iter_mut()
        .enumerate()
        .map(|(index, sample)| {
            let skipped = if index % 3 == 0 { sample.turn() } else { Vec::new() };
            let (turn, sample, store) = (sample.turn(), sample.clone(), store.clone());
            let fails = !skipped.is_empty();
            async move { (fails, store.games().append(sample.id, turn, sample.summary, None).await) }
        })
        .collect();
    for (fails, answer) in together(tries).await {
        assert_eq!(answer.is_err(), fails, "{answer:?}");
    }
    for (index, sample) in samples.iter().enumerate() {
        let stored = store.games().log(sample.id).await.unwrap().len();
        assert_eq!(stored, if index % 3 == 0 { 1 } else { 2 });
    }
}

pub(crate) async fn unfinished_live_games_are_listed(store: Store) {
    let live = stored(&store, Sample::new(1)).await;
    let mut ended = stored(&store, Sample::new(2)).await;
    stored(&store, waiting(3, false)).await;
    let events = ended.end(Score::WhiteWins);
    store.games().append(ended.id, events, ended.summary, None).await.unwrap();
    assert_eq!(store.games().unfinished_live().await.unwrap(), [live.id]);
}

pub(crate) async fn games_are_due_after_their_deadline(store: Store) {
    let mut samples = Vec::new();
    for number in 1..=3 {
        let mut sample = stored(&store, Sample::new(number)).await;
        sample.summary.deadline = Some(START + 100 - number.cast_signed());
        play(&store, &mut sample).await;
        samples.push(sample);
    }
    assert_eq!(store.games().due(START + 96, 9).await.unwrap(), []);
    let [second, third] = [samples[1].id, samples[2].id];
    assert_eq!(store.games().due(START + 98, 9).await.unwrap(), [third, second]);
    assert_eq!(store.games().due(START + 98, 1).await.unwrap(), [third]);
    let events = samples[2].end(Score::WhiteWins);
    store.games().append(third, events, samples[2].summary.clone(), None).await.unwrap();
    assert_eq!(store.games().due(START + 98, 9).await.unwrap(), [second]);
}

pub(crate) async fn open_games_are_listed_until_a_player_joins(store: Store) {
    stored(&store, waiting(1, false)).await;
    let older = stored(&store, waiting(2, true)).await;
    let mut newer = stored(&store, waiting(3, true)).await;
    let listed = |games: Vec<(GameId, store::Summary)>| -> Vec<GameId> {
        games.into_iter().map(|(id, _)| id).collect()
    };
    assert_eq!(listed(store.games().joinable(9).await.unwrap()), [newer.id, older.id]);
    assert_eq!(listed(store.games().joinable(1).await.unwrap()), [newer.id]);
    newer.summary.black = Some(player(2));
    newer.summary.status = Status::Playing;
    let events = newer.then(EventKind::Joined { color: Color::Black, player: player(2) });
    store.games().append(newer.id, events, newer.summary, None).await.unwrap();
    assert_eq!(listed(store.games().joinable(9).await.unwrap()), [older.id]);
}

pub(crate) async fn the_last_heartbeat_is_returned(store: Store) {
    assert_eq!(store.nodes().last_server_heartbeat().await.unwrap(), None);
    store.nodes().server_heartbeat(START).await.unwrap();
    store.nodes().server_heartbeat(START + 1).await.unwrap();
    assert_eq!(store.nodes().last_server_heartbeat().await.unwrap(), Some(START + 1));
}

pub(crate) async fn each_player_has_their_own_plan(store: Store) {
    let game = stored(&store, Sample::new(1)).await.id;
    let plan = |text: &str| Some(text.to_owned());
    store.games().save_plan(None, game, Color::White, plan("[[1]]")).await.unwrap();
    store.games().save_plan(None, game, Color::White, plan("[[2]]")).await.unwrap();
    assert_eq!(store.games().plan(game, Color::White).await.unwrap(), plan("[[2]]"));
    assert_eq!(store.games().plan(game, Color::Black).await.unwrap(), None);
    store.games().save_plan(None, game, Color::White, None).await.unwrap();
    assert_eq!(store.games().plan(game, Color::White).await.unwrap(), None);
}

/// Runs many futures at once.
pub(crate) async fn together<T: Send + 'static>(
    tasks: Vec<impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let tasks: Vec<_> = tasks.into_iter().map(tokio::spawn).collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.expect("no panic"));
    }
    answers
}

pub(crate) async fn simultaneous_games_against_engines_are_limited(store: Store) {
    let person = store.players().create(PlayerKind::Guest, 0).await.unwrap();
    let engine = store.players().engine(3, 0).await.unwrap();
    let other = store.players().create(PlayerKind::Guest, 0).await.unwrap();
    store.games().create(new_game(person, other)).await.unwrap();
    let making = (0..12_u64).map(|number| {
        let store = store.clone();
        let seats = if number % 2 == 0 { [person, engine] } else { [engine, person] };
        let game = NewGame { id: GameId::from_random(number), ..new_game(seats[0], seats[1]) };
        async move {
            store.games().create_against_engine(game, person, 2).await.expect("a counted game")
        }
    });
    let made = together(making.collect()).await;
    assert_eq!(made.iter().filter(|is_made| **is_made).count(), 2);
}
