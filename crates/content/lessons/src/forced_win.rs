use game::{Color, Game};

/// Returns whether a player wins within a number of their own turns, whatever the opponent plays.
///
/// An unfinished turn counts as one of them.
pub(crate) fn wins_by_force<G: Game>(position: &G, player: Color, turns: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(player);
    }
    if turns == 0 {
        return false;
    }
    let own = position.to_act() == player;
    let mut wins = position.legal_actions().map(|action| {
        let mut next = *position;
        next.play_unchecked(action);
        let turn_over = own && next.to_act() != player;
        wins_by_force(&next, player, turns - u32::from(turn_over))
    });
    if own { wins.any(|won| won) } else { wins.all(|won| won) }
}
