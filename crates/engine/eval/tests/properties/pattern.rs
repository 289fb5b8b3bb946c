use std::collections::HashSet;

use eval::pattern::{self, Breakdown, Pattern, Patterned, WeightedGame, Weights, WeightsError};
use hexgrid::Symmetry;
use search::{Evaluate, Score};

use crate::games::{Tried, exchanged, positions};

/// Returns random weights, small enough that no sum is clamped.
fn weights<G: Patterned>() -> Weights {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut weights = Weights::zero::<G>(3);
    weights.values.iter_mut().for_each(|value| *value = rng.i16(-300..=300));
    weights
}

fn pattern<G: Patterned>() -> Pattern<G> {
    Pattern::new(&weights::<G>()).expect("weights of this game")
}

fn sum_the_features<G: Patterned + Tried>(games: usize) {
    let (weights, pattern) = (weights::<G>(), pattern::<G>());
    positions::<G>(games, |position| {
        let mut sum = 0;
        position.features(|weight| sum += i32::from(weights.values[weight]));
        let value = position.base() + sum / i32::from(weights.scale);
        assert_eq!(pattern.evaluate(position), value, "{position}");
    });
}

fn judge_alike<G: Patterned + Tried>(games: usize) {
    let pattern = pattern::<G>();
    positions::<G>(games, |position| {
        let value = pattern.evaluate(position);
        for symmetry in Symmetry::ALL {
            assert_eq!(pattern.evaluate(&Tried::image(position, symmetry)), value, "{position}");
        }
        if let Some(other) = exchanged(position) {
            assert_eq!(pattern.evaluate(&other), value, "{position}");
        }
    });
}

/// Returns the indices of the weights that positions of random games use.
fn used<G: Patterned + Tried>(games: usize) -> HashSet<usize> {
    let mut used = HashSet::new();
    positions::<G>(games, |position| position.features(|weight| _ = used.insert(weight)));
    used
}

#[test]
fn the_pattern_of_yinsh_is_the_sum_of_its_features() {
    sum_the_features::<yinsh::Position>(100);
}

#[test]
fn the_pattern_of_gipf_is_the_sum_of_its_features() {
    sum_the_features::<gipf::Position>(100);
}

#[cfg(feature = "potentials")]
#[test]
fn the_pattern_of_potentials_is_that_of_gipf_plus_the_sum_of_its_features() {
    sum_the_features::<potentials::Position>(20);
}

#[cfg(feature = "potentials")]
#[test]
fn the_pattern_of_potentials_is_invariant_under_symmetry_and_exchange_of_colours() {
    judge_alike::<potentials::Position>(20);
}

#[cfg(feature = "potentials")]
#[test]
fn every_feature_of_potentials_has_a_weight() {
    let used = used::<potentials::Position>(60);
    let weights = <potentials::Position as Patterned>::WEIGHTS;
    assert!(used.iter().all(|&weight| weight < weights));
    // Random play visits most features, including the last: the right to an extra push.
    assert!(used.len() > weights / 2 && used.contains(&(weights - 1)), "{}", used.len());
}

#[cfg(feature = "potentials")]
#[test]
fn a_position_without_potentials_is_evaluated_as_in_gipf() {
    let terms = "tournament:18/18:-".parse().expect("terms");
    let zero = Weights::zero::<potentials::Position>(1);
    let zero = Pattern::<potentials::Position>::new(&zero).expect("weights of this game");
    positions::<gipf::Position>(10, |position| {
        let text = position.to_string();
        let fields: Vec<&str> = text.split(' ').collect();
        if let [board, player, stage, reserves, rights] = fields[..] {
            let text = format!("{board} {player} {stage} {reserves} - {rights}");
            let same = <potentials::Position as game::Game>::from_text(terms, &text);
            let same = same.unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(zero.evaluate(&same), pattern::gipf().evaluate(position), "{text}");
        }
    });
}

fn sum_the_parts<G: Tried>(split: fn(&G) -> Breakdown, evaluation: &impl Evaluate<G>) {
    let mut lines_matter = 0;
    positions::<G>(20, |position| {
        let parts = split(position);
        assert_eq!(parts.total(), evaluation.evaluate(position), "{position}");
        let lines: f64 = parts.lines().iter().map(|line| parts.value(line)).sum();
        let sum = lines + parts.rest();
        // An evaluation is a quotient that was rounded down in size, with potentials twice.
        assert!((sum - f64::from(parts.total())).abs() < 2.0, "{sum}: {position}");
        lines_matter += usize::from(lines.abs() > 20.0);
    });
    assert!(lines_matter > 500, "{lines_matter}");
}

#[test]
fn the_lines_and_the_rest_add_up_to_the_evaluation_of_yinsh() {
    sum_the_parts(pattern::split_yinsh, pattern::yinsh());
}

#[test]
fn the_lines_and_the_rest_add_up_to_the_evaluation_of_gipf() {
    sum_the_parts(pattern::split_gipf, pattern::gipf());
}

#[cfg(feature = "potentials")]
#[test]
fn the_lines_and_the_rest_add_up_to_the_evaluation_of_potentials() {
    sum_the_parts(pattern::split_potentials, pattern::potentials());
}

/// Returns the values of the lines in which two positions differ, as text.
fn changed_lines(before: &Breakdown, after: &Breakdown) -> Vec<String> {
    let values = |parts: &Breakdown| -> Vec<f64> {
        // Values are for the player to act, who has changed.
        parts.lines().iter().map(|line| parts.value(line)).collect()
    };
    let pairs = values(before).into_iter().zip(values(after)).zip(before.lines());
    let changed = pairs.filter(|((before, after), _)| (before + after).abs() > 1e-9);
    changed.map(|(_, line)| line.points().concat()).collect()
}

