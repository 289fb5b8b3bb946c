//! The log of a game on a server: everything that happened, in order, and nothing else.

pub(crate) mod challenge_count;
pub(crate) mod ending;
pub(crate) mod event;
pub(crate) mod id;
pub(crate) mod link;
pub(crate) mod next_clock;
pub(crate) mod offer;
pub(crate) mod speed;
pub(crate) mod terms;
pub(crate) mod time_control;
pub(crate) mod turn_time;
