//! Self-play by workers.

use std::{collections::VecDeque, io::Write, time::Duration};

use bus::{NatsOptions, NodeId};
use jobs::{JobClient, Kind, Outcome, SelfPlay, Task};
use tokio::{runtime, task::JoinSet, time};

use crate::commands::nats_flags::connect;

/// Maximum number of parts in the queue; the others wait in this process, where they can be
/// cancelled.
const QUEUED_PARTS_MAX: usize = 64;

/// Time without a worker after which a warning is printed.
const NO_WORKER_WARNING_DELAY: Duration = Duration::from_secs(5);

/// Delay before a part that the queue has rejected is submitted again.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// Has workers play all parts, and returns the number of failures.
pub(super) fn play(
    options: &NatsOptions,
    parts: VecDeque<SelfPlay>,
    keep: &mut dyn FnMut(&[String]) -> anyhow::Result<()>,
) -> anyhow::Result<usize> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let bus = connect(options).await?;
        let client = JobClient::open(&bus, NodeId::random()).await?;
        tokio::spawn(say_if_nobody_works(client.clone()));
        collect(&client, parts, keep).await
    })
}

async fn collect(
    client: &JobClient,
    mut parts: VecDeque<SelfPlay>,
    keep: &mut dyn FnMut(&[String]) -> anyhow::Result<()>,
) -> anyhow::Result<usize> {
    let mut running = JoinSet::new();
    let mut failed = 0;
    loop {
        while running.len() < QUEUED_PARTS_MAX
            && let Some(part) = parts.pop_front()
        {
            running.spawn(played(client.clone(), part));
        }
        match running.join_next().await {
            Some(Ok(Some(games))) => keep(&games)?,
            Some(_) => failed += 1,
            None => return Ok(failed),
        }
    }
}

/// Returns the games of a part; `None` if it was abandoned.
async fn played(client: JobClient, part: SelfPlay) -> Option<Vec<String>> {
    loop {
        match client.ask(Task::SelfPlay(part.clone())).await {
            Ok(mut queued) => {
                return match queued.result().await {
                    Some(Outcome::Games { games }) => Some(games),
                    _ => None,
                };
            }
            // The queue may be full, or the message server unreachable.
            Err(_) => time::sleep(RETRY_DELAY).await,
        }
    }
}

async fn say_if_nobody_works(client: JobClient) {
    time::sleep(NO_WORKER_WARNING_DELAY).await;
    if !client.has_workers(Kind::SelfPlay) {
        writeln!(
            anstream::stderr(),
            "gipfel: no worker is available yet: start one with gipfel worker"
        )
        .ok();
    }
}
