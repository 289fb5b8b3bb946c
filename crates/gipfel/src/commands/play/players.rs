use game::Color;

/// Who plays which colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Players {
    /// The engine's colour, if it plays.
    engine: Option<Color>,
}

impl Players {
    /// Two people.
    pub(super) fn two() -> Self {
        Self { engine: None }
    }

    /// A person with this colour, and the engine.
    pub(super) fn against(person: Color) -> Self {
        Self { engine: Some(!person) }
    }

    /// The engine's colour.
    pub(super) fn engine(self) -> Option<Color> {
        self.engine
    }

    /// Whether a person has this colour.
    pub(super) fn is_person(self, color: Color) -> bool {
        self.engine != Some(color)
    }
}
