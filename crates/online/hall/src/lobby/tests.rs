use super::*;
use crate::{outbox::mailbox, seek::samples::seek};

fn met(lobby: &Lobby, one: OpenSeek) -> Option<(u64, bool)> {
    match lobby.place(one, 0).expect("there is room") {
        Placed::Met(other, is_rated) => Some((other.view.id.parse().expect("a number"), is_rated)),
        Placed::Waiting { .. } => None,
    }
}

#[test]
fn of_several_the_one_with_the_same_wish_is_met_and_then_the_one_who_waited_longest() {
    let lobby = Lobby::default();
    assert_eq!(met(&lobby, seek(1, true, true)), None);
    assert_eq!(met(&lobby, seek(2, false, false)), None, "the first insists");
    assert_eq!(met(&lobby, seek(3, true, false)), Some((1, true)), "not the second");
    assert_eq!(met(&lobby, seek(4, true, false)), Some((2, false)));
    for number in [5, 6] {
        lobby.state().seeks.push(seek(number, false, false));
    }
    assert_eq!(met(&lobby, seek(7, false, false)), Some((5, false)));
}

#[test]
fn a_standing_seek_is_called_for_by_one_who_wants_the_same_and_not_again_at_once() {
    let lobby = Lobby::default();
    lobby.stand(seek(1, false, false), 1_000_000).expect("there is room");
    let called = |number, insists, now| match lobby.place(seek(number, true, insists), now) {
        Ok(Placed::Waiting { called, .. }) => called.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(called(2, true, 0), 0, "who insists on a rated game wants another");
    lobby.withdraw(PlayerId::from_random(2), 0);
    assert_eq!(called(3, false, 0), 1);
    lobby.withdraw(PlayerId::from_random(3), 0);
    assert_eq!(called(3, false, CALL_AGAIN - 1), 0);
    assert_eq!(called(3, false, CALL_AGAIN), 1);
    assert_eq!(lobby.calls_for(PlayerId::from_random(1)).len(), 1);
}

#[test]
fn a_standing_seek_ends_with_its_time() {
    let lobby = Lobby::default();
    lobby.stand(seek(1, false, false), 100).expect("there is room");
    lobby.tidy(99);
    assert!(lobby.standing_of(PlayerId::from_random(1)).is_some());
    lobby.tidy(100);
    assert!(lobby.standing_of(PlayerId::from_random(1)).is_none());
}

#[test]
fn a_seek_that_is_said_again_has_waited_all_the_time() {
    let lobby = Lobby::default();
    lobby.place(seek(1, false, false), 0).expect("there is room");
    let again = OpenSeek { since: 5000, ..seek(1, false, false) };
    lobby.place(again, 5000).expect("there is room");
    let other = OpenSeek { since: 8000, ..seek(2, false, false) };
    assert!(matches!(lobby.place(other, 8000), Ok(Placed::Met(..))));
    let later = OpenSeek { since: 8000, ..seek(3, false, false) };
    match lobby.place(later, 8000) {
        Ok(Placed::Waiting { estimate, .. }) => assert_eq!(estimate, Some(4000)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn people_with_an_account_are_named_and_guests_are_not() {
    let lobby = Lobby::default();
    let (outbox, _inbox) = mailbox(1);
    for (number, name) in [(1, Some("Ada")), (2, None), (3, Some("Bea"))] {
        let id = PlayerId::from_random(number);
        let (name, kind) = (name.map(str::to_owned), PlayerKind::Person);
        let shown = protocol::Player { id, name, kind, level: None, rating: None };
        lobby.enter(Some((id, &shown)), &outbox);
    }
    let names: Vec<_> = lobby.people().into_iter().filter_map(|one| one.name).collect();
    assert_eq!(names, ["Bea", "Ada"]);
}
