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

/// Returns the statements for a few columns: one of each kind, and those that determine the place of a game in lists.
fn statements() -> Statements {
    let columns: [(&[&str], SetAt); 3] = [
        (&["variant", "clock"], SetAt::Creation),
        (&["status"], SetAt::ListChange),
        (&["updated"], SetAt::Turn),
    ];
    Statements::new(&columns, &["facet"])
}

#[test]
fn a_new_game_sets_all_columns() {
    assert_eq!(
        statements().insert,
        "INSERT INTO games (id, variant, clock, status, updated, facet) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
    );
}

#[test]
fn a_turn_sets_only_columns_that_every_turn_changes() {
    assert_eq!(
        statements().update_turn,
        "UPDATE games SET updated = $4 WHERE id = $1 AND seq = $2 AND (epoch = $3 OR $3 IS NULL)"
    );
}

#[cfg(feature = "cluster")]
#[test]
fn a_turn_and_its_event_are_stored_by_one_statement() {
    assert_eq!(
        statements().append_turn,
        "WITH updated AS (UPDATE games SET updated = $4 WHERE id = $1 AND seq = $2 AND (epoch = $3 OR $3 IS NULL) \
         RETURNING id, seq) INSERT INTO events (game, seq, event) SELECT id, seq, $5 FROM updated"
    );
}

#[test]
fn an_update_lists_an_ended_game_by_the_time_of_its_end() {
    assert_eq!(
        statements().update,
        "UPDATE games SET status = $4, updated = $5, \
         placed = CASE WHEN status <> 'ended' AND $4 = 'ended' THEN $5 ELSE placed END, facet = $6 \
         WHERE id = $1 AND seq = $2 AND (epoch = $3 OR $3 IS NULL)"
    );
}

#[test]
fn the_only_indexed_column_that_a_turn_sets_is_the_deadline() {
    let mut sqlite = Sqlite::memory().unwrap();
    file::migrate(&mut sqlite, 0).unwrap();
    let sql = "SELECT DISTINCT info.name FROM pragma_index_list('games') AS list, pragma_index_info(list.name) AS info \
               WHERE info.name IS NOT NULL";
    let rows = sqlite.query(sql, &[]).unwrap();
    let indexed: Vec<String> = rows.into_iter().map(|mut row| row.take().unwrap()).collect();
    let of_turns = COLUMNS.iter().filter(|(_, set_at)| *set_at == SetAt::Turn);
    let mut names = of_turns.flat_map(|(names, _)| names.iter().copied()).collect::<Vec<_>>();
    names.retain(|name| indexed.iter().any(|column| column == name));
    assert_eq!(names, ["deadline"]);
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
