use game::Color;
use hexgrid::{Direction, Symmetry};

use crate::{
    Action, Bitboard, HANDICAP_MAX, Kind, Piece, Push, Right, Spot, Stage, Variant, zobrist,
};

/// A GIPF position without its history, in 40 bytes.
///
/// Positions come from [`Position::start`], from [`Position::with_handicap`], from a position
/// string, or from playing actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) pieces: [Bitboard; 2],
    /// The spots of GIPF-pieces.
    pub(crate) gipf: Bitboard,
    pub(crate) key: u64,
    pub(crate) reserve: [u8; 2],
    pub(crate) rights: [Right; 2],
    pub(crate) to_act: Color,
    pub(crate) stage: Stage,
    pub(crate) variant: Variant,
}

impl Position {
    pub(crate) fn new(variant: Variant) -> Self {
        let mut position = Self {
            pieces: [Bitboard::EMPTY; 2],
            gipf: Bitboard::EMPTY,
            key: 0,
            reserve: [if variant == Variant::Tournament { 18 } else { 12 }; 2],
            rights: [if variant == Variant::Tournament { Right::First } else { Right::Gone }; 2],
            to_act: Color::White,
            stage: Stage::Push,
            variant,
        };
        if variant != Variant::Tournament {
            position.pieces = [crate::bitboard![E2, B5, H5], crate::bitboard![B2, E8, H2]];
        }
        if variant == Variant::Standard {
            position.gipf = position.occupied();
        }
        position.key = position.computed_key();
        position
    }

    /// Returns the start of a basic game in which one player has 1 to 3 extra pieces in reserve;
    /// `None` for any other number.
    ///
    /// ```
    /// use gipf::{Color, Position};
    ///
    /// let position = Position::with_handicap(Color::Black, 2).unwrap();
    /// assert_eq!(position.to_string(), "p2P/5/6/P5p/6/5/p2P w push 12-14");
    /// ```
    #[must_use]
    pub fn with_handicap(color: Color, extra: u8) -> Option<Self> {
        if !(1..=HANDICAP_MAX).contains(&extra) {
            return None;
        }
        let mut position = Self::new(Variant::Basic);
        position.reserve[color.index()] += extra;
        position.key = position.computed_key();
        Some(position)
    }

