use core::iter::FusedIterator;

use gipf::{Bitboard, Push, Removals, Right, Spot};
use hexgrid::Direction;

use crate::{Action, Kind, Position, Potential, Stage, uses::Uses};

/// Iterator over the legal actions of a position.
///
/// It stores sets of spots instead of a list. The numbers of pushes and uses are known without
/// iterating; removals are few and are counted one by one.
#[derive(Clone, Debug)]
pub struct LegalActions(Choice);

#[derive(Clone, Debug)]
enum Choice {
    None,
    Turns(Turns),
    Removals(Removals),
}

impl LegalActions {
    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        if position.result().is_some() {
            return Self(Choice::None);
        }
        match position.stage {
            Stage::Push => Self(Choice::Turns(Turns::of(position))),
            Stage::Extra => Self(Choice::Turns(Turns::extra(position))),
            Stage::Remove { .. } => {
                Self(Choice::Removals(Removals::of(position.stretches(position.to_act))))
            }
        }
    }
}

impl Iterator for LegalActions {
    type Item = Action;

    #[inline(always)]
    fn next(&mut self) -> Option<Action> {
        match &mut self.0 {
            Choice::Turns(turns) => turns.next(),
            Choice::Removals(removals) => removals.next().map(settling),
            Choice::None => None,
        }
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        match &mut self.0 {
            Choice::Turns(turns) => turns.nth(n),
            Choice::Removals(removals) => removals.nth(n).map(settling),
            Choice::None => None,
        }
    }

