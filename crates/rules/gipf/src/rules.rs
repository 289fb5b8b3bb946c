use core::fmt;

use game::{Color, Game, Outcome, Shown, TurnError};

use crate::{
    Action, IllegalAction, LegalActions, ParseActionError, ParsePositionError, Position, Stage,
    Variant, notation, reason,
};

/// Number of occurrences of a position that ends the game (rule G27).
const OCCURRENCES: usize = 3;

/// The rules of the game.
impl Position {
    /// Upper bound on the number of legal actions in a position.
    // Removals: each of at most 18 GIPF-pieces is on three lines, which makes 54 places. Three
    // lines have seven spots and six have six, so 3 * 2^7 + 5 * 2^6 + 2^3 choices use up these
    // places; `=` adds one. This exceeds two kinds of 42 pushes.
    pub const LEGAL_ACTIONS_MAX: usize = 3 * 128 + 5 * 64 + 8 + 1;

    /// Returns the start position of a variant.
    ///
    /// ```
    /// use gipf::{Position, Variant};
    ///
    /// let position = Position::start(Variant::Standard);
    /// assert_eq!(position.to_string(), "g2G/5/6/G5g/6/5/g2G w push 12-12");
    /// ```
    #[must_use]
    pub fn start(variant: Variant) -> Self {
        Self::new(variant)
    }

    /// Parses a position string: the board column by column, the player to act, the stage, and the reserves; in tournament
    /// games also the rights to bring in GIPF-pieces.
    ///
    /// ```
    /// use gipf::{Color, ParsePositionError, Position, Variant, bitboard};
    ///
    /// let position = Position::from_text(Variant::Basic, "p2P/5/6/P4pP/6/5/p2P b push 11-12")?;
    /// assert_eq!(position.pieces(Color::Black), bitboard![B2, E7, H2]);
    ///
    /// let error = Position::from_text(Variant::Basic, "4/5/6/PPPP3/6/5/4 w push 9-12").unwrap_err();
    /// assert_eq!(error, ParsePositionError::RowStanding(Color::White));
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
    /// A position does not know how often it has occurred: [`History`](game::History) also returns draws by repetition.
    ///
    /// ```
    /// use gipf::{Position, Variant};
    ///
    /// let mut position = Position::from_text(Variant::Basic, "4/5/6/P2p3/6/5/4 w push 9-1")?;
    /// for turn in ["b2", "e8", "b5"] {
    ///     assert_eq!(position.outcome(), None);
    ///     position.play_turn(turn)?;
    /// }
    /// let outcome = position.outcome().expect("Black must push, but has no piece in reserve");
    /// assert_eq!(outcome.to_string(), "White wins: the reserve is empty");
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
    /// use gipf::{Position, Variant};
    ///
    /// let position = Position::from_text(Variant::Basic, "4/5/6/PPPPp2/6/5/4 w remove:w 9-12")?;
    /// let mut actions = position.legal_actions();
    /// assert_eq!(actions.len(), 1);
    /// let only = actions.next().expect("one action");
    /// assert_eq!(position.shown(only).to_string(), "xe2,e3,e4,e5,e6*");
    /// # Ok::<(), gipf::ParsePositionError>(())
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn legal_actions(&self) -> LegalActions {
        LegalActions::of(self)
    }

    /// Checks an action against the rules.
    ///
    /// ```
    /// use gipf::{IllegalAction, Position, Variant};
    ///
    /// let position = Position::start(Variant::Basic);
    /// let centre = position.parse_action("e5")?;
    /// let error = position.check(centre).unwrap_err();
    /// assert_eq!(error, IllegalAction::NotOnRim);
    /// assert_eq!(error.code(), "not-on-rim");
    /// # Ok::<(), gipf::ParseActionError>(())
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
    /// use gipf::{Action, Kind, Position, Spot, Variant};
    ///
    /// let enter = Action::Enter { kind: Kind::Gipf, spot: Spot::E2 };
    /// assert!(Position::start(Variant::Tournament).is_legal(enter));
    /// assert!(!Position::start(Variant::Basic).is_legal(enter));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Plays an action.
    ///
    /// ```
    /// use gipf::{IllegalAction, Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Basic);
    /// let push = position.parse_action("e9-e7")?; // the piece on e8 moves on
    /// position.try_play(push)?;
    /// assert_eq!(position.to_string(), "p2P/5/6/P4pP/6/5/p2P b push 11-12");
    ///
    /// let centre = position.parse_action("e5")?;
    /// assert_eq!(position.try_play(centre), Err(IllegalAction::NotOnRim));
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
    /// use gipf::{Color, Position, Variant};
    ///
    /// let mut position = Position::start(Variant::Basic);
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
    /// use gipf::{IllegalAction, Position, TurnErrorKind, Variant};
    ///
    /// let text = "4/5/6/PPP4/6/5/4 w push 10-12";
    /// let mut position = Position::from_text(Variant::Basic, text)?;
    /// let error = position.play_turn("e1-e5;xe2,e3").unwrap_err();
    /// assert_eq!(error.index, 1); // the push is legal, the removal is not
    /// assert_eq!(error.kind, TurnErrorKind::Illegal(IllegalAction::SingleStays));
    /// assert_eq!(position.to_string(), text);
    ///
    /// assert_eq!(position.play_turn("e1-e5;xe2,e3,e4,e5"), Ok(2));
    /// assert_eq!(position.to_string(), "4/5/6/7/6/5/4 b push 13-12");
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

    /// Returns a value that displays an action in this position as its token.
    ///
    /// ```
    /// use gipf::{Action, Direction, Kind, Position, Push, Spot, Variant};
    ///
    /// let position = Position::start(Variant::Basic);
    /// let push = Push::new(Spot::E2, Direction::Up).expect("the dot e1 leads to e2");
    /// let action = Action::Push { kind: Kind::Single, push };
    /// assert_eq!(position.shown(action).to_string(), "e1-e3"); // the piece on e2 moves on to e3
    /// ```
    #[must_use]
    pub fn shown(&self, action: Action) -> Shown<'_, Self> {
        Game::shown(self, action)
    }

    /// Parses a token as an action in this position. The action may be illegal.
    ///
    /// ```
    /// use gipf::{Action, Kind, ParseActionError, Position, Spot, Variant};
    ///
    /// let position = Position::start(Variant::Basic);
    /// let enter = Action::Enter { kind: Kind::Single, spot: Spot::E2 };
    /// assert_eq!(position.parse_action("e2"), Ok(enter));
    /// assert_eq!(position.parse_action("e1-e4"), Err(ParseActionError::Reaches(Spot::E3)));
    /// ```
    ///
    /// # Errors
    /// Fails if the token is malformed.
    pub fn parse_action(&self, token: &str) -> Result<Action, ParseActionError> {
        notation::read_action(self, token)
    }
}

game::implement_game! {
    Position of Variant {
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
