use fastrand::Rng;
use record::{DatedRating, RatedGame, Rating, Score, TAU, rate, rate_one};
use variants::Color;

const DAY_MS: i64 = 86_400_000;
const NOW: i64 = 1_800_000_000_000;

fn rating(rating: f64, deviation: f64, volatility: f64) -> Rating {
    Rating { rating, deviation, volatility }
}

fn close(a: f64, b: f64, by: f64) {
    assert!((a - b).abs() < by, "{a} is not {b}");
}

fn any_dated_rating(rng: &mut Rng) -> DatedRating {
    DatedRating {
        rating: rating(
            400.0 + 3600.0 * rng.f64(),
            45.0 + 455.0 * rng.f64(),
            0.01 + 0.09 * rng.f64(),
        ),
        at: rng.bool().then(|| NOW - rng.i64(0..1000 * DAY_MS)),
    }
}

#[test]
fn glickmans_example_has_the_published_result() {
    let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)].map(
        |(opponent, deviation, points)| RatedGame {
            opponent: rating(opponent, deviation, 0.06),
            points,
        },
    );
    let after = rating(1500.0, 200.0, 0.06).after(&games, 1.0, 0.5);
    close(after.rating, 1464.06, 0.01);
    close(after.deviation, 151.52, 0.01);
    close(after.volatility, 0.05999, 0.00001);
}

#[test]
fn a_settled_player_is_provisional_after_a_year_without_games() {
    let settled = rating(1700.0, 60.0, 0.06);
    assert!(!settled.aged(360.0).provisional());
    assert!(settled.aged(370.0).provisional());
    close(settled.aged(365.0).deviation, 110.0, 0.1);
}

#[test]
fn a_deviation_grows_with_time_up_to_its_bound() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..1000 {
        let before = any_dated_rating(&mut rng).rating;
        let days = 100.0 * rng.f64();
        let (soon, late) = (before.aged(days), before.aged(days + 1.0));
        assert!(before.deviation <= soon.deviation && soon.deviation <= late.deviation);
        assert!(before.aged(1e300).deviation <= 500.0);
        assert_eq!(late.rating, before.rating);
        // Two consecutive pauses have the same effect as one of the same total length.
        close(before.aged(5.0).aged(7.0).deviation, before.aged(12.0).deviation, 1e-9);
    }
}

#[test]
fn ratings_stay_within_their_bounds() {
    let mut rng = Rng::with_seed(2);
    for _ in 0..20_000 {
        let (white, black) = (any_dated_rating(&mut rng), any_dated_rating(&mut rng));
        let score = [Score::WhiteWins, Score::BlackWins, Score::Draw][rng.usize(..3)];
        for after in rate(white, black, score, NOW).unwrap() {
            assert!((400.0..=4000.0).contains(&after.rating), "{after:?}");
            assert!((45.0..=500.0).contains(&after.deviation), "{after:?}");
            assert!((0.01..=0.1).contains(&after.volatility), "{after:?}");
        }
    }
}

#[test]
fn a_win_never_lowers_and_a_loss_never_raises_a_rating() {
    let mut rng = Rng::with_seed(3);
    for _ in 0..5000 {
        let (white, black) = (any_dated_rating(&mut rng), any_dated_rating(&mut rng));
        let [winner, loser] = rate(white, black, Score::WhiteWins, NOW).unwrap();
        assert!(winner.rating >= white.rating.rating && loser.rating <= black.rating.rating);
        let [drawn, _] = rate(white, black, Score::Draw, NOW).unwrap();
        assert!(loser.rating <= black.rating.rating && drawn.rating <= winner.rating);
    }
}

#[test]
fn colours_do_not_affect_ratings() {
    let mut rng = Rng::with_seed(4);
    for _ in 0..1000 {
        let (a, b) = (any_dated_rating(&mut rng), any_dated_rating(&mut rng));
        let [a_white, b_black] = rate(a, b, Score::WhiteWins, NOW).unwrap();
        let [b_white, a_black] = rate(b, a, Score::BlackWins, NOW).unwrap();
        assert_eq!((a_white, b_black), (a_black, b_white));
    }
}

