use protocol::ChatRoom;
use store::{ChatMessage, Store};

use crate::sample::{START, Sample, player};

pub(crate) fn message(number: i64, to: ChatRoom) -> ChatMessage {
    ChatMessage {
        id: format!("line {number}"),
        at: START + number,
        to,
        player: player(1),
        text: Some(format!("<b>{number}</b> 'ünï'")),
        phrase: None,
    }
}

pub(crate) async fn a_message_is_stored_once(store: Store) {
    let (game, _) = Sample::new(1);
    assert!(store.chat().add(game.id, message(1, ChatRoom::Players)).await.unwrap());
    assert!(!store.chat().add(game.id, message(1, ChatRoom::Players)).await.unwrap());
    let said = store.chat().messages(game.id, ChatRoom::Players).await.unwrap();
    assert_eq!(said, [message(1, ChatRoom::Players)]);
}

pub(crate) async fn players_and_spectators_have_separate_rooms(store: Store) {
    let (game, _) = Sample::new(1);
    let (other, _) = Sample::new(2);
    let phrase = ChatMessage {
        text: None,
        phrase: Some("good-luck".to_owned()),
        ..message(2, ChatRoom::Spectators)
    };
    store.chat().add(game.id, message(1, ChatRoom::Players)).await.unwrap();
    store.chat().add(game.id, phrase.clone()).await.unwrap();
    let players = store.chat().messages(game.id, ChatRoom::Players).await.unwrap();
    assert_eq!(players, [message(1, ChatRoom::Players)]);
    assert_eq!(store.chat().messages(game.id, ChatRoom::Spectators).await.unwrap(), [phrase]);
    assert_eq!(store.chat().messages(other.id, ChatRoom::Players).await.unwrap(), []);
}

pub(crate) async fn the_last_messages_are_read_in_order(store: Store) {
    let (game, _) = Sample::new(1);
    for number in (0..510).rev() {
        store.chat().add(game.id, message(number, ChatRoom::Players)).await.unwrap();
    }
    let said = store.chat().messages(game.id, ChatRoom::Players).await.unwrap();
    let expected: Vec<_> = (10..510).map(|number| message(number, ChatRoom::Players)).collect();
    assert_eq!(said, expected);
}
