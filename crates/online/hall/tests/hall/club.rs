use std::time::Duration;

use protocol::{Act, rest::ClubState};
use record::PlayerId;
use variants::Variant;

use crate::stage::{Stage, pass, stage};

async fn night(stage: &Stage) -> record::ClubNightId {
    let clock = "300+3".parse().expect("a time control");
    stage.hall.new_club_night(stage.white, Variant::Yinsh, clock).await.expect("a night")
}

/// Everybody says that they are ready, and looks.
async fn ready(stage: &Stage, id: record::ClubNightId, players: &[PlayerId]) {
    for player in players {
        stage.hall.be_ready(id, *player, None).await.expect("the night is open");
    }
    stage.hall.club_night(id, None).await.expect("a night");
}

#[tokio::test]
async fn two_who_are_ready_are_paired_unrated_and_the_table_counts_their_game() {
    let stage = stage().await;
    let id = night(&stage).await;
    stage.hall.be_ready(id, stage.white, Some("Ada")).await.unwrap();
    // Who came first is known to the millisecond.
    pass(Duration::from_millis(2)).await;
    stage.hall.be_ready(id, stage.black, Some("  Bea ")).await.unwrap();
    let seen = stage.hall.club_night(id, Some(stage.black)).await.unwrap();
    let game = seen.playing.expect("a game");
    assert!(!seen.host && !seen.over && !seen.games[0].terms.rated);
    let names: Vec<_> = seen.people.iter().map(|one| one.player.name.as_deref()).collect();
    assert_eq!(names, [Some("Ada"), Some("Bea")]);
    assert!(seen.people.iter().all(|one| one.state == ClubState::Playing));
    // Ada came first, so she has White.
    stage.play(game, 0, "e5").await.unwrap();
    stage.play(game, 1, "f6").await.unwrap();
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    let seen = stage.hall.club_night(id, Some(stage.white)).await.unwrap();
    let rows: Vec<_> = seen.people.iter().map(|one| (one.won, one.lost, one.state)).collect();
    assert_eq!(rows, [(1, 0, ClubState::Away), (0, 1, ClubState::Away)]);
    assert_eq!((seen.host, seen.you, seen.playing), (true, Some(1), None), "Bea leads");
}

#[tokio::test]
async fn who_does_not_look_at_the_page_any_more_is_not_paired() {
    let stage = stage().await;
    let id = night(&stage).await;
    stage.hall.be_ready(id, stage.white, None).await.unwrap();
    pass(Duration::from_secs(30)).await;
    ready(&stage, id, &[stage.black]).await;
    let seen = stage.hall.club_night(id, Some(stage.white)).await.unwrap();
    assert_eq!(seen.games, []);
    assert_eq!(seen.people[0].state, ClubState::Away);
}

#[tokio::test]
async fn a_night_ends_when_its_host_says_so() {
    let stage = stage().await;
    let id = night(&stage).await;
    let refused = stage.hall.end_club_night(id, stage.black).await.unwrap_err();
    assert_eq!(refused.code(), "not-for-you");
    stage.hall.end_club_night(id, stage.white).await.unwrap();
    assert!(stage.hall.club_night(id, None).await.unwrap().over);
    let refused = stage.hall.be_ready(id, stage.black, None).await.unwrap_err();
    assert_eq!(refused.code(), "too-late");
}

#[tokio::test]
async fn a_night_ends_after_twelve_hours() {
    let stage = stage().await;
    let id = night(&stage).await;
    pass(Duration::from_secs(12 * 3600 - 60)).await;
    assert!(!stage.hall.club_night(id, None).await.unwrap().over);
    pass(Duration::from_secs(61)).await;
    assert!(stage.hall.club_night(id, None).await.unwrap().over);
}

#[tokio::test]
async fn a_name_that_cannot_be_read_is_refused() {
    let stage = stage().await;
    let id = night(&stage).await;
    for name in ["", "   ", "two\nlines", "a name that is far too long"] {
        let refused = stage.hall.be_ready(id, stage.white, Some(name)).await.unwrap_err();
        assert_eq!(refused.code(), "bad-chat", "{name}");
    }
}
