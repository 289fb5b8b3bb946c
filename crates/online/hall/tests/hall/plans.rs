use hall::Command;
use serde_json::json;
use variants::Variant;

use crate::stage::stage;

fn plan(texts: &[&str]) -> Command {
    let branches = texts.iter().map(|text| text.split(' ').map(str::to_owned).collect()).collect();
    Command::Plan { branches }
}

#[tokio::test]
async fn a_planned_turn_is_played_at_once_and_costs_no_time() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "3days").await;
    stage.hall.command(game, stage.black, plan(&["e5 f6 e6 f7"])).await.unwrap();
    stage.play(game, 0, "e5").await.unwrap();
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["turns"][1]["turn"], "f6");
    stage.play_as(stage.white, game, 2, "e6", "next").await.unwrap();
    assert_eq!(stage.full(game, stage.white).await["turns"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn only_its_owner_sees_a_plan() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "3days").await;
    stage.hall.command(game, stage.black, plan(&["e5 f6"])).await.unwrap();
    assert_eq!(stage.full(game, stage.black).await["plan"], json!([["e5", "f6"]]));
    assert_eq!(stage.full(game, stage.white).await["plan"], json!([]));
    assert_eq!(stage.full(game, stage.other).await["plan"], json!(null));
}

#[tokio::test]
async fn an_unplanned_turn_ends_the_plan() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "3days").await;
    stage.hall.command(game, stage.black, plan(&["e5 f6"])).await.unwrap();
    stage.play(game, 0, "d4").await.unwrap();
    let full = stage.full(game, stage.black).await;
    assert_eq!(full["turns"].as_array().unwrap().len(), 1);
    assert_eq!(full["plan"], json!([]));
}

#[tokio::test]
async fn plans_require_a_correspondence_game_and_the_opponents_turn() {
    let stage = stage().await;
    let live = stage.game(Variant::Yinsh, "300+3").await;
    let refused = stage.hall.command(live, stage.black, plan(&["e5 f6"])).await.unwrap_err();
    assert_eq!(refused.code(), "not-now");
    let game = stage.game(Variant::Yinsh, "3days").await;
    let refused = stage.hall.command(game, stage.white, plan(&["e5 f6"])).await.unwrap_err();
    assert_eq!(refused.code(), "not-now");
}
