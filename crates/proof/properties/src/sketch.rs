//! Positions for tests, specified by points and pieces: `"f6:R f7:m f8:m"`.

/// Points for the rings that a sketch of YINSH does not mention: out of the way, each colour on
/// its own side.
const WHITE_RINGS: [&str; 5] = ["k7", "k8", "k9", "k10", "j11"];
const BLACK_RINGS: [&str; 5] = ["a2", "a3", "a4", "a5", "b1"];

/// Returns a position of YINSH; rings that are neither in the sketch nor removed are added at the side.
///
/// # Panics
/// Panics if the sketch is invalid.
#[must_use]
pub fn yinsh(variant: yinsh::Variant, pieces: &str, rest: &str) -> yinsh::Position {
    let mut pieces = read(pieces);
    let (_, off) = rest.rsplit_once(' ').expect("the rings off come last");
    let off: Vec<usize> = off.split('-').map(|n| n.parse().expect("a number")).collect();
    for (letter, side, off) in [('R', WHITE_RINGS, off[0]), ('r', BLACK_RINGS, off[1])] {
        let there = pieces.iter().filter(|(_, piece)| *piece == letter).count();
        let free = side.into_iter().filter(|point| !pieces.iter().any(|(p, _)| p == point));
        let added: Vec<_> =
            free.take(5 - off - there).map(|point| (point.to_owned(), letter)).collect();
        pieces.extend(added);
    }
    let columns: Vec<Vec<String>> = (0..11)
        .map(|column| (1..=11).filter_map(move |row| yinsh::Point::new(column, row)))
        .map(|points| points.map(|point| point.to_string()).collect())
        .collect();
    let text = format!("{} {rest}", board(&columns, &pieces));
    yinsh::Position::from_text(variant, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns a position of GIPF.
///
/// # Panics
/// Panics if the sketch is invalid.
#[must_use]
pub fn gipf(variant: gipf::Variant, pieces: &str, rest: &str) -> gipf::Position {
    let columns: Vec<Vec<String>> = (1..8)
        .map(|column| (1..=9).filter_map(move |row| gipf::Spot::new(column, row)))
        .map(|spots| spots.map(|spot| spot.to_string()).collect())
        .collect();
    let text = format!("{} {rest}", board(&columns, &read(pieces)));
    gipf::Position::from_text(variant, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn read(pieces: &str) -> Vec<(String, char)> {
    let read = |item: &str| {
        let (point, piece) = item.split_once(':').expect("point:piece");
        (point.to_owned(), piece.chars().next().expect("a letter"))
    };
    pieces.split_whitespace().map(read).collect()
}

/// Returns the board of a position string, with each empty point as `1`.
fn board(columns: &[Vec<String>], pieces: &[(String, char)]) -> String {
    for (point, _) in pieces {
        assert!(columns.iter().flatten().any(|name| name == point), "{point} is not on the board");
    }
    let letter = |point: &String| {
        pieces.iter().find(|(name, _)| name == point).map_or('1', |(_, letter)| *letter)
    };
    let columns: Vec<String> =
        columns.iter().map(|column| column.iter().map(letter).collect()).collect();
    columns.join("/")
}
