use serde_json::json;
use variants::{AnyGame, Variant};

use crate::stage::{next, random_turn, stage};

#[tokio::test]
async fn whole_games_of_every_variant_end_by_the_rules_and_can_be_replayed_from_the_log() {
    for variant in Variant::ALL {
        let stage = stage().await;
        let game = stage.game(variant, "300+3").await;
        let board = stage.wander(game, variant, 1000).await;
        let full = stage.full(game, stage.white).await;
        assert_eq!(full["status"], "ended", "{variant}");
        assert_eq!(full["result"]["by"], "rules");
        assert_eq!(full["position"], json!(board.position()));
        let log = stage.store.games().log(game).await.unwrap();
        assert!(log.iter().zip(0..).all(|(event, seq)| event.seq == seq));
    }
}

#[tokio::test]
async fn a_repeated_command_plays_one_turn() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let first = stage.play_as(stage.white, game, 0, "e5", "a").await.unwrap();
    let again = stage.play_as(stage.white, game, 0, "e5", "a").await.unwrap();
    assert_eq!(first, again);
    assert_eq!(stage.full(game, stage.white).await["turns"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn an_illegal_turn_is_refused_with_the_code_of_its_rule_and_changes_nothing() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "-").await;
    stage.play(game, 0, "e5").await.unwrap();
    for (player, ply, turn, code) in [
        (stage.black, 1, "e5", "point-occupied"),
        (stage.black, 1, "zz", "unreadable"),
        (stage.white, 1, "e6", "not-your-turn"),
        (stage.black, 0, "e6", "ply-mismatch"),
        (stage.black, 7, "e6", "ply-mismatch"),
        (stage.other, 1, "e6", "not-a-player"),
    ] {
        let refused = stage.play_as(player, game, ply, turn, "x").await.unwrap_err();
        assert_eq!(refused.code(), code, "{turn} at {ply}");
    }
    assert_eq!(stage.full(game, stage.white).await["seq"], 2);
}

#[tokio::test]
async fn an_incomplete_turn_is_refused_and_the_whole_turn_is_played() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "-").await;
    let mut board = AnyGame::start(Variant::Yinsh);
    let mut rng = fastrand::Rng::with_seed(1);
    for ply in 0..200 {
        let turn = random_turn(&board, &mut rng).expect("nobody has won without a row");
        // In YINSH, only a turn that removes a row has more than one action.
        if let Some((half, _)) = turn.rsplit_once(';') {
            let refused = stage.play(game, ply, half).await.unwrap_err();
            assert_eq!(refused.code(), "unfinished-turn");
            stage.play(game, ply, &turn).await.unwrap();
            board.play_turn(&turn).unwrap();
            assert_eq!(stage.full(game, stage.white).await["position"], json!(board.position()));
            return;
        }
        stage.play(game, ply, &turn).await.unwrap();
        board.play_turn(&turn).unwrap();
    }
    panic!("no row in 200 turns with this seed");
}

#[tokio::test]
async fn an_unsafe_command_id_is_refused() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "-").await;
    for id in ["", "a b", "ä", "a\nb", &"x".repeat(65)] {
        let refused = stage.play_as(stage.white, game, 0, "e5", id).await.unwrap_err();
        assert_eq!(refused.code(), "bad-command-id");
    }
}

#[tokio::test]
async fn players_and_spectators_receive_events_in_order_and_after_a_gap_only_what_they_missed() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let (mut connection, mut inbox) = stage.connect(stage.other).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    let full = next(&mut inbox, "game").await;
    assert_eq!(full["game"]["you"], json!(null));
    stage.wander(game, Variant::Yinsh, 6).await;
    let known = full["game"]["seq"].as_u64().unwrap();
    for seq in known + 1..=known + 6 {
        assert_eq!(next(&mut inbox, "event").await["event"]["seq"], seq);
    }
    drop(connection);
    let (mut connection, mut inbox) = stage.connect(stage.other).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": known + 4}).to_string()).await;
    assert_eq!(next(&mut inbox, "event").await["event"]["seq"], known + 5);
    assert_eq!(next(&mut inbox, "event").await["event"]["seq"], known + 6);
}

#[tokio::test]
async fn a_command_is_acknowledged_after_its_event_is_stored() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    let play = json!({"t": "play", "game": game, "id": "one", "ply": 0, "turn": "e5", "spent": 10});
    connection.receive(&play.to_string()).await;
    let ack = next(&mut inbox, "ack").await;
    let log = stage.store.games().log(game).await.unwrap();
    assert_eq!(ack["seq"], log.last().unwrap().seq);
}

#[tokio::test]
async fn malformed_frames_are_refused_and_the_connection_stays_open() {
    let stage = stage().await;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    for frame in [
        "",
        "{",
        "[]",
        "{\"t\":\"fly\"}",
        "{\"t\":\"play\",\"id\":\"7\"}",
        "{\"t\":\"watch\",\"game\":\"../..\"}",
    ] {
        connection.receive(frame).await;
        assert_eq!(next(&mut inbox, "refused").await["code"], "malformed");
    }
    connection.receive("{\"t\":\"ping\",\"at\":1.5}").await;
    assert_eq!(next(&mut inbox, "pong").await["at"], 1.5);
}

#[tokio::test]
async fn a_request_for_an_unknown_game_is_refused() {
    let stage = stage().await;
    let missing = record::GameId::from_random(1);
    assert_eq!(stage.hall.game(missing, None).await.unwrap_err().code(), "no-such-game");
}
