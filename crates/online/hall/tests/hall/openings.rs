//! Openings of the games played on a server.

use std::{collections::HashMap, time::Duration};

use hall::{ExploreError, Explored, NewGame, Opponent};
use protocol::{Act, rest::OpeningSource};
use record::GameId;
use variants::{AnyGame, Color, Variant};

use crate::stage::{Stage, pass, stage, terms};

/// Time after which a count is too old and is updated.
const LATER: Duration = Duration::from_secs(4);

impl Stage {
    /// Plays a game with these turns, after which the loser resigns.
    async fn finish(&self, variant: Variant, turns: &[&str], winner: Color) -> GameId {
        let game = self.game(variant, "300+3").await;
        for (ply, turn) in (0..).zip(turns) {
            self.play(game, ply, turn).await.expect("a legal turn");
        }
        let loser = if winner == Color::White { self.black } else { self.white };
        self.act(loser, game, Act::Resign).await.expect("over");
        game
    }

    /// Looks up a position repeatedly until all games have been counted: on a busy machine the first answer is partial.
    async fn explore(&self, turns: &[&str]) -> Explored {
        let mut game = AnyGame::start(Variant::Yinsh);
        turns.iter().for_each(|turn| {
            game.play_turn(turn).expect("legal");
        });
        for _ in 0..1_000 {
            let found = self.hall.openings(OpeningSource::Server, game.clone()).await;
            let found = found.expect("counted");
            if !found.is_counting {
                return found;
            }
        }
        panic!("the count is never complete");
    }
}

/// Counts, for each turn, the wins and losses of the player who played it.
fn counted_plainly<'a>(
    turns: impl Iterator<Item = (&'a str, bool)>,
) -> HashMap<&'a str, (u32, u32)> {
    let mut counts = HashMap::new();
    for (turn, won) in turns {
        let (wins, losses): &mut (u32, u32) = counts.entry(turn).or_default();
        *if won { wins } else { losses } += 1;
    }
    counts
}

/// Checks that each row counts the games of all its symmetric turns together, and that no turn is missing.
fn check(found: &Explored, plain: &HashMap<&str, (u32, u32)>) {
    let mut rest = plain.clone();
    for row in &found.continuations {
        let of_row = row.turns.iter().filter_map(|turn| rest.remove(turn.as_str()));
        let sum = of_row.fold((0, 0), |sum, (wins, losses)| (sum.0 + wins, sum.1 + losses));
        assert_eq!((row.node.wins, row.node.losses), sum, "{:?}", row.turns);
    }
    assert!(rest.is_empty(), "{rest:?}");
}

#[tokio::test]
async fn counts_equal_an_independent_count_without_symmetry() {
    let stage = stage().await;
    let mut rng = fastrand::Rng::with_seed(5);
    let first = ["e5", "f6", "b2", "g7", "e6", "a3", "f7"];
    let mut games = Vec::new();
    for _ in 0..45 {
        let turns = [first[rng.usize(..first.len())], "k8", "i5", "c4"];
        let winner = if rng.bool() { Color::White } else { Color::Black };
        stage.finish(Variant::Yinsh, &turns, winner).await;
        games.push((turns[0], winner == Color::White));
    }
    let found = stage.explore(&[]).await;
    assert_eq!((found.counted, found.is_counting), (45, false));
    assert_eq!(found.node.games(), 45);
    check(&found, &counted_plainly(games.iter().copied()));
    assert!(found.continuations.len() < 7, "images are one row");
}

#[tokio::test]
async fn a_newly_finished_game_is_included_in_later_counts() {
    let stage = stage().await;
    // The centre is symmetric to itself, so each of these second turns has a row of its own.
    let seconds = ["e5", "e4", "b2"];
    for second in seconds {
        stage.finish(Variant::Yinsh, &["f6", second], Color::Black).await;
    }
    check(
        &stage.explore(&["f6"]).await,
        &counted_plainly(seconds.map(|turn| (turn, true)).into_iter()),
    );
    stage.finish(Variant::Yinsh, &["f6", "e5"], Color::White).await;
    pass(LATER).await;
    let plain = seconds.map(|turn| (turn, true)).into_iter().chain([("e5", false)]);
    check(&stage.explore(&["f6"]).await, &counted_plainly(plain));
    assert_eq!(stage.explore(&[]).await.counted, 4);
}

#[tokio::test]
async fn private_unfinished_and_aborted_games_are_not_counted() {
    let stage = stage().await;
    stage.finish(Variant::Yinsh, &["f6", "e5"], Color::White).await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "300+3"),
        color: Some(Color::White),
        opponent: Opponent::Link,
        instead: None,
    };
    let private = stage.hall.create(stage.white, new).await.expect("made");
    let link = private.key.as_ref().map(hall::link_hash);
    stage.hall.join(private.id, stage.black, link, None).await.expect("joined");
    for (ply, turn) in [(0, "b2"), (1, "e5")] {
        stage.play(private.id, ply, turn).await.expect("a legal turn");
    }
    stage.act(stage.white, private.id, Act::Resign).await.expect("over");
    let open = stage.game(Variant::Yinsh, "300+3").await;
    stage.play(open, 0, "e5").await.expect("a legal turn");
    let aborted = stage.game(Variant::Yinsh, "300+3").await;
    stage.act(stage.white, aborted, Act::Abort).await.expect("over");
    stage.finish(Variant::YinshBlitz, &["e5", "f6"], Color::White).await;
    let found = stage.explore(&[]).await;
    assert_eq!(found.counted, 1);
    assert_eq!(found.continuations.len(), 1);
    assert_eq!(found.continuations[0].turns, ["f6"]);
}

#[tokio::test]
async fn games_are_counted_once_when_counting_takes_several_steps() {
    let stage = stage().await;
    for _ in 0..41 {
        stage.finish(Variant::GipfStandard, &["e9-e7", "b1-b3"], Color::White).await;
    }
    let start = || AnyGame::start(Variant::GipfStandard);
    for _ in 0..2 {
        let found = stage.hall.openings(OpeningSource::Server, start()).await.expect("counted");
        assert_eq!((found.counted, found.node.games()), (41, 41));
        pass(LATER).await;
    }
}

#[tokio::test]
async fn the_engines_games_are_available_without_any_other_game() {
    let stage = stage().await;
    let start = AnyGame::start(Variant::GipfStandard);
    let found = stage.hall.openings(OpeningSource::Engine, start).await.expect("counted");
    assert!(found.counted >= 20_000, "{}", found.counted);
    assert!(found.continuations.iter().all(|row| row.node.evaluation.is_some()));
}

#[tokio::test]
async fn games_with_potentials_have_no_openings() {
    let stage = stage().await;
    let start = AnyGame::start(Variant::PRESETS[0]);
    let refused = stage.hall.openings(OpeningSource::Server, start).await;
    assert!(matches!(refused, Err(ExploreError::NotCounted)));
}

#[tokio::test]
async fn a_position_with_more_than_a_thousand_turns_is_not_looked_up() {
    let stage = stage().await;
    let position = "P1PP/g3g/4P1/1g5/gg1G1g/1gP2/1g2 b remove:w 11-0 g";
    let game = AnyGame::from_position(Variant::GipfTournament, position).expect("a position");
    assert_eq!(game.legal_turns(4_000).expect("a list").len(), 1_025);
    for source in [OpeningSource::Server, OpeningSource::Engine] {
        let refused = stage.hall.openings(source, game.clone()).await;
        assert!(matches!(refused, Err(ExploreError::TooManyTurns(_))), "{refused:?}");
    }
}
