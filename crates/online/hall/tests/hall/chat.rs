use std::time::Duration;

use hall::{ChatContent, Command};
use protocol::ChatRoom;
use serde_json::json;
use variants::Variant;

use crate::stage::{next, pass, stage};

/// More than the chat messages and events that are sent one by one.
const MISSED_MESSAGES_MAX: usize = 100;

fn say(to: ChatRoom, text: &str) -> Command {
    Command::Say { id: None, to, content: ChatContent::Text(text.to_owned()) }
}

#[tokio::test]
async fn players_and_spectators_chat_separately_during_the_game() {
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
    let refused = stage.hall.command(
        game,
        stage.white,
        Command::Say { id: None, to: ChatRoom::Players, content },
    );
    assert_eq!(refused.await.unwrap_err().code(), "bad-chat");
}

#[tokio::test]
async fn the_chat_is_rate_limited_per_player() {
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
    stage.store.players().mute(stage.white, Some(stage.hall.now() + 60_000)).await.unwrap();
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
    let command = Command::Say { id: None, to: ChatRoom::Players, content: phrase };
    stage.hall.command(game, stage.white, command).await.unwrap();
    assert_eq!(next(&mut inbox, "said").await["line"]["phrase"], "good-luck");
}

#[tokio::test]
async fn a_message_sent_three_times_with_the_same_id_appears_once() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    for _ in 0..3 {
        let content = ChatContent::Text("hello".to_owned());
        let command = Command::Say { id: Some("a".to_owned()), to: ChatRoom::Players, content };
        stage.hall.command(game, stage.white, command).await.unwrap();
    }
    assert_eq!(stage.full(game, stage.black).await["chat"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_returning_reader_receives_the_messages_that_they_missed() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.hall.command(game, stage.white, say(ChatRoom::Players, "early")).await.unwrap();
    pass(Duration::from_secs(1)).await;
    stage.play(game, 0, "e5").await.unwrap();
    stage.hall.command(game, stage.white, say(ChatRoom::Players, "late")).await.unwrap();
    stage.hall.command(game, stage.other, say(ChatRoom::Spectators, "secret")).await.unwrap();
    let seq = stage.full(game, stage.black).await["seq"].clone();
    let (mut connection, mut inbox) = stage.connect(stage.black).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": seq}).to_string()).await;
    assert_eq!(next(&mut inbox, "said").await["line"]["text"], "late");
    while let Some(message) = inbox.try_next() {
        assert!(!message.text.contains("said"), "{}", message.text);
    }
}

#[tokio::test]
async fn a_reader_who_missed_more_than_a_queue_holds_receives_the_whole_game() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    for _ in 0..MISSED_MESSAGES_MAX / 2 {
        for player in [stage.white, stage.black] {
            stage.hall.command(game, player, say(ChatRoom::Players, "hello")).await.unwrap();
        }
        pass(Duration::from_secs(3)).await;
    }
    stage.play(game, 0, "e5").await.unwrap();
    let (mut connection, mut inbox) = stage.connect(stage.black).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": 1}).to_string()).await;
    assert_eq!(next(&mut inbox, "game").await["game"]["chat"].as_array().unwrap().len(), 100);
}
