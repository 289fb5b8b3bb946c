use std::time::Duration;

use hall::{NewGame, Opponent};
use protocol::Act;
use serde_json::json;
use variants::{Color, Variant};

use crate::{
    lobby::account,
    stage::{next, pass, stage, terms},
};

#[tokio::test]
async fn a_game_can_be_aborted_until_each_side_has_completed_a_turn() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.wander(game, Variant::Yinsh, 2).await;
    assert_eq!(stage.act(stage.white, game, Act::Abort).await.unwrap_err().code(), "too-late");
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.wander(game, Variant::Yinsh, 1).await;
    stage.act(stage.black, game, Act::Abort).await.unwrap();
    assert_eq!(
        stage.full(game, stage.white).await["result"],
        json!({"score": "*", "by": "aborted"})
    );
}

#[tokio::test]
async fn a_player_who_resigns_loses() {
    let stage = stage().await;
    let game = stage.game(Variant::GipfBasic, "300+3").await;
    stage.wander(game, Variant::GipfBasic, 2).await;
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["result"], json!({"score": "0-1", "by": "resignation"}));
    assert_eq!(stage.act(stage.black, game, Act::Resign).await.unwrap_err().code(), "game-over");
}

#[tokio::test]
async fn a_game_that_is_resigned_before_each_side_has_completed_a_turn_is_aborted() {
    let stage = stage().await;
    for turns in [0, 1] {
        let game = stage.game(Variant::Yinsh, "300+3").await;
        stage.wander(game, Variant::Yinsh, turns).await;
        stage.act(stage.black, game, Act::Resign).await.unwrap();
        let full = stage.full(game, stage.white).await;
        assert_eq!(full["result"], json!({"score": "*", "by": "aborted"}));
    }
}

#[tokio::test]
async fn a_game_that_is_left_before_each_side_has_completed_a_turn_is_aborted() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    next(&mut inbox, "game").await;
    pass(Duration::from_secs(31)).await;
    stage.act(stage.white, game, Act::ClaimWin).await.unwrap();
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["result"], json!({"score": "*", "by": "aborted"}));
}

#[tokio::test]
async fn the_number_of_offers_is_limited() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.act(stage.white, game, Act::Abort).await.unwrap();
    let mut refused = None;
    for _ in 0..200 {
        let done = stage.act(stage.white, game, Act::Rematch).await;
        refused = done.and(stage.act(stage.black, game, Act::DeclineRematch).await).err();
        if refused.is_some() {
            break;
        }
    }
    assert_eq!(refused.map(|refusal| refusal.code()), Some("limit"));
    assert!(stage.store.games().log(game).await.unwrap().len() < 110);
}

#[tokio::test]
async fn the_number_of_take_backs_is_limited() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "-").await;
    for round in 0..200 {
        stage.play_as(stage.white, game, 0, "e5", &format!("{round}")).await.unwrap();
        let asked = stage.act(stage.white, game, Act::TakeBack).await;
        if let Err(refusal) = asked.and(stage.act(stage.black, game, Act::TakeBack).await) {
            assert_eq!(refusal.code(), "limit");
            return;
        }
    }
    panic!("200 turns were taken back");
}

#[tokio::test]
async fn a_draw_can_be_agreed_in_yinsh_but_not_in_gipf() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.act(stage.white, game, Act::Draw).await.unwrap();
    assert_eq!(stage.full(game, stage.black).await["offers"]["draw"], "w");
    stage.act(stage.black, game, Act::Draw).await.unwrap();
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["result"], json!({"score": "1/2-1/2", "by": "agreement"}));
    let game = stage.game(Variant::GipfStandard, "300+3").await;
    assert_eq!(stage.act(stage.white, game, Act::Draw).await.unwrap_err().code(), "no-draw");
    assert_eq!(stage.act(stage.white, game, Act::ClaimDraw).await.unwrap_err().code(), "no-draw");
}

#[tokio::test]
async fn an_offer_ends_with_the_next_turn_and_is_limited_to_one_per_turn() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.act(stage.white, game, Act::Draw).await.unwrap();
    stage.act(stage.black, game, Act::DeclineDraw).await.unwrap();
    assert_eq!(stage.act(stage.white, game, Act::Draw).await.unwrap_err().code(), "not-now");
    stage.play(game, 0, "e5").await.unwrap();
    assert_eq!(stage.full(game, stage.black).await["offers"]["draw"], json!(null));
    assert_eq!(
        stage.act(stage.black, game, Act::DeclineDraw).await.unwrap_err().code(),
        "nothing-offered"
    );
}

#[tokio::test]
async fn a_take_back_requires_the_opponents_consent() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.wander(game, Variant::Yinsh, 3).await;
    stage.act(stage.white, game, Act::TakeBack).await.unwrap();
    assert_eq!(stage.full(game, stage.black).await["turns"].as_array().unwrap().len(), 3);
    stage.act(stage.black, game, Act::TakeBack).await.unwrap();
    assert_eq!(stage.full(game, stage.black).await["turns"].as_array().unwrap().len(), 2);
    stage.act(stage.white, game, Act::TakeBack).await.unwrap();
    stage.act(stage.black, game, Act::TakeBack).await.unwrap();
    assert_eq!(stage.full(game, stage.black).await["turns"].as_array().unwrap().len(), 0);
    assert_eq!(stage.act(stage.white, game, Act::TakeBack).await.unwrap_err().code(), "not-now");
    stage.play_as(stage.white, game, 0, "f6", "again").await.unwrap();
}

