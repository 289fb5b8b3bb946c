//! The values of a decision, computed from tokens and position strings: uses are recognised by their letters, all groups of turns are searched
//! again, and the formulas are written out.

use combined::CombinedGame;
use engine::{Engine, SearchRequest};
use review::{DecisionCode, DecisionValues, JudgedDecision, Kind, Review};
use variants::AnyGame;

const TOLERANCE: f64 = 1e-9;

/// The values of a decision.
#[derive(Debug)]
pub(super) enum Recomputed {
    Declaration {
        used: f64,
        lost: f64,
        price: f64,
        chance: f64,
        /// The best turn without a declaration, and the best declarations of other kinds: token, value if played, and value after a lost contest.
        quiet: Option<f64>,
        others: Vec<(String, f64, f64)>,
    },
    Challenge {
        used: (f64, Option<i32>),
        prevented: (f64, Option<i32>),
        price: f64,
        chance: f64,
    },
}

/// A decision as described by strings.
struct Situation {
    game: AnyGame,
    /// Links by the letter of their kind in uses.
    links: Vec<(char, String)>,
    /// Letters of the barred kinds.
    barred: String,
    /// Challenges of the player to act in GIPF, and of the opponent.
    left: [String; 2],
    nodes: u64,
}

impl Recomputed {
    pub(super) fn of(
        game: &CombinedGame,
        part: &Review,
        decision: &JudgedDecision,
        nodes: u64,
    ) -> Option<Self> {
        let situation = Situation::of(game, part, decision, nodes)?;
        let token = decision.token.as_str();
        if let "ok" | "challenge" = token {
            let (_, declared) = decision.position.rsplit_once(' ')?;
            situation.challenge(declared.strip_suffix('?')?)
        } else {
            let declaring = if token.ends_with('?') { token } else { &decision.better };
            situation.declaration(letter(declaring.rsplit(';').next()?)?)
        }
    }

    /// Returns whether a decision has these values, and its loss is the least one for any chance.
    pub(super) fn confirms(&self, decision: &JudgedDecision) -> bool {
        let near = |one: f64, other: f64| (one - other).abs() < TOLERANCE;
        let is_same = match (self, decision.values) {
            (
                Self::Declaration { used, lost, price, chance, quiet, others },
                DecisionValues::Declaration { declaration, chance: assumed, instead },
            ) => {
                let worths =
                    others.iter().map(|(_, used, lost)| worth(*used, *lost, *price, *chance));
                near(declaration.used, *used)
                    && near(declaration.lost, *lost)
                    && near(declaration.price, *price)
                    && near(assumed, *chance)
                    && quiet.iter().copied().chain(worths).any(|other| near(other, instead))
            }
            (
                Self::Challenge { used, prevented, price, chance },
                DecisionValues::Challenge { challenge, chance: assumed },
            ) => {
                near(challenge.used.share, used.0)
                    && near(challenge.prevented.share, prevented.0)
                    && near(challenge.price, *price)
                    && near(assumed, *chance)
            }
            _ => false,
        };
        is_same && self.explains(decision)
    }

    /// Returns whether the decision is wrong by at least its loss, whatever the chance, if it is criticised, and has a loss that does not
    /// criticise it otherwise.
    fn explains(&self, decision: &JudgedDecision) -> bool {
        let Some(reason) = decision.reason else { return decision.loss < 0.05 };
        let losses: Vec<f64> = (30..=70)
            .map(|percent| self.loss(decision, reason.code, f64::from(percent) / 100.0))
            .collect();
        let least = losses.iter().copied().fold(f64::INFINITY, f64::min);
        let numbers = self.numbers(decision, reason.code);
        decision.loss >= 0.05
            && least >= decision.loss - TOLERANCE
            && decision.kind == Kind::of(decision.loss)
            && numbers == [reason.number, reason.other, reason.chance]
    }

