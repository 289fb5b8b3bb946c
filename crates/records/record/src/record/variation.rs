use variants::{AnyAction, AnyGame, Color, PlayError};

use crate::record::{
    notes::{Comment, Notes},
    token::TurnToken,
};

/// A sequence of turns with their notes: the main line of a record, or an alternative.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Variation {
    pub(crate) comments: Vec<Comment>,
    pub(crate) turns: Vec<TurnNode>,
}

/// A turn with its notes and its alternatives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnNode {
    token: TurnToken,
    player: Color,
    reserve: Option<u8>,
    pub(crate) notes: Notes,
    pub(crate) variations: Vec<Variation>,
}

impl TurnNode {
    /// Returns the turn in canonical notation.
    #[must_use]
    pub fn token(&self) -> &TurnToken {
        &self.token
    }

    /// Returns the player who took the turn.
    #[must_use]
    pub fn player(&self) -> Color {
        self.player
    }

    /// Returns the player's reserve after the turn; `None` in games without a reserve.
    #[must_use]
    pub fn reserve(&self) -> Option<u8> {
        self.reserve
    }

    /// Returns the annotations of the turn.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Returns the variations that replace the turn.
    #[must_use]
    pub fn variations(&self) -> &[Variation] {
        &self.variations
    }
}

impl Variation {
    /// Returns the comments before the first turn.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// Returns the turns; the last one may be incomplete.
    #[must_use]
    pub fn turns(&self) -> &[TurnNode] {
        &self.turns
    }

    /// Plays an action and records it, as part of the last turn if it continues that turn.
    pub(crate) fn play(&mut self, game: &mut AnyGame, action: AnyAction) -> Result<(), PlayError> {
        let player = game.to_act();
        let token = game.token(action).ok_or(PlayError::OtherGame)?;
        game.play(action)?;
        let reserve = game.reserve(player);
        match self.turns.last_mut() {
            Some(node) if node.player == player => {
                node.token.push(&token);
                node.reserve = reserve;
            }
            _ => self.turns.push(TurnNode {
                token: TurnToken::new(token),
                player,
                reserve,
                notes: Notes::default(),
                variations: Vec::new(),
            }),
        }
        Ok(())
    }

    /// Plays a turn token, or a part of one, and returns the number of its actions.
    ///
    /// If it fails, the game and the line are unchanged.
    pub(crate) fn play_token(
        &mut self,
        game: &mut AnyGame,
        token: &str,
    ) -> Result<usize, PlayError> {
        let count = game.play_turn(token)?;
        // The token may not be canonical: take the actions back to write each of them in its position.
        for action in take_back(game, count) {
            self.play(game, action)?;
        }
        Ok(count)
    }
}

/// Takes back the last `count` actions and returns them in the order of play.
pub(crate) fn take_back(game: &mut AnyGame, count: usize) -> Vec<AnyAction> {
    let mut actions: Vec<AnyAction> = (0..count).map_while(|_| game.undo()).collect();
    actions.reverse();
    actions
}
