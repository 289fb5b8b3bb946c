//! Tests that every step of all courses is legal, solvable and not trivial.

use std::collections::HashSet;

use combined::{CombinedGame, CombinedTerms};
use lessons::{Course, Goal, GoalStatus, Lesson, Step, course, lesson_for};
use variants::{AnyGame, Family, Variant};

fn all() -> impl Iterator<Item = (Family, &'static Course)> {
    [Family::Yinsh, Family::Gipf, Family::Potentials]
        .into_iter()
        .map(|family| (family, course(family)))
}

/// Returns the name of a course in URLs and messages.
fn name(family: Family) -> &'static str {
    match family {
        Family::Yinsh => "yinsh",
        Family::Gipf => "gipf",
        _ => "potentials",
    }
}

fn steps() -> impl Iterator<Item = (&'static Lesson, usize, &'static Step)> {
    all().flat_map(|(_, course)| &course.lessons).flat_map(|lesson| {
        lesson.steps.iter().enumerate().map(move |(index, step)| (lesson, index + 1, step))
    })
}

fn open(step: &Step) -> AnyGame {
    AnyGame::from_position(step.variant, &step.position)
        .unwrap_or_else(|error| panic!("{}: {error}", step.text))
}

/// Plays the opponent's first legal reply.
fn answer(game: &mut AnyGame, step: &Step) {
    let _ = step.replies.iter().any(|reply| game.play_turn(reply).is_ok());
}

#[test]
fn every_position_is_in_canonical_form() {
    for (_, _, step) in steps() {
        assert_eq!(open(step).position(), step.position, "{}", step.text);
    }
}

#[test]
fn a_step_is_open_before_the_first_action() {
    for (_, _, step) in steps() {
        assert_eq!(step.goal.status(&open(step)), GoalStatus::Open, "{}", step.text);
    }
}

#[test]
fn every_step_is_solved_by_the_solutions_of_its_goal() {
    for (_, _, step) in steps() {
        let mut game = open(step);
        let mut turns = 0;
        let mut status = GoalStatus::Open;
        while status == GoalStatus::Open {
            let turn = step.goal.solution(&game);
            let turn = turn.unwrap_or_else(|| panic!("{} has no solution", step.text));
            game.play_turn(&turn).unwrap();
            status = step.goal.status(&game);
            turns += 1;
            assert!(turns <= 5, "{} does not end", step.text);
            answer(&mut game, step);
        }
        assert_eq!(status, GoalStatus::Reached, "{}", step.text);
    }
}

#[test]
fn a_step_can_be_missed_unless_it_is_free() {
    for (_, _, step) in steps() {
        let game = open(step);
        let missed = game.legal_turns(100_000).unwrap().into_iter().any(|turn| {
            let mut game = game.clone();
            game.play_turn(&turn.token).unwrap();
            step.goal.status(&game) == GoalStatus::Missed && !reached_on_the_way(step, &turn.token)
        });
        assert_eq!(missed, !step.free, "{}", step.text);
    }
}

/// Returns whether the first actions of a turn reach the goal, in which case the page stops there.
fn reached_on_the_way(step: &Step, turn: &str) -> bool {
    let mut game = open(step);
    turn.split(';').any(|action| {
        game.play_turn(action).expect("listed turns are legal");
        step.goal.status(&game) == GoalStatus::Reached
    })
}

#[test]
fn the_opponent_has_a_reply_to_every_correct_turn() {
    for (_, _, step) in steps().filter(|(_, _, step)| !step.replies.is_empty()) {
        let game = open(step);
        for turn in game.legal_turns(100_000).unwrap() {
            let mut game = game.clone();
            game.play_turn(&turn.token).unwrap();
            if step.goal.status(&game) != GoalStatus::Missed && game.outcome().is_none() {
                let actions = game.len();
                answer(&mut game, step);
                assert!(game.len() > actions, "{}: none after {}", step.text, turn.token);
            }
        }
    }
}

