use bridge::reply;
use cards::{Card, Standing, forecast, standing};
use explorer::{Chance, Continuation, Node};
use json::{Writer, Written};
use puzzles::{BEGINNER, Merit, Puzzle, ReadError, daily, rating_course};
use record::Rating;

use crate::{Request, Training};

game::codes! {
    /// Reason for refusing a call.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum Refused {
        /// The call is unknown, or its arguments are invalid.
        Request = "request",
        /// The turns of a puzzle are illegal.
        Puzzle = "puzzle",
        /// There is no such tree, or too many trees are open.
        Tree = "no-tree",
        /// The bytes are not a part of a tree.
        Part = "part",
        /// The position has too many turns to list.
        Turns = "too-many-turns",
    }
}

impl Written for Refused {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("code", self.code());
        out.close('}');
    }
}

/// Number of days in the forecast.
const FORECAST_DAYS: usize = 14;

/// Result of a call.
enum Answer {
    Nothing,
    Puzzle(Box<Facts>),
    Puzzles(Vec<Summary>),
    Merit(Merit),
    Course(Vec<Rating>),
    Flag(bool),
    Number(u64),
    Continuations(Vec<Continuation>),
    Due(Due),
    Deck(Deck),
}

/// Summary of a deck of cards.
struct Deck {
    standing: Standing,
    /// Number of cards that become due on each of the coming days.
    forecast: Vec<u32>,
    /// Due times in the order of the cards.
    dues: Vec<Due>,
}

/// Time at which a card is due; `None` for a new card.
struct Due(Option<i64>);

impl Written for Due {
    fn write(&self, out: &mut Writer) {
        match self.0 {
            Some(due) => out.number(u64::try_from(due).unwrap_or_default()),
            None => out.plain("null"),
        }
    }
}

impl Deck {
    fn of(cards: &[Card], now: i64) -> Self {
        let counts = forecast(cards, now, FORECAST_DAYS).into_iter();
        Self {
            standing: standing(cards, now),
            forecast: counts.map(|count| u32::try_from(count).unwrap_or(u32::MAX)).collect(),
            dues: cards.iter().map(|card| Due(card.due())).collect(),
        }
    }
}

impl Written for Deck {
    fn write(&self, out: &mut Writer) {
        let Standing { cards, due, new, known } = self.standing;
        out.open('{');
        for (name, count) in [("cards", cards), ("due", due), ("new", new), ("known", known)] {
            out.field(name, &u32::try_from(count).unwrap_or(u32::MAX));
        }
        out.field("forecast", &self.forecast[..]);
        out.field("dues", &self.dues[..]);
        out.close('}');
    }
}

/// Details of a puzzle for a page.
struct Facts {
    id: String,
    position: String,
    puzzle: Puzzle,
}

impl Facts {
    fn of(puzzle: Puzzle) -> Result<Self, ReadError> {
        Ok(Self { id: puzzle.id()?, position: puzzle.position()?, puzzle })
    }
}

impl Written for Facts {
    fn write(&self, out: &mut Writer) {
        let Puzzle { variant, kind, difficulty, themes, start, led_by, line, asked, .. } =
            &self.puzzle;
        out.open('{');
        out.field("id", &self.id);
        out.field("variant", variant.id());
        out.field("kind", kind.word());
        out.field("number", &kind.number());
        out.field("difficulty", &u32::from(*difficulty));
        let themes: Vec<&str> = themes.iter().map(|theme| theme.code()).collect();
        out.field("themes", &themes[..]);
        out.field("start", start);
        out.optional("ledBy", led_by);
        out.field("position", &self.position);
        out.field("line", &line[..]);
        out.field("asked", &u32::try_from(*asked).unwrap_or(u32::MAX));
        out.close('}');
    }
}

/// Details that a page needs to choose among puzzles.
struct Summary {
    id: String,
    puzzle: Puzzle,
}

impl Summary {
    fn of(puzzle: Puzzle) -> Result<Self, ReadError> {
        Ok(Self { id: puzzle.id()?, puzzle })
    }
}

impl Written for Summary {
    fn write(&self, out: &mut Writer) {
        let Puzzle { variant, kind, difficulty, themes, .. } = &self.puzzle;
        out.open('{');
        out.field("id", &self.id);
        out.field("variant", variant.id());
        out.field("kind", kind.word());
        out.field("number", &kind.number());
        out.field("difficulty", &u32::from(*difficulty));
        let themes: Vec<&str> = themes.iter().map(|theme| theme.code()).collect();
        out.field("themes", &themes[..]);
        out.field("line", &self.puzzle.to_string());
        out.close('}');
    }
}

