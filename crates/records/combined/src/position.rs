//! Position strings of combined games: the position string of GIPF, followed by links, challenges
//! left, barred kinds, and the declared use with its contest.

use std::fmt;

use game::Color;
use potentials::{Position, Potential};
use record::{ChallengeCount, Link, Links};
use variants::{AnyGame, PositionError};

use crate::{
    combined_game::CombinedGame,
    contest::Contest,
    kinds::Kinds,
    state::{Moment, State},
    step::Entry,
    terms::CombinedTerms,
};

/// Number of fields in a position string of GIPF with potentials.
const GIPF_FIELDS: usize = 6;

impl CombinedGame {
    /// Returns the position string: the complete state, except for past positions.
    #[must_use]
    pub fn position(&self) -> String {
        Written { terms: self.terms(), state: &self.state }.to_string()
    }

    /// Returns the position string from which the game started.
    #[must_use]
    pub fn start_position(&self) -> String {
        self.restarted().position()
    }

    /// Creates a game that starts from a position string.
    ///
    /// # Errors
    /// Fails if the text is malformed or the position cannot arise.
    pub fn from_position(terms: CombinedTerms, text: &str) -> Result<Self, ParseCombinedError> {
        read(terms, text).map(|state| Self::from_state(terms, state))
    }
}

struct Written<'a> {
    terms: CombinedTerms,
    state: &'a State,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { position, left: [white, black], barred, moment } = self.state;
        write!(f, "{position} {} {white}-{black} ", self.terms.links())?;
        if barred.is_empty() {
            f.write_str("-")?;
        }
        for kind in barred.iter() {
            write!(f, "{}", kind.letter())?;
        }
        match moment {
            Moment::Turn => f.write_str(" -"),
            Moment::Declared(action) => write!(f, " {}?", position.shown(*action)),
            Moment::Contest(action, contest) => {
                write!(f, " {}?", position.shown(*action))?;
                match contest {
                    Contest::Die => f.write_str("die"),
                    Contest::Game(game) => write!(f, "{} {}", game.variant(), game.position()),
                    Contest::Elsewhere(entries) => {
                        f.write_str("elsewhere")?;
                        for (color, entry) in Color::ALL.into_iter().zip(entries) {
                            if let Some(entry) = entry {
                                write!(f, " {}:{}", color.letter(), entry.code())?;
                            }
                        }
                        Ok(())
                    }
                }
            }
        }
    }
}

game::error_codes! {
    /// Reason why a string is not a possible position of a combined game.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum ParseCombinedError {
        /// The position of GIPF is invalid.
        #[error("{0}")]
        Gipf(potentials::ParsePositionError) => 0,
        /// The position of the linked game is invalid.
        #[error("linked game: {0}")]
        Linked(PositionError) => 0,
        /// The number of fields is wrong.
        #[error(
            "a position of a combined game must have the six fields of GIPF with potentials, links, \
            challenges left, barred kinds and the declared use, separated by single spaces"
        )]
        Fields = "combined-fields",
        /// The links differ from those of the terms.
        #[error("links must match the terms")]
        Links = "combined-links",
        /// The challenges left are malformed or exceed the possible number.
        #[error("challenges left must be White's and Black's, as in 3-1 or *-*, within the agreed number")]
        Left = "challenges-left",
        /// The barred kinds are malformed or cannot be barred in this position.
        #[error("barred kinds must be linked kinds that could be used now, in the order TZDYU")]
        Barred = "barred-kinds",
        /// The declared use is malformed, illegal or not a use that must be declared.
        #[error("declared use must be a legal use of a linked potential that is not barred")]
        Declared = "declared-use",
        /// The contest does not match the link.
        #[error("contest does not match the link")]
        Contest = "contest",
        /// The linked game has ended.
        #[error("the linked game has ended, so it cannot be in progress")]
        LinkedOver = "linked-over",
    }
}

fn read(terms: CombinedTerms, text: &str) -> Result<State, ParseCombinedError> {
    type Error = ParseCombinedError;
    let fields: Vec<&str> = text.split(' ').collect();
    let Some((gipf, [links, left, barred, moment, rest @ ..])) =
        fields.split_at_checked(GIPF_FIELDS)
    else {
        return Err(Error::Fields);
    };
    let position = Position::from_text(terms.potentials(), &gipf.join(" ")).map_err(Error::Gipf)?;
    if links.parse() != Ok(terms.links()) || links.parse::<Links>().is_err() {
        return Err(Error::Links);
    }
    let left = read_left(left).ok_or(Error::Left)?;
    let barred = read_barred(terms, &position, barred).ok_or(Error::Barred)?;
    let moment = read_moment(terms, &position, barred, moment, rest)?;
    let state = State { position, left, barred, moment };
    check_left(terms, &state)?;
    Ok(state)
}