#[test]
fn slugs_and_texts_follow_a_pattern() {
    for (family, course) in all() {
        let mut slugs = HashSet::new();
        let game = name(family);
        for lesson in &course.lessons {
            assert!(slugs.insert(&lesson.slug), "{} is there twice", lesson.slug);
            assert_eq!(lesson.title, format!("lesson-{game}-{}", lesson.slug));
            for (index, step) in lesson.steps.iter().enumerate() {
                let text = format!("{}-{}", lesson.title, index + 1);
                assert_eq!(step.text, text);
                assert!(step.done.as_ref().is_none_or(|done| *done == format!("{text}-done")));
                assert!(step.hint.as_ref().is_none_or(|hint| *hint == format!("{text}-hint")));
                // In a match, a game of another family may be linked.
                assert!(step.variant.family() == family || lesson.slug == "match", "{text}");
            }
        }
    }
}

#[test]
fn lessons_are_short_and_courses_are_complete() {
    for (family, course) in all() {
        let (fewest, last) =
            if family == Family::Potentials { (8, "match") } else { (12, "puzzle") };
        assert!((fewest..=14).contains(&course.lessons.len()));
        for lesson in &course.lessons {
            assert!((2..=5).contains(&lesson.steps.len()), "{}", lesson.slug);
        }
        assert_eq!(course.lessons.last().unwrap().slug, last);
    }
}

#[test]
fn every_kind_of_potential_has_a_lesson_and_is_used_in_it() {
    for kind in ["tamsk", "zertz", "dvonn", "yinsh", "punct"] {
        let lesson = course(Family::Potentials).lesson(kind).unwrap();
        for step in &lesson.steps {
            assert_eq!(step.variant.id(), format!("gipf-{kind}"));
        }
        assert!(lesson.steps.iter().any(uses), "{kind}");
    }
}

/// Returns whether the solution of a step is a use or an extra push. Their tokens begin with a
/// lower-case letter in front of a point.
fn uses(step: &Step) -> bool {
    let solution = step.goal.solution(&open(step)).expect("every step has a solution");
    solution.split(';').any(|action| {
        let mut letters = action.chars();
        let kind = letters.next().is_some_and(|letter| "tzdyu".contains(letter));
        kind && letters.next().is_some_and(char::is_alphabetic)
    })
}

#[test]
fn every_rejection_has_a_lesson() {
    let yinsh = yinsh::IllegalAction::ALL.map(|rule| (rule.code(), Family::Yinsh));
    let gipf = gipf::IllegalAction::ALL.map(|rule| (rule.code(), Family::Gipf));
    let potentials = potentials::IllegalAction::ALL.map(|rule| (rule.code(), Family::Potentials));
    for (code, family) in yinsh.into_iter().chain(gipf).chain(potentials) {
        let lesson = lesson_for(code, family).unwrap_or_else(|| panic!("{code} has no lesson"));
        let (game, slug) = lesson.split_once('/').unwrap();
        let taught = all().find(|(family, _)| name(*family) == game).unwrap();
        // Rules that games with potentials share with GIPF are taught in the course of GIPF.
        assert!(taught.0 == family || (family, game) == (Family::Potentials, "gipf"), "{code}");
        assert!(taught.1.lesson(slug).is_some(), "{code}: there is no lesson {slug}");
    }
    assert_eq!(lesson_for("nonsense", Family::Yinsh), None);
}

#[test]
fn a_declared_use_can_be_accepted_or_challenged() {
    let declared = steps().filter_map(|(_, _, step)| Some((step, step.declared.as_ref()?)));
    let mut met = 0;
    for (step, token) in declared {
        let Variant::GipfPotentials(terms) = step.variant else { panic!("{}", step.text) };
        let links = "Y:yinsh".parse().unwrap();
        let terms = CombinedTerms::new(terms, links).unwrap();
        let position = format!("{} Y:yinsh 1-1 - -", step.position);
        for answer in ["ok", "challenge"] {
            let mut game = CombinedGame::from_position(terms, &position).unwrap();
            game.play_token(&format!("{token}?")).unwrap();
            game.play_token(answer).unwrap();
        }
        assert!(["ok", "challenge"].contains(&step.answer.as_deref().unwrap()));
        met += 1;
    }
    assert_eq!(met, 1);
}

#[test]
fn a_malformed_goal_is_rejected() {
    for text in ["", "jump x", "land-on", "row 3", "row,,row", "dance", "use 2"] {
        assert!(text.parse::<Goal>().is_err(), "{text}");
    }
}
