//! Tests that run the built program as people and scripts do.

#[path = "program/run.rs"]
mod run;

#[path = "program/admin.rs"]
mod admin;
#[path = "program/analyse.rs"]
mod analyse;
#[path = "program/bench.rs"]
mod bench;
#[path = "program/check.rs"]
mod check;
#[path = "program/combined.rs"]
mod combined;
#[path = "program/convert.rs"]
mod convert;
#[cfg(target_os = "linux")]
#[path = "program/disk_faults.rs"]
mod disk_faults;
#[path = "program/documents.rs"]
mod documents;
#[path = "program/engine.rs"]
mod engine;
#[path = "program/engine_check.rs"]
mod engine_check;
#[path = "program/error_messages.rs"]
mod error_messages;
#[path = "program/explore.rs"]
mod explore;
#[path = "program/generate.rs"]
mod generate;
#[path = "program/health.rs"]
mod health;
#[path = "program/help.rs"]
mod help;
#[path = "program/legal.rs"]
mod legal;
#[cfg(target_os = "linux")]
#[path = "program/memory.rs"]
mod memory;
#[path = "program/perft.rs"]
mod perft;
#[path = "program/play.rs"]
mod play;
#[path = "program/serve.rs"]
mod serve;
#[path = "program/show.rs"]
mod show;
