use crate::record::score::{Score, Termination};

/// Writes a result as the value of `RE`: `W+`, `B+R`, `Draw`; `None` for an open game.
pub(super) fn write_result(score: Score, termination: Option<Termination>) -> Option<String> {
    let score = match score {
        Score::WhiteWins => "W+",
        Score::BlackWins => "B+",
        Score::Draw => "Draw",
        Score::Open => "?",
    };
    match (score, termination) {
        ("?", None) => None,
        (score, None) => Some(score.to_owned()),
        ("W+" | "B+", Some(Termination::Resignation)) => Some(format!("{score}R")),
        ("W+" | "B+", Some(Termination::Time)) => Some(format!("{score}T")),
        (score, Some(termination)) => Some(format!("{score} {}", termination.code())),
    }
}

/// Reads a result as [`write_result`] writes it; `None` for any other text, such as Boardspace's
/// sentence in the user's language.
pub(super) fn read_result(text: &str) -> Option<(Score, Option<Termination>)> {
    let text = text.trim();
    let (score, rest) = match text.split_at_checked(2) {
        Some(("W+", rest)) => (Score::WhiteWins, rest),
        Some(("B+", rest)) => (Score::BlackWins, rest),
        _ => match text.strip_prefix("Draw") {
            Some(rest) => (Score::Draw, rest),
            None => (Score::Open, text.strip_prefix('?')?),
        },
    };
    let termination = match rest {
        "" => None,
        "R" => Some(Termination::Resignation),
        "T" => Some(Termination::Time),
        code => Some(code.strip_prefix(' ')?.parse().ok()?),
    };
    Some((score, termination))
}
