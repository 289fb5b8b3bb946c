use search::Control;
use serde_json::{Value, json};

use super::{answer, request::Task};
use crate::{
    count::perft,
    mind::{Mind, Settings},
    refusal::Refusal,
    signature,
};

/// Does what takes its time, in the thread of the caller, and keeps what it has learnt.
#[derive(Debug, Default)]
pub(super) struct Clerk {
    mind: Mind,
}

impl Clerk {
    /// Does a task; what is found on the way is told line by line.
    pub(super) fn work(
        &mut self,
        id: &Value,
        task: &Task,
        control: &dyn Control,
        mut tell: impl FnMut(&str),
    ) -> Result<Value, Refusal> {
        match task {
            Task::Think { game, wish, streamed } => {
                let thinker = self.mind.thinker(game.variant(), wish);
                let answer = thinker.think_under(game, wish, control, |progress| {
                    if *streamed {
                        tell(&answer::info(id, progress));
                    }
                });
                Ok(answer::found(&answer, wish, control.stopped()))
            }
            Task::Count { game, depth } => perft(game, *depth, control)
                .map(|count| json!({"depth": depth, "count": count}))
                .ok_or(Refusal::Stopped),
            Task::Sign => signature::signature_under(control)
                .map(|signature| json!({"signature": signature, "time": control.elapsed()}))
                .ok_or(Refusal::Stopped),
            Task::Set { hash, threads } => {
                let settings = change(self.mind.settings(), *hash, *threads)?;
                self.mind.change(settings);
                Ok(answer::settings(settings))
            }
        }
    }
}

/// What no machine has, if it does not fit.
fn count_of(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn change(
    mut settings: Settings,
    hash: Option<u64>,
    threads: Option<u64>,
) -> Result<Settings, Refusal> {
    if let Some(hash) = hash {
        settings = settings.with_hash(count_of(hash))?;
    }
    if let Some(threads) = threads {
        settings = settings.with_threads(count_of(threads))?;
    }
    Ok(settings)
}
