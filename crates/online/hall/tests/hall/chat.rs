use hall::{ChatContent, Command};
use protocol::ChatRoom;
use serde_json::json;
use variants::Variant;

use crate::stage::{next, stage};

fn say(to: ChatRoom, text: &str) -> Command {
    Command::Say { to, content: ChatContent::Text(text.to_owned()) }
}

#[tokio::test]
async fn players_and_spectators_chat_apart_while_the_game_lasts() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.hall.command(game, stage.white, say(ChatRoom::Players, "hello")).await.unwrap();
    stage.hall.command(game, stage.other, say(ChatRoom::Spectators, "nice")).await.unwrap();
    let chat = |value: serde_json::Value| {
        value["chat"].as_array().unwrap().iter().map(|l| l["text"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(chat(stage.full(game, stage.black).await), [json!("hello")]);
    assert_eq!(chat(stage.full(game, stage.other).await), [json!("nice")]);
    let refused = stage.hall.command(game, stage.other, say(ChatRoom::Players, "x")).await;
    assert_eq!(refused.unwrap_err().code(), "not-a-player");
    let refused = stage.hall.command(game, stage.white, say(ChatRoom::Spectators, "x")).await;
    assert_eq!(refused.unwrap_err().code(), "not-now");
}

#[tokio::test]
async fn a_message_that_is_empty_too_long_or_invisible_is_refused() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    for text in ["", "   ", "a\u{7}b", "a\nb", &"x".repeat(281)] {
        let refused = stage.hall.command(game, stage.white, say(ChatRoom::Players, text)).await;
        assert_eq!(refused.unwrap_err().code(), "bad-chat");
    }
    let content = ChatContent::Phrase("buy-now".to_owned());
    let refused =
        stage.hall.command(game, stage.white, Command::Say { to: ChatRoom::Players, content });
    assert_eq!(refused.await.unwrap_err().code(), "bad-chat");
}

#[tokio::test]
async fn a_player_who_floods_the_chat_is_stopped() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    for _ in 0..8 {
        stage.hall.command(game, stage.white, say(ChatRoom::Players, "hello")).await.unwrap();
    }
    let refused = stage.hall.command(game, stage.white, say(ChatRoom::Players, "hello")).await;
    assert_eq!(refused.unwrap_err().code(), "limit");
}

#[tokio::test]
async fn a_muted_player_cannot_chat() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.store.mute(stage.white, Some(stage.hall.now() + 60_000)).await.unwrap();
    let refused = stage.hall.command(game, stage.white, say(ChatRoom::Players, "hello")).await;
    assert_eq!(refused.unwrap_err().code(), "muted");
}

#[tokio::test]
async fn a_message_reaches_the_other_player_at_once() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let (mut connection, mut inbox) = stage.connect(stage.black).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    next(&mut inbox, "game").await;
    let phrase = ChatContent::Phrase("good-luck".to_owned());
    let command = Command::Say { to: ChatRoom::Players, content: phrase };
    stage.hall.command(game, stage.white, command).await.unwrap();
    assert_eq!(next(&mut inbox, "said").await["line"]["phrase"], "good-luck");
}
