use protocol::{PlayerKind, ServerFrame};

use super::{
    super::players::samples::{id, players},
    *,
};
use crate::outbox::{Inbox, mailbox};

const BLITZ: Option<Live> = Some(Live { speed: Speed::Blitz, calm_since: 0 });

fn subscription(number: u64, viewer: Option<u64>) -> (Subscription, Inbox) {
    let (outbox, inbox) = mailbox(1);
    let viewer = viewer.map(id);
    let encoding = Encoding::Frames;
    (Subscription { id: number, viewer, link: None, outbox, encoding }, inbox)
}

fn persons() -> Players {
    players(PlayerKind::Person, PlayerKind::Person)
}

#[test]
fn players_and_spectators_are_counted_separately() {
    let (players, mut audience) = (persons(), Audience::new(0));
    for (number, viewer) in [(1, Some(1)), (2, None), (3, Some(9))] {
        audience.join(subscription(number, viewer).0, &players, 0);
    }
    let presence = audience.presence(&players, None);
    assert_eq!((presence.w, presence.b, presence.spectators), (true, false, 2));
}

#[test]
fn a_second_subscription_with_the_same_id_replaces_the_first() {
    let (players, mut audience) = (persons(), Audience::new(0));
    audience.join(subscription(1, None).0, &players, 0);
    audience.join(subscription(1, None).0, &players, 0);
    assert_eq!(audience.presence(&players, None).spectators, 1);
}

#[test]
fn an_engine_is_always_present() {
    let players = players(PlayerKind::Person, PlayerKind::Engine);
    let presence = Audience::new(0).presence(&players, BLITZ);
    assert!(!presence.w && presence.b);
    assert_eq!(presence.gone.map(|gone| gone.color), Some(Color::White));
}

#[test]
fn the_opponent_may_claim_after_a_minute_of_absence_in_blitz() {
    let (players, mut audience) = (persons(), Audience::new(0));
    audience.join(subscription(1, Some(1)).0, &players, 0);
    audience.join(subscription(2, Some(2)).0, &players, 0);
    assert!(!audience.may_claim(Color::White, &players, BLITZ, 1_000_000));
    audience.leave(2, &players, 5_000);
    assert!(!audience.may_claim(Color::White, &players, BLITZ, 64_999));
    assert!(audience.may_claim(Color::White, &players, BLITZ, 65_000));
    assert!(!audience.may_claim(Color::Black, &players, BLITZ, 65_000));
    assert!(!audience.may_claim(Color::White, &players, None, 65_000));
}

#[test]
fn the_claim_delay_grows_with_the_time_control_and_is_shorter_for_guests() {
    let speeds = [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Classical];
    assert_eq!(speeds.map(|speed| claim_after(speed, false)), [30_000, 60_000, 120_000, 300_000]);
    assert_eq!(claim_after(Speed::Rapid, true), 60_000);
}

#[test]
fn player_presence_is_sent_at_once_and_spectator_counts_within_a_second() {
    let (players, mut audience) = (persons(), Audience::new(0));
    audience.join(subscription(1, Some(1)).0, &players, 100);
    assert!(audience.changed_presence(&players, None, 100).is_some_and(|presence| presence.w));
    assert_eq!(audience.changed_presence(&players, None, 5_000), None);
    audience.join(subscription(2, None).0, &players, 200);
    assert_eq!(audience.next_news(), Some(1_100));
    assert_eq!(audience.changed_presence(&players, None, 1_099), None);
    let presence = audience.changed_presence(&players, None, 1_100);
    assert_eq!(presence.map(|presence| presence.spectators), Some(1));
}

#[test]
fn a_reader_who_does_not_keep_up_is_dropped() {
    let (players, mut audience) = (persons(), Audience::new(0));
    let (slow, _inbox) = subscription(1, None);
    audience.join(slow, &players, 0);
    let message = Outgoing::frame(&ServerFrame::Pong { at: 0.5, now: 0 });
    audience.send(Encoding::Lines, &message);
    audience.send(Encoding::Frames, &message);
    assert!(!audience.is_empty());
    audience.send(Encoding::Frames, &message);
    assert!(audience.is_empty());
}
