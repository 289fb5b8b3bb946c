//! Every step of both courses is legal, can be solved, and asks for something.

use std::collections::HashSet;

use lessons::{Course, Goal, GoalStatus, Lesson, Step, course, lesson_for};
use variants::{AnyGame, Family};

fn all() -> impl Iterator<Item = (Family, &'static Course)> {
    [Family::Yinsh, Family::Gipf].into_iter().map(|family| (family, course(family)))
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

/// Plays the first answer of the opponent that is legal.
fn answer(game: &mut AnyGame, step: &Step) {
    let _ = step.replies.iter().any(|reply| game.play_turn(reply).is_ok());
}

#[test]
fn every_position_is_written_as_the_rules_write_it() {
    for (_, _, step) in steps() {
        assert_eq!(open(step).position(), step.position, "{}", step.text);
    }
}

#[test]
fn a_step_is_open_before_anything_is_played() {
    for (_, _, step) in steps() {
        assert_eq!(step.goal.status(&open(step)), GoalStatus::Open, "{}", step.text);
    }
}

#[test]
fn every_step_is_solved_by_its_own_solutions() {
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

/// A goal may be reached by the first actions of a turn; the page stops there.
fn reached_on_the_way(step: &Step, turn: &str) -> bool {
    let mut game = open(step);
    turn.split(';').any(|action| {
        game.play_turn(action).expect("turns of the list are legal");
        step.goal.status(&game) == GoalStatus::Reached
    })
}

#[test]
fn the_opponent_has_a_reply_to_every_right_turn() {
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
fn slugs_and_texts_have_one_form() {
    for (family, course) in all() {
        let mut slugs = HashSet::new();
        let game = if family == Family::Yinsh { "yinsh" } else { "gipf" };
        for lesson in &course.lessons {
            assert!(slugs.insert(&lesson.slug), "{} is there twice", lesson.slug);
            assert_eq!(lesson.title, format!("lesson-{game}-{}", lesson.slug));
            for (index, step) in lesson.steps.iter().enumerate() {
                let text = format!("{}-{}", lesson.title, index + 1);
                assert_eq!(step.text, text);
                assert!(step.done.as_ref().is_none_or(|done| *done == format!("{text}-done")));
                assert!(step.hint.as_ref().is_none_or(|hint| *hint == format!("{text}-hint")));
                assert_eq!(step.variant.family(), family);
            }
        }
    }
}

#[test]
fn lessons_are_short_and_courses_whole() {
    for (_, course) in all() {
        assert!((12..=14).contains(&course.lessons.len()));
        for lesson in &course.lessons {
            assert!((2..=5).contains(&lesson.steps.len()), "{}", lesson.slug);
        }
        assert_eq!(course.lessons.last().unwrap().slug, "puzzle");
    }
}

#[test]
fn every_refusal_has_a_lesson() {
    let yinsh = yinsh::IllegalAction::ALL.map(|rule| (rule.code(), Family::Yinsh));
    let gipf = gipf::IllegalAction::ALL.map(|rule| (rule.code(), Family::Gipf));
    for (code, family) in yinsh.into_iter().chain(gipf) {
        let lesson = lesson_for(code, family).unwrap_or_else(|| panic!("{code} has no lesson"));
        let (game, slug) = lesson.split_once('/').unwrap();
        assert_eq!(game, if family == Family::Yinsh { "yinsh" } else { "gipf" });
        assert!(course(family).lesson(slug).is_some(), "{code}: there is no lesson {slug}");
    }
    assert_eq!(lesson_for("nonsense", Family::Yinsh), None);
}

#[test]
fn a_malformed_goal_is_refused() {
    for text in ["", "jump x", "land-on", "row 3", "row,,row", "dance"] {
        assert!(text.parse::<Goal>().is_err(), "{text}");
    }
}
