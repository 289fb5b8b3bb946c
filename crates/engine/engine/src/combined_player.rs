//! What the engine decides in a match with linked games: turns, declarations, challenges.

mod contest_chance;
mod plan;
mod resting_game;

use std::sync::atomic::AtomicBool;

use combined::{Answer as Reply, CombinedGame, Contest, Decision, Entry, Step};
use game::{Color, Game};
use potentials::Potential;
use search::{Control, Score};
use variants::AnyGame;

use self::{
    contest_chance::{PersonElo, chance},
    plan::Plan,
    resting_game::{free_game, passed_game},
};
use crate::{
    answer::{Answer, Variation},
    engine::Engine,
    level::Level,
    review::{Chance, evaluation_of},
    search_request::SearchRequest,
    stopwatch::Stopwatch,
};

/// The most whole turns among which a turn without some potential is looked for.
const MAX_TURNS: usize = 4_000;

/// The engine as a player of a match.
///
/// GIPF is searched as if all potentials were free. A use that has to be declared is worth what
/// it is worth if it is played, times the chance to win what is played for it, and what is left
/// otherwise; it is compared with the best turn that needs no declaration. A declared use is
/// challenged if its loss, times the chance to prevent it, is more than a challenge is worth.
#[derive(Clone, Debug)]
pub struct CombinedPlayer<'a> {
    /// What searches.
    pub engine: &'a Engine,
    /// How strong it plays, in linked games too.
    pub level: Level,
    /// What makes the slips of a level differ from match to match.
    pub seed: u64,
    /// Limits for each decision; those of the level are added.
    pub limits: SearchRequest,
}

/// A turn and what it is worth, as the expected score of its player.
struct Found {
    variation: Variation,
    worth: f64,
}

impl CombinedPlayer<'_> {
    /// What it decides by the clock of the system, until `stop` is set.
    #[must_use]
    pub fn decide_until(&self, game: &CombinedGame, stop: &AtomicBool) -> Answer {
        self.decide(game, &Stopwatch::start(stop))
    }

    /// What it decides, as a token, and how it judges that; without variations where nothing is
    /// its to decide: dice, games elsewhere of which the opponent has said nothing, and matches
    /// that have ended.
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

/// The first legal token, where nothing better was found.
fn first(game: &CombinedGame) -> Option<Variation> {
    let turn = game.legal_steps().into_iter().find_map(|step| game.token(step))?;
    Some(Variation { turn, follow: Vec::new(), score: Score::ZERO })
}

/// Nobody tells the engine who won elsewhere: it takes the opponent's word.
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

/// One of several searches for a decision: each has its own time.
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

/// One decision that is being made.
struct Thinking<'a> {
    player: &'a CombinedPlayer<'a>,
    control: &'a dyn Control,
    nodes: u64,
    depth: u32,
}

