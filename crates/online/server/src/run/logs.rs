//! What the server writes down about itself: for people, or one JSON object a line for programs. Passwords, tokens, cookies and what
//! follows a `?` never get here.

use std::{
    io::{self, IsTerminal as _},
    str::FromStr,
};

use tracing::level_filters::LevelFilter;

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LogForm {
    /// A line a person reads.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

/// Why a text is no form of a log.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("the log can be text or json")]
pub struct ParseLogFormError;

impl FromStr for LogForm {
    type Err = ParseLogFormError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(ParseLogFormError),
        }
    }
}

/// Begins to write the log to stderr, once for the whole program; a second call changes nothing.
pub fn write_log(form: LogForm, level: LevelFilter) {
    let base = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    let begun = match form {
        LogForm::Json => {
            let json = base.json().flatten_event(true).with_current_span(false);
            tracing::subscriber::set_global_default(json.with_span_list(false).finish())
        }
        LogForm::Text => {
            let text = base.with_target(false).with_ansi(io::stderr().is_terminal());
            tracing::subscriber::set_global_default(text.finish())
        }
    };
    // Somebody else may have begun already, such as a test.
    if begun.is_ok() {
        // Mistakes of ours stand in the log too, in its form.
        std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
    }
}
