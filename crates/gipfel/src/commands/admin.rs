mod database;
mod moderation;
mod moving;
mod nodes;
mod time;
mod upkeep;

use std::{io::Write, path::PathBuf};

use clap::{Args, Subcommand};

use self::{database::open, moving::Move, nodes::Nodes};
use crate::commands::{
    database_location::{self, Said},
    exit_status::ExitStatus,
};

/// Look after a server's games and players: reports, mutes, bans, backups. The server may be running.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel admin reports\n\
                  A backup is a file of its own: gipfel admin backup monday.sqlite\n\
                  From a folder to PostgreSQL: gipfel admin --data DIR move --to-database-file FILE")]
pub(crate) struct Admin {
    /// Where games and accounts are kept, as for "gipfel serve"
    #[arg(long, env = "GIPFEL_DATA", value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    /// The PostgreSQL database in which they are kept
    #[arg(
        long,
        env = "GIPFEL_DATABASE",
        value_name = "URL",
        hide_env_values = true,
        global = true
    )]
    database: Option<String>,

    /// A file with the address of that database
    #[arg(long, env = "GIPFEL_DATABASE_FILE", value_name = "FILE", global = true)]
    database_file: Option<PathBuf>,

    /// A file with the certificates of those who may vouch for that database, which is then reached over TLS
    #[arg(long, env = "GIPFEL_DATABASE_CA", value_name = "FILE", global = true)]
    database_ca: Option<PathBuf>,

    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// List the reports that are not settled
    Reports,
    /// Note that a report is settled
    Settle {
        /// Its number
        id: i64,
    },
    /// Forbid a player to chat
    Mute {
        /// The name of an account, or the id of a guest
        name: String,
        /// For how many days; 0 lets them chat again
        #[arg(value_parser = clap::value_parser!(u32).range(0..=36_500))]
        days: u32,
    },
    /// Forbid a player to play
    Ban {
        /// The name of an account, or the id of a guest
        name: String,
    },
    /// Let a player play again
    Unban {
        /// The name of an account, or the id of a guest
        name: String,
    },
    /// Copy everything to a new file
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Put a backup where the server will find it; nothing is overwritten
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// Move everything to another place: from a folder to PostgreSQL, or back. The server must not run; nothing is overwritten
    Move(Move),
    /// List the nodes that share a PostgreSQL database: how each fares, and how many games it has in its hands
    Nodes(Nodes),
    /// Check the whole database: the file, and that every game can be rebuilt from its log
    Check,
    /// Go on without a damaged write-ahead log: it is copied aside, and what is in front of the damage is kept
    SetLogAside,
}

impl Admin {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let location = database_location::find(Said {
            data: self.data.as_deref(),
            database: self.database.as_deref(),
            database_file: self.database_file.as_deref(),
            database_ca: self.database_ca.as_deref(),
        })?;
        match &self.task {
            Task::Restore { file } => upkeep::restore(file, &location, out),
            Task::Move(to) => to.run(&location, out),
            Task::Nodes(nodes) => nodes.run(&open(&location)?, out),
            Task::Check => upkeep::check(&location, out),
            Task::SetLogAside => upkeep::set_log_aside(&location, out),
            Task::Backup { file } => upkeep::backup(&open(&location)?, file, out),
            Task::Reports => moderation::reports(&open(&location)?, out),
            Task::Settle { id } => moderation::settle(&open(&location)?, *id, out),
            Task::Mute { name, days } => moderation::mute(&open(&location)?, name, *days, out),
            Task::Ban { name } => moderation::ban(&open(&location)?, name, true, out),
            Task::Unban { name } => moderation::ban(&open(&location)?, name, false, out),
        }
    }
}
