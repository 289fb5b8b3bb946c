/// Whether a player may bring in GIPF-pieces; only tournament games have this right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Right {
    /// They may not: they have brought in a single, or the variant has no such right.
    Gone,
    /// They may, and have brought in at least one.
    Open,
    /// They must: they have not brought in their first one.
    First,
}
