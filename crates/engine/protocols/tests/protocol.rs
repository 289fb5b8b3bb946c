//! The protocols: every line is executed or rejected, and the engine never crashes.

#[path = "protocol/listener.rs"]
mod listener;
#[path = "protocol/positions.rs"]
mod positions;

#[path = "protocol/json.rs"]
mod json;
#[path = "protocol/noise.rs"]
mod noise;
#[cfg(feature = "potentials")]
#[path = "protocol/potentials.rs"]
mod potentials;
#[path = "protocol/queue.rs"]
mod queue;
#[path = "protocol/removal.rs"]
mod removal;
#[path = "protocol/repetition.rs"]
mod repetition;
#[path = "protocol/stopping.rs"]
mod stopping;
#[path = "protocol/ugi.rs"]
mod ugi;
