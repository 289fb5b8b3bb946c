//! Matches for the published data, selected from random ones: together they cover every kind of decision and every outcome of a
//! challenge.

use std::collections::BTreeMap;

use combined::{CombinedGame, CombinedTerms, Concession, Contest, Decision, Place, Step};
use serde_json::{Value, json};
use variants::{Color, Variant, WrittenVariant};

use crate::online::random_token;

/// Number of random matches to choose from.
const RANDOM_MATCHES: u64 = 400;
/// Maximum number of tokens in a published match.
const MATCH_MAX_TOKENS: usize = 70;
/// Number of turns after which a linked game is usually resigned.
const LINKED_MAX_TURNS: usize = 6;
/// Number of matches after which a case counts as covered.
const COVERED_AFTER: usize = 2;

/// Variants and links of the matches.
const TERMS: [(&str, &str); 6] = [
    ("gipf-ultimate", "T:die,Z:elsewhere,D:gipf-basic,Y:yinsh,U:yinsh-blitz"),
    ("gipf-potentials:basic:12/12:Z6Y6-z6y6", "Z:die,Y:elsewhere"),
    ("gipf-potentials:basic:12/12:T6-t6", "T:die"),
    ("gipf-dvonn", "D:gipf-basic"),
    ("gipf-yinsh", "Y:gipf-standard"),
    ("gipf-zertz", "Z:yinsh-blitz"),
];

/// Returns the selected matches, each as a line of JSON.
pub(super) fn vectors() -> anyhow::Result<Vec<String>> {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    let mut lines = Vec::new();
    for seed in 0..RANDOM_MATCHES {
        let (variant, links) = TERMS[seed as usize % TERMS.len()];
        let challenges = ["3", "*", "1", "2"][seed as usize % 4];
        let played = CombinedVector::play(variant, links, challenges, seed)?;
        let is_new = |corner: &&str| met.get(*corner).is_none_or(|times| *times < COVERED_AFTER);
        if played.corners.iter().any(is_new) {
            for corner in &played.corners {
                *met.entry(corner).or_default() += 1;
            }
            lines.push(played.written.to_string());
        }
    }
    Ok(lines)
}

/// A random match.
struct CombinedVector {
    written: Value,
    /// The cases that the match covers.
    corners: Vec<&'static str>,
}

impl CombinedVector {
    fn play(written: &str, links: &str, challenges: &str, seed: u64) -> anyhow::Result<Self> {
        let variant = written.parse::<WrittenVariant>()?.0;
        let Variant::GipfPotentials(potentials) = variant else {
            anyhow::bail!("{written} has no potentials");
        };
        let terms = CombinedTerms::new(potentials, links.parse()?)?;
        let mut game = CombinedGame::start(terms.with_challenges(challenges.parse()?));
        let mut rng = fastrand::Rng::with_seed(seed);
        let (mut tokens, mut corners) = (Vec::new(), Vec::new());
        while let Some(decision) = game.decision()
            && tokens.len() < MATCH_MAX_TOKENS
        {
            let Some(token) = chosen(&game, decision, &mut rng) else { break };
            let before = game.clone();
            game.play_token(&token)?;
            corners.extend(corner(&before, &game, &token));
            tokens.push(json!({
                "decision": decision.to_string(),
                "legal": before.legal_steps().len(),
                "token": token,
                "position": game.position(),
            }));
        }
        let outcome = game.outcome();
        corners.extend(outcome.map(|_| "the end"));
        let outcome = outcome.map(|outcome| {
            let winner = outcome.winner().map(|color| color.letter().to_string());
            json!({ "winner": winner, "reason": outcome.reason().code() })
        });
        let written = json!({
            "game": written, "links": links, "challenges": challenges, "tokens": tokens, "outcome": outcome,
        });
        Ok(Self { written, corners })
    }
}

fn chosen(game: &CombinedGame, decision: Decision, rng: &mut fastrand::Rng) -> Option<String> {
    let either = if rng.bool() { Color::White } else { Color::Black };
    match decision {
        Decision::Roll => game.token(Step::Roll([rng.u8(1..=6), rng.u8(1..=6)])),
        Decision::Linked(_) if is_long(game) && rng.u8(..4) > 0 => {
            let how = Concession::ALL[rng.usize(..Concession::ALL.len())];
            game.token(Step::Concede { by: either, how })
        }
        Decision::Linked(player) => random_token(game, player, rng),
        Decision::Enter(asked) if asked == [true; 2] => random_token(game, either, rng),
        decision => random_token(game, decision.player()?, rng),
    }
}

fn is_long(game: &CombinedGame) -> bool {
    matches!(game.contest(), Some(Contest::Game(linked)) if linked.turns().len() >= LINKED_MAX_TURNS)
}

/// Returns the case that a token covers, if any.
fn corner(before: &CombinedGame, after: &CombinedGame, token: &str) -> Option<&'static str> {
    let ends = before.contest().is_some() && after.contest().is_none();
    let won = before.gipf() != after.gipf();
    let gives_up = |how: Concession| token.ends_with(how.code());
    Some(match before.contest() {
        Some(_) if gives_up(Concession::Resignation) => "a linked game resigned",
        Some(_) if gives_up(Concession::Time) => "a linked game lost on time",
        Some(_) if gives_up(Concession::Abandoned) => "a linked game left",
        Some(Contest::Game(_)) if ends && won => "a linked game won",
        Some(Contest::Game(_)) if ends => "a linked game not won",
        Some(Contest::Die) if ends && won => "the dice won",
        Some(Contest::Die) if ends => "the dice not won",
        Some(Contest::Die) => "equal rolls",
        Some(Contest::Elsewhere(_)) if ends => "a result agreed on",
        Some(Contest::Elsewhere(_)) if after.contest() == Some(&Contest::Die) => {
            "the die agreed on"
        }
        Some(Contest::Elsewhere([None, None])) => return None,
        Some(Contest::Elsewhere(_)) => "a disagreement",
        Some(Contest::Game(_)) => return None,
        None if token == "pass" => "a pass",
        None if token == "ok" => "a declared use let pass",
        None if token.starts_with('t') && token.ends_with('?') => "an extra push declared",
        None if token.contains(';') && token.ends_with('?') => "a declaration within a turn",
        None if after.barred().iter().count() == 2 => "two kinds barred",
        None => {
            let last = after.tokens().pop()?;
            let goes_on = last.place == Place::Turn { begins: false };
            return goes_on.then_some("a turn that goes on");
        }
    })
}
