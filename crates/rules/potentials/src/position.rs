use game::Color;
use gipf::{Bitboard, Push, Right, Spot};
use hexgrid::Symmetry;

use crate::{Action, Hand, Kind, Potential, Stack, Stage, Start, Terms, board::Board};

/// A position of GIPF with potentials: 128 bytes, without a past.
///
/// It comes from [`game::Game::start`], from a position string, or from playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) reserve: [u8; 2],
    pub(crate) hands: [Hand; 2],
    pub(crate) rights: [Right; 2],
    pub(crate) to_act: Color,
    pub(crate) stage: Stage,
    pub(crate) terms: Terms,
}

impl Position {
    pub(crate) fn new(terms: Terms) -> Self {
        let start = terms.start();
        let first = if start == Start::Tournament { Right::First } else { Right::Gone };
        let mut board = Board { pieces: start.pieces(), ..Board::default() };
        if start == Start::Standard {
            board.gipf = board.occupied();
        }
        Self {
            board,
            reserve: Color::ALL.map(|color| terms.basics(color) - start.on_board()),
            hands: Color::ALL.map(|color| terms.hand(color)),
            rights: [first; 2],
            to_act: Color::White,
            stage: Stage::Push,
            terms,
        }
    }

    /// What the players agreed on.
    #[inline]
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// The spots with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// The spots without a piece.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        Bitboard::BOARD.without(self.occupied())
    }

    /// The spots that belong to a player: theirs is the piece on top.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        self.board.pieces[color.index()]
    }

    /// The spots on which a GIPF-piece of a player stands, of basics or of potentials.
    #[inline]
    #[must_use]
    pub fn gipf_pieces(&self, color: Color) -> Bitboard {
        self.pieces(color) & self.board.gipf
    }

    /// The spots with an uncovered piece of a player that is loaded with a kind.
    #[inline]
    #[must_use]
    pub fn loaded(&self, color: Color, kind: Potential) -> Bitboard {
        (self.pieces(color) & self.board.of_kind(kind)).without(self.board.used)
    }

    /// The spots that a used potential of a player is on top of; those that form a GIPF-piece
    /// are not among them.
    #[must_use]
    pub fn used(&self, color: Color) -> Bitboard {
        (self.pieces(color) & self.board.used).without(self.board.gipf)
    }

    /// The spots with a GIPF-piece that is made of two used potentials (rule P14).
    #[inline]
    #[must_use]
    pub fn doubled(&self) -> Bitboard {
        self.board.gipf & self.board.used
    }

    /// The spots on which something is covered.
    #[must_use]
    pub fn stacks(&self) -> Bitboard {
        self.board.stacked()
    }

    /// What stands on a spot, if anything.
    #[must_use]
    pub fn stack(&self, spot: Spot) -> Option<Stack> {
        self.board.stack(spot)
    }

    /// What the player to act has to do.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The basics that a player has in reserve.
    #[inline]
    #[must_use]
    pub const fn reserve(&self, color: Color) -> u8 {
        self.reserve[color.index()]
    }

    /// The potentials that a player can still bring in.
    #[inline]
    #[must_use]
    pub const fn hand(&self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// Whether a player may bring in GIPF-pieces.
    #[inline]
    #[must_use]
    pub const fn right(&self, color: Color) -> Right {
        self.rights[color.index()]
    }

    /// The same position seen under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self { board: self.board.image(symmetry), ..*self }
    }

    /// The spot that the furthest piece of a push moves to; `None` on a full line.
    ///
    /// For a push onto an empty spot that is the spot itself.
    #[must_use]
    pub fn reached(&self, push: Push) -> Option<Spot> {
        push.reached(self.occupied())
    }

    /// The position after the player to act has passed, which ends their turn; `None` unless
    /// they are to push.
    ///
    /// No action of the game is a pass. Where potentials are linked to other games, a player
    /// passes after a lost challenge that leaves them nothing else (rule P22).
    #[must_use]
    pub fn passed(&self) -> Option<Self> {
        if self.stage != Stage::Push || self.result().is_some() {
            return None;
        }
        let mut next = *self;
        next.end_turn();
        Some(next)
    }

    /// Whether a player has had GIPF-pieces on the board and has none left (rule P18).
    #[inline]
    pub(crate) fn has_lost_gipf_pieces(&self, color: Color) -> bool {
        self.terms.start() != Start::Basic
            && self.gipf_pieces(color).is_empty()
            && self.right(color) != Right::First
    }

    /// Whether the player to act has a piece loaded with TAMSK on the central spot, and a spot
    /// is empty (rule P15).
    #[inline(always)]
    pub(crate) fn can_push_extra(&self) -> bool {
        self.loaded(self.to_act, Potential::Tamsk).has(Spot::CENTRE)
            && self.occupied() != Bitboard::BOARD
    }

    #[inline(always)]
    pub(crate) fn play(&mut self, action: Action) {
        match action {
            Action::Enter { kind, spot } => {
                self.prepare(kind);
                self.bring_in(kind, spot);
            }
            Action::Push { kind, push } => {
                self.prepare(kind);
                self.board.shift(push);
                self.bring_in(kind, push.entry());
            }
            Action::Use { kind, from, to } => self.use_potential(kind, from, to),
            Action::Remove(spots) => self.remove(spots),
            Action::Leave => self.end_settlement(),
            Action::Decline => self.end_turn(),
        }
    }

    /// Takes what an extra push brings in off the centre, before the push moves anything.
    #[inline(always)]
    fn prepare(&mut self, kind: Kind) {
        if kind == Kind::Extra {
            self.board.unload(Bitboard::of(Spot::CENTRE));
        }
    }

    #[inline(always)]
    fn bring_in(&mut self, kind: Kind, spot: Spot) {
        let player = self.to_act.index();
        let new = Bitboard::only(spot);
        self.board.put(self.to_act, new);
        self.reserve[player] = self.reserve[player].wrapping_sub(kind.cost());
        match kind {
            Kind::Gipf => {
                self.board.gipf |= new;
                self.rights[player] = Right::Open;
            }
            Kind::Loaded(potential) => {
                self.board.mark(potential, new);
                self.hands[player] = self.hands[player].without(potential);
                self.rights[player] = Right::Gone;
            }
            Kind::Basic => {
                self.hands[player] = Hand::EMPTY;
                self.rights[player] = Right::Gone;
            }
            Kind::Extra => {
                self.board.mark(Potential::Tamsk, new);
                self.board.used |= new;
            }
        }
        self.settle(kind == Kind::Extra);
    }

    #[inline(never)]
    fn use_potential(&mut self, kind: Potential, from: Spot, to: Spot) {
        let to = Bitboard::of(to);
        self.board.unload(Bitboard::of(from));
        match kind {
            Potential::Tamsk | Potential::Zertz | Potential::Yinsh => {
                self.board.put(self.to_act, to);
                self.board.mark(kind, to);
                self.board.used |= to;
            }
            Potential::Punct if !self.board.pieces[self.to_act.index()].is_disjoint(to) => {
                self.board.double(to);
            }
            Potential::Dvonn | Potential::Punct => self.board.cover(kind, to),
        }
        // A game that this jump has ended stays at it, with the winner to act.
        if !self.has_lost_gipf_pieces(!self.to_act) {
            self.settle(false);
        }
    }

    /// After a push or a use of the player to act: they settle their rows, then they may have
    /// an extra push, then the turn ends.
    #[inline(always)]
    fn settle(&mut self, extra: bool) {
        if self.pieces(self.to_act).has_four() {
            self.stage = Stage::Remove { pusher: self.to_act, extra };
        } else if !extra && self.can_push_extra() {
            self.stage = Stage::Extra;
        } else {
            self.end_turn();
        }
    }

    /// The opponent's turn begins with their rows, if they have one.
    #[inline(always)]
    fn end_turn(&mut self) {
        let pusher = self.to_act;
        self.to_act = !pusher;
        self.stage = if self.pieces(self.to_act).has_four() {
            Stage::Remove { pusher, extra: false }
        } else {
            Stage::Push
        };
    }

    #[inline(never)]
    fn remove(&mut self, spots: Bitboard) {
        let remover = self.to_act;
        let returning = (spots & self.pieces(remover)).without(self.board.used);
        let returned = returning.len() + (returning & self.board.gipf).len();
        self.board.take(spots);
        let reserve = &mut self.reserve[remover.index()];
        *reserve = reserve.wrapping_add(returned as u8);
        // A game that this removal has ended stays at it, with the remover to act.
        let ended = Color::ALL.into_iter().any(|color| self.has_lost_gipf_pieces(color));
        if !ended && !self.pieces(remover).has_four() {
            self.end_settlement();
        }
    }

    /// The player to act has settled: at the start of their turn they push, after their push
    /// or use they may have an extra push.
    fn end_settlement(&mut self) {
        if let Stage::Remove { pusher, extra } = self.stage {
            if self.to_act != pusher {
                self.stage = Stage::Push;
            } else if !extra && self.can_push_extra() {
                self.stage = Stage::Extra;
            } else {
                self.end_turn();
            }
        }
    }
}