/// Checks the challenges left. The opponent has spent one on each barred kind and on the contest
/// in progress, and needs another one to answer a declared use.
fn check_left(terms: CombinedTerms, state: &State) -> Result<(), ParseCombinedError> {
    let contest = usize::from(matches!(state.moment, Moment::Contest(..)));
    let spent = state.barred.iter().count() + contest;
    for color in Color::ALL {
        let opponent = color != state.player();
        let left = state.left[color.index()];
        let asked = opponent && matches!(state.moment, Moment::Declared(_)) && left.is_none();
        if asked || !terms.challenges().allows(left, if opponent { spent } else { 0 }) {
            return Err(ParseCombinedError::Left);
        }
    }
    Ok(())
}

fn read_left(text: &str) -> Option<[ChallengeCount; 2]> {
    let (white, black) = text.split_once('-')?;
    Some([white.parse().ok()?, black.parse().ok()?])
}

fn read_barred(terms: CombinedTerms, position: &Position, text: &str) -> Option<Kinds> {
    let mut kinds = Kinds::NONE;
    if text == "-" {
        return Some(kinds);
    }
    let mut least = 0;
    for letter in text.chars() {
        let kind = Potential::from_letter(letter)?;
        let usable = || position.legal_actions().any(|action| action.uses() == Some(kind));
        if kind.index() < least || terms.links().of(kind) == Link::Free || !usable() {
            return None;
        }
        least = kind.index() + 1;
        kinds = kinds.with(kind);
    }
    (!kinds.is_empty()).then_some(kinds)
}

fn read_moment(
    terms: CombinedTerms,
    position: &Position,
    barred: Kinds,
    text: &str,
    rest: &[&str],
) -> Result<Moment, ParseCombinedError> {
    type Error = ParseCombinedError;
    let Some((token, contest)) = text.split_once('?') else {
        let plain = text == "-" && rest.is_empty();
        return if plain { Ok(Moment::Turn) } else { Err(Error::Fields) };
    };
    let action = position.parse_action(token).map_err(|_| Error::Declared)?;
    let link = action.uses().map_or(Link::Free, |kind| terms.links().of(kind));
    let is_barred = action.uses().is_some_and(|kind| barred.has(kind));
    // Accept only the canonical spelling of the token.
    let spelled = position.check(action).is_ok() && position.shown(action).to_string() == token;
    if !spelled || link == Link::Free || is_barred {
        return Err(Error::Declared);
    }
    if contest.is_empty() {
        return if rest.is_empty() { Ok(Moment::Declared(action)) } else { Err(Error::Fields) };
    }
    read_contest(link, contest, rest).map(|contest| Moment::Contest(action, contest))
}

fn read_contest(link: Link, text: &str, rest: &[&str]) -> Result<Contest, ParseCombinedError> {
    type Error = ParseCombinedError;
    // Players who were to play elsewhere may have agreed on the die.
    let agreed = text == Link::Die.code() && link == Link::Elsewhere;
    if text != link.code() && !agreed {
        return Err(Error::Contest);
    }
    if let Some(variant) = link.variant() {
        let game = AnyGame::from_position(variant, &rest.join(" ")).map_err(Error::Linked)?;
        return match game.outcome() {
            Some(_) => Err(Error::LinkedOver),
            None => Ok(Contest::Game(Box::new(game))),
        };
    }
    match (text, rest) {
        ("die", []) => Ok(Contest::Die),
        ("elsewhere", []) => Ok(Contest::Elsewhere([None; 2])),
        ("elsewhere", [entry]) => {
            let (by, entry) = entry.split_once(':').ok_or(Error::Contest)?;
            let by: Color = by.parse().map_err(|_| Error::Contest)?;
            let mut entries = [None; 2];
            entries[by.index()] = Some(Entry::from_code(entry).ok_or(Error::Contest)?);
            Ok(Contest::Elsewhere(entries))
        }
        _ => Err(Error::Fields),
    }
}