    /// Returns the loss of a decision if a challenged player, or a challenger, wins with a chance.
    fn loss(&self, decision: &JudgedDecision, code: DecisionCode, chance: f64) -> f64 {
        match (self, code) {
            (
                Self::Declaration { used, lost, price, quiet, others, .. },
                DecisionCode::DeclarationWrong,
            ) => {
                let other = others.iter().find(|(token, ..)| *token == decision.better);
                let instead = other
                    .map(|(_, used, lost)| worth(*used, *lost, *price, chance))
                    .or(*quiet)
                    .expect("an alternative");
                instead - worth(*used, *lost, *price, chance)
            }
            (
                Self::Declaration { used, lost, price, quiet, .. },
                DecisionCode::DeclarationMissed,
            ) => worth(*used, *lost, *price, chance) - quiet.expect("the turn that was played"),
            (Self::Challenge { used, prevented, price, .. }, _) => {
                let gain = gain(*used, *prevented, chance) - price;
                if code == DecisionCode::ChallengeWrong { -gain } else { gain }
            }
            _ => f64::NEG_INFINITY,
        }
    }

    /// Returns the numbers of the sentence about a decision.
    fn numbers(&self, decision: &JudgedDecision, code: DecisionCode) -> [u16; 3] {
        let percent = |share: f64| (100.0 * share).round() as u16;
        match self {
            Self::Declaration { used, lost, price, chance, quiet, others } => {
                let declared = worth(*used, *lost, *price, *chance);
                if code == DecisionCode::DeclarationMissed {
                    return [quiet.unwrap_or_default(), declared, *chance].map(percent);
                }
                let other = others.iter().find(|(token, ..)| *token == decision.better);
                let other = other.map(|(_, used, lost)| worth(*used, *lost, *price, *chance));
                [declared, other.or(*quiet).unwrap_or_default(), *chance].map(percent)
            }
            Self::Challenge { used, prevented, chance, .. } => match (used.1, prevented.1) {
                (Some(turns), later)
                    if code != DecisionCode::ChallengeWrong
                        && later.is_none_or(|it| turns < it) =>
                {
                    [turns as u16, 0, percent(*chance)]
                }
                _ => [used.0, prevented.0, *chance].map(percent),
            },
        }
    }
}

/// Returns the value of a declaration: the opponent challenges it if that costs its player more than a challenge is worth.
fn worth(used: f64, lost: f64, price: f64, chance: f64) -> f64 {
    if (used - lost) * (1.0 - chance) > price {
        chance * used + (1.0 - chance) * lost
    } else {
        used
    }
}

/// Returns what a challenge takes from the player who declared a use. A win that becomes slower counts as at most one half.
fn gain(used: (f64, Option<i32>), prevented: (f64, Option<i32>), chance: f64) -> f64 {
    let is_sooner = match (used.1, prevented.1) {
        (Some(turns), Some(later)) => turns < later,
        (won, _) => won.is_some(),
    };
    (used.0 - if is_sooner { prevented.0.min(0.5) } else { prevented.0 }) * chance
}

/// Returns the letter of the kind that an action uses.
fn letter(action: &str) -> Option<char> {
    let mut letters = action.chars();
    let first = letters.next().filter(|first| "tzdyu".contains(*first))?;
    letters.next().filter(|next| next.is_ascii_alphabetic()).map(|_| first)
}

impl Situation {
    fn of(
        game: &CombinedGame,
        part: &Review,
        decision: &JudgedDecision,
        nodes: u64,
    ) -> Option<Self> {
        let fields: Vec<&str> = decision.position.split(' ').collect();
        let [gipf @ .., links, left, barred, _] = &fields[..] else { return None };
        // The position after the turns before the decision, and those actions of the turn that lead to the position of the match.
        let mut gipf_game =
            AnyGame::from_position(part.variant, &part.turns.first()?.position).ok()?;
        for turn in &part.turns[..decision.ply.min(part.turns.len())] {
            gipf_game.play_turn(&turn.token).ok()?;
        }
        let mut tokens = game.tokens()[..=decision.index].to_vec();
        let last = tokens.pop()?;
        assert_eq!(last.text, decision.token);
        let rest = part.turns.get(decision.ply).map(|turn| turn.token.clone()).unwrap_or_default();
        let mut actions = rest.split(';');
        while gipf_game.position() != gipf.join(" ") {
            gipf_game.play_turn(actions.next()?).ok()?;
        }
        let (white, black) = left.split_once('-')?;
        let mut left = [white.to_owned(), black.to_owned()];
        if gipf[1] == "b" {
            left.reverse();
        }
        let links = links.split(',').filter_map(|link| {
            let (kind, link) = link.split_once(':')?;
            Some((kind.to_lowercase().chars().next()?, link.to_owned()))
        });
        let barred = barred.to_lowercase();
        Some(Self { game: gipf_game, links: links.collect(), barred, left, nodes })
    }

