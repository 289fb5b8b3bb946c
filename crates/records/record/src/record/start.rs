use variants::{AnyGame, Color, Handicap, Variant};

/// How a game started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// From the usual start of its variant.
    Usual,
    /// From the usual start with more pieces for one player.
    Handicap(Handicap),
    /// From a position.
    Position(String),
}

impl Start {
    pub(crate) fn of(game: &AnyGame) -> Self {
        let position = game.start_position();
        if position == AnyGame::start(game.variant()).start_position() {
            return Self::Usual;
        }
        // Which variants know handicaps is for the rules to say: only there does one match.
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

/// The start of a game with a handicap, if its variant knows handicaps.
pub(crate) fn with_handicap(variant: Variant, handicap: Handicap) -> Option<AnyGame> {
    Some(AnyGame::with_handicap(handicap)).filter(|game| game.variant() == variant)
}
