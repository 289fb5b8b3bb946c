use game::{Color, Game, History};
use variants::AnyGame;

use super::canvas::{Canvas, Ink, Palette};

/// Number of characters from one column to the next.
const COLUMN: i32 = 4;

/// A point of a board with its contents.
#[derive(Clone, Copy, Debug)]
struct Point {
    /// Column, starting at 0.
    column: i32,
    /// Row on the straight hexagonal grid.
    row: i32,
    /// Row number as printed.
    name: u8,
    /// Piece on the point, if any.
    piece: Option<Sign>,
    /// Kind of point, drawn if it is empty.
    mesh: Mesh,
    /// Whether the last turn changed the point.
    changed: bool,
}

impl Point {
    /// Returns the height in half steps: neighbours in a column are two half steps apart, and
    /// adjacent columns are shifted by one.
    fn height(self) -> i32 {
        2 * self.row - self.column
    }
}

/// Appearance of a piece.
#[derive(Clone, Copy, Debug)]
struct Sign {
    /// Letter in position strings.
    letter: char,
    /// Whether the piece is a used potential, and the number of pieces under it. Only in games with potentials, which circles
    /// cannot represent.
    potentials: Option<(bool, usize)>,
}

impl Sign {
    const fn plain(letter: char) -> Self {
        Self { letter, potentials: None }
    }

    fn drawn(self, glyphs: Glyphs) -> String {
        let Some((used, below)) = self.potentials else { return glyphs.piece(self.letter) };
        let height = if below > 0 { (below + 1).to_string() } else { String::new() };
        format!("{height}{}{}", if used { "'" } else { "" }, self.letter)
    }
}

/// Kind of an empty point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mesh {
    /// A point of YINSH.
    Point,
    /// A spot of GIPF.
    Spot,
    /// A dot of GIPF.
    Dot,
}

/// Symbols for pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glyphs {
    /// Circles.
    Circles,
    /// The letters of position strings.
    Ascii,
}

impl Glyphs {
    /// Returns the symbol of a piece. White's symbols are hollow, Black's are filled; rings and GIPF-pieces, which are larger
    /// than markers and single pieces, have a rim.
    pub(crate) fn piece(self, letter: char) -> String {
        let core = if letter.is_uppercase() { '○' } else { '●' };
        match (self, letter) {
            (Self::Ascii, _) => letter.to_string(),
            (Self::Circles, 'R' | 'r' | 'G' | 'g') => format!("({core})"),
            (Self::Circles, _) => core.to_string(),
        }
    }

    fn empty(self, mesh: Mesh) -> char {
        match (self, mesh) {
            (_, Mesh::Spot) => '+',
            (Self::Circles, Mesh::Dot | Mesh::Point) => '·',
            (Self::Ascii, Mesh::Dot | Mesh::Point) => '.',
        }
    }
}

/// A board to be drawn.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    points: Vec<Point>,
    /// Whether printed rows bend upwards in the right half of the board, as in GIPF.
    bent: bool,
}

impl Board {
    /// Returns the board of a game.
    pub(crate) fn of(game: &AnyGame) -> Self {
        let last = game.turns().last().map_or(0, |turn| turn.actions);
        match game {
            AnyGame::Yinsh(game) => Self { points: yinsh_points(game, last), bent: false },
            AnyGame::Gipf(game) => Self { points: gipf_points(game, last), bent: true },
            AnyGame::Potentials(game) => Self { points: potentials_points(game, last), bent: true },
            _ => Self { points: Vec::new(), bent: true },
        }
    }

    /// Returns the colours of the board.
    pub(crate) fn palette(&self) -> Palette {
        if self.bent {
            Palette { ground: 137, empty: 58, label: 230 }
        } else {
            Palette { ground: 67, empty: 17, label: 195 }
        }
    }

    /// Draws the board.
    pub(crate) fn draw(&self, glyphs: Glyphs) -> Canvas {
        const MARGIN: i32 = 7;
        let columns = self.points.iter().map(|point| point.column).max().unwrap_or(0);
        let heights = || self.points.iter().map(|point| point.height());
        let (top, bottom) = (heights().max().unwrap_or(0) + 1, heights().min().unwrap_or(0) - 2);
        let place = |column: i32, height: i32, shift: i32| {
            ((MARGIN + COLUMN * column + shift).max(0) as usize, (top - height).max(0) as usize)
        };
        let (width, height) = place(columns, bottom, MARGIN);
        let mut canvas = Canvas::new(width + 1, height + 1);
        for point in &self.points {
            let (x, y) = place(point.column, point.height(), 0);
            let (text, ink) = match point.piece {
                None => (glyphs.empty(point.mesh).to_string(), Ink::Empty),
                Some(sign) if sign.letter.is_uppercase() => (sign.drawn(glyphs), Ink::White),
                Some(sign) => (sign.drawn(glyphs), Ink::Black),
            };
            // The opening mark is one character to the left, or two next to a rim.
            let half = text.chars().count() / 2;
            if point.changed {
                canvas.write(x - half - 1, y, "[", Ink::Mark);
                canvas.write(x + half + 1, y, "]", Ink::Mark);
            }
            canvas.write(x - half, y, &text, ink);
        }
        for column in 0..=columns {
            let (x, y) = place(column, bottom, 0);
            let letter = char::from(b'a' + column as u8);
            canvas.write(x, y, &letter.to_string(), Ink::Label);
        }
        for (left, right) in self.rows() {
            let name = left.name.to_string();
            let (x, y) = place(left.column, left.height(), -4);
            canvas.write(x + 1 - name.len(), y, &name, Ink::Label);
            let (x, y) = place(right.column, right.height(), 4);
            canvas.write(x, y, &name, Ink::Label);
        }
        canvas
    }

