//! The pictures of the documentation that need no browser: a board of each game, drawn from a position string and an action
//! played in it.

use std::{f64::consts::FRAC_PI_3, fs};

use anyhow::Context;
use gipf::{Dot, Spot};
use yinsh::{Axis, Color, Direction, Point};

use crate::project::root;

const YINSH: &str = "4/M6/r7/3Rr4/2RrRmR3/2MmMM3/3MMmm3/3mMMM2/1mrmmMr1/4R2/4 w move 0-0";
const YINSH_ACTION: &str = "e3-j8";

const GIPF: &str = "1p1P/1gpP1/2PG1p/G1PpP2/1Pgp2/p1P1p/1G1g w push 5-5";
const GIPF_ACTION: &str = "h1-b4";

/// Half the side of a picture.
const HALF: f64 = 270.0;

const CARD: &str = "#7d7568";
const BOARD: &str = "#b4a994";
const LINE: &str = "#877c68";
const LABEL: &str = "#4a4336";
const IVORY: &str = "#f8f3e6";
const EBONY: &str = "#23201c";
const RIM: &str = "#5d564c";
const GROOVE: &str = "#8d8373";
/// Colour of the last turn.
const ACCENT: &str = "#17854a";

pub(crate) fn run() -> anyhow::Result<()> {
    write("yinsh", &yinsh_board()?)?;
    write("gipf", &gipf_board()?)
}

fn write(name: &str, picture: &str) -> anyhow::Result<()> {
    let folder = root().join("docs/pictures");
    fs::create_dir_all(&folder)?;
    let path = folder.join(name).with_extension("svg");
    fs::write(&path, picture).with_context(|| path.display().to_string())?;
    println!("docs/pictures/{name}.svg");
    Ok(())
}

