//! Bodies and queries of the REST API.

mod games;

pub use games::{
    ChatRequest, CreatedGame, GamePage, GameQuery, Invitation, JoinRequest, NewGameRequest,
    OpponentRequest, PlanRequest, SeekRequest, TurnQuery,
};
