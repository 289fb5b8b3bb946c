//! The two players of a game, with guests resolved to the accounts they have since created.

use protocol::{Player, PlayerKind, RefusalCode};
use record::{GameId, PlayerId, Rating, Terms};
use store::Store;
use variants::Color;

use crate::{directory, refusal::Refusal};

/// The two players of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Players([Option<Player>; 2]);

impl Players {
    /// Loads the players. On a club night, guests are shown with the names they chose for it.
    pub(crate) async fn load(
        store: &Store,
        game: GameId,
        seats: [Option<PlayerId>; 2],
        terms: &Terms,
        now: i64,
    ) -> Result<Self, Refusal> {
        let speed = terms.clock.speed();
        let mut players = Self(directory::seated(store, seats, terms.variant, speed).await?);
        if let (true, [Some(white), Some(black)]) = (players.have_guests(), players.ids()) {
            players.name_guests(&store.club_nights().names(game, [white, black], now).await?);
        }
        Ok(players)
    }

    fn name_guests(&mut self, names: &[(PlayerId, Option<String>)]) {
        for guest in self.0.iter_mut().flatten() {
            if guest.kind == PlayerKind::Guest {
                let own = names.iter().find(|(player, _)| *player == guest.id);
                guest.name = own.and_then(|(_, name)| name.clone()).or_else(|| guest.name.take());
            }
        }
    }

    pub(crate) const fn get(&self, color: Color) -> Option<&Player> {
        self.0[color.index()].as_ref()
    }

    /// Returns White and Black, for a message.
    pub(crate) fn both(&self) -> [Option<Player>; 2] {
        self.0.clone()
    }

    pub(crate) fn id(&self, color: Color) -> Option<PlayerId> {
        self.get(color).map(|player| player.id)
    }

    pub(crate) fn ids(&self) -> [Option<PlayerId>; 2] {
        Color::ALL.map(|color| self.id(color))
    }

    pub(crate) fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.id(*color) == Some(player))
    }

    /// Returns the colour of a player, or a refusal if they do not play in the game.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Result<Color, Refusal> {
        self.color_of(player).ok_or(RefusalCode::NotAPlayer.into())
    }

    /// Returns the level of an engine player.
    pub(crate) fn level(&self, color: Color) -> Option<u8> {
        self.get(color).and_then(|player| player.level)
    }

    pub(crate) fn is_guest(&self, color: Color) -> bool {
        self.get(color).is_some_and(|player| player.kind == PlayerKind::Guest)
    }

    /// Returns whether either player is a guest, who may have created an account since.
    pub(crate) fn have_guests(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_guest(color))
    }

    /// Returns the fixed rating of an engine player.
    pub(crate) fn fixed_rating(&self, color: Color, terms: &Terms) -> Option<Rating> {
        directory::engine_rating(self.level(color)?, terms.variant)
    }
}

#[cfg(test)]
pub(crate) mod samples {
    use super::*;

    pub(crate) fn id(number: u64) -> PlayerId {
        PlayerId::from_random(number)
    }

    /// Returns two players with the ids 1 and 2.
    pub(crate) fn players(white: PlayerKind, black: PlayerKind) -> Players {
        let player = |number, kind| {
            let level = (kind == PlayerKind::Engine).then_some(3);
            Some(Player { id: id(number), name: None, kind, level, rating: None })
        };
        Players([player(1, white), player(2, black)])
    }
}

#[cfg(test)]
mod tests {
    use super::{
        samples::{id, players},
        *,
    };

    #[test]
    fn only_players_of_the_game_are_found_by_id() {
        let players = players(PlayerKind::Person, PlayerKind::Guest);
        assert_eq!(players.color_of(id(1)), Some(Color::White));
        assert_eq!(players.seat_of(id(2)), Ok(Color::Black));
        assert_eq!(players.seat_of(id(3)), Err(RefusalCode::NotAPlayer.into()));
        assert_eq!(Players::default().color_of(id(1)), None);
    }

    #[test]
    fn guests_and_engines_are_distinguished() {
        let players = players(PlayerKind::Guest, PlayerKind::Engine);
        assert!(players.have_guests() && players.is_guest(Color::White));
        assert_eq!((players.level(Color::White), players.level(Color::Black)), (None, Some(3)));
    }
}
