/// The path to a turn of a record: through the main line and the variations that are entered.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnPath {
    /// The turns passed on the way, each with the variation of it that was entered.
    pub(crate) path: Vec<(usize, usize)>,
    pub(crate) turn: usize,
}

impl TurnPath {
    /// A turn of the main line, from 0.
    #[must_use]
    pub fn main(turn: usize) -> Self {
        Self { path: Vec::new(), turn }
    }

    /// A turn of a variation of the turn that this address names, both from 0.
    #[must_use]
    pub fn variation(mut self, variation: usize, turn: usize) -> Self {
        self.path.push((self.turn, variation));
        self.turn = turn;
        self
    }

    /// How many variations deep it stands.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.path.len()
    }
}
