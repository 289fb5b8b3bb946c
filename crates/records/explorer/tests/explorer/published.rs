//! Tests of the trees in `data/openings`.

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
fn every_position_occurred_in_at_least_four_games() {
    for variant in VARIANTS {
        assert!(tree(variant).nodes().all(|(_, node)| node.games() >= 4), "{variant}");
    }
}

#[test]
fn the_first_turns_add_up_to_almost_all_games() {
    for variant in VARIANTS {
        let tree = tree(variant);
        let start = AnyGame::start(variant);
        let games = tree.get(Class::of(&start)).unwrap().games();
        let first: u32 = continuations(&start, &tree).unwrap().iter().map(|c| c.node.games()).sum();
        // First turns that were played fewer than four times are not stored.
        assert!(first <= games && first + 40 >= games, "{variant}: {first} of {games}");
    }
}

#[test]
fn parts_and_trees_are_small() {
    for variant in VARIANTS {
        let tree = tree(variant);
        let sizes: Vec<usize> = tree.parts().into_iter().map(|n| tree.part(n).len()).collect();
        assert!(sizes.iter().all(|size| *size <= 50_000), "{variant}: {sizes:?}");
        assert!(sizes.iter().sum::<usize>() <= 330_000, "{variant}: {sizes:?}");
    }
}
