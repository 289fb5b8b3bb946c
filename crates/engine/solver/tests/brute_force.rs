//! The solver agrees with brute force: with plain recursion over the same rules, and with another
//! solver over the independent reference implementations of the rules.

use game::{Color, Game};
use properties::{Checked, Wanderer, games};
use solver::{Limits, QUESTION_MAX_TURNS, Solvable, Solver, Verdict, candidates, whole_turns};

const AMPLE_LIMITS: Limits = Limits { nodes: u64::MAX, entries: 200_000 };

/// Returns whether the attacker wins, computed from the definition by plain recursion, without a
/// table or any ordering.
fn wins_by_definition<G: Game>(position: &G, attacker: Color, left: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(attacker);
    }
    if left == 0 {
        return false;
    }
    let attacks = position.to_act() == attacker;
    let wins = |action| {
        let mut next = *position;
        next.play_unchecked(action);
        let turn_ends = attacks && next.to_act() != attacker;
        wins_by_definition(&next, attacker, left - u32::from(turn_ends))
    };
    let mut actions = position.legal_actions();
    if attacks { actions.any(wins) } else { actions.all(wins) }
}

fn solved<G: Game>(position: &G, attacker: Color, turns: u32) -> bool {
    match Solver::new(attacker, AMPLE_LIMITS).wins_within(position, turns) {
        Verdict::Proved => true,
        Verdict::Disproved => false,
        Verdict::Unknown => panic!("the limits are too high to be reached"),
    }
}

/// Returns the last few positions of each of several random games.
fn last_positions<G: Checked>(variant: G::Variant, full: usize, last: usize) -> Vec<G> {
    let mut found = Vec::new();
    for seed in 0..games(full) as u64 {
        let mut positions = Vec::new();
        Wanderer::new(seed).game(G::start(variant), |position: &G, _| positions.push(*position));
        let from = positions.len().saturating_sub(last);
        found.extend_from_slice(&positions[from..]);
    }
    found
}

fn agrees_with_the_definition<G: Checked>(variant: G::Variant, full: usize) {
    let mut won = [0, 0];
    for position in last_positions::<G>(variant, full, 8) {
        for attacker in Color::ALL {
            let plainly = wins_by_definition(&position, attacker, 2);
            assert_eq!(solved(&position, attacker, 2), plainly, "{attacker:?} {position}");
            won[usize::from(plainly)] += 1;
        }
    }
    assert!(won[0] > 5 && won[1] > 5, "{won:?}");
}

#[test]
fn yinsh_verdicts_match_the_definition() {
    agrees_with_the_definition::<yinsh::Position>(yinsh::Variant::Normal, 60);
    agrees_with_the_definition::<yinsh::Position>(yinsh::Variant::Blitz, 100);
}

#[test]
fn gipf_verdicts_match_the_definition() {
    agrees_with_the_definition::<gipf::Position>(gipf::Variant::Basic, 100);
    agrees_with_the_definition::<gipf::Position>(gipf::Variant::Standard, 100);
    agrees_with_the_definition::<gipf::Position>(gipf::Variant::Tournament, 100);
}

#[test]
fn three_turn_verdicts_match_the_definition_when_few_rings_can_move() {
    let text = "RRr1/mRrr3/1MM5/1m1m5/1M2M5/m3m4/M4M4/5m3/5M2/5m1/4 w move 2-2";
    for text in [text.to_owned(), text.replace(" w ", " b ")] {
        let position = yinsh::Position::from_text(yinsh::Variant::Normal, &text).unwrap();
        for attacker in Color::ALL {
            let plainly = wins_by_definition(&position, attacker, 3);
            assert_eq!(solved(&position, attacker, 3), plainly, "{attacker:?} {text}");
        }
    }
}

/// Compares the verdict on every turn of a position with the reference solver's.
fn agrees_with_the_twin<G: Checked + Solvable>(variant: G::Variant, full: usize) {
    use properties::Twin;
    for position in last_positions::<G>(variant, full, 3) {
        if position.outcome().is_some() {
            continue;
        }
        let twin =
            G::Twin::from_position(&position.id(), &position.to_string()).expect("a position");
        let by_twin = properties::solver::solve(&twin, 2, u64::MAX).expect("no limit");
        let turns = whole_turns(&position, usize::MAX).expect("no limit");
        assert_eq!(turns.len(), by_twin.len(), "{position}");
        for turn in turns {
            let token = turn.token(&position);
            let other = by_twin.iter().find(|other| other.tokens.contains(&token));
            let wins = solved(&turn.position, position.to_act(), 1);
            assert_eq!(wins, other.expect("a legal turn").wins, "{position} {token}");
        }
    }
}

