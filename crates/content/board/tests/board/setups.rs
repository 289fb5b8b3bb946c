use board::{Board, Color, Kind, Piece, Right, Setup, View};
use variants::{AnyGame, Variant};

use crate::walk::{board, walk};

/// Returns the setup of a board's position.
fn setup(board: &Board, view: &View) -> Setup {
    let right = |color| match board.game() {
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
    walk(30, |board, _| {
        if matches!(board.game(), AnyGame::Potentials(_)) {
            return;
        }
        let view = board.view();
        assert_eq!(setup(board, &view).compose().as_ref(), Ok(&view.position));
    });
}

#[test]
fn a_missing_stage_is_derived_from_the_pieces() {
    walk(20, |board, _| {
        if matches!(board.game(), AnyGame::Potentials(_)) {
            return;
        }
        let view = board.view();
        let unsaid = Setup { stage: None, ..setup(board, &view) }.compose();
        if ["place", "move", "push"].contains(&view.stage) {
            assert_eq!(unsaid.as_ref(), Ok(&view.position));
        } else if ["row", "remove"].contains(&view.stage) {
            // The pieces do not show who has just moved or pushed, and rows of GIPF-pieces may
            // stay.
            let place = |text: &str| text.split(' ').take(2).map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(unsaid.map(|text| place(&text)), Ok(place(&view.position)));
        }
    });
}

#[test]
fn a_position_that_cannot_arise_is_refused() {
    let ring = |at: &str, color| Piece::new(at.parse().unwrap(), Kind::Ring, color);
    let empty = setup(&board(Variant::Yinsh), &board(Variant::Yinsh).view());
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
    let standard = setup(&board(Variant::GipfStandard), &board(Variant::GipfStandard).view());
    let none = Setup { pieces: Vec::new(), stage: None, ..standard };
    assert_eq!(none.compose().unwrap_err().code, "position-gipf-pieces-gone");
}
