use std::sync::LazyLock;

use game::{Color, Game};
use hexgrid::Axis;

/// Properties of a game that the baselines need in addition to its rules.
pub(super) trait Evaluated: Game {
    /// Returns whether the player to act has to remove something; removals use up no depth.
    fn is_settling(&self) -> bool;

    /// Returns the value of one player's material. The game must not be over.
    fn value(&self, color: Color) -> i32;

    /// Returns the evaluation: the player's value minus the opponent's.
    fn evaluate(&self, color: Color) -> i32 {
        self.value(color) - self.value(!color)
    }
}

/// The 123 windows of five points.
static WINDOWS: LazyLock<Vec<yinsh::Bitboard>> = LazyLock::new(|| {
    let rows = yinsh::Point::ALL
        .into_iter()
        .flat_map(|point| Axis::ALL.map(|axis| yinsh::Row::starting(point, axis)));
    rows.flatten().map(yinsh::Row::points).collect()
});

impl Evaluated for yinsh::Position {
    fn is_settling(&self) -> bool {
        matches!(self.stage(), yinsh::Stage::Row { .. } | yinsh::Stage::Ring { .. })
    }

    fn value(&self, color: Color) -> i32 {
        const RING_OFF: i32 = 1_000;
        const ROW: i32 = 600;
        const FOUR: i32 = 40;
        const MARKER: i32 = 5;
        let own = self.markers(color);
        let blocking = self.rings(!color);
        let mut value = RING_OFF * i32::from(self.rings_off(color)) + MARKER * own.len() as i32;
        for &window in WINDOWS.iter() {
            match (window & own).len() {
                5 => value += ROW,
                // The player's own ring does not block: when it leaves, it adds the fifth marker.
                4 if window.is_disjoint(blocking) => value += FOUR,
                _ => {}
            }
        }
        value
    }
}

impl Evaluated for gipf::Position {
    fn is_settling(&self) -> bool {
        matches!(self.stage(), gipf::Stage::Remove { .. })
    }

    fn value(&self, color: Color) -> i32 {
        const RESERVE: i32 = 10;
        const SINGLE: i32 = 6;
        const GIPF: i32 = 30;
        // Low enough that playing a single piece costs less; otherwise the reserve would run out.
        const MORE_GIPF: i32 = 14;
        let gipf = self.gipf_pieces(color).len() as i32;
        let singles = self.pieces(color).len() as i32 - gipf;
        RESERVE * i32::from(self.reserve(color))
            + SINGLE * singles
            + GIPF * gipf.min(3)
            + MORE_GIPF * (gipf - 3).max(0)
    }
}

#[cfg(feature = "potentials")]
impl Evaluated for potentials::Position {
    fn is_settling(&self) -> bool {
        matches!(self.stage(), potentials::Stage::Remove { .. })
    }

    fn value(&self, color: Color) -> i32 {
        const RESERVE: i32 = 10;
        const SINGLE: i32 = 6;
        const GIPF: i32 = 30;
        const MORE_GIPF: i32 = 14;
        // High enough that a loaded piece is preferred to a basic, which would forfeit the right to
        // it.
        const IN_HAND: i32 = 2;
        const LOADED: i32 = 4;
        // Lower than a single piece, because it never returns to the reserve.
        const USED: i32 = 2;
        let gipf = self.gipf_pieces(color).len() as i32;
        let used = self.used(color).len() as i32;
        let singles = self.pieces(color).len() as i32 - gipf - used;
        let loaded: u32 =
            potentials::Potential::ALL.into_iter().map(|kind| self.loaded(color, kind).len()).sum();
        let in_hand: i32 = self.hand(color).iter().map(|(_, number)| i32::from(number)).sum();
        RESERVE * i32::from(self.reserve(color))
            + SINGLE * singles
            + GIPF * gipf.min(3)
            + MORE_GIPF * (gipf - 3).max(0)
            + LOADED * loaded as i32
            + USED * used
            + IN_HAND * in_hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn yinsh(text: &str) -> i32 {
        let position = yinsh::Position::from_text(yinsh::Variant::Normal, text);
        position.expect("a valid position").evaluate(Color::White)
    }

    fn gipf(text: &str) -> i32 {
        let position = gipf::Position::from_text(gipf::Variant::Tournament, text);
        position.expect("a valid position").evaluate(Color::White)
    }

    #[test]
    fn a_four_counts_unless_an_enemy_ring_blocks_it() {
        // First, both windows with four markers are open; then only one is; then the player's own
        // ring is in the other.
        assert_eq!(yinsh("RRRR/7/8/3MMMM2/91/9/91/9/8/rR5/rrrr w move 0-0"), 100);
        assert_eq!(yinsh("RRRR/7/8/2rMMMM2/91/9/91/9/8/R6/rrrr w move 0-0"), 60);
        assert_eq!(yinsh("RRRR/7/8/2RMMMM2/91/9/91/9/8/r6/rrrr w move 0-0"), 100);
    }

    #[test]
    fn a_removed_ring_counts_more_than_a_row_on_the_board() {
        assert_eq!(yinsh("RRRR/7/8/9/91/9/91/9/8/r6/rrrr w move 1-0"), 1_000);
        assert_eq!(yinsh("RRRR/7/8/2MMMMM2/91/9/91/9/8/rR5/rrrr w row:w 0-0"), 705);
    }

    #[test]
    fn the_first_three_gipf_pieces_count_most() {
        assert_eq!(gipf("4/5/6/1G1P3/6/5/gggg w push 10-10 -"), 36 - 104);
        assert_eq!(gipf("4/5/6/1G5/6/5/g3 w push 12-10 -"), 20);
    }
}
