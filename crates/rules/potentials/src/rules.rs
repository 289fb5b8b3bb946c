use core::fmt;

use game::{Color, Game, Outcome};

use crate::{
    Action, IllegalAction, LegalActions, ParseActionError, ParsePositionError, Position, Stage,
    Terms, notation, reason,
};

/// Number of occurrences of a position that ends the game (rule P17).
const OCCURRENCES: usize = 3;

impl Game for Position {
    type Variant = Terms;
    type Action = Action;
    type Actions = LegalActions;
    type IllegalAction = IllegalAction;
    type ParseActionError = ParseActionError;
    type ParsePositionError = ParsePositionError;

    // Removals: every spot can have a piece that may stay, so each line allows a choice among all
    // sets of its spots; `=` adds one. The lines of each axis have 4, 5, 6, 7, 6, 5 and 4 spots.
    // This exceeds seven kinds of 42 pushes together with the uses: 18 for each of six
    // YINSH-potentials, six for each of 18 others.
    const LEGAL_ACTIONS_MAX: usize = 3 * (2 * (16 + 32 + 64) + 128) + 1;
    const GAME_OVER: IllegalAction = IllegalAction::GameOver;

    fn start(terms: Terms) -> Self {
        Self::new(terms)
    }

    fn from_text(terms: Terms, text: &str) -> Result<Self, ParsePositionError> {
        notation::read_position(terms, text)
    }

    fn variant(&self) -> Terms {
        self.terms
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
        self.computed_key()
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
