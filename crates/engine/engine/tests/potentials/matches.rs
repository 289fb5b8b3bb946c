//! What the engine decides in matches with linked games.

use combined::{Answer, CombinedGame, CombinedTerms, Decision, Step};
use engine::{CombinedPlayer, Engine, Level, NoControl, SearchRequest, SyncJson};
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

/// A token by chance, declaring and challenging whenever that is possible.
fn by_chance(game: &CombinedGame, rng: &mut fastrand::Rng) -> String {
    let steps = game.legal_steps();
    let bold = |step: &&Step| matches!(step, Step::Declare(_) | Step::Answer(Answer::Challenge));
    let liked: Vec<&Step> = steps.iter().filter(bold).collect();
    let step = rng.choice(liked).or_else(|| rng.choice(&steps)).expect("the match goes on");
    game.token(*step).expect("a step has a token")
}

#[test]
fn the_engine_never_decides_what_a_match_refuses() {
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
            // Chance plays too, so that every sort of position is met.
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
    assert!(met.iter().all(|count| *count > 0), "every sort of decision is met: {met:?}");
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
fn a_kind_that_is_barred_is_not_used() {
    let lost = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge 2-5";
    let mut game = after(Preset::Yinsh, "Y:die", "3", lost);
    for seed in 1..=3 {
        let token = decided(&game, seed, 200).expect("a turn");
        assert!(!token.starts_with('y'), "{token}");
    }
    game.play_token(&decided(&game, 10, 500).expect("a turn")).expect("it is legal");
    assert_eq!(game.decision(), Some(Decision::Turn(Color::Black)));
}

#[test]
fn a_use_of_no_weight_is_not_challenged_with_the_last_challenge() {
    let game = after(Preset::Yinsh, "Y:die", "1", "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2?");
    assert_eq!(decided(&game, 10, 4_000).as_deref(), Some("ok"));
}

#[test]
fn a_turn_of_the_linked_game_is_one_of_that_game() {
    let moves = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge f6";
    let game = after(Preset::Yinsh, "Y:yinsh", "3", moves);
    assert_eq!(game.decision(), Some(Decision::Linked(Color::Black)));
    let token = decided(&game, 5, 500).expect("a turn");
    assert!(game.clone().play_token(&token).is_ok());
}

#[test]
fn the_json_protocol_decides_in_matches() {
    let mut engine = SyncJson::default();
    let mut ask = |fields: &str| {
        let request = format!(
            r#"{{"id": 1, "method": "bestmove", "game": "gipf-yinsh", "nodes": 100, {fields}}}"#
        );
        engine.answer(&request, &NoControl, |_| {})
    };
    let declared = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2?";
    let answer = ask(&format!(r#""links": "Y:die", "challenges": "1", "moves": "{declared}""#));
    assert!(answer.starts_with(r#"{"id":1,"result":{"bestmove":"ok","#), "{answer}");
    // Dice are not the engine's to decide.
    let answer = ask(&format!(r#""links": "Y:die", "moves": "{declared} challenge""#));
    assert!(answer.starts_with(r#"{"id":1,"result":{"bestmove":null,"lines":[]"#), "{answer}");
    for (fields, code) in [
        (r#""links": "Y:chess""#, "bad-field"),
        (r#""links": "T:die""#, "bad-field"),
        (r#""links": "Y:die", "challenges": "many""#, "bad-field"),
        (r#""links": "Y:die", "moves": "ok""#, "nothing-declared"),
        (r#""links": "Y:die", "position": "4 w""#, "bad-position"),
    ] {
        let answer = ask(fields);
        assert!(answer.contains(&format!(r#""error":{{"code":"{code}""#)), "{fields}: {answer}");
    }
}
