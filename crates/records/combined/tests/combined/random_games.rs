//! Random combined games played in step with the slow reference implementation; they exercise every rule.

use std::collections::BTreeMap;

use combined::{
    CombinedEvent, CombinedGame, CombinedRecord, CombinedTerms, Contest, Link, Links, Step, read,
};
use potentials::{Potential, Preset, Stage, Terms};
use properties::games;

/// Number of occurrences of each special case.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, usize>);

impl Seen {
    fn saw(&mut self, corner: &'static str, yes: bool) {
        *self.0.entry(corner).or_default() += usize::from(yes);
    }
}

/// Terms with small reserves, under which a lost challenge can leave no other turn.
const SCARCE: &str = "basic:12/12:Z6Y6-z6y6";

fn random_terms(rng: &mut fastrand::Rng) -> CombinedTerms {
    let potentials: Terms = match rng.u8(..8) {
        0 | 1 => SCARCE.parse().expect("terms"),
        preset => Preset::ALL[usize::from(preset) - 2].terms(),
    };
    let mut links = Links::FREE;
    for kind in Potential::ALL {
        if potentials.potentials(game::Color::White, kind) > 0 && rng.u8(..5) > 0 {
            // Linked games are long, so dice are chosen more often.
            let link = match rng.u8(..12) {
                0..6 => Link::Die,
                6..9 => Link::Elsewhere,
                _ => Link::ALL[rng.usize(..Link::ALL.len())],
            };
            links = links.with(kind, link);
        }
    }
    let challenges = ["0", "1", "3", "3", "9", "*"][rng.usize(..6)];
    let terms = CombinedTerms::new(potentials, links).expect("potentials of each linked kind");
    terms.with_challenges(challenges.parse().expect("challenges"))
}

/// Chooses a step, preferring to load, use and challenge, which uniformly random play rarely does.
fn choose(game: &CombinedGame, rng: &mut fastrand::Rng) -> Option<Step> {
    let steps = game.legal_steps();
    let is_liked = |step: &&Step| match step {
        Step::Declare(_) => true,
        Step::Action(action) => {
            action.uses().is_some() || {
                use potentials::{Action, Kind};
                matches!(
                    action,
                    Action::Enter { kind: Kind::Loaded(_), .. }
                        | Action::Push { kind: Kind::Loaded(_), .. }
                )
            }
        }
        Step::Answer(answer) => *answer == combined::Answer::Challenge,
        _ => false,
    };
    let liked: Vec<&Step> = steps.iter().filter(is_liked).collect();
    if !liked.is_empty() && rng.u8(..4) > 0 {
        return rng.choice(liked).copied();
    }
    rng.choice(&steps).copied()
}

/// Plays a random game in step with the twin and passes both games to `show` before each step.
fn random_match(seed: u64, mut show: impl FnMut(&CombinedGame, &twin::combined::Game, &str)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let terms = random_terms(&mut rng);
    let mut game = CombinedGame::start(terms);
    let (own, links) = (terms.potentials().to_string(), terms.links().to_string());
    let mut twin = twin::combined::Game::start(&own, &links, &terms.challenges().to_string());
    for _ in 0..260 {
        let Some(step) = choose(&game, &mut rng) else { break };
        let mut token = game.token(step).expect("a step of this match");
        // Occasionally a player concedes the contest.
        if game.contest().is_some() && rng.u8(..30) == 0 {
            let how = ["resigns", "time", "leaves"][rng.usize(..3)];
            token = format!("{}:{how}", ["w", "b"][rng.usize(..2)]);
        }
        show(&game, &twin, &token);
        assert_eq!(game.play_token(&token), Ok(1), "{token} in {}", game.position());
        twin.play(&token);
    }
    show(&game, &twin, "");
}

fn decision(game: &CombinedGame) -> String {
    game.decision().map_or("over".to_owned(), |decision| decision.to_string())
}

#[test]
fn a_combined_game_and_its_twin_agree_on_everything() {
    for seed in 0..games(2_000) as u64 {
        random_match(seed, |game, twin, _| {
            assert_eq!(game.position(), twin.position());
            assert_eq!(decision(game), twin.decision(), "{}", game.position());
            let mut tokens: Vec<String> =
                game.legal_steps().into_iter().filter_map(|step| game.token(step)).collect();
            tokens.sort();
            assert_eq!(tokens, twin.legal(), "{}", game.position());
            let outcome = game.outcome();
            let outcome = outcome.map(|outcome| {
                (outcome.winner().map(|color| color.letter()), outcome.reason().code())
            });
            assert_eq!(outcome, twin.outcome(), "{}", game.position());
        });
    }
}

#[test]
fn every_position_has_one_string_that_round_trips() {
    for seed in 0..games(400) as u64 {
        random_match(seed, |game, _, _| {
            let text = game.position();
            let read = CombinedGame::from_position(game.terms(), &text);
            let read = read.unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read.position(), text);
            // Repetition depends on the past, which a position string does not contain.
            if game.outcome().is_none() {
                assert_eq!(read.legal_steps(), game.legal_steps(), "{text}");
            }
        });
    }
}

