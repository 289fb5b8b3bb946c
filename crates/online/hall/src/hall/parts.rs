use std::sync::Arc;

use super::{
    accounts::AccountChanges, blocking::Blocking, challenges::Challenges, club_nights::ClubNights,
    lists::GameLists, pairing::Pairing, people::PeopleLists, reviews::GameReviews,
    standing::StandingSeeks, subscriptions::Streams,
};
use crate::{reviews::Reviews, room::Services, rooms::Rooms};

/// The parts of a hall, each with the services that it needs.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) accounts: AccountChanges,
    pub(super) blocking: Blocking,
    pub(super) challenges: Challenges,
    pub(super) club_nights: ClubNights,
    pub(super) lists: GameLists,
    pub(super) pairing: Pairing,
    pub(super) people: PeopleLists,
    pub(super) reviews: GameReviews,
    pub(super) standing_seeks: StandingSeeks,
    pub(super) streams: Streams,
}

impl Parts {
    pub(super) fn new(services: &Services, rooms: &Arc<Rooms>, reviews: Arc<Reviews>) -> Self {
        let lists = GameLists::new(services);
        let challenges = Challenges::new(services, rooms, &lists);
        let pairing = Pairing::new(services, rooms, &lists);
        Self {
            accounts: AccountChanges::new(services, rooms),
            blocking: Blocking::new(services, rooms, &challenges),
            club_nights: ClubNights::new(services, rooms, &pairing, &lists),
            people: PeopleLists::new(services),
            reviews: GameReviews::new(rooms, reviews),
            standing_seeks: StandingSeeks::new(services, &pairing),
            streams: Streams::new(services, rooms, &lists, &challenges),
            challenges,
            lists,
            pairing,
        }
    }
}
