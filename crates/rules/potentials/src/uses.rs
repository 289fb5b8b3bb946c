use gipf::{Bitboard, Spot};
use hexgrid::Direction;

use crate::{Position, Potential};

/// Maximum number of steps in a slide or a jump: from end to end of the longest line.
const PATH_MAX_STEPS: u32 = 6;

/// The uses open to the player to act: the spots of their loaded pieces, and the targets of jumps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Uses {
    occupied: Bitboard,
    zertz: Bitboard,
    dvonn: Bitboard,
    yinsh: Bitboard,
    punct: Bitboard,
    /// The pieces that a DVONN-potential can land on (rule P13).
    dvonn_targets: Bitboard,
    /// The pieces that a PÜNCT-potential can land on (rule P14).
    punct_targets: Bitboard,
}

impl Uses {
    pub(crate) const NONE: Self = Self {
        occupied: Bitboard::EMPTY,
        zertz: Bitboard::EMPTY,
        dvonn: Bitboard::EMPTY,
        yinsh: Bitboard::EMPTY,
        punct: Bitboard::EMPTY,
        dvonn_targets: Bitboard::EMPTY,
        punct_targets: Bitboard::EMPTY,
    };

    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        if (position.pieces(position.to_act) & position.board.loaded()).is_empty() {
            return Self::NONE;
        }
        Self::of_loaded(position)
    }

    #[inline(never)]
    fn of_loaded(position: &Position) -> Self {
        let board = &position.board;
        let (own, other) = (position.pieces(position.to_act), position.pieces(!position.to_act));
        let loaded = own & board.loaded();
        let [dvonn, punct] = [Potential::Dvonn, Potential::Punct].map(|kind| board.of_kind(kind));
        let potentials = board.loaded() | board.used;
        let basics = other.without(board.gipf | potentials);
        // A used PÜNCT-potential that covers nothing is not a target.
        let coverable = punct & (board.loaded() | board.stacked());
        Self {
            occupied: position.occupied(),
            zertz: loaded & board.of_kind(Potential::Zertz),
            dvonn: loaded & dvonn,
            yinsh: loaded & board.of_kind(Potential::Yinsh),
            punct: loaded & punct,
            dvonn_targets: basics | (other & dvonn),
            punct_targets: (other & (board.gipf | coverable)) | (own & board.halved()),
        }
    }

    /// Returns the spots from which a potential other than TAMSK may have a use.
    pub(crate) fn sources(&self) -> Bitboard {
        self.zertz | self.dvonn | self.yinsh | self.punct
    }

    /// Returns the kind that a source is loaded with.
    pub(crate) fn kind(&self, from: Spot) -> Potential {
        if self.zertz.has(from) {
            Potential::Zertz
        } else if self.dvonn.has(from) {
            Potential::Dvonn
        } else if self.yinsh.has(from) {
            Potential::Yinsh
        } else {
            Potential::Punct
        }
    }

    /// Returns the spots to which a potential of a given kind can move from a spot.
    pub(crate) fn targets(&self, kind: Potential, from: Spot) -> Bitboard {
        let mut targets = Bitboard::EMPTY;
        self.visit(kind, Bitboard::of(from), |found| targets |= found);
        targets
    }

    /// Returns the number of uses.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        let mut count = 0;
        if self.sources().is_empty() {
            return count;
        }
        // No spot is reached from two sources in the same direction with the same number of steps.
        let mut add = |found: Bitboard| count += found.len();
        self.visit(Potential::Zertz, self.zertz, &mut add);
        self.visit(Potential::Dvonn, self.dvonn, &mut add);
        self.visit(Potential::Yinsh, self.yinsh, &mut add);
        self.visit(Potential::Punct, self.punct, &mut add);
        count
    }

    /// Passes the targets of all these spots together to `show`, direction by direction and step by
    /// step.
    fn visit(&self, kind: Potential, from: Bitboard, mut show: impl FnMut(Bitboard)) {
        if from.is_empty() {
            return;
        }
        let empty = Bitboard::BOARD.without(self.occupied);
        for direction in Direction::ALL {
            let mut here = from.stepped(direction);
            match kind {
                Potential::Dvonn => show(here & self.dvonn_targets),
                Potential::Punct => show(here & self.punct_targets),
                Potential::Yinsh => {
                    for _ in 0..PATH_MAX_STEPS {
                        here &= empty;
                        show(here);
                        here = here.stepped(direction);
                    }
                }
                Potential::Zertz => {
                    for _ in 1..PATH_MAX_STEPS {
                        here = (here & self.occupied).stepped(direction);
                        show(here & empty);
                    }
                }
                Potential::Tamsk => {}
            }
        }
    }
}

impl Position {
    /// Returns the targets of the potential on top of a spot, if the player to act may use it now;
    /// empty for TAMSK-potentials, which are pushed in.
    ///
    /// ```
    /// use gipf_potentials::{Position, Preset, Spot, bitboard};
    ///
    /// let mut position = Position::start(Preset::Dvonn.terms());
    /// for turn in ["Gh2", "Ge8", "De2", "f1-d2"] {
    ///     position.play_turn(turn)?; // Black's basic comes in at e2 and pushes White's loaded piece to d2
    /// }
    /// assert_eq!(position.targets(Spot::D2), bitboard![E2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn targets(&self, from: Spot) -> Bitboard {
        let uses = Uses::of(self);
        if self.stage != crate::Stage::Push || !uses.sources().has(from) {
            return Bitboard::EMPTY;
        }
        uses.targets(uses.kind(from), from)
    }

    #[inline]
    pub(crate) fn count_uses(&self) -> u32 {
        Uses::of(self).len()
    }
}
