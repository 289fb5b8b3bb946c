use table::{Color, Kind, Piece, Right, Setup, Table, View};
use variants::{AnyGame, Variant};

use crate::walk::{table, walk};

/// What must be known of a table to set its position up.
fn setup(table: &Table, view: &View) -> Setup {
    let right = |color| match table.game() {
        AnyGame::Gipf(game) => match game.position().right(color) {
            gipf::Right::First => Right::First,
            gipf::Right::Open => Right::Open,
            gipf::Right::Gone => Right::Lost,
        },
        _ => Right::Lost,
    };
    Setup {
        variant: view.variant.to_owned(),
        pieces: view.pieces.clone(),
        to_act: view.to_act,
        rings_off: [view.white.rings_off, view.black.rings_off],
        reserve: [view.white.reserve, view.black.reserve],
        right: Color::ALL.map(right),
        stage: view.position.split(' ').nth(2).map(str::to_owned),
    }
}

#[test]
fn every_position_can_be_set_up() {
    walk(30, |table, _| {
        if matches!(table.game(), AnyGame::Potentials(_)) {
            return;
        }
        let view = table.view();
        assert_eq!(setup(table, &view).compose().as_ref(), Ok(&view.position));
    });
}

#[test]
fn the_stage_is_found_where_the_pieces_tell_it() {
    walk(20, |table, _| {
        if matches!(table.game(), AnyGame::Potentials(_)) {
            return;
        }
        let view = table.view();
        let unsaid = Setup { stage: None, ..setup(table, &view) }.compose();
        if ["place", "move", "push"].contains(&view.stage) {
            assert_eq!(unsaid.as_ref(), Ok(&view.position));
        } else if ["row", "remove"].contains(&view.stage) {
            // Who moved or pushed cannot be seen; and rows of GIPF-pieces may stand.
            let place = |text: &str| text.split(' ').take(2).map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(unsaid.map(|text| place(&text)), Ok(place(&view.position)));
        }
    });
}

#[test]
fn a_position_that_cannot_arise_is_refused() {
    let ring = |at: &str, color| Piece::new(at.parse().unwrap(), Kind::Ring, color);
    let empty = setup(&table(Variant::Yinsh), &table(Variant::Yinsh).view());
    let with = |pieces: Vec<Piece>| Setup { pieces, stage: None, ..empty.clone() };
    let single = Piece { kind: Kind::Single, ..ring("f6", Color::White) };
    for (pieces, code) in [
        (vec![ring("f6", Color::White); 2], "piece-twice"),
        (vec![ring("a1", Color::White)], "no-point"),
        (vec![single], "other-game"),
        (vec![ring("f6", Color::White)], "position-placing-out-of-turn"),
        (vec![Piece { kind: Kind::Marker, ..ring("f6", Color::White) }], "position-ring-count"),
    ] {
        assert_eq!(with(pieces).compose().unwrap_err().code, code);
    }
    let twice = with(vec![ring("f6", Color::White); 2]).compose().unwrap_err();
    assert_eq!(twice.point.map(|point| point.to_string()).as_deref(), Some("f6"));
    let nowhere = with(vec![ring("a1", Color::White)]).compose().unwrap_err();
    assert_eq!(nowhere.point.map(|point| point.to_string()).as_deref(), Some("a1"));
    let standard = setup(&table(Variant::GipfStandard), &table(Variant::GipfStandard).view());
    let none = Setup { pieces: Vec::new(), stage: None, ..standard };
    assert_eq!(none.compose().unwrap_err().code, "position-gipf-pieces-gone");
}
