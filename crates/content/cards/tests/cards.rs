//! Tests of cards and their due dates.

use cards::{Card, DAY_MS, Grade, Memory, Review, forecast, standing};

fn grade(number: &str) -> Grade {
    Grade::ALL[number.parse::<usize>().expect("a number") - 1]
}

/// Returns a card with reviews written as `grade@day`; reviews on the same day are a minute apart.
fn card(text: &str) -> Card {
    let mut card = Card::default();
    for (index, review) in text.split(' ').enumerate() {
        let (number, day) = review.split_once('@').expect("grade@day");
        let at = day.parse::<i64>().expect("a day") * DAY_MS + index as i64 * 60_000;
        card.add(Review { at, grade: grade(number) });
    }
    card
}

#[test]
fn the_memory_state_agrees_with_another_implementation() {
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-6 * b.abs().max(1.0);
    let mut count = 0;
    for line in include_str!("vectors.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [reviews, stability, difficulty, interval] = fields[..] else { panic!("{line}") };
        let memory = card(reviews).memory().expect("the card has reviews");
        assert!(near(memory.stability, stability.parse().expect("a number")), "{line}: {memory:?}");
        assert!(
            near(memory.difficulty, difficulty.parse().expect("a number")),
            "{line}: {memory:?}"
        );
        assert_eq!(memory.interval(), interval.parse::<u32>().expect("a number"), "{line}");
        count += 1;
    }
    assert_eq!(count, 120);
}

#[test]
fn the_chance_of_remembering_is_ninety_percent_after_the_stability() {
    let memory = Memory { stability: 50.0, difficulty: 5.0 };
    assert!((memory.retrievability(50) - 0.9).abs() < 1e-12);
    assert!((memory.retrievability(0) - 1.0).abs() < 1e-12);
    assert_eq!(memory.interval(), 50);
}

#[test]
fn reviews_of_two_offline_devices_are_merged_without_loss() {
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..200 {
        let reviews: Vec<Review> = (0..rng.usize(1..12))
            .map(|_| Review { at: rng.i64(0..400) * DAY_MS, grade: Grade::ALL[rng.usize(..4)] })
            .collect();
        let (mut one, mut other, mut whole) = (Card::default(), Card::default(), Card::default());
        for review in reviews {
            whole.add(review);
            // A review known to both devices counts once.
            if rng.bool() {
                one.add(review);
            } else {
                other.add(review);
                if rng.bool() {
                    one.add(review);
                }
            }
        }
        let mut joined = one.clone();
        joined.join(&other);
        other.join(&one);
        assert_eq!(joined, whole);
        assert_eq!(other, whole);
        assert_eq!(joined.due(), whole.due());
    }
}

#[test]
fn a_forgotten_card_is_due_again_on_the_same_day() {
    let card = card("3@0 1@3");
    let last = card.last().expect("the card has reviews").at;
    assert!(!card.is_due(last));
    assert!(card.is_due(last + 600_000));
}

#[test]
fn a_card_that_was_never_reviewed_is_due() {
    assert!(Card::default().is_due(0));
    assert_eq!(Card::default().due(), None);
    assert_eq!(Card::default().memory(), None);
}

#[test]
fn a_better_grade_never_shortens_the_interval() {
    let mut rng = fastrand::Rng::with_seed(9);
    for _ in 0..500 {
        let mut memory = Memory::first(Grade::ALL[rng.usize(..4)]);
        for _ in 0..rng.usize(..6) {
            memory = memory.after(rng.u32(..200), Grade::ALL[rng.usize(..4)]);
        }
        let days = rng.u32(..200);
        let next = Grade::ALL.map(|grade| memory.after(days, grade).stability);
        assert!(next.is_sorted(), "{memory:?} {days}: {next:?}");
    }
}

#[test]
fn extreme_times_keep_the_memory_state_valid() {
    let mut card = Card::default();
    for at in [i64::MIN, -1, 0, i64::MAX] {
        card.add(Review { at, grade: Grade::Easy });
        card.add(Review { at, grade: Grade::Again });
    }
    assert!(card.due().is_some());
    let memory = card.memory().expect("the card has reviews");
    assert!(memory.stability.is_finite() && (1.0..=10.0).contains(&memory.difficulty));
    assert!(memory.interval() <= 36_500);
}

#[test]
fn due_new_and_known_cards_are_counted() {
    let cards = [card("3@0"), card("1@0"), card("4@0 4@9 4@60"), Card::default()];
    let standing = standing(&cards, DAY_MS);
    assert_eq!((standing.cards, standing.due, standing.new, standing.known), (4, 2, 1, 1));
}

#[test]
fn the_forecast_counts_every_card_on_its_due_day() {
    let cards = [card("3@0"), card("3@0"), card("1@0"), Card::default()];
    assert_eq!(forecast(&cards, 0, 4), [2, 0, 2, 0]);
    assert_eq!(forecast(&cards, 10 * DAY_MS, 3), [4, 0, 0]);
}
