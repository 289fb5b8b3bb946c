use alloc::{collections::BTreeSet, vec::Vec};

use crate::{Game, Outcome, TurnError, TurnErrorKind};

/// A game with all its positions and actions from the start to the present.
///
/// Repetition rules and undo need the past positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History<G: Game> {
    /// The start, then the position after each action.
    positions: Vec<G>,
    actions: Vec<G::Action>,
    /// The keys and indices of the past positions that count for repetition.
    repeatable: BTreeSet<(u64, usize)>,
    last: G,
}

impl<G: Game> History<G> {
    /// Creates a game that starts from `position`; occurrences are counted from there on.
    ///
    /// ```
    /// use yinsh::{History, Position, Variant};
    ///
    /// let game = History::new(Position::start(Variant::Normal));
    /// assert!(game.actions().is_empty());
    /// assert_eq!(game.position(), game.start());
    /// ```
    #[must_use]
    pub fn new(position: G) -> Self {
        Self {
            positions: Vec::new(),
            actions: Vec::new(),
            repeatable: BTreeSet::new(),
            last: position,
        }
    }

    /// Returns the position from which the game started.
    #[must_use]
    pub fn start(&self) -> &G {
        self.positions.first().unwrap_or(&self.last)
    }

    /// Returns the current position.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.last
    }

    /// Returns the actions played so far.
    #[must_use]
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Returns the positions in which [`Self::actions`] were played, in the same order.
    #[must_use]
    pub fn past(&self) -> &[G] {
        &self.positions
    }

    /// Returns how often the current position has occurred, including this occurrence; 1 if its
    /// repetition does not matter.
    ///
    /// ```
    /// use gipf::{History, Position, Variant};
    ///
    /// // Both players fill a line and take the row back, so the board is empty again after eight turns.
    /// let turns = ["e2", "h2", "e1-e3", "h1-h3", "e1-e4", "h1-h4", "e1-e5;x", "h1-h5;x"];
    /// let mut game = History::new(Position::from_text(Variant::Basic, "4/5/6/7/6/5/4 w push 12-12")?);
    /// for turn in turns {
    ///     game.play_turn(turn)?;
    /// }
    /// assert_eq!(game.position(), game.start());
    /// assert_eq!(game.occurrences(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn occurrences(&self) -> usize {
        if !self.last.counts_for_repetition() {
            return 1;
        }
        // Keys may collide, so positions with the same key are compared.
        let key = self.last.key();
        let alike = self.repeatable.range((key, 0)..=(key, usize::MAX));
        1 + alike.filter(|&&(_, index)| self.positions[index] == self.last).count()
    }

    /// Returns the outcome, or `None` if the game has not ended.
    ///
    /// ```
    /// use gipf::{History, Position, Variant};
    ///
    /// let turns = ["e2", "h2", "e1-e3", "h1-h3", "e1-e4", "h1-h4", "e1-e5;x", "h1-h5;x"];
    /// let mut game = History::new(Position::from_text(Variant::Basic, "4/5/6/7/6/5/4 w push 12-12")?);
    /// for turn in turns.iter().chain(&turns) {
    ///     assert_eq!(game.outcome(), None);
    ///     game.play_turn(turn)?;
    /// }
    /// let outcome = game.outcome().expect("the start has occurred for the third time");
    /// assert_eq!(outcome.to_string(), "draw: the same position for the third time");
    /// assert_eq!(game.position().outcome(), None); // a position does not know its past
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.last.outcome().or_else(|| {
            if !self.last.counts_for_repetition() {
                return None;
            }
            self.last.outcome_by_repetition(self.occurrences())
        })
    }

    /// Returns all legal actions of the current position; empty when the game has ended.
    ///
    /// ```
    /// use yinsh::{History, Position, Variant};
    ///
    /// let game = History::new(Position::start(Variant::Normal));
    /// assert_eq!(game.legal_actions().len(), 85);
    /// ```
    #[must_use]
    pub fn legal_actions(&self) -> Vec<G::Action> {
        if self.outcome().is_some() { Vec::new() } else { self.last.legal_actions().collect() }
    }

    /// Plays an action.
    ///
    /// ```
    /// use yinsh::{Action, History, IllegalAction, Point, Position, Variant};
    ///
    /// let mut game = History::new(Position::start(Variant::Normal));
    /// let centre = Action::Place(Point::F6);
    /// game.try_play(centre)?;
    /// assert_eq!(game.try_play(centre), Err(IllegalAction::PointOccupied));
    /// assert_eq!(game.actions(), [centre]);
    /// # Ok::<(), IllegalAction>(())
    /// ```
    ///
    /// # Errors
    /// Returns a rule that the action breaks; the game is then unchanged.
    pub fn try_play(&mut self, action: G::Action) -> Result<(), G::IllegalAction> {
        if self.outcome().is_some() {
            return Err(G::GAME_OVER);
        }
        let mut next = self.last;
        next.try_play(action)?;
        if self.last.counts_for_repetition() {
            self.repeatable.insert((self.last.key(), self.positions.len()));
        }
        self.positions.push(self.last);
        self.actions.push(action);
        self.last = next;
        Ok(())
    }

    /// Plays a turn token and returns the number of its actions.
    ///
    /// ```
    /// use yinsh::{History, Position, Variant};
    ///
    /// let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    /// let mut game = History::new(Position::from_text(Variant::Normal, text)?);
    /// assert_eq!(game.play_turn("d7-e8;xd3-d7;xe8"), Ok(3)); // move, remove the row, remove a ring
    /// assert_eq!(game.actions().len(), 3);
    ///
    /// let error = game.play_turn("a5-a2").unwrap_err();
    /// assert_eq!(error.to_string(), "this ring belongs to your opponent");
    /// # Ok::<(), yinsh::ParsePositionError>(())
    /// ```
    ///
    /// # Errors
    /// Returns the index of the action that failed and the reason; the game is then unchanged.
    pub fn play_turn(&mut self, token: &str) -> Result<usize, TurnError<G>> {
        let before = self.actions.len();
        let player = self.last.to_act();
        for (index, text) in token.split(';').enumerate() {
            // A repetition can end the game in the middle of a turn, after rows have been settled.
            let played = if let Some(outcome) = self.outcome() {
                Err(TurnErrorKind::Ended(outcome.reason()))
            } else if !text.is_empty() && self.last.to_act() != player {
                Err(TurnErrorKind::OtherPlayer)
            } else {
                self.play_token(text)
            };
            if let Err(kind) = played {
                while self.actions.len() > before {
                    self.undo();
                }
                return Err(TurnError { index, kind });
            }
        }
        Ok(self.actions.len() - before)
    }

    fn play_token(&mut self, text: &str) -> Result<(), TurnErrorKind<G>> {
        let action = self.last.parse_action(text).map_err(TurnErrorKind::Unreadable)?;
        self.try_play(action).map_err(TurnErrorKind::Illegal)
    }

    /// Takes back the last action and returns it; `None` at the start of the game.
    ///
    /// ```
    /// use yinsh::{Action, History, Point, Position, Variant};
    ///
    /// let mut game = History::new(Position::start(Variant::Normal));
    /// game.try_play(Action::Place(Point::F6))?;
    /// assert_eq!(game.undo(), Some(Action::Place(Point::F6)));
    /// assert_eq!(game.undo(), None);
    /// # Ok::<(), yinsh::IllegalAction>(())
    /// ```
    pub fn undo(&mut self) -> Option<G::Action> {
        let action = self.actions.pop()?;
        self.last = self.positions.pop()?;
        self.repeatable.remove(&(self.last.key(), self.positions.len()));
        Some(action)
    }
}
