mod database;
mod moderation;
mod moving;
mod nodes;
mod time;
mod upkeep;

use std::{io::Write, path::PathBuf};

use clap::{Args, Subcommand};
use protocol::StudyId;

use self::{database::open, moving::Move, nodes::Nodes};
use crate::commands::{
    database_location::{self, DatabaseSettings},
    exit_status::ExitStatus,
};

/// Administer the games and players of a server: reports, mutes, bans, studies, backups. The server may be running.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel admin reports\n\
                  A backup is a single file: gipfel admin backup monday.sqlite\n\
                  From a folder to PostgreSQL: gipfel admin --data DIR move --to-database-file FILE")]
pub(crate) struct Admin {
    /// Folder with games and accounts, as for "gipfel serve"
    #[arg(long, env = "GIPFEL_DATA", value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    /// PostgreSQL database with games and accounts
    #[arg(
        long,
        env = "GIPFEL_DATABASE",
        value_name = "URL",
        hide_env_values = true,
        global = true
    )]
    database: Option<String>,

    /// File with the address of that database
    #[arg(long, env = "GIPFEL_DATABASE_FILE", value_name = "FILE", global = true)]
    database_file: Option<PathBuf>,

    /// File with the trusted certificates (CA) for that database, which is then reached over TLS
    #[arg(long, env = "GIPFEL_DATABASE_CA", value_name = "FILE", global = true)]
    database_ca: Option<PathBuf>,

    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// List the open reports
    Reports,
    /// Mark a report as settled
    Settle {
        /// Number of the report
        id: i64,
    },
    /// Mute a player: no chat, and private studies only
    Mute {
        /// Name of an account, or id of a guest
        name: String,
        /// Number of days; 0 lifts the mute
        #[arg(value_parser = clap::value_parser!(u32).range(0..=36_500))]
        days: u32,
    },
    /// Ban a player from playing
    Ban {
        /// Name of an account, or id of a guest
        name: String,
    },
    /// Lift the ban of a player
    Unban {
        /// Name of an account, or id of a guest
        name: String,
    },
    /// Hide a study from everyone except its owner, whose page says so
    HideStudy {
        /// Id of the study: the last part of its page's address
        id: StudyId,
    },
    /// Show a hidden study again, with the access that its owner has chosen
    ShowStudy {
        /// Id of the study: the last part of its page's address
        id: StudyId,
    },
    /// Copy everything to a new file
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Restore a backup for the server; nothing is overwritten
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// Migrate everything from a folder to PostgreSQL, or back. The server must not be running; nothing is overwritten
    Move(Move),
    /// List the nodes that share a PostgreSQL database: the state of each, and the number of games that it owns
    Nodes(Nodes),
    /// Check the whole database: the file, and that every game can be rebuilt from its log
    Check,
    /// Discard a damaged write-ahead log: it is copied to another file, and everything before the damage is kept
    SetLogAside,
}

impl Admin {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let location = database_location::find(DatabaseSettings {
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
            Task::HideStudy { id } => moderation::hide_study(&open(&location)?, *id, true, out),
            Task::ShowStudy { id } => moderation::hide_study(&open(&location)?, *id, false, out),
            Task::Unban { name } => moderation::ban(&open(&location)?, name, false, out),
        }
    }
}
