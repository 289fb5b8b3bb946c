//! Reviews of matches: turns are judged among those that the match left open, and the values of declarations and answers are
//! computed again by other means.

mod recomputed;

use std::collections::BTreeMap;

use combined::{Answer, CombinedGame, CombinedTerms, Decision, Step};
use engine::{CombinedPlayer, Engine, Level, NoControl, SearchRequest};
use potentials::Preset;
use review::{DecisionCode, JudgedDecision, Kind, MatchReview, review_game, review_match};
use variants::Color;

use self::recomputed::Recomputed;

const NODES: u64 = 400;

fn limits(nodes: u64) -> SearchRequest {
    SearchRequest { nodes: Some(nodes), ..SearchRequest::default() }
}

fn terms(preset: Preset, links: &str, challenges: &str) -> CombinedTerms {
    let terms = CombinedTerms::new(preset.terms(), links.parse().expect(links)).expect(links);
    terms.with_challenges(challenges.parse().expect(challenges))
}

fn played(mut game: CombinedGame, tokens: &str) -> CombinedGame {
    for token in tokens.split_whitespace() {
        game.play_token(token).expect(token);
    }
    game
}

fn reviewed(game: &CombinedGame, nodes: u64) -> MatchReview {
    review_match(game, &Engine::new(1), &limits(nodes), |_| {})
}

/// White's PÜNCT-potential can jump onto Black's only GIPF-piece now, but perhaps not later.
const WINNING: &str = "p3/U4/g5/pppU3/6/P2u1/P1GP w push 11-11 - - U:die 3-3 - -";

/// A good turn of White in that position without the potential.
const QUIET: &str = "i5-f5";

/// Returns the match after these tokens, from the position in which White can win by a use.
fn from_winning(tokens: &str) -> CombinedGame {
    let start = CombinedGame::from_position(terms(Preset::Punct, "U:die", "3"), WINNING);
    played(start.expect(WINNING), tokens)
}

/// Returns the use that wins in [`WINNING`].
fn winning_use() -> String {
    let game = from_winning("");
    let steps = game.legal_steps().into_iter();
    let wins = |step: &Step| {
        let mut after = game.clone();
        after.play(*step).is_ok()
            && after.play(Step::Answer(Answer::LetPass)).is_ok()
            && after.outcome().is_some()
    };
    let step = steps.filter(|step| matches!(step, Step::Declare(_))).find(wins);
    game.token(step.expect("a use that wins")).expect("a token")
}

/// Returns the only decision that is criticised.
fn criticised(review: &MatchReview) -> &JudgedDecision {
    let criticised: Vec<_> = review.decisions.iter().filter(|it| it.reason.is_some()).collect();
    let [decision] = criticised[..] else { panic!("{:#?}", review.decisions) };
    decision
}

fn code(decision: &JudgedDecision) -> Option<DecisionCode> {
    decision.reason.map(|reason| reason.code)
}

#[test]
fn a_winning_use_should_have_been_declared() {
    let review = reviewed(&from_winning(QUIET), 5_000);
    let decision = criticised(&review);
    assert_eq!(code(decision), Some(DecisionCode::DeclarationMissed));
    assert_eq!((decision.better.clone(), decision.player), (winning_use(), Color::White));
}

#[test]
fn a_winning_use_should_have_been_challenged() {
    let review = reviewed(&from_winning(&format!("{} ok", winning_use())), 5_000);
    let decision = criticised(&review);
    assert_eq!(code(decision), Some(DecisionCode::WinNotChallenged));
    assert_eq!((decision.better.as_str(), decision.player), ("challenge", Color::Black));
}

/// White's YINSH-potential can make a row that captures two of Black's GIPF-pieces; the challenges are unlimited. Black lets it pass.
fn capturing_use() -> CombinedGame {
    let text = "3p/5/2Y2p/1PP1Pgg/6/5/Ggpp w push 3-3 - - Y:die *-* - -";
    let start = CombinedGame::from_position(terms(Preset::Yinsh, "Y:die", "*"), text);
    played(start.expect(text), "yd4-e5? ok")
}

#[test]
fn a_use_that_captures_much_should_have_been_challenged() {
    let review = reviewed(&capturing_use(), 5_000);
    let decision = criticised(&review);
    assert_eq!(code(decision), Some(DecisionCode::ChallengeMissed));
    assert_eq!(decision.better, "challenge");
}

#[test]
fn the_last_challenge_should_not_be_spent_on_an_unimportant_use() {
    let start = CombinedGame::start(terms(Preset::Yinsh, "Y:die", "1"));
    let game = played(start, "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge");
    let review = reviewed(&game, 5_000);
    let challenge = review.decisions.last().expect("an answer");
    assert_eq!(code(challenge), Some(DecisionCode::ChallengeWrong), "{:#?}", review.decisions);
    assert_eq!(challenge.better, "ok");
}

#[test]
fn an_answer_to_a_use_is_not_criticised_if_its_player_wins_without_it_too() {
    // A push, or a jump, takes Black's only GIPF-piece at once.
    let text = "4/5/6/PPUg3/6/5/3G w push 9-9 - - U:die 3-1 - -";
    for answer in ["ok", "challenge"] {
        let start = CombinedGame::from_position(terms(Preset::Punct, "U:die", "3"), text);
        let game = played(start.expect(text), &format!("ue4-e5? {answer}"));
        let review = reviewed(&game, 5_000);
        assert!(review.decisions.iter().all(|it| it.reason.is_none()), "{:#?}", review.decisions);
    }
}

