use std::fs;

use store::{Problem, check};

use crate::{
    finish,
    fresh::{Folder, block_on},
    open, play,
    sample::Sample,
};

/// Returns the problems found after a statement has changed a database with two consistent games, one of them ended.
fn found(sql: &str) -> (Sample, Vec<Problem>) {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&path).unwrap();
    block_on(play(&store, 1, 3));
    let mut sample = block_on(play(&store, 2, 5));
    block_on(finish(&store, &mut sample));
    drop(store);
    let spoiling = rusqlite::Connection::open(&path).unwrap();
    spoiling.execute_batch(&sql.replace("$game", &sample.id.to_i64().to_string())).unwrap();
    drop(spoiling);
    let findings = check(&path).unwrap();
    (sample, findings.problems)
}

#[test]
fn a_consistent_database_has_no_problems() {
    let (_, problems) = found("");
    assert_eq!(problems, []);
}

#[test]
fn a_missing_event_is_found() {
    let (sample, problems) = found("DELETE FROM events WHERE game = $game AND seq = 2");
    assert_eq!(problems, [Problem::Gap { game: sample.id, seq: 2 }]);
}

#[test]
fn an_unreadable_event_is_found() {
    for event in ["{", r#"{"seq":9,"at":0,"deed":"taken-back","turns":1}"#] {
        let sql = format!("UPDATE events SET event = '{event}' WHERE game = $game AND seq = 2");
        let (sample, problems) = found(&sql);
        assert_eq!(problems, [Problem::Unreadable { game: sample.id, seq: 2 }]);
    }
}

#[test]
fn a_summary_that_differs_from_the_log_is_found() {
    for change in ["seq = 5", "status = 'playing', rated = 0", "white = 17", "score = '0-1'"] {
        let (sample, problems) = found(&format!("UPDATE games SET {change} WHERE id = $game"));
        assert!(problems.contains(&Problem::Differs(sample.id)), "{change}: {problems:?}");
    }
    let (sample, problems) = found("DELETE FROM games WHERE id = $game");
    assert_eq!(problems, [Problem::NoSummary(sample.id)]);
    let (sample, problems) = found("DELETE FROM events WHERE game = $game");
    assert_eq!(problems, [Problem::NoLog(sample.id)]);
}

#[test]
fn a_rated_game_not_counted_exactly_once_is_found() {
    let (sample, problems) =
        found("DELETE FROM rating_changes WHERE player = (SELECT MAX(player) FROM rating_changes)");
    assert!(problems.contains(&Problem::Rated(sample.id)), "{problems:?}");
    let (sample, problems) =
        found("UPDATE ratings SET games = 2 WHERE player = (SELECT MIN(player) FROM ratings)");
    let player = sample.summary.white.unwrap();
    assert!(
        matches!(problems[..], [Problem::Rating { player: found, .. }] if found == player),
        "{problems:?}"
    );
}

#[test]
fn a_damaged_file_is_found() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    block_on(play(&open(&path).unwrap(), 1, 300));
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    match check(&path) {
        Ok(findings) => assert!(matches!(findings.problems[0], Problem::Damaged(_)), "{findings}"),
        Err(error) => assert_eq!(error.code(), "database-damaged"),
    }
}

#[test]
fn files_of_other_programs_are_not_checked() {
    let folder = Folder::new();
    assert_eq!(check(&folder.file("none.db")).unwrap_err().code(), "database-file");
    fs::write(folder.file("text.db"), "text").unwrap();
    assert_eq!(check(&folder.file("text.db")).unwrap_err().code(), "database-foreign");
}
