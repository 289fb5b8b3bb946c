//! Tests the trainer of networks.

use crate::python::Environment;

/// Runs all tests of the trainer, including those that train and therefore need PyTorch.
pub(crate) fn run() -> anyhow::Result<()> {
    let environment = Environment::named("training")?;
    environment.install("--requirement training/requirements.txt")?;
    environment.test("training/tests")
}
