use variants::Variant;

use crate::{
    listener::{Talk, ugi},
    positions::REMOVALS,
};

/// Returns the lines without the times that they contain.
fn timeless(lines: &[String]) -> Vec<String> {
    let mut timeless = Vec::new();
    for line in lines {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        for name in ["nps", "time"] {
            if let Some(index) = words.iter().position(|word| *word == name) {
                words.drain(index..index + 2);
            }
        }
        timeless.push(words.join(" "));
    }
    timeless
}

/// Returns all lines of a search.
fn search(talk: &mut Talk, go: &str) -> Vec<String> {
    talk.say(go);
    let mut lines = Vec::new();
    while lines.last().is_none_or(|line: &String| !line.starts_with("bestmove")) {
        lines.push(talk.wait_for(""));
    }
    timeless(&lines)
}

fn assert_repeatable(session: &[String], go: &str) {
    let mut talk = Talk::ugi();
    talk.say("setoption name Hash value 2");
    session.iter().for_each(|line| talk.say(line));
    let once = search(&mut talk, go);
    // Another search fills the table.
    search(&mut talk, "go depth 4");
    assert_eq!(search(&mut talk, go), once, "{session:?}");
    assert!(once.iter().any(|line| line.starts_with("info nodes ")), "{once:?}");
    talk.end();
}

#[test]
fn the_same_number_of_nodes_gives_the_same_answer_regardless_of_earlier_searches() {
    for variant in Variant::ALL {
        let session = [format!("setoption name Game value {variant}")];
        assert_repeatable(&session, "go nodes 20000");
    }
}

#[test]
fn the_same_number_of_nodes_gives_the_same_answer_in_the_middle_of_a_removal() {
    for (variant, position) in REMOVALS {
        let session =
            [format!("setoption name Game value {variant}"), format!("position fen {position}")];
        assert_repeatable(&session, "go nodes 2000");
    }
}

#[test]
fn a_search_of_many_nodes_starts_with_an_empty_table() {
    assert_repeatable(&[], "go nodes 600000");
}

#[test]
fn the_size_of_the_table_does_not_change_a_short_search() {
    let answers = [4, 64].map(|hash| {
        let answer = ugi(format!("setoption name Hash value {hash}\ngo nodes 20000\n"));
        timeless(&answer)
    });
    assert_eq!(answers[0], answers[1]);
}