#[test]
fn an_empty_board_has_no_line_that_favours_a_player() {
    let start = pattern::split_gipf(&gipf::Position::start(gipf::Variant::Tournament));
    assert!(start.lines().iter().all(|line| start.value(line) == 0.0));
    assert_eq!(start.lines().len(), 21);
    let start = pattern::split_yinsh(&yinsh::Position::start(yinsh::Variant::Normal));
    assert!(start.lines().iter().all(|line| start.value(line) == 0.0));
    assert_eq!(start.lines().len(), 33);
}

#[test]
fn a_line_without_markers_favours_no_player() {
    let rings = "r3/3R3/8/2r6/4R5/4R4/3r6/9/2r5/R6/1rR1 b move 0-0";
    let rings = yinsh::Position::from_text(yinsh::Variant::Normal, rings).expect("five rings each");
    let parts = pattern::split_yinsh(&rings);
    assert!(parts.lines().iter().all(|line| parts.value(line) == 0.0));
}

#[test]
fn a_turn_changes_only_the_lines_that_it_touches() {
    let mut game = game::History::new(gipf::Position::start(gipf::Variant::Basic));
    let before = pattern::split_gipf(game.position());
    game.play_turn("a1-c3").expect("a legal turn");
    let after = pattern::split_gipf(game.position());
    // The piece is pushed to b2, and the one there before to c3: five lines lead through them.
    let changed = changed_lines(&before, &after);
    assert_eq!(changed.len(), 5, "{changed:?}");
}

#[test]
fn the_pattern_of_yinsh_is_invariant_under_symmetry_and_exchange_of_colours() {
    judge_alike::<yinsh::Position>(30);
}

#[test]
fn the_pattern_of_gipf_is_invariant_under_symmetry_and_exchange_of_colours() {
    judge_alike::<gipf::Position>(30);
}

#[test]
fn every_feature_of_yinsh_has_a_weight() {
    let used = used::<yinsh::Position>(20);
    assert!(used.iter().all(|&weight| weight < <yinsh::Position as Patterned>::WEIGHTS));
    // The empty window of each orbit.
    assert!((0..13).all(|orbit| used.contains(&(orbit * 1024))));
}

#[test]
fn every_feature_of_gipf_has_a_weight() {
    let used = used::<gipf::Position>(20);
    assert!(used.iter().all(|&weight| weight < <gipf::Position as Patterned>::WEIGHTS));
    assert!((0..6).all(|orbit| used.contains(&(orbit * 625))));
}

#[test]
fn extreme_weights_stay_within_bounds() {
    for extreme in [i16::MIN, i16::MAX] {
        let mut weights = Weights::zero::<yinsh::Position>(1);
        weights.values.fill(extreme);
        let pattern = Pattern::<yinsh::Position>::new(&weights).unwrap();
        positions::<yinsh::Position>(5, |position| {
            assert_eq!(pattern.evaluate(position).abs(), Score::LARGEST_EVALUATION);
        });
    }
}

#[test]
fn weights_round_trip_through_bytes() {
    let weights = weights::<gipf::Position>();
    assert_eq!(Weights::from_bytes(&weights.to_bytes()), Ok(weights));
}

#[test]
fn a_file_with_any_changed_byte_is_rejected() {
    let bytes = weights::<gipf::Position>().to_bytes();
    for index in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[index] ^= 0x10;
        assert!(Weights::from_bytes(&damaged).is_err(), "byte {index}");
    }
}

#[test]
fn a_truncated_file_is_rejected() {
    let bytes = weights::<gipf::Position>().to_bytes();
    for length in [0, 7, 19, 23] {
        let error = Weights::from_bytes(&bytes[..length]).unwrap_err();
        assert_eq!(error, WeightsError::TooShort);
    }
    let error = Weights::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err();
    assert!(matches!(error, WeightsError::Length { .. }));
}

#[test]
fn damaged_headers_cause_specific_errors() {
    let bytes = weights::<gipf::Position>().to_bytes();
    let damaged = |index: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[index] = byte;
        Weights::from_bytes(&bytes).unwrap_err()
    };
    assert_eq!(damaged(0, b'G'), WeightsError::NotWeights);
    assert_eq!(damaged(8, 9), WeightsError::Version(9));
    assert_eq!(damaged(10, 77), WeightsError::UnknownGame(77));
    assert!(matches!(damaged(16, bytes[16] ^ 1), WeightsError::Length { .. }));
    assert_eq!(damaged(30, bytes[30] ^ 1), WeightsError::Checksum);
}

#[test]
fn weights_of_another_game_are_rejected() {
    let error = Pattern::<yinsh::Position>::new(&weights::<gipf::Position>()).unwrap_err();
    let [expected, found] = [WeightedGame::Yinsh, WeightedGame::Gipf];
    assert_eq!(error, WeightsError::OtherGame { expected, found });
}

#[test]
fn a_wrong_number_of_weights_is_rejected() {
    let mut weights = weights::<gipf::Position>();
    weights.values.push(0);
    let error = Pattern::<gipf::Position>::from_bytes(&weights.to_bytes()).unwrap_err();
    assert!(matches!(error, WeightsError::Count { .. }));
}

#[test]
fn a_scale_of_zero_is_rejected() {
    let weights = Weights::zero::<gipf::Position>(0);
    let error = Pattern::<gipf::Position>::from_bytes(&weights.to_bytes()).unwrap_err();
    assert_eq!(error, WeightsError::ScaleZero);
}
