//! Requests, bodies and frames that no honest client sends.

mod bodies;
mod floods;
mod frames;
mod requests;
mod strangers;
mod texts;
