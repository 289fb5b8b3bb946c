//! Effects of a block between two players.

use std::time::Duration;

use hall::{ChatContent, Command, Inbox, NewGame, Opponent, SeekTerms};
use protocol::{Act, ChatRoom};
use record::{GameId, PlayerId};
use serde_json::{Value, json};
use variants::{Color, Variant};

use crate::{
    failover::nodes,
    stage::{NETWORK, Stage, next, pass, stage, terms},
};

fn wanted() -> SeekTerms {
    SeekTerms {
        variant: Variant::Yinsh,
        clock: "300+3".parse().expect("a time control"),
        rated: false,
        rated_only: false,
        combined: None,
        color: None,
        min: None,
        max: None,
    }
}

fn new(opponent: Opponent) -> NewGame {
    let terms = terms(Variant::Yinsh, "300+3");
    NewGame { terms, color: Some(Color::White), opponent, instead: None }
}

fn say(to: ChatRoom, text: &str) -> Command {
    Command::Say { id: None, to, content: ChatContent::Text(text.to_owned()) }
}

/// Returns the chat of a game as seen by a reader.
async fn chat(stage: &Stage, game: GameId, reader: PlayerId) -> Vec<Value> {
    let view = stage.full(game, reader).await;
    view["chat"].as_array().expect("a list").iter().map(|line| line["text"].clone()).collect()
}

/// Returns the text of the chat messages received before the message `end`.
async fn said(inbox: &mut Inbox, end: &str) -> Vec<String> {
    let mut texts = Vec::new();
    loop {
        let text = next(inbox, "said").await["line"]["text"].as_str().expect("a text").to_owned();
        if text == end {
            return texts;
        }
        texts.push(text);
    }
}

#[tokio::test]
async fn players_separated_by_a_block_cannot_challenge_each_other() {
    let stage = stage().await;
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    let refused = stage.hall.create(stage.black, new(Opponent::Player(stage.white))).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-unavailable");
    let refused = stage.hall.create(stage.white, new(Opponent::Player(stage.black))).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-blocked");
    stage.hall.create(stage.other, new(Opponent::Player(stage.white))).await.unwrap();
    stage.hall.blocking().unblock(stage.white, stage.black).await.unwrap();
    stage.hall.create(stage.black, new(Opponent::Player(stage.white))).await.unwrap();
}

#[tokio::test]
async fn a_block_ends_only_the_challenges_between_the_two_players() {
    let stage = stage().await;
    let challenge = async |by, to| stage.hall.create(by, new(Opponent::Player(to))).await.unwrap();
    let received = challenge(stage.black, stage.white).await.id;
    challenge(stage.white, stage.black).await;
    let kept = [
        challenge(stage.other, stage.white).await.id,
        challenge(stage.white, stage.other).await.id,
    ];
    let (_connection, mut inbox) = stage.connect(stage.black).await;
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    let ended = next(&mut inbox, "challenge-ended").await;
    assert_eq!(
        (&ended["end"], &ended["challenge"]["game"]["id"]),
        (&json!("declined"), &json!(received))
    );
    let left = stage.hall.challenges().of(stage.white).await.unwrap();
    let left = [&left.received[..], &left.sent[..]].concat();
    assert_eq!(left.iter().map(|one| one.game.id).collect::<Vec<_>>(), kept);
    let left = stage.hall.challenges().of(stage.black).await.unwrap();
    assert!(left.received.is_empty() && left.sent.is_empty());
}

#[tokio::test]
async fn players_separated_by_a_block_cannot_join_each_others_games() {
    let stage = stage().await;
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    let game = stage.hall.create(stage.white, new(Opponent::Open)).await.unwrap().id;
    let refused = stage.hall.join(game, stage.black, None, None).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-unavailable");
    stage.hall.join(game, stage.other, None, None).await.unwrap();
    let game = stage.hall.create(stage.black, new(Opponent::Open)).await.unwrap().id;
    let refused = stage.hall.join(game, stage.white, None, None).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-blocked");
}

#[tokio::test]
async fn seeks_of_players_separated_by_a_block_are_not_paired() {
    let stage = stage().await;
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    assert_eq!(stage.hall.pairing().seek(stage.white, wanted()).await.unwrap(), None);
    let id = stage.hall.lists().lobby().await.unwrap().seeks[0].id.clone();
    let refused = stage.hall.pairing().take(stage.black, &id).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-unavailable");
    assert_eq!(stage.hall.pairing().seek(stage.black, wanted()).await.unwrap(), None, "both wait");
    assert!(stage.hall.pairing().seek(stage.other, wanted()).await.unwrap().is_some());
}

#[tokio::test]
async fn a_player_is_not_called_for_the_seek_of_a_player_they_have_blocked() {
    let stage = stage().await;
    stage.hall.standing_seeks().set(stage.white, wanted(), NETWORK).await.unwrap();
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    let (_seeker, mut seeker) = stage.connect(stage.black).await;
    stage.hall.pairing().seek(stage.black, wanted()).await.unwrap();
    assert_eq!(next(&mut seeker, "seeking").await["called"], 0);
    let (_again, mut again) = stage.connect(stage.white).await;
    stage.hall.pairing().unseek(stage.black).await.unwrap();
    stage.hall.pairing().seek(stage.other, wanted()).await.unwrap();
    for inbox in [&mut inbox, &mut again] {
        let call = next(inbox, "call").await;
        assert_eq!(call["seek"]["player"]["id"], json!(stage.other));
    }
}

