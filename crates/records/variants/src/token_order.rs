use core::cmp::Ordering;

/// Compares two tokens in the order in which tokens are listed: by column, then by row number,
/// so `e2` comes before `e10`.
///
/// ```
/// let mut tokens = ["e10", "e2", "d3-d10", "d3-d9"];
/// tokens.sort_by(|a, b| variants::compare_tokens(a, b));
/// assert_eq!(tokens, ["d3-d9", "d3-d10", "e2", "e10"]);
/// ```
#[must_use]
pub fn compare_tokens(a: &str, b: &str) -> Ordering {
    parts(a).cmp(parts(b))
}

/// Returns the numbers and the other characters of a token, in order. A number is less than any
/// character.
fn parts(token: &str) -> impl Iterator<Item = Part> {
    let mut rest = token;
    core::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (part, after) = rest.split_at(digits.max(first.len_utf8()));
        rest = after;
        Some(part.parse().map_or(Part::Character(first), Part::Number))
    })
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Number(u32),
    Character(char),
}
