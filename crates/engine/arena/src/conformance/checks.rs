//! Requirements that every program must meet.

use std::{
    thread,
    time::{Duration, Instant},
};

use variants::{AnyGame, Variant};

use super::{
    fault::{Fault, wrong},
    search_output::SearchOutput,
    session::Session,
};

/// A requirement and its test.
type NamedCheck = (&'static str, fn(&mut Session) -> Result<(), Fault>);

pub(super) const GENERAL: [NamedCheck; 14] = [
    ("its options are well formed", has_good_options),
    ("it plays at least one of our games", has_variants),
    ("it answers isready with readyok", gets_ready),
    ("it answers an unknown command with an error and continues", refuses_unknown_commands),
    ("it answers an unknown option with an error and continues", refuses_unknown_options),
    ("it answers an illegal turn with an error and keeps the position", refuses_illegal_turns),
    ("it answers an invalid position with an error and continues", refuses_broken_positions),
    ("it respects go nodes", respects_nodes),
    ("it respects go depth", respects_depth),
    ("it respects go movetime", respects_movetime),
    ("it respects its clock", respects_the_clock),
    ("it respects go searchmoves", respects_searchmoves),
    ("go infinite runs until stop, and isready is answered during the search", stops),
    ("the same go nodes gives the same turn and node count twice", repeats_itself),
];

/// Delay tolerated on a busy machine.
const SLACK: Duration = Duration::from_millis(500);

pub(super) fn introduces(session: &mut Session) -> Result<(), Fault> {
    let named = session.introduction.iter().any(|line| line.starts_with("id name "));
    if named { Ok(()) } else { Err(wrong("the line \"id name\" is missing")) }
}

fn has_good_options(session: &mut Session) -> Result<(), Fault> {
    let options = session.introduction.iter().filter(|line| line.starts_with("option "));
    for line in options {
        check_option(line).ok_or_else(|| wrong(format!("malformed option: {line:?}")))?;
    }
    Ok(())
}

fn check_option(line: &str) -> Option<()> {
    let (name, rest) = line.strip_prefix("option name ")?.split_once(" type ")?;
    let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    let value = |word: &str| words.iter().skip_while(|w| **w != word).nth(1).copied();
    let number = |word: &str| value(word)?.parse::<i64>().ok();
    let good = match kind {
        "spin" => (number("min")?..=number("max")?).contains(&number("default")?),
        "check" => matches!(value("default")?, "true" | "false"),
        "combo" => rest.split(" var ").skip(1).any(|var| Some(var.trim()) == value("default")),
        "button" | "string" => true,
        _ => false,
    };
    (good && !name.is_empty()).then_some(())
}

fn has_variants(session: &mut Session) -> Result<(), Fault> {
    if !session.has_option("Game") {
        return Err(Fault::Skipped("it has no option Game; yinsh is assumed".to_owned()));
    }
    if session.variants().is_empty() {
        Err(wrong("its option Game lists no known game"))
    } else {
        Ok(())
    }
}

fn gets_ready(session: &mut Session) -> Result<(), Fault> {
    session.ask("isready", "readyok").map(|_| ())
}

fn refuses_unknown_commands(session: &mut Session) -> Result<(), Fault> {
    expect_error(session, &["fnord 1 2 3"])
}

fn refuses_unknown_options(session: &mut Session) -> Result<(), Fault> {
    expect_error(session, &["setoption name Fnord value 1"])
}

fn refuses_broken_positions(session: &mut Session) -> Result<(), Fault> {
    expect_error(session, &["position fen 1/2/3 w nothing"])
}

fn refuses_illegal_turns(session: &mut Session) -> Result<(), Fault> {
    let game = start(session)?;
    expect_error(session, &["position startpos moves zz99"])?;
    session.search(&game, "go nodes 200").map(|_| ())
}

pub(super) fn expect_error(session: &mut Session, lines: &[&str]) -> Result<(), Fault> {
    let answer = session.collect(lines)?;
    if answer.iter().any(|line| line.starts_with("error")) {
        Ok(())
    } else {
        Err(wrong("the line \"error CODE TEXT\" is missing"))
    }
}

/// Returns the starting position of the first variant that the program plays.
fn start(session: &mut Session) -> Result<AnyGame, Fault> {
    let variant = session.variants().first().copied().unwrap_or(Variant::Yinsh);
    session.set_up(variant, "position startpos")?;
    Ok(AnyGame::start(variant))
}

fn respects_nodes(session: &mut Session) -> Result<(), Fault> {
    let game = start(session)?;
    let found = session.search(&game, "go nodes 2000")?;
    let nodes = reported(&found, "nodes")?;
    // Many programs check their limit only periodically.
    if nodes > 2_000 + 4_096 { Err(wrong(format!("it searched {nodes} nodes"))) } else { Ok(()) }
}

fn respects_depth(session: &mut Session) -> Result<(), Fault> {
    let game = start(session)?;
    let depth = reported(&session.search(&game, "go depth 2")?, "depth")?;
    if depth > 2 { Err(wrong(format!("it searched to depth {depth}"))) } else { Ok(()) }
}

fn reported(found: &SearchOutput, word: &str) -> Result<u64, Fault> {
    let most = found.greatest(word);
    most.ok_or_else(|| Fault::Skipped(format!("its info lines have no {word}")))
}

fn respects_movetime(session: &mut Session) -> Result<(), Fault> {
    let game = start(session)?;
    let found = session.search(&game, "go movetime 300")?;
    within(&found, Duration::from_millis(300))
}

fn respects_the_clock(session: &mut Session) -> Result<(), Fault> {
    let game = start(session)?;
    let found = session.search(&game, "go p1time 1000 p2time 1000 p1inc 0 p2inc 0")?;
    within(&found, Duration::from_millis(1_000))
}

fn within(found: &SearchOutput, time: Duration) -> Result<(), Fault> {
    if found.time <= time + SLACK {
        return Ok(());
    }
    Err(wrong(format!("it took {} ms", found.time.as_millis())))
}

fn respects_searchmoves(session: &mut Session) -> Result<(), Fault> {
    let game = start(session)?;
    let turns = game.legal_turns(10_000).map_err(|error| wrong(error.to_string()))?;
    let only: Vec<&str> = turns.iter().rev().take(2).map(|turn| turn.token.as_str()).collect();
    let found = session.search(&game, &format!("go nodes 500 searchmoves {}", only.join(" ")))?;
    if only.contains(&found.turn.as_str()) {
        Ok(())
    } else {
        Err(wrong(format!("{} is not among {}", found.turn, only.join(" "))))
    }
}

fn stops(session: &mut Session) -> Result<(), Fault> {
    let game = start(session)?;
    session.send("go infinite")?;
    thread::sleep(Duration::from_millis(200));
    let answer = session.ask("isready", "readyok")?;
    if answer.iter().any(|line| line.starts_with("bestmove")) {
        return Err(wrong("it did not wait for stop"));
    }
    let sent = Instant::now();
    let lines = session.ask("stop", "bestmove")?;
    within(&SearchOutput::read(&game, &lines, sent.elapsed())?, Duration::ZERO)
}

fn repeats_itself(session: &mut Session) -> Result<(), Fault> {
    let mut answers = Vec::new();
    for _ in 0..2 {
        let game = start(session)?;
        let found = session.search(&game, "go nodes 3000")?;
        answers.push((found.last("nodes"), found.turn));
    }
    if answers[0] == answers[1] {
        return Ok(());
    }
    let answers: Vec<String> = answers
        .iter()
        .map(|(nodes, turn)| format!("{turn} with {} nodes", nodes.unwrap_or_default()))
        .collect();
    Err(wrong(answers.join(", then ")))
}

pub(super) fn quits(session: &mut Session) -> Result<(), Fault> {
    if session.ends_after("quit")? { Ok(()) } else { Err(Fault::TimedOut(session.timeout)) }
}