    /// Returns the spots with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.pieces[0] | self.pieces[1]
    }

    /// Returns the spots without a piece.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        Bitboard::BOARD.without(self.occupied())
    }

    /// Returns the spots with a player's pieces, of either kind.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        self.pieces[color.index()]
    }

    /// Returns the spots with a player's GIPF-pieces.
    #[inline]
    #[must_use]
    pub fn gipf_pieces(&self, color: Color) -> Bitboard {
        self.pieces[color.index()] & self.gipf
    }

    /// Returns the piece on a spot, if any.
    ///
    /// ```
    /// use gipf::{Color, Piece, Position, Spot, Variant};
    ///
    /// let position = Position::start(Variant::Standard);
    /// assert_eq!(position.piece(Spot::E2), Some(Piece::Gipf(Color::White)));
    /// assert_eq!(position.piece(Spot::E5), None);
    /// ```
    #[must_use]
    pub fn piece(&self, spot: Spot) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|color| self.pieces[color.index()].has(spot))?;
        Some(if self.gipf.has(spot) { Piece::Gipf(color) } else { Piece::Single(color) })
    }

    /// Returns the stage: what the player to act has to do.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the number of pieces that a player has in reserve.
    #[inline]
    #[must_use]
    pub const fn reserve(&self, color: Color) -> u8 {
        self.reserve[color.index()]
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
    /// use gipf::{Position, Symmetry, Variant, bitboard};
    ///
    /// let mut position = Position::start(Variant::Tournament);
    /// position.play_turn("Ge2")?;
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(position.image(half_a_turn).occupied(), bitboard![E8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let image = |spots: Bitboard| spots.iter().map(|spot| spot.image(symmetry)).collect();
        let mut position = Self { pieces: self.pieces.map(image), gipf: image(self.gipf), ..*self };
        position.key = position.computed_key();
        position
    }

    /// Returns the same position with the colours exchanged: White and Black swap pieces, and the
    /// other player is to act.
    ///
    /// The rules treat both players alike, so the legal actions correspond. The position may not be
    /// reachable from the start, because White begins.
    ///
    /// ```
    /// use gipf::{Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Basic);
    /// position.play_turn("e9-e7")?;
    /// assert_eq!(position.to_string(), "p2P/5/6/P4pP/6/5/p2P b push 11-12");
    /// assert_eq!(position.exchanged().to_string(), "P2p/5/6/p4Pp/6/5/P2p w push 12-11");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn exchanged(&self) -> Self {
        let stage = match self.stage {
            Stage::Remove { pusher } => Stage::Remove { pusher: !pusher },
            Stage::Push => self.stage,
        };
        let [white, black] = [Color::White, Color::Black].map(Color::index);
        let mut position = Self { to_act: !self.to_act, stage, ..*self };
        position.pieces.swap(white, black);
        position.reserve.swap(white, black);
        position.rights.swap(white, black);
        position.key = position.computed_key();
        position
    }

    /// Returns whether a player has had GIPF-pieces on the board and has none left.
    #[inline]
    pub(crate) fn has_lost_gipf_pieces(&self, color: Color) -> bool {
        self.variant != Variant::Basic
            && self.gipf_pieces(color).is_empty()
            && self.right(color) != Right::First
    }

    /// Returns the spot to which the furthest piece of a push moves; `None` if the line is full.
    ///
    /// A push onto an empty spot reaches that spot.
    ///
    /// ```
    /// use gipf::{Dot, Position, Push, Spot, Variant};
    ///
    /// let position = Position::start(Variant::Basic);
    /// let push = Push::towards(Dot::E1, Spot::E2).expect("e1 leads to e2");
    /// assert_eq!(position.reached(push), Some(Spot::E3)); // the piece on e2 moves on
    /// ```
    #[must_use]
    pub fn reached(&self, push: Push) -> Option<Spot> {
        push.reached(self.occupied())
    }

    /// Computes the key from scratch, as it is defined; playing updates it incrementally.
    pub(crate) fn computed_key(&self) -> u64 {
        let mut key = zobrist::acting(self.to_act, self.stage) ^ zobrist::variant(self.variant);
        for color in Color::ALL {
            key ^= zobrist::reserve(color, self.reserve(color));
            key ^= zobrist::right(color, self.right(color));
        }
        key ^ zobrist::board(self.pieces, self.gipf)
    }

    #[inline(always)]
    pub(crate) fn play(&mut self, action: Action) {
        let before = *self;
        match action {
            Action::Enter { kind, spot } => self.bring_in(kind, spot),
            Action::Push { kind, push } => {
                self.shift(push);
                self.bring_in(kind, push.entry());
            }
            Action::Remove(spots) => self.remove(spots),
            Action::Leave => self.end_settlement(),
        }
        let changed = [self.pieces[0] ^ before.pieces[0], self.pieces[1] ^ before.pieces[1]];
        self.key ^= zobrist::board(changed, self.gipf ^ before.gipf);
    }

    /// Moves the pieces in the way of a push one spot on.
    ///
    /// Each direction is compiled separately because shifting by a constant is cheaper.
    #[inline(always)]
    fn shift(&mut self, push: Push) {
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
        let [white, black, gipf] = [self.pieces[0] & run, self.pieces[1] & run, self.gipf & run];
        self.pieces[0] = self.pieces[0] ^ white ^ white.stepped(direction);
        self.pieces[1] = self.pieces[1] ^ black ^ black.stepped(direction);
        self.gipf = self.gipf ^ gipf ^ gipf.stepped(direction);
    }

    #[inline(always)]
    fn bring_in(&mut self, kind: Kind, spot: Spot) {
        let color = self.to_act;
        let player = color.index();
        // Select without an index, which would move both sets through memory.
        let new = Bitboard::only(spot);
        let [white, black] = self.pieces;
        self.pieces = match color {
            Color::White => [white | new, black],
            Color::Black => [white, black | new],
        };
        self.key ^= zobrist::other_player();
        if self.variant == Variant::Tournament {
            self.use_right(kind, spot);
        }
        self.set_reserve(color, self.reserve[player].wrapping_sub(kind.cost()));
        self.to_act = !color;
        if Bitboard::any_four(self.pieces) {
            self.key ^= zobrist::acting(self.to_act, self.stage);
            self.stage = Stage::Remove { pusher: color };
            self.to_act = color;
            self.key ^= zobrist::acting(self.to_act, self.stage);
            if !self.pieces[player].has_four() {
                self.end_settlement();
            }
        }
    }

    #[inline]
    fn use_right(&mut self, kind: Kind, spot: Spot) {
        let color = self.to_act;
        let right = if kind == Kind::Gipf { Right::Open } else { Right::Gone };
        self.key ^= zobrist::right(color, self.right(color)) ^ zobrist::right(color, right);
        self.rights[color.index()] = right;
        if kind == Kind::Gipf {
            self.gipf |= Bitboard::of(spot);
        }
    }

    #[inline(always)]
    fn set_reserve(&mut self, color: Color, pieces: u8) {
        self.key ^= zobrist::reserve(color, self.reserve(color)) ^ zobrist::reserve(color, pieces);
        self.reserve[color.index()] = pieces;
    }

    #[inline]
    fn remove(&mut self, spots: Bitboard) {
        let remover = self.to_act;
        let own = spots & self.pieces(remover);
        let returned = own.len() + (own & self.gipf).len();
        self.pieces = self.pieces.map(|pieces| pieces.without(spots));
        self.gipf = self.gipf.without(spots);
        self.set_reserve(remover, self.reserve(remover).wrapping_add(returned as u8));
        // If this removal has ended the game, the stage and the player to act stay as they are.
        let ended = Color::ALL.into_iter().any(|color| self.has_lost_gipf_pieces(color));
        if !ended && !self.pieces(remover).has_four() {
            self.end_settlement();
        }
    }

    /// Ends the settlement of the player to act: after the pusher, the opponent settles their rows, if
    /// they have any; then the opponent pushes.
    #[inline]
    fn end_settlement(&mut self) {
        self.key ^= zobrist::acting(self.to_act, self.stage);
        if let Stage::Remove { pusher } = self.stage {
            let opponent_settles = self.to_act == pusher && self.pieces(!pusher).has_four();
            if !opponent_settles {
                self.stage = Stage::Push;
            }
            self.to_act = !pusher;
        }
        self.key ^= zobrist::acting(self.to_act, self.stage);
    }
}
