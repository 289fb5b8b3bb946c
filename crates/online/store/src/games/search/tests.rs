//! Tests of the number of rows that a search reads.

use std::collections::BTreeSet;

use record::{Terms, TimeControl};

use super::*;
use crate::{
    connection::{Dialect, Row, Value, sqlite::Sqlite},
    file,
};

/// Number of games in the database. Each search must read far fewer.
const GAMES: u64 = 4_000;

/// Maximum number of rows that a search may read.
const BOUND: usize = 10_000;

/// Database that counts the rows read and records the statements.
struct Counting {
    inner: Sqlite,
    rows: usize,
    statements: BTreeSet<String>,
}

impl Connection for Counting {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        self.inner.execute(sql, values)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        self.statements.insert(sql.to_owned());
        let rows = self.inner.query(sql, values)?;
        self.rows += rows.len();
        Ok(rows)
    }

    fn batch(&mut self, sql: &str) -> Result<(), Failure> {
        self.inner.batch(sql)
    }

    fn begin(&self) -> &'static str {
        self.inner.begin()
    }

    fn snapshot(&self) -> [&'static str; 2] {
        self.inner.snapshot()
    }

    fn dialect(&self) -> Dialect {
        self.inner.dialect()
    }
}

fn player(number: u64) -> PlayerId {
    PlayerId::from_random(number)
}

/// Creates a database with hundreds of games of two players in every combination of properties, and a few games of other players.
fn full() -> Counting {
    let mut inner = Sqlite::memory().unwrap();
    file::migrate(&mut inner, 0).unwrap();
    inner.batch("BEGIN").unwrap();
    let clocks = [
        TimeControl::Absolute { base: 60_000 },
        TimeControl::Absolute { base: 300_000 },
        TimeControl::Absolute { base: 3_600_000 },
        TimeControl::Days { days: 2 },
    ];
    let stages = [
        (Status::Waiting, Score::Open),
        (Status::Playing, Score::Open),
        (Status::Ended, Score::Open),
        (Status::Ended, Score::WhiteWins),
        (Status::Ended, Score::Draw),
    ];
    for number in 0..GAMES {
        let index = usize::try_from(number).unwrap();
        let (status, score) = stages[index % stages.len()];
        let terms = Terms {
            variant: Variant::ALL[index / 5 % Variant::ALL.len()],
            handicap: None,
            clock: clocks[index / 25 % clocks.len()],
            rated: number % 2 == 0,
            open: false,
            combined: None,
        };
        let [white, black] = if number % 1_000 == 7 { [3, 4] } else { [1, 2] }.map(player);
        let summary = Summary {
            status,
            score,
            private: number % 50 == 0,
            ..Summary::new(terms, [Some(white), Some(black)], number.cast_signed())
        };
        assert!(summary.insert(&mut inner, GameId::from_random(number)).unwrap());
    }
    inner.batch("COMMIT").unwrap();
    Counting { inner, rows: 0, statements: BTreeSet::new() }
}

/// Returns `None`, followed by every value.
fn any_of<T: Copy>(values: &[T]) -> Vec<Option<T>> {
    [None].into_iter().chain(values.iter().copied().map(Some)).collect()
}

/// Returns every combination of filters.
fn searches() -> Vec<Search> {
    let mut searches = Vec::new();
    let players = [
        (None, None),
        (Some(1), None),
        (Some(1), Some(2)),
        (Some(2), Some(1)),
        (Some(1), Some(3)),
        (None, Some(9)),
    ];
    // Whether aborted games are included matters only where ended games are.
    let stages =
        [(None, true), (None, false), (Some(Status::Waiting), true), (Some(Status::Ended), false)];
    for (seat, opponent) in players {
        for variant in any_of(&[Variant::ALL[0], Variant::ALL[4]]) {
            for speed in any_of(&[Speed::Blitz, Speed::Correspondence]) {
                for rated in any_of(&[true, false]) {
                    for score in any_of(&[Score::Open, Score::WhiteWins, Score::BlackWins]) {
                        for (status, aborted) in stages {
                            searches.push(Search {
                                player: seat.map(player),
                                opponent: opponent.map(player),
                                variant,
                                speed,
                                rated,
                                score,
                                status,
                                aborted,
                                ..Search::default()
                            });
                        }
                    }
                }
            }
        }
    }
    searches
}

#[test]
fn no_combination_of_filters_reads_many_games() {
    let mut counting = full();
    for search in searches() {
        for before in [None, Some(GameId::from_random(1_111))] {
            counting.rows = 0;
            let search = Search { before, ..search.clone() };
            find(&mut counting, &search, None).unwrap();
            assert!(counting.rows <= BOUND / 10, "{} rows: {search:?}", counting.rows);
        }
    }
    // Each row read is a row returned: each statement walks along an index that covers all of its conditions.
    for sql in counting.statements.clone() {
        let sql = format!("EXPLAIN QUERY PLAN {sql}");
        let nulls = [Value::Null; 9];
        for mut row in counting.inner.query(&sql, &nulls).unwrap() {
            let _: (i64, i64, i64) =
                (row.take().unwrap(), row.take().unwrap(), row.take().unwrap());
            let step: String = row.take().unwrap();
            let is_cheap = !step.contains("TEMP B-TREE")
                && (!step.starts_with("SCAN") || step.contains("facets"));
            assert!(is_cheap, "{step}: {sql}");
        }
    }
}

#[test]
fn a_search_finds_the_same_games_as_a_simple_filter() {
    let mut counting = full();
    let sql = concat!("SELECT ", summary::columns!(), " FROM games ORDER BY placed DESC, id DESC");
    let all: Vec<(GameId, Summary)> = counting
        .inner
        .query(sql, &[])
        .unwrap()
        .into_iter()
        .map(|row| summary::read(row).unwrap())
        .collect();
    for search in searches() {
        let has = |id: Option<PlayerId>, game: &Summary| {
            id.is_none() || game.white == id || game.black == id
        };
        let expected = all.iter().filter(|(_, game)| {
            has(search.player, game)
                && has(search.opponent, game)
                && !game.private
                && search.variant.is_none_or(|variant| game.terms.variant == variant)
                && search.speed.is_none_or(|speed| game.terms.clock.speed() == speed)
                && search.rated.is_none_or(|rated| game.terms.rated == rated)
                && search.score.is_none_or(|score| game.score == score)
                && search.status.is_none_or(|status| game.status == status)
                && (search.aborted || (game.status, game.score) != (Status::Ended, Score::Open))
        });
        let expected: Vec<GameId> = expected.take(50).map(|(id, _)| *id).collect();
        let found = find(&mut counting, &search, None).unwrap().games;
        let found: Vec<GameId> = found.into_iter().map(|(id, _)| id).collect();
        assert_eq!(found, expected, "{search:?}");
    }
}

#[test]
fn a_search_past_its_deadline_returns_a_partial_page() {
    let mut counting = full();
    let page = find(&mut counting, &Search::default(), Some(Instant::now())).unwrap();
    assert!(page.is_partial && page.games.is_empty(), "{page:?}");
    let page = find(&mut counting, &Search::default(), None).unwrap();
    assert!(!page.is_partial && page.games.len() == 50);
}

#[test]
fn a_query_is_interrupted_at_its_deadline() {
    let mut sqlite = Sqlite::memory().unwrap();
    sqlite.set_deadline(Some(Instant::now() + Duration::from_millis(20)));
    let endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n";
    assert!(matches!(sqlite.query(endless, &[]), Err(Failure::Interrupted)));
    sqlite.set_deadline(None);
    assert_eq!(sqlite.query("SELECT 1", &[]).unwrap().len(), 1);
}
