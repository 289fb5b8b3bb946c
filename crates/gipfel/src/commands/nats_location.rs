//! Location and credentials of NATS, shared by servers, workers and commands that queue jobs.

use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::commands::secret_file;

/// NATS settings from the command line, the environment or a file.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct NatsSettings<'a> {
    pub(crate) nats: Option<&'a str>,
    pub(crate) nats_file: Option<&'a Path>,
    pub(crate) credentials: Option<&'a Path>,
    pub(crate) ca: Option<&'a Path>,
    pub(crate) certificate: Option<&'a Path>,
    pub(crate) key: Option<&'a Path>,
}

/// Address of NATS and the credentials for it.
pub(crate) struct Place {
    /// Address, which may contain a password.
    pub(crate) address: String,
    pub(crate) credentials: Option<PathBuf>,
    pub(crate) root_certificates: Option<PathBuf>,
    pub(crate) certificate: Option<(PathBuf, PathBuf)>,
}

/// Returns the location of NATS, if it is specified.
pub(crate) fn find(settings: NatsSettings<'_>) -> anyhow::Result<Option<Place>> {
    let Some(address) = secret_file::given_or_read("nats", settings.nats, settings.nats_file)?
    else {
        if [settings.credentials, settings.ca, settings.certificate, settings.key]
            .iter()
            .any(Option::is_some)
        {
            bail!("--nats-… requires --nats nats://…: specify the address of NATS");
        }
        return Ok(None);
    };
    let certificate = match (settings.certificate, settings.key) {
        (Some(certificate), Some(key)) => Some((certificate.to_owned(), key.to_owned())),
        (None, None) => None,
        _ => bail!("--nats-certificate and --nats-key belong together: specify both"),
    };
    Ok(Some(Place {
        address,
        credentials: settings.credentials.map(Path::to_owned),
        root_certificates: settings.ca.map(Path::to_owned),
        certificate,
    }))
}
