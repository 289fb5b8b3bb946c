use game::Color;
use hexgrid::Symmetry;

use crate::{Action, Bitboard, Piece, Point, Row, Stage, Variant, zobrist};

/// Number of rings that each player places.
pub const RINGS: u32 = 5;

/// Number of markers in the common pool at the start.
pub const MARKERS: u32 = 51;

/// A YINSH position without its history, in 80 bytes.
///
/// Positions come from [`Position::start`], from a position string, or from playing actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) rings: [Bitboard; 2],
    pub(crate) markers: [Bitboard; 2],
    pub(crate) key: u64,
    pub(crate) rings_off: [u8; 2],
    pub(crate) pool: u8,
    pub(crate) to_act: Color,
    pub(crate) stage: Stage,
    pub(crate) variant: Variant,
}

impl Position {
    pub(crate) fn new(variant: Variant) -> Self {
        let mut position = Self {
            rings: [Bitboard::EMPTY; 2],
            markers: [Bitboard::EMPTY; 2],
            key: 0,
            rings_off: [0; 2],
            pool: MARKERS as u8,
            to_act: Color::White,
            stage: Stage::Place,
            variant,
        };
        position.key = position.computed_key();
        position
    }

    /// Returns the points with a player's rings.
    #[inline]
    #[must_use]
    pub const fn rings(&self, color: Color) -> Bitboard {
        self.rings[color.index()]
    }

    /// Returns the points with a marker of a player's colour.
    #[inline]
    #[must_use]
    pub const fn markers(&self, color: Color) -> Bitboard {
        self.markers[color.index()]
    }

    /// Returns the points with a marker of either colour.
    #[inline]
    #[must_use]
    pub fn all_markers(&self) -> Bitboard {
        self.markers[0] | self.markers[1]
    }

    /// Returns the points with a ring of either player.
    #[inline]
    #[must_use]
    pub fn all_rings(&self) -> Bitboard {
        self.rings[0] | self.rings[1]
    }

