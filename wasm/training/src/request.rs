use bridge::Arguments;
use cards::{Card, Grade, Review};
use json::Json;
use puzzles::{Attempt, Puzzle};
use record::Rating;
use variants::{AnyGame, Color, Variant};

use crate::base64;

/// A call with its arguments.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Returns the details of a line of a puzzle file.
    Puzzle(Puzzle),
    /// Returns summaries of all lines of a puzzle file.
    Puzzles(Vec<Puzzle>),
    /// Returns whether a turn is correct at an index of the line.
    Attempt(Puzzle, u32, String),
    /// Returns the index of the day's puzzle in a list of a given length.
    Daily(u32, u32),
    /// Returns the history of a player's rating, computed from their attempts.
    Rate(Vec<Attempt>),
    /// Begins a tree of games of a variant and returns its number.
    Tree(Variant),
    /// Drops a tree.
    Drop(u32),
    /// Adds stored parts to a tree.
    Parts(u32, Vec<u8>),
    /// Adds a game with its winner to a tree.
    Count(u32, Box<AnyGame>, Option<Color>),
    /// Returns the continuations played from the final position of a game.
    Explore(u32, Box<AnyGame>),
    /// Returns the number of games in a tree that reached the final position of a game.
    Reached(u32, Box<AnyGame>),
    /// Returns what the solution of a puzzle does.
    Merit(Puzzle),
    /// Returns when a card is due.
    Due(Card),
    /// Returns a summary of all cards at a given time.
    Deck(i64, Vec<Card>),
}

impl Request {
    /// Parses a request: an array of a name and exactly its arguments.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (name, mut call) = Arguments::of(text)?;
        let request = match &*name {
            "puzzle" => Self::Puzzle(call.text()?.parse().ok()?),
            "puzzles" => Self::Puzzles(puzzles::read_all(&call.text()?).ok()?),
            "attempt" => Self::Attempt(call.text()?.parse().ok()?, call.number()?, call.text()?),
            "merit" => Self::Merit(call.text()?.parse().ok()?),
            "daily" => Self::Daily(call.number()?, call.number()?),
            "rate" => Self::Rate(call.json()?.items().map(attempt).collect::<Option<_>>()?),
            "tree" => Self::Tree(call.text()?.parse().ok()?),
            "drop" => Self::Drop(call.number()?),
            "parts" => Self::Parts(call.number()?, base64::read(&call.text()?)?),
            "count" => {
                let (tree, game) = (call.number()?, game(call.json()?)?);
                Self::Count(tree, game, winner(call.optional_text()?.as_deref())?)
            }
            "explore" => Self::Explore(call.number()?, game(call.json()?)?),
            "reached" => Self::Reached(call.number()?, game(call.json()?)?),
            "due" => Self::Due(card(call.json()?)?),
            "deck" => {
                let now = i64::try_from(call.json()?.number()?).ok()?;
                Self::Deck(now, call.json()?.items().map(card).collect::<Option<_>>()?)
            }
            _ => return None,
        };
        call.end().map(|()| request)
    }
}

/// Parses a game as written by pages: its variant, its start, and its turns.
fn game(json: Json<'_>) -> Option<Box<AnyGame>> {
    let variant: Variant = json.get("variant")?.text()?.parse().ok()?;
    let told = |name: &str| json.get(name).filter(|value| !value.is_null());
    let mut game = match (told("position"), told("handicap")) {
        (Some(position), _) => AnyGame::from_position(variant, &position.text()?).ok()?,
        (None, Some(handicap)) if variant == Variant::GipfBasic => {
            AnyGame::with_handicap(handicap.text()?.parse().ok()?)
        }
        (None, Some(_)) => return None,
        (None, None) => AnyGame::start(variant),
    };
    if let Some(turns) = told("turns") {
        for turn in turns.items() {
            game.play_turn(&turn.text()?).ok()?;
        }
    }
    Some(Box::new(game))
}

/// Parses a winner: `"w"`, `"b"`, or `None` for a draw.
fn winner(letter: Option<&str>) -> Option<Option<Color>> {
    match letter {
        None => Some(None),
        Some("w") => Some(Some(Color::White)),
        Some("b") => Some(Some(Color::Black)),
        Some(_) => None,
    }
}

/// Parses a list of reviews, each a time and a grade.
fn card(json: Json<'_>) -> Option<Card> {
    let mut card = Card::default();
    for review in json.items() {
        let mut parts = review.items();
        let at = i64::try_from(parts.next()?.number()?).ok()?;
        let grade = Grade::from_code(&parts.next()?.text()?)?;
        card.add(Review { at, grade });
    }
    Some(card)
}

/// Parses an attempt: a time, 1 or 0 for success or failure, and the puzzle's rating with its
/// deviation.
fn attempt(json: Json<'_>) -> Option<Attempt> {
    let numbers: Vec<u64> = json.items().map(Json::number).collect::<Option<_>>()?;
    let [at, right @ (0 | 1), rating, deviation] = numbers[..] else { return None };
    let (rating, deviation) = (u16::try_from(rating).ok()?, u16::try_from(deviation).ok()?);
    let puzzle = Rating { rating: rating.into(), deviation: deviation.into(), ..Rating::START };
    Some(Attempt { at: i64::try_from(at).ok()?, right: right == 1, puzzle })
}
