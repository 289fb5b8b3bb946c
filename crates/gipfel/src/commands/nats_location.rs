//! Where NATS is and how it is reached, the same for servers, workers and whoever queues jobs.

use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::commands::secret_file;

/// What was said of NATS on the command line, in the environment or in a file.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Said<'a> {
    pub(crate) nats: Option<&'a str>,
    pub(crate) nats_file: Option<&'a Path>,
    pub(crate) credentials: Option<&'a Path>,
    pub(crate) ca: Option<&'a Path>,
    pub(crate) certificate: Option<&'a Path>,
    pub(crate) key: Option<&'a Path>,
}

/// Where NATS is, and what it is shown.
pub(crate) struct Place {
    /// There may be a password in it.
    pub(crate) address: String,
    pub(crate) credentials: Option<PathBuf>,
    pub(crate) root_certificates: Option<PathBuf>,
    pub(crate) certificate: Option<(PathBuf, PathBuf)>,
}

/// Where NATS is, if that was said.
pub(crate) fn find(said: Said<'_>) -> anyhow::Result<Option<Place>> {
    let Some(address) = secret_file::given_or_read("nats", said.nats, said.nats_file)? else {
        if [said.credentials, said.ca, said.certificate, said.key].iter().any(Option::is_some) {
            bail!("--nats-… need --nats nats://…: say where NATS is");
        }
        return Ok(None);
    };
    let certificate = match (said.certificate, said.key) {
        (Some(certificate), Some(key)) => Some((certificate.to_owned(), key.to_owned())),
        (None, None) => None,
        _ => bail!("--nats-certificate and --nats-key go together: give both"),
    };
    Ok(Some(Place {
        address,
        credentials: said.credentials.map(Path::to_owned),
        root_certificates: said.ca.map(Path::to_owned),
        certificate,
    }))
}
