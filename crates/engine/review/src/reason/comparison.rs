//! Numbers at the ends of both lines, for lines that no event tells apart.

use variants::Color;

use super::{
    case::Turns,
    code::{Branch, Reason},
    explained::{Explained, Measure},
};

/// Minimum difference, in hundredths of a marker or piece, that is worth a sentence.
const LOSS_MIN: i32 = 70;

/// Returns the number that differs most to the player's disadvantage at the ends of both lines.
pub(super) fn largest<G: Explained>(turns: &Turns<G>) -> Option<Reason> {
    let pairs: Vec<(usize, &G, &G)> = turns.positions().collect();
    let mut comparable =
        pairs.into_iter().rev().filter(|(_, one, other)| one.is_comparable_with(other));
    comparable.find_map(|(turn, played, better)| {
        let both: [Color; 2] = [turns.player(), !turns.player()];
        let differences = both.into_iter().flat_map(|color| {
            let measures = played.measures(color).zip(better.measures(color));
            let pairs =
                measures.into_iter().flat_map(|(played, better)| played.into_iter().zip(better));
            pairs.map(move |(played, better)| (color, played, better))
        });
        let loss = |(color, played, better): &(Color, Measure, Measure)| {
            let sign = if *color == turns.player() { 1 } else { -1 };
            sign * played.worth * (i32::from(better.number) - i32::from(played.number))
        };
        let (color, played, better) =
            differences.filter(|found| loss(found) >= LOSS_MIN).max_by_key(|found| loss(found))?;
        let reason = Reason::of(played.code, color).counted(played.number).against(better.number);
        Some(reason.shown(Branch::Played, turn))
    })
}
