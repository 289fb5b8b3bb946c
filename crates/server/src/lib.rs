//! The web site: pages and files over HTTP.
//!
//! Pages are made from the sentences of `words` and the files of `web/`, which are part of the program. Whatever moves in a
//! page is done by its scripts: there is no rule of any game here, and nothing is stored.
//!
//! ```no_run
//! let server = server::Server::bind(&server::Options::default())?;
//! println!("{}", server.url());
//! server.run()?;
//! # Ok::<(), server::StartError>(())
//! ```

mod answer;
mod content;
mod digest;
mod files;
mod guard;
mod mail;
mod manifest;
mod modules;
mod offline;
mod origin;
mod page;
mod pages;
mod password;
mod published;
mod router;
mod script;
mod secret;
mod serving;
mod site;
mod token;
mod visitor;

pub use serving::{Limits, Options, Server, StartError};
