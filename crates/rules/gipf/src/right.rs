/// A player's right to bring in GIPF-pieces, which exists only in tournament games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Right {
    /// The player may not bring in GIPF-pieces: they have brought in a single, or the variant has no
    /// such right.
    Gone,
    /// The player may bring in GIPF-pieces, and has already brought in at least one.
    Open,
    /// The player must bring in a GIPF-piece, their first.
    First,
}
