use core::fmt;

use game::{Color, Game, Outcome, Shown, TurnError};

use crate::{
    Action, IllegalAction, LegalActions, ParseActionError, ParsePositionError, Position, Stage,
    Terms, notation, reason,
};

/// Number of occurrences of a position that ends the game (rule P17).
const OCCURRENCES: usize = 3;

/// The rules of the game.
impl Position {
    /// Upper bound on the number of legal actions in a position.
    // Removals: every spot can have a piece that may stay, so each line allows a choice among all
    // sets of its spots; `=` adds one. The lines of each axis have 4, 5, 6, 7, 6, 5 and 4 spots.
    // This exceeds seven kinds of 42 pushes together with the uses: 18 for each of six
    // YINSH-potentials, six for each of 18 others.
    pub const LEGAL_ACTIONS_MAX: usize = 3 * (2 * (16 + 32 + 64) + 128) + 1;

    /// Returns the start position under the given terms.
    ///
    /// ```
    /// use gipf_potentials::{Position, Preset};
    ///
    /// let position = Position::start(Preset::Dvonn.terms());
    /// assert_eq!(position.to_string(), "4/5/6/7/6/5/4 w push 18-18 D6-d6 GGgg");
    /// ```
    #[must_use]
    pub fn start(terms: Terms) -> Self {
        Self::new(terms)
    }

    /// Parses a position string: the board column by column, the player to act, the stage, the reserves, the hands, and the
    /// rights to bring in GIPF-pieces.
    ///
    /// ```
    /// use gipf_potentials::{Color, ParsePositionError, Position, Potential, Preset, bitboard};
    ///
    /// let terms = Preset::Dvonn.terms();
    /// let position = Position::from_text(terms, "g3/5/6/D6/6/5/G3 b push 15-16 D5-d6 g")?;
    /// assert_eq!(position.loaded(Color::White, Potential::Dvonn), bitboard![E2]);
    ///
    /// let error = Position::from_text(terms, "g3/5/6/D6/6/5/G3 b push 15-16 D6-d6 g").unwrap_err();
    /// assert_eq!(error, ParsePositionError::TooManyPotentials(Color::White));
    /// # Ok::<(), ParsePositionError>(())
    /// ```
    ///
    /// # Errors
    /// Fails if the text is malformed or the position cannot arise.
    pub fn from_text(terms: Terms, text: &str) -> Result<Self, ParsePositionError> {
        notation::read_position(terms, text)
    }

    /// Returns the terms, like [`Self::terms`]: they are the variant of this game.
    #[must_use]
    pub fn variant(&self) -> Terms {
        self.terms
    }

    /// Returns the player who takes the next action.
    #[inline]
    #[must_use]
    pub fn to_act(&self) -> Color {
        self.to_act
    }

    /// Returns the outcome, or `None` if the game has not ended.
    ///
    /// A position does not know how often it has occurred: [`History`](game::History) also returns draws by repetition.
    ///
    /// ```
    /// use gipf_potentials::{Position, Preset};
    ///
    /// let terms = Preset::Yinsh.terms();
    /// let mut position = Position::from_text(terms, "g3/5/6/7/6/5/G3 w push 1-9 Y6-y6 -")?;
    /// for turn in ["b5", "e8"] {
    ///     assert_eq!(position.outcome(), None);
    ///     position.play_turn(turn)?;
    /// }
    /// let outcome = position.outcome().expect("White must push, but has no basic in reserve");
    /// assert_eq!(outcome.to_string(), "Black wins: the reserve is empty");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// Returns all legal actions, each once; none when the game has ended.
    ///
    /// ```
    /// use gipf_potentials::{Position, Preset};
    ///
    /// let position = Position::start(Preset::Ultimate.terms());
    /// let actions = position.legal_actions();
    /// assert_eq!(actions.len(), 18); // the first piece is a GIPF-piece on one of 18 spots
    /// assert!(actions.into_iter().all(|action| position.is_legal(action)));
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn legal_actions(&self) -> LegalActions {
        LegalActions::of(self)
    }

    /// Checks an action against the rules.
    ///
    /// ```
    /// use gipf_potentials::{IllegalAction, Position, Preset};
    ///
    /// let position = Position::start(Preset::Ultimate.terms());
    /// let loaded = position.parse_action("Ye2")?;
    /// let error = position.check(loaded).unwrap_err();
    /// assert_eq!(error, IllegalAction::FirstMustBeGipf);
    /// assert_eq!(error.to_string(), "your first piece must be a GIPF-piece");
    /// # Ok::<(), gipf_potentials::ParseActionError>(())
    /// ```
    ///
    /// # Errors
    /// Returns a rule that the action breaks.
    #[inline]
    pub fn check(&self, action: Action) -> Result<(), IllegalAction> {
        self.check_action(action)
    }

