use core::fmt;

use crate::Hex;

/// Returns the height of a point in a drawing, in half rows: columns run upwards, and each is
/// drawn half a row lower than the one to its left.
const fn height(point: Hex) -> i8 {
    2 * point.row - point.column
}

/// Returns the indices of the points of a board in the order of a drawing: line by line from
/// the top, each line from left to right.
///
/// ```
/// use hexgrid::{Hex, drawing_order};
///
/// // Two columns; the right one is drawn half a row lower.
/// let points = [Hex::new(0, 0), Hex::new(0, 1), Hex::new(1, 0), Hex::new(1, 1)];
/// assert_eq!(drawing_order(&points), [1, 3, 0, 2]);
/// ```
#[must_use]
pub const fn drawing_order<const N: usize>(points: &[Hex; N]) -> [u8; N] {
    let mut order = [0; N];
    let mut i = 0;
    while i < N {
        // Insertion sort: `order[..i]` is already sorted.
        let mut at = i;
        while at > 0 && is_drawn_before(points[i], points[order[at - 1] as usize]) {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = i as u8;
        i += 1;
    }
    order
}

const fn is_drawn_before(a: Hex, b: Hex) -> bool {
    height(a) > height(b) || height(a) == height(b) && a.column < b.column
}

/// Draws a board: one mark for each point, in the order of [`drawing_order`].
///
/// ```
/// use hexgrid::{Direction, Hex, drawing_order, write_drawing};
///
/// let centre = Hex::new(0, 0);
/// let [a, b, c, d, e, f] = Direction::ALL.map(|direction| centre.step(direction));
/// let points = [a, b, c, d, e, f, centre];
///
/// let mut drawing = String::new();
/// let in_order = drawing_order(&points).map(|index| points[usize::from(index)]);
/// write_drawing(&mut drawing, in_order.map(|point| (point, if point == centre { 'X' } else { '.' })))?;
/// let lines: Vec<&str> = drawing.lines().collect();
/// assert_eq!(lines, [
///     "  .",
///     ".   .",
///     "  X",
///     ".   .",
///     "  .",
/// ]);
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
/// Fails only if the writer fails.
pub fn write_drawing(
    out: &mut dyn fmt::Write,
    marks: impl IntoIterator<Item = (Hex, char)> + Clone,
) -> fmt::Result {
    let columns = marks.clone().into_iter().map(|(point, _)| point.column);
    let first_column = columns.min().unwrap_or_default();
    let mut line = None;
    let mut width = 0;
    for (point, mark) in marks {
        if line.is_some_and(|line| line != height(point)) {
            out.write_char('\n')?;
            width = 0;
        }
        line = Some(height(point));
        let indent = 2 * (point.column - first_column);
        while width < indent {
            out.write_char(' ')?;
            width += 1;
        }
        out.write_char(mark)?;
        width += 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{string::String, vec::Vec};

    use super::*;
    use crate::Direction;

    /// Returns a point with its six neighbours.
    fn flower() -> [Hex; 7] {
        let centre = Hex::new(0, 0);
        let mut points = [centre; 7];
        for direction in Direction::ALL {
            points[direction.index()] = centre.step(direction);
        }
        points
    }

    #[test]
    fn a_drawing_has_the_shape_of_the_board() {
        let points = flower();
        let marks: Vec<_> =
            drawing_order(&points).iter().map(|&index| (points[usize::from(index)], 'o')).collect();
        let mut drawing = String::new();
        write_drawing(&mut drawing, marks).unwrap();
        assert_eq!(drawing, "  o\no   o\n  o\no   o\n  o");
    }

    #[test]
    fn a_drawing_runs_from_top_to_bottom_and_left_to_right() {
        let points = flower();
        let order = drawing_order(&points).map(|index| points[usize::from(index)]);
        let up_left = Hex::new(-1, 0);
        assert_eq!(order[..3], [Hex::new(0, 1), up_left, Hex::new(1, 1)]);
    }
}
