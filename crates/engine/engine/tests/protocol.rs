//! The protocols: every line is obeyed or refused, and the engine never dies.

#[path = "protocol/listener.rs"]
mod listener;
#[path = "protocol/positions.rs"]
mod positions;

#[path = "protocol/json.rs"]
mod json;
#[path = "protocol/noise.rs"]
mod noise;
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