    /// Returns the turns, with the letters of the kinds that each uses, and that of the first use that must be declared.
    fn turns(&self) -> Vec<(String, Vec<char>, Option<char>)> {
        let is_linked =
            |kind: &char| self.left[1] != "0" && self.links.iter().any(|it| it.0 == *kind);
        let all = self.game.legal_turns(100_000).expect("few turns").into_iter();
        let with_uses = all.map(|turn| {
            let uses: Vec<char> = turn.token.split(';').filter_map(letter).collect();
            let declared = uses.iter().copied().find(is_linked);
            (turn.token, uses, declared)
        });
        with_uses
            .filter(|(_, uses, _)| !uses.iter().any(|kind| self.barred.contains(*kind)))
            .collect()
    }

    /// Searches the turns that meet a condition; returns the best one, its value, and the number of turns to its win.
    fn best(
        &self,
        wanted: impl Fn(&str, &[char], Option<char>) -> bool,
    ) -> Option<(String, f64, Option<i32>)> {
        let turns = self.turns().into_iter();
        let only: Vec<String> = turns
            .filter(|(turn, uses, declared)| wanted(turn, uses, *declared))
            .map(|(turn, ..)| turn)
            .collect();
        if only.is_empty() {
            return None;
        }
        let request = SearchRequest { nodes: Some(self.nodes), only, ..SearchRequest::default() };
        let engine = Engine::new(request.own_table().expect("few nodes"));
        let stop = std::sync::atomic::AtomicBool::new(false);
        let best =
            engine.search(&self.game, &request, &stop, |_| {}).variations.into_iter().next()?;
        Some(match best.score.turns_to_end() {
            Some(turns) if turns > 0 => (best.turn, 1.0, Some((turns + 1) / 2)),
            Some(_) => (best.turn, 0.0, None),
            None => {
                let hundredths = f64::from(best.score.value());
                (best.turn, 1.0 / (1.0 + (-hundredths / 200.0).exp()), None)
            }
        })
    }

    fn price(&self, left: &str) -> f64 {
        left.parse::<f64>().map_or(0.01, |left| 0.02 + 0.06 / left)
    }

    /// Returns the chance of the challenged player, if both are equally strong.
    fn chance(&self, kind: char) -> f64 {
        let link = &self.links.iter().find(|(letter, _)| *letter == kind).expect("a link").1;
        if matches!(link.as_str(), "die" | "elsewhere") {
            return 0.5;
        }
        1.0 / (1.0 + 10_f64.powf(-20.0 / 400.0))
    }

    /// Returns the best turn that declares a kind, up to the declaration, its value, and that of the best turn without it.
    fn declared(&self, kind: char) -> Option<(String, f64, f64)> {
        let (turn, used, _) = self.best(|_, _, declared| declared == Some(kind))?;
        let mut actions: Vec<&str> = Vec::new();
        for action in turn.split(';') {
            if letter(action) == Some(kind) {
                let beginning = actions.join(";");
                let lost = self
                    .best(|turn, uses, _| turn.starts_with(&beginning) && !uses.contains(&kind))?;
                actions.push(action);
                return Some((format!("{}?", actions.join(";")), used, lost.1));
            }
            actions.push(action);
        }
        None
    }

    fn declaration(&self, kind: char) -> Option<Recomputed> {
        let (_, used, lost) = self.declared(kind)?;
        let quiet = self.best(|_, _, declared| declared.is_none()).map(|(_, value, _)| value);
        let kinds = "tzdyu".chars().filter(|other| *other != kind);
        let others = kinds.filter_map(|other| self.declared(other)).collect();
        let (price, chance) = (self.price(&self.left[1]), self.chance(kind));
        Some(Recomputed::Declaration { used, lost, price, chance, quiet, others })
    }

    fn challenge(&self, declared: &str) -> Option<Recomputed> {
        let kind = letter(declared)?;
        let (_, used, won) = self.best(|turn, _, _| turn.split(';').next() == Some(declared))?;
        let (_, prevented, later) =
            self.best(|_, uses, needed| needed.is_none() && !uses.contains(&kind))?;
        let (used, prevented) = ((used, won), (prevented, later));
        let (price, chance) = (self.price(&self.left[1]), 1.0 - self.chance(kind));
        Some(Recomputed::Challenge { used, prevented, price, chance })
    }
}
