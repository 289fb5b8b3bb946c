use core::fmt;

use game::{Color, Game, Outcome};

use crate::{
    Action, IllegalAction, LegalActions, ParseActionError, ParsePositionError, Position, Stage,
    Variant, notation, reason,
};

/// Number of occurrences of a position that ends the game (rule G27).
const OCCURRENCES: usize = 3;

impl Game for Position {
    type Variant = Variant;
    type Action = Action;
    type Actions = LegalActions;
    type IllegalAction = IllegalAction;
    type ParseActionError = ParseActionError;
    type ParsePositionError = ParsePositionError;

    // Removals: each of at most 18 GIPF-pieces is on three lines, which makes 54 places. Three
    // lines have seven spots and six have six, so 3 * 2^7 + 5 * 2^6 + 2^3 choices use up these
    // places; `=` adds one. This exceeds two kinds of 42 pushes.
    const LEGAL_ACTIONS_MAX: usize = 3 * 128 + 5 * 64 + 8 + 1;
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

    fn counts_for_repetition(&self) -> bool {
        self.stage == Stage::Push
    }

    fn outcome_by_repetition(&self, occurrences: usize) -> Option<Outcome> {
        (occurrences >= OCCURRENCES).then_some(Outcome::draw(reason::REPETITION))
    }

    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write_action(self, action, out)
    }

    fn parse_action(&self, token: &str) -> Result<Action, ParseActionError> {
        notation::read_action(self, token)
    }
}
