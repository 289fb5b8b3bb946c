//! The official notation of GIPF: turns, each optionally followed by the remaining reserve.

use std::fmt::Write as _;

use variants::{AnyGame, Family, Variant};

use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        line_number::LineNumber,
        read_game::ReadGame,
        reserve_warning::ReserveWarning,
        write_error::WriteError,
    },
    limits::RECORD_MAX_ACTIONS,
    record::{Record, score::Score, start::Start, turn_number::TurnNumber, variation::Variation},
};

/// Maximum number of items: a turn and a count for every possible action, and a result.
const OFFICIAL_MAX_ITEMS: usize = 2 * RECORD_MAX_ACTIONS + 1;

/// An item in the text and its line number.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Item {
    line: usize,
    kind: Kind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    Turn(String),
    Count(u32),
    Result(Score),
}

/// Returns the variant named by a line such as `# gipf-basic`; other lines starting with `#` are comments.
pub(crate) fn named_variant(text: &str) -> Option<(usize, Variant)> {
    text.lines().enumerate().find_map(|(index, line)| {
        let variant = line.trim().strip_prefix('#')?.trim().parse().ok()?;
        Some((index + 1, variant))
    })
}

/// Reads the game in a text; `variant` applies if the text does not name one. If it fails, `earlier` is
/// set to the first wrong count before the error.
pub(crate) fn read_turns(
    text: &str,
    variant: Option<Variant>,
    earlier: &mut Option<ReserveWarning>,
) -> Result<ReadGame, ReadError> {
    let named = named_variant(text);
    let variant = named.map(|(_, variant)| variant).or(variant);
    let items = read_items(text)?;
    if !items.iter().any(|item| matches!(item.kind, Kind::Turn(_))) {
        return Err(ReadError::new(1, ReadErrorKind::Empty));
    }
    let candidates: &[Variant] = match variant {
        Some(variant) if variant.family() != Family::Gipf => {
            let line = named.map_or(1, |(line, _)| line);
            return Err(ReadError::new(line, ReadErrorKind::OtherVariant { variant }));
        }
        Some(ref variant) => std::slice::from_ref(variant),
        None if brings_in_gipf_piece(&items) => &[Variant::GipfTournament],
        None => &[Variant::GipfStandard, Variant::GipfBasic],
    };
    let variant_guessed = candidates.len() > 1;
    let mut doubtful: Option<ReadGame> = None;
    let mut furthest: Option<(usize, ReadError)> = None;
    for &variant in candidates {
        let mut warning = None;
        match replay(&items, variant, &mut warning) {
            Ok(record) => {
                let game = ReadGame { record, variant_guessed, warning };
                // Correct reserve counts identify the variant.
                match warning {
                    None => return Ok(game),
                    Some(_) => doubtful = doubtful.or(Some(game)),
                }
            }
            Err(failed) if furthest.as_ref().is_none_or(|best| failed.0 > best.0) => {
                furthest = Some(failed);
                *earlier = warning;
            }
            Err(_) => {}
        }
    }
    if let Some(game) = doubtful {
        return Ok(game);
    }
    let (index, error) = furthest.unwrap_or_else(|| (0, ReadError::new(1, ReadErrorKind::Empty)));
    Err(ReadError { at_first: index == 0 && variant.is_none(), ..error })
}

/// Returns whether a GIPF-piece is pushed, which is possible only in tournament games.
fn brings_in_gipf_piece(items: &[Item]) -> bool {
    items.iter().any(|item| {
        match &item.kind {
        Kind::Turn(turn) => turn.split(';').any(|action| {
            matches!(action.as_bytes(), [b'G' | b'g', letter, ..] if letter.is_ascii_alphabetic())
        }),
        Kind::Count(_) | Kind::Result(_) => false,
    }
    })
}

