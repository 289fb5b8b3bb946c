use board::{Board, GameStart, RecordTree, RecordTurn, Records, Variation};
use properties::{Wanderer, games};
use variants::{AnyGame, Variant};

use crate::walk::{board, choose};

/// Returns a random turn; if the game ends, the turn may be incomplete.
fn turn(wanderer: &mut Wanderer, game: &mut AnyGame) -> Option<String> {
    let player = game.to_act();
    let mut tokens = Vec::new();
    while game.to_act() == player {
        let Some(token) = choose(wanderer, game) else { break };
        game.play_turn(&token).expect("a legal action");
        tokens.push(token);
    }
    (!tokens.is_empty()).then(|| tokens.join(";"))
}

/// Returns a random line with annotations and variations that continues a game.
fn line(wanderer: &mut Wanderer, game: &mut AnyGame, most: usize, depth: u32) -> Vec<RecordTurn> {
    let mut turns = Vec::new();
    for _ in 0..most {
        let (before, player) = (game.clone(), game.to_act());
        let Some(token) = turn(wanderer, game) else { break };
        let count = if depth == 0 || wanderer.below(8) > 0 { 0 } else { 1 + wanderer.below(2) };
        let mut note = |text: &str| (wanderer.below(6) == 0).then(|| text.to_owned());
        let comments: Vec<String> =
            ["Two words", "[White \"no tag\"]"].iter().filter_map(|text| note(text)).collect();
        let (clock, evaluation) = (note("0:05:00"), note("-1.25"));
        let variations = (0..count).map(|_| {
            let length = 1 + wanderer.below(3);
            let turns = line(wanderer, &mut before.clone(), length, depth - 1);
            Variation { comments: vec!["Or so".to_owned()], turns }
        });
        let variations = variations.collect();
        let nags = if wanderer.below(6) == 0 { vec![1, 40] } else { Vec::new() };
        turns.push(RecordTurn { token, player, comments, nags, clock, evaluation, variations });
    }
    turns
}

fn tree(variant: Variant, seed: u64) -> RecordTree {
    let mut wanderer = Wanderer::new(seed);
    let handicap =
        (variant == Variant::GipfBasic && seed.is_multiple_of(2)).then(|| "b2".to_owned());
    let opening = GameStart { variant: variant.id().to_owned(), handicap, ..GameStart::default() };
    let mut game = Board::open(&opening).expect("a start").game().clone();
    let length = 1 + wanderer.below(60);
    let turns = line(&mut wanderer, &mut game, length, 3);
    RecordTree {
        terms: None,

        links: None,
        challenges: None,
        variant: opening.variant,
        position: None,
        handicap: opening.handicap,
        tags: vec![
            ("White".to_owned(), "Ada \"A\" \\".to_owned()),
            ("Round".to_owned(), "1".to_owned()),
        ],
        result: game.outcome().map_or("*", variants::Outcome::score).to_owned(),
        termination: None,
        comments: vec!["Before it all".to_owned()],
        turns,
    }
}

#[test]
fn a_tree_round_trips_through_text() {
    for variant in Variant::ALL {
        for seed in 0..games(40) as u64 {
            let tree = tree(variant, seed);
            let text = tree.text().unwrap();
            let records = Records::read(&text, None).unwrap();
            assert_eq!(records.refused, [], "{text}");
            assert_eq!(records.games, [tree], "{text}");
        }
    }
}

#[test]
fn a_tree_round_trips_through_json() {
    use json::Written;
    for variant in Variant::ALL {
        for seed in 0..games(20) as u64 {
            let tree = tree(variant, seed);
            let mut out = json::Writer::default();
            tree.write(&mut out);
            let text = out.into_text();
            assert_eq!(RecordTree::read(json::read(&text).unwrap()), Some(tree));
        }
    }
}

#[test]
fn a_custom_start_is_kept() {
    let mut wanderer = Wanderer::new(5);
    let mut game = board(Variant::Yinsh).game().clone();
    for _ in 0..12 {
        turn(&mut wanderer, &mut game);
    }
    let position = Some(game.position());
    let plain = tree(Variant::Yinsh, 1);
    let tree = RecordTree { position, turns: Vec::new(), result: "*".to_owned(), ..plain };
    assert_eq!(Records::read(&tree.text().unwrap(), None).unwrap().games, [tree]);
}

#[test]
fn an_illegal_tree_is_refused_with_the_turn() {
    let tree = tree(Variant::Yinsh, 2);
    let mut first_twice = tree.clone();
    first_twice.turns[1].token = tree.turns[0].token.clone();
    let refusal = first_twice.text().unwrap_err();
    assert_eq!(
        (refusal.code, refusal.token.as_deref()),
        ("point-occupied", Some(&*tree.turns[0].token))
    );
    let mut won = tree.clone();
    won.result = "2-0".to_owned();
    assert_eq!(won.text().unwrap_err().code, "tag-value");
    let mut said = tree.clone();
    said.comments = vec!["}".to_owned()];
    assert_eq!(said.text().unwrap_err().code, "comment");
    let mut derived = tree.clone();
    derived.tags = vec![("Result".to_owned(), "*".to_owned())];
    assert_eq!(derived.text().unwrap_err().code, "tag");
    let mut empty = tree;
    empty.turns[0].variations = vec![Variation { comments: Vec::new(), turns: Vec::new() }];
    assert_eq!(empty.text().unwrap_err().code, "empty-variation");
}

#[test]
fn a_wrong_reserve_count_causes_a_warning_that_names_it() {
    let text = "[Game \"gipf-basic\"]\n\nb3 (11) c2 (12) b4 (3) *\n\n[Game \"gipf-basic\"]\nb3 *";
    let records = Records::read(text, None).unwrap();
    assert_eq!((records.games.len(), records.refused.len()), (2, 0));
    let warnings: Vec<_> =
        records.warnings.iter().map(|w| (w.code, w.line, w.name.as_deref())).collect();
    assert_eq!(warnings, [("reserve-count", Some(3), Some("12"))]);
}

#[test]
fn an_invalid_game_does_not_prevent_reading_the_others() {
    let text = "[Game \"yinsh\"]\n\nf6 a5 *\n\n[Game \"yinsh\"]\n\nf6 f6 *\n";
    let records = Records::read(text, None).unwrap();
    assert_eq!((records.games.len(), records.refused.len()), (1, 1));
    let refusal = &records.refused[0];
    assert_eq!(
        (refusal.code, refusal.line, refusal.token.as_deref()),
        ("point-occupied", Some(7), Some("f6"))
    );
}
