//! Forced wins, found by trying everything.

use variants::{AnyGame, Color};

/// Returns whether a player can force a win within this number of their turns.
pub(crate) fn can_force_win(game: &AnyGame, player: Color, turns: u16) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(player);
    }
    let is_own = game.to_act() == player;
    if is_own && turns == 0 {
        return false;
    }
    let wins = |token: String| {
        let mut next = game.clone();
        next.play_turn(&token).expect("a legal action");
        let is_over = next.to_act() != game.to_act();
        can_force_win(&next, player, turns - u16::from(is_own && is_over))
    };
    let mut tokens = game.legal_tokens().into_iter();
    if is_own { tokens.any(wins) } else { tokens.all(wins) }
}
