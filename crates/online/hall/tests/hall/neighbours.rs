//! Two nodes connected by a bus: each knows the people at the other and sends them its events.

use std::time::Duration;

use hall::{Hall, Inbox, NewGame, NotificationSubscription, Opponent, SeekTerms};
use protocol::{Act, ChallengeEnd, PlayerKind};
use record::PlayerId;
use serde_json::Value;
use store::Account;
use tokio::time;
use variants::{Color, Variant};

use crate::{
    failover::{Nodes, nodes},
    stage::{NETWORK, next, terms},
};

fn wanted() -> SeekTerms {
    SeekTerms {
        variant: Variant::Yinsh,
        clock: "180+2".parse().expect("a time control"),
        rated: false,
        rated_only: false,
        combined: None,
        color: None,
        min: None,
        max: None,
    }
}

fn new(clock: &str, opponent: Opponent) -> NewGame {
    let terms = terms(Variant::Yinsh, clock);
    NewGame { terms, color: Some(Color::White), opponent, instead: None }
}

/// Waits until a condition holds; fails after a few seconds.
async fn soon(is_so: impl AsyncFn() -> bool) {
    let becomes_so = async {
        while !is_so().await {
            time::sleep(Duration::from_millis(10)).await;
        }
    };
    time::timeout(Duration::from_secs(5), becomes_so)
        .await
        .expect("the condition is met within seconds");
}

async fn named(nodes: &Nodes, name: &str) -> PlayerId {
    let player = nodes.store.players().create(PlayerKind::Guest, 0).await.expect("stored");
    let account = Account {
        name: name.to_owned(),
        password_hash: String::new(),
        email: None,
        recovery: Vec::new(),
    };
    nodes.store.accounts().register(player, account).await.expect("an account");
    player
}

async fn names(hall: &Hall) -> Vec<String> {
    let lobby = hall.lists().lobby().await.expect("a lobby");
    let mut names: Vec<String> =
        lobby.people.into_iter().filter_map(|player| player.name).collect();
    names.sort();
    names
}

/// Returns the next line of the given kind, skipping all others.
async fn line(stream: &mut NotificationSubscription, kind: &str) -> Value {
    loop {
        let line = time::timeout(Duration::from_secs(5), stream.next()).await;
        let line = line.unwrap_or_else(|_| panic!("no line {kind}")).expect("the stream goes on");
        let line: Value = serde_json::from_str(&line.text).expect("JSON");
        if line["type"] == kind {
            return line;
        }
    }
}

fn is_silent(inbox: &mut Inbox, kind: &str) -> bool {
    while let Some(message) = inbox.try_next() {
        let frame: Value = serde_json::from_str(&message.text).expect("JSON");
        if frame["t"] == kind {
            return false;
        }
    }
    true
}

#[tokio::test]
async fn a_player_waiting_at_another_node_is_notified_of_their_game() {
    let nodes = nodes().await;
    let (_white, mut at_one) = nodes.one.connect(nodes.white).await;
    let (_black, mut at_other) = nodes.other.connect(nodes.black).await;
    assert_eq!(nodes.one.hall.pairing().seek(nodes.white, wanted()).await, Ok(None));
    let game =
        nodes.other.hall.pairing().seek(nodes.black, wanted()).await.unwrap().expect("they meet");
    assert_eq!(next(&mut at_other, "paired").await["game"], game.to_string());
    assert_eq!(next(&mut at_one, "paired").await["game"], game.to_string());
    assert!(is_silent(&mut at_one, "paired"), "once");
}

#[tokio::test]
async fn a_challenge_and_its_answer_reach_players_at_other_nodes() {
    let nodes = nodes().await;
    let (_white, mut at_one) = nodes.one.connect(nodes.white).await;
    let (_black, mut at_other) = nodes.other.connect(nodes.black).await;
    let challenge = new("300+3", Opponent::Player(nodes.black));
    let game = nodes.one.hall.create(nodes.white, challenge).await.expect("made").id;
    assert_eq!(next(&mut at_other, "challenge").await["game"]["id"], game.to_string());
    let declined = ChallengeEnd::Declined;
    nodes.other.hall.challenges().end(game, nodes.black, declined).await.expect("declined");
    assert_eq!(next(&mut at_one, "challenge-ended").await["end"], "declined");
}

