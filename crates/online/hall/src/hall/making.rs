//! Creating games against any player, a specific player or the engine.

use protocol::{AccessKey, RefusalCode};
use record::{GameId, PlayerId, Terms, TimeControl};
use store::Access;
use variants::{Color, Variant};

use super::Hall;
use crate::{
    chance::{random_color, random_key},
    directory,
    limits::ENGINE_GAMES_MAX,
    new_game::{check_rated, new_engine_game, new_game},
    reader::link_hash,
    refusal::Refusal,
    request::Request,
};

/// A game to be created.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Agreed terms.
    pub terms: Terms,
    /// Colour of the creator; random if `None`.
    pub color: Option<Color>,
    /// The opponent.
    pub opponent: Opponent,
    /// The challenged player's rated game that this game would replace.
    pub instead: Option<GameId>,
}

/// The opponent in a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Any player with the link; the game is private.
    Link,
    /// Any player; the lobby lists the game.
    Open,
    /// A specific player, who is challenged; the game is private.
    Player(PlayerId),
    /// The engine at a level.
    Engine(u8),
}

/// A created game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Created {
    /// Game id.
    pub id: GameId,
    /// Access key of a private game. Only the hash of the key is stored.
    pub key: Option<AccessKey>,
}

impl Hall {
    /// Creates a game.
    ///
    /// # Errors
    /// Fails if the terms contradict each other, a rated game lacks an account, or the game cannot be stored.
    pub async fn create(&self, by: PlayerId, new: NewGame) -> Result<Created, Refusal> {
        self.rooms.check_open()?;
        let mut terms = new.terms;
        terms.open = new.opponent == Opponent::Open;
        check_terms(&terms)?;
        if terms.rated && !directory::has_account(&self.store, by).await? {
            return Err(RefusalCode::RatedNeedsAccount.into());
        }
        let mut opponent = None;
        let mut key = None;
        let access = match new.opponent {
            Opponent::Open => None,
            Opponent::Link => {
                let link = key.insert(random_key()?);
                Some(Access { link: Some(link_hash(link)), ..Access::default() })
            }
            Opponent::Player(player) => {
                self.challenges().check(by, player).await?;
                Some(Access { challenged: Some(player), instead: new.instead, ..Access::default() })
            }
            Opponent::Engine(level) => {
                opponent = Some(self.engine(level).await?);
                None
            }
        };
        let color = new.color.map_or_else(random_color, Ok)?;
        let seats = match color {
            Color::White => [Some(by), opponent],
            Color::Black => [opponent, Some(by)],
        };
        let id = match opponent {
            Some(_) => {
                new_engine_game(&self.store, &terms, seats, access, (by, self.now())).await?
            }
            None => new_game(&self.store, &terms, seats, access, self.now()).await?,
        };
        if let Opponent::Player(player) = new.opponent {
            self.challenges().tell(id, player, new.instead).await?;
        }
        if opponent.is_some() {
            self.rooms.wake(id).await;
        }
        if terms.open {
            self.open_games.changed();
        }
        self.lobby.changed();
        Ok(Created { id, key })
    }

    /// Creates a new link to a private game for one of its players, revoking the old one. Public games need no link.
    ///
    /// # Errors
    /// Fails if the player does not play in the game.
    pub async fn new_link(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<AccessKey>, Refusal> {
        let key = random_key()?;
        let link = link_hash(&key);
        let is_private: bool = self.rooms.ask(game, Request::SetLink { player, link }).await?;
        Ok(is_private.then_some(key))
    }

    async fn engine(&self, level: u8) -> Result<PlayerId, Refusal> {
        engine::Level::new(level).ok_or(RefusalCode::BadLevel)?;
        if self.rooms.len() >= ENGINE_GAMES_MAX && self.live_games.len() >= ENGINE_GAMES_MAX * 8 {
            return Err(RefusalCode::Busy.into());
        }
        Ok(self.store.players().engine(level, self.now()).await?)
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
    check_rated(terms)
}
