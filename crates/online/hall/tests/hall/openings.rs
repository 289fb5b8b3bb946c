//! What was played in the games of a server.

use std::{collections::HashMap, time::Duration};

use hall::{ExploreError, Explored, NewGame, Opponent};
use protocol::{Act, rest::OpeningSource};
use record::GameId;
use variants::{AnyGame, Color, Variant};

use crate::stage::{Stage, pass, stage, terms};

/// Longer than nobody looks for games that have ended.
const LATER: Duration = Duration::from_secs(4);

impl Stage {
    /// A game of these turns that its loser gives up.
    async fn finish(&self, variant: Variant, turns: &[&str], winner: Color) -> GameId {
        let game = self.game(variant, "300+3").await;
        for (ply, turn) in (0..).zip(turns) {
            self.play(game, ply, turn).await.expect("a legal turn");
        }
        let loser = if winner == Color::White { self.black } else { self.white };
        self.act(loser, game, Act::Resign).await.expect("over");
        game
    }

    async fn explore(&self, turns: &[&str]) -> Explored {
        let mut game = AnyGame::start(Variant::Yinsh);
        turns.iter().for_each(|turn| {
            game.play_turn(turn).expect("legal");
        });
        self.hall.openings(OpeningSource::Server, game).await.expect("counted")
    }
}

/// Wins and losses of the player who takes each turn, counted by their tokens.
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

/// Each row has as many games as all its turns have together, and no turn is missing.
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
async fn counts_equal_a_plain_count_over_unfolded_games() {
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
async fn a_game_that_has_ended_is_counted_soon() {
    let stage = stage().await;
    // The centre is its own image, so that every second turn is a row of its own.
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
async fn games_that_are_private_or_go_on_or_were_broken_off_are_not_counted() {
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
async fn more_games_than_one_step_reads_are_all_counted_once() {
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
async fn the_games_of_the_engine_are_there_without_any_game() {
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