#[tokio::test]
async fn a_club_night_pairs_players_separated_by_a_block_with_others() {
    let stage = stage().await;
    let clock = "300+3".parse().expect("a time control");
    let night =
        stage.hall.club_nights().create(stage.white, Variant::Yinsh, clock, None).await.unwrap();
    stage.hall.blocking().block(stage.black, stage.white).await.unwrap();
    for player in [stage.white, stage.black] {
        stage.hall.club_nights().be_ready(night, player, None).await.unwrap();
        pass(Duration::from_millis(2)).await;
    }
    let seen = stage.hall.club_nights().get(night, Some(stage.white)).await.unwrap();
    assert_eq!(seen.games, [], "they wait for other players");
    stage.hall.club_nights().be_ready(night, stage.other, None).await.unwrap();
    let seen = stage.hall.club_nights().get(night, Some(stage.white)).await.unwrap();
    let [game] = &seen.games[..] else { panic!("one game: {:?}", seen.games) };
    let mut players = [&game.w, &game.b].map(|seat| seat.as_ref().expect("a player").id);
    players.sort_unstable();
    let mut expected = [stage.white, stage.other];
    expected.sort_unstable();
    assert_eq!(players, expected);
}

#[tokio::test]
async fn a_game_continues_after_a_block_but_a_rematch_is_refused() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    stage.play(game, 0, "e5").await.unwrap();
    stage.play(game, 1, "f6").await.unwrap();
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    let refused = stage.act(stage.black, game, Act::Rematch).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-unavailable");
    let refused = stage.act(stage.white, game, Act::Rematch).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-blocked");
}

#[tokio::test]
async fn a_rematch_offered_before_the_block_cannot_be_accepted() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.play(game, 0, "e5").await.unwrap();
    stage.play(game, 1, "f6").await.unwrap();
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    stage.act(stage.white, game, Act::Rematch).await.unwrap();
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    let refused = stage.act(stage.black, game, Act::Rematch).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-unavailable");
}

#[tokio::test]
async fn messages_from_a_blocked_opponent_are_silently_dropped() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let watch = json!({"t": "watch", "game": game, "since": null}).to_string();
    let (mut blocker, mut inbox) = stage.connect(stage.white).await;
    blocker.receive(&watch).await;
    let (mut blocked, mut own) = stage.connect(stage.black).await;
    blocked.receive(&watch).await;
    let from_black = async |text| {
        stage.hall.command(game, stage.black, say(ChatRoom::Players, text)).await.unwrap();
    };
    from_black("before").await;
    stage.hall.blocking().block(stage.white, stage.black).await.unwrap();
    from_black("meanwhile").await;
    let refused = stage.hall.command(game, stage.white, say(ChatRoom::Players, "x")).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-blocked");
    assert_eq!(chat(&stage, game, stage.white).await, Vec::<Value>::new());
    assert_eq!(chat(&stage, game, stage.black).await, [json!("before"), json!("meanwhile")]);
    stage.hall.blocking().unblock(stage.white, stage.black).await.unwrap();
    from_black("after").await;
    assert_eq!(said(&mut inbox, "after").await, ["before"]);
    assert_eq!(said(&mut own, "after").await, ["before", "meanwhile"]);
    assert_eq!(chat(&stage, game, stage.white).await.len(), 3);
}

#[tokio::test]
async fn a_spectator_does_not_see_messages_from_a_spectator_they_have_blocked() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let writer = stage.store.players().create(protocol::PlayerKind::Guest, 0).await.unwrap();
    let from = async |player, text| {
        stage.hall.command(game, player, say(ChatRoom::Spectators, text)).await.unwrap();
    };
    from(writer, "hello").await;
    stage.hall.blocking().block(stage.other, writer).await.unwrap();
    from(stage.other, "hi").await;
    assert_eq!(chat(&stage, game, stage.other).await, [json!("hi")]);
    assert_eq!(chat(&stage, game, writer).await, [json!("hello"), json!("hi")]);
    let (mut connection, mut inbox) = stage.connect(stage.other).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    assert_eq!(next(&mut inbox, "game").await["game"]["chat"].as_array().map(Vec::len), Some(1));
    from(writer, "still there").await;
    from(stage.other, "end").await;
    assert_eq!(said(&mut inbox, "end").await, Vec::<String>::new());
}

#[tokio::test]
async fn a_block_applies_at_other_nodes() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let watch = json!({"t": "watch", "game": game, "since": null}).to_string();
    // The players are at different nodes so that the game is not handed over.
    let (mut blocker, mut inbox) = nodes.other.connect(nodes.white).await;
    let (mut blocked, mut own) = nodes.one.connect(nodes.black).await;
    for (connection, inbox) in [(&mut blocker, &mut inbox), (&mut blocked, &mut own)] {
        connection.receive(&watch).await;
        next(inbox, "game").await;
    }
    let from_black = async |text| {
        let said = nodes.one.hall.command(game, nodes.black, say(ChatRoom::Players, text)).await;
        said.expect("written");
    };
    from_black("before").await;
    nodes.other.hall.blocking().block(nodes.white, nodes.black).await.unwrap();
    let refused = nodes.one.hall.create(nodes.black, new(Opponent::Player(nodes.white))).await;
    assert_eq!(refused.unwrap_err().code(), "opponent-unavailable");
    from_black("meanwhile").await;
    nodes.other.hall.blocking().unblock(nodes.white, nodes.black).await.unwrap();
    from_black("after").await;
    assert_eq!(said(&mut inbox, "after").await, ["before"]);
    assert_eq!(said(&mut own, "after").await, ["before", "meanwhile"]);
}
