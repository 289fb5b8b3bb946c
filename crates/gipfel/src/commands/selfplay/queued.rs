//! Self-play by workers.

use std::{collections::VecDeque, io::Write, time::Duration};

use bus::{NatsOptions, NodeId};
use jobs::{Desk, Kind, Outcome, SelfPlay, Task};
use tokio::{runtime, task::JoinSet, time};

use crate::commands::nats_flags::connect;

/// So many parts are in the queue at once: the others wait here, where they can be called off.
const AT_ONCE: usize = 64;

/// How long somebody may be expected who takes jobs.
const PATIENCE: Duration = Duration::from_secs(5);

/// A part that the queue has refused is offered again after so long.
const LATER: Duration = Duration::from_secs(2);

/// Has all parts played by workers; answers how many have failed.
pub(super) fn play(
    options: &NatsOptions,
    parts: VecDeque<SelfPlay>,
    keep: &mut dyn FnMut(&[String]) -> anyhow::Result<()>,
) -> anyhow::Result<usize> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let bus = connect(options).await?;
        let desk = Desk::open(&bus, NodeId::random()).await?;
        tokio::spawn(say_if_nobody_works(desk.clone()));
        collect(&desk, parts, keep).await
    })
}

async fn collect(
    desk: &Desk,
    mut parts: VecDeque<SelfPlay>,
    keep: &mut dyn FnMut(&[String]) -> anyhow::Result<()>,
) -> anyhow::Result<usize> {
    let mut running = JoinSet::new();
    let mut failed = 0;
    loop {
        while running.len() < AT_ONCE
            && let Some(part) = parts.pop_front()
        {
            running.spawn(played(desk.clone(), part));
        }
        match running.join_next().await {
            Some(Ok(Some(games))) => keep(&games)?,
            Some(_) => failed += 1,
            None => return Ok(failed),
        }
    }
}

/// The games of a part; none if it was given up.
async fn played(desk: Desk, part: SelfPlay) -> Option<Vec<String>> {
    loop {
        match desk.ask(Task::SelfPlay(part.clone())).await {
            Ok(mut queued) => {
                return match queued.result().await {
                    Some(Outcome::Games { games }) => Some(games),
                    _ => None,
                };
            }
            // The queue may be full, or the message server away.
            Err(_) => time::sleep(LATER).await,
        }
    }
}

async fn say_if_nobody_works(desk: Desk) {
    time::sleep(PATIENCE).await;
    if !desk.has_workers(Kind::SelfPlay) {
        writeln!(
            anstream::stderr(),
            "gipfel: no worker is there yet: start one with gipfel worker"
        )
        .ok();
    }
}
