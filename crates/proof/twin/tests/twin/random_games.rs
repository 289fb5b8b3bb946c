//! Properties of every position of random games.

use std::collections::BTreeSet;
use twin::{gipf, yinsh};

/// A tiny xorshift generator so that every run plays the same games.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("a small number")
    }
}

const YINSH: [&str; 2] = ["yinsh", "yinsh-blitz"];
const GIPF: [&str; 3] = ["gipf-basic", "gipf-standard", "gipf-tournament"];

/// Plays random games of YINSH and passes every position to `look`.
fn yinsh_games(variant: &str, games: u64, mut look: impl FnMut(&yinsh::Game)) {
    for seed in 1..=games {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut game = yinsh::Game::start(variant);
        loop {
            look(&game);
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            game.play(&legal[dice.below(legal.len())]);
        }
        assert!(game.outcome().is_some());
    }
}

/// Plays random games of GIPF, cutting off long ones, and passes every position to `look`.
fn gipf_games(variant: &str, games: u64, mut look: impl FnMut(&gipf::Game)) {
    for seed in 1..=games {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut game = gipf::Game::start(variant);
        for _ in 0..300 {
            look(&game);
            let legal = game.legal();
            if legal.is_empty() {
                assert!(game.outcome().is_some());
                break;
            }
            game.play(&legal[dice.below(legal.len())]);
        }
    }
}

#[test]
fn position_strings_round_trip_and_tokens_are_sorted_and_unique() {
    let ordered = |tokens: &[String]| tokens.windows(2).all(|pair| pair[0] < pair[1]);
    for variant in YINSH {
        yinsh_games(variant, 10, |game| {
            let text = game.position();
            assert_eq!(yinsh::Game::from_position(variant, &text).as_ref(), Some(game));
            assert!(ordered(&game.legal()));
            assert_eq!(game.legal().is_empty(), game.outcome().is_some());
        });
    }
    for variant in GIPF {
        gipf_games(variant, 10, |game| {
            let text = game.position();
            assert_eq!(gipf::Game::from_position(variant, &text).as_ref(), Some(game));
            assert!(ordered(&game.legal()));
            assert_eq!(game.legal().is_empty(), game.outcome().is_some());
        });
    }
}

#[test]
fn the_number_of_pieces_in_gipf_never_grows() {
    // The sum of reserve and board: pieces leave the game only by capture.
    for (variant, pieces) in [("gipf-basic", 30), ("gipf-standard", 36), ("gipf-tournament", 36)] {
        let mut before = pieces;
        gipf_games(variant, 10, |game| {
            let text = game.position();
            let fields: Vec<&str> = text.split(' ').collect();
            let (white, black) = fields[3].split_once('-').expect("two reserves");
            let mut sum: u32 = white.parse::<u32>().unwrap() + black.parse::<u32>().unwrap();
            for letter in fields[0].chars() {
                sum += match letter {
                    'P' | 'p' => 1,
                    'G' | 'g' => 2,
                    _ => 0,
                };
            }
            let fresh = *game == gipf::Game::start(variant);
            assert!(sum <= before || fresh, "{text}");
            before = sum;
        });
    }
}

const YINSH_RULES: [&str; 16] = [
    "game-over",
    "still-placing",
    "all-placed",
    "row-first",
    "ring-first",
    "ring-only-after-row",
    "point-occupied",
    "no-ring",
    "not-your-ring",
    "not-in-line",
    "ring-in-the-way",
    "target-occupied",
    "stop-after-jump",
    "not-a-row",
    "not-your-row",
    "must-move",
];

const GIPF_RULES: [&str; 17] = [
    "game-over",
    "remove-first",
    "nothing-to-remove",
    "line-full",
    "spot-occupied",
    "nothing-to-push",
    "not-on-rim",
    "no-gipf-pieces",
    "all-gipf-pieces-in-play",
    "gipf-right-lost",
    "first-must-be-gipf",
    "reserve-too-small",
    "removes-nothing",
    "empty-spot",
    "not-one-row",
    "single-stays",
    "must-remove",
];

