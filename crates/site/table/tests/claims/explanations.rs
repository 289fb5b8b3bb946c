use std::collections::BTreeSet;

use game::Game;
use table::{CODES, Choice, Geometry, POTENTIALS_CODES, PointName, Refusal, Step, Table};
use variants::{AnyGame, Variant};
use yinsh::{Action, Point};

use crate::walk::{table_at, walk};

/// The points that can be chosen first.
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
fn a_point_that_is_no_choice_is_refused_by_a_rule() {
    walk(8, |table, _| {
        let choices = points(&table.view().choices);
        for point in Geometry::of(table.game().variant().family()).points {
            let refusal = table.explain(&[point.name]);
            let place = format!("{} in {}: {refusal:?}", point.name, table.game().position());
            if choices.contains(&point.name) {
                // A single of a row cannot be kept, and so it is told.
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
fn a_target_that_is_no_choice_is_refused_by_the_rule_that_it_breaks() {
    walk(3, |table, _| {
        let AnyGame::Yinsh(game) = table.game() else { return };
        if game.position().stage() != yinsh::Stage::Move || game.outcome().is_some() {
            return;
        }
        for ring in game.position().rings(game.position().to_act()) {
            for to in Point::ALL {
                let path = [ring.to_string(), to.to_string()].map(|name| name.parse().unwrap());
                let told = table.explain(&path).code;
                let rule = game.position().check(Action::Move { from: ring, to });
                assert_eq!(told, rule.err().map_or("allowed", yinsh::IllegalAction::code));
            }
        }
    });
}

#[test]
fn a_direction_that_is_no_choice_is_refused() {
    walk(4, |table, _| {
        let view = table.view();
        if view.stage != "push" && view.stage != "extra" {
            return;
        }
        let allowed: BTreeSet<(PointName, PointName)> = arrows(&view.choices).into_iter().collect();
        for dot in gipf::Dot::ALL {
            for spot in gipf::Direction::ALL.into_iter().filter_map(|way| dot.entry(way)) {
                let [dot, spot] =
                    [dot.to_string(), spot.to_string()].map(|name| name.parse().unwrap());
                let refusal = table.explain(&[dot, spot]);
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

fn code(table: &Table, path: &[&str]) -> &'static str {
    let path: Vec<PointName> = path.iter().map(|name| name.parse().expect("a name")).collect();
    table.explain(&path).code
}

#[test]
fn what_a_person_would_try_is_answered_to_the_point() {
    let placed = "4/7/2r5/3R5/4Rr4/3R1r3/4Rr4/5R3/2r5/7/4 w move 0-0";
    let table = table_at(Variant::Yinsh, placed);
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
        assert_eq!(code(&table, path), expected, "{path:?}");
    }
    let row = "RRRR/R6/8/MMMMM4/91/mmmmm4/91/9/8/r6/rrrr w row:w 0-0";
    let table = table_at(Variant::Yinsh, row);
    for (path, expected) in [
        (&["d1"][..], "allowed"),
        (&["f2"], "not-your-row"),
        (&["a2"], "row-first"),
        (&["d1", "d4"], "not-five"),
        (&["d2", "d6"], "not-a-row"),
    ] {
        assert_eq!(code(&table, path), expected, "{path:?}");
    }
    let basic = table_at(Variant::GipfBasic, "p2P/5/6/PpPpPpP/6/5/p2P w push 9-9");
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
    let settling = table_at(Variant::GipfStandard, "p2P/5/6/PGPPg2/6/5/p2P w remove:w 7-9");
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
