use core::fmt;

use game::{Color, Game, Outcome};

use crate::{
    Action, IllegalAction, LegalActions, ParseActionError, ParsePositionError, Position, Variant,
    notation,
};

impl Game for Position {
    type Variant = Variant;
    type Action = Action;
    type Actions = LegalActions;
    type IllegalAction = IllegalAction;
    type ParseActionError = ParseActionError;
    type ParsePositionError = ParsePositionError;

    // Five rings, each of which reaches all other points of three lines of ten points.
    const LEGAL_ACTIONS_MAX: usize = 5 * 3 * 9;
    const GAME_OVER: IllegalAction = IllegalAction::GameOver;

    fn start(variant: Variant) -> Self {
        Self::new(variant)
    }

    fn from_text(variant: Variant, text: &str) -> Result<Self, ParsePositionError> {
        notation::read_position(variant, text)
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    #[inline]
    fn to_act(&self) -> Color {
        self.to_act
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    #[inline(always)]
    fn legal_actions(&self) -> LegalActions {
        LegalActions::of(self)
    }

    fn check(&self, action: Action) -> Result<(), IllegalAction> {
        self.check_action(action)
    }

    #[inline(always)]
    fn play_unchecked(&mut self, action: Action) {
        self.play(action);
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{action}")
    }

    fn parse_action(&self, token: &str) -> Result<Action, ParseActionError> {
        token.parse()
    }
}
