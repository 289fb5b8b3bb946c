use core::fmt;

use game::{Color, Game, Outcome, Shown, TurnError};

use crate::{
    Action, IllegalAction, LegalActions, ParseActionError, ParsePositionError, Position, Variant,
    notation,
};

/// The rules of the game.
impl Position {
    /// Upper bound on the number of legal actions in a position.
    // Five rings, each of which reaches all other points of three lines of ten points.
    pub const LEGAL_ACTIONS_MAX: usize = 5 * 3 * 9;

    /// Returns the start position of a variant.
    ///
    /// ```
    /// use yinsh::{Position, Variant};
    ///
    /// let position = Position::start(Variant::Normal);
    /// assert_eq!(position.to_string(), "4/7/8/9/91/9/91/9/8/7/4 w place 0-0");
    /// ```
    #[must_use]
    pub fn start(variant: Variant) -> Self {
        Self::new(variant)
    }

    /// Parses a position string: the board column by column, the player to act, the stage, and the rings off.
    ///
    /// ```
    /// use yinsh::{ParsePositionError, Position, Variant, bitboard};
    ///
    /// let text = "4/7/8/9/91/4R4/5r4/9/8/7/4 w place 0-0";
    /// let position = Position::from_text(Variant::Normal, text)?;
    /// assert_eq!(position.all_rings(), bitboard![F6, G7]);
    ///
    /// // After one ring, the other player is to act.
    /// let text = "4/7/8/9/91/4R4/91/9/8/7/4 w place 0-0";
    /// let error = Position::from_text(Variant::Normal, text).unwrap_err();
    /// assert_eq!(error, ParsePositionError::PlacingOutOfTurn);
    /// # Ok::<(), ParsePositionError>(())
    /// ```
    ///
    /// # Errors
    /// Fails if the text is malformed or the position cannot arise.
    pub fn from_text(variant: Variant, text: &str) -> Result<Self, ParsePositionError> {
        notation::read_position(variant, text)
    }

    /// Returns the variant.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the player who takes the next action.
    #[inline]
    #[must_use]
    pub fn to_act(&self) -> Color {
        self.to_act
    }

    /// Returns the outcome, or `None` if the game has not ended.
    ///
    /// ```
    /// use yinsh::{Position, Variant};
    ///
    /// let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    /// let mut position = Position::from_text(Variant::Blitz, text)?;
    /// assert_eq!(position.outcome(), None);
    ///
    /// position.play_turn("d7-e8;xd3-d7;xe8")?; // in the blitz version, one ring off wins
    /// let outcome = position.outcome().expect("the game has ended");
    /// assert_eq!(outcome.to_string(), "White wins: enough rings have been removed");
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
    /// use yinsh::{Action, Position, Variant};
    ///
    /// let position = Position::start(Variant::Normal);
    /// let actions = position.legal_actions();
    /// assert_eq!(actions.len(), 85); // counted, not listed
    /// assert!(actions.into_iter().all(|action| matches!(action, Action::Place(_))));
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn legal_actions(&self) -> LegalActions {
        LegalActions::of(self)
    }

    /// Checks an action against the rules.
    ///
    /// ```
    /// use yinsh::{IllegalAction, Position, Variant};
    ///
    /// let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    /// let position = Position::from_text(Variant::Blitz, text)?;
    /// let error = position.check("a2-a5".parse()?).unwrap_err();
    /// assert_eq!(error, IllegalAction::RingInTheWay);
    /// assert_eq!(error.code(), "ring-in-the-way");
    /// assert_eq!(error.to_string(), "a ring cannot jump over a ring");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
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
    /// use yinsh::{Action, Point, Position, Variant};
    ///
    /// let position = Position::start(Variant::Normal);
    /// assert!(position.is_legal(Action::Place(Point::F6)));
    /// assert!(!position.is_legal(Action::Pass));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Plays an action.
    ///
    /// ```
    /// use yinsh::{Action, Color, IllegalAction, Point, Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Normal);
    /// let centre = Action::Place(Point::F6);
    /// position.try_play(centre)?;
    /// assert_eq!(position.to_act(), Color::Black);
    /// assert_eq!(position.try_play(centre), Err(IllegalAction::PointOccupied));
    /// # Ok::<(), IllegalAction>(())
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
    /// use yinsh::{Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Normal);
    /// while let Some(action) = position.legal_actions().next() {
    ///     position.play_unchecked(action); // legal, since it was listed
    /// }
    /// assert!(position.outcome().is_some());
    /// ```
    #[inline(always)]
    pub fn play_unchecked(&mut self, action: Action) {
        self.play(action);
    }

    /// Plays a turn token, one or more actions of one player joined by `;`, and returns the number of actions.
    ///
    /// ```
    /// use yinsh::{IllegalAction, Position, TurnErrorKind, Variant};
    ///
    /// let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    /// let mut position = Position::from_text(Variant::Normal, text)?;
    /// let error = position.play_turn("d7-e8;xd3-d7;xk7").unwrap_err();
    /// assert_eq!(error.index, 2); // the first two actions are legal
    /// assert_eq!(error.kind, TurnErrorKind::Illegal(IllegalAction::NotYourRing));
    /// assert_eq!(position.to_string(), text);
    ///
    /// assert_eq!(position.play_turn("d7-e8;xd3-d7;xe8"), Ok(3)); // move, remove the row, remove a ring
    /// assert_eq!(position.to_string(), "RRRR/7/8/9/91/9/91/9/8/r6/rrrr b move 1-0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the index of the action that failed and the reason; the position is then unchanged.
    pub fn play_turn(&mut self, token: &str) -> Result<usize, TurnError<Self>> {
        Game::play_turn(self, token)
    }

    /// Returns a 64-bit hash key of the position, which playing updates incrementally; different positions may rarely share a
    /// key.
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Returns a value that displays an action as its token.
    ///
    /// The tokens of YINSH do not depend on the position, so an action also displays itself.
    ///
    /// ```
    /// use yinsh::{Action, Point, Position, Variant};
    ///
    /// let position = Position::start(Variant::Normal);
    /// let action = Action::Move { from: Point::E1, to: Point::E9 };
    /// assert_eq!(position.shown(action).to_string(), "e1-e9");
    /// assert_eq!(action.to_string(), "e1-e9");
    /// ```
    #[must_use]
    pub fn shown(&self, action: Action) -> Shown<'_, Self> {
        Game::shown(self, action)
    }

    /// Parses a token as an action in this position. The action may be illegal.
    ///
    /// ```
    /// use yinsh::{Action, ParseActionError, Point, Position, Variant};
    ///
    /// let position = Position::start(Variant::Normal);
    /// assert_eq!(position.parse_action("f6"), Ok(Action::Place(Point::F6)));
    /// assert_eq!(position.parse_action("f1"), Err(ParseActionError::Point));
    /// ```
    ///
    /// # Errors
    /// Fails if the token is malformed.
    pub fn parse_action(&self, token: &str) -> Result<Action, ParseActionError> {
        token.parse()
    }
}

game::implement_game! {
    Position of Variant {
        fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
            write!(out, "{action}")
        }
    }
}
