//! Collection of positions for the published data from random games, preferably positions in
//! which rows are made, removed or chosen.

use std::collections::HashSet;

use crate::{Checked, Suite, SuiteEntry, Vector, Wanderer};

/// Maximum depth of the perft counts for positions other than the start.
const PERFT_MAX_DEPTH: u32 = 3;

/// Number of positions in a suite, not counting the start.
const SUITE: usize = 36;

/// Number of vectors per variant.
const VECTORS: usize = 210;

/// The variant whose positions have three times as many actions as in other variants, and its
/// number of vectors.
const FEWER_VECTORS: (&str, usize) = ("gipf-ultimate", 80);

/// Generates the perft suite of a variant: the start, then positions in which a row can be chosen
/// or made.
pub fn suite<G: Checked>(variant: G::Variant, start_depth: u32) -> Suite {
    let entry = |position: &G, depth: u32| SuiteEntry {
        position: position.to_string(),
        counts: (1..=depth).map(|depth| (depth, game::perft(position, depth))).collect(),
    };
    let mut entries = vec![entry(&G::start(variant), start_depth)];
    let mut seen = HashSet::new();
    let mut wanted = [SUITE / 3, SUITE - SUITE / 3];
    let mut seed = 0;
    while wanted != [0, 0] {
        seed += 1;
        let mut taken = false;
        Wanderer::turned(90_000 + seed).game(G::start(variant), |position: &G, _| {
            let chooses = position.is_settling() && position.legal_actions().len() > 1;
            let makes = !position.is_settling()
                && position.legal_actions().any(|action| {
                    let mut next = *position;
                    next.play_unchecked(action);
                    next.is_settling()
                });
            let kind = usize::from(!chooses);
            // Take one position per game so that the positions differ.
            if (chooses || makes) && !taken && wanted[kind] > 0 && seen.insert(*position) {
                taken = true;
                wanted[kind] -= 1;
                entries.push(entry(position, PERFT_MAX_DEPTH));
            }
        });
    }
    Suite { entries }
}

/// Generates the test vectors of a variant: a third of them while rows are being removed, some at
/// the end of a game, the rest from anywhere in a game.
pub fn vectors<G: Checked>(variant: G::Variant) -> Vec<Vector> {
    let corners = G::corners(variant).iter().filter_map(|text| G::from_text(variant, text).ok());
    let mut vectors: Vec<Vector> = [G::start(variant)]
        .into_iter()
        .chain(corners)
        .map(|position| Vector::of(&position))
        .collect();
    let mut seen = HashSet::from([G::start(variant)]);
    let all = if G::name(variant) == FEWER_VECTORS.0 { FEWER_VECTORS.1 } else { VECTORS };
    let mut wanted = [all / 3, all / 10, all - all / 3 - all / 10 - 1];
    let mut seed = 0;
    while wanted != [0, 0, 0] {
        seed += 1;
        let mut chooser = Wanderer::new(seed);
        Wanderer::turned(70_000 + seed).game(G::start(variant), |position: &G, action| {
            let kind = match action {
                None => 1,
                Some(_) if position.is_settling() => 0,
                Some(_) => 2,
            };
            if wanted[kind] > 0 && chooser.below(12) < [12, 12, 1][kind] && seen.insert(*position) {
                wanted[kind] -= 1;
                vectors.push(Vector::of(position));
            }
        });
    }
    vectors
}
