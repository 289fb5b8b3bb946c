use store::Node;

use super::*;

const OWN: NodeId = NodeId::from_i64(1);
const OTHER: NodeId = NodeId::from_i64(2);

fn heartbeat(silent: i64) -> Heartbeat {
    let node = |id, silent| Node {
        id,
        name: String::new(),
        version: String::new(),
        messages: 1,
        started: 0,
        last_heartbeat: 0,
        silent,
        connected: true,
    };
    let nodes = vec![node(1, 0), node(2, silent)];
    Heartbeat { now: 0, before: None, was_dead: false, outage: None, nodes }
}

#[test]
fn a_node_not_heard_from_is_silent_until_it_is_heard_from_or_dead() {
    let mut peers = Peers::new(OWN, 0);
    assert_eq!(peers.observe(&heartbeat(0), true, 1_000), []);
    assert_eq!(peers.hear(OTHER, 1_500), None);
    let silent = PeerChange::Silent { node: OTHER, since: 1_500 };
    let isolated = PeerChange::Isolated { since: 1_500 };
    assert_eq!(peers.observe(&heartbeat(3_000), true, 4_500), [silent, isolated]);
    assert_eq!(peers.observe(&heartbeat(4_000), true, 5_500), []);
    assert_eq!(peers.hear(OTHER, 6_000), Some(PeerChange::Heard { node: OTHER }));
    let changes = peers.observe(&heartbeat(5_001), true, 9_000);
    assert_eq!(changes, [PeerChange::Gone { node: OTHER }, PeerChange::Reunited]);
    assert!(peers.nodes.is_empty());
}

#[test]
fn a_node_that_the_database_declares_dead_is_gone_even_if_it_is_heard() {
    let mut peers = Peers::new(OWN, 0);
    peers.observe(&heartbeat(0), true, 1_000);
    peers.hear(OTHER, 6_900);
    let gone = [PeerChange::Gone { node: OTHER }];
    assert_eq!(peers.observe(&heartbeat(5_001), true, 7_000), gone);
    assert_eq!(peers.hear(OTHER, 7_500), None);
    assert_eq!(peers.observe(&heartbeat(6_001), true, 8_000), [], "that is known");
    let changes = peers.observe(&heartbeat(8_001), true, 10_100);
    assert_eq!(changes.first(), gone.first(), "it is no longer heard");
    assert!(peers.nodes.is_empty());
}

#[test]
fn messages_from_a_departed_node_are_ignored() {
    let mut peers = Peers::new(OWN, 0);
    peers.observe(&heartbeat(0), true, 1_000);
    assert_eq!(peers.left(OTHER, 1_000), Some(PeerChange::Gone { node: OTHER }));
    assert_eq!(peers.hear(OTHER, 1_100), None);
    assert_eq!(peers.observe(&heartbeat(0), true, 2_000), []);
    assert_eq!(peers.observe(&heartbeat(4_000), true, 9_000), []);
    assert!(peers.nodes.is_empty());
}

#[test]
fn departed_nodes_are_eventually_forgotten() {
    let mut peers = Peers::new(OWN, 0);
    peers.left(OTHER, 1_000);
    peers.observe(&heartbeat(9_000), true, 61_000);
    assert_eq!(peers.departed.len(), 1);
    peers.observe(&heartbeat(9_000), true, 61_001);
    assert_eq!(peers.departed.len(), 0);
}

#[test]
fn the_cluster_is_calm_only_while_all_nodes_and_the_bus_are_reachable() {
    let mut peers = Peers::new(OWN, 0);
    peers.observe(&heartbeat(0), true, 1_000);
    assert_eq!(peers.calm_since(), 0);
    peers.observe(&heartbeat(0), false, 2_000);
    assert_eq!(peers.calm_since(), 2_000);
    peers.observe(&heartbeat(0), true, 5_000);
    assert_eq!(peers.calm_since(), 5_000, "the other is silent");
    peers.hear(OTHER, 5_500);
    peers.observe(&heartbeat(0), true, 6_000);
    assert_eq!(peers.calm_since(), 5_000);
    peers.observe(&heartbeat(6_000), true, 9_000);
    assert_eq!(peers.calm_since(), 9_000, "the other is dead");
}

