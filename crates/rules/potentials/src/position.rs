use game::Color;
use gipf::{Bitboard, Push, Right, Spot};
use hexgrid::Symmetry;

use crate::{Action, Hand, Kind, Potential, Stack, Stage, Start, Terms, board::Board};

/// A position in GIPF with potentials, without its history, in 128 bytes.
///
/// Positions come from [`Position::start`], from a position string, or from playing actions.
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

    /// Returns the terms of the game.
    #[inline]
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// Returns the spots with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// Returns the spots without a piece.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        Bitboard::BOARD.without(self.occupied())
    }

    /// Returns the spots that belong to a player, who owns the piece on top.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        self.board.pieces[color.index()]
    }

    /// Returns the spots with a player's GIPF-pieces, made of basics or of potentials.
    #[inline]
    #[must_use]
    pub fn gipf_pieces(&self, color: Color) -> Bitboard {
        self.pieces(color) & self.board.gipf
    }

    /// Returns the spots with a player's uncovered pieces that are loaded with a potential of the given
    /// kind.
    ///
    /// ```
    /// use gipf_potentials::{Color, Position, Potential, Preset, bitboard};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// for turn in ["Gh2", "Ge8", "De2"] {
    ///     position.play_turn(turn)?;
    /// }
    /// assert_eq!(position.loaded(Color::White, Potential::Dvonn), bitboard![E2]);
    /// assert!(position.loaded(Color::White, Potential::Yinsh).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn loaded(&self, color: Color, kind: Potential) -> Bitboard {
        (self.pieces(color) & self.board.of_kind(kind)).without(self.board.used)
    }

    /// Returns the spots with one of a player's used potentials on top, except those that form a
    /// GIPF-piece.
    ///
    /// ```
    /// use gipf_potentials::{Color, Position, Preset, bitboard};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// for turn in ["Gh2", "Ge8", "Ye2", "Gb5", "ye2-e4"] {
    ///     position.play_turn(turn)?;
    /// }
    /// assert_eq!(position.used(Color::White), bitboard![E4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn used(&self, color: Color) -> Bitboard {
        (self.pieces(color) & self.board.used).without(self.board.gipf)
    }

    /// Returns the spots with a GIPF-piece made of two used potentials (rule P14).
    #[inline]
    #[must_use]
    pub fn doubled(&self) -> Bitboard {
        self.board.gipf & self.board.used
    }

    /// Returns the spots with a covered piece.
    #[must_use]
    pub fn stacks(&self) -> Bitboard {
        self.board.stacked()
    }

    /// Returns the stack on a spot, if any.
    ///
    /// ```
    /// use gipf_potentials::{Color, Piece, Position, Potential, Preset, Spot};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// for turn in ["Gh2", "Ge8", "De2", "f1-d2", "dd2-e2"] {
    ///     position.play_turn(turn)?; // White's DVONN-potential jumps onto Black's basic
    /// }
    /// let stack = position.stack(Spot::E2).expect("a piece on e2");
    /// let pieces: Vec<Piece> = stack.pieces().collect();
    /// assert_eq!(pieces, [Piece::Basic(Color::Black), Piece::Used(Color::White, Potential::Dvonn)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn stack(&self, spot: Spot) -> Option<Stack> {
        self.board.stack(spot)
    }

    /// Returns the stage: what the player to act has to do.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the number of basics that a player has in reserve.
    #[inline]
    #[must_use]
    pub const fn reserve(&self, color: Color) -> u8 {
        self.reserve[color.index()]
    }

    /// Returns the potentials that a player can still bring in.
    #[inline]
    #[must_use]
    pub const fn hand(&self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// Returns a player's right to bring in GIPF-pieces.
    #[inline]
    #[must_use]
    pub const fn right(&self, color: Color) -> Right {
        self.rights[color.index()]
    }

    /// Returns the image of the position under a symmetry of the board.
    ///
    /// ```
    /// use gipf_potentials::{Position, Preset, Symmetry, bitboard};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// position.play_turn("Ge2")?;
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(position.image(half_a_turn).occupied(), bitboard![E8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self { board: self.board.image(symmetry), ..*self }
    }

    /// Returns the spot to which the furthest piece of a push moves; `None` if the line is full.
    ///
    /// A push onto an empty spot reaches that spot.
    ///
    /// ```
    /// use gipf_potentials::{Dot, Position, Preset, Push, Spot};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// position.play_turn("Ge2")?;
    /// let push = Push::towards(Dot::E1, Spot::E2).expect("e1 leads to e2");
    /// assert_eq!(position.reached(push), Some(Spot::E3)); // the piece on e2 moves on
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn reached(&self, push: Push) -> Option<Spot> {
        push.reached(self.occupied())
    }

    /// Returns the position after the player to act has passed, which ends their turn; `None` unless
    /// the stage is a push.
    ///
    /// A pass is not an action of this game. In combined games, a player passes after a lost
    /// challenge that leaves no other turn (rule P22).
    ///
    /// ```
    /// use gipf_potentials::{Color, Position, Preset};
    ///
    /// let position = Position::start(Preset::Ultimate.terms());
    /// let passed = position.passed().expect("White is to push");
    /// assert_eq!(passed.to_act(), Color::Black);
    /// ```
    #[must_use]
    pub fn passed(&self) -> Option<Self> {
        if self.stage != Stage::Push || self.result().is_some() {
            return None;
        }
        let mut next = *self;
        next.end_turn();
        Some(next)
    }

    /// Returns whether a player has had GIPF-pieces on the board and has none left (rule P18).
    #[inline]
    pub(crate) fn has_lost_gipf_pieces(&self, color: Color) -> bool {
        self.terms.start() != Start::Basic
            && self.gipf_pieces(color).is_empty()
            && self.right(color) != Right::First
    }

    /// Returns whether the player to act has a piece loaded with TAMSK on the central spot, and there
    /// is an empty spot (rule P15).
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

    /// Removes the TAMSK-potential of an extra push from the centre, before the push moves any piece.
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
        // If this jump has ended the game, the stage and the player to act stay as they are.
        if !self.has_lost_gipf_pieces(!self.to_act) {
            self.settle(false);
        }
    }

    /// Sets the stage after a push or a use: the player to act settles their rows, then they may have
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

    /// Ends the turn. The opponent's turn begins with settling their rows, if they have any.
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
        // If this removal has ended the game, the stage and the player to act stay as they are.
        let ended = Color::ALL.into_iter().any(|color| self.has_lost_gipf_pieces(color));
        if !ended && !self.pieces(remover).has_four() {
            self.end_settlement();
        }
    }

    /// Ends the settlement of the player to act: at the start of their turn they then push; after
    /// their push or use they may have an extra push.
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
