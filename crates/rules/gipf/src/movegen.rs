use core::iter::FusedIterator;

use hexgrid::Direction;

use crate::{
    Action, Bitboard, Kind, Position, Push, Right, Spot, Stage, Variant, removals::Removals,
};

/// Iterator over the legal actions of a position.
///
/// It stores sets of spots instead of a list. The number of pushes is known without iterating;
/// removals are few and are counted one by one.
#[derive(Clone, Debug)]
pub struct LegalActions(Choice);

#[derive(Clone, Debug)]
enum Choice {
    None,
    Pushes(Pushes),
    Removals(Removals),
}

impl LegalActions {
    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        if position.result().is_some() {
            return Self(Choice::None);
        }
        match position.stage {
            Stage::Push => Self(Choice::Pushes(Pushes::of(position))),
            Stage::Remove { .. } => {
                Self(Choice::Removals(Removals::of(position.rows(position.to_act))))
            }
        }
    }
}

impl Iterator for LegalActions {
    type Item = Action;

    #[inline(always)]
    fn next(&mut self) -> Option<Action> {
        match &mut self.0 {
            Choice::Pushes(pushes) => pushes.next(),
            Choice::Removals(removals) => removals.next().map(settling),
            Choice::None => None,
        }
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        if let Choice::Pushes(pushes) = &mut self.0 {
            return pushes.nth(n);
        }
        for _ in 0..n {
            self.next()?;
        }
        self.next()
    }

    #[inline]
    fn fold<B, F: FnMut(B, Action) -> B>(self, init: B, f: F) -> B {
        match self.0 {
            Choice::Pushes(pushes) => pushes.fold(init, f),
            Choice::Removals(removals) => removals.map(settling).fold(init, f),
            Choice::None => init,
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = match &self.0 {
            Choice::Pushes(pushes) => usize::from(pushes.left),
            Choice::Removals(removals) => removals.clone().count(),
            Choice::None => 0,
        };
        (len, Some(len))
    }
}

impl ExactSizeIterator for LegalActions {}

impl FusedIterator for LegalActions {}

/// Returns the action that removes a set of spots, or leaves all rows if the set is empty.
fn settling(removal: Bitboard) -> Action {
    if removal.is_empty() { Action::Leave } else { Action::Remove(removal) }
}

/// Iterator over the pushes: along each direction, then onto the empty spots of the rim.
#[derive(Clone, Debug)]
struct Pushes {
    occupied: Bitboard,
    /// The remaining entries of the current way.
    entries: Bitboard,
    way: u8,
    kind: Kind,
    /// Whether singles are listed after the GIPF-pieces.
    singles_follow: bool,
    left: u8,
}

/// Index of the way after the six directions: onto the empty spots of the rim.
const ENTER: u8 = 6;

impl Pushes {
    #[inline(always)]
    fn of(position: &Position) -> Self {
        let (kind, singles_follow) = if position.variant == Variant::Tournament {
            Self::kinds(position)
        } else {
            (Kind::Single, false)
        };
        let occupied = position.occupied();
        let left = occupied.count_pushes() << u32::from(singles_follow);
        let entries = Self::entries(occupied, 0);
        Self { occupied, entries, way: 0, kind, singles_follow, left: left as u8 }
    }

    fn kinds(position: &Position) -> (Kind, bool) {
        match position.right(position.to_act) {
            Right::First => (Kind::Gipf, false),
            // While the right lasts, the reserve is even, so it contains at least two pieces (rule G10).
            Right::Open => (Kind::Gipf, true),
            Right::Gone => (Kind::Single, false),
        }
    }

    #[inline(always)]
    fn entries(occupied: Bitboard, way: u8) -> Bitboard {
        match Direction::ALL.get(way as usize) {
            Some(&direction) => occupied.pushable(direction),
            None => Bitboard::RIM.without(occupied),
        }
    }

    #[inline(always)]
    fn action(kind: Kind, way: u8, spot: Spot) -> Action {
        match Direction::ALL.get(way as usize) {
            Some(&direction) => Action::Push { kind, push: Push::trusted(spot, direction) },
            None => Action::Enter { kind, spot },
        }
    }

    /// Iterates without the bookkeeping of `next`, which a search would pay for at every node.
    #[inline]
    fn fold<B, F: FnMut(B, Action) -> B>(mut self, init: B, mut f: F) -> B {
        let mut value = init;
        if self.singles_follow || self.way != 0 {
            while let Some(action) = self.next() {
                value = f(value, action);
            }
            return value;
        }
        for direction in Direction::ALL {
            let way = direction.index() as u8;
            let entries = if way == 0 { self.entries } else { Self::entries(self.occupied, way) };
            for spot in entries {
                value = f(value, Self::action(self.kind, way, spot));
            }
        }
        for spot in Self::entries(self.occupied, ENTER) {
            value = f(value, Self::action(self.kind, ENTER, spot));
        }
        value
    }

    #[inline(always)]
    fn next(&mut self) -> Option<Action> {
        while self.entries.is_empty() {
            if !self.advance() {
                return None;
            }
        }
        self.left -= 1;
        self.entries.pop().map(|spot| Self::action(self.kind, self.way, spot))
    }

    /// Skips whole sets of entries: a random player needs one action out of many.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let mut skipped = n;
        while self.entries.len() as usize <= skipped {
            skipped -= self.entries.len() as usize;
            self.left -= self.entries.len() as u8;
            if !self.advance() {
                return None;
            }
        }
        for _ in 0..skipped {
            self.entries.pop();
        }
        self.left -= skipped as u8 + 1;
        self.entries.pop().map(|spot| Self::action(self.kind, self.way, spot))
    }

    /// Advances to the next direction or kind; returns `false` if none is left.
    #[inline(never)]
    fn advance(&mut self) -> bool {
        if self.way < ENTER {
            self.way += 1;
        } else if self.singles_follow {
            self.singles_follow = false;
            self.kind = Kind::Single;
            self.way = 0;
        } else {
            self.entries = Bitboard::EMPTY;
            return false;
        }
        self.entries = Self::entries(self.occupied, self.way);
        true
    }
}
