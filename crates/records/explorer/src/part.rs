//! Binary format of a part of a tree.
//!
//! A part starts with `gipfelo1` and the number of nodes. The columns follow, each for all nodes
//! in the order of their classes: pieces on the board (one byte); the key minus the previous
//! key, or the key itself where the number of pieces changes; wins; draws; losses; and the
//! evaluation in half percents (one byte; 255 for none). Numbers without a stated width are in
//! LEB128: seven bits per byte, the lowest first, with the eighth bit set on all bytes but the
//! last.

use crate::{Chance, Class, Node};

/// The first bytes of every part; the last one is the version.
const MAGIC: [u8; 8] = *b"gipfelo1";

/// Evaluation byte of a node without an evaluation.
const NONE: u8 = 255;

/// Number of bits in a key.
const KEY_BITS: u32 = 40;

/// Maximum number of nodes in a part. A file that claims to contain more is rejected before its
/// nodes are read.
const PART_MAX_NODES: u64 = 1 << 20;

/// Reason why bytes are not a valid part of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PartError {
    /// The bytes do not begin with the magic bytes of a part.
    #[error("not a part of an opening tree, or its version is not supported")]
    NotAPart,
    /// The bytes end too early.
    #[error("the part of the opening tree is truncated")]
    Truncated,
    /// A number is too large, or the nodes are out of order.
    #[error("the part of the opening tree is damaged")]
    Damaged,
}

pub(crate) fn write(nodes: impl Iterator<Item = (Class, Node)>) -> Vec<u8> {
    let nodes: Vec<(Class, Node)> = nodes.collect();
    let mut bytes = MAGIC.to_vec();
    write_number(&mut bytes, nodes.len() as u64);
    bytes.extend(nodes.iter().map(|(class, _)| class.pieces));
    let mut last = None;
    for (class, _) in &nodes {
        let before = last.replace(*class).filter(|last: &Class| last.pieces == class.pieces);
        write_number(&mut bytes, class.key - before.map_or(0, |before| before.key));
    }
    for count in [|n: &Node| n.wins, |n: &Node| n.draws, |n: &Node| n.losses] {
        nodes.iter().for_each(|(_, node)| write_number(&mut bytes, u64::from(count(node))));
    }
    bytes.extend(nodes.iter().map(|(_, node)| node.evaluation.map_or(NONE, Chance::half_percents)));
    bytes
}

/// Reads the first part and advances `rest` past it.
pub(crate) fn read(rest: &mut &[u8]) -> Result<Vec<(Class, Node)>, PartError> {
    *rest = rest.strip_prefix(&MAGIC).ok_or(PartError::NotAPart)?;
    let count = read_number(rest)?;
    if count > PART_MAX_NODES {
        return Err(PartError::Damaged);
    }
    let count = count as usize;
    let pieces = take(rest, count)?;
    let mut classes: Vec<Class> = Vec::with_capacity(count);
    for &pieces in pieces {
        classes.push(read_class(rest, pieces, classes.last())?);
    }
    let mut nodes = vec![Node::default(); count];
    for set in [
        |n: &mut Node, c| n.wins = c,
        |n: &mut Node, c| n.draws = c,
        |n: &mut Node, c| n.losses = c,
    ] {
        for node in &mut nodes {
            set(node, u32::try_from(read_number(rest)?).map_err(|_| PartError::Damaged)?);
        }
    }
    for (node, &byte) in nodes.iter_mut().zip(take(rest, count)?) {
        node.evaluation = Chance::new(byte);
        if byte != NONE && node.evaluation.is_none() {
            return Err(PartError::Damaged);
        }
    }
    Ok(classes.into_iter().zip(nodes).collect())
}

fn read_class(rest: &mut &[u8], pieces: u8, last: Option<&Class>) -> Result<Class, PartError> {
    let number = read_number(rest)?;
    let key = match last {
        Some(last) if last.pieces == pieces => match last.key.checked_add(number) {
            Some(key) if number > 0 => key,
            _ => return Err(PartError::Damaged),
        },
        Some(last) if last.pieces > pieces => return Err(PartError::Damaged),
        _ => number,
    };
    if key >> KEY_BITS > 0 {
        return Err(PartError::Damaged);
    }
    Ok(Class { pieces, key })
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], PartError> {
    let (taken, left) = rest.split_at_checked(count).ok_or(PartError::Truncated)?;
    *rest = left;
    Ok(taken)
}

fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(rest: &mut &[u8]) -> Result<u64, PartError> {
    let mut number = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let byte = take(rest, 1)?[0];
        let bits = u64::from(byte & 0x7f);
        if bits << shift >> shift != bits {
            return Err(PartError::Damaged);
        }
        number |= bits << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    Err(PartError::Damaged)
}