    /// Returns whether an action is legal.
    ///
    /// ```
    /// use gipf_potentials::{Action, Kind, Position, Preset, Spot};
    ///
    /// let position = Position::start(Preset::Ultimate.terms());
    /// assert!(position.is_legal(Action::Enter { kind: Kind::Gipf, spot: Spot::E2 }));
    /// assert!(!position.is_legal(Action::Enter { kind: Kind::Basic, spot: Spot::E2 }));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Plays an action.
    ///
    /// ```
    /// use gipf_potentials::{IllegalAction, Position, Preset};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// let enter = position.parse_action("Ge2")?;
    /// position.try_play(enter)?;
    /// assert_eq!(position.try_play(enter), Err(IllegalAction::SpotOccupied));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns a rule that the action breaks; the position is then unchanged.
    #[inline]
    pub fn try_play(&mut self, action: Action) -> Result<(), IllegalAction> {
        Game::try_play(self, action)
    }

    /// Plays a legal action without checking it.
    ///
    /// After an illegal action the position is meaningless, but nothing panics.
    ///
    /// ```
    /// use gipf_potentials::{Color, Position, Preset};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// let first = position.legal_actions().next().expect("the game has just started");
    /// position.play_unchecked(first); // legal, since it was listed
    /// assert_eq!(position.to_act(), Color::Black);
    /// ```
    #[inline(always)]
    pub fn play_unchecked(&mut self, action: Action) {
        self.play(action);
    }

    /// Plays a turn token, one or more actions of one player joined by `;`, and returns the number of actions.
    ///
    /// ```
    /// use gipf_potentials::{IllegalAction, Position, Preset, TurnErrorKind};
    ///
    /// let mut position = Position::start(Preset::Ultimate.terms());
    /// for turn in ["Gh2", "Ge8", "De2", "f1-d2"] {
    ///     position.play_turn(turn)?; // Black's basic pushes White's loaded piece from e2 to d2
    /// }
    /// let error = position.play_turn("dd2-e3").unwrap_err();
    /// assert_eq!(error.kind, TurnErrorKind::Illegal(IllegalAction::NoDvonnTarget));
    ///
    /// assert_eq!(position.play_turn("dd2-e2"), Ok(1)); // White's DVONN-potential jumps onto the basic
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the index of the action that failed and the reason; the position is then unchanged.
    pub fn play_turn(&mut self, token: &str) -> Result<usize, TurnError<Self>> {
        Game::play_turn(self, token)
    }

    /// Returns a 64-bit hash key of the position, computed on demand; different positions may rarely share a key.
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        self.computed_key()
    }

    /// Returns a value that displays an action in this position as its token.
    ///
    /// ```
    /// use gipf_potentials::{Action, Kind, Position, Potential, Preset, Spot};
    ///
    /// let position = Position::start(Preset::Ultimate.terms());
    /// let loaded = Action::Enter { kind: Kind::Loaded(Potential::Zertz), spot: Spot::E2 };
    /// assert_eq!(position.shown(loaded).to_string(), "Ze2");
    /// ```
    #[must_use]
    pub fn shown(&self, action: Action) -> Shown<'_, Self> {
        Game::shown(self, action)
    }

    /// Parses a token as an action in this position. The action may be illegal.
    ///
    /// ```
    /// use gipf_potentials::{Action, ParseActionError, Position, Potential, Preset, Spot};
    ///
    /// let position = Position::start(Preset::Ultimate.terms());
    /// let run = Action::Use { kind: Potential::Yinsh, from: Spot::E2, to: Spot::H2 };
    /// assert_eq!(position.parse_action("ye2-h2"), Ok(run));
    /// assert_eq!(position.parse_action("ye2"), Err(ParseActionError::Shape));
    /// ```
    ///
    /// # Errors
    /// Fails if the token is malformed.
    pub fn parse_action(&self, token: &str) -> Result<Action, ParseActionError> {
        notation::read_action(self, token)
    }
}

game::implement_game! {
    Position of Terms {
        fn counts_for_repetition(&self) -> bool {
            self.stage == Stage::Push
        }

        fn outcome_by_repetition(&self, occurrences: usize) -> Option<Outcome> {
            (occurrences >= OCCURRENCES).then_some(Outcome::draw(reason::REPETITION))
        }

        fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
            notation::write_action(self, action, out)
        }
    }
}
