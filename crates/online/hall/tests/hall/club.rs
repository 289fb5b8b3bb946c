use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use hall::{Metrics, Options};
use protocol::{Act, rest::ClubState};
use record::PlayerId;
use variants::Variant;

use crate::stage::{Stage, pass, stage, stage_with};

/// Metrics that count the reads of a club night from the store.
#[derive(Debug, Default)]
struct Reads(AtomicUsize);

impl Metrics for Reads {
    fn club_night_read(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

async fn night(stage: &Stage) -> record::ClubNightId {
    let clock = "300+3".parse().expect("a time control");
    stage
        .hall
        .club_nights()
        .create(stage.white, Variant::Yinsh, clock, None)
        .await
        .expect("a night")
}

/// Marks all players as ready and loads the club night.
async fn ready(stage: &Stage, id: record::ClubNightId, players: &[PlayerId]) {
    for player in players {
        stage.hall.club_nights().be_ready(id, *player, None).await.expect("the night is open");
    }
    stage.hall.club_nights().get(id, None).await.expect("a night");
}

#[tokio::test]
async fn an_announced_night_is_listed_until_three_hours_after_its_beginning() {
    let stage = stage().await;
    let nights = stage.hall.club_nights();
    let clock = "300+3".parse().expect("a time control");
    let hour = 3_600_000;
    let (now, announced) = (stage.hall.now(), async || nights.announced().await.unwrap());
    for time in [now - hour, now + 29 * 24 * hour] {
        let refused = nights.create(stage.white, Variant::Yinsh, clock, Some(time)).await;
        assert_eq!(refused.unwrap_err().code(), "too-late");
    }
    let id = nights.create(stage.white, Variant::Yinsh, clock, Some(now + hour)).await.unwrap();
    let again = nights.create(stage.white, Variant::Yinsh, clock, Some(now + 2 * hour)).await;
    assert_eq!(again.unwrap_err().code(), "limit", "one announcement of each host");
    assert_eq!(announced().await[0].id, id);
    pass(Duration::from_secs(3 * 3600)).await;
    assert_eq!(announced().await.len(), 1, "it has begun two hours ago");
    pass(Duration::from_secs(3600 + 60)).await;
    assert_eq!(announced().await, []);
}

#[tokio::test]
async fn two_ready_players_play_an_unrated_game_that_counts_in_the_table() {
    let stage = stage().await;
    let id = night(&stage).await;
    stage.hall.club_nights().be_ready(id, stage.white, Some("Ada")).await.unwrap();
    // Arrival times have millisecond precision.
    pass(Duration::from_millis(2)).await;
    stage.hall.club_nights().be_ready(id, stage.black, Some("  Bea ")).await.unwrap();
    let seen = stage.hall.club_nights().get(id, Some(stage.black)).await.unwrap();
    let game = seen.playing.expect("a game");
    assert!(!seen.host && !seen.over && !seen.games[0].terms.rated);
    let names: Vec<_> = seen.people.iter().map(|one| one.player.name.as_deref()).collect();
    assert_eq!(names, [Some("Ada"), Some("Bea")]);
    assert!(seen.people.iter().all(|one| one.state == ClubState::Playing));
    // Ada was ready first, so she has White.
    stage.play(game, 0, "e5").await.unwrap();
    stage.play(game, 1, "f6").await.unwrap();
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    let seen = stage.hall.club_nights().get(id, Some(stage.white)).await.unwrap();
    let rows: Vec<_> = seen.people.iter().map(|one| (one.won, one.lost, one.state)).collect();
    assert_eq!(rows, [(1, 0, ClubState::Away), (0, 1, ClubState::Away)]);
    assert_eq!((seen.host, seen.you, seen.playing), (true, Some(1), None), "Bea leads");
}

#[tokio::test]
async fn a_night_is_read_once_a_second_for_any_number_of_readers() {
    let reads = Arc::new(Reads::default());
    let stage = stage_with(Options { metrics: reads.clone(), ..Options::default() }).await;
    let id = night(&stage).await;
    for seconds in 1..=3 {
        for _ in 0..100 {
            let seen = stage.hall.club_nights().get(id, Some(stage.black)).await.unwrap();
            assert!(!seen.host && seen.people.is_empty());
            let seen = stage.hall.club_nights().get(id, Some(stage.white)).await.unwrap();
            assert!(seen.host, "the night is shown as its reader may see it");
        }
        assert_eq!(reads.0.load(Ordering::Relaxed), seconds);
        pass(Duration::from_secs(1)).await;
    }
}

#[tokio::test]
async fn a_player_who_was_not_ready_can_rest_without_a_new_read() {
    let reads = Arc::new(Reads::default());
    let stage = stage_with(Options { metrics: reads.clone(), ..Options::default() }).await;
    let id = night(&stage).await;
    for _ in 0..10 {
        stage.hall.club_nights().rest(id, stage.black).await.unwrap();
        stage.hall.club_nights().get(id, Some(stage.black)).await.unwrap();
    }
    assert_eq!(reads.0.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn readers_see_their_own_changes_immediately() {
    let stage = stage().await;
    let id = night(&stage).await;
    let state = async || {
        let seen = stage.hall.club_nights().get(id, Some(stage.black)).await.unwrap();
        seen.you.map(|you| seen.people[you].state)
    };
    assert_eq!(state().await, None);
    stage.hall.club_nights().be_ready(id, stage.black, Some("Bea")).await.unwrap();
    assert_eq!(state().await, Some(ClubState::Ready));
    stage.hall.club_nights().rest(id, stage.black).await.unwrap();
    assert_eq!(state().await, Some(ClubState::Away));
}

#[tokio::test]
async fn a_player_who_stopped_polling_is_not_paired() {
    let stage = stage().await;
    let id = night(&stage).await;
    stage.hall.club_nights().be_ready(id, stage.white, None).await.unwrap();
    pass(Duration::from_secs(30)).await;
    ready(&stage, id, &[stage.black]).await;
    let seen = stage.hall.club_nights().get(id, Some(stage.white)).await.unwrap();
    assert_eq!(seen.games, []);
    assert_eq!(seen.people[0].state, ClubState::Away);
}

#[tokio::test]
async fn the_host_can_end_a_night() {
    let stage = stage().await;
    let id = night(&stage).await;
    let refused = stage.hall.club_nights().end(id, stage.black).await.unwrap_err();
    assert_eq!(refused.code(), "not-for-you");
    stage.hall.club_nights().end(id, stage.white).await.unwrap();
    assert!(stage.hall.club_nights().get(id, None).await.unwrap().over);
    let refused = stage.hall.club_nights().be_ready(id, stage.black, None).await.unwrap_err();
    assert_eq!(refused.code(), "too-late");
}

#[tokio::test]
async fn a_night_ends_after_twelve_hours() {
    let stage = stage().await;
    let id = night(&stage).await;
    pass(Duration::from_secs(12 * 3600 - 60)).await;
    assert!(!stage.hall.club_nights().get(id, None).await.unwrap().over);
    pass(Duration::from_secs(61)).await;
    assert!(stage.hall.club_nights().get(id, None).await.unwrap().over);
}

#[tokio::test]
async fn an_unreadable_name_is_refused() {
    let stage = stage().await;
    let id = night(&stage).await;
    for name in ["", "   ", "\u{200b}\u{202e}", "two\nlines", "a name that is far too long"] {
        let refused =
            stage.hall.club_nights().be_ready(id, stage.white, Some(name)).await.unwrap_err();
        assert_eq!(refused.code(), "bad-chat", "{name}");
    }
}

#[tokio::test]
async fn a_request_for_an_unknown_club_night_is_refused() {
    let stage = stage().await;
    let missing = "00000000000".parse().expect("an id");
    for refused in [
        stage.hall.club_nights().get(missing, Some(stage.white)).await.map(|_| ()),
        stage.hall.club_nights().be_ready(missing, stage.white, None).await,
        stage.hall.club_nights().end(missing, stage.white).await,
    ] {
        assert_eq!(refused.unwrap_err().code(), "no-such-club-night");
    }
}
