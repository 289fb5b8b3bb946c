use core::cmp::Ordering;

use game::{Color, Outcome, Reason};

use crate::{Bitboard, Position, Stage, reason};

impl Position {
    /// Returns the player who has removed enough rings to win.
    #[inline]
    pub(crate) fn ring_winner(&self) -> Option<Color> {
        let needed = self.variant.rings_to_win();
        Color::ALL.into_iter().find(|&color| self.rings_off(color) >= needed)
    }

    /// Returns whether a player could move a ring if it were their turn.
    ///
    /// ```
    /// use yinsh::{Color, Position, Variant};
    ///
    /// let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    /// let position = Position::from_text(Variant::Normal, text)?;
    /// assert!(position.can_move(Color::White));
    /// assert!(position.can_move(Color::Black));
    /// # Ok::<(), yinsh::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn can_move(&self, color: Color) -> bool {
        let empty = self.empty();
        let rings = self.rings(color);
        let reached = || rings.reached(self.all_markers(), empty);
        rings.touches(empty) || reached().into_iter().any(|set| set != Bitboard::EMPTY)
    }

    #[inline]
    pub(crate) fn result(&self) -> Option<Outcome> {
        if let Some(winner) = self.ring_winner() {
            return Some(Outcome::win(winner, reason::RINGS_OFF));
        }
        if self.stage != Stage::Move {
            return None;
        }
        if self.pool == 0 {
            return Some(self.by_rings_off(reason::POOL_EMPTY));
        }
        let stuck = Color::ALL.into_iter().all(|color| !self.can_move(color));
        stuck.then(|| self.by_rings_off(reason::NO_MOVES))
    }

    /// Decides the game by rings off: the player with more rings off wins; equal numbers are a draw.
    #[inline]
    fn by_rings_off(&self, reason: Reason) -> Outcome {
        let [white, black] = self.rings_off;
        match white.cmp(&black) {
            Ordering::Greater => Outcome::win(Color::White, reason),
            Ordering::Less => Outcome::win(Color::Black, reason),
            Ordering::Equal => Outcome::draw(reason),
        }
    }
}
