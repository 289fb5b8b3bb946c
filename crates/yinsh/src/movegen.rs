use core::iter::FusedIterator;

use game::Color;
use hexgrid::{Axis, Direction};

use crate::{Action, Bitboard, Point, Position, Row, Stage};

/// The legal actions of a position: sets of points, not a list.
///
/// Its length is known without listing, and the actions come one by one.
#[derive(Clone, Debug)]
pub struct LegalActions {
    /// For moves the points reached in each direction; for rows their first points by
    /// axis; otherwise one set.
    sets: [Bitboard; 6],
    rings: Bitboard,
    current: u8,
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
    #[inline(always)]
    const fn new(kind: Kind, first: Bitboard) -> Self {
        let mut sets = [Bitboard::EMPTY; 6];
        sets[0] = first;
        Self { sets, rings: Bitboard::EMPTY, current: 0, kind }
    }

    const NONE: Self = Self::new(Kind::Place, Bitboard::EMPTY);

    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        if position.ring_winner().is_some() {
            return Self::NONE;
        }
        match position.stage {
            Stage::Move => Self::moves(position),
            Stage::Place => Self::new(Kind::Place, position.empty()),
            Stage::Row { .. } => {
                let markers = position.markers(position.to_act);
                let mut actions = Self::new(Kind::Row, Bitboard::EMPTY);
                for axis in Axis::ALL {
                    actions.sets[axis.index()] = markers.rows(axis);
                }
                actions
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
        let (markers, empty) = (position.all_markers(), position.empty());
        let sets = Direction::ALL.map(|way| rings.reached(markers, empty, way));
        let actions = Self { sets, rings, current: 0, kind: Kind::Move };
        if actions.is_empty() { Self::pass(position) } else { actions }
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

    #[inline(always)]
    fn is_empty(&self) -> bool {
        self.sets.iter().fold(Bitboard::EMPTY, |all, &set| all | set).is_empty()
    }

    /// The ring that reaches `to` in a direction: the nearest one on the way back.
    #[inline]
    fn mover(&self, to: Point, direction: Direction) -> Point {
        let rings = self.rings & Bitboard::ray(to, direction.opposite());
        let nearest = if direction.is_forward() { rings.last() } else { rings.first() };
        nearest.unwrap_or(to)
    }
}

impl Iterator for LegalActions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        while self.sets[self.current as usize].is_empty() {
            if self.current == 5 {
                return None;
            }
            self.current += 1;
        }
        let index = self.current as usize;
        let point = self.sets[index].pop()?;
        Some(match self.kind {
            Kind::Move => {
                Action::Move { from: self.mover(point, Direction::ALL[index]), to: point }
            }
            Kind::Place => Action::Place(point),
            Kind::Row => Action::RemoveRow(Row::trusted(point, Axis::ALL[index % 3])),
            Kind::Ring => Action::RemoveRing(point),
            Kind::Pass => Action::Pass,
        })
    }

    /// Without the bookkeeping of `next`, which a search would pay at every node.
    #[inline]
    fn fold<B, F: FnMut(B, Action) -> B>(self, init: B, mut f: F) -> B {
        if self.kind != Kind::Move {
            let mut value = init;
            let rest = self;
            for action in rest {
                value = f(value, action);
            }
            return value;
        }
        let mut value = init;
        for direction in Direction::ALL {
            for to in self.sets[direction.index()] {
                value = f(value, Action::Move { from: self.mover(to, direction), to });
            }
        }
        value
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.sets.iter().map(|set| set.len()).sum();
        (len, Some(len))
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
        let (markers, empty) = (self.all_markers(), self.empty());
        Direction::ALL
            .into_iter()
            .fold(Bitboard::EMPTY, |all, way| all | ring.reached(markers, empty, way))
    }
}
