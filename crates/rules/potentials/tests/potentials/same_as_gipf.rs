//! Tests that without potentials the rules are those of the crate `gipf`, action by action.

use gipf_potentials::{Action, Color, Kind, Position, Spot, Stack, Terms, perft};
use properties::{Checked, Wanderer, games};

/// Each start with as many basics as in GIPF, and without potentials.
const STARTS: [(gipf::Variant, &str); 3] = [
    (gipf::Variant::Basic, "basic:15/15:-"),
    (gipf::Variant::Standard, "standard:18/18:-"),
    (gipf::Variant::Tournament, "tournament:18/18:-"),
];

fn terms(text: &str) -> Terms {
    text.parse().expect("terms")
}

fn translated(action: gipf::Action) -> Action {
    let kind = |kind| if kind == gipf::Kind::Gipf { Kind::Gipf } else { Kind::Basic };
    match action {
        gipf::Action::Enter { kind: brought, spot } => Action::Enter { kind: kind(brought), spot },
        gipf::Action::Push { kind: brought, push } => Action::Push { kind: kind(brought), push },
        gipf::Action::Remove(spots) => Action::Remove(spots),
        gipf::Action::Leave => Action::Leave,
    }
}

/// Returns whether both positions have the same board, player to act, reserves and rights.
fn same(plain: &gipf::Position, position: &Position) -> bool {
    let text = plain.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    let rights = if fields.len() == 5 { fields.remove(4) } else { "-" };
    position.to_string() == format!("{} - {rights}", fields.join(" "))
}

#[test]
fn random_games_without_potentials_match_gipf() {
    for (variant, text) in STARTS {
        for seed in 0..games(2_000) as u64 {
            let mut position = Position::start(terms(text));
            Wanderer::new(seed).game(gipf::Position::start(variant), |plain, action| {
                assert!(same(plain, &position), "{plain} is not {position}");
                assert_eq!(plain.outcome(), position.outcome(), "{plain}");
                assert_eq!(plain.tokens(), position.tokens(), "{plain}");
                if let Some(action) = action {
                    position.try_play(translated(action)).expect("legal in GIPF");
                }
            });
        }
    }
}

#[test]
fn game_trees_without_potentials_match_gipf() {
    for (variant, text) in STARTS {
        for depth in 1..=4 {
            let plain = perft(&gipf::Position::start(variant), depth);
            assert_eq!(perft(&Position::start(terms(text)), depth), plain, "{text}");
        }
    }
}

#[test]
fn the_start_positions_match_gipf() {
    for (variant, text) in STARTS {
        let (plain, position) = (gipf::Position::start(variant), Position::start(terms(text)));
        assert!(same(&plain, &position), "{plain} is not {position}");
        for spot in Spot::ALL {
            let owner = plain.piece(spot).map(|piece| match piece {
                gipf::Piece::Gipf(color) | gipf::Piece::Single(color) => color,
                _ => Color::White,
            });
            assert_eq!(position.stack(spot).map(|stack: Stack| stack.top().color()), owner);
        }
    }
}
