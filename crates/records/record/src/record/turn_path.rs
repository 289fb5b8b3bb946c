/// The path to a turn of a record through the main line and variations.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnPath {
    /// The branches that lead to the turn: the index of each replaced turn and of its variation.
    pub(crate) path: Vec<(usize, usize)>,
    pub(crate) turn: usize,
}

impl TurnPath {
    /// Returns the path to a turn of the main line, given its index from 0.
    #[must_use]
    pub fn main(turn: usize) -> Self {
        Self { path: Vec::new(), turn }
    }

    /// Returns the path to a turn in a variation of this turn; both indices count from 0.
    #[must_use]
    pub fn variation(mut self, variation: usize, turn: usize) -> Self {
        self.path.push((self.turn, variation));
        self.turn = turn;
        self
    }

    /// Returns the number of variations on the path.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.path.len()
    }
}
