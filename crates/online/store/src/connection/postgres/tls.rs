//! TLS connections to PostgreSQL.

use std::{path::Path, sync::Arc};

use rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    pki_types::{CertificateDer, pem::PemObject as _},
};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::Authorities;
use crate::failure::Failure;

/// Creates a connector that trusts only the given authorities.
pub(super) fn connector(authorities: &Authorities) -> Result<MakeRustlsConnect, Failure> {
    let roots = match authorities {
        Authorities::Public => webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect(),
        Authorities::File(file) => read(file)?,
    };
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| Failure::Other(error.to_string().into()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

fn read(file: &Path) -> Result<RootCertStore, Failure> {
    let failed = |what: String| Failure::Other(format!("{}: {what}", file.display()).into());
    let mut roots = RootCertStore::empty();
    let certificates =
        CertificateDer::pem_file_iter(file).map_err(|error| failed(error.to_string()))?;
    for certificate in certificates {
        let certificate = certificate.map_err(|error| failed(error.to_string()))?;
        roots.add(certificate).map_err(|error| failed(error.to_string()))?;
    }
    if roots.is_empty() {
        return Err(failed("it contains no certificates".to_owned()));
    }
    Ok(roots)
}
