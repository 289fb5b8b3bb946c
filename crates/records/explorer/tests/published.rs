//! What is claimed of the trees in `data/openings`.
#![cfg(feature = "engine-games")]

use explorer::{Class, Tree, continuations, engine_games};
use variants::{AnyGame, Variant};

const VARIANTS: [Variant; 5] = [
    Variant::Yinsh,
    Variant::YinshBlitz,
    Variant::GipfBasic,
    Variant::GipfStandard,
    Variant::GipfTournament,
];

fn tree(variant: Variant) -> Tree {
    engine_games(variant).expect("there is a tree")
}

#[test]
fn every_tree_counts_twenty_thousand_games() {
    for variant in VARIANTS {
        let tree = tree(variant);
        let start = tree.get(Class::of(&AnyGame::start(variant))).unwrap();
        assert!(start.games() >= 20_000, "{variant}: {}", start.games());
    }
}

#[test]
fn no_position_was_met_in_fewer_than_four_games() {
    for variant in VARIANTS {
        assert!(tree(variant).nodes().all(|(_, node)| node.games() >= 4), "{variant}");
    }
}

#[test]
fn what_was_played_first_adds_up_to_the_games_that_are_kept() {
    for variant in VARIANTS {
        let tree = tree(variant);
        let start = AnyGame::start(variant);
        let games = tree.get(Class::of(&start)).unwrap().games();
        let first: u32 = continuations(&start, &tree).unwrap().iter().map(|c| c.node.games()).sum();
        // First turns that were chosen fewer than four times are left out.
        assert!(first <= games && first + 40 >= games, "{variant}: {first} of {games}");
    }
}

#[test]
fn a_part_is_small_and_a_tree_is_too() {
    for variant in VARIANTS {
        let tree = tree(variant);
        let sizes: Vec<usize> = tree.parts().into_iter().map(|n| tree.part(n).len()).collect();
        assert!(sizes.iter().all(|size| *size <= 50_000), "{variant}: {sizes:?}");
        assert!(sizes.iter().sum::<usize>() <= 330_000, "{variant}: {sizes:?}");
    }
}