#[tokio::test]
async fn a_stream_at_another_node_receives_its_players_notifications() {
    let nodes = nodes().await;
    let mut stream =
        nodes.other.hall.streams().notifications(nodes.black, None).await.expect("a stream");
    let game = nodes.game("300+3").await;
    assert_eq!(line(&mut stream, "gameStart").await["game"]["id"], game.to_string());
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("played");
    assert_eq!(line(&mut stream, "yourTurn").await["game"]["plies"], 1);
    let id = "abort".to_owned();
    let abort = hall::Command::Act { id, act: Act::Abort };
    nodes.one.hall.command(game, nodes.white, abort).await.expect("aborted");
    line(&mut stream, "gameFinish").await;
}

#[tokio::test]
async fn a_stream_resumed_at_another_node_starts_from_the_beginning() {
    let nodes = nodes().await;
    let mut before =
        nodes.one.hall.streams().notifications(nodes.black, None).await.expect("a stream");
    let mut beside =
        nodes.other.hall.streams().notifications(nodes.black, None).await.expect("a stream");
    let game = nodes.game("300+3").await;
    let seq = line(&mut before, "gameStart").await["seq"].as_i64().expect("a number");
    let other = line(&mut beside, "gameStart").await["seq"].as_i64().expect("a number");
    assert!(seq.abs_diff(other) > 1_000_000, "{seq} and {other} are counted apart");
    let mut after =
        nodes.other.hall.streams().notifications(nodes.black, Some(seq)).await.expect("a stream");
    assert_eq!(line(&mut after, "gameStart").await["game"]["id"], game.to_string());
}

#[tokio::test]
async fn people_at_every_node_are_listed() {
    let nodes = nodes().await;
    let ada = named(&nodes, "Ada").await;
    let bea = named(&nodes, "Bea").await;
    let (_ada, _inbox) = nodes.one.connect(ada).await;
    let (connection, _) = nodes.other.connect(bea).await;
    soon(async || names(&nodes.one.hall).await == ["Ada", "Bea"]).await;
    soon(async || names(&nodes.other.hall).await == ["Ada", "Bea"]).await;
    soon(async || nodes.one.hall.lists().lobby().await.unwrap().online == 2).await;
    assert!(nodes.one.hall.people().is_online(bea) && nodes.other.hall.people().is_online(ada));
    assert_eq!(nodes.one.hall.counts().connections, 1, "of this node");
    drop(connection);
    soon(async || !nodes.one.hall.people().is_online(bea)).await;
    soon(async || nodes.one.hall.lists().lobby().await.unwrap().online == 1).await;
}

#[tokio::test]
async fn a_followed_player_is_shown_as_playing_at_another_node() {
    let nodes = nodes().await;
    let ada = named(&nodes, "Ada").await;
    nodes.store.follows().add(nodes.black, ada, 0).await.expect("stored");
    let game = nodes.one.hall.create(ada, new("300+3", Opponent::Open)).await.expect("made").id;
    nodes.one.hall.join(game, nodes.white, None, None).await.expect("joined");
    soon(async || {
        let people = nodes.other.hall.people().list(Some(nodes.black)).await.expect("people");
        people.followed[0].game == Some(game)
    })
    .await;
}

#[tokio::test]
async fn live_games_of_all_nodes_are_listed_until_they_end() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let listed = async || -> Vec<(String, u32)> {
        let games = nodes.other.hall.lists().live(10);
        games.into_iter().map(|game| (game.id.to_string(), game.plies)).collect()
    };
    soon(async || listed().await == [(game.to_string(), 0)]).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("played");
    soon(async || listed().await == [(game.to_string(), 1)]).await;
    let abort = hall::Command::Act { id: "abort".to_owned(), act: Act::Abort };
    nodes.other.hall.command(game, nodes.white, abort).await.expect("aborted");
    soon(async || listed().await.is_empty()).await;
}

