//! Drawings of positions as SVG, for notebooks.

use std::{collections::HashSet, fmt::Write as _};

use game::Color;
use hexgrid::{Axis, Hex};

use crate::family::{DrawnPiece, Family, Shape};

/// Distance between neighbouring points.
const STEP: f64 = 40.0;
/// Space around the points.
const MARGIN: f64 = 30.0;

/// Returns a drawing of a position.
pub(crate) fn svg<P: Family>(position: &P) -> String {
    let places = P::places();
    let points: Vec<(f64, f64)> = places.iter().map(|&(hex, _)| point(hex)).collect();
    let range = |values: &dyn Fn(&(f64, f64)) -> f64| {
        let fold = |merge: fn(f64, f64) -> f64, start| points.iter().map(values).fold(start, merge);
        (fold(f64::min, f64::INFINITY) - MARGIN, fold(f64::max, f64::NEG_INFINITY) + MARGIN)
    };
    let (left, right) = range(&|point| point.0);
    let (top, bottom) = range(&|point| point.1);
    let (width, height) = (right - left, bottom - top);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.1} {top:.1} {width:.1} {height:.1}\" \
         width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" aria-label=\"{position}\">"
    );
    draw_board(&places, &mut svg);
    for piece in position.pieces_on_board() {
        draw_piece(&piece, &mut svg);
    }
    svg.push_str("</svg>");
    svg
}

/// Returns the coordinates of a place: columns are vertical, and rows rise to the right.
fn point(hex: Hex) -> (f64, f64) {
    let (column, row) = (f64::from(hex.column), f64::from(hex.row));
    (column * STEP * 0.75_f64.sqrt(), (column / 2.0 - row) * STEP)
}

fn draw_board(places: &[(Hex, String)], svg: &mut String) {
    let board: HashSet<Hex> = places.iter().map(|&(hex, _)| hex).collect();
    svg.push_str("<g stroke=\"#8a7f72\" stroke-width=\"1.5\">");
    for &(hex, _) in places {
        for axis in Axis::ALL {
            let next = hex.step(axis.forward());
            if board.contains(&next) {
                let ((x1, y1), (x2, y2)) = (point(hex), point(next));
                // Writing to a string cannot fail.
                let _ = write!(svg, "<path d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\"/>");
            }
        }
    }
    svg.push_str("</g><g font-family=\"sans-serif\" font-size=\"8\" fill=\"#6b6258\">");
    for (hex, name) in places {
        let (x, y) = point(*hex);
        let _ = write!(svg, "<text x=\"{:.1}\" y=\"{:.1}\">{name}</text>", x + 4.0, y - 4.0);
    }
    svg.push_str("</g>");
}

fn draw_piece(piece: &DrawnPiece, svg: &mut String) {
    let (x, y) = point(piece.place);
    let (fill, edge) = match piece.color {
        Color::White => ("#fbf8f1", "#4a443d"),
        Color::Black => ("#35312c", "#14120f"),
    };
    let mut disc = |radius: f64, fill: &str, stroke: &str, width: f64| {
        let _ = write!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>"
        );
    };
    match piece.shape {
        Shape::Ring => {
            disc(14.0, "none", edge, 7.0);
            disc(14.0, "none", fill, 5.0);
        }
        Shape::Marker => disc(9.0, fill, edge, 1.5),
        Shape::Single | Shape::Used(_) => disc(14.0, fill, edge, 1.5),
        Shape::Gipf | Shape::Loaded(_) => {
            disc(14.0, fill, edge, 1.5);
            disc(9.0, fill, edge, 1.5);
        }
    }
    let letter = match piece.shape {
        Shape::Loaded(kind) | Shape::Used(kind) => kind.letter().to_string(),
        _ => String::new(),
    };
    let height = if piece.height > 1 { piece.height.to_string() } else { String::new() };
    if !letter.is_empty() || !height.is_empty() {
        let _ = write!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"11\" \
             fill=\"{edge}\" stroke=\"{fill}\" stroke-width=\"2\" paint-order=\"stroke\">{letter}{height}</text>",
            y + 4.0
        );
    }
}
