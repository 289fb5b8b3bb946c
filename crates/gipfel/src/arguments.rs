use anstream::ColorChoice;
use clap::{Parser, Subcommand, ValueEnum};

#[cfg(feature = "online")]
use crate::commands::{admin::Admin, bot::BotCommand, health::Health, serve::Serve};
use crate::commands::{
    analyse::Analyse,
    bench::Bench,
    check::Check,
    convert::Convert,
    engine::Engine,
    engine_check::EngineCheck,
    explore::Explore,
    generate::Generate,
    legal::Legal,
    levels::Levels,
    matches::{EngineMatchCommand, SprtCommand},
    perft::Perft,
    play::Play,
    selfplay::SelfPlayCommand,
    show::Show,
};

/// YINSH and GIPF: rules, records and tools in one program.
#[derive(Parser, Debug)]
#[command(
    name = "gipfel",
    version,
    max_term_width = 100,
    after_help = "Example: gipfel show yinsh --moves \"f6 e5 g7\"\n\
                  Run \"gipfel COMMAND --help\" for details about a command."
)]
pub(crate) struct Arguments {
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorWhen,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    #[cfg(feature = "online")]
    Serve(Box<Serve>),
    #[cfg(feature = "online")]
    Health(Health),
    #[cfg(feature = "online")]
    Admin(Admin),
    #[cfg(feature = "online")]
    Bot(BotCommand),
    Play(Play),
    Analyse(Analyse),
    Explore(Explore),
    Perft(Perft),
    Legal(Legal),
    Show(Show),
    Check(Check),
    Convert(Convert),
    Bench(Bench),
    Engine(Engine),
    EngineCheck(EngineCheck),
    Levels(Levels),
    Match(EngineMatchCommand),
    Sprt(SprtCommand),
    #[command(name = "selfplay")]
    SelfPlay(SelfPlayCommand),
    #[cfg(feature = "tuning")]
    Tune(crate::commands::tune::Tune),
    Generate(Generate),
    #[cfg(feature = "cluster")]
    Worker(crate::commands::worker::WorkerCommand),
}

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ColorWhen {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// In files and pipes too
    Always,
    /// Never
    Never,
}

impl ColorWhen {
    /// Applies the choice to the whole program.
    pub(crate) fn write_global(self) {
        match self {
            Self::Auto => ColorChoice::Auto,
            Self::Always => ColorChoice::Always,
            Self::Never => ColorChoice::Never,
        }
        .write_global();
    }
}
