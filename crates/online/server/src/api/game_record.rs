//! Conversion of a stored game into a record with players, date, time control and result.

use combined::{CombinedGame, CombinedRecord, CombinedTerms};
use hall::{GameLog, Nonces};
use protocol::{DiceNonces, Player};
use record::{Clock, Date, EventKind, Record, Score, Speed, Tags, Terms, TextOptions, Timer};
use variants::{AnyGame, Color};

/// Returns the record of a log as text; `None` if the log is not a valid game. The record of a match includes all its linked
/// games.
pub(crate) fn text(log: &GameLog) -> Option<String> {
    let EventKind::Created { terms, .. } = &log.events.first()?.kind else { return None };
    match CombinedTerms::agreed(terms) {
        Some(agreed) => match_record(log, terms, agreed).map(|record| record.to_text()),
        None => record(log).map(|record| record.to_text(TextOptions::default())),
    }
}

/// Returns the record of a match: linked games in full, dice with their rolls, and the data needed to verify them.
fn match_record(log: &GameLog, terms: &Terms, agreed: CombinedTerms) -> Option<CombinedRecord> {
    let mut tokens: Vec<&str> = Vec::new();
    let mut ended = None;
    let mut dice: Vec<(&str, String)> = Vec::new();
    let mut nonces = Nonces::default();
    for event in &log.events {
        nonces.observe(&event.kind);
        match &event.kind {
            EventKind::Turn { turn, .. } => tokens.push(turn),
            EventKind::Rolled { roll, .. } => tokens.push(roll),
            EventKind::Settled { turns, .. } => tokens.extend(turns.iter().map(String::as_str)),
            EventKind::TakenBack { turns: kept } => tokens.truncate(usize::from(*kept)),
            EventKind::Ended { score, by } => ended = Some((*score, *by)),
            EventKind::Committed { hash } => dice.push(("DiceHash", hash.clone())),
            EventKind::Revealed { seed } => dice.push(("DiceSeed", seed.clone())),
            _ => {}
        }
    }
    let mut game = CombinedGame::start(agreed);
    for token in tokens {
        game.play_token(token).ok()?;
    }
    if let Some((score, Some(by))) = ended.map(|(score, by)| (score, by.termination()))
        && score != Score::Open
    {
        game.conclude(score, by).ok()?;
    }
    let mut record = CombinedRecord::from_game(game);
    describe(record.tags_mut(), log, terms);
    let DiceNonces { w, b } = nonces.written();
    dice.extend(w.map(|nonce| ("DiceNonceWhite", nonce)));
    dice.extend(b.map(|nonce| ("DiceNonceBlack", nonce)));
    for (name, value) in dice {
        record.tags_mut().set(name, &value).ok();
    }
    Some(record)
}

/// Returns the record of a log; `None` if the log is not a valid game.
fn record(log: &GameLog) -> Option<Record> {
    let first = log.events.first()?;
    let EventKind::Created { terms, .. } = &first.kind else { return None };
    let mut game =
        terms.handicap.map_or_else(|| AnyGame::start(terms.variant), AnyGame::with_handicap);
    let mut turns: Vec<(&str, Option<u32>)> = Vec::new();
    let mut timer = Timer::new(terms.clock);
    let mut result = None;
    for event in &log.events {
        timer.observe(event);
        match &event.kind {
            EventKind::Turn { color, turn, .. } => {
                turns.push((turn, timer.left(*color, event.at).map(|left| left.ms)));
            }
            EventKind::TakenBack { turns: kept } => turns.truncate(usize::from(*kept)),
            EventKind::Ended { score, by } => result = Some((*score, *by)),
            _ => {}
        }
    }
    for (turn, _) in &turns {
        game.play_turn(turn).ok()?;
    }
    let mut record = Record::from_game(&game);
    for (number, (_, left)) in turns.iter().enumerate() {
        if let (Some(left), Some(notes)) = (left, record.notes_mut(&record::TurnPath::main(number)))
        {
            notes.clock = Some(Clock::from_milliseconds(*left));
        }
    }
    if let Some((score, by)) = result {
        record.set_result(score, by.termination()).ok();
    }
    describe(record.tags_mut(), log, terms);
    Some(record)
}

/// Adds the tags for players, date and time control.
fn describe(tags: &mut Tags, log: &GameLog, terms: &Terms) {
    let mut set = |name: &str, value: &str| tags.set(name, value).ok();
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        if let Some(player) = &log.players[color.index()] {
            set(name, &called(player));
        }
    }
    if let Some(date) = log.events.first().and_then(|first| date(first.at)) {
        set("Date", &date.to_string());
    }
    set("TimeControl", &terms.clock.to_string());
    set("Event", event_of(terms.rated, terms.clock.speed()));
}

/// Returns a player's name for a record.
fn called(player: &Player) -> String {
    match (&player.name, player.level) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => format!("Gipfel level {level}"),
        (None, None) => "Guest".to_owned(),
    }
}

const fn event_of(is_rated: bool, speed: Speed) -> &'static str {
    match (is_rated, speed) {
        (true, Speed::Bullet) => "Rated bullet game",
        (true, Speed::Blitz) => "Rated blitz game",
        (true, Speed::Rapid) => "Rated rapid game",
        (true, Speed::Classical) => "Rated classical game",
        (true, Speed::Correspondence) => "Rated correspondence game",
        (false, _) => "Casual game",
    }
}

/// Returns the UTC date of a timestamp, by Howard Hinnant's algorithm.
fn date(at: i64) -> Option<Date> {
    let days = at.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Date::new(year.try_into().ok()?, month.try_into().ok(), day.try_into().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timestamp_is_converted_to_its_utc_date() {
        let day = |at| date(at).expect("a date").to_string();
        assert_eq!(day(0), "1970.01.01");
        assert_eq!(day(951_782_400_000), "2000.02.29");
        assert_eq!(day(1_794_700_800_000 - 1), "2026.11.14");
        assert_eq!(day(1_794_700_800_000), "2026.11.15");
    }
}
