//! The log on stderr: text for people, or one JSON object per line for programs. Passwords, tokens, cookies and query strings are
//! never logged.

use std::io::{self, IsTerminal as _};

use tracing::level_filters::LevelFilter;
use tracing_subscriber::layer::SubscriberExt as _;

use super::repeats::Repeats;

game::codes! {
    /// Format of the log.
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
    pub enum LogFormat {
        /// Lines for people.
        #[default]
        Text = "text",
        /// One JSON object per line.
        Json = "json",
    }
}

/// Starts writing the log to stderr, once for the whole program; a second call changes nothing.
pub fn write_log(form: LogFormat, level: LevelFilter) {
    let base = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    let begun = match form {
        LogFormat::Json => {
            let json = base.json().flatten_event(true).with_current_span(false);
            let json = json.with_span_list(false).finish();
            tracing::subscriber::set_global_default(json.with(Repeats::start()))
        }
        LogFormat::Text => {
            let text = base.with_target(false).with_ansi(io::stderr().is_terminal());
            tracing::subscriber::set_global_default(text.finish().with(Repeats::start()))
        }
    };
    // A test may have installed its own subscriber.
    if begun.is_ok() {
        // Panics are logged too, in the same format.
        std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
    }
}