fn yinsh_board() -> anyhow::Result<String> {
    let cell = |point: Point| (point.hex().column, point.hex().row);
    let mut position = yinsh::Position::from_text(yinsh::Variant::Normal, YINSH)?;
    let action = position.parse_action(YINSH_ACTION)?;
    position.try_play(action)?;
    let mut picture = Picture { step: 44.5, centre: cell(Point::CENTRE), text: String::new() };
    picture.put(&format!(r#"<circle r="{:.1}" fill="{BOARD}"/>"#, 5.65 * picture.step));
    picture.lines(&Point::ALL.map(cell), 0.0);
    // A letter below each column, a number before each row.
    for point in Point::ALL {
        let letter = char::from(b'a' + point.column()).to_string();
        if point.step(Direction::Down).is_none() {
            picture.label(cell(point), (0.0, 0.74), &letter);
        }
        if point.step(Direction::Left).is_none() {
            picture.label(cell(point), (-0.6, -0.34), &point.row().to_string());
        }
    }
    if let yinsh::Action::Move { from, to } = action {
        picture.path(cell(from), cell(to));
        picture.halo(cell(from), 0.33);
        picture.halo(cell(to), 0.53);
    }
    for point in Point::ALL {
        match position.piece(point) {
            Some(yinsh::Piece::Ring(color)) => picture.ring(cell(point), color),
            Some(yinsh::Piece::Marker(color)) => picture.disc(cell(point), 0.25, 0.0, color),
            None => {}
        }
    }
    Ok(picture.finish("YINSH: rings and markers in the middle of a game"))
}

fn gipf_board() -> anyhow::Result<String> {
    let cell = |spot: Spot| (spot.hex().column, spot.hex().row);
    let beside = |dot: Dot| (dot.hex().column, dot.hex().row);
    let before = gipf::Position::from_text(gipf::Variant::Standard, GIPF)?;
    let action = before.parse_action(GIPF_ACTION)?;
    let mut position = before;
    position.try_play(action)?;
    let mut picture = Picture { step: 51.0, centre: cell(Spot::CENTRE), text: String::new() };
    picture.hexagon(5.0, 1.2);
    picture.lines(&Spot::ALL.map(cell), 1.0);
    for dot in Dot::ALL {
        picture.dot(beside(dot), LINE);
        // Outside the board, away from the centre.
        let (x, y) = picture.at(beside(dot));
        let share = 0.48 / x.hypot(y);
        picture.label(beside(dot), (share * x, share * y), &dot.to_string());
    }
    if let gipf::Action::Push { push, .. } = action {
        let reached = before.reached(push).context("the line is full")?;
        picture.path(beside(push.dot()), cell(reached));
        picture.dot(beside(push.dot()), ACCENT);
        picture.halo(cell(push.entry()), 0.44);
    }
    for spot in Spot::ALL {
        match position.piece(spot) {
            Some(gipf::Piece::Single(color)) => picture.disc(cell(spot), 0.37, 0.0, color),
            Some(gipf::Piece::Gipf(color)) => {
                picture.disc(cell(spot), 0.37, 0.13, color);
                picture.disc(cell(spot), 0.37, -0.11, color);
            }
            _ => {}
        }
    }
    Ok(picture.finish("GIPF: singles and GIPF-pieces in the middle of a game"))
}

/// A column and a row of the hexagonal grid.
type Cell = (i8, i8);

/// A picture under construction; the centre of the board is its origin.
struct Picture {
    /// Distance between neighbouring points; other lengths are multiples of it.
    step: f64,
    centre: Cell,
    text: String,
}

impl Picture {
    fn put(&mut self, element: &str) {
        self.text.push_str(element);
        self.text.push('\n');
    }

    fn at(&self, (column, row): Cell) -> (f64, f64) {
        let (column, row) = (f64::from(column - self.centre.0), f64::from(row - self.centre.1));
        (self.step * column * FRAC_PI_3.sin(), self.step * (column / 2.0 - row))
    }

    /// Draws a hexagonal board with rounded corners, one of them above the centre.
    fn hexagon(&mut self, radius: f64, round: f64) {
        let (radius, round) = ((radius - round / 2.0) * self.step, round * self.step);
        let corners: Vec<String> = (0..6)
            .map(|corner| (f64::from(corner) * FRAC_PI_3).sin_cos())
            .map(|(x, y)| format!("{:.1},{:.1}", radius * x, radius * y))
            .collect();
        let style = format!(r#"fill="{BOARD}" stroke="{BOARD}" stroke-linejoin="round""#);
        let corners = corners.join(" ");
        self.put(&format!(r#"<polygon points="{corners}" {style} stroke-width="{round:.1}"/>"#));
    }

    /// Draws the lines through the cells, extended by `longer` at both ends.
    fn lines(&mut self, cells: &[Cell], longer: f64) {
        let mut path = String::new();
        for (column, row) in Axis::ALL.map(|axis| axis.forward().offset()) {
            let starts = |cell: &&Cell| !cells.contains(&(cell.0 - column, cell.1 - row));
            for &first in cells.iter().filter(starts) {
                let mut last = first;
                while cells.contains(&(last.0 + column, last.1 + row)) {
                    last = (last.0 + column, last.1 + row);
                }
                let ((x, y), (to_x, to_y)) = (self.at(first), self.at(last));
                let share = longer * self.step / (to_x - x).hypot(to_y - y);
                let (more_x, more_y) = (share * (to_x - x), share * (to_y - y));
                path += &format!("M{:.1} {:.1}", x - more_x, y - more_y);
                path += &format!("L{:.1} {:.1}", to_x + more_x, to_y + more_y);
            }
        }
        self.put(&format!(r#"<path d="{path}" stroke="{LINE}" stroke-width="1.6"/>"#));
    }

    /// Draws a word next to a cell.
    fn label(&mut self, cell: Cell, (right, down): (f64, f64), word: &str) {
        let (x, y) = self.at(cell);
        let (x, y) = (x + right * self.step, y + down * self.step);
        self.put(&format!(r#"<text x="{x:.1}" y="{y:.1}">{word}</text>"#));
    }

    /// Draws the path of a piece; the path ends at the rim of the piece, because a ring is open in the middle.
    fn path(&mut self, from: Cell, to: Cell) {
        let ((x, y), (to_x, to_y)) = (self.at(from), self.at(to));
        let share = 1.0 - 0.4 * self.step / (to_x - x).hypot(to_y - y);
        let (to_x, to_y) = (x + share * (to_x - x), y + share * (to_y - y));
        let style = format!(r#"stroke="{ACCENT}" stroke-width="6" stroke-linecap="round""#);
        self.put(&format!(r#"<path d="M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}" {style}/>"#));
    }

    fn circle(&mut self, cell: Cell, radius: f64, down: f64, style: &str) {
        let ((x, y), radius) = (self.at(cell), radius * self.step);
        let y = y + down * self.step;
        self.put(&format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" {style}/>"#));
    }

    fn dot(&mut self, cell: Cell, fill: &str) {
        self.circle(cell, 0.12, 0.0, &format!(r#"fill="{fill}""#));
    }

    fn halo(&mut self, cell: Cell, radius: f64) {
        self.circle(cell, radius, 0.0, &format!(r#"stroke="{ACCENT}" stroke-width="5""#));
    }

    /// Draws a thick open circle.
    fn ring(&mut self, cell: Cell, color: Color) {
        self.circle(cell, 0.37, 0.0, &format!(r#"stroke="{RIM}" stroke-width="9.6""#));
        let style = format!(r#"stroke="{}" stroke-width="6.6""#, fill(color));
        self.circle(cell, 0.37, 0.0, &style);
        self.groove(cell, 0.37, 0.0, color);
    }

    /// Draws a solid disc with a rim.
    fn disc(&mut self, cell: Cell, radius: f64, down: f64, color: Color) {
        let style = format!(r#"fill="{}" stroke="{RIM}" stroke-width="1.6""#, fill(color));
        self.circle(cell, radius, down, &style);
        self.groove(cell, 0.62 * radius, down, color);
    }

    /// Draws the groove of Black's pieces so that colour is not the only difference.
    fn groove(&mut self, cell: Cell, radius: f64, down: f64, color: Color) {
        if color == Color::Black {
            let style = format!(r#"stroke="{GROOVE}" stroke-width="1.2""#);
            self.circle(cell, radius, down, &style);
        }
    }

    fn finish(self, title: &str) -> String {
        let (from, side, text) = (-HALF, 2.0 * HALF, self.text);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{from} {from} {side} {side}" role="img">
<title>{title}</title>
<style>text {{ font: 14px sans-serif; fill: {LABEL}; text-anchor: middle; dominant-baseline: central }}</style>
<rect x="{from}" y="{from}" width="{side}" height="{side}" rx="28" fill="{CARD}"/>
<g fill="none">
{text}</g>
</svg>
"#
        )
    }
}

fn fill(color: Color) -> &'static str {
    match color {
        Color::White => IVORY,
        Color::Black => EBONY,
    }
}