/// Writes the merit of a solution.
fn write_merit(merit: &Merit, out: &mut Writer) {
    let Merit { code, player, points, number } = merit;
    out.open('{');
    out.field("code", code.code());
    out.field("player", &player.letter().to_string());
    out.field("points", &points[..]);
    out.field("number", &u32::from(*number));
    out.close('}');
}

/// Writes the ratings after each attempt, and the final state.
fn write_course(course: &[Rating], out: &mut Writer) {
    let last = course.last().copied().unwrap_or(BEGINNER.rating);
    let course: Vec<u32> = course.iter().map(|rating| whole(rating.rating)).collect();
    out.open('{');
    out.field("rating", &whole(last.rating));
    out.field("deviation", &whole(last.deviation));
    out.field("provisional", &last.provisional());
    out.field("course", &course);
    out.close('}');
}

fn whole(number: f64) -> u32 {
    number.round() as u32
}

impl Written for Answer {
    fn write(&self, out: &mut Writer) {
        match self {
            Self::Nothing => out.plain("null"),
            Self::Puzzle(facts) => facts.write(out),
            Self::Puzzles(list) => list.write(out),
            Self::Merit(merit) => write_merit(merit, out),
            Self::Course(course) => write_course(course, out),
            Self::Flag(flag) => flag.write(out),
            Self::Number(number) => out.number(*number),
            Self::Due(due) => due.write(out),
            Self::Deck(deck) => deck.write(out),
            Self::Continuations(found) => {
                out.open('[');
                found.iter().for_each(|line| out.item(&Line(line)));
                out.close(']');
            }
        }
    }
}

/// A continuation for a page: scores in units of half a percent, like evaluations.
struct Line<'a>(&'a Continuation);

impl Written for Line<'_> {
    fn write(&self, out: &mut Writer) {
        let Continuation { turns, node } = self.0;
        let Node { wins, draws, losses, evaluation } = node;
        out.open('{');
        out.field("turns", &turns[..]);
        out.field("wins", wins);
        out.field("draws", draws);
        out.field("losses", losses);
        let (low, high) = node.interval().unwrap_or((0.0, 1.0));
        out.field("low", &half_percents(low));
        out.field("high", &half_percents(high));
        out.optional("evaluation", &evaluation.map(Chance::half_percents));
        out.close('}');
    }
}

fn half_percents(share: f64) -> u8 {
    (share * 200.0).round() as u8
}

/// Answers a request. Invalid requests are refused.
#[must_use]
pub fn answer(training: &mut Training, request: &str) -> String {
    let request = Request::read(request).ok_or(Refused::Request);
    reply(&request.and_then(|request| execute(training, request)))
}

fn execute(training: &mut Training, request: Request) -> Result<Answer, Refused> {
    let bad = |_| Refused::Puzzle;
    Ok(match request {
        Request::Puzzle(puzzle) => Answer::Puzzle(Box::new(Facts::of(puzzle).map_err(bad)?)),
        Request::Attempt(puzzle, place, turn) => {
            Answer::Flag(puzzle.is_right(place as usize, &turn).map_err(bad)?)
        }
        Request::Puzzles(list) => {
            let list: Result<_, _> = list.into_iter().map(Summary::of).collect();
            Answer::Puzzles(list.map_err(bad)?)
        }
        Request::Merit(puzzle) => match puzzle.merit().map_err(bad)? {
            Some(merit) => Answer::Merit(merit),
            None => Answer::Nothing,
        },
        Request::Daily(day, count) => match daily(day, count) {
            Some(place) => Answer::Number(place.into()),
            None => Answer::Nothing,
        },
        Request::Rate(attempts) => Answer::Course(rating_course(&attempts).collect()),
        Request::Tree(variant) => {
            Answer::Number(training.begin(variant).ok_or(Refused::Tree)?.into())
        }
        Request::Drop(tree) => {
            training.forget(tree).ok_or(Refused::Tree)?;
            Answer::Nothing
        }
        Request::Parts(tree, bytes) => {
            let read = training.read_parts(tree, &bytes).ok_or(Refused::Tree)?;
            read.map_err(|_| Refused::Part)?;
            Answer::Nothing
        }
        Request::Count(tree, game, winner) => {
            Answer::Flag(training.count(tree, &game, winner).ok_or(Refused::Tree)?)
        }
        Request::Explore(tree, game) => {
            let found = training.explore(tree, &game).ok_or(Refused::Tree)?;
            Answer::Continuations(found.map_err(|_| Refused::Turns)?)
        }
        Request::Deck(now, cards) => Answer::Deck(Deck::of(&cards, now)),
        Request::Due(card) => Answer::Due(Due(card.due())),
        Request::Reached(tree, game) => {
            Answer::Number(training.reached(tree, &game).ok_or(Refused::Tree)?.into())
        }
    })
}
