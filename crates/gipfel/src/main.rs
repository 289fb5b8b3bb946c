//! `gipfel`: YINSH and GIPF on the command line.
//!
//! The program serves the web site, plays, analyses, counts, lists, draws, checks, converts and measures. It implements no rules:
//! every answer comes from the libraries. Exit code 0: success; 1: a game was refused (`check`, `convert`, `analyse`, `explore`),
//! a program failed (`engine-check`), a database has problems (`admin`), a server is not ready (`health`), or a file or another
//! resource of the system could not be used; 2: the command line was invalid; 74: the database could no longer be written (`serve`).

mod arguments;
mod commands;
mod output;
mod terminal;

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use clap::{CommandFactory as _, Parser};

use crate::{
    arguments::{Arguments, Command},
    commands::exit_status::ExitStatus,
    output::Output,
};

fn main() -> ExitCode {
    let mut arguments = Arguments::parse();
    if arguments.command.is_none() {
        // Environment variables apply to the site even without an explicit command.
        let default = if cfg!(feature = "online") { "serve" } else { "help" };
        arguments.command = Arguments::parse_from(["gipfel", default]).command;
    }
    arguments.color.write_global();
    // An engine answers from several threads, so the output must not be locked.
    if let Some(Command::Engine(engine)) = &arguments.command {
        return engine.run().into();
    }
    // The output is locked and buffered: one write per block, not per line.
    let mut out = BufWriter::new(Output::new(anstream::stdout().lock()));
    let answered = run(arguments.command.as_ref(), &mut out)
        .and_then(|status| out.flush().map(|()| status).map_err(Into::into));
    let error = match answered {
        Ok(status) => return status.into(),
        Err(error) => error,
    };
    out.flush().ok();
    let what = match out.get_ref().failure() {
        // The reader has closed the pipe, as in `gipfel legal yinsh | head -1`.
        Some(io::ErrorKind::BrokenPipe) => return ExitCode::SUCCESS,
        Some(_) => "the output cannot be written: ",
        None => "",
    };
    writeln!(anstream::stderr(), "gipfel: {what}{error:#}").ok();
    let of_the_system = error.chain().any(|cause| cause.is::<io::Error>());
    if of_the_system { ExitStatus::Failure.into() } else { ExitCode::from(2) }
}

fn run(command: Option<&Command>, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    match command {
        None => Ok(ExitStatus::Success),
        #[cfg(feature = "online")]
        Some(Command::Serve(serve)) => serve.run(out),
        #[cfg(feature = "online")]
        Some(Command::Health(health)) => health.run(out),
        #[cfg(feature = "online")]
        Some(Command::Admin(admin)) => admin.run(out),
        #[cfg(feature = "online")]
        Some(Command::Bot(bot)) => bot.run(),
        Some(Command::Play(play)) => play.run(out),
        Some(Command::Analyse(analyse)) => analyse.run(out),
        Some(Command::Explore(explore)) => explore.run(out),
        Some(Command::Perft(perft)) => perft.run(out),
        Some(Command::Legal(legal)) => legal.run(out),
        Some(Command::Show(show)) => show.run(out),
        Some(Command::Check(check)) => check.run(out),
        Some(Command::Convert(convert)) => convert.run(out),
        Some(Command::Bench(bench)) => bench.run(out),
        Some(Command::Engine(engine)) => Ok(engine.run()),
        Some(Command::EngineCheck(check)) => check.run(out),
        Some(Command::Levels(levels)) => levels.run(out),
        Some(Command::Match(contest)) => contest.run(out),
        Some(Command::Sprt(sprt)) => sprt.run(out),
        Some(Command::SelfPlay(selfplay)) => selfplay.run(out),
        #[cfg(feature = "tuning")]
        Some(Command::Tune(tune)) => tune.run(out),
        Some(Command::Generate(generate)) => generate.run(Arguments::command(), out),
        #[cfg(feature = "cluster")]
        Some(Command::Worker(worker)) => worker.run(out),
    }
}
