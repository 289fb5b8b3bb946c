//! What is claimed of every variant that a program plays.

use variants::{AnyGame, Color, Variant};

use super::{Fault, checks::wrong, positions::in_the_middle_of_a_removal, session::Session};

/// A claim about a variant and how it is tried.
type Claim = (&'static str, fn(&mut Session, Variant) -> Result<(), Fault>);

pub(super) const OF_A_VARIANT: [Claim; 8] = [
    ("it plays legal turns from the start", plays_from_the_start),
    ("it plays legal turns in the middle of a removal", plays_from_removals),
    ("it reads a turn that comes action by action", reads_single_actions),
    ("fen tells the position", tells_the_position),
    ("legalmoves lists what the rules allow", lists_legal_actions),
    ("perft counts what the rules allow", counts),
    ("query knows the player to act and the result", answers_queries),
    ("undo takes back a whole turn", takes_back),
];

/// How many turns it plays against itself.
const TURNS: usize = 12;

/// Enough for every program to choose a turn.
const GO: &str = "go nodes 300";

fn plays_from_the_start(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    session.set_up(variant, "position startpos")?;
    let mut game = AnyGame::start(variant);
    let mut line = "position startpos moves".to_owned();
    for _ in 0..TURNS {
        let thought = session.think(&game, GO)?;
        game.play_turn(&thought.turn).map_err(|error| wrong(error.to_string()))?;
        line = format!("{line} {}", thought.turn);
        session.tell(&[&line])?;
        if game.outcome().is_some() {
            break;
        }
    }
    Ok(())
}

/// A position of ours, which can always be read.
fn game_at(variant: Variant, position: &str) -> Result<AnyGame, Fault> {
    AnyGame::from_position(variant, position).map_err(|error| wrong(error.to_string()))
}

fn plays_from_removals(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        session.think(&game_at(variant, position)?, GO)?;
    }
    Ok(())
}

fn reads_single_actions(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        let mut game = game_at(variant, position)?;
        let action = game.legal_tokens().swap_remove(0);
        game.play_turn(&action).map_err(|error| wrong(error.to_string()))?;
        if game.outcome().is_none() {
            session.set_up(variant, &format!("position fen {position} moves {action}"))?;
            session.think(&game, GO)?;
        }
    }
    Ok(())
}

/// What it answers to a command that not every program knows.
fn ask_if_known(session: &mut Session, lines: &[&str]) -> Result<Vec<String>, Fault> {
    let heard = session.hear(lines)?;
    if heard.is_empty() || heard.iter().any(|line| line.starts_with("error unknown-command")) {
        return Err(Fault::Skip("it does not know this command".to_owned()));
    }
    Ok(heard)
}

fn expect(heard: &[String], wanted: &[String]) -> Result<(), Fault> {
    if heard == wanted {
        return Ok(());
    }
    let (heard, wanted) = (heard.join(" | "), wanted.join(" | "));
    Err(wrong(format!("it said {heard:?} where the rules say {wanted:?}")))
}

fn tells_the_position(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        let heard = ask_if_known(session, &["fen"])?;
        expect(&heard, &[(*position).to_owned()])?;
    }
    Ok(())
}

fn lists_legal_actions(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        let mut heard = ask_if_known(session, &["legalmoves"])?;
        if heard.pop().as_deref() != Some("ok") {
            return Err(wrong("the list does not end with ok"));
        }
        heard.sort();
        expect(&heard, &game_at(variant, position)?.legal_tokens())?;
    }
    Ok(())
}

fn counts(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    session.set_up(variant, "position startpos")?;
    if session.hear(&["perft"])?.iter().any(|line| line.starts_with("error unknown-command")) {
        return Err(Fault::Skip("it does not know this command".to_owned()));
    }
    let heard = session.ask("perft 2", "perft")?;
    expect(&heard, &[format!("perft 2 {}", AnyGame::start(variant).perft(2))])
}

fn answers_queries(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        let heard = ask_if_known(session, &["query p1turn", "query gameover", "query result"])?;
        let white = game_at(variant, position)?.to_act() == Color::White;
        let wanted = [white.to_string(), "false".to_owned(), "none".to_owned()];
        expect(&heard, &wanted.map(|word| format!("response {word}")))?;
    }
    Ok(())
}

fn takes_back(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    session.set_up(variant, "position startpos")?;
    let before = ask_if_known(session, &["fen"])?;
    let turns = AnyGame::start(variant).legal_tokens();
    session.set_up(variant, &format!("position startpos moves {}", turns[0]))?;
    if session.hear(&["undo"])?.iter().any(|line| line.starts_with("error unknown-command")) {
        return Err(Fault::Skip("it does not know this command".to_owned()));
    }
    expect(&session.hear(&["fen"])?, &before)
}
