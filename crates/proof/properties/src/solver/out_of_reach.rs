//! Detection of positions in which a win within one turn is impossible, so no action needs
//! to be tried.
//!
//! The tests read only position strings, and their conditions follow directly from the rules.

use std::collections::HashMap;

type Point = (i32, i32);

/// The lowest row of each column of YINSH.
const LOWEST: [i32; 11] = [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7];

/// The three axes, as steps of column and row.
const AXES: [Point; 3] = [(0, 1), (1, 0), (1, 1)];

/// Maximum number of markers on the board with which one more turn cannot empty the pool.
const MARKERS: usize = 49;

/// Returns whether this position string shows that the player to act cannot win in this turn.
pub(super) fn win_in_one_turn_is_impossible(position: &str) -> bool {
    let fields: Vec<&str> = position.split(' ').collect();
    match fields[..] {
        [board, player, "move", _] => no_row_in_reach(board, player),
        [board, player, "push", reserves] => has_reserve_left(board, player, reserves),
        _ => false,
    }
}

/// Returns whether a win in YINSH is out of reach. The player needs a row of five markers, of
/// which a move adds one, on the ring's point; the others must already be on the board. Or the
/// game must end without a row, because the pool is empty or neither player can move: this is
/// impossible if few markers are on the board and a ring of the other player has two empty
/// neighbours, of which one move occupies at most one.
fn no_row_in_reach(board: &str, player: &str) -> bool {
    let Some(letters) = read(board) else { return false };
    let (own_ring, other_ring) = if player == "w" { ('R', 'r') } else { ('r', 'R') };
    let markers = letters.values().filter(|letter| is_marker(**letter)).count();
    markers <= MARKERS && has_room(&letters, other_ring) && !has_row_in_reach(&letters, own_ring)
}

/// Returns whether the opponent has pieces in reserve in the basic game of GIPF. Without
/// GIPF-pieces they lose only if their reserve is empty, and only they take pieces from it.
fn has_reserve_left(board: &str, player: &str, reserves: &str) -> bool {
    let is_basic = !board.contains(['G', 'g']);
    let other =
        reserves.split_once('-').map(|(white, black)| if player == "w" { black } else { white });
    is_basic && other.is_some_and(|reserve| reserve != "0")
}

/// Returns the letter on each point, or `.` if the point is empty; `None` for the board of another game.
fn read(board: &str) -> Option<HashMap<Point, char>> {
    let columns: Vec<&str> = board.split('/').collect();
    if columns.len() != LOWEST.len() {
        return None;
    }
    let mut letters = HashMap::new();
    for (column, (text, lowest)) in (0..).zip(columns.into_iter().zip(LOWEST)) {
        let mut row = lowest;
        for letter in text.chars() {
            let run = letter.to_digit(10);
            for _ in 0..run.unwrap_or(1) {
                letters.insert((column, row), if run.is_some() { '.' } else { letter });
                row += 1;
            }
        }
    }
    Some(letters)
}

/// Returns whether one of these rings has two empty neighbours.
fn has_room(letters: &HashMap<Point, char>, ring: char) -> bool {
    let empty = |point| letters.get(&point) == Some(&'.');
    letters.iter().filter(|(_, letter)| **letter == ring).any(|(&(column, row), _)| {
        let ahead = AXES.iter().filter(|(c, r)| empty((column + c, row + r))).count();
        let behind = AXES.iter().filter(|(c, r)| empty((column - c, row - r))).count();
        ahead + behind >= 2
    })
}

/// Returns whether there are five points in a line with markers of any colour and at most one
/// ring of the player.
fn has_row_in_reach(letters: &HashMap<Point, char>, ring: char) -> bool {
    let fits = |(column, row): Point, (c, r): Point| {
        let on = |step| letters.get(&(column + step * c, row + step * r)).copied();
        (0..5).all(|step| on(step).is_some_and(|letter| letter == ring || is_marker(letter)))
            && (0..5).filter(|&step| on(step) == Some(ring)).count() <= 1
    };
    letters.keys().any(|&point| AXES.iter().any(|&axis| fits(point, axis)))
}

fn is_marker(letter: char) -> bool {
    letter == 'M' || letter == 'm'
}

#[cfg(test)]
mod tests {
    use super::win_in_one_turn_is_impossible;
    use crate::{Checked, Twin, Wanderer, games, solver::whole_turns};

    /// Returns the number of positions ruled out in random games, and checks that none of them is won
    /// in one turn.
    fn hopeless_positions<G: Checked>(variant: G::Variant, full: usize) -> usize {
        let mut hopeless = 0;
        for seed in 0..games(full) as u64 {
            Wanderer::new(seed).game(G::start(variant), |position: &G, action| {
                let text = position.to_string();
                if action.is_some() && win_in_one_turn_is_impossible(&text) {
                    hopeless += 1;
                    assert!(!wins_at_once::<G::Twin>(&position.id(), &text), "{text}");
                }
            });
        }
        hopeless
    }

    fn wins_at_once<T: Twin>(id: &str, position: &str) -> bool {
        let game = T::from_position(id, position).unwrap();
        let player = game.to_act();
        let won = |(_, next): &(Vec<String>, T)| {
            next.outcome().is_some_and(|(winner, _)| winner == Some(player))
        };
        whole_turns(&game).iter().any(won)
    }

    #[test]
    fn positions_without_a_win_in_reach_are_not_won_in_one_turn() {
        for variant in yinsh::Variant::ALL {
            assert!(hopeless_positions::<yinsh::Position>(variant, 6) > 10);
        }
        assert!(hopeless_positions::<gipf::Position>(gipf::Variant::Basic, 6) > 10);
    }

    #[test]
    fn four_markers_next_to_a_ring_are_not_ruled_out() {
        let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
        assert!(!win_in_one_turn_is_impossible(text));
        assert!(win_in_one_turn_is_impossible(&text.replace("MMMMR2", "MMM1R2")));
    }

    #[test]
    fn positions_with_a_pending_removal_are_never_ruled_out() {
        assert!(!win_in_one_turn_is_impossible(
            "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0"
        ));
        assert!(!win_in_one_turn_is_impossible("p3/5/6/PPPP3/6/5/4 w remove:b 0-3"));
    }

    #[test]
    fn the_basic_game_is_lost_only_with_an_empty_reserve() {
        assert!(win_in_one_turn_is_impossible("p2P/5/6/P5p/6/5/p2P w push 1-1"));
        assert!(!win_in_one_turn_is_impossible("p2P/5/6/P5p/6/5/p2P w push 1-0"));
    }

    #[test]
    fn games_with_gipf_pieces_are_never_ruled_out() {
        assert!(!win_in_one_turn_is_impossible("g2G/5/6/G5g/6/5/g2G w push 12-12"));
        assert!(!win_in_one_turn_is_impossible("4/5/6/7/6/5/4 w push 18-18 GGgg"));
    }
}
