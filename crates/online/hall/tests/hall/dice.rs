use hall::{Command, NewGame, Opponent};
use protocol::{Act, DiceNonce, SentTurn};
use record::EventKind;
use serde_json::{Value, json};
use variants::{Color, Variant};

use crate::{
    matches::{OPENING, declared, match_terms},
    stage::stage,
};

#[tokio::test]
async fn dice_are_rolled_with_the_challenge_and_can_be_verified_at_the_end() {
    let stage = stage().await;
    let game = declared(&stage, "Y:die", "300+3").await;
    let hash = stage.full(game, stage.white).await["match"]["dice"].clone();
    assert_eq!((hash["hash"].as_str().unwrap().len(), &hash["seed"]), (64, &Value::Null));
    stage.play(game, 5, "challenge").await.expect("an answer");
    let view = stage.full(game, stage.white).await;
    let contest = &view["match"]["contests"][0];
    assert!(contest["won"].is_boolean());
    assert!(!contest["rolls"].as_array().unwrap().is_empty());
    stage.act(stage.black, game, Act::Resign).await.expect("resigned");
    let log = stage.store.games().log(game).await.unwrap();
    assert_eq!(hall::verify(&log), Ok(()));
    assert!(stage.full(game, stage.white).await["match"]["dice"]["seed"].is_string());
}

#[tokio::test]
async fn players_contribute_to_the_dice_after_the_commitment() {
    let stage = stage().await;
    let new = NewGame {
        terms: match_terms("Y:die", "300+3"),
        color: Some(Color::White),
        opponent: Opponent::Open,
        instead: None,
    };
    let game = stage.hall.create(stage.white, new).await.expect("made").id;
    stage.hall.join(game, stage.black, None, None).await.expect("joined");
    let play = async |ply: u32, turn: &str, nonce: u8| {
        let player = if ply.is_multiple_of(2) { stage.white } else { stage.black };
        let nonce = (nonce > 0).then(|| DiceNonce::new([nonce; 32]));
        let (id, turn) = (format!("turn-{ply}"), turn.to_owned());
        let command = Command::Play(SentTurn { id, ply, turn, spent: None, nonce });
        stage.hall.command(game, player, command).await.expect("a legal turn");
    };
    for (ply, turn) in (0..).zip(OPENING) {
        // A player's second nonce does not count.
        play(ply, turn, if ply.is_multiple_of(2) { 1 + ply as u8 } else { 0 }).await;
    }
    play(4, "ye2-h2?", 0).await;
    // Black's nonce comes with the challenge, in the same step as the roll.
    play(5, "challenge", 9).await;
    let view = stage.full(game, stage.white).await;
    let nonces = &view["match"]["dice"]["nonces"];
    assert_eq!((&nonces["w"], &nonces["b"]), (&json!("01".repeat(32)), &json!("09".repeat(32))));
    let proofs = view["match"]["contests"][0]["proofs"].as_array().expect("proofs");
    assert!(!proofs.is_empty() && proofs.iter().all(|proof| proof == "both"), "{proofs:?}");
    stage.act(stage.black, game, Act::Resign).await.expect("resigned");
    let log = stage.store.games().log(game).await.unwrap();
    assert_eq!(hall::verify(&log), Ok(()));
    let rolled = log.iter().find(|event| matches!(event.kind, EventKind::Rolled { .. }));
    assert!(matches!(rolled.unwrap().kind, EventKind::Rolled { mixed: true, .. }));
}

#[tokio::test]
async fn a_game_without_dice_ignores_nonces() {
    let stage = stage().await;
    let game = stage.game(Variant::GipfBasic, "300+3").await;
    let (id, turn) = ("first".to_owned(), "e9-e7".to_owned());
    let nonce = Some(DiceNonce::new([1; 32]));
    let command = Command::Play(SentTurn { id, ply: 0, turn, spent: None, nonce });
    stage.hall.command(game, stage.white, command).await.expect("played");
    let log = stage.store.games().log(game).await.unwrap();
    assert!(matches!(log.last().unwrap().kind, EventKind::Turn { nonce: None, .. }));
}

#[tokio::test]
async fn only_the_server_rolls_dice() {
    let stage = stage().await;
    let game = declared(&stage, "Y:die", "300+3").await;
    let refusal = stage.play(game, 5, "6-1").await.unwrap_err();
    assert_eq!(refusal.code(), "answer-first");
}

#[tokio::test]
async fn players_who_disagree_about_a_game_elsewhere_may_let_the_dice_decide() {
    let stage = stage().await;
    let game = declared(&stage, "Y:elsewhere", "300+3").await;
    stage.play(game, 5, "challenge").await.expect("an answer");
    stage.play(game, 6, "w:die").await.expect("entered");
    stage.play(game, 7, "b:die").await.expect("entered");
    let view = stage.full(game, stage.white).await;
    assert!(view["match"]["contests"][0]["won"].is_boolean());
}
