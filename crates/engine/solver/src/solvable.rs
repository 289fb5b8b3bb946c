use game::Game;

/// A game whose actions can be told apart: those that decide, and those that only settle rows.
pub trait Solvable: Game {
    /// Whether an action removes what a row obliges a player to remove, or leaves it.
    fn is_settlement(action: Self::Action) -> bool;
}

impl Solvable for yinsh::Position {
    fn is_settlement(action: yinsh::Action) -> bool {
        matches!(action, yinsh::Action::RemoveRow(_) | yinsh::Action::RemoveRing(_))
    }
}

impl Solvable for gipf::Position {
    fn is_settlement(action: gipf::Action) -> bool {
        matches!(action, gipf::Action::Remove(_) | gipf::Action::Leave)
    }
}
