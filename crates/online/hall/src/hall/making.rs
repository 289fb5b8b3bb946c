//! Making a game against anybody, a player or the engine.

use combined::CombinedTerms;
use protocol::{LinkKey, RefusalCode};
use record::{GameId, PlayerId, Terms, TimeControl};
use store::Access;
use variants::{Color, Variant};

use super::Hall;
use crate::{
    chance::{random_color, random_key},
    directory,
    new_game::{new_engine_game, new_game},
    reader::link_hash,
    refusal::Refusal,
    room::Request,
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
    /// The rated game of the challenged player that it would replace.
    pub instead: Option<GameId>,
}

/// Who takes the other seat of a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Anybody who has the link; the game is private.
    Link,
    /// Anybody: the lobby lists the game.
    Open,
    /// A certain player, who is challenged; the game is private.
    Player(PlayerId),
    /// The engine at a level.
    Engine(u8),
}

/// A game that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Created {
    /// Its id.
    pub id: GameId,
    /// The key of its link. Only a hash of it is stored.
    pub key: Option<LinkKey>,
}

impl Hall {
    /// Makes a game.
    ///
    /// # Errors
    /// The terms contradict each other, a rated game lacks an account, or the game cannot be stored.
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
                self.check_challenge(by, player).await?;
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
            self.tell_challenge(id, player, new.instead).await?;
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

    /// Makes a new link to a private game for one of its players; the old one is void. A game that is not private needs none.
    ///
    /// # Errors
    /// It is not their game.
    pub async fn new_link(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<LinkKey>, Refusal> {
        let key = random_key()?;
        let link = link_hash(&key);
        let request = |answer| Request::SetLink { player, link, answer };
        let is_private = self.rooms.ask(game, request).await?;
        Ok(is_private.then_some(key))
    }

    async fn engine(&self, level: u8) -> Result<PlayerId, Refusal> {
        engine::Level::new(level).ok_or(RefusalCode::BadLevel)?;
        if self.rooms.len() >= ENGINE_GAMES && self.live_games.len() >= ENGINE_GAMES * 8 {
            return Err(RefusalCode::Busy.into());
        }
        Ok(self.store.engine(level, self.now()).await?)
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

/// Own terms differ from game to game, so that ratings in them would compare nothing. What happens elsewhere decides matches too.
pub(super) fn check_rated(terms: &Terms) -> Result<(), Refusal> {
    if terms.combined.is_some() {
        if terms.rated {
            return Err(RefusalCode::MatchRated.into());
        }
        CombinedTerms::agreed(terms).ok_or(RefusalCode::MatchTerms)?;
    }
    if terms.rated && terms.variant.own_terms().is_some() {
        return Err(RefusalCode::OwnTermsRated.into());
    }
    Ok(())
}
