//! Requirements that a program must meet in every variant that it plays.

use variants::{AnyGame, Color, Variant};

use super::{
    fault::{Fault, wrong},
    positions::in_the_middle_of_a_removal,
    session::Session,
};

/// A requirement, and the function that checks it for a variant.
type NamedCheck = (&'static str, fn(&mut Session, Variant) -> Result<(), Fault>);

pub(super) const OF_A_VARIANT: [NamedCheck; 8] = [
    ("it plays legal turns from the start", plays_from_the_start),
    ("it plays legal turns in the middle of a removal", plays_from_removals),
    ("it accepts a turn given action by action", reads_single_actions),
    ("fen reports the position", answers_fen),
    ("legalmoves lists the legal actions", lists_legal_actions),
    ("perft counts agree with the rules", counts),
    ("query reports the player to act and the result", answers_queries),
    ("undo takes back a whole turn", takes_back),
];

/// Number of turns that the program plays against itself.
const DIALOGUE_TURNS: usize = 12;

/// A search long enough to choose a turn.
const GO: &str = "go nodes 300";

fn plays_from_the_start(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    session.set_up(variant, "position startpos")?;
    let mut game = AnyGame::start(variant);
    let mut line = "position startpos moves".to_owned();
    for _ in 0..DIALOGUE_TURNS {
        let found = session.search(&game, GO)?;
        game.play_turn(&found.turn).map_err(|error| wrong(error.to_string()))?;
        line = format!("{line} {}", found.turn);
        session.send_all(&[&line])?;
        if game.outcome().is_some() {
            break;
        }
    }
    Ok(())
}

/// Returns a game that starts from one of the built-in positions.
fn game_at(variant: Variant, position: &str) -> Result<AnyGame, Fault> {
    AnyGame::from_position(variant, position).map_err(|error| wrong(error.to_string()))
}

fn plays_from_removals(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        session.search(&game_at(variant, position)?, GO)?;
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
            session.search(&game, GO)?;
        }
    }
    Ok(())
}

/// Returns the answer to commands that a program need not support.
fn ask_if_known(session: &mut Session, lines: &[&str]) -> Result<Vec<String>, Fault> {
    let answer = session.collect(lines)?;
    if answer.is_empty() || answer.iter().any(|line| line.starts_with("error unknown-command")) {
        return Err(Fault::Skipped("it does not support this command".to_owned()));
    }
    Ok(answer)
}

fn expect(answer: &[String], wanted: &[String]) -> Result<(), Fault> {
    if answer == wanted {
        return Ok(());
    }
    let (answer, wanted) = (answer.join(" | "), wanted.join(" | "));
    Err(wrong(format!("it answered {answer:?}; the correct answer is {wanted:?}")))
}

fn answers_fen(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        let answer = ask_if_known(session, &["fen"])?;
        expect(&answer, &[(*position).to_owned()])?;
    }
    Ok(())
}

fn lists_legal_actions(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        let mut answer = ask_if_known(session, &["legalmoves"])?;
        if answer.pop().as_deref() != Some("ok") {
            return Err(wrong("the list does not end with ok"));
        }
        answer.sort_by(|a, b| variants::compare_tokens(a, b));
        expect(&answer, &game_at(variant, position)?.legal_tokens())?;
    }
    Ok(())
}

fn counts(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    session.set_up(variant, "position startpos")?;
    if session.collect(&["perft"])?.iter().any(|line| line.starts_with("error unknown-command")) {
        return Err(Fault::Skipped("it does not support this command".to_owned()));
    }
    let answer = session.ask("perft 2", "perft")?;
    expect(&answer, &[format!("perft 2 {}", AnyGame::start(variant).perft(2))])
}

fn answers_queries(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    for position in in_the_middle_of_a_removal(variant) {
        session.set_up(variant, &format!("position fen {position}"))?;
        let answer = ask_if_known(session, &["query p1turn", "query gameover", "query result"])?;
        let white = game_at(variant, position)?.to_act() == Color::White;
        let wanted = [white.to_string(), "false".to_owned(), "none".to_owned()];
        expect(&answer, &wanted.map(|word| format!("response {word}")))?;
    }
    Ok(())
}

fn takes_back(session: &mut Session, variant: Variant) -> Result<(), Fault> {
    session.set_up(variant, "position startpos")?;
    let before = ask_if_known(session, &["fen"])?;
    let turns = AnyGame::start(variant).legal_tokens();
    session.set_up(variant, &format!("position startpos moves {}", turns[0]))?;
    if session.collect(&["undo"])?.iter().any(|line| line.starts_with("error unknown-command")) {
        return Err(Fault::Skipped("it does not support this command".to_owned()));
    }
    expect(&session.collect(&["fen"])?, &before)
}
