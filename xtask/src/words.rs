//! The messages of `i18n/en.ftl` as types for the scripts.

use std::fs;

use anyhow::Context as _;

use crate::shell;

pub(crate) fn run() -> anyhow::Result<()> {
    let path = shell::root().join("web/words/ids.d.ts");
    fs::write(&path, ::words::declarations()).with_context(|| path.display().to_string())?;
    println!("web/words/ids.d.ts");
    Ok(())
}
