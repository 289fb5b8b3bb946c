//! Access to the parts of the hall.

use super::{
    Hall, accounts::AccountChanges, blocking::Blocking, challenges::Challenges,
    club_nights::ClubNights, lists::GameLists, pairing::Pairing, people::PeopleLists,
    reviews::GameReviews, standing::StandingSeeks, subscriptions::Streams,
};

impl Hall {
    /// Returns changes to accounts, sessions and tokens, which all nodes have to apply.
    #[must_use]
    pub fn accounts(&self) -> &AccountChanges {
        &self.parts.accounts
    }

    /// Returns the blocks between players.
    #[must_use]
    pub fn blocking(&self) -> &Blocking {
        &self.parts.blocking
    }

    /// Returns the challenges.
    #[must_use]
    pub fn challenges(&self) -> &Challenges {
        &self.parts.challenges
    }

    /// Returns the club nights.
    #[must_use]
    pub fn club_nights(&self) -> &ClubNights {
        &self.parts.club_nights
    }

    /// Returns the lists of games.
    #[must_use]
    pub fn lists(&self) -> &GameLists {
        &self.parts.lists
    }

    /// Returns the pairing of players who seek a live game.
    #[must_use]
    pub fn pairing(&self) -> &Pairing {
        &self.parts.pairing
    }

    /// Returns the lists of people.
    #[must_use]
    pub fn people(&self) -> &PeopleLists {
        &self.parts.people
    }

    /// Returns the reviews of finished games.
    #[must_use]
    pub fn reviews(&self) -> &GameReviews {
        &self.parts.reviews
    }

    /// Returns the standing seeks.
    #[must_use]
    pub fn standing_seeks(&self) -> &StandingSeeks {
        &self.parts.standing_seeks
    }

    /// Returns the streams of messages.
    #[must_use]
    pub fn streams(&self) -> &Streams {
        &self.parts.streams
    }
}