    /// Returns the points with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.all_markers() | self.all_rings()
    }

    /// Returns the points without a piece.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        Bitboard::BOARD.without(self.occupied())
    }

    /// Returns the piece on a point, if any.
    ///
    /// ```
    /// use yinsh::{Color, Piece, Point, Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Normal);
    /// position.play_turn("f6")?;
    /// assert_eq!(position.piece(Point::F6), Some(Piece::Ring(Color::White)));
    /// assert_eq!(position.piece(Point::F7), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn piece(&self, point: Point) -> Option<Piece> {
        Color::ALL.into_iter().find_map(|color| {
            if self.rings(color).has(point) {
                Some(Piece::Ring(color))
            } else if self.markers(color).has(point) {
                Some(Piece::Marker(color))
            } else {
                None
            }
        })
    }

    /// Returns the stage: what the player to act has to do.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the number of markers left in the pool.
    #[inline]
    #[must_use]
    pub const fn pool(&self) -> u8 {
        self.pool
    }

    /// Returns the number of rings that a player has removed.
    #[inline]
    #[must_use]
    pub const fn rings_off(&self, color: Color) -> u8 {
        self.rings_off[color.index()]
    }

    /// Returns the rows of a player on the board, including overlapping ones.
    ///
    /// ```
    /// use yinsh::{Color, Position, Variant};
    ///
    /// let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    /// let mut position = Position::from_text(Variant::Normal, text)?;
    /// let moved = position.parse_action("d7-e8")?; // leaves a marker, the fifth in a row
    /// position.try_play(moved)?;
    /// let rows: Vec<String> = position.rows(Color::White).map(|row| row.to_string()).collect();
    /// assert_eq!(rows, ["d3-d7"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rows(&self, color: Color) -> impl Iterator<Item = Row> {
        let markers = self.markers(color);
        hexgrid::Axis::ALL.into_iter().flat_map(move |axis| {
            markers.rows(axis).iter().map(move |first| Row::trusted(first, axis))
        })
    }

    /// Returns the image of the position under a symmetry of the board.
    ///
    /// ```
    /// use yinsh::{Position, Symmetry, Variant, bitboard};
    ///
    /// let mut position = Position::start(Variant::Normal);
    /// position.play_turn("a2")?;
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(position.image(half_a_turn).all_rings(), bitboard![K10]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let image = |points: Bitboard| points.iter().map(|point| point.image(symmetry)).collect();
        let mut position =
            Self { rings: self.rings.map(image), markers: self.markers.map(image), ..*self };
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
    /// use yinsh::{Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Normal);
    /// position.play_turn("f6")?;
    /// assert_eq!(position.to_string(), "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0");
    /// assert_eq!(position.exchanged().to_string(), "4/7/8/9/91/4r4/91/9/8/7/4 w place 0-0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn exchanged(&self) -> Self {
        let stage = match self.stage {
            Stage::Row { mover } => Stage::Row { mover: !mover },
            Stage::Ring { mover } => Stage::Ring { mover: !mover },
            Stage::Place | Stage::Move => self.stage,
        };
        let [white, black] = [Color::White, Color::Black].map(Color::index);
        let mut position = Self { to_act: !self.to_act, stage, ..*self };
        position.rings.swap(white, black);
        position.markers.swap(white, black);
        position.rings_off.swap(white, black);
        position.key = position.computed_key();
        position
    }

    /// Computes the key from scratch, as it is defined; playing updates it incrementally.
    pub(crate) fn computed_key(&self) -> u64 {
        let mut key = zobrist::acting(self.to_act, self.stage) ^ zobrist::variant(self.variant);
        for color in Color::ALL {
            for point in self.rings(color) {
                key ^= zobrist::ring(color, point);
            }
            for point in self.markers(color) {
                key ^= zobrist::marker(color, point);
            }
        }
        key
    }

    #[inline(always)]
    pub(crate) fn play(&mut self, action: Action) {
        if let Action::Move { from, to } = action {
            return self.move_ring(from, to);
        }
        self.key ^= zobrist::acting(self.to_act, self.stage);
        match action {
            Action::Place(point) => self.place(point),
            Action::RemoveRow(row) => self.remove_row(row),
            Action::RemoveRing(point) => self.remove_ring(point),
            Action::Move { .. } | Action::Pass => self.to_act = !self.to_act,
        }
        self.key ^= zobrist::acting(self.to_act, self.stage);
    }

    fn place(&mut self, point: Point) {
        let color = self.to_act;
        self.rings[color.index()] |= Bitboard::only(point);
        self.key ^= zobrist::ring(color, point);
        self.to_act = !color;
        if self.all_rings().len() >= 2 * RINGS {
            self.stage = Stage::Move;
        }
    }

    /// Moves a ring. This is the hot path: most actions of a game are ring moves, and most of them
    /// complete no row.
    #[inline(always)]
    fn move_ring(&mut self, from: Point, to: Point) {
        let color = self.to_act;
        let mover = color.index();
        let start = Bitboard::only(from);
        self.rings[mover] ^= start | Bitboard::only(to);
        let jumped = Bitboard::between(from, to) & self.all_markers();
        self.markers[mover] |= start;
        self.pool = self.pool.wrapping_sub(1);
        self.key ^= zobrist::ring_moved(color, from, to) ^ zobrist::other_player();
        self.to_act = !color;
        if jumped.is_empty() {
            // Without a jump, only the new marker can complete a row, only for the mover, and only if
            // it has a neighbour.
            let own = self.markers[mover];
            if own.is_disjoint(Bitboard::around(from)) || !own.has_row() {
                return;
            }
        } else {
            self.flip(jumped);
        }
        self.key ^= zobrist::acting(self.to_act, self.stage);
        self.look_for_rows(color);
        self.key ^= zobrist::acting(self.to_act, self.stage);
    }

    #[inline]
    fn flip(&mut self, jumped: Bitboard) {
        self.markers[0] ^= jumped;
        self.markers[1] ^= jumped;
        for point in jumped {
            self.key ^= zobrist::flip(point);
        }
    }

    /// Sets the stage after the mover has changed the board: the mover's rows come first, then the
    /// opponent's, then the opponent's move.
    #[inline]
    fn look_for_rows(&mut self, mover: Color) {
        if self.markers(mover).has_row() {
            self.stage = Stage::Row { mover };
            self.to_act = mover;
        } else {
            self.look_for_rows_of_opponent(mover);
        }
    }

    #[inline]
    fn look_for_rows_of_opponent(&mut self, mover: Color) {
        self.to_act = !mover;
        self.stage =
            if self.markers(!mover).has_row() { Stage::Row { mover } } else { Stage::Move };
    }

    fn remove_row(&mut self, row: Row) {
        let color = self.to_act;
        let points = row.points();
        self.markers[color.index()] = self.markers[color.index()].without(points);
        self.pool = self.pool.wrapping_add(points.len() as u8);
        for point in points {
            self.key ^= zobrist::marker(color, point);
        }
        if let Stage::Row { mover } = self.stage {
            self.stage = Stage::Ring { mover };
        }
    }

    fn remove_ring(&mut self, point: Point) {
        let color = self.to_act;
        self.rings[color.index()] = self.rings[color.index()].without(Bitboard::of(point));
        self.rings_off[color.index()] = self.rings_off[color.index()].wrapping_add(1);
        self.key ^= zobrist::ring(color, point);
        // The stage is determined as if the game continued, even if this ring has won it.
        if let Stage::Ring { mover } = self.stage {
            if color == mover {
                self.look_for_rows(mover);
            } else {
                self.look_for_rows_of_opponent(mover);
            }
        }
    }
}