#[test]
fn between_equal_players_one_gains_what_the_other_loses() {
    let [winner, loser] =
        rate(DatedRating::START, DatedRating::START, Score::WhiteWins, NOW).unwrap();
    close(winner.rating - 1500.0, 1500.0 - loser.rating, 1e-9);
    assert_eq!(winner.deviation, loser.deviation);
    assert!(winner.rating > 1600.0 && winner.deviation < 350.0);
    let [one, other] = rate(DatedRating::START, DatedRating::START, Score::Draw, NOW).unwrap();
    assert_eq!((one.rating, other.rating), (1500.0, 1500.0));
}

#[test]
fn the_stronger_player_is_expected_to_win() {
    let (strong, weak) = (rating(1900.0, 60.0, 0.06), rating(1500.0, 60.0, 0.06));
    close(strong.expected(weak) + weak.expected(strong), 1.0, 1e-9);
    assert!(strong.expected(weak) > 0.9);
    close(weak.expected(weak), 0.5, 1e-9);
}

#[test]
fn only_one_side_is_rated_against_a_fixed_rating() {
    let engine = rating(1800.0, 45.0, 0.06);
    let after = rate_one(DatedRating::START, Color::Black, engine, Score::BlackWins, NOW).unwrap();
    let game = RatedGame { opponent: engine, points: 1.0 };
    assert_eq!(after, Rating::START.after(&[game], 0.0, TAU));
    assert!(after.rating > 1700.0);
}

#[test]
fn a_game_without_a_result_is_not_rated() {
    assert_eq!(rate(DatedRating::START, DatedRating::START, Score::Open, NOW), None);
    let engine = rating(1800.0, 45.0, 0.06);
    assert_eq!(rate_one(DatedRating::START, Color::White, engine, Score::Open, NOW), None);
}

#[test]
fn a_rating_settles_after_some_games() {
    let mut rng = Rng::with_seed(6);
    let (mut player, opponent) = (DatedRating::START, rating(1800.0, 60.0, 0.06));
    let mut now = NOW;
    for _ in 0..150 {
        let won = rng.f64() < rating(2000.0, 60.0, 0.06).expected(opponent);
        let score = if won { Score::WhiteWins } else { Score::BlackWins };
        now += DAY_MS / 10;
        let after = rate_one(player, Color::White, opponent, score, now).unwrap();
        player = DatedRating { rating: after, at: Some(now) };
    }
    assert!(!player.rating.provisional());
    assert!((1850.0..2150.0).contains(&player.rating.rating), "{player:?}");
}

#[test]
fn setting_back_the_system_clock_does_not_lower_a_deviation() {
    let player = DatedRating { rating: rating(1500.0, 80.0, 0.06), at: Some(NOW + DAY_MS) };
    assert_eq!(player.idle(NOW), 0.0);
    assert_eq!(player.rating.aged(-5.0), player.rating);
}

#[test]
fn ratings_round_trip_in_json() {
    let text = r#"{"rating":1500.0,"deviation":350.0,"volatility":0.06}"#;
    assert_eq!(serde_json::to_string(&Rating::START).unwrap(), text);
    assert_eq!(serde_json::from_str::<Rating>(text).unwrap(), Rating::START);
    assert!(Rating::START.provisional());
}

/// Computes Glickman's steps 2 to 8 as in the paper, finding the volatility by bisection.
fn by_the_paper(player: Rating, games: &[RatedGame], periods: f64, tau: f64) -> Rating {
    let scale = 173.7178;
    let mu = |rating: Rating| (rating.rating - 1500.0) / scale;
    let phi = player.deviation / scale;
    let mut inverse_variance = 0.0;
    let mut sum = 0.0;
    for game in games {
        let opponent_phi = game.opponent.deviation / scale;
        let g = (1.0 + 3.0 * (opponent_phi / std::f64::consts::PI).powi(2)).powf(-0.5);
        let e = 1.0 / (1.0 + (g * (mu(game.opponent) - mu(player))).exp());
        inverse_variance += g.powi(2) * e * (1.0 - e);
        sum += g * (game.points - e);
    }
    let variance = 1.0 / inverse_variance;
    let delta = variance * sum;
    let a = 2.0 * player.volatility.ln();
    let f = |x: f64| {
        let e = x.exp();
        let top = e * (delta.powi(2) - phi.powi(2) - variance - e);
        top / (2.0 * (phi.powi(2) + variance + e).powi(2)) - (x - a) / tau.powi(2)
    };
    let (mut low, mut high) = (a - 50.0, a + 50.0);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if f(middle) > 0.0 { low = middle } else { high = middle }
    }
    let volatility = (low / 2.0).exp();
    let widened = phi.powi(2) + periods * volatility.powi(2);
    let phi = (1.0 / widened + inverse_variance).powf(-0.5);
    let mu = mu(player) + phi.powi(2) * sum;
    rating(mu * scale + 1500.0, phi * scale, volatility)
}

