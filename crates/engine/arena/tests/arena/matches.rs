//! Matches, their statistics, their openings, and programs that misbehave.

use std::{
    collections::HashSet,
    ops::ControlFlow,
    time::{Duration, Instant},
};

use arena::{
    BaselinePlayer, Budget, Contestant, Decision, Elo, Ending, EngineMatch, Fault, Maker, Player,
    PlayerError, Points, Report, Sprt, Tally, UgiPlayer, baseline::Baseline, openings::opening,
};
use variants::{AnyGame, Color, Variant};

use Points::{Draw, Loss, Win};

fn tally(pairs: &[([Points; 2], usize)]) -> Tally {
    let mut tally = Tally::default();
    for &(pair, count) in pairs {
        (0..count).for_each(|_| tally.add(pair));
    }
    tally
}

#[test]
fn an_elo_difference_of_400_means_odds_of_ten_to_one() {
    assert!((Elo(400.0).score() - 10.0 / 11.0).abs() < 1e-12);
    assert!((Elo::of_score(10.0 / 11.0).0 - 400.0).abs() < 1e-9);
    assert_eq!(Elo::of_score(1.0).0, f64::INFINITY);
    assert_eq!(Elo::of_score(0.0).0, f64::NEG_INFINITY);
}

#[test]
fn a_tally_counts_games_and_pairs() {
    let tally = tally(&[([Win, Win], 3), ([Win, Loss], 2), ([Draw, Win], 1), ([Loss, Loss], 4)]);
    assert_eq!((tally.wins(), tally.draws(), tally.losses()), (9, 1, 10));
    assert_eq!(tally.pairs(), [4, 0, 2, 1, 3]);
    assert!((tally.score() - 0.475).abs() < 1e-12);
}

#[test]
fn bounds_follow_from_the_variance_of_pairs() {
    // Half of the pairs score 2 points, half 1: mean 3/4, variance 1/16, standard error 1/40.
    let tally = tally(&[([Win, Win], 50), ([Loss, Win], 50)]);
    let bounds = tally.bounds();
    assert!((bounds.lower - (0.75 - 1.959_964 * 0.025)).abs() < 1e-6);
    assert!((bounds.upper - (0.75 + 1.959_964 * 0.025)).abs() < 1e-6);
    assert!((tally.elo().0 - 190.848_502).abs() < 1e-6);
    assert!(tally.elo_bounds().lower < tally.elo());
}

#[test]
fn games_that_cancel_out_within_pairs_narrow_the_interval() {
    let width = |tally: Tally| tally.bounds().upper - tally.bounds().lower;
    let within = tally(&[([Win, Loss], 50), ([Loss, Win], 50), ([Draw, Win], 1)]);
    let across = tally(&[([Win, Win], 50), ([Loss, Loss], 50), ([Draw, Win], 1)]);
    assert_eq!(within.score(), across.score());
    assert!(10.0 * width(within) < width(across));
}

#[test]
fn a_few_identical_pairs_prove_little() {
    let few = tally(&[([Win, Win], 5)]).bounds();
    let many = tally(&[([Win, Win], 500)]).bounds();
    assert!(few.lower < 0.6 && many.lower > 0.99);
    assert_eq!(Tally::default().bounds().lower, 0.0);
}

#[test]
fn the_bounds_of_a_standard_sprt_are_2_94() {
    let (lower, upper) = Sprt::new(Elo(0.0), Elo(5.0)).bounds();
    assert!((lower + 2.944).abs() < 1e-3 && (upper - 2.944).abs() < 1e-3);
}

#[test]
fn the_likelihood_ratio_agrees_with_the_normal_distribution() {
    // The counts added to pair scores that have not occurred hardly matter.
    let tally = tally(&[([Win, Loss], 850), ([Win, Win], 125), ([Loss, Loss], 25)]);
    let sprt = Sprt::new(Elo(0.0), Elo(10.0));
    let (mean, variance) = (0.55, 0.035);
    let (s0, s1) = (0.5, Elo(10.0).score());
    let expected = 1000.0 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
    assert!((sprt.llr(&tally) - expected).abs() < 0.01 * expected, "{}", sprt.llr(&tally));
    assert!(sprt.summary(&tally).starts_with("LLR "));
}

#[test]
fn an_sprt_accepts_a_gain_rejects_a_loss_and_waits_in_between() {
    let sprt = Sprt::new(Elo(0.0), Elo(10.0));
    let better = tally(&[([Win, Loss], 600), ([Win, Win], 300), ([Loss, Loss], 200)]);
    let worse = tally(&[([Win, Loss], 600), ([Win, Win], 200), ([Loss, Loss], 300)]);
    let between = tally(&[([Win, Loss], 40), ([Win, Win], 11), ([Loss, Loss], 10)]);
    assert_eq!(sprt.decide(&better), Decision::Accepted);
    assert_eq!(sprt.decide(&worse), Decision::Rejected);
    assert_eq!(sprt.decide(&between), Decision::Open);
    assert_eq!(sprt.decide(&Tally::default()), Decision::Open);
}

