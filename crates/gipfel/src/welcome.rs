use std::io::Write;

use clap::CommandFactory;

use crate::{arguments::Arguments, verdict::Verdict};

/// Says what there will be, and what there is already.
pub(crate) fn run(out: &mut dyn Write) -> anyhow::Result<Verdict> {
    writeln!(out, "Welcome to Gipfel! One day this will open YINSH and GIPF in your browser:")?;
    writeln!(out, "the web server is still being built. Here is what works already.")?;
    writeln!(out)?;
    write!(out, "{}", Arguments::command().render_help().ansi())?;
    Ok(Verdict::Good)
}
