//! Where the project lies.

use std::path::{Path, PathBuf};

/// The root folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}