#[test]
fn an_sprt_decides_nothing_after_a_few_pairs() {
    let lucky = tally(&[([Win, Win], Sprt::MIN_PAIRS as usize - 1)]);
    assert_eq!(Sprt::new(Elo(0.0), Elo(10.0)).decide(&lucky), Decision::Open);
}

#[test]
fn two_thousand_openings_of_each_variant_differ() {
    for variant in Variant::ALL {
        let all: HashSet<String> = (0..2_000).map(|i| opening(variant, i).position()).collect();
        assert_eq!(all.len(), 2_000, "{variant}");
    }
}

#[test]
fn openings_have_no_pending_removals_and_can_be_played_on() {
    for variant in Variant::ALL {
        for index in 0..200 {
            let game = opening(variant, index);
            let text = game.position();
            assert!(text.contains(" move ") || text.contains(" push "), "{text}");
            assert_eq!((game.outcome(), game.len()), (None, 0));
        }
    }
}

#[test]
fn openings_have_not_changed() {
    for (variant, index, text) in OPENINGS {
        assert_eq!(opening(variant, index).position(), text);
    }
}

/// Pinned openings: changing them changes every match.
const OPENINGS: [(Variant, usize, &str); 6] = [
    (Variant::Yinsh, 0, "4/2R1R2/1r3r2/4r4/91/4R4/91/5R3/3R1r2/3r3/4 w move 0-0"),
    (Variant::Yinsh, 1999, "1r2/3R3/5R2/9/7R2/r8/1Rr7/3r5/8/7/2rR w move 0-0"),
    (Variant::GipfBasic, 1999, "P2P/4p/6/p5p/5P/p2pP/P2P b push 9-10"),
    (Variant::GipfStandard, 0, "G1pg/3P1/5G/g5P/6/5/Gp1g w push 10-10"),
    (Variant::GipfTournament, 0, "1G2/4g/6/7/6/5/2Gp w push 14-15 G"),
    (Variant::GipfTournament, 1999, "1GPP/5/5p/5gp/6/5/4 w push 14-14 -"),
];

fn baseline(baseline: Baseline, seed: u64) -> Box<dyn Player> {
    Box::new(BaselinePlayer::new(baseline, seed))
}

#[test]
fn a_match_does_not_depend_on_the_number_of_threads() {
    let play = |threads| {
        let pairing = EngineMatch { pairs: 12, threads, ..EngineMatch::new(Variant::GipfStandard) };
        let [a, b] = [|| baseline(Baseline::B1, 1), || baseline(Baseline::B1, 2)];
        pairing.play(&a, &b, &mut |_, _| ControlFlow::Continue(()))
    };
    let [one, four] = [play(1), play(4)];
    assert_eq!(one.tally, four.tally);
    let records = |report: &Report| -> Vec<_> {
        report.games.iter().map(|game| game.record.clone()).collect()
    };
    assert_eq!(records(&one), records(&four));
}

#[test]
fn a_pair_starts_from_one_opening_with_colours_swapped() {
    let pairing = EngineMatch { pairs: 2, first_opening: 7, ..EngineMatch::new(Variant::Yinsh) };
    let [a, b] = [|| baseline(Baseline::B0, 1), || baseline(Baseline::B0, 2)];
    let report = pairing.play(&a, &b, &mut |_, _| ControlFlow::Continue(()));
    let starts: Vec<_> =
        report.games.iter().map(|game| game.record.game().start_position()).collect();
    assert_eq!(starts[0], opening(Variant::Yinsh, 7).position());
    assert_eq!(starts[0], starts[1]);
    assert_ne!(starts[1], starts[2]);
    assert_eq!(report.games[0].color_of_a, Color::White);
    assert_eq!(report.games[1].color_of_a, Color::Black);
    assert_eq!(report.games.iter().map(|game| game.pair).collect::<Vec<_>>(), [0, 0, 1, 1]);
}

#[test]
fn the_callback_stops_a_match_after_a_whole_pair() {
    let pairing = EngineMatch { pairs: 50, threads: 3, ..EngineMatch::new(Variant::GipfBasic) };
    let [a, b] = [|| baseline(Baseline::B1, 1), || baseline(Baseline::B0, 2)];
    let report = pairing.play(&a, &b, &mut |_, tally| match tally.games() {
        0..8 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    });
    assert_eq!((report.tally.games(), report.games.len()), (8, 8));
}

#[test]
fn a_game_that_lasts_too_long_is_a_draw() {
    let pairing = EngineMatch { pairs: 1, max_turns: 3, ..EngineMatch::new(Variant::GipfBasic) };
    let [a, b] = [|| baseline(Baseline::B0, 1), || baseline(Baseline::B0, 2)];
    let report = pairing.play(&a, &b, &mut |_, _| ControlFlow::Continue(()));
    assert_eq!(report.games[0].ending, Ending::TooLong);
    assert_eq!(report.games[0].record.score(), record::Score::Draw);
    assert_eq!(report.tally.draws(), 2);
}

#[test]
fn budgets_round_trip_through_text() {
    for budget in [Budget::Nodes(20_000), Budget::MoveTime(100), Budget::Depth(4)] {
        assert_eq!(budget.to_string().parse(), Ok(budget));
    }
    assert!("nodes many".parse::<Budget>().is_err());
}

