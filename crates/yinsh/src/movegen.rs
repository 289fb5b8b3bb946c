use core::iter::FusedIterator;

use game::Color;
use hexgrid::{Axis, Direction};

use crate::{Action, Bitboard, Point, Position, Row, Stage};

/// The legal actions of a position: sets of points, not a list.
///
/// Its length is known without listing, and the actions come one by one.
#[derive(Clone, Debug)]
pub struct LegalActions {
    /// The points still to come: for moves those reached in each direction, for rows
    /// their first points by axis, otherwise one set.
    sets: [Bitboard; 6],
    /// The rings that may move.
    rings: Bitboard,
    current: u8,
    left: u8,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Place,
    Move,
    Row,
    Ring,
    Pass,
}

impl LegalActions {
    const NONE: Self = Self::new(Kind::Place, Bitboard::EMPTY);

    #[inline(always)]
    const fn new(kind: Kind, points: Bitboard) -> Self {
        let mut sets = [Bitboard::EMPTY; 6];
        sets[0] = points;
        Self { sets, rings: Bitboard::EMPTY, current: 0, left: points.len() as u8, kind }
    }

    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        if position.ring_winner().is_some() {
            return Self::NONE;
        }
        match position.stage {
            Stage::Move => Self::moves(position),
            Stage::Place => Self::new(Kind::Place, position.empty()),
            Stage::Row { .. } => {
                let mut rows = Self::new(Kind::Row, Bitboard::EMPTY);
                for axis in Axis::ALL {
                    let firsts = position.markers(position.to_act).rows(axis);
                    rows.sets[axis.index()] = firsts;
                    rows.left += Bitboard::len(firsts) as u8;
                }
                rows
            }
            Stage::Ring { .. } => Self::new(Kind::Ring, position.rings(position.to_act)),
        }
    }

    #[inline(always)]
    fn moves(position: &Position) -> Self {
        if position.pool == 0 {
            return Self::NONE;
        }
        let rings = position.rings(position.to_act);
        let sets = rings.reached(position.all_markers(), position.empty());
        // Counted here, while the sets are still in registers.
        let left: u32 = sets.into_iter().map(Bitboard::len).sum();
        if left == 0 {
            return Self::pass(position);
        }
        Self { sets, rings, current: 0, left: left as u8, kind: Kind::Move }
    }

    #[cold]
    fn pass(position: &Position) -> Self {
        if position.can_move(!position.to_act) {
            // Any one point will do: passing is one action.
            Self::new(Kind::Pass, Bitboard::of(Point::CENTRE))
        } else {
            Self::NONE
        }
    }

    /// The action that a point of the set with this index stands for.
    #[inline(always)]
    fn action(&self, index: usize, point: Point) -> Action {
        match self.kind {
            Kind::Move => {
                let direction = Direction::ALL[index % 6];
                Action::Move { from: self.rings.nearest_behind(point, direction), to: point }
            }
            Kind::Place => Action::Place(point),
            Kind::Row => Action::RemoveRow(Row::trusted(point, Axis::ALL[index % 3])),
            Kind::Ring => Action::RemoveRing(point),
            Kind::Pass => Action::Pass,
        }
    }
}

impl Iterator for LegalActions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    /// Skips whole sets of points: a random player needs one action out of many.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let mut skipped = n;
        self.left = self.left.saturating_sub(n.min(254) as u8 + 1);
        loop {
            let index = self.current as usize;
            let set = self.sets.get_mut(index)?;
            let points = Bitboard::len(*set) as usize;
            if skipped < points {
                for _ in 0..skipped {
                    set.pop();
                }
                let point = set.pop()?;
                return Some(self.action(index, point));
            }
            skipped -= points;
            *set = Bitboard::EMPTY;
            self.current += 1;
        }
    }

    /// Without the bookkeeping of `next`, which a search would pay at every node.
    #[inline]
    fn fold<B, F: FnMut(B, Action) -> B>(self, init: B, mut f: F) -> B {
        let mut value = init;
        for index in 0..self.sets.len() {
            for point in self.sets[index] {
                value = f(value, self.action(index, point));
            }
        }
        value
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::from(self.left), Some(usize::from(self.left)))
    }
}

impl ExactSizeIterator for LegalActions {}

impl FusedIterator for LegalActions {}

impl Position {
    /// The points that a player's ring on `from` can move to, whoever is to act.
    ///
    /// Empty if there is no ring of that player.
    ///
    /// ```
    /// use yinsh::{Color, Game, Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Normal);
    /// position.play_unchecked(position.parse_action("f6")?);
    /// assert_eq!(position.ring_targets(Color::White, "f6".parse()?).len(), 26);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ring_targets(&self, color: Color, from: Point) -> Bitboard {
        let ring = self.rings(color) & Bitboard::of(from);
        let reached = ring.reached(self.all_markers(), self.empty());
        reached.into_iter().fold(Bitboard::EMPTY, |all, set| all | set)
    }
}
