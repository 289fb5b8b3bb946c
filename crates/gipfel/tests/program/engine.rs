use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use crate::run::{gipfel, program};

#[test]
fn the_engine_answers_while_its_input_stays_open() {
    let mut child =
        program().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    writeln!(input, "setoption name Game value gipf-basic\ngo nodes 2000").unwrap();
    let best = output.find_map(|line| line.ok().filter(|line| line.starts_with("bestmove ")));
    assert!(best.is_some());
    writeln!(input, "go infinite\nstop").unwrap();
    let best = output.find_map(|line| line.ok().filter(|line| line.starts_with("bestmove ")));
    assert!(best.is_some());
    writeln!(input, "quit").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_engine_answers_json_while_its_input_stays_open() {
    let mut child = program()
        .args(["engine", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    writeln!(input, r#"{{"id":1,"method":"bestmove","game":"gipf-basic","nodes":2000}}"#).unwrap();
    assert!(output.next().unwrap().unwrap().starts_with(r#"{"id":1,"result":{"bestmove":"#));
    writeln!(input, r#"{{"id":2,"method":"quit"}}"#).unwrap();
    assert_eq!(output.next().unwrap().unwrap(), r#"{"id":2,"result":{}}"#);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_example_client_plays_a_game() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/client.mjs");
    assert!(std::fs::read_to_string(client).unwrap().lines().count() <= 50);
    let command = [client, env!("CARGO_BIN_EXE_gipfel"), "engine"];
    let answer = Command::new("node").args(command).output().expect("Node is installed");
    let text = String::from_utf8_lossy(&answer.stdout);
    assert!(answer.status.success(), "{answer:?}");
    assert!(text.starts_with("1. ") && text.contains("\n10. "), "{text}");
}

#[test]
fn a_match_reports_the_score() {
    let text = gipfel(&["match", "gipfel", "b0", "--game", "gipf-basic", "--pairs", "2"]).good();
    assert!(text.contains("+4 =0 -0"), "{text}");
}

#[test]
fn a_match_stops_immediately_if_a_program_cannot_be_started() {
    for command in ["match", "sprt"] {
        for missing in [["/nowhere/player", "b0"], ["b0", "/nowhere/player"]] {
            let answer = gipfel(&[&[command], &missing[..]].concat());
            assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{answer:?}");
            let wanted =
                "gipfel: there is no player or program \"/nowhere/player\": write gipfel, ";
            assert!(answer.err.starts_with(wanted), "{answer:?}");
        }
    }
}

#[test]
fn a_match_stops_if_a_program_exits_immediately() {
    let quits = format!("{} --version", env!("CARGO_BIN_EXE_gipfel"));
    let answer = gipfel(&["match", &quits, "b0"]);
    assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{answer:?}");
    assert!(answer.err.starts_with(&format!("gipfel: {quits}: ")), "{answer:?}");
}

#[test]
fn a_match_with_gipfel_as_a_ugi_program_works() {
    let command = format!("{} engine", env!("CARGO_BIN_EXE_gipfel"));
    let arguments = ["--game", "gipf-basic", "--pairs", "1", "--budget", "nodes 500"];
    let text = gipfel(&[&["match", &command, "b0"][..], &arguments[..]].concat()).good();
    assert!(text.contains("+2 =0 -0"), "{text}");
}
