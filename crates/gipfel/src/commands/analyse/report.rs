use std::io::{self, Write};

use anstyle::{AnsiColor, Effects, Style};
use game::Color;
use record::{Score, Termination};
use review::{DecisionReason, JudgedDecision, JudgedTurn, Kind, Phase, Reason, Review};
use variants::Outcome;
use words::{Language, Words};

use super::{analysed::Analysed, graph};
use crate::{
    commands::source::printable,
    terminal::{evaluation::shown, outcome},
};

/// Maximum width of a line, unless a single word is longer.
const WIDTH: usize = 80;

const INDENT: &str = "          ";

/// Writes the analysis of a game for people.
pub(super) fn write(analysed: &Analysed<'_>, ascii: bool, out: &mut dyn Write) -> io::Result<()> {
    heading(analysed, out)?;
    let (review, decisions) = (analysed.review(), analysed.decisions());
    if review.turns.is_empty() && decisions.is_empty() {
        return writeln!(out, "No turn has been played: there is nothing to analyse.");
    }
    writeln!(out)?;
    graph::write(&review.turns, ascii, out)?;
    writeln!(out)?;
    for ply in 0..=review.turns.len() {
        for judged in decisions.iter().filter(|decision| decision.ply == ply) {
            decision(judged, ply == 0, out)?;
        }
        if let Some(judged) = review.turns.get(ply) {
            turn(judged, ply == 0, out)?;
        }
    }
    writeln!(out)?;
    summary(review, out)
}

fn heading(analysed: &Analysed<'_>, out: &mut dyn Write) -> io::Result<()> {
    let tags = analysed.tags();
    let name = |name: Option<&str>, color: Color| match name {
        Some(name) => format!("{color}: {}", printable(name)),
        None => color.to_string(),
    };
    writeln!(out, "{}, {}", name(tags.white(), Color::White), name(tags.black(), Color::Black))?;
    let date = tags.get("Date").map(|date| format!(", {}", printable(date))).unwrap_or_default();
    writeln!(out, "{}{date}. {}.", analysed.name(), end(analysed.end()))
}

/// Returns how the game ended, as a sentence without a full stop.
fn end((outcome, termination, score): (Option<Outcome>, Option<Termination>, Score)) -> String {
    if let Some(outcome) = outcome {
        return outcome::sentence(outcome);
    }
    let result = match (score, score.winner()) {
        (_, Some(winner)) => format!("{winner} wins"),
        (Score::Draw, None) => "Draw".to_owned(),
        _ => return "Unfinished".to_owned(),
    };
    match termination {
        Some(termination) => format!("{result}: {termination}"),
        None => result,
    }
}

/// Writes a declaration, a turn instead of one, or an answer.
fn decision(judged: &JudgedDecision, first: bool, out: &mut dyn Write) -> io::Result<()> {
    let number = numbered(judged.number, judged.player, first);
    // No sign: the token of a declaration ends with a question mark itself.
    entry(&number, &judged.token, "", judged.kind, out)?;
    judged.reason.map_or(Ok(()), |reason| wrapped(&said(reason, &judged.better), out))
}

/// Returns a reason for criticising a decision in the wording of the site.
fn said(reason: DecisionReason, better: &str) -> String {
    let words = Words::new(Language::En);
    let better = better.strip_suffix('?').unwrap_or(better);
    let sentence = words.text(
        &format!("report-decision-{}", reason.code.code()),
        &[
            ("better", better.into()),
            ("number", reason.number.into()),
            ("other", reason.other.into()),
        ],
    );
    let chance = words.text("report-decision-chance", &[("chance", reason.chance.into())]);
    plain(&[sentence, chance].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Returns a text in plain ASCII for terminals.
fn plain(text: &str) -> String {
    text.replace('\u{2019}', "'")
}

/// Returns the number of a turn as in records: Black's first turn has three dots, and Black's other turns have no number.
fn numbered(number: usize, player: Color, first: bool) -> String {
    match player {
        Color::White => format!("{number}."),
        Color::Black if first => format!("{number}..."),
        Color::Black => String::new(),
    }
}

/// Writes a line: number, token, evaluation and kind.
fn entry(
    number: &str,
    token: &str,
    evaluation: &str,
    kind: Kind,
    out: &mut dyn Write,
) -> io::Result<()> {
    let style = style(kind);
    let name = if kind == Kind::Good { "" } else { kind.code() };
    let line = format!("{number:>6} {token:<40} {evaluation:>8}  {name}");
    writeln!(out, "{style}{}{style:#}", line.trim_end())
}

/// Writes one turn, and below it the better alternative.
fn turn(turn: &JudgedTurn, first: bool, out: &mut dyn Write) -> io::Result<()> {
    let number = numbered(turn.number, turn.player, first);
    let token = format!("{}{}", turn.token, turn.kind.sign());
    entry(&number, &token, &shown(turn.after), turn.kind, out)?;
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
    plain(&text)
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

    use review::{DecisionCode, ReasonCode};

    use super::*;

    #[test]
    fn every_reason_has_a_sentence_and_every_sentence_a_reason() {
        let messages = words::messages(Language::En).unwrap();
        let sentences = messages.iter().filter_map(|it| it.id.strip_prefix("report-reason-"));
        let about_reasons: BTreeSet<&str> = sentences.filter(|rest| *rest != "later").collect();
        assert_eq!(about_reasons, ReasonCode::ALL.map(ReasonCode::code).into());
    }

    #[test]
    fn every_reason_for_criticising_a_decision_has_a_sentence_and_every_sentence_a_reason() {
        let messages = words::messages(Language::En).unwrap();
        let sentences = messages.iter().filter_map(|it| it.id.strip_prefix("report-decision-"));
        let about_reasons: BTreeSet<&str> = sentences.filter(|rest| *rest != "chance").collect();
        assert_eq!(about_reasons, DecisionCode::ALL.map(DecisionCode::code).into());
    }
}
