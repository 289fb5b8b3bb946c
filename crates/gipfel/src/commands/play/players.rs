use game::Color;

/// Assignment of the colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Players {
    /// The engine's colour, if it plays.
    engine: Option<Color>,
}

impl Players {
    /// Returns two people playing each other.
    pub(super) fn two() -> Self {
        Self { engine: None }
    }

    /// Returns a person with this colour playing against the engine.
    pub(super) fn against(person: Color) -> Self {
        Self { engine: Some(!person) }
    }

    /// Returns the engine's colour, if it plays.
    pub(super) fn engine(self) -> Option<Color> {
        self.engine
    }

    /// Returns whether a person has this colour.
    pub(super) fn is_person(self, color: Color) -> bool {
        self.engine != Some(color)
    }
}
