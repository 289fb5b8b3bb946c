//! Results of earlier runs: searches, and games between levels.

use std::{
    collections::HashMap,
    fs::{self, OpenOptions},
    io::Write,
    sync::{Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
};

use engine::{Engine, SearchRequest, evaluation_of};
use record::Evaluation;
use review::{Assessment, Review, SearchId, review_game_by};
use variants::{AnyGame, Color, Variant};

use crate::games::played;

/// Results by their keys: the variant and the number of a game, or the position and the number of nodes of a search.
pub(crate) struct Memory {
    file: Option<String>,
    known: Mutex<HashMap<String, Assessment>>,
}

impl Memory {
    /// Reads the results of earlier runs.
    pub(crate) fn read(file: Option<String>) -> Self {
        let text =
            file.as_deref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        Self { file, known: Mutex::new(text.lines().filter_map(read).collect()) }
    }

    /// Returns a game between levels.
    pub(crate) fn played(&self, variant: Variant, index: usize) -> AnyGame {
        let key = format!("{variant}:{index}");
        let mut game = AnyGame::start(variant);
        if let Some(found) = self.get(&key)
            && found.variation.iter().all(|token| game.play_turn(token).is_ok())
        {
            return game;
        }
        let game = played(variant, index);
        let variation = game.turns().into_iter().map(|turn| turn.token).collect();
        self.keep(vec![(key, Assessment { evaluation: Evaluation::Centi(0), variation })]);
        game
    }

    /// Reviews a game. Its searches are stored at the end, so an interrupted run continues with the next game.
    pub(crate) fn review(&self, game: &AnyGame, nodes: u64) -> Review {
        let request = SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
        let mut new = Vec::new();
        let mut search = |_: &SearchId, game: &AnyGame, request: &SearchRequest| {
            let key = format!("{:016x}:{}", game.key(), request.nodes.unwrap_or_default());
            Some(self.get(&key).unwrap_or_else(|| {
                let found = assess(game, request);
                new.push((key, found.clone()));
                found
            }))
        };
        let review = review_game_by(&mut search, game, &request, |_| {});
        self.keep(new);
        review.expect("every position is searched")
    }

    fn get(&self, key: &str) -> Option<Assessment> {
        self.known().get(key).cloned()
    }

    /// Adds results to those known and to the file.
    fn keep(&self, new: Vec<(String, Assessment)>) {
        let mut known = self.known();
        if let Some(file) = &self.file {
            let text: String = new.iter().map(|(key, found)| written(key, found)).collect();
            let opened = OpenOptions::new().create(true).append(true).open(file);
            if let Err(error) = opened.and_then(|mut file| file.write_all(text.as_bytes())) {
                eprintln!("{file} cannot be written: {error}");
            }
        }
        known.extend(new);
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Assessment>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn assess(game: &AnyGame, request: &SearchRequest) -> Assessment {
    let engine = Engine::new(request.own_table().unwrap_or(16));
    let answer = engine.search(game, request, &AtomicBool::new(false), |_| {});
    let Some(best) = answer.variations.into_iter().next() else {
        return Assessment { evaluation: Evaluation::Centi(0), variation: Vec::new() };
    };
    Assessment {
        evaluation: evaluation_of(best.score, game.to_act()),
        variation: [best.turn].into_iter().chain(best.follow).collect(),
    }
}

/// Reads a line: key, evaluation and turns, separated by tabs.
fn read(line: &str) -> Option<(String, Assessment)> {
    let mut fields = line.split('\t');
    let (key, evaluation, turns) = (fields.next()?, fields.next()?, fields.next()?);
    let variation = turns.split(' ').filter(|token| !token.is_empty()).map(str::to_owned).collect();
    let evaluation = match evaluation.split_once(':') {
        Some((winner, turns)) => Evaluation::Win {
            winner: if winner == "w" { Color::White } else { Color::Black },
            turns: turns.parse().ok()?,
        },
        None => Evaluation::Centi(evaluation.parse().ok()?),
    };
    Some((key.to_owned(), Assessment { evaluation, variation }))
}

fn written(key: &str, found: &Assessment) -> String {
    let evaluation = match found.evaluation {
        Evaluation::Centi(centi) => centi.to_string(),
        Evaluation::Win { winner, turns } => format!("{}:{turns}", winner.letter()),
    };
    format!("{key}\t{evaluation}\t{}\n", found.variation.join(" "))
}
