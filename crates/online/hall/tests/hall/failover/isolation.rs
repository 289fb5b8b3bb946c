//! Nodes that lose the others, in every way in which a network can fail.

use bus::Fault;

use super::*;

/// Adds a third node.
async fn third(nodes: &Nodes) -> Node {
    node(nodes.store.beside(), &nodes.exchange, "third", MessageVersion::CURRENT).await
}

/// Waits until a node knows that it is cut off.
async fn cut_off(node: &Node) {
    assert!(becomes(node, true).await, "the node has not noticed that it is cut off");
}

/// Waits until a node that was cut off serves its clients again.
async fn serves_again(node: &Node) {
    assert!(becomes(node, false).await, "the node still considers itself cut off");
}

/// Waits for ten seconds until a node considers itself cut off, or not; returns whether that happened.
async fn becomes(node: &Node, expected: bool) -> bool {
    let mut cut_off = node.hall.cut_off();
    for _ in 0..40 {
        if *cut_off.borrow_and_update() == expected {
            return true;
        }
        pass(Duration::from_millis(250)).await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    false
}

/// Starts a game between White at the first node and Black at the second, with Black to act for the second time.
async fn begun(nodes: &Nodes, clock: &str) -> (GameId, [(Connection, Inbox); 2]) {
    let game = nodes.game(clock).await;
    let white = nodes.one.watch(nodes.white, game).await;
    let black = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    // The nodes get to know each other.
    seconds(2).await;
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    (game, [white, black])
}

/// Returns the time that Black is charged for the second turn.
async fn charged(node: &Node, game: GameId) -> u32 {
    node.hall.game(game, None).await.expect("the game").turns[3].spent
}

/// Faults that a node with an open connection does not notice: messages to it, messages from it, or both are lost.
fn silent_faults() -> [(Option<Fault>, Option<Fault>); 3] {
    let (lost, held) = (Some(Fault::Drop), Some(Fault::Hold));
    [(lost, None), (None, lost), (held, held)]
}

fn break_messages(node: &Node, (incoming, outgoing): (Option<Fault>, Option<Fault>)) {
    node.bus.set_incoming(incoming);
    node.bus.set_outgoing(outgoing);
}

#[tokio::test]
async fn an_owner_that_does_not_exchange_messages_gives_up_its_games_and_no_time_is_charged() {
    for fault in silent_faults() {
        let nodes = nodes().await;
        let third = third(&nodes).await;
        let (game, _connections) = begun(&nodes, "300").await;
        break_messages(&nodes.one, fault);
        let played = async {
            while nodes.other.play(nodes.black, game, 3, "g7").await.is_err() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        let (played, ()) =
            tokio::join!(tokio::time::timeout(Duration::from_secs(20), played), seconds(10));
        played.unwrap_or_else(|_| panic!("{fault:?}: the game does not go on"));
        let spent = charged(&third, game).await;
        assert!(spent < 1_500, "{fault:?}: Black pays {spent} ms");
    }
}

#[tokio::test]
async fn a_player_at_a_node_that_does_not_exchange_messages_is_not_charged_for_the_time_to_leave_it()
 {
    for fault in silent_faults() {
        let nodes = nodes().await;
        let _third = third(&nodes).await;
        let (game, _connections) = begun(&nodes, "300").await;
        break_messages(&nodes.other, fault);
        cut_off(&nodes.other).await;
        let _black = nodes.one.watch(nodes.black, game).await;
        nodes.one.play(nodes.black, game, 3, "g7").await.expect("a legal turn");
        let spent = charged(&nodes.one, game).await;
        assert!(spent < 1_500, "{fault:?}: Black pays {spent} ms");
    }
}

#[tokio::test]
async fn a_cut_off_node_takes_games_again_when_it_is_heard() {
    let nodes = nodes().await;
    let _third = third(&nodes).await;
    nodes.one.bus.set_outgoing(Some(Fault::Drop));
    cut_off(&nodes.one).await;
    nodes.one.bus.set_outgoing(None);
    serves_again(&nodes.one).await;
    let game = nodes.game("300").await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
}

#[tokio::test]
async fn nodes_that_cannot_tell_which_of_them_is_unreachable_keep_their_games() {
    let nodes = nodes().await;
    let third = third(&nodes).await;
    for node in [&nodes.one, &nodes.other, &third] {
        node.bus.set_incoming(Some(Fault::Hold));
    }
    seconds(8).await;
    for node in [&nodes.one, &nodes.other, &third] {
        assert!(!*node.hall.cut_off().borrow_and_update());
    }
}

#[tokio::test]
async fn of_two_nodes_the_one_whose_own_link_fails_gives_up_its_games() {
    let slow = Some(Fault::Delay(Duration::from_millis(1_600)));
    for fault in silent_faults().into_iter().chain([(slow, slow)]) {
        let nodes = nodes().await;
        let game = nodes.game("300").await;
        nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
        seconds(2).await;
        break_messages(&nodes.one, fault);
        cut_off(&nodes.one).await;
        nodes.other.play(nodes.black, game, 1, "f6").await.expect("the game goes on elsewhere");
        assert!(!*nodes.other.hall.cut_off().borrow_and_update(), "{fault:?}");
        break_messages(&nodes.one, (None, None));
        serves_again(&nodes.one).await;
    }
}

#[tokio::test]
async fn two_nodes_whose_links_both_fail_keep_their_games() {
    let nodes = nodes().await;
    seconds(2).await;
    for node in [&nodes.one, &nodes.other] {
        node.bus.set_incoming(Some(Fault::Hold));
    }
    seconds(8).await;
    for node in [&nodes.one, &nodes.other] {
        assert!(!*node.hall.cut_off().borrow_and_update());
    }
}

#[tokio::test]
async fn a_node_that_reaches_neither_the_others_nor_the_database_sends_its_clients_away() {
    let nodes = nodes().await;
    let mut cut_off = nodes.one.hall.cut_off();
    nodes.one.store.set_unreachable(true);
    nodes.one.bus.cut(true);
    seconds(8).await;
    assert!(!*cut_off.borrow_and_update(), "it may be an outage of the whole cluster");
    seconds(4).await;
    assert!(*cut_off.borrow_and_update(), "its clients are sent elsewhere");
}

#[tokio::test]
async fn a_player_who_reconnects_to_another_node_while_no_messages_arrive_does_not_lose_on_time() {
    let nodes = nodes().await;
    let game = nodes.game("5").await;
    let _white = nodes.one.watch(nodes.white, game).await;
    let black = nodes.one.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    for node in [&nodes.one, &nodes.other] {
        node.bus.cut(true);
    }
    drop(black);
    seconds(12).await;
    for node in [&nodes.one, &nodes.other] {
        node.bus.cut(false);
    }
    seconds(1).await;
    nodes.other.play(nodes.black, game, 3, "g7").await.expect("Black has not lost on time");
    let spent = charged(&nodes.one, game).await;
    assert!(spent < 1_000, "Black pays {spent} ms");
}

#[tokio::test]
async fn a_node_on_a_slow_link_is_cut_off_and_its_players_are_not_charged_for_the_delay() {
    let nodes = nodes().await;
    let _third = third(&nodes).await;
    let (game, _connections) = begun(&nodes, "300").await;
    let slow = Some(Fault::Delay(Duration::from_millis(1_600)));
    break_messages(&nodes.other, (slow, slow));
    cut_off(&nodes.other).await;
    let _black = nodes.one.watch(nodes.black, game).await;
    nodes.one.play(nodes.black, game, 3, "g7").await.expect("a legal turn");
    let spent = charged(&nodes.one, game).await;
    assert!(spent < 1_500, "Black pays {spent} ms");
}

/// Shows Black a turn 1.5 s late at the other node, and lets Black answer at once.
async fn shown_late(nodes: &Nodes) -> GameId {
    let game = nodes.game("300").await;
    let (_white, _at_one) = nodes.one.watch(nodes.white, game).await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    let slow = Some(Fault::Delay(Duration::from_millis(1_500)));
    break_messages(&nodes.other, (slow, None));
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    let answer = async {
        while next(&mut at_other, "event").await["event"]["turn"] != "d4" {}
        nodes.other.play(nodes.black, game, 3, "g7").await.expect("a legal turn");
    };
    tokio::join!(answer, seconds(4));
    game
}

#[tokio::test]
async fn a_turn_that_is_shown_late_at_another_node_is_charged_from_then_on() {
    let nodes = nodes().await;
    let game = shown_late(&nodes).await;
    let spent = charged(&nodes.one, game).await;
    assert!(spent < 1_500, "Black pays {spent} ms for a turn that took 1500 ms to arrive");
}

#[tokio::test]
async fn the_delay_of_a_turn_at_another_node_counts_as_credited_time() {
    let nodes = nodes().await;
    let game = shown_late(&nodes).await;
    let outage = |kind: &EventKind| match kind {
        EventKind::Outage { from, until } => until - from,
        _ => 0,
    };
    // On a busy machine there may be outages as well. They are counted after they have been stored, by any node.
    let credited = async || {
        let outages: i64 = nodes.log(game).await.iter().map(outage).sum();
        let all = nodes.one.credited.ms() + nodes.other.credited.ms();
        i64::try_from(all).expect("a short test") - outages
    };
    for _ in 0..200 {
        if (1_400..3_000).contains(&credited().await) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} ms besides outages", credited().await);
}

#[tokio::test]
async fn a_turn_that_reaches_the_owner_late_is_charged_until_it_reached_a_node() {
    let nodes = nodes().await;
    let (game, _connections) = begun(&nodes, "300").await;
    break_messages(&nodes.other, (None, Some(Fault::Delay(Duration::from_millis(1_500)))));
    let played = nodes.other.play(nodes.black, game, 3, "g7");
    let (played, ()) = tokio::join!(played, seconds(4));
    played.expect("a legal turn");
    let spent = charged(&nodes.one, game).await;
    assert!(spent < 1_500, "Black pays {spent} ms for a turn that took 1500 ms to arrive");
}

/// Lets Black play some seconds after their opponent, although they have thought for only 100 ms by their own account, while a third node
/// may be out of reach; returns the time that they are charged.
async fn charged_after(count: u32, is_third_lost: bool) -> u32 {
    let nodes = nodes().await;
    let third = third(&nodes).await;
    let (game, _connections) = begun(&nodes, "300").await;
    if is_third_lost {
        third.bus.cut(true);
    }
    seconds(count).await;
    let (id, turn) = ("turn-3".to_owned(), "g7".to_owned());
    let sent = SentTurn { id, ply: 3, turn, spent: Some(100), nonce: None };
    let played = nodes.other.hall.command(game, nodes.black, Command::Play(sent));
    played.await.expect("a legal turn");
    charged(&nodes.one, game).await
}

#[tokio::test]
async fn the_time_for_which_a_turn_was_sent_to_an_unreachable_node_is_not_charged() {
    let spent = charged_after(3, true).await;
    assert!(spent < 1_000, "Black pays {spent} ms for 100 ms");
}

#[tokio::test]
async fn a_player_is_not_credited_more_than_three_seconds_for_an_unreachable_node() {
    let spent = charged_after(7, true).await;
    assert!(spent >= 3_000, "Black pays only {spent} ms of 7000 ms");
}

#[tokio::test]
async fn the_account_of_a_player_does_not_count_while_all_nodes_are_in_touch() {
    let spent = charged_after(3, false).await;
    assert!(spent >= 2_500, "Black pays only {spent} ms of 3000 ms");
}

#[tokio::test]
async fn an_isolated_node_releases_its_games_after_a_failure_of_the_database() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.bus.cut(true);
    let (store, mut cut_off) = (nodes.one.store.clone(), nodes.one.hall.cut_off());
    let fails = tokio::spawn(async move {
        cut_off.wait_for(|is_cut_off| *is_cut_off).await.expect("the hall is open");
        store.set_full(true);
    });
    seconds(6).await;
    assert!(fails.is_finished(), "the node is cut off");
    assert_eq!(nodes.owner().await, Some(nodes.one.id), "it could not release the game");
    nodes.one.store.set_full(false);
    seconds(3).await;
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("the game goes on elsewhere");
}
