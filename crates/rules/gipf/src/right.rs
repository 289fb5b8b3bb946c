use game::Color;

/// A player's right to bring in GIPF-pieces, which exists only in tournament games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Right {
    /// The player may not bring in GIPF-pieces: they have brought in a single, or the variant has no
    /// such right.
    Gone,
    /// The player may bring in GIPF-pieces, and has already brought in at least one.
    Open,
    /// The player must bring in a GIPF-piece, their first.
    First,
}

impl Right {
    /// Returns the player whose first piece is still to come although the position does not precede it, if any: White brings in
    /// the first piece of a tournament game, then Black.
    ///
    /// `to_push` is the player to act if they are to push; `one_piece` says whether White has brought in one GIPF-piece so far.
    #[doc(hidden)]
    #[must_use]
    pub fn out_of_turn(
        rights: [Self; 2],
        to_push: Option<Color>,
        one_piece: bool,
    ) -> Option<Color> {
        match rights {
            [Self::First, Self::First] if to_push == Some(Color::White) => None,
            [Self::First, _] => Some(Color::White),
            [Self::Open, Self::First] if to_push == Some(Color::Black) && one_piece => None,
            [_, Self::First] => Some(Color::Black),
            _ => None,
        }
    }
}
