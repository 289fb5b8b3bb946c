//! One game of YINSH per line: variant, winner, rings off and actions, separated by tabs.

use variants::{AnyGame, Color, Family, Variant};

use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        replay::{Step, replay},
        write_error::WriteError,
    },
    limits::RECORD_MAX_ACTIONS,
    record::{
        Record,
        score::{Score, Termination},
        start::Start,
    },
};

/// Iterator over the lines that contain a game, with their numbers.
#[derive(Debug)]
pub(crate) struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 0 }
    }

    pub(crate) fn bytes_read(&self) -> usize {
        self.at
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            let end = rest.find('\n').map_or(rest.len(), |newline| newline + 1);
            self.at += end;
            self.line += 1;
            let line = rest[..end].trim();
            if !line.is_empty() && !line.starts_with('#') {
                return Some((self.line, line));
            }
        }
        None
    }
}

/// Reads the game on a line.
pub(crate) fn read_line(line: usize, text: &str) -> Result<Record, ReadError> {
    let error = |kind| ReadError::new(line, kind);
    let mut fields = text.split('\t');
    let mut field = || fields.next().ok_or_else(|| error(ReadErrorKind::Fields));
    let (variant, winner, rings_off, actions) = (field()?, field()?, field()?, field()?);
    if fields.next().is_some() {
        return Err(error(ReadErrorKind::Fields));
    }
    let variant: Variant = variant
        .parse()
        .map_err(|source| error(ReadErrorKind::Variant { text: offending(variant), source }))?;
    if variant.family() != Family::Yinsh {
        return Err(error(ReadErrorKind::OtherVariant { variant }));
    }
    let (score, termination) = match winner {
        "W" => (Score::WhiteWins, None),
        "B" => (Score::BlackWins, None),
        "draw" => (Score::Draw, None),
        "resign" => (Score::Open, Some(Termination::Resignation)),
        _ => return Err(error(ReadErrorKind::Winner { text: offending(winner) })),
    };
    let mut game = AnyGame::start(variant);
    let steps: Vec<Step> = actions
        .split_ascii_whitespace()
        .flat_map(|turn| turn.split(';'))
        .map(|token| Step { line, player: None, token: token.to_owned() })
        .take(RECORD_MAX_ACTIONS + 1)
        .collect();
    if steps.len() > RECORD_MAX_ACTIONS {
        return Err(error(ReadErrorKind::TooManyActions));
    }
    replay(&mut game, steps)?;
    let stated = read_rings_off(rings_off)
        .ok_or_else(|| error(ReadErrorKind::RingsOffShape { text: offending(rings_off) }))?;
    let really = Color::ALL.map(|color| game.rings_off(color).unwrap_or_default());
    if stated != really {
        return Err(error(ReadErrorKind::RingsOff { stated, really }));
    }
    if game.outcome().is_none() && termination.is_none() {
        return Err(error(ReadErrorKind::GoesOn { stated: score }));
    }
    let mut record = Record::from_game(&game);
    record
        .set_result(score, termination)
        .map_err(|source| error(ReadErrorKind::Result { source }))?;
    Ok(record)
}

/// Reads the numbers of rings off, such as `2-3`.
fn read_rings_off(text: &str) -> Option<[u8; 2]> {
    match *text.as_bytes() {
        [white @ b'0'..=b'9', b'-', black @ b'0'..=b'9'] => Some([white - b'0', black - b'0']),
        _ => None,
    }
}

impl Record {
    /// Writes the main line as one line: variant, winner, rings off, actions.
    ///
    /// # Errors
    /// Fails for games other than YINSH, games that do not start from the usual position, and
    /// games that did not end by the rules or by resignation.
    pub fn to_lines(&self) -> Result<String, WriteError> {
        let variant = self.variant();
        let rings_off = Color::ALL.map(|color| self.game().rings_off(color));
        let [Some(white), Some(black)] = rings_off else {
            return Err(WriteError::OtherVariant { variant });
        };
        if self.start() != Start::Usual {
            return Err(WriteError::Start);
        }
        let winner = match (self.outcome(), self.termination()) {
            (Some(outcome), _) => match outcome.winner() {
                Some(Color::White) => "W",
                Some(Color::Black) => "B",
                None => "draw",
            },
            (None, Some(Termination::Resignation)) => "resign",
            (None, _) => return Err(WriteError::Unfinished),
        };
        let turns = self.main_line().turns().iter();
        let actions: Vec<&str> = turns.flat_map(|node| node.token().actions()).collect();
        Ok(format!("{variant}\t{winner}\t{white}-{black}\t{}\n", actions.join(" ")))
    }
}