#[cfg(unix)]
mod programs {
    use super::*;

    /// Timeout for programs that answer, long enough for a busy machine.
    const LONG: Duration = Duration::from_secs(30);

    /// Timeout for programs that do not answer.
    const SHORT: Duration = Duration::from_millis(200);

    /// Returns a player that runs a shell script.
    fn shell(script: &str) -> UgiPlayer {
        UgiPlayer::new("sh", ["-c".to_owned(), script.to_owned()]).with_timeout(LONG)
    }

    /// Returns a program that introduces itself correctly and answers every `go` with the same
    /// line.
    fn answering(answer: &str) -> String {
        format!(
            "while read -r word rest; do case $word in \
             ugi) echo ugiok;; isready) echo readyok;; quit) exit;; go) {answer};; esac; done"
        )
    }

    /// Returns the program's fault in the first game of a match of one pair, in which it plays
    /// White.
    fn fault_of(script: &str, timeout: Duration) -> Fault {
        let start = Instant::now();
        let pairing = EngineMatch { pairs: 1, ..EngineMatch::new(Variant::GipfBasic) };
        let [a, b] = [
            &(|| Box::new(shell(script).with_timeout(timeout)) as Box<dyn Player>) as Maker<'_>,
            &|| baseline(Baseline::B0, 2),
        ];
        let report = pairing.play(a, b, &mut |_, _| ControlFlow::Continue(()));
        assert!(start.elapsed() < LONG, "the program hung");
        assert_eq!(report.tally.losses(), 2);
        assert!(report.games.iter().all(|game| game.fault().is_some_and(|f| f.0 == Contestant::A)));
        assert!(report.games[0].record.tags().get("Fault").is_some());
        report.games[0].fault().expect("it lost because of a fault").1.clone()
    }

    #[test]
    fn a_program_that_plays_an_illegal_turn_loses() {
        let fault = fault_of(&answering("echo bestmove z99"), LONG);
        assert!(matches!(fault, Fault::Illegal { turn, .. } if turn == "z99"));
    }

    #[test]
    fn a_program_that_returns_no_turn_loses() {
        assert_eq!(fault_of(&answering("echo bestmove"), LONG), PlayerError::NoTurn.into());
    }

    #[test]
    fn a_program_that_reports_an_error_loses() {
        let fault = fault_of(&answering("echo error busy not now"), LONG);
        assert_eq!(fault, PlayerError::Refused("busy not now".to_owned()).into());
    }

    #[test]
    fn a_program_that_writes_nonsense_loses() {
        let fault = fault_of("while echo nonsense; do :; done", SHORT);
        assert!(matches!(fault, Fault::Player(PlayerError::TimedOut(_))));
    }

    #[test]
    fn a_program_that_never_ends_its_line_loses() {
        let fault = fault_of("exec cat /dev/zero", SHORT);
        assert!(matches!(fault, Fault::Player(PlayerError::TimedOut(_))));
    }

    #[test]
    fn a_program_that_does_not_answer_loses() {
        let fault = fault_of("exec sleep 60", SHORT);
        assert!(matches!(fault, Fault::Player(PlayerError::TimedOut(_))));
    }

    #[test]
    fn a_program_that_exits_loses() {
        assert_eq!(fault_of("exit 1", LONG), PlayerError::Died.into());
        assert_eq!(fault_of(&answering("exit 1"), LONG), PlayerError::Died.into());
    }

    #[test]
    fn a_program_that_does_not_exist_cannot_be_started() {
        let mut player = UgiPlayer::new("/nowhere/player", []);
        assert!(matches!(player.new_game(Variant::Yinsh), Err(PlayerError::Start(_))));
    }

    #[test]
    fn a_program_receives_the_game_and_the_budget_and_its_turn_is_played() {
        // The script plays only if it receives exactly the right commands.
        let script = "game=; while read -r line; do case $line in \
             ugi) echo id name test; echo ugiok;; isready) echo readyok;; \
             'setoption name Hash value 7') hash=7;; \
             'setoption name Game value gipf-basic') game=1$hash;; \
             'position startpos moves e9-e7') place=1;; \
             'go nodes 50') [ $game$place = 171 ] && echo info depth 1 && echo bestmove b3;; \
             quit) exit;; esac; done";
        let mut player = shell(script).with_option("Hash", "7");
        let mut game = AnyGame::start(Variant::GipfBasic);
        game.play_turn("e9-e7").unwrap();
        player.new_game(Variant::GipfBasic).unwrap();
        assert_eq!(player.play(&game, Budget::Nodes(50)), Ok("b3".to_owned()));
    }

    #[test]
    fn a_program_that_exited_is_restarted() {
        let mut player = shell(&answering("exit"));
        let game = AnyGame::start(Variant::GipfBasic);
        for _ in 0..2 {
            player.new_game(Variant::GipfBasic).unwrap();
            assert_eq!(player.play(&game, Budget::Nodes(1)), Err(PlayerError::Died));
        }
    }
}