fn read_items(text: &str) -> Result<Vec<Item>, ReadError> {
    let mut items: Vec<Item> = Vec::new();
    for (index, content) in text.lines().enumerate() {
        let line = index + 1;
        if content.trim_start().starts_with('#') {
            continue;
        }
        // A count may follow its turn without a space.
        let spaced = content.replace('(', " (");
        let mut words = spaced.split_whitespace();
        let mut begun = String::new();
        while let Some(word) = words.next() {
            if items.len() > OFFICIAL_MAX_ITEMS {
                return Err(ReadError::new(line, ReadErrorKind::TooManyActions));
            }
            if let Some(count) = word.strip_prefix('(') {
                let count = count.strip_suffix(')').and_then(|digits| digits.parse().ok());
                let kind = count.map(Kind::Count).ok_or_else(|| {
                    ReadError::new(line, ReadErrorKind::Unknown { text: offending(word) })
                })?;
                items.push(Item { line, kind });
                continue;
            }
            if let Ok(score) = word.parse() {
                items.push(Item { line, kind: Kind::Result(score) });
                continue;
            }
            begun.push_str(if begun.is_empty() { strip_number(word) } else { word });
            // "xf3, g2; f1-f3" is one turn with spaces in it.
            let next = words.clone().next().unwrap_or_default();
            let goes_on = begun.ends_with([',', ';']) && !next.is_empty() && !next.starts_with('(');
            if !begun.is_empty() && !goes_on && !next.starts_with([',', ';']) {
                items.push(Item { line, kind: Kind::Turn(std::mem::take(&mut begun)) });
            }
        }
        if !begun.is_empty() {
            items.push(Item { line, kind: Kind::Turn(begun) });
        }
    }
    Ok(items)
}

/// Strips the number from `1.Ge8`; a bare number becomes an empty string.
fn strip_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.starts_with('.') { rest.trim_start_matches('.') } else { word }
}

/// Plays the items under a variant, and notes the first wrong count even if a later item fails; an error
/// contains the index of the item.
fn replay(
    items: &[Item],
    variant: Variant,
    warning: &mut Option<ReserveWarning>,
) -> Result<Record, (usize, ReadError)> {
    let mut game = AnyGame::start(variant);
    let mut line = Variation::default();
    let mut end = None;
    for (index, item) in items.iter().enumerate() {
        let failed = |turn, kind| (index, ReadError { turn, ..ReadError::new(item.line, kind) });
        let result = match &item.kind {
            _ if end.is_some() => Err((None, ReadErrorKind::Unknown { text: item.text() })),
            Kind::Turn(_) if game.len() >= RECORD_MAX_ACTIONS => {
                Err((None, ReadErrorKind::TooManyActions))
            }
            Kind::Turn(token) => line.play_token(&mut game, token).map(drop).map_err(|source| {
                let kind = ReadErrorKind::Play { token: offending(token), source };
                (Some(TurnNumber::next(&game)), kind)
            }),
            &Kind::Count(stated) => {
                match real_count(&game, &line, stated) {
                    Ok(really) if u32::from(really) == stated => {}
                    Ok(really) => {
                        let (line, turn) = (LineNumber(item.line), TurnNumber::last(&game));
                        warning.get_or_insert(ReserveWarning { line, turn, stated, really });
                    }
                    Err(kind) => return Err(failed(TurnNumber::last(&game), kind)),
                }
                Ok(())
            }
            &Kind::Result(score) => {
                end = Some((score, index, item.line));
                Ok(())
            }
        };
        result.map_err(|(turn, kind)| failed(turn, kind))?;
    }
    let mut record = Record::from_main_line(game, line);
    if let Some((score, index, line)) = end {
        record
            .set_result(score, None)
            .map_err(|source| (index, ReadError::new(line, ReadErrorKind::Result { source })))?;
    }
    Ok(record)
}

impl Item {
    fn text(&self) -> String {
        match &self.kind {
            Kind::Turn(token) => offending(token),
            Kind::Count(count) => format!("({count})"),
            Kind::Result(score) => score.to_string(),
        }
    }
}

/// Returns the reserve of the player who took the last turn.
fn real_count(game: &AnyGame, line: &Variation, stated: u32) -> Result<u8, ReadErrorKind> {
    let Some(node) = line.turns().last() else {
        return Err(ReadErrorKind::BeforeTurn { text: format!("({stated})") });
    };
    game.reserve(node.player()).ok_or(ReadErrorKind::NoReserve { stated })
}

impl Record {
    /// Writes the main line in the official notation of GIPF: one turn per line, each with the
    /// player's remaining reserve. The first line is `#` and the variant; the last line is the
    /// result, if there is one.
    ///
    /// # Errors
    /// Fails for games other than GIPF, and for games that do not start from the usual position.
    pub fn to_official(&self) -> Result<String, WriteError> {
        let variant = self.variant();
        if variant.family() != Family::Gipf {
            return Err(WriteError::OtherVariant { variant });
        }
        if self.start() != Start::Usual {
            return Err(WriteError::Start);
        }
        let mut text = format!("# {variant}\n");
        for node in self.main_line().turns() {
            text.push_str(node.token().as_str());
            if let Some(reserve) = node.reserve() {
                // Writing to a string cannot fail.
                write!(text, " ({reserve})").ok();
            }
            text.push('\n');
        }
        if self.score() != Score::Open {
            text.push_str(self.score().code());
            text.push('\n');
        }
        Ok(text)
    }
}