#[test]
fn right_decisions_are_not_criticised() {
    let game = from_winning(&format!("{} challenge 5-2", winning_use()));
    let review = reviewed(&game, 5_000);
    let kinds: Vec<Kind> = review.decisions.iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [Kind::Best, Kind::Best], "{:#?}", review.decisions);
}

#[test]
fn a_turn_after_a_lost_contest_is_judged_without_the_kind_of_the_contest() {
    let lost = from_winning(&format!("{} challenge 2-5", winning_use()));
    let best = {
        let player = CombinedPlayer {
            engine: &Engine::new(1),
            level: Level::FULL,
            seed: 0,
            limits: limits(5_000),
        };
        player.decide(&lost, &NoControl).variations[0].turn.clone()
    };
    let game = played(lost, &best);
    let part = review_game(&game.gipf_part(), &Engine::new(1), &limits(5_000), |_| {});
    // In a game without links, the turn misses a win.
    assert_eq!(part.turns[0].kind, Kind::Blunder, "{:#?}", part.turns[0]);
    let judged = &reviewed(&game, 5_000).part.turns[0];
    assert!(!judged.kind.is_blamed(), "{judged:#?}");
}

#[test]
fn a_match_without_challenges_is_reviewed_as_a_game_with_potentials() {
    let start = CombinedGame::start(terms(Preset::Yinsh, "Y:die", "0"));
    let game = played(start, "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2 c2 b2");
    let part = review_game(&game.gipf_part(), &Engine::new(1), &limits(1_000), |_| {});
    let review = reviewed(&game, 1_000);
    assert_eq!(review, MatchReview { part, decisions: Vec::new() });
}

#[test]
fn several_threads_review_a_match_as_one_does() {
    let game = from_winning(&format!("{} challenge 2-5 {QUIET}", winning_use()));
    let side_by_side = review_match(&game, &Engine::new(1).with_threads(3), &limits(500), |_| {});
    assert_eq!(side_by_side, reviewed(&game, 500));
}

/// Returns a random token, declaring whenever possible.
fn random(game: &CombinedGame, rng: &mut fastrand::Rng) -> String {
    if let Some(Decision::Linked(player)) = game.decision() {
        let loser = if rng.bool() { player } else { !player };
        return format!("{}:resigns", loser.letter());
    }
    let steps = game.legal_steps();
    let declared = steps.iter().filter(|step| matches!(step, Step::Declare(_)));
    let declared = rng.choice(declared.collect::<Vec<_>>());
    let step = declared.or_else(|| rng.choice(&steps)).expect("the match is not over");
    game.token(*step).expect("a step has a token")
}

/// Plays a match in which a weak player and random tokens take turns.
fn random_match(number: u64) -> CombinedGame {
    const TOKENS_MAX: usize = 90;
    let mut rng = fastrand::Rng::with_seed(number);
    let (preset, links) = [
        (Preset::Ultimate, "T:die,Z:gipf-basic,D:elsewhere,Y:die,U:yinsh-blitz"),
        (Preset::Yinsh, "Y:yinsh"),
        (Preset::Punct, "U:die"),
        (Preset::Tamsk, "T:die"),
    ][number as usize % 4];
    let challenges = ["*", "3", "1"][number as usize % 3];
    let mut game = CombinedGame::start(terms(preset, links, challenges));
    let engine = Engine::new(1);
    let player =
        CombinedPlayer { engine: &engine, level: Level::FULL, seed: number, limits: limits(60) };
    for _ in 0..TOKENS_MAX {
        if game.is_over() {
            break;
        }
        // The player makes good declarations, and answers are random.
        let is_turn = matches!(game.decision(), Some(Decision::Turn(_)));
        let found = (is_turn && rng.u8(..3) > 0)
            .then(|| player.decide(&game, &NoControl).variations.into_iter().next())
            .flatten();
        let token = found.map_or_else(|| random(&game, &mut rng), |found| found.turn);
        game.play_token(&token).expect("a legal token");
    }
    game
}

#[test]
fn the_values_of_every_decision_are_computed_again() {
    const MATCHES: u64 = 40;
    let mut codes: BTreeMap<Option<DecisionCode>, usize> = BTreeMap::new();
    for game in (0..MATCHES).map(random_match).chain([capturing_use()]) {
        let review = reviewed(&game, NODES);
        for decision in &review.decisions {
            let again = [NODES, 2 * NODES]
                .map(|nodes| Recomputed::of(&game, &review.part, decision, nodes));
            let is_confirmed = again.iter().flatten().any(|again| again.confirms(decision));
            assert!(is_confirmed, "{decision:#?}\n{again:#?}");
            *codes.entry(code(decision)).or_default() += 1;
        }
    }
    assert!(DecisionCode::ALL.into_iter().all(|code| codes.contains_key(&Some(code))), "{codes:?}");
    assert!(codes[&None] > 50, "{codes:?}");
}
