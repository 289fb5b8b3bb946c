//! Making a game against anybody, a player or the engine.

use protocol::{RefusalCode, ServerFrame};
use record::{GameId, PlayerId, Terms, TimeControl};
use variants::{Color, Variant};

use super::Hall;
use crate::{
    chance::random_color, directory, engine_games, new_game::new_game,
    notifications::NotificationKind, outbox::Outgoing, refusal::Refusal,
};

/// The number of engine games that may be played at a time.
const ENGINE_GAMES: usize = 500;

/// A game that is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// What is agreed.
    pub terms: Terms,
    /// The colour of the player who makes it; drawn by lot if none.
    pub color: Option<Color>,
    /// Who takes the other seat.
    pub opponent: Opponent,
}

/// Who takes the other seat of a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Anybody who has the link.
    Link,
    /// Anybody: the lobby lists the game.
    Open,
    /// A certain player, who is notified.
    Player(PlayerId),
    /// The engine at a level.
    Engine(u8),
}

impl Hall {
    /// Makes a game.
    ///
    /// # Errors
    /// The terms contradict each other, a rated game lacks an account, or the game cannot be stored.
    pub async fn create(&self, by: PlayerId, new: NewGame) -> Result<GameId, Refusal> {
        self.rooms.check_open()?;
        let mut terms = new.terms;
        terms.open = new.opponent == Opponent::Open;
        check_terms(&terms)?;
        if terms.rated && !directory::has_account(&self.store, by).await? {
            return Err(RefusalCode::RatedNeedsAccount.into());
        }
        let opponent = match new.opponent {
            Opponent::Link | Opponent::Open => None,
            Opponent::Player(player) if player == by => return Err(RefusalCode::OwnGame.into()),
            Opponent::Player(player) => {
                directory::find(&self.store, player).await?;
                None
            }
            Opponent::Engine(level) => Some(self.engine(by, level).await?),
        };
        let color = new.color.map_or_else(random_color, Ok)?;
        let seats = match color {
            Color::White => [Some(by), opponent],
            Color::Black => [opponent, Some(by)],
        };
        let id = new_game(&self.store, &terms, seats, self.now()).await?;
        if let Opponent::Player(player) = new.opponent {
            self.challenge(id, player).await?;
        }
        if opponent.is_some() {
            self.rooms.wake(id).await;
        }
        self.lobby.changed();
        Ok(id)
    }

    async fn engine(&self, by: PlayerId, level: u8) -> Result<PlayerId, Refusal> {
        engine::Level::new(level).ok_or(RefusalCode::BadLevel)?;
        if self.rooms.len() >= ENGINE_GAMES && self.live_games.len() >= ENGINE_GAMES * 8 {
            return Err(RefusalCode::Busy.into());
        }
        engine_games::check(&self.store, by).await?;
        Ok(self.store.engine(level, self.now()).await?)
    }

    /// Tells a player that they are challenged.
    async fn challenge(&self, game: GameId, player: PlayerId) -> Result<(), Refusal> {
        let summary = self.summary(game).await?;
        let frame = ServerFrame::Challenge { game: Box::new(summary.clone()) };
        self.lobby.send_to(player, &Outgoing::frame(&frame));
        self.notifications.send(player, NotificationKind::Challenge, || summary);
        Ok(())
    }
}

fn check_terms(terms: &Terms) -> Result<(), Refusal> {
    if terms.handicap.is_some() && terms.variant != Variant::GipfBasic {
        return Err(RefusalCode::HandicapVariant.into());
    }
    if terms.handicap.is_some() && terms.rated {
        return Err(RefusalCode::HandicapRated.into());
    }
    if terms.clock == TimeControl::Untimed && terms.rated {
        return Err(RefusalCode::UntimedRated.into());
    }
    Ok(())
}
