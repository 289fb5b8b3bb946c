use variants::{AnyGame, Color, Handicap, Variant};

/// The start of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// The usual starting position of the variant.
    Usual,
    /// The usual starting position with extra pieces for one player.
    Handicap(Handicap),
    /// A position string.
    Position(String),
}

impl Start {
    pub(crate) fn of(game: &AnyGame) -> Self {
        let position = game.start_position();
        if position == AnyGame::start(game.variant()).start_position() {
            return Self::Usual;
        }
        // The rules decide which variants have handicaps; in other variants none of these matches.
        let handicaps = Color::ALL
            .into_iter()
            .flat_map(|color| (1..=u8::MAX).map_while(move |extra| Handicap::new(color, extra)));
        for handicap in handicaps {
            let start = AnyGame::with_handicap(handicap);
            if start.variant() == game.variant() && start.start_position() == position {
                return Self::Handicap(handicap);
            }
        }
        Self::Position(position)
    }
}

/// Returns the start of a game with a handicap, if the variant has handicaps.
pub(crate) fn with_handicap(variant: Variant, handicap: Handicap) -> Option<AnyGame> {
    Some(AnyGame::with_handicap(handicap)).filter(|game| game.variant() == variant)
}
