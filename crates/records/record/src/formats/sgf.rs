//! Boardspace's SGF format for YINSH and GIPF.

mod gipf;
mod pending;
mod result;
mod tree;
mod writer;
mod yinsh;

use variants::{AnyGame, Color, Family, Variant};

pub(crate) use tree::{Tree, Trees};

use self::{gipf::GipfReader, result::read_result, tree::Property, yinsh::YinshReader};
use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        replay::replay,
        sgf_error::SgfError,
    },
    record::{
        Record,
        date::Date,
        score::{Score, Termination},
        tags::Tags,
    },
};

/// Reads the game in a tree.
pub(crate) fn read_tree(tree: &Tree, default: Option<Variant>) -> Result<Record, ReadError> {
    let variant = read_variant(tree, default)?;
    let mut header = Header::default();
    let mut events = Events::new(variant);
    for (index, property) in tree.properties() {
        match property.name.as_str() {
            "P0" => header.event(index > 0, 0, property, &mut events)?,
            "P1" => header.event(index > 0, 1, property, &mut events)?,
            _ => header.property(property),
        }
    }
    let colors = events.colors();
    for (name, color) in header.names.iter().zip(colors) {
        if let Some(name) = name {
            let tag = if color == Color::White { "White" } else { "Black" };
            header.tags.set_foreign(tag, name);
        }
    }
    let mut record = Record::from_game(&events.finish()?);
    *record.tags_mut() = header.tags;
    // The result of a finished game follows from the rules, whatever else is written.
    let is_over = record.outcome().is_some();
    if let Some(End { score, termination, line }) = header.end {
        let termination = Some(termination).filter(|_| !is_over);
        record
            .set_result(score, termination)
            .map_err(|source| ReadError::new(line, ReadErrorKind::Result { source }))?;
    } else if let Some((score, termination)) = header.result.filter(|_| !is_over) {
        // Cannot fail: the rules did not end the game.
        record.set_result(score, termination).ok();
    }
    Ok(record)
}

fn read_variant(tree: &Tree, default: Option<Variant>) -> Result<Variant, ReadError> {
    let setup = tree.properties().find(|(_, property)| property.name == "SU");
    let error = |line, source| ReadError::new(line, ReadErrorKind::Sgf { source });
    let Some((_, property)) = setup else {
        return match default.map(|variant| (variant, variant.family())) {
            Some((variant, Family::Yinsh | Family::Gipf)) => Ok(variant),
            Some((variant, _)) => {
                Err(ReadError::new(tree.line, ReadErrorKind::OtherVariant { variant }))
            }
            None => Err(error(tree.line, SgfError::NoSetup)),
        };
    };
    // The name may be followed by a seed and the revision of the rules.
    let name = property.value.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    match name.as_str() {
        "gipf" => Ok(Variant::GipfBasic),
        "gipf-matrx" => Err(error(property.line, SgfError::Matrx)),
        name => name.parse().map_err(|source| {
            let text = offending(&property.value);
            ReadError::new(property.line, ReadErrorKind::Variant { text, source })
        }),
    }
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

/// Everything but the turns.
#[derive(Default, Debug)]
struct Header {
    names: [Option<String>; 2],
    tags: Tags,
    /// The value of `RE`, unless it is a sentence.
    result: Option<(Score, Option<Termination>)>,
    /// The event that ended the game.
    end: Option<End>,
}

impl Header {
    fn property(&mut self, Property { name, value, .. }: &Property) {
        match name.as_str() {
            "DT" => {
                let date = read_date(value);
                let date = date.map_or_else(|| value.clone(), |date| date.to_string());
                self.tags.set_foreign("Date", &date);
            }
            "EV" => self.tags.set_foreign("Event", value),
            "RE" => self.result = self.result.or_else(|| read_result(value)),
            _ => {}
        }
    }

    /// Reads an event such as `place wr E 7`, which may be preceded by a number.
    fn event(
        &mut self,
        in_game: bool,
        seat: usize,
        property: &Property,
        events: &mut Events,
    ) -> Result<(), ReadError> {
        let (text, line) = (property.value.as_str(), property.line);
        let mut words = text.split_whitespace().peekable();
        words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let verb = words.next().unwrap_or_default().to_ascii_lowercase();
        let mut ended = |score, termination| self.end = Some(End { score, termination, line });
        match verb.as_str() {
            "id" => self.names[seat] = Some(read_name(text).to_owned()),
            "done" => events.confirm()?,
            "resign" => {
                events.stop()?;
                ended(Score::won_by(!events.colors()[seat]), Termination::Resignation);
            }
            "acceptdraw" => {
                events.stop()?;
                ended(Score::Draw, Termination::Agreement);
            }
            "losegameontime" => {
                events.stop()?;
                ended(Score::won_by(!events.colors()[seat]), Termination::Time);
            }
            "start" | "time" | "offerdraw" | "declinedraw" => {}
            verb => {
                let words: Vec<&str> = std::iter::once(verb).chain(words).collect();
                // The players' properties before the game may contain anything.
                if in_game || events.is_event(verb) {
                    events.act(seat, line, &words, text)?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the name in `id "Ann"`.
fn read_name(text: &str) -> &str {
    let name = text.trim_start().get(2..).unwrap_or_default().trim();
    let quoted = name.strip_prefix('"').and_then(|name| name.strip_suffix('"'));
    quoted.unwrap_or(name)
}

/// The events of a game, converted into actions.
#[derive(Debug)]
enum Events {
    Yinsh(AnyGame, YinshReader),
    Gipf(GipfReader),
}

impl Events {
    fn new(variant: Variant) -> Self {
        let game = AnyGame::start(variant);
        match variant.family() {
            Family::Yinsh => Self::Yinsh(game, YinshReader::default()),
            _ => Self::Gipf(GipfReader::new(game)),
        }
    }

    /// Returns the colours of the players.
    fn colors(&self) -> [Color; 2] {
        match self {
            Self::Yinsh(_, reader) => reader.colors(),
            // The first player begins; Boardspace may draw their pieces in the other colour.
            Self::Gipf(_) => Color::ALL,
        }
    }

    fn is_event(&self, verb: &str) -> bool {
        matches!(verb, "place" | "drop" | "pick" | "remove" | "move")
            && matches!(self, Self::Yinsh(..))
    }

    fn act(
        &mut self,
        seat: usize,
        line: usize,
        words: &[&str],
        text: &str,
    ) -> Result<(), ReadError> {
        match self {
            Self::Yinsh(_, reader) => reader
                .act(seat, line, words, text)
                .map_err(|source| ReadError::new(line, ReadErrorKind::Sgf { source })),
            Self::Gipf(reader) => reader.act(Color::ALL[seat], line, words, text),
        }
    }

    /// Confirms a turn.
    fn confirm(&mut self) -> Result<(), ReadError> {
        match self {
            Self::Yinsh(_, reader) => {
                reader.commit();
                Ok(())
            }
            Self::Gipf(reader) => reader.confirm(),
        }
    }

    /// Ends a turn that may not be confirmed.
    fn stop(&mut self) -> Result<(), ReadError> {
        match self {
            Self::Yinsh(_, reader) => {
                reader.commit();
                Ok(())
            }
            Self::Gipf(reader) => reader.finish(),
        }
    }

    fn finish(mut self) -> Result<AnyGame, ReadError> {
        self.stop()?;
        match self {
            Self::Yinsh(mut game, reader) => {
                replay(&mut game, reader.into_steps())?;
                Ok(game)
            }
            Self::Gipf(reader) => Ok(reader.into_game()),
        }
    }
}
