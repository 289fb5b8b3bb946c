//! The solver says what trying everything says: on the same rules by plain recursion, and on the
//! slow twins by another solver.

use claims::{Checked, Wanderer, games};
use game::{Color, Game};
use solver::{Limits, MOST_TURNS, Solvable, Solver, Verdict, candidates, whole_turns};

const PLENTY: Limits = Limits { nodes: u64::MAX, entries: 200_000 };

/// The definition, without memory and without any order.
fn wins_plainly<G: Game>(position: &G, attacker: Color, left: u32) -> bool {
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
        wins_plainly(&next, attacker, left - u32::from(turn_ends))
    };
    let mut actions = position.legal_actions();
    if attacks { actions.any(wins) } else { actions.all(wins) }
}

fn solved<G: Game>(position: &G, attacker: Color, turns: u32) -> bool {
    match Solver::new(attacker, PLENTY).wins_within(position, turns) {
        Verdict::Proved => true,
        Verdict::Disproved => false,
        Verdict::Unknown => panic!("there is no limit"),
    }
}

/// The last positions of random games.
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
            let plainly = wins_plainly(&position, attacker, 2);
            assert_eq!(solved(&position, attacker, 2), plainly, "{attacker:?} {position}");
            won[usize::from(plainly)] += 1;
        }
    }
    assert!(won[0] > 5 && won[1] > 5, "{won:?}");
}

#[test]
fn yinsh_is_solved_as_defined() {
    agrees_with_the_definition::<yinsh::Position>(yinsh::Variant::Normal, 60);
    agrees_with_the_definition::<yinsh::Position>(yinsh::Variant::Blitz, 100);
}

#[test]
fn gipf_is_solved_as_defined() {
    agrees_with_the_definition::<gipf::Position>(gipf::Variant::Basic, 100);
    agrees_with_the_definition::<gipf::Position>(gipf::Variant::Standard, 100);
    agrees_with_the_definition::<gipf::Position>(gipf::Variant::Tournament, 100);
}

#[test]
fn three_turns_are_solved_as_defined_where_little_can_move() {
    let text = "RRr1/mRrr3/1MM5/1m1m5/1M2M5/m3m4/M4M4/5m3/5M2/5m1/4 w move 2-2";
    for text in [text.to_owned(), text.replace(" w ", " b ")] {
        let position = yinsh::Position::from_text(yinsh::Variant::Normal, &text).unwrap();
        for attacker in Color::ALL {
            let plainly = wins_plainly(&position, attacker, 3);
            assert_eq!(solved(&position, attacker, 3), plainly, "{attacker:?} {text}");
        }
    }
}

/// Every turn of a position, judged here and by the solver on the twins.
fn agrees_with_the_twin<G: Checked + Solvable>(variant: G::Variant, full: usize) {
    use claims::Twin;
    for position in last_positions::<G>(variant, full, 3) {
        if position.outcome().is_some() {
            continue;
        }
        let twin =
            G::Twin::from_position(&position.id(), &position.to_string()).expect("a position");
        let by_twin = claims::solver::solve(&twin, 2, u64::MAX).expect("no limit");
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
fn the_twins_say_the_same_of_every_turn() {
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
fn a_limit_of_positions_leaves_the_question_open() {
    let start = gipf::Position::start(gipf::Variant::Standard);
    let few = Limits { nodes: 1_000, entries: 10 };
    let mut solver = Solver::new(Color::White, few);
    assert_eq!(solver.wins_within(&start, 4), Verdict::Unknown);
    assert_eq!(solver.nodes_left(), 0);
}

#[test]
fn more_turns_than_can_be_counted_leave_the_question_open() {
    let mut solver = Solver::new(Color::White, PLENTY);
    let blitz = yinsh(yinsh::Variant::Blitz, FOUR);
    assert_eq!(solver.wins_within(&blitz, MOST_TURNS + 1), Verdict::Unknown);
}

#[test]
fn what_a_solver_has_found_before_changes_no_answer() {
    let text = "1m2/4M2/M2M4/1M4m2/2M1Rm1M2/2MmrMMm1/R2mmMmMm1/2rrMMR2/3mmmm1/3m3/4 b move 2-2";
    let mut position = yinsh(yinsh::Variant::Normal, text);
    position.play_turn("f6-f3").unwrap();
    let fresh =
        [3, 2, 1].map(|turns| Solver::new(Color::White, PLENTY).wins_within(&position, turns));
    assert_eq!(fresh, [Verdict::Proved, Verdict::Disproved, Verdict::Disproved]);
    // Longer questions first, so that the table knows more than is asked next.
    let mut solver = Solver::new(Color::White, PLENTY);
    assert_eq!([3, 2, 1].map(|turns| solver.wins_within(&position, turns)), fresh);
}

#[test]
fn a_full_table_changes_no_answer() {
    for position in last_positions::<gipf::Position>(gipf::Variant::Basic, 10, 4) {
        for attacker in Color::ALL {
            let limits = Limits { nodes: u64::MAX, entries: 1 };
            let verdict = Solver::new(attacker, limits).wins_within(&position, 2);
            let plenty = Solver::new(attacker, PLENTY).wins_within(&position, 2);
            assert_eq!(verdict, plenty, "{position}");
        }
    }
}

#[test]
fn which_ring_comes_off_last_is_no_choice() {
    let blitz = yinsh(yinsh::Variant::Blitz, FOUR);
    let winning = |position: &yinsh::Position| {
        let all = candidates(position, usize::MAX).unwrap();
        let won = all.iter().filter(|candidate| candidate.turn.position.outcome().is_some());
        won.count()
    };
    // The ring on d7 leaves it in several ways; each wins, with any of the other rings. If that
    // ring itself comes off, all ways lead to one position.
    let turns = whole_turns(&blitz, usize::MAX).unwrap();
    let ends = turns.iter().filter(|turn| turn.position.outcome().is_some()).count();
    assert_eq!(ends, 4 * winning(&blitz) + 1);
    assert!(winning(&blitz) > 1);
}

#[test]
fn while_the_game_goes_on_every_ring_is_a_choice() {
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
