//! Requests, bodies and frames that an honest client never sends.

mod bodies;
mod connections;
mod floods;
mod frames;
mod hosts;
mod limits;
mod matches;
mod requests;
mod strangers;
mod texts;