#[test]
fn records_and_logs_round_trip() {
    let mut rng = fastrand::Rng::with_seed(1);
    for seed in 0..games(400) as u64 {
        // Some games are cut short, in the middle of a contest.
        let length = rng.usize(1..400);
        let mut all = Vec::new();
        random_match(seed, |game, _, _| {
            if all.len() < length {
                all.push(game.clone());
            }
        });
        let mut game = all.pop().expect("a match");
        if game.outcome().is_none() && seed.is_multiple_of(2) {
            game.resign(game::Color::Black).expect("a match that goes on");
        }
        let events: Vec<CombinedEvent> = (0..)
            .zip(game.events())
            .map(|(seq, kind)| CombinedEvent { seq, at: i64::from(seq), kind })
            .collect();
        let json = serde_json::to_string(&events).expect("JSON");
        let events: Vec<CombinedEvent> = serde_json::from_str(&json).expect("events");
        assert_eq!(CombinedGame::from_log(&events), Ok(game.clone()));

        let mut record = CombinedRecord::from_game(game);
        record.tags_mut().set("White", "Ada").expect("a tag");
        let text = record.to_text();
        let found: Vec<_> = read(&text).collect();
        assert_eq!(found.len(), 1, "{text}");
        let again = found[0].found.clone().expect("a match").unwrap_or_else(|error| {
            panic!("{error}\n{text}");
        });
        assert_eq!(again, record, "{text}");
        assert_eq!(again.to_json(), record.to_json());
    }
}

#[test]
fn undoing_a_step_restores_the_game_before_it() {
    for seed in 0..games(40) as u64 {
        let mut all = Vec::new();
        random_match(seed, |game, _, _| all.push(game.clone()));
        while let Some(mut game) = all.pop() {
            if let Some(before) = all.last() {
                game.undo().expect("a step");
                assert_eq!(&game, before);
            }
        }
    }
}

#[test]
fn random_games_exercise_every_rule_of_combined_games() {
    let mut seen = Seen::default();
    for seed in 0..600 {
        let mut last: Option<CombinedGame> = None;
        random_match(seed, |game, _, token| {
            look(game, token, &mut seen);
            if let Some(before) = &last {
                look_back(before, game, &mut seen);
            }
            last = Some(game.clone());
        });
    }
    println!("{:#?}", seen.0);
    let missing: Vec<_> = seen.0.iter().filter(|(_, times)| **times == 0).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

fn look(game: &CombinedGame, token: &str, seen: &mut Seen) {
    let variant =
        |id: &str| matches!(game.contest(), Some(Contest::Game(game)) if game.variant().id() == id);
    seen.saw("P20 a linked game of YINSH", variant("yinsh"));
    seen.saw("P20 a linked game of YINSH blitz", variant("yinsh-blitz"));
    seen.saw("P20 a linked basic game", variant("gipf-basic"));
    seen.saw("P20 a linked standard game", variant("gipf-standard"));
    let rolled = game.contest() == Some(&Contest::Die) && token.len() == 3;
    seen.saw("P20 equal rolls", rolled && token.as_bytes()[0] == token.as_bytes()[2]);
    seen.saw("P21 let pass", token == "ok");
    seen.saw("P21 challenged", token == "challenge");
    seen.saw("P21 an extra push declared", token.starts_with('t') && token.ends_with('?'));
    seen.saw("P22 two kinds barred in one turn", game.barred().iter().count() == 2);
    seen.saw("P22 a pass after a lost challenge", token == "pass");
    let uses = game.contest().is_none()
        && game.legal_steps().iter().any(|step| {
            matches!(step, Step::Action(action)
                if action.uses().is_some_and(|kind| game.terms().links().of(kind) != Link::Free))
        });
    seen.saw("P22 nothing asked without a challenge left", uses);
    for how in ["resigns", "time", "leaves"] {
        seen.saw("P23 a linked game given up", token.ends_with(how));
    }
}

fn look_back(before: &CombinedGame, after: &CombinedGame, seen: &mut Seen) {
    let decided = before.contest().is_some() && after.contest().is_none();
    let won = before.gipf() != after.gipf();
    seen.saw("P22 won", decided && won);
    seen.saw("P22 not won", decided && !won);
    if let (true, Some(Contest::Game(game))) = (decided, before.contest()) {
        let turn_of = before.gipf().to_act();
        let black = turn_of == game::Color::Black;
        seen.saw("P22 Black in GIPF has White in the linked game", black && !game.is_empty());
    }
    if let Some(Contest::Elsewhere(entries)) = before.contest() {
        let asked_again = after.contest() == Some(&Contest::Elsewhere([None; 2]));
        let both = entries.iter().any(Option::is_some);
        seen.saw("P20 a disagreement", both && asked_again);
        seen.saw("P20 the die agreed on", after.contest() == Some(&Contest::Die));
        seen.saw("P20 a result agreed on", both && decided);
    }
    let same = before.terms().challenges() == combined::ChallengeCount::Unlimited;
    seen.saw("P21 a challenge by a player with unlimited challenges", {
        same && before.contest().is_none() && after.contest().is_some()
    });
    seen.saw("P22 declared again on a later turn", {
        after.declared().is_some() && after.gipf().stage() == Stage::Push
    });
}