#[test]
fn ratings_equal_those_of_the_paper() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..3000 {
        let player = any_dated_rating(&mut rng).rating;
        let games: Vec<RatedGame> = (0..rng.usize(1..6))
            .map(|_| RatedGame {
                // The ratings are close enough that no result is certain.
                opponent: Rating {
                    rating: (player.rating + 1600.0 * (rng.f64() - 0.5)).clamp(400.0, 4000.0),
                    ..any_dated_rating(&mut rng).rating
                },
                points: [0.0, 0.5, 1.0][rng.usize(..3)],
            })
            .collect();
        let (periods, tau) = (3.0 * rng.f64(), 0.3 + 0.9 * rng.f64());
        let wanted = by_the_paper(player, &games, periods, tau);
        let found = player.after(&games, periods, tau);
        close(found.rating, wanted.rating.clamp(400.0, 4000.0), 0.001);
        close(found.deviation, wanted.deviation.clamp(45.0, 500.0), 0.001);
        close(found.volatility, wanted.volatility.clamp(0.01, 0.1), 1e-6);
    }
}

#[test]
fn a_period_without_games_only_widens_the_deviation() {
    let before = rating(1700.0, 60.0, 0.06);
    let after = before.after(&[], 4.0, TAU);
    // 4 periods: the square grows by 4 * (0.06 * 173.7178)^2.
    close(after.deviation, (3600.0_f64 + 434.56).sqrt(), 0.001);
    assert_eq!((after.rating, after.volatility), (before.rating, before.volatility));
}

#[test]
fn a_rating_out_of_bounds_is_clamped() {
    let bounds = |rating: Rating| rating.aged(0.0);
    assert_eq!(bounds(rating(100.0, 10.0, 0.5)), rating(400.0, 45.0, 0.1));
    assert_eq!(bounds(rating(9000.0, 900.0, 0.001)), rating(4000.0, 500.0, 0.01));
}

#[test]
fn idle_time_is_counted_in_days_from_the_last_game() {
    let player = DatedRating { rating: Rating::START, at: Some(NOW - 3 * DAY_MS - DAY_MS / 2) };
    assert_eq!(player.idle(NOW), 3.5);
    assert_eq!(DatedRating::START.idle(NOW), 0.0);
}

#[test]
fn idle_time_widens_both_deviations_before_the_game_is_rated() {
    let settled = rating(1500.0, 60.0, 0.06);
    let fresh = DatedRating { rating: settled, at: Some(NOW) };
    let rusty = DatedRating { rating: settled, at: Some(NOW - 1000 * DAY_MS) };
    let [winner, _] = rate(fresh, fresh, Score::WhiteWins, NOW).unwrap();
    let [rusty_winner, loser] = rate(rusty, fresh, Score::WhiteWins, NOW).unwrap();
    assert!(rusty_winner.rating > winner.rating + 10.0);
    // The idle winner's rating is uncertain, so losing to them costs less.
    let [_, usual_loser] = rate(fresh, fresh, Score::WhiteWins, NOW).unwrap();
    assert!(loser.rating > usual_loser.rating);
}

#[test]
fn the_expected_score_is_the_logistic_curve_of_the_damped_difference() {
    // By hand: g(60 / 173.7178) = 0.98235, so 1 / (1 + exp(-0.98235 * 200 / 173.7178)).
    let (strong, weak) = (rating(1700.0, 300.0, 0.06), rating(1500.0, 60.0, 0.06));
    close(strong.expected(weak), 0.75602, 0.00001);
}

#[test]
fn a_rating_is_provisional_above_a_deviation_of_110() {
    assert!(!rating(1500.0, 110.0, 0.06).provisional());
    assert!(rating(1500.0, 110.01, 0.06).provisional());
}
