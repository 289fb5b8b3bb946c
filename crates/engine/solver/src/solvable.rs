use game::Game;

/// A game that distinguishes actions that decide something from actions that only settle rows.
pub trait Solvable: Game {
    /// Returns whether an action settles a row: it removes pieces as a row requires, or leaves the
    /// row on the board.
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
