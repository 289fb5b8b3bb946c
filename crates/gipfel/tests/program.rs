//! Runs the built program, as people and scripts do.

#[path = "program/run.rs"]
mod run;

#[path = "program/bench.rs"]
mod bench;
#[path = "program/check.rs"]
mod check;
#[path = "program/convert.rs"]
mod convert;
#[path = "program/engine.rs"]
mod engine;
#[path = "program/help.rs"]
mod help;
#[path = "program/legal.rs"]
mod legal;
#[path = "program/perft.rs"]
mod perft;
#[path = "program/show.rs"]
mod show;
