//! Captions below a board.

use game::Color;
use gipf::Right;
use potentials::Piece;
use variants::{AnyAction, AnyGame, Family, Variant};

use super::board::Glyphs;

/// Returns the legend of the symbols.
pub(crate) fn legend(family: Family, glyphs: Glyphs) -> String {
    let kinds = match family {
        Family::Yinsh => {
            [('R', "White ring"), ('M', "marker"), ('r', "Black ring"), ('m', "marker")]
        }
        Family::Gipf => {
            [('P', "White single"), ('G', "GIPF-piece"), ('p', "Black single"), ('g', "GIPF-piece")]
        }
        // Potentials are always shown as the letters of position strings.
        _ => {
            return "capitals White's: P basic, G GIPF-piece, T Z D Y U loaded, 'T used, \
                    2'D used on one, 3'D on two, and so on  [ ] changed last"
                .to_owned();
        }
    };
    let kinds = kinds.map(|(letter, words)| format!("{} {words}", glyphs.piece(letter)));
    format!("{}  [ ] changed last", kinds.join("  "))
}

/// Returns the players' pieces off the board.
pub(crate) fn stock(game: &AnyGame) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    match game {
        AnyGame::Yinsh(history) => {
            let position = history.position();
            let [white, black] = Color::ALL.map(|color| position.rings_off(color));
            lines.push(("Rings off", format!("White {white}, Black {black}")));
            lines.push(("Pool", position.pool().to_string()));
        }
        AnyGame::Gipf(history) => {
            let position = history.position();
            let [white, black] = Color::ALL.map(|color| position.reserve(color));
            lines.push(("Reserve", format!("White {white}, Black {black}")));
            if game.variant() == Variant::GipfTournament {
                let [white, black] = Color::ALL.map(|color| may_bring_in(position.right(color)));
                lines.push(("GIPF-pieces", format!("White {white}, Black {black}")));
            }
        }
        AnyGame::Potentials(history) => {
            let position = history.position();
            let [white, black] = Color::ALL.map(|color| position.reserve(color));
            lines.push(("Terms", position.terms().to_string()));
            lines.push(("Reserve", format!("White {white}, Black {black}")));
            let [white, black] = Color::ALL.map(|color| in_hand(position.hand(color)));
            lines.push(("In hand", format!("White {white}, Black {black}")));
            for (color, name) in Color::ALL.into_iter().zip(["White adds", "Black adds"]) {
                lines.push((name, may_add(position, color)));
            }
            for spot in position.stacks() {
                lines.extend(position.stack(spot).map(|stack| ("Stack", stacked(spot, stack))));
            }
        }
        _ => {}
    }
    lines
}

/// Returns the potentials of a hand: `3 TAMSK, 2 YINSH`.
fn in_hand(hand: potentials::Hand) -> String {
    let kinds: Vec<String> = hand.iter().map(|(kind, number)| format!("{number} {kind}")).collect();
    if kinds.is_empty() { "nothing".to_owned() } else { kinds.join(" ") }
}

/// Describes the pieces on a spot, from the bottom up.
fn stacked(spot: potentials::Spot, stack: potentials::Stack) -> String {
    let pieces: Vec<String> = stack
        .pieces()
        .map(|piece| match piece {
            Piece::Basic(color) => format!("{color} basic"),
            Piece::Gipf(color) => format!("{color} GIPF-piece"),
            Piece::Loaded(color, kind) => format!("{color} loaded with {kind}"),
            Piece::Used(color, kind) => format!("{color} used {kind}"),
        })
        .collect();
    format!("{spot}: {}", pieces.join(", "))
}

/// Describes a player's right to GIPF-pieces in a tournament.
fn may_bring_in(right: Right) -> &'static str {
    match right {
        Right::Gone => "may bring in only singles",
        Right::Open => "may bring in more",
        Right::First => "must bring in their first",
    }
}

/// Describes which pieces a player may bring in, and why no others (rules P4 and P5).
fn may_add(position: &potentials::Position, color: Color) -> String {
    let (right, reserve) = (position.right(color), position.reserve(color));
    let is_tournament = position.terms().start() == potentials::Start::Tournament;
    let had_potentials = !position.terms().hand(color).is_empty();
    match (right, !position.hand(color).is_empty()) {
        _ if reserve == 0 => "nothing: no basics are left in reserve",
        (Right::First, _) => "a GIPF-piece: their first piece must be one",
        (Right::Open, true) => "GIPF-pieces, then loaded pieces, then basics",
        (Right::Open, false) => "GIPF-pieces, then basics",
        (Right::Gone, true) if is_tournament => {
            "loaded pieces, then basics: the first loaded piece ended the GIPF-pieces"
        }
        (Right::Gone, true) => "loaded pieces, then basics",
        (Right::Gone, false) if had_potentials => "only basics: no potentials are left in hand",
        (Right::Gone, false) => "only basics",
    }
    .to_owned()
}

/// Describes what the player to act has to do.
pub(crate) fn task(game: &AnyGame) -> &'static str {
    match game {
        AnyGame::Yinsh(history) => match history.position().stage() {
            yinsh::Stage::Place => "place a ring",
            yinsh::Stage::Move
                if game.legal_actions() == [AnyAction::Yinsh(yinsh::Action::Pass)] =>
            {
                "pass"
            }
            yinsh::Stage::Move => "move a ring",
            yinsh::Stage::Row { .. } => "remove a row",
            yinsh::Stage::Ring { .. } => "remove a ring",
        },
        AnyGame::Gipf(history) => {
            let position = history.position();
            match (position.stage(), position.right(game.to_act())) {
                (gipf::Stage::Remove { .. }, _) => "remove a row",
                (gipf::Stage::Push, Right::Gone) => "push",
                (gipf::Stage::Push, Right::Open) => "push a single or a GIPF-piece",
                (gipf::Stage::Push, Right::First) => "push a GIPF-piece",
            }
        }
        AnyGame::Potentials(history) => match history.position().stage() {
            potentials::Stage::Remove { .. } => "remove a row",
            potentials::Stage::Extra => "make or decline the extra push",
            potentials::Stage::Push => "push or use a potential",
        },
        _ => "act",
    }
}
