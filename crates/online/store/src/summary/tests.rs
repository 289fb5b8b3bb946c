use std::collections::BTreeSet;

use super::*;
use crate::{connection::sqlite::Sqlite, file};

/// Columns that are set by nodes rather than by summaries.
const OF_NODES: &[&str] = &["epoch", "owner"];

fn sorted<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn the_declared_columns_are_those_of_the_table() {
    let mut sqlite = Sqlite::memory().unwrap();
    file::migrate(&mut sqlite, 0).unwrap();
    let rows = sqlite.query("SELECT name FROM pragma_table_info('games')", &[]).unwrap();
    let stored: Vec<String> = rows.into_iter().map(|mut row| row.take().unwrap()).collect();
    let listed = columns!().split(", ");
    let all = listed.chain(DERIVED.iter().copied()).chain(OF_NODES.iter().copied());
    assert_eq!(sorted(all), sorted(stored.iter().map(String::as_str)));
}

#[test]
fn the_columns_are_listed_in_the_order_of_their_values() {
    let names = COLUMNS.iter().flat_map(|(names, _)| names.iter().copied());
    let listed: Vec<_> = columns!().split(", ").skip(1).collect();
    assert_eq!(names.collect::<Vec<_>>(), listed);
}

#[test]
fn a_turn_sets_only_columns_that_every_turn_changes() {
    assert_eq!(
        STATEMENTS.update_turn,
        "UPDATE games SET plies = $4, to_act = $5, deadline = $6, updated = $7, seq = $8, position = $9 \
         WHERE id = $1 AND seq = $2 AND (epoch = $3 OR $3 IS NULL)"
    );
}

#[test]
fn an_update_lists_an_ended_game_by_the_time_of_its_end() {
    assert_eq!(
        STATEMENTS.update,
        "UPDATE games SET status = $4, white = $5, black = $6, plies = $7, to_act = $8, deadline = $9, score = $10, \
         ending = $11, updated = $12, seq = $13, position = $14, \
         placed = CASE WHEN status <> 'ended' AND $4 = 'ended' THEN $12 ELSE placed END, facet = $15 \
         WHERE id = $1 AND seq = $2 AND (epoch = $3 OR $3 IS NULL)"
    );
}

#[test]
fn a_new_game_waits_until_both_seats_are_taken() {
    let terms = Terms {
        variant: variants::Variant::Yinsh,
        handicap: None,
        clock: record::TimeControl::Untimed,
        rated: false,
        open: true,
        combined: None,
    };
    let [white, black] = [1, 2].map(|number| Some(PlayerId::from_random(number)));
    let waiting = Summary::new(terms, [white, None], 5);
    assert_eq!((waiting.status, waiting.to_act), (Status::Waiting, None));
    let playing = Summary::new(terms, [white, black], 5);
    assert_eq!((playing.status, playing.to_act), (Status::Playing, Some(Color::White)));
    assert_eq!((playing.created, playing.updated), (5, 5));
}
