use game::Color;
use gipf::{Bitboard, Push, Spot};
use hexgrid::{Direction, Symmetry};

use crate::{Piece, Potential, Stack};

/// The pieces on the board, as sets of spots. All sets except the layers describe the piece on
/// top of each spot.
///
/// The layers of a stack alternate in colour and are of one kind, so a stack is described by its
/// top, the number of layers that cover its base, and the base. No list is needed, and a push
/// moves a stack like a single piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Board {
    pub(crate) pieces: [Bitboard; 2],
    /// GIPF-pieces, made of basics or of two used potentials.
    pub(crate) gipf: Bitboard,
    /// Used potentials, including GIPF-pieces that are made of them.
    pub(crate) used: Bitboard,
    /// The kind of potential on each spot, as three bits: 0 for none, or else its index plus one.
    pub(crate) kinds: [Bitboard; 3],
    /// The number of used potentials that cover the base, as four bits: at most 12, six per
    /// player.
    pub(crate) layers: [Bitboard; 4],
    /// Covered bases that are loaded; their kind is the kind of the top.
    pub(crate) loaded_bases: Bitboard,
    /// Covered bases that are used potentials; all others are basics.
    pub(crate) used_bases: Bitboard,
}

impl Board {
    #[inline(always)]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.pieces[0] | self.pieces[1]
    }

    /// Returns the spots with a potential on top, loaded or used.
    #[inline(always)]
    fn potentials(&self) -> Bitboard {
        self.kinds[0] | self.kinds[1] | self.kinds[2]
    }

    /// Returns the spots with a loaded piece on top.
    #[inline(always)]
    pub(crate) fn loaded(&self) -> Bitboard {
        self.potentials().without(self.used)
    }

    /// Returns the pieces that may stay when their row is removed (rule P3).
    #[inline(always)]
    pub(crate) fn may_stay(&self) -> Bitboard {
        self.gipf | self.loaded()
    }

    /// Returns the spots with a potential of the given kind on top, loaded or used.
    #[inline(always)]
    pub(crate) fn of_kind(&self, kind: Potential) -> Bitboard {
        let [low, middle, high] = self.kinds;
        match kind {
            Potential::Tamsk => low.without(middle | high),
            Potential::Zertz => middle.without(low),
            Potential::Dvonn => low & middle,
            Potential::Yinsh => high.without(low),
            Potential::Punct => low & high,
        }
    }

    /// Returns the spots with a covered piece.
    #[inline(always)]
    pub(crate) fn stacked(&self) -> Bitboard {
        let [one, two, four, eight] = self.layers;
        one | two | four | eight
    }

    /// Returns the halved GIPF-pieces covered by one PÜNCT-potential, where a second jump makes a
    /// GIPF-piece again (rule P14).
    #[inline]
    pub(crate) fn halved(&self) -> Bitboard {
        let [one, two, four, eight] = self.layers;
        (one & self.of_kind(Potential::Punct)).without(two | four | eight | self.loaded_bases)
    }

    /// Puts a piece on an empty spot.
    #[inline(always)]
    pub(crate) fn put(&mut self, color: Color, spot: Bitboard) {
        // Select without an index, which would move both sets through memory.
        let [white, black] = self.pieces;
        self.pieces = match color {
            Color::White => [white | spot, black],
            Color::Black => [white, black | spot],
        };
    }

    /// Sets the kind of a spot that has none.
    #[inline(always)]
    pub(crate) fn mark(&mut self, kind: Potential, spot: Bitboard) {
        let number = kind.index() + 1;
        for (bit, set) in self.kinds.iter_mut().enumerate() {
            if number >> bit & 1 != 0 {
                *set |= spot;
            }
        }
    }

    /// Removes the potential from a loaded piece.
    #[inline(always)]
    pub(crate) fn unload(&mut self, spot: Bitboard) {
        self.kinds = self.kinds.map(|set| set.without(spot));
    }

    /// Covers the piece on a spot with a used potential of the other player (rules P13, P14).
    pub(crate) fn cover(&mut self, kind: Potential, spot: Bitboard) {
        if self.stacked().is_disjoint(spot) {
            self.loaded_bases |= spot & self.loaded();
            self.used_bases |= spot & self.used;
        }
        let mut carry = spot;
        for layer in &mut self.layers {
            (*layer, carry) = (*layer ^ carry, *layer & carry);
        }
        self.gipf -= spot;
        self.used |= spot;
        self.unload(spot);
        self.mark(kind, spot);
        self.change_owner(spot);
    }

    /// Turns a [halved](Self::halved) piece into a GIPF-piece; the lower piece disappears.
    pub(crate) fn double(&mut self, spot: Bitboard) {
        self.layers[0] -= spot;
        self.used_bases -= spot;
        self.gipf |= spot;
    }

    /// Removes the top piece of each of these spots; covered pieces stay (rule P9).
    pub(crate) fn take(&mut self, spots: Bitboard) {
        let stacks = spots & self.stacked();
        let gone = spots.without(stacks);
        self.pieces = self.pieces.map(|set| set.without(gone));
        self.gipf -= gone;
        self.used -= gone;
        self.unload(gone);
        if !stacks.is_empty() {
            self.uncover(stacks);
        }
    }

    fn uncover(&mut self, spots: Bitboard) {
        let mut borrow = spots;
        for layer in &mut self.layers {
            (*layer, borrow) = (*layer ^ borrow, borrow.without(*layer));
        }
        self.change_owner(spots);
        let free = spots.without(self.stacked());
        self.unload(free.without(self.loaded_bases | self.used_bases));
        self.used -= free.without(self.used_bases);
        self.loaded_bases -= free;
        self.used_bases -= free;
    }

    fn change_owner(&mut self, spots: Bitboard) {
        self.pieces = self.pieces.map(|set| set ^ spots);
    }

    /// Moves the pieces in the way of a push one spot on.
    ///
    /// Each direction is compiled separately because shifting by a constant is cheaper.
    #[inline(always)]
    pub(crate) fn shift(&mut self, push: Push) {
        if cfg!(feature = "small") {
            return self.shift_along(push.entry(), push.direction());
        }
        match push.direction() {
            Direction::Right => self.shift_along(push.entry(), Direction::Right),
            Direction::UpRight => self.shift_along(push.entry(), Direction::UpRight),
            Direction::Up => self.shift_along(push.entry(), Direction::Up),
            Direction::Left => self.shift_along(push.entry(), Direction::Left),
            Direction::DownLeft => self.shift_along(push.entry(), Direction::DownLeft),
            Direction::Down => self.shift_along(push.entry(), Direction::Down),
        }
    }

    #[inline(always)]
    fn shift_along(&mut self, entry: Spot, direction: Direction) {
        let line = Bitboard::ray(entry, direction);
        let run = line.without(self.occupied()).before(line, direction);
        let moved = |set: Bitboard| {
            let part = set & run;
            set ^ part ^ part.stepped(direction)
        };
        self.pieces = self.pieces.map(moved);
        self.gipf = moved(self.gipf);
        self.kinds = self.kinds.map(moved);
        // The top of a stack is a used potential.
        if !self.used.is_disjoint(run) {
            self.used = moved(self.used);
            self.layers = self.layers.map(moved);
            self.loaded_bases = moved(self.loaded_bases);
            self.used_bases = moved(self.used_bases);
        }
    }

    /// Returns the stack on a spot, if any.
    pub(crate) fn stack(&self, spot: Spot) -> Option<Stack> {
        let top = Color::ALL.into_iter().find(|color| self.pieces[color.index()].has(spot))?;
        let kind = Potential::ALL.into_iter().find(|&kind| self.of_kind(kind).has(spot));
        let bit = |index: usize| u8::from(self.layers[index].has(spot)) << index;
        let layers = bit(0) | bit(1) | bit(2) | bit(3);
        let color = if layers % 2 == 1 { !top } else { top };
        let (loaded, used) = if layers == 0 {
            (kind.is_some() && !self.used.has(spot), self.used.has(spot))
        } else {
            (self.loaded_bases.has(spot), self.used_bases.has(spot))
        };
        let base = match kind {
            Some(kind) if loaded => Piece::Loaded(color, kind),
            Some(kind) if used => Piece::Used(color, kind),
            _ if self.gipf.has(spot) => Piece::Gipf(color),
            _ => Piece::Basic(color),
        };
        let doubled = self.gipf.has(spot) && self.used.has(spot);
        Some(Stack { base, cover: kind.unwrap_or(Potential::Punct), layers, doubled })
    }

    /// Returns the image of the board under a symmetry.
    pub(crate) fn image(&self, symmetry: Symmetry) -> Self {
        let image = |spots: Bitboard| spots.iter().map(|spot| spot.image(symmetry)).collect();
        Self {
            pieces: self.pieces.map(image),
            gipf: image(self.gipf),
            used: image(self.used),
            kinds: self.kinds.map(image),
            layers: self.layers.map(image),
            loaded_bases: image(self.loaded_bases),
            used_bases: image(self.used_bases),
        }
    }
}
