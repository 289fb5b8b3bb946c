//! Checks of the tactics in `data/tactics`: according to the twins, exactly one turn wins; a frozen
//! baseline misses it, and the engine finds it.

use std::{
    collections::HashSet, fs, path::PathBuf, slice::from_ref, sync::atomic::AtomicBool, thread,
};

use arena::baseline::Baseline;
use engine::{Engine, SearchRequest};
use properties::{Tactic, Twin, games, solver};
use variants::AnyGame;

/// Number of nodes that the engine may search: half a second on one core.
const NODES: u64 = 1_000_000;

/// Seeds of the baseline, which must miss the turn with every one of them.
const SEEDS: [u64; 3] = [1, 2, 3];

fn text(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../data/tactics").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn all(name: &str) -> Vec<Tactic> {
    Tactic::read(&text(name)).expect("tactics")
}

/// Returns all tactics of a game, or every tenth of them in a quick run.
fn some(name: &str) -> Vec<Tactic> {
    all(name).into_iter().step_by(10 / games(10)).collect()
}

const FILES: [&str; 2] = ["yinsh.tactics", "gipf.tactics"];

fn game_of(tactic: &Tactic) -> AnyGame {
    AnyGame::from_position(tactic.variant, &tactic.position).expect("it can arise")
}

#[test]
fn there_are_sixty_tactics_for_each_game() {
    for name in FILES {
        assert!(all(name).len() >= 60, "{name}");
    }
}

#[test]
fn every_line_round_trips() {
    for name in FILES {
        let lines: Vec<String> = all(name).iter().map(Tactic::write).collect();
        let text = text(name);
        let read = text.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(read.collect::<Vec<_>>(), lines);
    }
}

#[test]
fn positions_are_canonical_and_unique() {
    let mut seen = HashSet::new();
    for tactic in FILES.into_iter().flat_map(all) {
        assert_eq!(game_of(&tactic).position(), tactic.position);
        assert!(seen.insert((tactic.variant, tactic.position.clone())), "{}", tactic.position);
    }
}

#[test]
fn a_tactic_lists_all_tokens_that_lead_to_its_position() {
    for tactic in FILES.into_iter().flat_map(all) {
        let turns = game_of(&tactic).legal_turns(10_000).expect("few turns");
        let reached = turns.iter().find(|turn| turn.token == tactic.tokens[0]);
        let reached = &reached.unwrap_or_else(|| panic!("{}", tactic.write())).position;
        let same = turns.iter().filter(|turn| turn.position == *reached);
        let same: HashSet<&str> = same.map(|turn| turn.token.as_str()).collect();
        let tokens: HashSet<&str> = tactic.tokens.iter().map(String::as_str).collect();
        assert_eq!(tokens, same, "{}", tactic.write());
    }
}

#[test]
fn the_twin_of_yinsh_confirms_that_exactly_one_turn_wins() {
    confirmed_by_the_twin::<twin::yinsh::Game>("yinsh.tactics");
}

#[test]
fn the_twin_of_gipf_confirms_that_exactly_one_turn_wins() {
    confirmed_by_the_twin::<twin::gipf::Game>("gipf.tactics");
}

/// Checks all tactics of a file in two threads, because the reference implementation is slow.
fn confirmed_by_the_twin<T: Twin>(name: &str) {
    let tactics = some(name);
    thread::scope(|scope| {
        for half in 0..2 {
            let tactics = tactics.iter().skip(half).step_by(2);
            scope.spawn(move || tactics.for_each(one_turn_wins::<T>));
        }
    });
}

fn one_turn_wins<T: Twin>(tactic: &Tactic) {
    let game = T::from_position(tactic.variant.id(), &tactic.position).expect("it is read");
    let winning = |turns| -> Vec<Vec<String>> {
        let solved = solver::solve(&game, turns, u64::MAX).expect("no limit");
        solved.into_iter().filter(|turn| turn.wins).map(|turn| turn.tokens).collect()
    };
    assert_eq!(winning(tactic.turns), from_ref(&tactic.tokens), "{}", tactic.write());
    assert!(winning(tactic.turns - 1).is_empty(), "there is a shorter win: {}", tactic.write());
}

#[test]
fn the_strongest_baseline_misses_every_tactic() {
    for tactic in FILES.into_iter().flat_map(some) {
        let game = game_of(&tactic);
        for seed in SEEDS {
            let turn = Baseline::B5.choose_turn(&game, seed).expect("the game goes on");
            assert!(!tactic.tokens.contains(&turn), "{}", tactic.write());
        }
    }
}

#[test]
fn the_engine_solves_nineteen_of_twenty_yinsh_tactics() {
    nineteen_of_twenty("yinsh.tactics");
}

#[test]
fn the_engine_solves_nineteen_of_twenty_gipf_tactics() {
    nineteen_of_twenty("gipf.tactics");
}

/// Checks that the engine solves 95 % of all tactics. Even a quick run uses all of them, because in a
/// small sample one failure would be too many.
fn nineteen_of_twenty(name: &str) {
    let tactics = all(name);
    let missed: Vec<String> =
        tactics.iter().filter(|tactic| !is_solved(tactic)).map(Tactic::write).collect();
    assert!(20 * missed.len() <= tactics.len(), "{missed:#?}");
}

fn is_solved(tactic: &Tactic) -> bool {
    let request = SearchRequest { nodes: Some(NODES), ..SearchRequest::default() };
    let engine = Engine::new(16);
    let answer = engine.search(&game_of(tactic), &request, &AtomicBool::new(false), |_| {});
    answer.variations.first().is_some_and(|line| tactic.tokens.contains(&line.turn))
}
