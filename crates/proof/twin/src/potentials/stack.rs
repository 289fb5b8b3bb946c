//! The discs on one spot, as a list from the bottom up.

/// A basic (`P`) or a potential (its letter) of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Disc {
    pub(super) owner: char,
    pub(super) what: char,
}

/// Names the owner of a stack: the owner of its top disc.
pub(super) fn owner(stack: &[Disc]) -> char {
    stack[stack.len() - 1].owner
}

/// Finds the two discs on top, the lower one first.
fn top_two(stack: &[Disc]) -> Option<(Disc, Disc)> {
    match stack {
        [.., below, top] => Some((*below, *top)),
        _ => None,
    }
}

/// Checks whether the top is a GIPF-piece: two basics or two PÜNCT of one player.
pub(super) fn is_gipf(stack: &[Disc]) -> bool {
    top_two(stack).is_some_and(|(below, top)| below == top && "PU".contains(top.what))
}

/// Checks whether the top is a loaded piece: a potential on a basic of its own player.
pub(super) fn is_loaded(stack: &[Disc]) -> bool {
    top_two(stack).is_some_and(|(below, top)| {
        below.owner == top.owner && below.what == 'P' && top.what != 'P'
    })
}

/// Checks whether the top is a basic that is not half of a GIPF-piece.
pub(super) fn is_basic(stack: &[Disc]) -> bool {
    !is_gipf(stack) && stack.last().is_some_and(|top| top.what == 'P')
}

/// Checks whether the top is a potential that is neither loaded nor half of a GIPF-piece.
pub(super) fn is_used(stack: &[Disc]) -> bool {
    !is_gipf(stack) && !is_loaded(stack) && stack.last().is_some_and(|top| top.what != 'P')
}

/// Takes off the piece on top: both discs if it is a GIPF-piece or a loaded piece.
pub(super) fn take_top(stack: &mut Vec<Disc>) -> Vec<Disc> {
    let discs = if is_gipf(stack) || is_loaded(stack) { 2 } else { 1 };
    stack.split_off(stack.len() - discs)
}

/// Checks whether a PÜNCT has halved a GIPF-piece here: the top disc is directly on the one disc left.
pub(super) fn is_halved(stack: &[Disc]) -> bool {
    matches!(stack, [below, top] if below.owner != top.owner && top.what == 'U')
}
