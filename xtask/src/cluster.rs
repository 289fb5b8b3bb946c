//! Requirements of the cluster tests: PostgreSQL, NATS, HAProxy and Prometheus from the system's packages.

use anyhow::ensure;

use crate::{database, programs};

/// Debian packages and the program that each provides.
const SERVICES: [(&str, &str); 3] =
    [("nats-server", "nats-server"), ("haproxy", "haproxy"), ("prometheus", "prometheus")];

/// Installs missing programs if apt is available.
pub(crate) fn prepare() -> anyhow::Result<()> {
    database::prepare()?;
    for (package, program) in SERVICES {
        let hint = format!(
            "{program} is missing. Install it (Debian: `apt-get install {package}`); the tests start it themselves."
        );
        if programs::on_path(&[program]).is_none() {
            programs::install(package, &hint)?;
            ensure!(programs::on_path(&[program]).is_some(), "{hint}");
        }
    }
    Ok(())
}