#[tokio::test]
async fn lobby_readers_see_changes_at_another_node_immediately() {
    let nodes = nodes().await;
    let (mut reader, mut inbox) = nodes.other.connect(nodes.black).await;
    reader.receive(r#"{"t":"lobby","on":true}"#).await;
    next(&mut inbox, "lobby").await;
    let (_white, _at_one) = nodes.one.connect(nodes.white).await;
    nodes.one.hall.pairing().seek(nodes.white, wanted()).await.expect("placed");
    let begun = time::Instant::now();
    while next(&mut inbox, "lobby").await["seeks"].as_array().expect("a list").is_empty() {}
    let open =
        nodes.one.hall.create(nodes.white, new("300+3", Opponent::Open)).await.expect("made");
    loop {
        let lobby = next(&mut inbox, "lobby").await;
        if lobby["open"]
            .as_array()
            .expect("a list")
            .iter()
            .any(|game| game["id"] == open.id.to_string())
        {
            break;
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_player_connected_to_another_node_is_not_called_by_mail() {
    let nodes = nodes().await;
    let mut mail = nodes.one.hall.streams().reminders();
    let (_black, mut at_other) = nodes.other.connect(nodes.black).await;
    soon(async || nodes.one.hall.people().is_online(nodes.black)).await;
    nodes.other.hall.standing_seeks().set(nodes.black, wanted(), NETWORK).await.expect("it stands");
    soon(async || nodes.one.hall.lists().lobby().await.unwrap().seeks.len() == 1).await;
    nodes.one.hall.pairing().seek(nodes.white, wanted()).await.expect("placed");
    next(&mut at_other, "call").await;
    assert!(mail.try_recv().is_err());
}

#[tokio::test]
async fn an_account_deleted_at_one_node_is_removed_from_all_nodes() {
    let nodes = nodes().await;
    let ada = named(&nodes, "Ada").await;
    let game = nodes.game("300+3").await;
    let (mut spectator, mut inbox) = nodes.one.connect(ada).await;
    spectator.receive(&format!(r#"{{"t":"watch","game":"{game}"}}"#)).await;
    next(&mut inbox, "game").await;
    spectator
        .receive(&format!(
            r#"{{"t":"say","game":"{game}","id":"1","to":"watchers","text":"I am Ada"}}"#
        ))
        .await;
    next(&mut inbox, "said").await;
    let said = async || nodes.one.hall.game(game, None).await.expect("the game").chat.len();
    assert_eq!(said().await, 1);
    nodes.store.accounts().forget(ada, 0).await.expect("stored");
    nodes.other.hall.accounts().forget(ada).await;
    soon(async || said().await == 0).await;
}

#[tokio::test]
async fn a_revoked_token_is_announced_to_all_nodes() {
    let nodes = nodes().await;
    let mut revoked =
        [nodes.one.hall.accounts().revocations(), nodes.other.hall.accounts().revocations()];
    nodes.one.hall.accounts().revoked(nodes.white);
    for receiver in &mut revoked {
        let heard = time::timeout(Duration::from_secs(5), receiver.recv()).await;
        assert_eq!(heard.expect("soon").ok(), Some(nodes.white));
    }
}

#[tokio::test]
async fn a_node_that_missed_broadcasts_receives_a_presence_snapshot_after_reconnecting() {
    let nodes = nodes().await;
    let ada = named(&nodes, "Ada").await;
    nodes.other.bus.cut(true);
    let (_ada, _inbox) = nodes.one.connect(ada).await;
    time::sleep(Duration::from_millis(100)).await;
    assert!(!nodes.other.hall.people().is_online(ada));
    nodes.other.bus.cut(false);
    soon(async || nodes.other.hall.people().is_online(ada)).await;
}

#[tokio::test]
async fn changes_made_while_messages_are_lost_are_read_from_the_database() {
    let nodes = nodes().await;
    let (_black, mut at_other) = nodes.other.connect(nodes.black).await;
    let mut stream =
        nodes.other.hall.streams().notifications(nodes.black, None).await.expect("a stream");
    assert_eq!(nodes.other.hall.pairing().seek(nodes.black, wanted()).await, Ok(None));
    // By now the node has checked which of its players are waiting.
    time::sleep(Duration::from_millis(2200)).await;
    nodes.one.bus.cut(true);
    let game =
        nodes.one.hall.pairing().seek(nodes.white, wanted()).await.unwrap().expect("they meet");
    let challenge = new("300+3", Opponent::Player(nodes.black));
    let challenge = nodes.one.hall.create(nodes.white, challenge).await.expect("made").id;
    assert_eq!(next(&mut at_other, "paired").await["game"], game.to_string());
    assert_eq!(next(&mut at_other, "challenge").await["game"]["id"], challenge.to_string());
    assert_eq!(line(&mut stream, "gameStart").await["game"]["id"], game.to_string());
    soon(async || nodes.other.hall.lists().live(10).iter().any(|listed| listed.id == game)).await;
}

#[tokio::test]
async fn the_start_of_a_game_is_reported_even_if_a_turn_has_been_played_since() {
    let nodes = nodes().await;
    let mut stream =
        nodes.other.hall.streams().notifications(nodes.black, None).await.expect("a stream");
    time::sleep(Duration::from_millis(600)).await;
    nodes.one.bus.cut(true);
    let game = nodes.game("300+3").await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.bus.cut(false);
    assert_eq!(line(&mut stream, "gameStart").await["game"]["id"], game.to_string());
}

#[tokio::test]
async fn the_end_of_a_game_is_reported_to_a_stream_that_its_owner_does_not_know() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    nodes.other.bus.cut(true);
    let mut stream =
        nodes.other.hall.streams().notifications(nodes.black, None).await.expect("a stream");
    line(&mut stream, "gameStart").await;
    nodes.other.bus.cut(false);
    let abort = hall::Command::Act { id: "abort".to_owned(), act: Act::Abort };
    nodes.one.hall.command(game, nodes.white, abort).await.expect("aborted");
    assert_eq!(line(&mut stream, "gameFinish").await["game"]["id"], game.to_string());
}

#[tokio::test]
async fn a_stream_resumed_at_another_node_reports_a_game_that_has_just_ended() {
    let nodes = nodes().await;
    let mut before =
        nodes.one.hall.streams().notifications(nodes.black, None).await.expect("a stream");
    let game = nodes.game("300+3").await;
    let seq = line(&mut before, "gameStart").await["seq"].as_i64().expect("a number");
    drop(before);
    let abort = hall::Command::Act { id: "abort".to_owned(), act: Act::Abort };
    nodes.one.hall.command(game, nodes.white, abort).await.expect("aborted");
    let mut after =
        nodes.other.hall.streams().notifications(nodes.black, Some(seq)).await.expect("a stream");
    assert_eq!(line(&mut after, "gameFinish").await["game"]["id"], game.to_string());
}

#[tokio::test]
async fn a_single_lost_message_is_detected_and_its_change_read_from_the_database() {
    let nodes = nodes().await;
    let (_black, mut at_other) = nodes.other.connect(nodes.black).await;
    time::sleep(Duration::from_millis(600)).await;
    nodes.one.bus.cut(true);
    let challenge = new("300+3", Opponent::Player(nodes.black));
    let challenge = nodes.one.hall.create(nodes.white, challenge).await.expect("made").id;
    nodes.one.bus.cut(false);
    assert_eq!(next(&mut at_other, "challenge").await["game"]["id"], challenge.to_string());
}
