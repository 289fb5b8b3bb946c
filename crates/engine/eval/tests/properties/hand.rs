use eval::Hand;
use hexgrid::Symmetry;
use search::{Evaluate, Score};

use crate::games::{Tried, exchanged, positions};

fn is_invariant_under_symmetry<G: Tried>(games: usize)
where
    Hand: Evaluate<G>,
{
    positions::<G>(games, |position| {
        for symmetry in Symmetry::ALL {
            let image = Tried::image(position, symmetry);
            assert_eq!(Hand.evaluate(&image), Hand.evaluate(position), "{position} {symmetry:?}");
        }
    });
}

fn is_invariant_under_exchange_of_colours<G: Tried>(games: usize)
where
    Hand: Evaluate<G>,
{
    let mut tried = 0;
    positions::<G>(games, |position| {
        if let Some(other) = exchanged(position) {
            assert_eq!(Hand.evaluate(&other), Hand.evaluate(position), "{position}");
            tried += 1;
        }
    });
    assert!(tried > games * 20);
}

fn stay_within_bounds<G: Tried>(games: usize)
where
    Hand: Evaluate<G>,
{
    positions::<G>(games, |position| {
        assert!(Hand.evaluate(position).abs() <= Score::LARGEST_EVALUATION, "{position}");
    });
}

#[test]
fn images_of_a_yinsh_position_have_the_same_evaluation() {
    is_invariant_under_symmetry::<yinsh::Position>(30);
}

#[test]
fn images_of_a_gipf_position_have_the_same_evaluation() {
    is_invariant_under_symmetry::<gipf::Position>(30);
}

#[test]
fn exchanging_colours_does_not_change_the_evaluation_of_yinsh() {
    is_invariant_under_exchange_of_colours::<yinsh::Position>(100);
}

#[test]
fn exchanging_colours_does_not_change_the_evaluation_of_gipf() {
    is_invariant_under_exchange_of_colours::<gipf::Position>(100);
}

#[cfg(feature = "potentials")]
#[test]
fn images_of_a_position_with_potentials_have_the_same_evaluation() {
    is_invariant_under_symmetry::<potentials::Position>(10);
}

#[cfg(feature = "potentials")]
#[test]
fn exchanging_colours_does_not_change_the_evaluation_with_potentials() {
    is_invariant_under_exchange_of_colours::<potentials::Position>(30);
}

#[test]
fn evaluations_of_yinsh_stay_within_bounds() {
    stay_within_bounds::<yinsh::Position>(200);
}

#[test]
fn evaluations_of_gipf_stay_within_bounds() {
    stay_within_bounds::<gipf::Position>(200);
}

fn yinsh(text: &str) -> i32 {
    Hand.evaluate(&yinsh::Position::from_text(yinsh::Variant::Normal, text).expect("a position"))
}

fn yinsh_blitz(text: &str) -> i32 {
    Hand.evaluate(&yinsh::Position::from_text(yinsh::Variant::Blitz, text).expect("a position"))
}

fn gipf(variant: gipf::Variant, text: &str) -> i32 {
    Hand.evaluate(&gipf::Position::from_text(variant, text).expect("a position"))
}

#[test]
fn a_removed_ring_is_better_than_a_well_placed_one() {
    let level = "1R2/7/8/2R6/91/4R1R2/91/3r5/1r1r4/r1R4/1r2";
    let ahead = "1R2/7/8/2R6/91/4R4/91/3r5/1r1r4/r1R4/1r2";
    assert!(yinsh(&format!("{ahead} w move 1-0")) > yinsh(&format!("{level} w move 0-0")) + 200);
}

#[test]
fn the_second_removed_ring_is_worth_more_than_the_first() {
    let [none, one, two] = [
        "RRRR/R6/8/9/91/9/91/9/8/r6/rrrr w move 0-0",
        "RRRR/7/8/9/91/9/91/9/8/r6/rrrr w move 1-0",
        "RRR1/7/8/9/91/9/91/9/8/r6/rrrr w move 2-0",
    ]
    .map(yinsh);
    assert!(two - one > one - none && one > none);
}

