//! The opening trees of `data/openings`: the engine plays against itself, choosing among turns of about equal score, and
//! `explorer` counts the games.

mod arguments;
mod choice;
mod manifest;

use std::{collections::HashMap, fs, num::NonZero, path::Path, sync::atomic::AtomicBool, thread};

use anyhow::Context;
use engine::{Chances, Engine, SearchRequest};
use explorer::{Chance, Class, Tree};
use record::{Record, TextOptions};
use variants::AnyGame;

pub(crate) use arguments::Arguments;

use self::{
    choice::Chooser,
    manifest::{MIN_GAMES, Manifest},
};
use crate::{project, threads};

/// Maximum number of turns in a game, because GIPF games need not end; longer ones are discarded.
const GAME_MAX_TURNS: usize = 300;

/// Size of each thread's transposition table in MiB: enough for a short search.
const OPENINGS_TABLE_MIB: usize = 2;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = arguments.threads.unwrap_or(cores);
    let games = threads::run(
        arguments.games,
        threads,
        "games",
        || Engine::new(OPENINGS_TABLE_MIB),
        |engine, number| play(engine, arguments, number),
    );
    let games: Vec<AnyGame> = games.into_iter().flatten().collect();
    if let Some(path) = &arguments.keep {
        fs::write(path, written(&games)).with_context(|| path.display().to_string())?;
    }
    let mut tree = Tree::new(arguments.variant);
    for game in &games {
        tree.add(game, game.outcome().and_then(|outcome| outcome.winner()));
    }
    tree.prune(MIN_GAMES);
    evaluate(&mut tree, &games, arguments.evaluation_nodes, threads);
    let out = arguments.out.clone().unwrap_or_else(|| project::root().join("data/openings"));
    write(&tree, games.len(), arguments, &out)
}

/// Plays the game with this number, which depends only on the number and the arguments; `None` if the game is too long.
fn play(engine: &Engine, arguments: &Arguments, number: usize) -> Option<AnyGame> {
    engine.clear();
    let mut chooser = Chooser::new(arguments.seed, number, arguments.nodes);
    let mut game = AnyGame::start(arguments.variant);
    for number in 0..GAME_MAX_TURNS {
        let turn = chooser.turn(engine, &game, number)?;
        game.play_turn(&turn).ok()?;
        if game.outcome().is_some() {
            return Some(game);
        }
    }
    None
}

/// Evaluates one position of each class of the tree with the engine.
fn evaluate(tree: &mut Tree, games: &[AnyGame], nodes: u64, threads: usize) {
    let positions = positions(tree, games);
    let request = SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
    let chances = threads::run(
        positions.len(),
        threads,
        "evaluations",
        || Engine::new(OPENINGS_TABLE_MIB),
        |engine, number| {
            engine.clear();
            let (class, game) = &positions[number];
            let answer = engine.search(game, &request, &AtomicBool::new(false), |_| {});
            let Chances { win, draw, .. } = Chances::of(answer.variations.first()?.score);
            Some((*class, Chance::of_thousandths(win + draw / 2)))
        },
    );
    let chances: HashMap<Class, Chance> = chances.into_iter().flatten().collect();
    tree.evaluate(|class| chances.get(&class).copied());
}

/// Returns one unfinished position of each class in the tree.
fn positions(tree: &Tree, games: &[AnyGame]) -> Vec<(Class, AnyGame)> {
    let mut positions: HashMap<Class, AnyGame> = HashMap::new();
    for game in games {
        let mut replayed = AnyGame::start(game.variant());
        for turn in game.turns() {
            let class = Class::of(&replayed);
            if tree.get(class).is_none() {
                break;
            }
            positions.entry(class).or_insert_with(|| replayed.clone());
            if replayed.play_turn(&turn.token).is_err() {
                break;
            }
        }
    }
    let mut positions: Vec<(Class, AnyGame)> = positions.into_iter().collect();
    positions.sort_by_key(|(class, _)| *class);
    positions
}

/// Returns the games as records.
fn written(games: &[AnyGame]) -> String {
    let text = |game| Record::from_game(game).to_text(TextOptions::default());
    games.iter().map(text).collect::<Vec<_>>().join("\n")
}

/// Writes the parts of a tree and their manifest.
fn write(tree: &Tree, games: usize, arguments: &Arguments, out: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(out)?;
    let mut manifest = Manifest::new(tree, games, arguments);
    let mut bytes = Vec::new();
    for number in tree.parts() {
        let part = tree.part(number);
        manifest.add(number, part.len());
        bytes.extend(part);
    }
    let id = tree.variant().id();
    fs::write(out.join(format!("{id}.tree")), bytes)?;
    fs::write(out.join(format!("{id}.json")), manifest.to_json())?;
    println!("{}", manifest.summary());
    Ok(())
}
