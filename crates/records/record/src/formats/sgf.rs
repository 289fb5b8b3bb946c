//! Boardspace's SGF format for YINSH.

mod pending;
mod tree;

use variants::{AnyGame, Color, Family, Variant};

pub(crate) use tree::{Tree, Trees};

use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        replay::{Step, replay},
        sgf_error::SgfError,
    },
    record::{
        Record,
        date::Date,
        score::{Score, Termination},
        tags::Tags,
    },
};
use pending::PendingAction;

/// Reads the game in a tree. Its `RE` property is localised text and is ignored.
pub(crate) fn read_tree(tree: &Tree, default: Option<Variant>) -> Result<Record, ReadError> {
    let variant = read_variant(tree, default)?;
    let mut reader = EventReader::default();
    let mut tags = Tags::default();
    for (index, property) in tree.properties() {
        let seat = match property.name.as_str() {
            "P0" => 0,
            "P1" => 1,
            "DT" => {
                let date = read_date(&property.value);
                let date = date.map_or_else(|| property.value.clone(), |date| date.to_string());
                tags.set_foreign("Date", &date);
                continue;
            }
            _ => continue,
        };
        reader.event(index > 0, seat, &property.value, property.line)?;
    }
    for (seat, name) in reader.names.iter().enumerate() {
        if let Some(name) = name {
            let tag = if reader.colors[seat] == Color::White { "White" } else { "Black" };
            tags.set_foreign(tag, name);
        }
    }
    let (steps, end) = reader.finish();
    let mut game = AnyGame::start(variant);
    replay(&mut game, steps)?;
    let mut record = Record::from_game(&game);
    *record.tags_mut() = tags;
    if let Some(End { score, termination, line }) = end {
        let termination = Some(termination).filter(|_| record.outcome().is_none());
        record
            .set_result(score, termination)
            .map_err(|source| ReadError::new(line, ReadErrorKind::Result { source }))?;
    }
    Ok(record)
}

fn read_variant(tree: &Tree, default: Option<Variant>) -> Result<Variant, ReadError> {
    let setup = tree.properties().find(|(_, property)| property.name == "SU");
    let error = |line, source| ReadError::new(line, ReadErrorKind::Sgf { source });
    let Some((_, property)) = setup else {
        return match default.map(|variant| (variant, variant.family())) {
            Some((variant, Family::Yinsh)) => Ok(variant),
            Some(_) => Err(error(tree.line, SgfError::Gipf)),
            None => Err(error(tree.line, SgfError::NoSetup)),
        };
    };
    let name = property.value.trim();
    if name.get(..4).is_some_and(|game| game.eq_ignore_ascii_case("gipf")) {
        return Err(error(property.line, SgfError::Gipf));
    }
    let variant: Variant = name.parse().map_err(|source| {
        let text = offending(&property.value);
        ReadError::new(property.line, ReadErrorKind::Variant { text, source })
    })?;
    Ok(variant)
}

/// Reads a date such as `Tue Oct 11 16:21:54 EDT 2005`, or one in our notation.
fn read_date(text: &str) -> Option<Date> {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let words: Vec<&str> = text.split_whitespace().take(7).collect();
    if let [_, month, day, _, _, year] = words[..] {
        let month = MONTHS.iter().position(|name| *name == month)? as u8 + 1;
        return Date::new(year.parse().ok()?, Some(month), Some(day.parse().ok()?));
    }
    text.trim().parse().ok()
}

/// The end of a game that was not ended by the rules.
#[derive(Debug)]
struct End {
    score: Score,
    termination: Termination,
    line: usize,
}

/// A reader that converts the players' events into actions.
#[derive(Debug)]
struct EventReader {
    pending: PendingAction,
    names: [Option<String>; 2],
    /// The colours of P0 and P1; `confirmed` is set once an event has shown them.
    colors: [Color; 2],
    confirmed: bool,
    steps: Vec<Step>,
    end: Option<End>,
}

impl Default for EventReader {
    fn default() -> Self {
        Self {
            pending: PendingAction::default(),
            names: [None, None],
            colors: Color::ALL,
            confirmed: false,
            steps: Vec::new(),
            end: None,
        }
    }
}

impl EventReader {
    /// Applies an event such as `place wr E 7`, which may be preceded by a number.
    fn event(
        &mut self,
        in_game: bool,
        seat: usize,
        text: &str,
        line: usize,
    ) -> Result<(), ReadError> {
        let mut words = text.split_whitespace().peekable();
        words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let verb = words.next().unwrap_or_default().to_ascii_lowercase();
        let words: Vec<&str> = words.collect();
        let error = |source| ReadError::new(line, ReadErrorKind::Sgf { source });
        let color = self.colors[seat];
        match (verb.as_str(), &words[..]) {
            ("id", name) => self.names[seat] = Some(name.join(" ").trim_matches('"').to_owned()),
            ("done", _) => self.commit(),
            ("resign", _) => {
                self.commit();
                let score = Score::won_by(!color);
                self.end = Some(End { score, termination: Termination::Resignation, line });
            }
            ("acceptdraw", _) => {
                self.commit();
                let termination = Termination::Agreement;
                self.end = Some(End { score: Score::Draw, termination, line });
            }
            ("start" | "time" | "offerdraw" | "declinedraw", _) => {}
            ("place" | "drop" | "pick" | "remove" | "move", words) => {
                let color = self.confirm(seat, words);
                if self.pending.player().is_some_and(|player| player != color) {
                    self.commit();
                }
                let acted = self.pending.act(color, line, &verb, words);
                let committed = acted.map_err(|wrong| error(wrong.named(text)))?;
                self.steps.extend(committed);
            }
            // The players' properties before the game may contain anything.
            _ if !in_game => {}
            _ => return Err(error(SgfError::Verb { text: offending(text) })),
        }
        Ok(())
    }

    fn commit(&mut self) {
        self.steps.extend(self.pending.commit());
    }

    /// Returns the colour of an event; the first piece named in the game determines the players' colours.
    fn confirm(&mut self, seat: usize, words: &[&str]) -> Color {
        let color = match words.first() {
            Some(&("w" | "wr")) => Color::White,
            Some(&("b" | "br")) => Color::Black,
            _ => return self.colors[seat],
        };
        if !self.confirmed && self.colors[seat] != color {
            self.colors.swap(0, 1);
        }
        self.confirmed = true;
        color
    }

    fn finish(mut self) -> (Vec<Step>, Option<End>) {
        self.commit();
        (self.steps, self.end)
    }
}
