//! Tests of the opening explorer.

use std::collections::{BTreeMap, BTreeSet};

use explorer::{Class, Node, PartError, TREE_MAX_TURNS, Tree, continuations};
use variants::{AnyGame, Color, Variant};

const VARIANTS: [Variant; 5] = [
    Variant::Yinsh,
    Variant::YinshBlitz,
    Variant::GipfBasic,
    Variant::GipfStandard,
    Variant::GipfTournament,
];

fn played(variant: Variant, tokens: &[&str]) -> AnyGame {
    let mut game = AnyGame::start(variant);
    for token in tokens {
        game.play_turn(token).expect("legal");
    }
    game
}

/// Returns a short random game with many repeated turns, and its winner.
fn random_game(variant: Variant, rng: &mut fastrand::Rng) -> (AnyGame, Option<Color>) {
    let mut game = AnyGame::start(variant);
    for _ in 0..rng.usize(4..40) {
        let actions = game.legal_actions();
        let Some(action) = actions.get(rng.usize(..actions.len().clamp(1, 3))) else { break };
        game.play(*action).expect("legal");
    }
    let winner = [Some(Color::White), Some(Color::Black), None][rng.usize(..3)];
    (game, winner)
}

fn games(variant: Variant, count: usize) -> Vec<(AnyGame, Option<Color>)> {
    let mut rng = fastrand::Rng::with_seed(7);
    (0..count).map(|_| random_game(variant, &mut rng)).collect()
}

fn tree(variant: Variant, games: &[(AnyGame, Option<Color>)]) -> Tree {
    let mut tree = Tree::new(variant);
    assert!(games.iter().all(|(game, winner)| tree.add(game, *winner)));
    tree
}

fn classes_after(start: &AnyGame, turns: usize) -> BTreeSet<Class> {
    if turns == 0 {
        return [Class::of(start)].into();
    }
    let next = start.legal_actions().into_iter().flat_map(|action| {
        let mut next = start.clone();
        next.play(action).expect("legal");
        classes_after(&next, turns - 1)
    });
    next.collect()
}

#[test]
fn the_85_first_turns_of_yinsh_form_11_classes() {
    assert_eq!(classes_after(&AnyGame::start(Variant::Yinsh), 1).len(), 11);
}

#[test]
fn the_7140_pairs_of_first_rings_form_618_classes() {
    assert_eq!(classes_after(&AnyGame::start(Variant::Yinsh), 2).len(), 618);
}

#[test]
fn positions_with_exchanged_colours_are_one_class() {
    // Two positions of the basic game that differ only in their colours.
    let one = AnyGame::from_position(Variant::GipfBasic, "p2P/5/6/P4pP/6/5/p2P b push 11-12");
    let other = AnyGame::from_position(Variant::GipfBasic, "P2p/5/6/p4Pp/6/5/P2p w push 12-11");
    assert_eq!(Class::of(&one.unwrap()), Class::of(&other.unwrap()));
}

/// Counts games by class from the position strings of each game, as a reference.
fn counted_plainly(games: &[(AnyGame, Option<Color>)]) -> BTreeMap<Class, Node> {
    let mut counts: BTreeMap<Class, Node> = BTreeMap::new();
    for (game, winner) in games {
        let mut game = game.clone();
        let mut replayed = game.clone();
        while replayed.undo().is_some() {}
        // Every position string at the end of a turn, once.
        let mut strings = BTreeMap::from([(replayed.position(), replayed.to_act())]);
        for turn in game.turns().into_iter().take(TREE_MAX_TURNS) {
            replayed.play_turn(&turn.token).expect("legal");
            if replayed.to_act() != turn.player || replayed.outcome().is_some() {
                strings.insert(replayed.position(), replayed.to_act());
            }
        }
        let mut seen = BTreeSet::new();
        for (text, player) in strings {
            game = AnyGame::from_position(game.variant(), &text).expect("legal");
            if !seen.insert(Class::of(&game)) {
                continue;
            }
            let node = counts.entry(Class::of(&game)).or_default();
            match winner {
                None => node.draws += 1,
                Some(winner) if *winner == player => node.wins += 1,
                Some(_) => node.losses += 1,
            }
        }
    }
    counts
}

#[test]
fn counts_equal_a_plain_count_of_position_strings() {
    for variant in VARIANTS {
        let games = games(variant, 120);
        let tree = tree(variant, &games);
        let plain = counted_plainly(&games);
        assert_eq!(
            tree.nodes().map(|(class, node)| (class, *node)).collect::<BTreeMap<_, _>>(),
            plain
        );
    }
}

#[test]
fn only_the_first_turns_are_counted_on_request() {
    let games = games(Variant::Yinsh, 40);
    let mut first = Tree::new(Variant::Yinsh);
    for (game, winner) in &games {
        assert!(first.add_first(3, game, *winner));
    }
    let whole = tree(Variant::Yinsh, &games);
    // During placement, each turn adds one piece.
    let wanted = whole.nodes().filter(|(class, _)| class.pieces() <= 3);
    assert_eq!(first.nodes().collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
    assert!(whole.nodes().any(|(class, _)| class.pieces() > 3));
}

#[test]
fn images_of_a_game_are_counted_together() {
    let start = AnyGame::start(Variant::Yinsh);
    let mut tree = Tree::new(Variant::Yinsh);
    tree.add(&played(Variant::Yinsh, &["e2", "f6"]), Some(Color::White));
    let found = continuations(&start, &tree).unwrap();
    let image = found[0].turns.iter().find(|turn| *turn != "e2").unwrap();
    // The centre is its own image.
    tree.add(&played(Variant::Yinsh, &[image, "f6"]), Some(Color::Black));
    let found = continuations(&start, &tree).unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].node, Node { wins: 1, losses: 1, ..Node::default() });
    let answers = continuations(&played(Variant::Yinsh, &["e2"]), &tree).unwrap();
    assert_eq!(answers[0].turns, ["f6"]);
    assert_eq!(answers[0].node.games(), 2);
}