#[tokio::test]
async fn a_rematch_swaps_the_colours() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    assert_eq!(stage.act(stage.white, game, Act::Rematch).await.unwrap_err().code(), "not-over");
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    stage.act(stage.white, game, Act::Rematch).await.unwrap();
    stage.act(stage.black, game, Act::Rematch).await.unwrap();
    let next = stage.full(game, stage.white).await["rematch"].as_str().unwrap().parse().unwrap();
    assert_eq!(stage.full(next, stage.white).await["you"], "b");
    // A repeated request leads to the same game.
    stage.act(stage.white, game, Act::Rematch).await.unwrap();
    assert_eq!(stage.full(game, stage.white).await["rematch"], next.to_string());
}

#[tokio::test]
async fn a_claim_is_refused_while_the_opponent_may_return() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    assert_eq!(stage.act(stage.white, game, Act::ClaimWin).await.unwrap_err().code(), "not-now");
}

#[tokio::test]
async fn a_player_may_claim_after_a_long_absence_of_the_opponent() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.wander(game, Variant::Yinsh, 2).await;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    next(&mut inbox, "game").await;
    // In a blitz game, a win can be claimed once a guest has been absent for half a minute.
    pass(Duration::from_secs(29)).await;
    assert_eq!(stage.act(stage.white, game, Act::ClaimWin).await.unwrap_err().code(), "not-now");
    pass(Duration::from_secs(2)).await;
    assert_eq!(stage.act(stage.black, game, Act::ClaimWin).await.unwrap_err().code(), "not-now");
    stage.act(stage.white, game, Act::ClaimWin).await.unwrap();
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["result"], json!({"score": "1-0", "by": "abandoned"}));
}

#[tokio::test]
async fn a_third_player_and_the_creator_cannot_take_the_second_seat() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "300+3"),
        color: Some(Color::Black),
        opponent: Opponent::Open,
        instead: None,
    };
    let game = stage.hall.create(stage.white, new).await.unwrap().id;
    assert_eq!(
        stage.hall.join(game, stage.white, None, None).await.unwrap_err().code(),
        "own-game"
    );
    stage.hall.join(game, stage.black, None, None).await.unwrap();
    // Joining is idempotent.
    stage.hall.join(game, stage.black, None, None).await.unwrap();
    assert_eq!(
        stage.hall.join(game, stage.other, None, None).await.unwrap_err().code(),
        "seats-taken"
    );
}

fn custom_terms() -> Variant {
    Variant::known("gipf-potentials", Some("standard:18/15:T3U2-z6")).expect("terms")
}

#[tokio::test]
async fn games_with_potentials_are_identified_by_their_terms() {
    let stage = stage().await;
    for variant in Variant::PRESETS.into_iter().chain([custom_terms()]) {
        let game = stage.game(variant, "300+3").await;
        let board = stage.wander(game, variant, 20).await;
        let full = stage.full(game, stage.white).await;
        assert_eq!(full["terms"]["variant"], variants::WrittenVariant(variant).to_string());
        let turns: Vec<String> = board.turns().into_iter().map(|turn| turn.token).collect();
        let stored = full["turns"].as_array().unwrap().iter().map(|turn| turn["turn"].clone());
        assert_eq!(stored.collect::<Vec<_>>(), turns);
        let refused = stage.play(game, turns.len() as u32, "ze5-e9").await.unwrap_err();
        assert!(!refused.code().is_empty());
    }
}

#[tokio::test]
async fn the_engine_plays_rated_games_with_the_potentials_of_a_preset() {
    let stage = stage().await;
    let ada = account(&stage, "Ada").await;
    let refused = async |variant, rated| {
        let terms = record::Terms { rated, ..terms(variant, "300+3") };
        let new = NewGame { terms, color: None, opponent: Opponent::Engine(1), instead: None };
        stage.hall.create(ada, new).await.err().map(|refusal| refusal.code().to_owned())
    };
    assert_eq!(refused(Variant::PRESETS[5], true).await, None);
    assert_eq!(refused(custom_terms(), true).await.as_deref(), Some("own-terms-rated"));
    assert_eq!(refused(custom_terms(), false).await, None);
}

#[tokio::test]
async fn terms_that_contradict_each_other_are_refused() {
    let stage = stage().await;
    let handicap = Some("w1".parse().unwrap());
    let plain = terms(Variant::GipfBasic, "300+3");
    for (terms, code) in [
        (record::Terms { handicap, rated: true, ..plain }, "handicap-rated"),
        (record::Terms { handicap, variant: Variant::Yinsh, ..plain }, "handicap-variant"),
        (record::Terms { rated: true, clock: "-".parse().unwrap(), ..plain }, "untimed-rated"),
        (record::Terms { rated: true, ..plain }, "rated-needs-account"),
        (record::Terms { rated: true, variant: custom_terms(), ..plain }, "own-terms-rated"),
        (
            record::Terms { rated: true, variant: Variant::PRESETS[0], ..plain },
            "rated-needs-account",
        ),
    ] {
        let new = NewGame { terms, color: None, opponent: Opponent::Link, instead: None };
        assert_eq!(stage.hall.create(stage.white, new).await.unwrap_err().code(), code);
    }
}

#[tokio::test]
async fn a_game_is_lost_on_time_only_once() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "1").await;
    stage.wander(game, Variant::Yinsh, 3).await;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    next(&mut inbox, "game").await;
    pass(Duration::from_millis(4500)).await;
    let ended = next(&mut inbox, "event").await;
    assert_eq!((&ended["event"]["score"], &ended["event"]["by"]), (&json!("1-0"), &json!("time")));
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["result"], json!({"score": "1-0", "by": "time"}));
    let refused = stage.play(game, 3, "a2").await.unwrap_err();
    assert_eq!(refused.code(), "game-over");
    let log = stage.store.games().log(game).await.unwrap();
    let ends = log.iter().filter(|e| matches!(e.kind, record::EventKind::Ended { .. })).count();
    assert_eq!(ends, 1);
}
