//! Decisions of the engine in matches with linked games.

use combined::{Answer, CombinedGame, CombinedTerms, Decision, Step};
use engine::{CombinedPlayer, Engine, Level, NoControl, SearchRequest};
use game::Color;
use potentials::Preset;

fn start(preset: Preset, links: &str, challenges: &str) -> CombinedGame {
    let terms = CombinedTerms::new(preset.terms(), links.parse().expect("links")).expect("terms");
    CombinedGame::start(terms.with_challenges(challenges.parse().expect("challenges")))
}

fn after(preset: Preset, links: &str, challenges: &str, tokens: &str) -> CombinedGame {
    let mut game = start(preset, links, challenges);
    for token in tokens.split_whitespace() {
        game.play_token(token).expect(token);
    }
    game
}

fn decided(game: &CombinedGame, level: u8, nodes: u64) -> Option<String> {
    let limits = SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
    let level = Level::new(level).expect("a level");
    let player = CombinedPlayer { engine: &Engine::new(1), level, seed: 7, limits };
    player.decide(game, &NoControl).variations.into_iter().next().map(|found| found.turn)
}

/// Returns a random token, declaring and challenging whenever possible.
fn by_chance(game: &CombinedGame, rng: &mut fastrand::Rng) -> String {
    let steps = game.legal_steps();
    let bold = |step: &&Step| matches!(step, Step::Declare(_) | Step::Answer(Answer::Challenge));
    let liked: Vec<&Step> = steps.iter().filter(bold).collect();
    let step = rng.choice(liked).or_else(|| rng.choice(&steps)).expect("the match is not over");
    game.token(*step).expect("a step has a token")
}

#[test]
fn every_decision_of_the_engine_is_legal_in_the_match() {
    let links = "T:die,Z:yinsh-blitz,D:elsewhere,Y:gipf-basic,U:die";
    let mut rng = fastrand::Rng::with_seed(4);
    let mut met = [0; 5];
    for number in 0..30 {
        let challenges = ["*", "3", "*", "1", "*", "0"][number % 6];
        let level = 1 + (number % 10) as u8;
        let mut game = start(Preset::Ultimate, links, challenges);
        for _ in 0..200 {
            let Some(decision) = game.decision() else { break };
            met[match decision {
                Decision::Turn(_) => 0,
                Decision::Answer(_) => 1,
                Decision::Linked(_) => 2,
                Decision::Roll => 3,
                Decision::Enter(_) => 4,
            }] += 1;
            // Random play takes part too so that every kind of position occurs.
            let random = rng.u8(..3) == 0 && !matches!(decision, Decision::Linked(_));
            let token = match decided(&game, level, 40) {
                Some(token) if !random => token,
                Some(_) => by_chance(&game, &mut rng),
                None => {
                    assert!(
                        matches!(decision, Decision::Roll | Decision::Enter(_)),
                        "{decision:?}"
                    );
                    by_chance(&game, &mut rng)
                }
            };
            game.play_token(&token).unwrap_or_else(|error| panic!("{token}: {error}"));
        }
    }
    assert!(met.iter().all(|count| *count > 0), "every kind of decision occurs: {met:?}");
}

#[test]
fn a_turn_is_finished_or_declares_a_use_however_few_nodes_are_searched() {
    let mut rng = fastrand::Rng::with_seed(5);
    let matches =
        [(Preset::Ultimate, "T:die,D:gipf-basic,Y:yinsh-blitz"), (Preset::Tamsk, "T:die")];
    for number in 0..120 {
        let (preset, links) = matches[number % 2];
        let mut game = start(preset, links, "3");
        for _ in 0..300 {
            let Some(decision) = game.decision() else { break };
            let is_turn = matches!(decision, Decision::Turn(_) | Decision::Linked(_));
            // Random play leaves turns unfinished, so the engine has to continue them.
            let random = rng.u8(..4) == 0 && !matches!(decision, Decision::Linked(_));
            let token = decided(&game, 1 + (number % 10) as u8, 20).filter(|_| !random);
            let is_found = token.is_some();
            let token = token.unwrap_or_else(|| by_chance(&game, &mut rng));
            game.play_token(&token).expect("a legal token");
            let is_unfinished = is_turn && game.decision() == Some(decision);
            assert!(!(is_found && is_unfinished), "{token} is unfinished");
        }
    }
}

/// White's PÜNCT-potential can jump onto Black's only GIPF-piece.
const WINNING: &str = "4/5/6/2Ug3/6/5/3G w push 9-9 - - U:die 3-3 - -";

#[test]
fn a_use_that_wins_is_declared_and_challenged_at_every_level() {
    let terms = start(Preset::Punct, "U:die", "3").terms();
    for level in 1..=10 {
        let mut game = CombinedGame::from_position(terms, WINNING).expect("a position");
        let declared = decided(&game, level, 2_000).expect("a turn");
        assert!(declared.starts_with('u') && declared.ends_with('?'), "{level}: {declared}");
        game.play_token(&declared).expect("a declaration");
        assert_eq!(decided(&game, level, 2_000).as_deref(), Some("challenge"), "{level}");
    }
}

#[test]
fn a_barred_kind_is_not_used() {
    let lost = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge 2-5";
    let mut game = after(Preset::Yinsh, "Y:die", "3", lost);
    for seed in 1..=3 {
        let token = decided(&game, seed, 200).expect("a turn");
        assert!(!token.starts_with('y'), "{token}");
    }
    game.play_token(&decided(&game, 10, 500).expect("a turn")).expect("a legal turn");
    assert_eq!(game.decision(), Some(Decision::Turn(Color::Black)));
}

#[test]
fn the_last_challenge_is_not_spent_on_an_unimportant_use() {
    let game = after(Preset::Yinsh, "Y:die", "1", "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2?");
    assert_eq!(decided(&game, 10, 4_000).as_deref(), Some("ok"));
}

#[test]
fn a_turn_in_the_linked_game_is_legal_in_that_game() {
    let moves = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge f6";
    let game = after(Preset::Yinsh, "Y:yinsh", "3", moves);
    assert_eq!(game.decision(), Some(Decision::Linked(Color::Black)));
    let token = decided(&game, 5, 500).expect("a turn");
    assert!(game.clone().play_token(&token).is_ok());
}