#[test]
fn transpositions_are_counted_together() {
    let mut tree = Tree::new(Variant::Yinsh);
    tree.add(&played(Variant::Yinsh, &["f6", "e2", "b5"]), Some(Color::White));
    tree.add(&played(Variant::Yinsh, &["b5", "e2", "f6"]), Some(Color::White));
    let found = continuations(&played(Variant::Yinsh, &["f6", "e2"]), &tree).unwrap();
    assert_eq!(found.iter().map(|c| c.node.games()).collect::<Vec<_>>(), [2]);
}

#[test]
fn a_game_that_repeats_a_position_counts_once() {
    let games = games(Variant::GipfBasic, 200);
    let tree = tree(Variant::GipfBasic, &games);
    let start = tree.get(Class::of(&AnyGame::start(Variant::GipfBasic))).unwrap();
    assert_eq!(start.games(), 200);
    assert!(tree.nodes().all(|(_, node)| node.games() <= 200));
}

/// Returns a game that stops in the middle of a turn.
fn interrupted(variant: Variant) -> AnyGame {
    let mut rng = fastrand::Rng::with_seed(3);
    loop {
        let mut game = AnyGame::start(variant);
        while let actions = game.legal_actions()
            && !actions.is_empty()
        {
            let player = game.to_act();
            game.play(actions[rng.usize(..actions.len())]).expect("legal");
            if game.to_act() == player && game.outcome().is_none() {
                return game;
            }
        }
    }
}

#[test]
fn incomplete_turns_are_not_counted() {
    for variant in [Variant::YinshBlitz, Variant::GipfBasic] {
        let game = interrupted(variant);
        let mut before = game.clone();
        while before.to_act() == game.to_act() {
            before.undo();
        }
        // Number of complete turns.
        let whole = game.turns().len() - 1;
        let mut tree = Tree::new(variant);
        tree.add(&game, None);
        assert_eq!(tree.get(Class::of(&game)), None);
        assert_eq!(tree.nodes().len(), whole + 1, "{variant}");
    }
}

#[test]
fn rare_classes_are_pruned() {
    let games = games(Variant::YinshBlitz, 100);
    let mut tree = tree(Variant::YinshBlitz, &games);
    let all = tree.nodes().len();
    tree.prune(4);
    assert!(tree.nodes().len() < all);
    assert!(tree.nodes().all(|(_, node)| node.games() >= 4));
}

#[test]
fn parts_round_trip_and_join_into_the_whole_tree() {
    for variant in VARIANTS {
        let games = games(variant, 60);
        let mut whole = tree(variant, &games);
        whole.evaluate(|class| explorer::Chance::new((class.key() % 256) as u8));
        let mut read = Tree::new(variant);
        for number in whole.parts() {
            read.read_parts(&whole.part(number)).unwrap();
        }
        assert_eq!(read, whole);
        let (one, other) = games.split_at(20);
        let mut joined = tree(variant, one);
        assert!(joined.join(&tree(variant, other)));
        joined.evaluate(|class| explorer::Chance::new((class.key() % 256) as u8));
        assert_eq!(joined, whole);
    }
}

#[test]
fn damaged_parts_are_rejected() {
    let whole = tree(Variant::GipfBasic, &games(Variant::GipfBasic, 30));
    let bytes = whole.part(whole.parts()[0]);
    let read = |bytes: &[u8]| Tree::new(Variant::GipfBasic).read_parts(bytes);
    assert_eq!(read(b"PNG"), Err(PartError::NotAPart));
    for length in 8..bytes.len() {
        assert!(read(&bytes[..length]).is_err(), "{length}");
    }
    assert_eq!(read(&[&bytes[..], &[0]].concat()), Err(PartError::NotAPart));
    let huge = [b"gipfelo1".as_slice(), &[0xff; 9], &[1]].concat();
    assert_eq!(read(&huge), Err(PartError::Damaged));
}

#[test]
fn reading_damaged_bytes_does_not_panic() {
    let mut rng = fastrand::Rng::with_seed(11);
    let whole = tree(Variant::Yinsh, &games(Variant::Yinsh, 30));
    let bytes = whole.part(whole.parts()[1]);
    for _ in 0..20_000 {
        let mut bytes = bytes.clone();
        for _ in 0..rng.usize(1..4) {
            let index = rng.usize(8..bytes.len());
            bytes[index] = rng.u8(..);
        }
        Tree::new(Variant::Yinsh).read_parts(&bytes).ok();
    }
}

#[test]
fn a_game_of_another_variant_is_not_counted() {
    let mut tree = Tree::new(Variant::Yinsh);
    assert!(!tree.add(&AnyGame::start(Variant::YinshBlitz), None));
    assert!(!tree.join(&Tree::new(Variant::YinshBlitz)));
    assert_eq!(tree.nodes().len(), 0);
}

#[test]
fn scores_are_from_the_point_of_view_of_the_player_who_takes_the_turn() {
    let mut tree = Tree::new(Variant::GipfStandard);
    tree.add(&played(Variant::GipfStandard, &["e9-e7", "b1-b3"]), Some(Color::Black));
    let game = played(Variant::GipfStandard, &["e9-e7"]);
    let found = continuations(&game, &tree).unwrap();
    assert_eq!(found[0].node.score(), Some(1.0));
}