/// Returns the heartbeat of three living nodes; the other two can reach each other.
fn three(now: i64) -> Heartbeat {
    let mut heartbeat = heartbeat(0);
    heartbeat.nodes.push(Node { id: 3, ..heartbeat.nodes[1].clone() });
    heartbeat.nodes.iter_mut().for_each(|node| node.last_heartbeat = now);
    heartbeat
}

#[test]
fn a_node_that_is_heard_but_does_not_hear_is_silent() {
    let mut peers = Peers::new(OWN, 0);
    peers.observe(&heartbeat(0), true, 0);
    let echo = Echo { node: OWN, at: 300, held: 5, relayed: 0 };
    peers.hear(OTHER, 310);
    assert_eq!(peers.greeted(OTHER, 305, &[echo], 310), None);
    for now in [1_310, 2_310, 3_310] {
        peers.hear(OTHER, now);
        assert_eq!(peers.greeted(OTHER, now, &[echo], now), None);
    }
    let silent = PeerChange::Silent { node: OTHER, since: 310 };
    assert!(peers.observe(&heartbeat(0), true, 3_400).contains(&silent));
    let echo = Echo { node: OWN, at: 3_500, held: 0, relayed: 0 };
    let heard = Some(PeerChange::Heard { node: OTHER });
    assert_eq!(peers.greeted(OTHER, 3_600, &[echo], 3_600), heard);
}

#[test]
fn greetings_are_echoed_with_the_time_for_which_they_were_held() {
    let mut peers = Peers::new(OWN, 0);
    peers.hear(OTHER, 50);
    assert_eq!(peers.echoes(50), [], "greetings of the previous version have no time");
    peers.greeted(OTHER, 40, &[], 50);
    assert_eq!(peers.echoes(350), [Echo { node: OTHER, at: 40, held: 300, relayed: 50 }]);
}

#[test]
fn a_node_that_nobody_answers_is_cut_off_when_the_others_can_reach_each_other() {
    let mut peers = Peers::new(OWN, 0);
    for now in [1_000, 2_000, 3_000, 4_000, 5_000] {
        peers.observe(&three(now), true, now);
        assert!(peers.is_met(now) == (now <= 3_000) && !peers.is_cut_off(), "{now}");
    }
    peers.observe(&three(6_000), true, 6_000);
    assert!(peers.is_cut_off());
}

#[test]
fn a_node_is_not_cut_off_before_the_others_could_have_noticed_the_same() {
    let mut peers = Peers::new(OWN, 0);
    for now in [1_000, 4_000, 6_000, 8_000] {
        peers.observe(&three(4_900), true, now);
        assert!(!peers.is_cut_off(), "{now}");
    }
    peers.observe(&three(5_000), true, 9_000);
    assert!(peers.is_cut_off());
}

#[test]
fn a_node_is_isolated_while_it_reaches_none_of_the_others() {
    let mut peers = Peers::new(OWN, 0);
    assert_eq!(peers.observe(&three(1_000), true, 1_000), []);
    let isolated = PeerChange::Isolated { since: 1_000 };
    assert_eq!(peers.observe(&three(2_000), false, 2_000), [isolated]);
    peers.hear(OTHER, 3_000);
    assert_eq!(peers.observe(&three(3_000), true, 3_000), [PeerChange::Reunited]);
}

#[test]
fn a_greeting_reveals_that_the_last_relayed_message_was_lost() {
    let mut peers = Peers::new(OWN, 0);
    peers.hear(OTHER, 0);
    let greeting = |relayed| [Echo { node: OWN, at: 0, held: 0, relayed }];
    assert!(!peers.misses_relays(OTHER, &greeting(7)), "earlier messages do not concern this node");
    peers.relayed_from(OTHER);
    assert!(!peers.misses_relays(OTHER, &greeting(7)), "the greeting was sent before");
    assert!(!peers.misses_relays(OTHER, &greeting(8)));
    assert!(peers.misses_relays(OTHER, &greeting(9)));
    assert!(!peers.misses_relays(OTHER, &greeting(9)), "once");
}
