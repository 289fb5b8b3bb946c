//! Lower levels are weaker, but never miss a win in one turn.

use std::sync::atomic::AtomicBool;

use arena::{
    BaselinePlayer, Budget, EngineMatch, EnginePlayer, Player, Setting, baseline::Baseline,
    openings::opening,
};
use engine::{Engine, Level, SearchRequest, StrengthLimits};
use variants::{AnyGame, Variant};

const LEGAL: &str = "players play legal turns";

/// Returns positions from games between two weak players in which the player to act can win at
/// once.
fn wins_in_one(variant: Variant) -> Vec<AnyGame> {
    let mut found = Vec::new();
    for index in 0..12 {
        let mut game = opening(variant, index);
        while game.outcome().is_none() && game.len() < 150 {
            if has_win(&game) {
                found.push(game);
                break;
            }
            let Some(turn) = Baseline::B1.choose_turn(&game, index as u64) else { break };
            game.play_turn(&turn).expect(LEGAL);
        }
    }
    assert!(found.len() >= 6, "{variant}: {} positions", found.len());
    found
}

fn has_win(game: &AnyGame) -> bool {
    game.legal_turns(10_000).is_ok_and(|turns| turns.iter().any(|turn| wins(game, &turn.token)))
}

fn wins(game: &AnyGame, turn: &str) -> bool {
    let mut next = game.clone();
    next.play_turn(turn).expect(LEGAL);
    next.outcome().is_some_and(|outcome| outcome.winner() == Some(game.to_act()))
}

#[test]
fn no_level_misses_a_win_in_one_turn() {
    for variant in Variant::ALL {
        for game in wins_in_one(variant) {
            for level in Level::ALL {
                for seed in 0..4 {
                    let strength = level.strength(&game, seed);
                    let request =
                        SearchRequest { strength, nodes: Some(2_000), ..SearchRequest::default() };
                    let stop = AtomicBool::new(false);
                    let answer = Engine::new(1).search(&game, &request, &stop, |_| {});
                    let turn = &answer.variations[0].turn;
                    assert!(wins(&game, turn), "{variant} {} level {level}", game.position());
                }
            }
        }
    }
}

#[test]
fn levels_one_to_six_search_at_most_sixty_thousand_nodes() {
    for variant in Variant::ALL {
        for (index, seed) in (0..20).zip(0..) {
            let game = opening(variant, index);
            for level in &Level::ALL[..6] {
                let nodes = level.strength(&game, seed).nodes;
                assert!(nodes.is_some_and(|nodes| nodes <= 60_000), "{variant} level {level}");
            }
        }
    }
}

#[test]
fn the_highest_level_has_no_limits() {
    for variant in Variant::ALL {
        let strength = Level::FULL.strength(&opening(variant, 1), 7);
        assert_eq!(StrengthLimits { seed: 0, ..strength }, StrengthLimits::default());
    }
}

#[test]
fn a_level_keeps_its_limits_throughout_a_game() {
    let mut game = opening(Variant::GipfStandard, 3);
    let level = Level::new(4).unwrap();
    let mut seen = Vec::new();
    for _ in 0..16 {
        seen.push(level.strength(&game, 5));
        let turn = Baseline::B1.choose_turn(&game, 1).unwrap();
        game.play_turn(&turn).unwrap();
    }
    // The seed depends on the first turns; after that each player keeps their limits.
    let settled = &seen[6..];
    assert!(settled.windows(3).all(|three| three[0] == three[2]));
}

#[test]
fn a_level_alternates_between_two_steps() {
    let level = Level::new(5).unwrap();
    let games = (0..40).map(|index| opening(Variant::Yinsh, index));
    let nodes: Vec<_> = games.map(|game| level.strength(&game, 0)).collect();
    let depths = nodes.iter().filter(|strength| strength.depth.is_some()).count();
    assert!((8..=32).contains(&depths), "{depths} of 40");
}

/// Returns the score of a level against another player, in percent.
fn score(level: Level, other: &(dyn Fn() -> Box<dyn Player> + Sync), variant: Variant) -> f64 {
    let contest = EngineMatch {
        pairs: 25,
        threads: 2,
        budgets: [Budget::Nodes(2_000); 2],
        ..EngineMatch::new(variant)
    };
    let setting = Setting { level, ..Setting::default() };
    let player = || -> Box<dyn Player> { Box::new(EnginePlayer::new(1, setting)) };
    let mut watch = |_: &_, _: &_| std::ops::ControlFlow::Continue(());
    100.0 * contest.play(&player, other, &mut watch).tally.score()
}

#[test]
fn the_first_level_beats_random_play_and_loses_to_greedy_play() {
    for variant in Variant::ALL {
        let against = |baseline| {
            let other = move || -> Box<dyn Player> { Box::new(BaselinePlayer::new(baseline, 2)) };
            score(Level::ALL[0], &other, variant)
        };
        let (chance, greed) = (against(Baseline::B0), against(Baseline::B1));
        assert!(chance >= 75.0, "{variant}: {chance} % against B0");
        assert!(greed <= 45.0, "{variant}: {greed} % against B1");
    }
}

#[test]
fn higher_levels_beat_lower_ones() {
    for variant in Variant::ALL {
        for pair in [[2, 4], [4, 6]] {
            let [low, high] = pair.map(|number| Level::new(number).unwrap());
            let setting = Setting { level: low, ..Setting::default() };
            let other = move || -> Box<dyn Player> { Box::new(EnginePlayer::new(1, setting)) };
            let score = score(high, &other, variant);
            assert!(score > 55.0, "{variant}: level {high} has {score} % against level {low}");
        }
    }
}
