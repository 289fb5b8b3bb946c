use game::Color;

/// Returns a letter as written for a player in position strings: White's are capitals.
pub(super) const fn cased(letter: char, color: Color) -> char {
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}
