//! Places on a board, named by a column letter and a row number, as printed.

/// One place on a board: its column letter and its row number.
pub(crate) type Point = (char, u8);

/// Writes the name of a point as in tokens, such as `f6`.
pub(crate) fn name(point: Point) -> String {
    format!("{}{}", point.0, point.1)
}

/// Reads the name of a point; it need not be on any board.
pub(crate) fn named(name: &str) -> Option<Point> {
    let mut letters = name.chars();
    let column = letters.next().filter(char::is_ascii_lowercase)?;
    let row = letters.as_str();
    if row.is_empty() || row.starts_with('0') || !row.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    Some((column, row.parse().ok()?))
}

/// Finds the column this many letters to the right, or to the left if the number is negative.
pub(crate) fn column_beside(column: char, by: i32) -> char {
    let code = column as i32 + by;
    u8::try_from(code).map_or('?', char::from)
}

/// Finds the row this many numbers up; 0 means that there is no such row.
pub(crate) fn row_above(row: u8, by: i32) -> u8 {
    u8::try_from(i32::from(row) + by).unwrap_or(0)
}

/// Names the opponent of a player.
pub(crate) fn other(player: char) -> char {
    if player == 'w' { 'b' } else { 'w' }
}

/// Reads the player in a one-letter field of a position string.
pub(crate) fn player_named(field: &str) -> Option<char> {
    match field {
        "w" => Some('w'),
        "b" => Some('b'),
        _ => None,
    }
}

/// Reads the two numbers of a field such as `12-7`.
pub(crate) fn pair_of_numbers(field: &str) -> Option<(u8, u8)> {
    let (first, second) = field.split_once('-')?;
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if !digits(first) || !digits(second) {
        return None;
    }
    Some((first.parse().ok()?, second.parse().ok()?))
}
