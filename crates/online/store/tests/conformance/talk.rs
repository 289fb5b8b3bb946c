use store::{Audience, ChatLine, Store};

use crate::sample::{START, Sample, player};

pub(crate) fn line(number: i64, to: Audience) -> ChatLine {
    ChatLine {
        id: format!("line {number}"),
        at: START + number,
        to,
        player: player(1),
        text: Some(format!("<b>{number}</b> 'ünï'")),
        phrase: None,
    }
}

pub(crate) async fn a_line_is_kept_once(store: Store) {
    let (game, _) = Sample::new(1);
    assert!(store.say(game.id, line(1, Audience::Players)).await.unwrap());
    assert!(!store.say(game.id, line(1, Audience::Players)).await.unwrap());
    let said = store.chat(game.id, Audience::Players).await.unwrap();
    assert_eq!(said, [line(1, Audience::Players)]);
}

pub(crate) async fn players_and_watchers_are_heard_apart(store: Store) {
    let (game, _) = Sample::new(1);
    let (other, _) = Sample::new(2);
    let phrase = ChatLine {
        text: None,
        phrase: Some("good-luck".to_owned()),
        ..line(2, Audience::Watchers)
    };
    store.say(game.id, line(1, Audience::Players)).await.unwrap();
    store.say(game.id, phrase.clone()).await.unwrap();
    let players = store.chat(game.id, Audience::Players).await.unwrap();
    assert_eq!(players, [line(1, Audience::Players)]);
    assert_eq!(store.chat(game.id, Audience::Watchers).await.unwrap(), [phrase]);
    assert_eq!(store.chat(other.id, Audience::Players).await.unwrap(), []);
}

pub(crate) async fn the_last_lines_are_shown_in_order(store: Store) {
    let (game, _) = Sample::new(1);
    for number in (0..510).rev() {
        store.say(game.id, line(number, Audience::Players)).await.unwrap();
    }
    let said = store.chat(game.id, Audience::Players).await.unwrap();
    let expected: Vec<_> = (10..510).map(|number| line(number, Audience::Players)).collect();
    assert_eq!(said, expected);
}