/// Lists all actions of YINSH that the notation can express.
fn yinsh_actions() -> Vec<yinsh::Action> {
    let points = yinsh::Game::start("yinsh").legal();
    let mut actions = vec![yinsh::Action::Pass];
    for from in &points {
        actions.push(yinsh::Action::Place(from.clone()));
        actions.push(yinsh::Action::RemoveRing(from.clone()));
        for to in &points {
            actions.push(yinsh::Action::Move(from.clone(), to.clone()));
        }
        let column = from.as_bytes()[0];
        let row: u8 = from[1..].parse().expect("a row");
        for (across, up) in [(0, 1), (1, 0), (1, 1)] {
            let mut five = Vec::new();
            for n in 0..5 {
                let letter = char::from(column + n * across);
                five.push(format!("{letter}{}", row + n * up));
            }
            if five.iter().all(|point| points.contains(point)) {
                actions.push(yinsh::Action::RemoveRow(five));
            }
        }
    }
    actions
}

#[test]
fn exactly_the_legal_actions_of_yinsh_break_no_rule() {
    let actions = yinsh_actions();
    for variant in YINSH {
        let mut seen = 0;
        yinsh_games(variant, 3, |game| {
            seen += 1;
            // Checking every action is slow, so most moves are skipped, but no removals.
            if seen % 4 != 0 && game.position().contains(" move ") {
                return;
            }
            let unbroken = actions
                .iter()
                .filter(|action| !YINSH_RULES.iter().any(|rule| game.breaks(action, rule)))
                .count();
            assert_eq!(unbroken, game.legal().len(), "{}", game.position());
        });
    }
}

/// Lists the names of all spots and dots of GIPF.
fn gipf_names() -> Vec<String> {
    let mut names = Vec::new();
    for (column, highest) in "abcdefghi".chars().zip([5, 6, 7, 8, 9, 8, 7, 6, 5]) {
        for row in 1..=highest {
            names.push(format!("{column}{row}"));
        }
    }
    names
}

/// Lists all pushes that the notation can express: the 42 pairs of a dot and an adjacent spot.
fn gipf_pushes() -> Vec<(String, String)> {
    // Clockwise around the rim, each dot with the one or two spots it touches.
    let text = "a1b2 a2b2 a2b3 a3b3 a3b4 a4b4 a4b5 a5b5 b6b5 b6c6 c7c6 c7d7 d8d7 d8e8 e9e8 f8e8 \
        f8f7 g7f7 g7g6 h6g6 h6h5 i5h5 i4h5 i4h4 i3h4 i3h3 i2h3 i2h2 i1h2 h1h2 h1g2 g1g2 g1f2 f1f2 \
        f1e2 e1e2 d1e2 d1d2 c1d2 c1c2 b1c2 b1b2";
    let pair = |four: &str| (four[..2].to_string(), four[2..].to_string());
    text.split(' ').map(pair).collect()
}

/// Lists all pushes that the notation can express, and the removals that are legal or nearly so.
fn gipf_actions(game: &gipf::Game) -> Vec<gipf::Action> {
    let mut actions = vec![gipf::Action::Leave];
    for gipf in [false, true] {
        for spot in gipf_names() {
            actions.push(gipf::Action::Enter { gipf, spot });
        }
        for (dot, entry) in gipf_pushes() {
            actions.push(gipf::Action::Push { gipf, dot, entry });
        }
    }
    // Removals: none, every single spot, every legal one, and those with one spot more or fewer.
    let mut removals = BTreeSet::from([BTreeSet::new()]);
    for name in gipf_names() {
        removals.insert(BTreeSet::from([name]));
    }
    for token in game.legal().iter().filter(|token| token.starts_with('x')) {
        let plain = token[1..].replace(['G', '*'], "");
        let spots: BTreeSet<String> = plain.split(',').map(String::from).collect();
        for name in gipf_names() {
            let mut toggled = spots.clone();
            if !toggled.remove(&name) {
                toggled.insert(name);
            }
            removals.insert(toggled);
        }
        removals.insert(spots);
    }
    for spots in removals {
        actions.push(gipf::Action::Remove(spots.into_iter().collect()));
    }
    actions
}

#[test]
fn exactly_the_legal_actions_of_gipf_break_no_rule() {
    assert_eq!(gipf_pushes().len(), 42);
    for variant in GIPF {
        let mut seen = 0;
        gipf_games(variant, 4, |game| {
            seen += 1;
            if seen % 4 != 0 && game.position().contains(" push ") {
                return;
            }
            let unbroken = gipf_actions(game)
                .iter()
                .filter(|action| !GIPF_RULES.iter().any(|rule| game.breaks(action, rule)))
                .count();
            assert_eq!(unbroken, game.legal().len(), "{}", game.position());
        });
    }
}
