//! Tests that the solver finds wins and that its shortcuts do not change results.

use properties::{
    Checked, Twin, Wanderer, games,
    solver::{self, SolvedTurn},
};

fn read<T: Twin>(id: &str, position: &str) -> T {
    T::from_position(id, position).expect("a position string")
}

fn solve<T: Twin>(game: &T, turns: u32) -> Vec<SolvedTurn> {
    solver::solve(game, turns, u64::MAX).expect("there is no limit")
}

/// Returns the tokens of all winning turns.
fn wins<T: Twin>(id: &str, position: &str, turns: u32) -> Vec<String> {
    let solved = solve::<T>(&read(id, position), turns).into_iter();
    solved.filter(|turn| turn.wins).flat_map(|turn| turn.tokens).collect()
}

#[test]
fn a_row_that_removes_the_winning_ring_wins_in_one_turn() {
    let position = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    let turns = wins::<twin::yinsh::Game>("yinsh-blitz", position, 1);
    assert!(turns.contains(&"d7-e8;xd3-d7;xe8".to_string()));
    assert!(turns.iter().all(|turn| turn.contains(";xd3-d7;x")));
}

#[test]
fn the_same_row_does_not_win_while_more_rings_are_needed() {
    let position = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    assert!(wins::<twin::yinsh::Game>("yinsh", position, 1).is_empty());
}

#[test]
fn a_row_made_by_the_opponent_wins() {
    let position = "RRRR/R6/8/9/91/9/91/mmmmmmm2/8/r6/rrrr b row:w 0-0";
    let game: twin::yinsh::Game = read("yinsh-blitz", position);
    assert!(solve(&game, 1).iter().all(|turn| turn.wins));
}

#[test]
fn removal_orders_that_lead_to_the_same_position_are_one_turn() {
    let position = "RRRR/R6/8/MMMMM1MM1/91/9/91/MMMMM4/8/r6/rrrr w row:w 0-0";
    let game: twin::yinsh::Game = read("yinsh", position);
    let turns = solver::whole_turns(&game);
    let both =
        turns.iter().find(|(tokens, _)| tokens.contains(&"xd1-d5;xa2;xh3-h7;xa3".to_string()));
    let (tokens, _) = both.expect("both rows go");
    assert!(tokens.contains(&"xh3-h7;xa3;xd1-d5;xa2".to_string()) && tokens.len() == 4);
}

#[test]
fn exceeding_the_position_limit_yields_no_result() {
    let game = twin::gipf::Game::start("gipf-standard");
    assert!(solver::solve(&game, 2, 100).is_none());
}

/// Returns whether the attacker wins, directly from the definition, without caching or ordering.
fn wins_plainly<T: Twin>(game: &T, attacker: char, left: u32) -> bool {
    if let Some((winner, _)) = game.outcome() {
        return winner == Some(attacker);
    }
    if left == 0 {
        return false;
    }
    let attacks = game.to_act() == attacker;
    let wins = |token: String| {
        let mut next = game.clone();
        next.play(&token);
        let turn_ends = attacks && next.to_act() != attacker;
        wins_plainly(&next, attacker, left - u32::from(turn_ends))
    };
    let mut tokens = game.legal().into_iter();
    if attacks { tokens.any(wins) } else { tokens.all(wins) }
}

fn solved_as_defined<T: Twin>(id: &str, position: &str, turns: u32) {
    let game: T = read(id, position);
    let solved = solve(&game, turns);
    for (turn, (_, next)) in solved.iter().zip(solver::whole_turns(&game)) {
        let plainly = wins_plainly(&next, game.to_act(), turns - 1);
        assert_eq!(turn.wins, plainly, "{position} {:?}", turn.tokens);
    }
}

/// Compares the solver with the definition in a position near the end of each random game.
fn solved_near_the_end<G: Checked>(variant: G::Variant, full: usize) {
    for seed in 0..games(full) as u64 {
        let mut positions = Vec::new();
        Wanderer::new(seed).game(G::start(variant), |position: &G, _| positions.push(*position));
        let position = positions[positions.len() - 5];
        solved_as_defined::<G::Twin>(&position.id(), &position.to_string(), 2);
    }
}

#[test]
fn the_shortcuts_change_no_result_in_yinsh() {
    solved_near_the_end::<yinsh::Position>(yinsh::Variant::Blitz, 4);
}

#[test]
fn the_shortcuts_change_no_result_in_gipf() {
    solved_near_the_end::<gipf::Position>(gipf::Variant::Basic, 4);
    solved_near_the_end::<gipf::Position>(gipf::Variant::Standard, 4);
}

#[test]
fn caching_changes_no_result() {
    // The rings can hardly move, so three turns can be searched exhaustively.
    let position = "RRr1/mRrr3/1MM5/1m1m5/1M2M5/m3m4/M4M4/5m3/5M2/5m1/4 w move 2-2";
    solved_as_defined::<twin::yinsh::Game>("yinsh", position, 3);
    let position = position.replace(" w ", " b ");
    solved_as_defined::<twin::yinsh::Game>("yinsh", &position, 3);
}
