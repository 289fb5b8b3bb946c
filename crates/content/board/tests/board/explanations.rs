use std::collections::BTreeSet;

use board::{Board, CODES, Choice, Geometry, POTENTIALS_CODES, PointName, Refusal, Step};
use variants::{AnyGame, Variant};
use yinsh::{Action, Point};

use crate::walk::{board_at, walk};

/// Returns the points that can be chosen first.
fn points(choices: &[Choice]) -> BTreeSet<PointName> {
    let mut found = BTreeSet::new();
    for choice in choices {
        match &choice.step {
            Step::Piece { .. } => found.extend(points(&choice.then)),
            Step::Point { at } => drop(found.insert(*at)),
            Step::Segment { points, .. } => found.extend(points),
            Step::Arrow { .. } | Step::Button { .. } => {}
        }
    }
    found
}

fn is_rule(refusal: &Refusal) -> bool {
    let known = CODES.contains(&refusal.code) || POTENTIALS_CODES.contains(&refusal.code);
    assert!(known, "{refusal:?}");
    yinsh::IllegalAction::ALL.iter().any(|rule| rule.code() == refusal.code)
        || gipf::IllegalAction::ALL.iter().any(|rule| rule.code() == refusal.code)
        || potentials::IllegalAction::ALL.iter().any(|rule| rule.code() == refusal.code)
        || refusal.code == "ring-stuck"
        || refusal.code == "no-line"
}

#[test]
fn a_point_that_cannot_be_chosen_is_refused_by_a_rule() {
    walk(8, |board, _| {
        let choices = points(&board.view().choices);
        for point in Geometry::of(board.game().variant().family()).points {
            let refusal = board.explain(&[point.name]);
            let place = format!("{} in {}: {refusal:?}", point.name, board.game().position());
            if choices.contains(&point.name) {
                // A single piece of a row cannot be kept, and the refusal states this.
                assert!(
                    ["allowed", "single-stays", "piece-stays"].contains(&refusal.code),
                    "{place}"
                );
            } else {
                assert!(is_rule(&refusal), "{place}");
            }
        }
    });
}

#[test]
fn an_illegal_target_is_refused_by_the_rule_that_it_breaks() {
    walk(3, |board, _| {
        let AnyGame::Yinsh(game) = board.game() else { return };
        if game.position().stage() != yinsh::Stage::Move || game.outcome().is_some() {
            return;
        }
        for ring in game.position().rings(game.position().to_act()) {
            for to in Point::ALL {
                let path = [ring.to_string(), to.to_string()].map(|name| name.parse().unwrap());
                let told = board.explain(&path).code;
                let rule = game.position().check(Action::Move { from: ring, to });
                assert_eq!(told, rule.err().map_or("allowed", yinsh::IllegalAction::code));
            }
        }
    });
}

#[test]
fn a_direction_that_cannot_be_chosen_is_refused() {
    walk(4, |board, _| {
        let view = board.view();
        if view.stage != "push" && view.stage != "extra" {
            return;
        }
        let allowed: BTreeSet<(PointName, PointName)> = arrows(&view.choices).into_iter().collect();
        for dot in gipf::Dot::ALL {
            for spot in gipf::Direction::ALL.into_iter().filter_map(|way| dot.entry(way)) {
                let [dot, spot] =
                    [dot.to_string(), spot.to_string()].map(|name| name.parse().unwrap());
                let refusal = board.explain(&[dot, spot]);
                let is_choice = allowed.contains(&(dot, spot));
                assert_eq!(refusal.code == "allowed", is_choice, "{dot} {spot}: {refusal:?}");
                assert!(is_choice || is_rule(&refusal), "{refusal:?}");
            }
        }
    });
}

fn arrows(choices: &[Choice]) -> Vec<(PointName, PointName)> {
    choices
        .iter()
        .flat_map(|choice| match choice.step {
            Step::Arrow { from, to } => vec![(from, to)],
            _ => arrows(&choice.then),
        })
        .collect()
}

fn code(board: &Board, path: &[&str]) -> &'static str {
    let path: Vec<PointName> = path.iter().map(|name| name.parse().expect("a name")).collect();
    board.explain(&path).code
}

#[test]
fn typical_mistakes_have_specific_reasons() {
    let placed = "4/7/2r5/3R5/4Rr4/3R1r3/4Rr4/5R3/2r5/7/4 w move 0-0";
    let board = board_at(Variant::Yinsh, placed);
    for (path, expected) in [
        (&["a2"][..], "no-ring"),
        (&["c3"], "not-your-ring"),
        (&["d4"], "allowed"),
        (&["d4", "f5"], "not-in-line"),
        (&["d4", "c3"], "target-occupied"),
        (&["d4", "b2"], "ring-in-the-way"),
        (&["z9"], "no-point"),
        (&[], "nothing-chosen"),
    ] {
        assert_eq!(code(&board, path), expected, "{path:?}");
    }
    let row = "RRRR/R6/8/MMMMM4/91/mmmmm4/91/9/8/r6/rrrr w row:w 0-0";
    let board = board_at(Variant::Yinsh, row);
    for (path, expected) in [
        (&["d1"][..], "allowed"),
        (&["f2"], "not-your-row"),
        (&["a2"], "row-first"),
        (&["d1", "d4"], "not-five"),
        (&["d2", "d6"], "not-a-row"),
    ] {
        assert_eq!(code(&board, path), expected, "{path:?}");
    }
    let basic = board_at(Variant::GipfBasic, "p2P/5/6/PpPpPpP/6/5/p2P w push 9-9");
    for (path, expected) in [
        (&["e1"][..], "line-full"),
        (&["e5"], "not-on-rim"),
        (&["b5"], "allowed"),
        (&["b5", "c6"], "spot-occupied"),
        (&["a1", "d2"], "no-line"),
        (&["a1", "b2"], "allowed"),
        (&["b2", "a1"], "allowed"),
    ] {
        assert_eq!(code(&basic, path), expected, "{path:?}");
    }
    let settling = board_at(Variant::GipfStandard, "p2P/5/6/PGPPg2/6/5/p2P w remove:w 7-9");
    for (path, expected) in [
        (&["e1"][..], "remove-first"),
        (&["e2"], "single-stays"),
        (&["e3"], "allowed"),
        (&["b2"], "not-one-row"),
        (&[], "removes-nothing"),
    ] {
        assert_eq!(code(&settling, path), expected, "{path:?}");
    }
}