#[test]
fn a_lead_is_worth_more_when_the_pool_is_small() {
    let early = "RRRR/7/8/9/91/9/91/9/8/r6/rrrr w move 1-0";
    let late = "RRRR/7/MmMmMm2/mMmMmM3/MmMmMm4/mMmMmM3/MmMmMm4/mMmMmM3/8/r6/rrrr w move 1-0";
    assert!(yinsh(late) > yinsh(early));
}

#[test]
fn four_in_a_row_are_better_than_four_apart() {
    let row = yinsh("RRRR/R6/8/2MMMM3/91/9/91/9/8/r6/rrrr w move 0-0");
    let apart = yinsh("RRRR/R6/8/2M1M4/91/9/91/5M2M/8/r6/rrrr w move 0-0");
    assert!(row > apart + 20);
}

#[test]
fn a_broken_four_is_worth_less() {
    let four = yinsh("RRRR/R6/8/2MMMM3/91/9/91/9/8/r6/rrrr w move 0-0");
    let broken = yinsh("RRRR/R6/8/1mMMMMm2/91/9/91/9/8/r6/rrrr w move 0-0");
    assert!(four > broken);
}

#[test]
fn a_ring_that_completes_a_row_is_better_than_one_elsewhere() {
    let ready = yinsh("RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0");
    let away = yinsh("RRRR/7/8/2MMMM3/91/9/5R4/9/8/r6/rrrr w move 0-0");
    assert!(ready > away);
}

#[test]
fn an_enemy_four_is_worse_in_blitz() {
    let text = "RRRR/R6/8/2mmmm3/91/9/91/9/8/r6/rrrr w move 0-0";
    assert!(yinsh_blitz(text) < yinsh(text));
}

#[test]
fn rings_are_better_placed_apart_and_near_the_centre() {
    let central = yinsh("4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0");
    let rim = yinsh("R3/7/8/9/91/9/91/9/8/7/4 b place 0-0");
    assert!(central < rim);
    let apart = yinsh("4/7/8/3R5/91/9/91/6R2/4r3/1r5/4 w place 0-0");
    let together = yinsh("4/7/8/3RR4/91/9/91/9/4r3/1r5/4 w place 0-0");
    assert!(apart > together);
}

#[test]
fn an_extra_piece_is_an_advantage() {
    let level = gipf(gipf::Variant::Basic, "p2P/5/6/P5p/6/5/p2P w push 12-12");
    let ahead = gipf(gipf::Variant::Basic, "p2P/5/6/P5p/6/5/p2P w push 12-11");
    assert!(ahead > level + 50);
}

#[test]
fn a_piece_counts_more_when_the_reserve_is_small() {
    let board = "p2P/5/6/P5p/6/5/p2P w push";
    let judge = |reserves: &str| gipf(gipf::Variant::Basic, &format!("{board} {reserves}"));
    assert!(judge("2-10") - judge("1-10") > judge("10-10") - judge("9-10"));
}

#[test]
fn the_second_gipf_piece_is_worth_most() {
    let judge = |board: &str| gipf(gipf::Variant::Standard, &format!("{board} w push 8-8"));
    let three = judge("g2G/5/6/G5g/6/5/g2G");
    let two = judge("g2G/5/6/G5g/6/5/g3");
    let one = judge("g2G/5/6/6g/6/5/g3");
    assert!(two - one > three - two && three > two);
}

#[test]
fn three_pieces_in_a_row_are_better_than_three_apart() {
    let judge = |board: &str| gipf(gipf::Variant::Basic, &format!("{board} w push 9-9"));
    assert!(judge("4/5/6/1PPP3/6/5/pp1p") > judge("4/2P2/6/3P3/6/2P2/pp1p"));
}

#[test]
fn a_central_piece_is_better_than_one_at_the_edge() {
    let judge = |board: &str| gipf(gipf::Variant::Basic, &format!("{board} w push 9-9"));
    assert!(judge("4/5/6/3P3/6/5/p3") > judge("4/5/6/P6/6/5/p3"));
}
