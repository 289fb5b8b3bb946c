use std::{io::Write, num::NonZero, sync::Arc, thread};

use anyhow::Context as _;
use bus::NodeId;
use clap::Args;
use jobs::{Kind, Worker, do_task};
use server::{LevelFilter, LogFormat};
use tokio::runtime;

use crate::commands::{
    exit_status::ExitStatus,
    nats_flags::{NatsFlags, connect},
};

/// Process jobs that servers queue: turns of engine players, reports of games, self-play.
///
/// Any number of workers may run, on any machines. On SIGTERM a worker finishes short jobs and returns the others to
/// the queue; the job of a killed worker goes to another one. Exit code 0: it was asked to end; 2: NATS could not be
/// reached, or the command line was invalid.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel worker --nats nats://127.0.0.1:4222 --threads 4")]
pub(crate) struct WorkerCommand {
    #[command(flatten)]
    nats: NatsFlags,

    /// Number of simultaneous jobs [default: one per core]
    #[arg(
        long, env = "GIPFEL_THREADS", value_name = "N",
        value_parser = clap::value_parser!(u16).range(1..=1024)
    )]
    threads: Option<u16>,

    /// Kinds of jobs, separated by commas: turn, review, selfplay
    #[arg(
        long,
        env = "GIPFEL_KINDS",
        value_name = "KINDS",
        value_delimiter = ',',
        default_value = "turn,review,selfplay"
    )]
    kinds: Vec<Kind>,

    /// Log format: text, or json with one object per line
    #[arg(long, env = "GIPFEL_LOG", value_name = "FORM", default_value = "text")]
    log: LogFormat,

    /// Log level: error, warn, info, debug
    #[arg(long, env = "GIPFEL_LOG_LEVEL", value_name = "LEVEL", default_value = "info")]
    log_level: LevelFilter,
}

impl WorkerCommand {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let id = NodeId::random().to_string();
        let options = self.nats.options(&format!("gipfel worker {id}"))?;
        let options = options.context("--nats nats://… is required: the jobs are queued there")?;
        server::write_log(self.log, self.log_level);
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = self.threads.map_or(cores, usize::from);
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .max_blocking_threads(threads + 2)
            .enable_all()
            .build()?;
        let worker = Worker { id, kinds: self.kinds.clone(), threads };
        let ended = runtime.block_on(async {
            let bus = connect(&options).await?;
            let stop = async { drop(server::stop_signal().await) };
            let kinds = self.kinds.iter().map(Kind::to_string).collect::<Vec<_>>().join(", ");
            writeln!(
                out,
                "Worker {} runs {kinds} with {threads} threads  (press Ctrl-C to stop)",
                worker.id
            )?;
            out.flush()?;
            worker.run(&bus, Arc::new(do_task), stop).await?;
            anyhow::Ok(ExitStatus::Success)
        });
        // Does not wait for jobs that were returned to the queue.
        runtime.shutdown_background();
        ended
    }
}