#[test]
fn the_reference_solver_agrees_on_every_turn() {
    agrees_with_the_twin::<yinsh::Position>(yinsh::Variant::Blitz, 20);
    agrees_with_the_twin::<gipf::Position>(gipf::Variant::Basic, 10);
    agrees_with_the_twin::<gipf::Position>(gipf::Variant::Standard, 10);
}

fn yinsh(variant: yinsh::Variant, text: &str) -> yinsh::Position {
    yinsh::Position::from_text(variant, text).expect("a position")
}

const FOUR: &str = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";

#[test]
fn a_false_claim_is_disproved() {
    let blitz = yinsh(yinsh::Variant::Blitz, FOUR);
    assert!(solved(&blitz, Color::White, 1));
    assert!(!solved(&blitz, Color::Black, 1));
    let broken = yinsh(yinsh::Variant::Blitz, &FOUR.replace("MMMM", "MMmM"));
    assert!(!solved(&broken, Color::White, 1));
}

#[test]
fn the_answer_is_unknown_when_the_node_limit_is_reached() {
    let start = gipf::Position::start(gipf::Variant::Standard);
    let few = Limits { nodes: 1_000, entries: 10 };
    let mut solver = Solver::new(Color::White, few);
    assert_eq!(solver.wins_within(&start, 4), Verdict::Unknown);
    assert_eq!(solver.nodes_left(), 0);
}

#[test]
fn the_answer_is_unknown_beyond_the_maximum_number_of_turns() {
    let mut solver = Solver::new(Color::White, AMPLE_LIMITS);
    let blitz = yinsh(yinsh::Variant::Blitz, FOUR);
    assert_eq!(solver.wins_within(&blitz, QUESTION_MAX_TURNS + 1), Verdict::Unknown);
}

#[test]
fn earlier_questions_do_not_change_an_answer() {
    let text = "1m2/4M2/M2M4/1M4m2/2M1Rm1M2/2MmrMMm1/R2mmMmMm1/2rrMMR2/3mmmm1/3m3/4 b move 2-2";
    let mut position = yinsh(yinsh::Variant::Normal, text);
    position.play_turn("f6-f3").unwrap();
    let fresh = [3, 2, 1]
        .map(|turns| Solver::new(Color::White, AMPLE_LIMITS).wins_within(&position, turns));
    assert_eq!(fresh, [Verdict::Proved, Verdict::Disproved, Verdict::Disproved]);
    // Longer questions come first: the table then holds more than the next question needs.
    let mut solver = Solver::new(Color::White, AMPLE_LIMITS);
    assert_eq!([3, 2, 1].map(|turns| solver.wins_within(&position, turns)), fresh);
}

#[test]
fn a_full_table_does_not_change_an_answer() {
    for position in last_positions::<gipf::Position>(gipf::Variant::Basic, 10, 4) {
        for attacker in Color::ALL {
            let limits = Limits { nodes: u64::MAX, entries: 1 };
            let verdict = Solver::new(attacker, limits).wins_within(&position, 2);
            let plenty = Solver::new(attacker, AMPLE_LIMITS).wins_within(&position, 2);
            assert_eq!(verdict, plenty, "{position}");
        }
    }
}

#[test]
fn removing_a_different_last_ring_is_the_same_candidate() {
    let blitz = yinsh(yinsh::Variant::Blitz, FOUR);
    let winning = |position: &yinsh::Position| {
        let all = candidates(position, usize::MAX).unwrap();
        let won = all.iter().filter(|candidate| candidate.turn.position.outcome().is_some());
        won.count()
    };
    // The ring on d7 can move in several ways, each of which wins with any of the other rings removed.
    // If that ring itself is removed, all of them lead to one position.
    let turns = whole_turns(&blitz, usize::MAX).unwrap();
    let ends = turns.iter().filter(|turn| turn.position.outcome().is_some()).count();
    assert_eq!(ends, 4 * winning(&blitz) + 1);
    assert!(winning(&blitz) > 1);
}

#[test]
fn removing_a_different_ring_is_another_candidate_while_the_game_goes_on() {
    let normal = yinsh(yinsh::Variant::Normal, FOUR);
    assert_eq!(
        candidates(&normal, usize::MAX).unwrap().len(),
        whole_turns(&normal, usize::MAX).unwrap().len()
    );
}

#[test]
fn too_many_turns_are_not_listed() {
    let start = yinsh::Position::start(yinsh::Variant::Normal);
    assert_eq!(whole_turns(&start, 80), None);
    assert_eq!(whole_turns(&start, 100).unwrap().len(), 85);
}
