//! Random legal games and records, the same in every run.

use fastrand::Rng;
use record::{Clock, Comment, Evaluation, Nag, Notes, Record, Score, Termination, TurnPath};
use variants::{AnyGame, Color, Handicap, Variant};

/// Plays up to `most` random actions.
pub(crate) fn play(game: &mut AnyGame, rng: &mut Rng, most: usize) {
    for _ in 0..most {
        let legal = game.legal_actions();
        if legal.is_empty() {
            return;
        }
        game.play(legal[rng.usize(..legal.len())]).unwrap();
    }
}

/// Returns a random game of up to `most` actions from the usual starting position.
pub(crate) fn game(variant: Variant, rng: &mut Rng, most: usize) -> AnyGame {
    let mut game = AnyGame::start(variant);
    play(&mut game, rng, most);
    game
}

/// Returns the actions of a game with their players.
pub(crate) fn actions(game: &AnyGame) -> Vec<(Color, String)> {
    let turns = game.turns();
    let actions = turns
        .iter()
        .flat_map(|turn| turn.token.split(';').map(move |action| (turn.player, action.to_owned())));
    actions.collect()
}

/// Returns a random game of YINSH that was won by rings.
pub(crate) fn won(variant: Variant, rng: &mut Rng) -> AnyGame {
    loop {
        let game = game(variant, rng, 1000);
        if game.outcome().is_some_and(|outcome| outcome.reason().code() == "rings-off") {
            return game;
        }
    }
}

/// Returns games that stop after their first removals: row, ring, row, ring.
pub(crate) fn double_rows(count: usize) -> Vec<AnyGame> {
    let mut rng = Rng::with_seed(11);
    let mut found = Vec::new();
    while found.len() < count {
        let mut game = AnyGame::start(Variant::Yinsh);
        while game.outcome().is_none() {
            let turns = game.legal_turns(100_000).unwrap();
            let removals = |token: &str| token.split(";x").count() - 1;
            if let Some(turn) = turns.iter().find(|turn| removals(&turn.token) == 4) {
                game.play_turn(&turn.token).unwrap();
                found.push(game);
                break;
            }
            let quiet: Vec<_> = turns.iter().filter(|turn| !turn.token.contains('x')).collect();
            if quiet.is_empty() {
                break;
            }
            game.play_turn(&quiet[rng.usize(..quiet.len())].token).unwrap();
        }
    }
    found
}

const WORDS: [&str; 16] = [
    "good",
    "(not",
    "bad)",
    "[Game",
    "\"yinsh\"]",
    "1-0",
    "*",
    "$4",
    "größer",
    "[%foo",
    "7]",
    "\\",
    "{",
    "12.",
    "e5;xe5",
    "wordsthatarelongerthanalineofeightycharacterswordsthatarelongerthanalineofeightycharacters",
];

pub(crate) fn comment(rng: &mut Rng) -> Comment {
    let words: Vec<&str> = (0..rng.usize(1..20)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect();
    Comment::new(&words.join(" ")).unwrap()
}

fn notes(rng: &mut Rng) -> Notes {
    let mut notes = Notes::default();
    if rng.u8(..4) == 0 {
        notes.comments = (0..rng.usize(1..3)).map(|_| comment(rng)).collect();
    }
    if rng.u8(..4) == 0 {
        notes.nags = (0..rng.usize(1..3)).map(|_| Nag(rng.u8(..))).collect();
    }
    if rng.bool() {
        notes.clock = Some(Clock::from_milliseconds(rng.u32(..)));
    }
    notes.evaluation = match rng.u8(..4) {
        0 => Some(Evaluation::Centi(rng.i32(..))),
        1 => Some(Evaluation::Centi(rng.i32(-300..300))),
        2 => {
            let winner = if rng.bool() { Color::White } else { Color::Black };
            Some(Evaluation::Win { winner, turns: rng.u16(..) })
        }
        _ => None,
    };
    notes
}

/// Returns a random start: the usual one, with a handicap, or from a position.
fn start(variant: Variant, rng: &mut Rng) -> AnyGame {
    match rng.u8(..3) {
        0 if variant == Variant::GipfBasic => {
            let color = if rng.bool() { Color::White } else { Color::Black };
            AnyGame::with_handicap(Handicap::new(color, rng.u8(1..=3)).unwrap())
        }
        1 => {
            let length = rng.usize(..40);
            let position = game(variant, rng, length).position();
            AnyGame::from_position(variant, &position).unwrap()
        }
        _ => AnyGame::start(variant),
    }
}

/// Returns a random record with everything that a record can contain.
pub(crate) fn record(variant: Variant, rng: &mut Rng) -> Record {
    let mut game = start(variant, rng);
    let before = game.clone();
    let length = if rng.bool() { 400 } else { rng.usize(..80) };
    play(&mut game, rng, length);
    let mut record = Record::from_game(&game);
    for name in ["Black", "Event", "Date", "Annotator", "White", "TimeControl", "Round_2"] {
        if rng.bool() {
            record.tags_mut().set(name, comment(rng).as_str()).unwrap();
        }
    }
    if game.outcome().is_none() {
        let score = Score::ALL[rng.usize(..4)];
        let termination = rng.bool().then(|| Termination::ALL[rng.usize(..5)]);
        record.set_result(score, termination).unwrap();
    }
    if rng.bool() {
        record.comments_mut().push(comment(rng));
    }
    annotate(&mut record, rng, &before, &|turn| TurnPath::main(turn), 0);
    record
}

/// Annotates the turns of a line and adds variations to some of them.
fn annotate(
    record: &mut Record,
    rng: &mut Rng,
    before: &AnyGame,
    address: &dyn Fn(usize) -> TurnPath,
    depth: usize,
) {
    let mut game = before.clone();
    for turn in 0.. {
        let here = address(turn);
        let Some(token) = record.turn(&here).map(|node| node.token().to_string()) else {
            return;
        };
        *record.notes_mut(&here).unwrap() = notes(rng);
        for variation in 0..if depth < 3 && rng.u8(..8) == 0 { rng.usize(1..3) } else { 0 } {
            let mut other = game.clone();
            let length = rng.usize(1..8);
            play(&mut other, rng, length);
            let turns = other.turns().split_off(game.turns().len());
            let tokens: Vec<&str> = turns.iter().map(|turn| turn.token.as_str()).collect();
            record.add_variation(&here, &tokens).unwrap();
            let inside = |turn| here.clone().variation(variation, turn);
            annotate(record, rng, &game, &inside, depth + 1);
        }
        game.play_turn(&token).unwrap();
    }
}
