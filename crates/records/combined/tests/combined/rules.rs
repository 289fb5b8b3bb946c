//! Tests of the rules of combined games.

use combined::{
    ChallengeCount, CombinedGame, CombinedTerms, Contest, Decision, Link, Links, Refusal, Step,
    read,
};
use game::Color::{Black, White};
use record::{Score, Termination};

fn terms(game: &str, links: &str) -> CombinedTerms {
    let links: Links = links.parse().expect("links");
    CombinedTerms::new(game.parse().expect("terms"), links).expect("linked kinds are there")
}

/// Returns a game in which White can declare `ye2-h2?`.
fn ready(link: &str) -> CombinedGame {
    played(terms("gipf-yinsh", &format!("Y:{link}")), "Ge2 Ge8 Ye1-e3 Gb5")
}

#[track_caller]
fn played(terms: CombinedTerms, tokens: &str) -> CombinedGame {
    let mut game = CombinedGame::start(terms);
    play(&mut game, tokens);
    game
}

#[track_caller]
fn play(game: &mut CombinedGame, tokens: &str) {
    for token in tokens.split_whitespace() {
        game.play_token(token).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
}

#[track_caller]
fn refusal(game: &mut CombinedGame, token: &str) -> (&'static str, Option<&'static str>) {
    let before = game.clone();
    let refusal = game.play_token(token).expect_err("a refusal");
    assert_eq!(*game, before, "a refused token changes nothing");
    assert!(!refusal.to_string().is_empty());
    (refusal.code(), refusal.rule())
}

#[test]
fn only_linked_uses_are_declared() {
    assert_eq!(refusal(&mut ready("die"), "ye2-h2"), ("declare-first", Some("P21")));
    assert_eq!(refusal(&mut ready("free"), "ye2-h2?"), ("not-linked", Some("P21")));
    assert_eq!(refusal(&mut ready("die"), "b2?"), ("only-uses-are-declared", Some("P21")));
    play(&mut ready("free"), "ye2-h2");
}

#[test]
fn an_accepted_use_is_played() {
    let mut game = ready("die");
    play(&mut game, "ye2-h2?");
    assert_eq!(game.decision(), Some(Decision::Answer(Black)));
    assert_eq!(refusal(&mut game, "b2"), ("answer-first", Some("P21")));
    play(&mut game, "ok");
    assert_eq!(game.gipf().to_string(), "3g/5/6/PG4g/6/5/'Y3 b push 15-14 Y5-y6 g");
    assert_eq!(game.challenges_left(Black), ChallengeCount::Number(3));
}

#[test]
fn winning_a_contest_plays_the_use_and_costs_the_challenger_a_challenge() {
    let mut game = ready("die");
    play(&mut game, "ye2-h2? challenge");
    assert_eq!(game.decision(), Some(Decision::Roll));
    assert_eq!(refusal(&mut game, "7-1"), ("die-faces", Some("P20")));
    play(&mut game, "4-4 6-1");
    assert_eq!(game.decision(), Some(Decision::Turn(Black)));
    assert_eq!(game.gipf().to_string(), "3g/5/6/PG4g/6/5/'Y3 b push 15-14 Y5-y6 g");
    assert_eq!(game.challenges_left(Black), ChallengeCount::Number(2));
    assert_eq!(game.challenges_left(White), ChallengeCount::Number(3));
}

#[test]
fn a_lost_challenge_bars_the_kind_for_this_turn_only() {
    let mut game = ready("die");
    play(&mut game, "ye2-h2? challenge 1-6");
    assert_eq!(game.decision(), Some(Decision::Turn(White)));
    assert_eq!(refusal(&mut game, "ye2-g2?"), ("kind-barred", Some("P22")));
    assert_eq!(refusal(&mut game, "pass"), ("cannot-pass", Some("P22")));
    play(&mut game, "Yh2 Gb2 ye2-d2?");
}

#[test]
fn a_kind_is_barred_only_until_the_next_action_even_if_that_makes_a_row() {
    let start = "G2g/5/6/PPP4/6/5/Y3 w push 5-5 - - Y:die 3-3 - -";
    let terms = terms("gipf-yinsh", "Y:die");
    let mut game = CombinedGame::from_position(terms, start).expect("a position");
    play(&mut game, "yh2-h3? challenge 1-6");
    assert!(game.position().ends_with(" Y:die 3-2 Y -"), "{}", game.position());
    play(&mut game, "e1-e5");
    let position = game.position();
    assert!(position.ends_with(" w remove:w 4-5 - - Y:die 3-2 - -"), "{position}");
    assert!(CombinedGame::from_position(terms, &position).is_ok());
}

#[test]
fn a_use_is_not_declared_to_an_opponent_without_challenges() {
    let one = terms("gipf-yinsh", "Y:die").with_challenges(ChallengeCount::Number(1));
    let mut game = played(one, "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge 1-6 Yh2 Gb2");
    assert_eq!(refusal(&mut game, "ye2-d2?"), ("no-challenge-left", Some("P22")));
    play(&mut game, "ye2-d2");
}

#[test]
fn the_challenged_player_has_white_in_the_linked_game() {
    let mut game = ready("yinsh-blitz");
    play(&mut game, "b2 Yh2 b3 yh2-g2? challenge");
    assert_eq!(game.decision(), Some(Decision::Linked(Black)));
    play(&mut game, "f6");
    assert_eq!(game.decision(), Some(Decision::Linked(White)));
    assert_eq!(refusal(&mut game, "f6").0, "point-occupied");
    assert_eq!(game.linked_games()[0].white, Black);
}

#[test]
fn a_draw_in_the_linked_game_is_not_a_win() {
    let mut game = ready("elsewhere");
    play(&mut game, "ye2-h2? challenge w:1/2-1/2 b:1/2-1/2");
    assert_eq!(game.decision(), Some(Decision::Turn(White)));
    assert!(game.barred().has(potentials::Potential::Yinsh));
}

#[test]
fn players_who_disagree_are_asked_again_and_may_agree_on_the_die() {
    let mut game = ready("elsewhere");
    play(&mut game, "ye2-h2? challenge w:1-0");
    assert_eq!(game.decision(), Some(Decision::Enter([false, true])));
    assert_eq!(refusal(&mut game, "w:0-1"), ("entered-already", Some("P20")));
    play(&mut game, "b:0-1");
    assert_eq!(game.contest(), Some(&Contest::Elsewhere([None, None])));
    play(&mut game, "b:die w:die");
    assert_eq!(game.decision(), Some(Decision::Roll));
}

#[test]
fn conceding_a_linked_game_does_not_lose_the_combined_game() {
    for (token, to_act) in [("b:leaves", Black), ("w:time", White), ("w:resigns", White)] {
        let mut game = ready("yinsh");
        play(&mut game, "ye2-h2? challenge f6");
        play(&mut game, token);
        assert_eq!(game.decision(), Some(Decision::Turn(to_act)), "{token}");
        assert_eq!(game.linked_games()[0].won, Some(to_act == Black));
    }
}

#[test]
fn either_player_may_resign_at_any_time() {
    let mut game = ready("yinsh");
    play(&mut game, "ye2-h2? challenge f6");
    game.resign(White).expect("the match goes on");
    assert_eq!((game.score(), game.decision()), (Score::BlackWins, None));
    assert_eq!(game.end().expect("an end").by, Termination::Resignation);
    assert_eq!(refusal(&mut game, "e5").0, "match-over");
    assert_eq!(game.resign(Black), Err(Refusal::Over));
}

#[test]
fn a_player_without_another_turn_after_a_lost_challenge_passes() {
    let terms = terms("basic:12/12:Y2-", "Y:die");
    let text = "4/5/6/Y6/6/5/p3 w push 0-9 - - Y:die 3-3 - -";
    let mut game = CombinedGame::from_position(terms, text).expect("a position");
    play(&mut game, "ye2-e4? challenge 2-3");
    assert_eq!(game.legal_steps(), [Step::Pass]);
    assert_eq!(game.outcome(), None, "P19 does not apply");
    play(&mut game, "pass");
    assert_eq!(game.position(), "4/5/6/Y6/6/5/p3 b push 0-9 - - Y:die 3-2 - -");
    assert_eq!(refusal(&mut game, "pass"), ("cannot-pass", Some("P22")));
}

#[test]
fn the_extra_push_of_tamsk_must_be_declared() {
    let terms = terms("gipf-tamsk", "T:die");
    let text = "2p1/2p2/2p3/PpPT3/6/5/G2g w extra 9-9 - - T:die 3-3 - -";
    let mut game = CombinedGame::from_position(terms, text).expect("a position");
    assert_eq!(refusal(&mut game, "te8"), ("declare-first", Some("P21")));
    play(&mut game, "te8? challenge 1-2");
    let tokens: Vec<_> = game.legal_steps().into_iter().map(|step| game.token(step)).collect();
    assert_eq!(tokens, [Some("=".to_owned())]);
}

#[test]
fn repetition_compares_the_challenges_left() {
    let unlimited = terms("basic:12/12:Y2-", "Y:die").with_challenges(ChallengeCount::Unlimited);
    // Both players can only pass: each loses the challenge for their only use.
    let text = "4/5/6/Y6/6/5/y3 w push 0-0 - - Y:die";
    let both = terms_of_both(unlimited);
    let start = format!("{text} *-* - -");
    let mut game = CombinedGame::from_position(both, &start).expect("a position");
    for _ in 0..2 {
        play(&mut game, "ye2-e4? challenge 1-2 pass yh2-h3? challenge 2-1 pass");
    }
    assert_eq!(game.outcome().map(|end| end.reason().code()), Some("repetition"));
    let numbered = both.with_challenges(ChallengeCount::Number(9));
    let mut game =
        CombinedGame::from_position(numbered, &format!("{text} 9-9 - -")).expect("a position");
    for _ in 0..3 {
        play(&mut game, "ye2-e4? challenge 1-2 pass yh2-h3? challenge 2-1 pass");
    }
    assert_eq!(game.outcome(), None);
}

fn terms_of_both(terms: CombinedTerms) -> CombinedTerms {
    let potentials = "basic:12/12:Y2-y2".parse().expect("terms");
    CombinedTerms::new(potentials, terms.links())
        .expect("linked kinds")
        .with_challenges(terms.challenges())
}

#[test]
fn the_gipf_part_has_every_use_that_happened_and_no_other() {
    let mut game = ready("die");
    play(&mut game, "ye2-h2? challenge 2-5 c2 Gb2 ye2-h2? ok");
    let turns: Vec<String> = game.gipf_part().turns().into_iter().map(|turn| turn.token).collect();
    assert_eq!(turns, ["Ge2", "Ge8", "Ye1-e3", "Gb5", "c2", "Gb2", "ye2-h2"]);
    assert_eq!(game.gipf_part().position(), game.gipf().to_string());
}

#[test]
fn the_gipf_part_begins_after_the_last_pass() {
    let terms = terms("basic:12/12:Y2-", "Y:die");
    let text = "4/5/6/Y6/6/5/p3 w push 0-9 - - Y:die 3-3 - -";
    let mut game = CombinedGame::from_position(terms, text).expect("a position");
    play(&mut game, "ye2-e4? challenge 1-2 pass");
    let passed = game.gipf_part();
    assert!(passed.is_empty());
    assert_eq!(passed.position(), game.gipf().to_string());
}

#[test]
fn a_kind_that_neither_player_has_cannot_be_linked() {
    let links = Links::FREE.with(potentials::Potential::Punct, Link::Die);
    assert!(CombinedTerms::new("gipf-yinsh".parse().expect("terms"), links).is_err());
}

#[test]
fn impossible_positions_are_rejected() {
    let terms = terms("basic:12/12:Y2-", "Y:die");
    let at = |rest: &str| {
        let text = format!("4/5/6/Y6/6/5/p3 w push 0-9 - - {rest}");
        CombinedGame::from_position(terms, &text).map(|_| ()).map_err(|error| error.code())
    };
    assert_eq!(at("Y:die 3-3 - -"), Ok(()));
    assert_eq!(at("- 3-3 - -"), Err("combined-links"));
    assert_eq!(at("Y:die 3-4 - -"), Err("challenges-left"));
    assert_eq!(at("Y:die 3-3 Y -"), Err("challenges-left"));
    assert_eq!(at("Y:die 3-2 Z -"), Err("barred-kinds"));
    assert_eq!(at("Y:die 3-0 - ye2-e4?"), Err("challenges-left"));
    assert_eq!(at("Y:die 3-2 - ye2-e4?yinsh"), Err("contest"));
    assert_eq!(at("Y:die 3-2 - b2?"), Err("declared-use"));
    assert_eq!(at("Y:die 3-2 Y ye2-e4?"), Err("declared-use"));
    assert_eq!(at("Y:die 3-3 -"), Err("combined-fields"));
}

#[test]
fn one_record_contains_the_combined_game_and_its_linked_games() {
    let mut game = ready("yinsh");
    play(&mut game, "ye2-h2? challenge f6 e5 w:resigns Yh2 Gb2 ye2-d2? ok");
    let text = combined::CombinedRecord::from_game(game).to_text();
    let (_, turns) = text.split_once("\n\n").expect("tags and turns");
    assert_eq!(
        turns,
        "1. Ge2 Ge8 2. Ye1-e3 Gb5 3. ye2-h2? challenge <yinsh f6 e5 w:resigns> Yh2\n\
         3... Gb2 4. ye2-d2? ok *\n"
    );
}

#[test]
fn a_record_in_json_is_read_back_equal() {
    let text = "[Game \"gipf-yinsh\"]\n[Links \"Y:yinsh\"]\n[White \"Ada\"]\n[Result \"1-0\"]\n\
                [Termination \"resignation\"]\n\n\
                {Before} 1. Ge2 Ge8 {After two} 2. Ye1-e3 Gb5 3. ye2-h2? challenge <yinsh f6 e5 \
                {Inside} w:resigns> Yh2 3... Gb2 {At the end} 1-0\n";
    let matches = |text: &str| read(text).map(|reading| reading.found).collect::<Vec<_>>();
    let record = matches(text).remove(0).expect("a match").expect("a legal one");
    assert_eq!(record.comments().len(), 4);
    let line = record.to_json().to_string();
    let single = "{\"tags\": {\"Game\": \"gipf-yinsh\"}, \"turns\": [{\"token\": \"Ge2\"}]}";
    let found = matches(&format!("{line}\n{single}\n{line}\n"));
    assert_eq!(found, [Some(Ok(record.clone())), None, Some(Ok(record))]);
}

#[test]
fn errors_in_records_say_what_is_missing_or_unsupported() {
    let head = "[Game \"gipf-yinsh\"]\n[Links \"Y:yinsh\"]\n\nGe2 Ge8 Ye1-e3 Gb5 ";
    for (turns, message) in [
        (
            "ye2-h2? challenge <yinsh f6 e5 Gb2 *",
            "if the contest ended before it, the > at its end is missing",
        ),
        ("ye2-h2? challenge <yinsh f6 e5", "this contest is never closed by >"),
        (
            "ye2-h2? challenge <yinsh w:resigns Yh2 *",
            "the contest is decided: write > before \"Yh2\"",
        ),
        ("ye2-h2? challenge f6 *", "write <yinsh first"),
        ("<yinsh f6> *", "unexpected <: no contest is in progress"),
        ("(2... Gb2) *", "unexpected \"(2...\": the record of a match has no variations"),
        ("ye2-h2? (15) ok *", "unexpected \"(15)\": the record of a match has no reserve counts"),
        ("$4 *", "unexpected \"$4\": the record of a match has no marks"),
    ] {
        let text = format!("{head}{turns}");
        let found = read(&text).next().and_then(|reading| reading.found).expect("a match");
        let error = found.expect_err("a refusal").to_string();
        assert!(error.starts_with("line 4") && error.ends_with(message), "{turns}: {error}");
    }
}

#[test]
fn a_match_without_its_links_is_recognised() {
    let text = "[Game \"gipf-yinsh\"]\n\nGe2 Ge8 Ye1-e3 Gb5 ye2-h2? ok Gb2 *\n";
    let error = record::read(text, record::ReadOptions::default()).next().expect("a game");
    let error = error.expect_err("a refusal");
    assert_eq!(error.code(), "combined-game");
    assert!(error.to_string().contains("the tag Links is missing"), "{error}");
}

#[test]
fn errors_in_records_name_their_line() {
    let head = "[Game \"gipf-yinsh\"]\n[Links \"Y:die\"]\n\n";
    let code = |turns: &str| {
        let text = format!("{head}{turns}");
        let error = read(&text).next().and_then(|reading| reading.found).expect("a match");
        error.map(|_| ()).map_err(|error| (error.line, error.code()))
    };
    assert_eq!(code("Ge2 Ge8 *"), Ok(()));
    assert_eq!(code("Ge2\nGe2 *"), Err((5, "spot-occupied")));
    assert_eq!(code("Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge 1-2 *"), Err((4, "brackets")));
    assert_eq!(code("Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge <yinsh f6"), Err((4, "brackets")));
    assert_eq!(code("Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge <die 2-2> *"), Ok(()));
    assert_eq!(code("Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge <die 2-2> 3-3 *"), Err((4, "brackets")));
    assert_eq!(
        code("Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge <die 2-2 *"),
        Err((4, "unreadable-step"))
    );
    assert_eq!(code("Ge2 {never closed"), Err((4, "unclosed-comment")));
    assert_eq!(code("Ge2 * Ge8"), Err((4, "behind-result")));
    let single = "[Game \"gipf-yinsh\"]\n\nGe2 *\n";
    assert_eq!(read(single).next().map(|reading| reading.found.is_none()), Some(true));
}

#[test]
fn the_reader_of_single_games_rejects_combined_games() {
    let text = "[Game \"gipf-yinsh\"]\n[Links \"Y:die\"]\n\nGe2 *\n";
    let error = record::read(text, record::ReadOptions::default()).next().expect("a game");
    assert_eq!(error.expect_err("a match").code(), "combined-game");
}