    #[inline]
    fn fold<B, F: FnMut(B, Action) -> B>(self, init: B, f: F) -> B {
        match self.0 {
            Choice::Turns(turns) => turns.fold(init, f),
            Choice::Removals(removals) => removals.map(settling).fold(init, f),
            Choice::None => init,
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = match &self.0 {
            Choice::Turns(turns) => usize::from(turns.left),
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

/// The kinds of pieces that can be brought in, by the bits of [`Turns::kinds`].
const KINDS: [Kind; 8] = [
    Kind::Gipf,
    Kind::Loaded(Potential::Tamsk),
    Kind::Loaded(Potential::Zertz),
    Kind::Loaded(Potential::Dvonn),
    Kind::Loaded(Potential::Yinsh),
    Kind::Loaded(Potential::Punct),
    Kind::Basic,
    Kind::Extra,
];
const GIPF: u8 = 1;
const LOADED: u32 = 1;
const BASIC: u8 = 1 << 6;
const EXTRA: u8 = 1 << 7;

/// Index of the way after the six directions: onto the empty spots of the rim.
const ENTER: u8 = 6;

/// Iterator over pushes and uses: for each kind of piece, the pushes along each direction and
/// onto the empty spots of the rim; then the uses of each loaded piece; finally declining the
/// extra push.
#[derive(Clone, Debug)]
struct Turns {
    occupied: Bitboard,
    /// The remaining entries of the current way, or the remaining targets of the current use.
    spots: Bitboard,
    way: u8,
    kind: Kind,
    /// The remaining kinds after the current one.
    kinds: u8,
    may_decline: bool,
    left: u16,
    /// The remaining loaded pieces after the current one.
    sources: Bitboard,
    /// The loaded piece whose uses are being listed; `None` during the pushes, which come first.
    source: Option<(Potential, Spot)>,
    uses: Uses,
}

impl Turns {
    #[inline(always)]
    fn of(position: &Position) -> Self {
        let uses = Uses::of(position);
        Self::new(position, Self::kinds(position), uses, false)
    }

    #[inline(never)]
    fn extra(position: &Position) -> Self {
        Self::new(position, EXTRA, Uses::NONE, true)
    }

    #[inline(always)]
    fn new(position: &Position, kinds: u8, uses: Uses, may_decline: bool) -> Self {
        let occupied = position.occupied();
        let pushes = occupied.count_pushes() * kinds.count_ones();
        let left = pushes + uses.len() + u32::from(may_decline);
        let mut turns = Self {
            occupied,
            spots: Bitboard::EMPTY,
            way: ENTER,
            kind: Kind::Basic,
            kinds,
            may_decline,
            left: left as u16,
            sources: uses.sources(),
            source: None,
            uses,
        };
        turns.next_kind();
        turns
    }

    /// Returns the kinds of pieces that the player to act may bring in (rules P4, P5).
    #[inline(always)]
    fn kinds(position: &Position) -> u8 {
        let reserve = position.reserve(position.to_act);
        if reserve == 0 {
            return 0;
        }
        let gipf = if reserve >= Kind::Gipf.cost() { GIPF } else { 0 };
        let loaded = position.hand(position.to_act).kinds() << LOADED;
        match position.right(position.to_act) {
            Right::First => gipf,
            Right::Open => gipf | loaded | BASIC,
            Right::Gone => loaded | BASIC,
        }
    }

    #[inline(always)]
    fn entries(&self) -> Bitboard {
        match Direction::ALL.get(self.way as usize) {
            Some(&direction) => self.occupied.pushable(direction),
            None => Bitboard::RIM.without(self.occupied),
        }
    }

    #[inline(always)]
    fn action(&self, spot: Spot) -> Option<Action> {
        if let Some((kind, from)) = self.source {
            return Some(Action::Use { kind, from, to: spot });
        }
        let kind = self.kind;
        match Direction::ALL.get(self.way as usize) {
            Some(&direction) => Push::new(spot, direction).map(|push| Action::Push { kind, push }),
            None => Some(Action::Enter { kind, spot }),
        }
    }

    #[inline(always)]
    fn next(&mut self) -> Option<Action> {
        while self.spots.is_empty() {
            if !self.advance() {
                return self.decline();
            }
        }
        self.left -= 1;
        self.spots.pop().and_then(|spot| self.action(spot))
    }

    /// Iterates without the bookkeeping of `next`, and looks up the way once for each set of spots.
    #[inline]
    fn fold<B, F: FnMut(B, Action) -> B>(mut self, init: B, mut f: F) -> B {
        let mut value = init;
        loop {
            match (self.source, Direction::ALL.get(self.way as usize)) {
                (Some((kind, from)), _) => {
                    for to in self.spots {
                        value = f(value, Action::Use { kind, from, to });
                    }
                }
                (None, Some(&direction)) => {
                    for push in self.spots.iter().filter_map(|spot| Push::new(spot, direction)) {
                        value = f(value, Action::Push { kind: self.kind, push });
                    }
                }
                (None, None) => {
                    for spot in self.spots {
                        value = f(value, Action::Enter { kind: self.kind, spot });
                    }
                }
            }
            if !self.advance() {
                break;
            }
        }
        match self.decline() {
            Some(declined) => f(value, declined),
            None => value,
        }
    }

    /// Skips whole sets of spots: a random player needs one action out of many.
    fn nth(&mut self, n: usize) -> Option<Action> {
        let mut skipped = n;
        while self.spots.len() as usize <= skipped {
            skipped -= self.spots.len() as usize;
            self.left -= self.spots.len() as u16;
            self.spots = Bitboard::EMPTY;
            if !self.advance() {
                let declined = self.decline();
                return if skipped == 0 { declined } else { None };
            }
        }
        for _ in 0..skipped {
            self.spots.pop();
        }
        self.left -= skipped as u16;
        self.next()
    }

    fn decline(&mut self) -> Option<Action> {
        if core::mem::take(&mut self.may_decline) {
            self.left -= 1;
            return Some(Action::Decline);
        }
        None
    }

    /// Advances to the next direction, kind or loaded piece; returns `false` if none is left.
    #[inline(never)]
    fn advance(&mut self) -> bool {
        if self.source.is_none() && self.way < ENTER {
            self.way += 1;
            self.spots = self.entries();
            return true;
        }
        if self.next_kind() {
            return true;
        }
        self.source = self.sources.pop().map(|from| (self.uses.kind(from), from));
        if let Some((kind, from)) = self.source {
            self.spots = self.uses.targets(kind, from);
            return true;
        }
        // After the last source, do not start over with pushes.
        self.way = ENTER;
        false
    }

    #[inline(always)]
    fn next_kind(&mut self) -> bool {
        if self.kinds == 0 {
            return false;
        }
        self.kind = KINDS[self.kinds.trailing_zeros() as usize % KINDS.len()];
        self.kinds &= self.kinds - 1;
        self.way = 0;
        self.spots = self.entries();
        true
    }
}
