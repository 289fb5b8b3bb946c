use std::io::{self, Write};

use anstyle::{AnsiColor, Effects, Style};
use game::Color;
use record::{Record, Score};
use review::{JudgedTurn, Kind, Phase, Reason, Review};
use words::{Language, Words};

use super::graph;
use crate::{
    commands::source::printable,
    terminal::{evaluation::shown, outcome},
};

/// Maximum width of a line, unless a single word is longer.
const WIDTH: usize = 80;

const INDENT: &str = "          ";

/// Writes the analysis of a game for people.
pub(super) fn write(
    record: &Record,
    review: &Review,
    ascii: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    heading(record, out)?;
    if review.turns.is_empty() {
        return writeln!(out, "No turn has been played: there is nothing to analyse.");
    }
    writeln!(out)?;
    graph::write(&review.turns, ascii, out)?;
    writeln!(out)?;
    for (index, judged) in review.turns.iter().enumerate() {
        turn(judged, index == 0, out)?;
    }
    writeln!(out)?;
    summary(review, out)
}

fn heading(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    let tags = record.tags();
    let name = |name: Option<&str>, color: Color| match name {
        Some(name) => format!("{color}: {}", printable(name)),
        None => color.to_string(),
    };
    writeln!(out, "{}, {}", name(tags.white(), Color::White), name(tags.black(), Color::Black))?;
    let date = tags.get("Date").map(|date| format!(", {}", printable(date))).unwrap_or_default();
    writeln!(out, "{}{date}. {}.", record.variant(), end(record))
}

/// Returns how the game ended, as a sentence without a full stop.
fn end(record: &Record) -> String {
    if let Some(outcome) = record.outcome() {
        return outcome::sentence(outcome);
    }
    let result = match (record.score(), record.score().winner()) {
        (_, Some(winner)) => format!("{winner} wins"),
        (Score::Draw, None) => "Draw".to_owned(),
        _ => return "Unfinished".to_owned(),
    };
    match record.termination() {
        Some(termination) => format!("{result}: {termination}"),
        None => result,
    }
}

/// Writes one turn, and below it the better alternative.
fn turn(turn: &JudgedTurn, first: bool, out: &mut dyn Write) -> io::Result<()> {
    let number = match turn.player {
        Color::White => format!("{}.", turn.number),
        Color::Black if first => format!("{}...", turn.number),
        Color::Black => String::new(),
    };
    let style = style(turn.kind);
    let token = format!("{}{}", turn.token, turn.kind.sign());
    let kind = if turn.kind == Kind::Good { "" } else { turn.kind.code() };
    let line = format!("{number:>6} {token:<40} {:>8}  {kind}", shown(turn.after));
    writeln!(out, "{style}{}{style:#}", line.trim_end())?;
    if let Some(reason) = &turn.reason {
        wrapped(&sentence(reason), out)?;
    }
    if turn.kind.is_blamed() {
        better(turn, out)?;
    }
    Ok(())
}

/// Number of turns from which the sentence says how long an event takes, as on the site.
const LATER: u16 = 2;

/// Returns a reason in the wording of the site.
fn sentence(reason: &Reason) -> String {
    let code = reason.code.code();
    let points = reason.points.join(", ");
    let words = Words::new(Language::En);
    let mut text = words
        .text(
            &format!("report-reason-{code}"),
            &[
                ("player", reason.player.letter().to_string().into()),
                ("points", points.into()),
                ("number", reason.number.into()),
                ("other", reason.other.into()),
            ],
        )
        .unwrap_or_else(|| code.to_owned());
    if reason.code.is_timed() && reason.turn >= LATER {
        let later = words.text("report-reason-later", &[("turns", reason.turn.into())]);
        text.extend(later.map(|later| format!(" {later}")));
    }
    // Plain ASCII for terminals.
    text.replace('\u{2019}', "'")
}

/// Writes a sentence below a turn, wrapped to the width.
fn wrapped(sentence: &str, out: &mut dyn Write) -> io::Result<()> {
    let mut line = String::new();
    for word in sentence.split(' ') {
        if !line.is_empty() && INDENT.len() + line.len() + 1 + word.len() > WIDTH {
            writeln!(out, "{INDENT}{line}")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    writeln!(out, "{INDENT}{line}")
}

fn better(turn: &JudgedTurn, out: &mut dyn Write) -> io::Result<()> {
    let dim = Style::new().effects(Effects::DIMMED);
    let mut line = format!("{INDENT}better, {}:", shown(turn.before));
    for (index, token) in turn.variation.iter().enumerate() {
        // The better turn itself is always shown, and the rest of the variation as far as there is room.
        if index > 0 && line.chars().count() + token.chars().count() + 5 > WIDTH {
            line.push_str(" ...");
            break;
        }
        line.push(' ');
        line.push_str(token);
    }
    writeln!(out, "{dim}{line}{dim:#}")
}

/// Writes the accuracy of both players in each phase.
fn phases(review: &Review, out: &mut dyn Write) -> io::Result<()> {
    for phase in Phase::ALL {
        let [white, black] = Color::ALL.map(|player| review.summary(player).phases[phase as usize]);
        if white.is_none() && black.is_none() {
            continue;
        }
        let shown = |accuracy: Option<f64>| {
            accuracy.map_or("-".to_owned(), |accuracy| format!("{accuracy:.0} %"))
        };
        writeln!(out, "{:<8} White {}, Black {}", phase.code(), shown(white), shown(black))?;
    }
    Ok(())
}

fn style(kind: Kind) -> Style {
    match kind {
        Kind::Best => AnsiColor::Green.on_default(),
        Kind::Good => Style::new(),
        Kind::Inaccuracy => AnsiColor::Yellow.on_default(),
        Kind::Mistake => AnsiColor::Magenta.on_default(),
        Kind::Blunder => AnsiColor::Red.on_default().bold(),
    }
}

fn summary(review: &Review, out: &mut dyn Write) -> io::Result<()> {
    let kinds: String = Kind::ALL.iter().map(|kind| format!(" {kind:>10}")).collect();
    writeln!(out, "      accuracy{kinds}")?;
    for player in Color::ALL {
        let side = review.summary(player);
        let accuracy = side.accuracy.map_or("-".to_owned(), |accuracy| format!("{accuracy:.0} %"));
        let counts: String = side.counts.iter().map(|count| format!(" {count:>10}")).collect();
        writeln!(out, "{player} {accuracy:>8}{counts}")?;
    }
    phases(review, out)?;
    if let Some(point) = review.turning_point() {
        let dots = if point.player == Color::White { "." } else { "..." };
        writeln!(
            out,
            "Turning point: {}{dots} {} took {} from {:.0} % to {:.0} %.",
            point.number,
            point.token,
            point.player,
            100.0 * point.chance_before().share(),
            100.0 * point.chance_after().share(),
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use review::ReasonCode;

    use super::*;

    #[test]
    fn every_reason_has_a_sentence_and_every_sentence_a_reason() {
        let messages = words::messages(Language::En).unwrap();
        let sentences = messages.iter().filter_map(|it| it.id.strip_prefix("report-reason-"));
        let about_reasons: BTreeSet<&str> = sentences.filter(|rest| *rest != "later").collect();
        assert_eq!(about_reasons, ReasonCode::ALL.map(ReasonCode::code).into());
    }
}
