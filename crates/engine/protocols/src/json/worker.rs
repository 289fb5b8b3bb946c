use engine::{Control, signature};
use serde_json::{Value, json};

use super::{answer, request::Task};
use crate::{perft::perft, protocol_error::ProtocolError, session::Session, settings::Settings};

/// A worker that runs tasks in the caller's thread and keeps the engine between them.
#[derive(Debug, Default)]
pub(super) struct Worker {
    session: Session,
}

impl Worker {
    /// Runs a task; progress of a search goes to `report`, line by line.
    pub(super) fn run(
        &mut self,
        id: &Value,
        task: &Task,
        control: &dyn Control,
        mut report: impl FnMut(&str),
    ) -> Result<Value, ProtocolError> {
        match task {
            Task::Search { game, request, streamed } => {
                let engine = self.session.engine_for(game.variant(), request);
                let answer = engine.search_with(game, request, control, |progress| {
                    if *streamed {
                        report(&answer::info(id, progress));
                    }
                });
                Ok(answer::search(&answer, request, control.stopped()))
            }
            #[cfg(feature = "potentials")]
            Task::Decide { game, level, seed, limits } => {
                let engine = self.session.engine_for(game.terms().variant(), limits);
                let player = engine::CombinedPlayer {
                    engine: &engine,
                    level: *level,
                    seed: *seed,
                    limits: limits.clone(),
                };
                let answer = player.decide(game, control);
                Ok(answer::search(&answer, limits, control.stopped()))
            }
            Task::Perft { game, depth } => perft(game, *depth, control)
                .map(|count| json!({"depth": depth, "count": count}))
                .ok_or(ProtocolError::Stopped),
            Task::Signature => signature::signature_under(control)
                .map(|signature| json!({"signature": signature, "time": control.elapsed()}))
                .ok_or(ProtocolError::Stopped),
            Task::SetOptions { hash, threads } => {
                let settings = changed(self.session.settings(), *hash, *threads)?;
                self.session.set(settings);
                Ok(answer::settings(settings))
            }
        }
    }
}

fn changed(
    mut settings: Settings,
    hash: Option<u64>,
    threads: Option<u64>,
) -> Result<Settings, ProtocolError> {
    if let Some(hash) = hash {
        settings = settings.with_hash(saturating_usize(hash))?;
    }
    if let Some(threads) = threads {
        settings = settings.with_threads(saturating_usize(threads))?;
    }
    Ok(settings)
}

/// Converts a number, saturating at the largest value, which is out of range as well.
fn saturating_usize(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
