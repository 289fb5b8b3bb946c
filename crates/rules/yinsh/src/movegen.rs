use core::{iter::FusedIterator, ops::BitOr};

use game::Color;
use hexgrid::Axis;

use crate::{Action, Bitboard, Point, Position, Row, Stage};

/// Iterator over the legal actions of a position.
///
/// It stores sets of points instead of a list, and its length is known without iterating.
#[derive(Clone, Debug)]
pub struct LegalActions {
    /// The remaining points of the current set: targets of one ring, first points of rows along
    /// one axis, or simply points.
    points: Bitboard,
    /// For moves, the points that all rings can reach in each direction; for rows, their first
    /// points by axis.
    sets: [Bitboard; 6],
    /// The rings that may move; `rings_left` are those not listed yet.
    rings: Bitboard,
    rings_left: Bitboard,
    from: Point,
    axis: Axis,
    kind: Kind,
    left: u8,
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
        Self {
            points,
            sets: [Bitboard::EMPTY; 6],
            rings: Bitboard::EMPTY,
            rings_left: Bitboard::EMPTY,
            from: Point::CENTRE,
            axis: Axis::Column,
            kind,
            left: points.len() as u8,
        }
    }

    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        if position.ring_winner().is_some() {
            return Self::NONE;
        }
        match position.stage {
            Stage::Move => Self::moves(position),
            Stage::Place => Self::new(Kind::Place, position.empty()),
            Stage::Row { .. } => Self::rows(position.markers(position.to_act)),
            Stage::Ring { .. } => Self::new(Kind::Ring, position.rings(position.to_act)),
        }
    }

    fn rows(markers: Bitboard) -> Self {
        let mut rows = Self::new(Kind::Row, markers.rows(Axis::Column));
        for axis in [Axis::Row, Axis::Diagonal] {
            rows.sets[axis.index()] = markers.rows(axis);
            rows.left += Bitboard::len(rows.sets[axis.index()]) as u8;
        }
        rows
    }

    #[inline(always)]
    fn moves(position: &Position) -> Self {
        if position.pool == 0 {
            return Self::NONE;
        }
        let rings = position.rings(position.to_act);
        let sets = rings.reached(position.all_markers(), position.empty());
        // Count here, while the sets are still in registers.
        let left: u32 = sets.into_iter().map(Bitboard::len).sum();
        if left == 0 {
            return Self::pass(position);
        }
        let none = Self::new(Kind::Move, Bitboard::EMPTY);
        Self { sets, rings, rings_left: rings, left: left as u8, ..none }
    }

    #[cold]
    fn pass(position: &Position) -> Self {
        if position.can_move(!position.to_act) {
            // Passing is one action, so the set contains one arbitrary point.
            Self::new(Kind::Pass, Bitboard::of(Point::CENTRE))
        } else {
            Self::NONE
        }
    }

    /// Advances to the next ring or axis; returns `false` if none is left.
    #[inline(always)]
    fn advance(&mut self) -> bool {
        match self.kind {
            Kind::Move => {
                let Some(ring) = self.rings_left.pop() else { return false };
                self.from = ring;
                self.points = Bitboard::share(&self.sets, self.rings, ring);
                true
            }
            Kind::Row => {
                let Some(&axis) = Axis::ALL.get(self.axis.index() + 1) else { return false };
                self.axis = axis;
                self.points = self.sets[axis.index()];
                true
            }
            Kind::Place | Kind::Ring | Kind::Pass => false,
        }
    }

    /// Returns the action that a point stands for.
    #[inline(always)]
    fn action(&self, point: Point) -> Action {
        match self.kind {
            Kind::Move => Action::Move { from: self.from, to: point },
            Kind::Place => Action::Place(point),
            Kind::Row => Action::RemoveRow(Row::trusted(point, self.axis)),
            Kind::Ring => Action::RemoveRing(point),
            Kind::Pass => Action::Pass,
        }
    }
}

impl Iterator for LegalActions {
    type Item = Action;

    #[inline(always)]
    fn next(&mut self) -> Option<Action> {
        while self.points.is_empty() {
            if !self.advance() {
                return None;
            }
        }
        self.left -= 1;
        self.points.pop().map(|point| self.action(point))
    }

    /// Skips whole sets of points: a random player needs one action out of many.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let mut skipped = n;
        while Bitboard::len(self.points) as usize <= skipped {
            skipped -= Bitboard::len(self.points) as usize;
            self.left -= Bitboard::len(self.points) as u8;
            self.points = Bitboard::EMPTY;
            if !self.advance() {
                return None;
            }
        }
        for _ in 0..skipped {
            self.points.pop();
        }
        self.left -= skipped as u8;
        self.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::from(self.left), Some(usize::from(self.left)))
    }
}

impl ExactSizeIterator for LegalActions {}

impl FusedIterator for LegalActions {}

impl Position {
    /// Returns the points that a player's ring on `from` can move to, even if the other player is to act.
    ///
    /// The set is empty if the player has no ring on `from`.
    ///
    /// ```
    /// use yinsh::{Color, Point, Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Normal);
    /// position.play_turn("f6")?;
    /// assert_eq!(position.ring_targets(Color::White, Point::F6).len(), 24);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ring_targets(&self, color: Color, from: Point) -> Bitboard {
        let ring = self.rings(color) & Bitboard::of(from);
        let reached = ring.reached(self.all_markers(), self.empty());
        reached.into_iter().fold(Bitboard::EMPTY, Bitboard::bitor)
    }
}
