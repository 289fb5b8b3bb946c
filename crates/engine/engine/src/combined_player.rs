//! The engine as a player of matches with linked games: turns, declarations, challenges.

mod contest_chance;
mod free_game;
mod open_turns;
mod plan;
mod values;

use std::sync::atomic::AtomicBool;

use combined::{Answer as Reply, CombinedGame, Contest, Decision, Entry, Step};
use game::Color;
use potentials::Potential;
use search::{Control, Score};
use variants::AnyGame;

pub use self::{
    contest_chance::even_chance,
    open_turns::OpenTurns,
    plan::Plan,
    values::{Challenge, Declaration, Value, price},
};
use self::{
    contest_chance::{PersonElo, chance},
    free_game::{free_game, passed_game},
};
use crate::{
    answer::{Answer, Variation},
    chance::evaluation_of,
    engine::Engine,
    level::Level,
    search_request::SearchRequest,
    stopwatch::Stopwatch,
};

/// The engine as a player of a match.
///
/// GIPF is searched as if all potentials could be used freely. The value of a use that must be
/// declared is the mean of its value if it is played and the value of the alternative, weighted by
/// the chance of winning the contest for it; it is compared with the best turn that needs no
/// declaration. A declared use is challenged if the loss that it causes, multiplied by the chance
/// of preventing it, exceeds the value of a challenge.
#[derive(Clone, Debug)]
pub struct CombinedPlayer<'a> {
    /// The engine that searches.
    pub engine: &'a Engine,
    /// Playing strength, which also applies in linked games.
    pub level: Level,
    /// Seed that makes the errors of a level differ from match to match.
    pub seed: u64,
    /// Limits for each decision, in addition to those of the level.
    pub limits: SearchRequest,
}

/// A turn and its value for its player.
struct Found {
    variation: Variation,
    value: Value,
}

impl CombinedPlayer<'_> {
    /// Decides what to do next, using the system clock, until `stop` is set.
    #[must_use]
    pub fn decide_until(&self, game: &CombinedGame, stop: &AtomicBool) -> Answer {
        self.decide(game, &Stopwatch::start(stop))
    }

    /// Decides what to do next: returns a token and its score. The answer has no variations if
    /// there is nothing for the engine to decide: dice, games played elsewhere whose result the
    /// opponent has not reported, and finished matches.
    #[must_use]
    pub fn decide(&self, game: &CombinedGame, control: &dyn Control) -> Answer {
        let mut thinking = Thinking { player: self, control, nodes: 0, depth: 0 };
        let decided = match game.decision() {
            Some(Decision::Turn(_)) => thinking.turn(game),
            Some(Decision::Answer(_)) => thinking.reply(game),
            Some(Decision::Linked(_)) => match game.contest() {
                Some(Contest::Game(linked)) => {
                    let share = self.limits.clone();
                    thinking.search(linked, share).map(|found| found.variation)
                }
                _ => None,
            },
            Some(Decision::Enter(_)) => agreement(game),
            Some(Decision::Roll) | None => None,
        };
        let Thinking { nodes, depth, .. } = thinking;
        let decided = match game.decision() {
            Some(Decision::Enter(_)) => decided,
            Some(Decision::Roll) | None => None,
            Some(_) => decided
                .filter(|found| game.clone().play_token(&found.turn).is_ok())
                .or_else(|| first(game)),
        };
        let variations = decided.into_iter().collect();
        Answer { variations, depth, nodes, time: control.elapsed() }
    }
}

/// Returns the first legal turn, up to a use that must be declared, or the first legal answer.
fn first(game: &CombinedGame) -> Option<Variation> {
    let (decision, mut after) = (game.decision()?, game.clone());
    let mut tokens = Vec::new();
    while after.decision() == Some(decision) {
        let mut steps = after.legal_steps().into_iter();
        let (step, token) = steps.find_map(|step| Some((step, after.token(step)?)))?;
        after.play(step).ok()?;
        tokens.push(token);
    }
    Some(Variation { turn: tokens.join(";"), follow: Vec::new(), score: Score::ZERO })
}

/// Returns whether the only legal step ends a player's turn or declares a use.
fn is_forced(game: &CombinedGame) -> bool {
    let mut after = game.clone();
    matches!(game.legal_steps()[..], [step] if after.play(step).is_ok())
        && after.decision() != game.decision()
}

/// Accepts the opponent's report of a game played elsewhere, since the engine cannot know who won
/// it.
fn agreement(game: &CombinedGame) -> Option<Variation> {
    let Some(Contest::Elsewhere(entries)) = game.contest() else { return None };
    let (by, entry): (Color, Entry) = match *entries {
        [Some(entry), None] => (Color::Black, entry),
        [None, Some(entry)] => (Color::White, entry),
        _ => return None,
    };
    let turn = game.token(Step::Enter { by, entry })?;
    Some(Variation { turn, follow: Vec::new(), score: Score::ZERO })
}

/// Control of one of several searches for a decision, which measures time from the start of that
/// search.
struct Since<'a> {
    control: &'a dyn Control,
    start: u64,
}