impl Thinking<'_> {
    fn turn(&mut self, game: &CombinedGame) -> Option<Variation> {
        if game.legal_steps().len() == 1 {
            return first(game);
        }
        let free = free_game(game);
        let share = self.player.share(2);
        let best = if game.barred().is_empty() {
            self.search(&free, share)?
        } else {
            let barred = game.barred();
            let open = turns(game, &free, |plan| plan.uses.iter().all(|kind| !barred.has(*kind)));
            self.search(&free, SearchRequest { only: open?, ..share })?
        };
        let plan = Plan::of(game, &best.variation.turn)?;
        let Some(kind) = plan.declared else { return Some(best.variation) };
        let declaring = Variation { turn: plan.token.clone(), ..best.variation.clone() };
        let barred = game.barred();
        let quiet = turns(game, &free, |other| {
            other.declared.is_none() && other.uses.iter().all(|kind| !barred.has(*kind))
        });
        let Some(quiet) = self.search_among(&free, quiet, 4) else { return Some(declaring) };
        // What is left if the right is not won: the same beginning, without this kind.
        let rest = turns(game, &free, |other| {
            other.token.starts_with(&plan.beginning)
                && other.uses.iter().all(|used| *used != kind && !barred.has(*used))
        });
        let lost = self.search_among(&free, rest, 4).map_or(0.0, |found| found.worth);
        let worth = self.player.declared_worth(game, kind, best.worth, lost);
        Some(if worth >= quiet.worth { declaring } else { quiet.variation })
    }

    /// Lets a declared use pass, or challenges.
    fn reply(&mut self, game: &CombinedGame) -> Option<Variation> {
        let action = game.declared()?;
        let kind = action.uses()?;
        let free = free_game(game);
        let token = game.token(Step::Action(action))?;
        let barred = game.barred();
        let used = turns(game, &free, |plan| plan.begins_with(&token));
        let used = self.search_among(&free, used, 2)?;
        // Another use that has to be declared could be challenged too.
        let without = turns(game, &free, |plan| {
            plan.declared.is_none()
                && plan.uses.iter().all(|other| *other != kind && !barred.has(*other))
        });
        let prevented = match self.search_among(&free, without, 2) {
            // A level that misjudges positions still sees a win.
            Some(found) if wins(&used) && found.variation.score < used.variation.score => {
                found.worth.min(0.5)
            }
            Some(found) => found.worth,
            // They would have to pass.
            None => passed_game(game)
                .and_then(|passed| self.search(&passed, self.player.share(2)))
                .map_or(0.0, |found| 1.0 - found.worth),
        };
        let own = !game.gipf().to_act();
        let gain = (used.worth - prevented) * self.player.contest(game, kind, own);
        let challenges = gain > price(game, own);
        let reply = if challenges { Reply::Challenge } else { Reply::LetPass };
        Some(Variation {
            turn: reply.code().to_owned(),
            follow: Vec::new(),
            score: -used.variation.score,
        })
    }

    /// The best of these turns, with a part of the time; `None` if there is none.
    fn search_among(
        &mut self,
        game: &AnyGame,
        only: Option<Vec<String>>,
        part: u64,
    ) -> Option<Found> {
        let only = only.filter(|turns| !turns.is_empty())?;
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
        let worth = Chance::of(evaluation_of(variation.score, to_act), to_act).share();
        Some(Found { variation, worth })
    }
}

impl CombinedPlayer<'_> {
    /// The limits of one of several searches for a decision.
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

    /// What declaring is worth to its player, if the opponent thinks about challenges as we do.
    fn declared_worth(&self, game: &CombinedGame, kind: Potential, used: f64, lost: f64) -> f64 {
        let own = game.gipf().to_act();
        let won = self.contest(game, kind, own);
        let challenged = won * used + (1.0 - won) * lost;
        if (used - lost) * (1.0 - won) > price(game, !own) { challenged } else { used }
    }

    /// The chance of the engine, which has this colour in GIPF, to win what is played for a kind.
    fn contest(&self, game: &CombinedGame, kind: Potential, own: Color) -> f64 {
        let link = game.terms().links().of(kind);
        let challenged = own == game.gipf().to_act();
        chance(link, challenged, self.level, PersonElo::default())
    }
}

/// Whether the turn leads to a win by force.
fn wins(found: &Found) -> bool {
    found.variation.score.turns_to_end().is_some_and(|turns| turns > 0)
}

/// What a challenge of a player is worth, as a part of a win: the fewer are left, the more.
fn price(game: &CombinedGame, player: Color) -> f64 {
    match game.challenges_left(player) {
        combined::Challenges::Unlimited => 0.01,
        combined::Challenges::Number(left) => 0.02 + 0.06 / f64::from(left.max(1)),
    }
}

/// The whole turns of GIPF that a condition holds for; `None` if there are too many to look at.
fn turns(
    game: &CombinedGame,
    free: &AnyGame,
    wanted: impl Fn(&Plan) -> bool,
) -> Option<Vec<String>> {
    let all = free.legal_turns(MAX_TURNS).ok()?;
    let plan = |turn: &String| Plan::of(game, turn).is_some_and(|plan| wanted(&plan));
    Some(all.into_iter().map(|turn| turn.token).filter(plan).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_challenge_is_spared_most() {
        let game = |challenges: &str| {
            let preset = potentials::Preset::Yinsh.terms();
            let terms = combined::CombinedTerms::new(preset, "Y:die".parse().unwrap()).unwrap();
            CombinedGame::start(terms.with_challenges(challenges.parse().unwrap()))
        };
        let prices = ["*", "9", "3", "1"].map(|left| price(&game(left), Color::White));
        assert!(prices.is_sorted_by(|less, more| less < more), "{prices:?}");
    }
}