    /// Returns the first and the last point of every printed row.
    fn rows(&self) -> impl Iterator<Item = (Point, Point)> {
        let last = self.points.iter().map(|point| point.name).max().unwrap_or(0);
        (1..=last).filter_map(|name| {
            let row = || self.points.iter().filter(move |point| point.name == name);
            let left = row().min_by_key(|point| point.column)?;
            let right = row().max_by_key(|point| point.column)?;
            Some((*left, *right))
        })
    }
}

/// Returns the position before the last actions.
fn before<G: Game>(game: &History<G>, actions: usize) -> &G {
    let past = game.past();
    past.len().checked_sub(actions).and_then(|index| past.get(index)).unwrap_or(game.position())
}

fn yinsh_points(game: &History<yinsh::Position>, last: usize) -> Vec<Point> {
    let (old, new) = (before(game, last), game.position());
    let letter = |piece| match piece {
        yinsh::Piece::Ring(Color::White) => 'R',
        yinsh::Piece::Ring(Color::Black) => 'r',
        yinsh::Piece::Marker(Color::White) => 'M',
        yinsh::Piece::Marker(Color::Black) => 'm',
    };
    yinsh::Point::ALL
        .into_iter()
        .map(|point| Point {
            column: point.hex().column.into(),
            row: point.hex().row.into(),
            name: point.row(),
            piece: new.piece(point).map(letter).map(Sign::plain),
            mesh: Mesh::Point,
            changed: old.piece(point) != new.piece(point),
        })
        .collect()
}

fn gipf_points(game: &History<gipf::Position>, last: usize) -> Vec<Point> {
    let (old, new) = (before(game, last), game.position());
    let letter = |piece| match piece {
        gipf::Piece::Single(Color::White) => 'P',
        gipf::Piece::Single(Color::Black) => 'p',
        gipf::Piece::Gipf(Color::White) => 'G',
        gipf::Piece::Gipf(Color::Black) => 'g',
        _ => '?',
    };
    let pushes = || {
        game.actions().iter().rev().take(last).filter_map(|action| match action {
            gipf::Action::Push { push, .. } => Some(push),
            _ => None,
        })
    };
    let pushes: Vec<gipf::Push> = pushes().copied().collect();
    let sign = |spot| new.piece(spot).map(letter).map(Sign::plain);
    spots_and_dots(&pushes, sign, |spot| old.piece(spot) != new.piece(spot))
}

fn potentials_points(game: &History<potentials::Position>, last: usize) -> Vec<Point> {
    use potentials::{Action, Piece};
    let (old, new) = (before(game, last), game.position());
    let sign = |spot| {
        let stack = new.stack(spot)?;
        let (letter, used) = match stack.top() {
            _ if stack.is_gipf_piece() => ('G', false),
            Piece::Basic(_) | Piece::Gipf(_) => ('P', false),
            Piece::Loaded(_, kind) => (kind.letter(), false),
            Piece::Used(_, kind) => (kind.letter(), true),
        };
        let letter = match stack.top().color() {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        };
        let below = if stack.is_gipf_piece() { 0 } else { stack.len() - 1 };
        Some(Sign { letter, potentials: Some((used, below)) })
    };
    let pushes: Vec<gipf::Push> = game
        .actions()
        .iter()
        .rev()
        .take(last)
        .filter_map(|action| match action {
            Action::Push { push, .. } => Some(*push),
            _ => None,
        })
        .collect();
    spots_and_dots(&pushes, sign, |spot| old.stack(spot) != new.stack(spot))
}

/// Returns the points of GIPF's board, with their contents and the changes of the last turn.
fn spots_and_dots(
    pushes: &[gipf::Push],
    sign: impl Fn(gipf::Spot) -> Option<Sign>,
    changed: impl Fn(gipf::Spot) -> bool,
) -> Vec<Point> {
    let spots = gipf::Spot::ALL.into_iter().map(|spot| Point {
        column: spot.hex().column.into(),
        row: spot.hex().row.into(),
        name: spot.row(),
        piece: sign(spot),
        mesh: Mesh::Spot,
        // A piece that replaced another of the same kind counts as a change too, although the contents look the same.
        changed: changed(spot) || pushes.iter().any(|push| push.entry() == spot),
    });
    let dots = gipf::Dot::ALL.into_iter().map(|dot| Point {
        column: dot.hex().column.into(),
        row: dot.hex().row.into(),
        name: dot.row(),
        piece: None,
        mesh: Mesh::Dot,
        changed: pushes.iter().any(|push| push.dot() == dot),
    });
    spots.chain(dots).collect()
}
