//! Tests the trainer of networks.

use crate::python;

/// Runs all tests of the trainer, including those that train and therefore need PyTorch.
pub(crate) fn run() -> anyhow::Result<()> {
    let home = python::environment("training")?;
    python::pip(&home, "--requirement training/requirements.txt")?;
    python::test(&home, "training/tests")
}