impl Control for Since<'_> {
    fn stopped(&self) -> bool {
        self.control.stopped()
    }

    fn elapsed(&self) -> u64 {
        self.control.elapsed().saturating_sub(self.start)
    }
}

/// A decision in progress.
struct Thinking<'a> {
    player: &'a CombinedPlayer<'a>,
    control: &'a dyn Control,
    nodes: u64,
    depth: u32,
}

impl Thinking<'_> {
    fn turn(&mut self, game: &CombinedGame) -> Option<Variation> {
        if is_forced(game) {
            return first(game);
        }
        let free = free_game(game);
        let share = self.player.share(2);
        let best = if game.barred().is_empty() {
            self.search(&free, share)?
        } else {
            let only = OpenTurns::among(game, &free)?.open();
            self.search(&free, SearchRequest { only, ..share })?
        };
        let plan = Plan::of(game, &best.variation.turn)?;
        let Some(kind) = plan.declared else { return Some(best.variation) };
        let declaring = Variation { turn: plan.token.clone(), ..best.variation.clone() };
        let Some(turns) = OpenTurns::among(game, &free) else { return Some(declaring) };
        let Some(quiet) = self.search_among(&free, turns.quiet(), 4) else {
            return Some(declaring);
        };
        let lost = self.search_among(&free, turns.after_losing(&plan), 4);
        let (used, lost) = (best.value.share, lost.map_or(0.0, |found| found.value.share));
        let own = game.gipf().to_act();
        let declaration = Declaration { used, lost, price: price(game, !own) };
        let worth = declaration.worth(self.player.contest(game, kind, own));
        Some(if worth >= quiet.value.share { declaring } else { quiet.variation })
    }

    /// Allows a declared use, or challenges it.
    fn reply(&mut self, game: &CombinedGame) -> Option<Variation> {
        let kind = game.declared()?.uses()?;
        let free = free_game(game);
        let turns = OpenTurns::among(game, &free)?;
        let used = self.search_among(&free, turns.using(), 2)?;
        let prevented = match self.search_among(&free, turns.preventing(), 2) {
            Some(found) => found.value,
            // Without another turn, the player would have to pass.
            None => self.value_of_pass(game),
        };
        let own = !game.gipf().to_act();
        let challenge = Challenge { used: used.value, prevented, price: price(game, own) };
        let challenges = challenge.gain(self.player.contest(game, kind, own)) > 0.0;
        let reply = if challenges { Reply::Challenge } else { Reply::LetPass };
        Some(Variation {
            turn: reply.code().to_owned(),
            follow: Vec::new(),
            score: -used.variation.score,
        })
    }

    /// Returns the value of a pass for the player whose turn it is.
    fn value_of_pass(&mut self, game: &CombinedGame) -> Value {
        let passed = passed_game(game);
        let found = passed.and_then(|passed| self.search(&passed, self.player.share(2)));
        Value { share: found.map_or(0.0, |found| 1.0 - found.value.share), win: None }
    }

    /// Returns the best of the given turns, found with a share of the limits; `None` if no turn is
    /// given.
    fn search_among(&mut self, game: &AnyGame, only: Vec<String>, part: u64) -> Option<Found> {
        if only.is_empty() {
            return None;
        }
        let share = self.player.share(part);
        self.search(game, SearchRequest { only, ..share })
    }

    fn search(&mut self, game: &AnyGame, limits: SearchRequest) -> Option<Found> {
        let strength = self.player.level.strength(game, self.player.seed);
        let request = SearchRequest { strength, multi_pv: 1, ..limits };
        let control = Since { control: self.control, start: self.control.elapsed() };
        let answer = self.player.engine.search_with(game, &request, &control, |_| {});
        self.nodes += answer.nodes;
        self.depth = self.depth.max(answer.depth);
        let turn = answer.best_turn(&request)?.to_owned();
        let variation = answer.variations.first().cloned().unwrap_or(Variation {
            turn,
            follow: Vec::new(),
            score: Score::ZERO,
        });
        let to_act = game.to_act();
        let value = Value::of(evaluation_of(variation.score, to_act), to_act);
        Some(Found { variation, value })
    }
}

impl CombinedPlayer<'_> {
    /// Returns the limits of one of several searches for a decision.
    fn share(&self, part: u64) -> SearchRequest {
        let limits = self.limits.clone();
        SearchRequest {
            nodes: limits.nodes.map(|nodes| (nodes / part).max(1)),
            movetime: limits.movetime.map(|time| (time / part).max(1)),
            clock: limits
                .clock
                .map(|clock| crate::clock::Clock { left: (clock.left / part).max(1), ..clock }),
            ..limits
        }
    }

    /// Returns the chance that the engine, playing this colour in GIPF, wins the contest for a kind
    /// of potential.
    fn contest(&self, game: &CombinedGame, kind: Potential, own: Color) -> f64 {
        let link = game.terms().links().of(kind);
        let challenged = own == game.gipf().to_act();
        chance(link, challenged, self.level, PersonElo::default())
    }
}
