//! The perft suites and test vectors in `data/` are true, by the fast rules and by the
//! twins.

use std::{fs, path::PathBuf, thread};

use claims::{Checked, Suite, SuiteEntry, Twin, Vector, games};

/// The twins count up to here; deeper counts rest on the fast rules alone.
const TWIN_LIMIT: u64 = 600_000;

fn data(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../data").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn suite<G: Checked>(variant: G::Variant) -> Suite {
    Suite::read(&data(&format!("perft/{}.perft", G::variant_of(variant)))).expect("a suite")
}

fn vectors<G: Checked>(variant: G::Variant) -> Vec<Vector> {
    let text = data(&format!("vectors/{}.jsonl", G::variant_of(variant)));
    text.lines().map(|line| Vector::read(line).expect("a vector")).collect()
}

macro_rules! for_every_variant {
    ($claim:ident) => {
        for variant in yinsh::Variant::ALL {
            $claim::<yinsh::Position>(variant);
        }
        for variant in gipf::Variant::ALL {
            $claim::<gipf::Position>(variant);
        }
    };
}

#[test]
fn the_fast_rules_find_the_published_perft_counts() {
    fn claim<G: Checked>(variant: G::Variant) {
        for SuiteEntry { position, counts } in suite::<G>(variant).entries {
            let position = G::from_text(variant, &position).unwrap();
            for (depth, count) in counts {
                assert_eq!(game::perft(&position, depth), count, "{position} depth {depth}");
                if count < 1_000_000 {
                    assert_eq!(game::perft_made(&position, depth), count, "{position}");
                }
            }
        }
    }
    for_every_variant!(claim);
}

#[test]
fn the_twins_confirm_the_published_perft_counts() {
    fn claim<G: Checked>(variant: G::Variant) {
        let id = G::variant_of(variant).id();
        let entries = suite::<G>(variant).entries;
        // A quick run looks at some of them.
        let entries = &entries[..games(entries.len()).max(3)];
        thread::scope(|scope| {
            for half in entries.chunks(entries.len().div_ceil(2)) {
                scope.spawn(move || {
                    for SuiteEntry { position, counts } in half {
                        let twin = G::Twin::from_position(id, position).unwrap();
                        for &(depth, count) in counts.iter().filter(|c| c.1 <= TWIN_LIMIT) {
                            assert_eq!(twin.perft(depth), count, "{position} depth {depth}");
                        }
                    }
                });
            }
        });
    }
    for_every_variant!(claim);
}

#[test]
fn every_suite_has_thirty_positions_besides_the_start() {
    fn claim<G: Checked>(variant: G::Variant) {
        assert!(suite::<G>(variant).entries.len() > 30);
    }
    for_every_variant!(claim);
}

#[test]
fn the_suites_hold_the_counts_that_other_programs_found() {
    let counts = |text: Suite, entry: usize| -> Vec<u64> {
        text.entries[entry].counts.iter().map(|c| c.1).collect()
    };
    let yinsh = suite::<yinsh::Position>(yinsh::Variant::Normal);
    assert_eq!(counts(yinsh, 0)[..3], [85, 7_140, 592_620]);
    for variant in [gipf::Variant::Basic, gipf::Variant::Standard] {
        let gipf = suite::<gipf::Position>(variant);
        assert_eq!(counts(gipf, 0)[..4], [30, 924, 29_016, 924_432]);
    }
    let tournament = suite::<gipf::Position>(gipf::Variant::Tournament);
    assert_eq!(counts(tournament, 0)[..4], [18, 348, 14_304, 620_352]);
}

#[test]
fn a_placement_of_ten_rings_gives_the_counts_that_other_programs_found() {
    use game::Game;
    let mut position = yinsh::Position::start(yinsh::Variant::Normal);
    for token in "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3".split(' ') {
        position.try_play(token.parse().unwrap()).unwrap();
    }
    let counts = [1, 2, 3, 4].map(|depth| game::perft(&position, depth));
    assert_eq!(counts, [63, 3_891, 238_775, 14_391_691]);
    let twin = twin::yinsh::Game::from_position("yinsh", &position.to_string()).unwrap();
    assert_eq!([1, 2, 3].map(|depth| twin.perft(depth)), [63, 3_891, 238_775]);
}

#[test]
fn counting_every_dot_apart_gives_the_counts_that_other_programs_found() {
    use game::Game;
    for variant in [gipf::Variant::Basic, gipf::Variant::Standard] {
        let start = gipf::Position::start(variant);
        let counts = [1, 2, 3, 4].map(|depth| gipf::perft_by_dots(&start, depth));
        assert_eq!(counts, [42, 1_764, 73_800, 3_066_768]);
        let twin = twin::gipf::Game::start(start.id());
        assert_eq!([1, 2, 3].map(|depth| twin.perft_dots(depth)), [42, 1_764, 73_800]);
    }
}

#[test]
fn the_fast_rules_agree_with_the_published_vectors() {
    fn claim<G: Checked>(variant: G::Variant) {
        for vector in vectors::<G>(variant) {
            let position = G::from_text(variant, &vector.position).unwrap();
            assert_eq!(Vector::of(&position), vector);
        }
    }
    for_every_variant!(claim);
}

#[test]
fn the_twins_agree_with_the_published_vectors() {
    fn claim<G: Checked>(variant: G::Variant) {
        for vector in vectors::<G>(variant) {
            let twin = Vector::of_twin::<G::Twin>(&vector.game, &vector.position);
            assert_eq!(twin, Some(vector));
        }
    }
    for_every_variant!(claim);
}

#[test]
fn there_are_more_than_a_thousand_vectors() {
    let yinsh: usize =
        yinsh::Variant::ALL.map(|v| vectors::<yinsh::Position>(v).len()).iter().sum();
    let gipf: usize = gipf::Variant::ALL.map(|v| vectors::<gipf::Position>(v).len()).iter().sum();
    assert!(yinsh + gipf >= 1_000);
}
