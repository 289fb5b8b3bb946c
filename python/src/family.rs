pub(crate) mod gipf;
pub(crate) mod potentials;
pub(crate) mod yinsh;

use game::{Color, History};
use hexgrid::{Hex, Symmetry};
use variants::{AnyGame, Variant};

use crate::action_space::{ActionSpace, Numbered};

/// A game whose variants share the board, the numbering of actions and the planes of observations.
pub(crate) trait Family: Numbered<Action: Send + Sync> + Send + Sync + 'static {
    /// Number of columns of the board, and of rows.
    const SIDE: usize;
    /// Number of planes of an observation.
    const PLANES: usize;

    /// Returns the variant that is played unless another one is given.
    fn default_variant() -> Variant;

    /// Returns a game as one of any variant.
    fn to_any(game: History<Self>) -> AnyGame;

    /// Returns a game of any variant as one of this game.
    fn from_any(game: AnyGame) -> Option<History<Self>>;

    /// Returns the name of the stage.
    fn stage_name(&self) -> &'static str;

    /// Returns the image under a symmetry of the board.
    fn image_under(&self, symmetry: Symmetry) -> Self;

    /// Returns the stable code of a broken rule.
    fn rule_code(rule: Self::IllegalAction) -> &'static str;

    /// Returns the stable code of an error in a position string.
    fn position_code(error: &Self::ParsePositionError) -> &'static str;

    /// Returns the numbering of the actions.
    fn space() -> &'static ActionSpace<Self>;

    /// Returns the token of an action, independent of the position.
    fn action_text(action: Self::Action) -> String;

    /// Returns the places of the board with their names.
    fn places() -> Vec<(Hex, String)>;

    /// Returns the places in play, each with its cell in a plane.
    fn cells() -> Vec<(Hex, usize)>;

    /// Returns the pieces on the board.
    fn pieces_on_board(&self) -> Vec<DrawnPiece>;

    /// Writes an observation for the player to act: the planes one after the other, each row by row. The planes must be zero.
    fn observe(&self, repetitions: u8, planes: &mut [u8]);

    /// Returns the start position of a variant of the catalogue; `None` for a variant of another game.
    fn start_of(variant: Variant) -> Option<Self> {
        Self::from_any(AnyGame::start(variant)).map(|game| *game.position())
    }

    /// Returns the variant as one of the catalogue.
    fn variant_in_catalogue(&self) -> Variant {
        Self::to_any(History::new(*self)).variant()
    }
}

/// Defines the methods of [`Family`] that differ only in names, with the game's name in [`AnyGame`] and its default variant.
macro_rules! shared_methods {
    ($Game:ident, $default:expr) => {
        fn default_variant() -> Variant {
            $default
        }

        fn to_any(game: History<Self>) -> AnyGame {
            AnyGame::$Game(game)
        }

        fn from_any(game: AnyGame) -> Option<History<Self>> {
            match game {
                AnyGame::$Game(game) => Some(game),
                _ => None,
            }
        }

        fn image_under(&self, symmetry: Symmetry) -> Self {
            self.image(symmetry)
        }

        fn rule_code(rule: Self::IllegalAction) -> &'static str {
            rule.code()
        }

        fn position_code(error: &Self::ParsePositionError) -> &'static str {
            error.code()
        }

        fn space() -> &'static ActionSpace<Self> {
            &SPACE
        }
    };
}
pub(crate) use shared_methods;

/// A piece on the board, as it is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawnPiece {
    /// The place.
    pub(crate) place: Hex,
    /// The owner.
    pub(crate) color: Color,
    /// The kind of piece.
    pub(crate) shape: Shape,
    /// Number of pieces on the spot.
    pub(crate) height: usize,
}

/// The kind of a piece on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// A ring.
    Ring,
    /// A marker.
    Marker,
    /// A single piece.
    Single,
    /// A GIPF-piece.
    Gipf,
    /// A basic that carries a potential.
    Loaded(::potentials::Potential),
    /// A potential that has left its basic.
    Used(::potentials::Potential),
}

impl Shape {
    /// Returns the name of the piece.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Ring => "ring".to_owned(),
            Self::Marker => "marker".to_owned(),
            Self::Single => "single".to_owned(),
            Self::Gipf => "gipf-piece".to_owned(),
            Self::Loaded(kind) => format!("loaded {kind}"),
            Self::Used(kind) => format!("used {kind}"),
        }
    }
}

/// The planes of an observation, written by name of a place.
pub(crate) struct Planes<'a> {
    cells: &'a mut [u8],
    side: usize,
}

impl<'a> Planes<'a> {
    /// Wraps planes of a board with this number of columns.
    pub(crate) fn new(cells: &'a mut [u8], side: usize) -> Self {
        Self { cells, side }
    }

    /// Sets cells of a plane.
    #[inline]
    pub(crate) fn mark(&mut self, plane: usize, cells: impl Iterator<Item = usize>) {
        let size = self.side * self.side;
        let plane = &mut self.cells[plane * size..(plane + 1) * size];
        for cell in cells {
            plane[cell] = 1;
        }
    }

    /// Sets a cell of a plane to a value.
    #[inline]
    pub(crate) fn set(&mut self, plane: usize, cell: usize, value: u8) {
        self.cells[plane * self.side * self.side + cell] = value;
    }

    /// Sets all cells of a plane to a value.
    #[inline]
    pub(crate) fn fill(&mut self, plane: usize, value: u8) {
        // Most of these planes are zero, as they were before.
        if value != 0 {
            let size = self.side * self.side;
            self.cells[plane * size..(plane + 1) * size].fill(value);
        }
    }

    /// Writes all cells of a plane.
    #[inline]
    pub(crate) fn write(&mut self, plane: usize, cells: &[u8]) {
        let size = self.side * self.side;
        self.cells[plane * size..(plane + 1) * size].copy_from_slice(cells);
    }
}
