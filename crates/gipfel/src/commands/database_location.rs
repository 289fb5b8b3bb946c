//! Location of the database with games and accounts.

use std::{
    env,
    ffi::OsString,
    fmt::Write as _,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use server::Location;

use crate::commands::secret_file;

/// Name of the database file in the data folder.
const FILE: &str = "gipfel.sqlite";

/// Settings that specify the location of the database.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct DatabaseSettings<'a> {
    /// Data folder.
    pub(crate) data: Option<&'a Path>,
    /// Address of a PostgreSQL database.
    pub(crate) database: Option<&'a str>,
    /// File with the address of the PostgreSQL database.
    pub(crate) database_file: Option<&'a Path>,
    /// File with the trusted certificates (CA) for PostgreSQL.
    pub(crate) database_ca: Option<&'a Path>,
}

/// Returns the specified location of the database, or the default one. Creates the folder.
pub(crate) fn place(settings: DatabaseSettings<'_>) -> anyhow::Result<Location> {
    let place = find(settings)?;
    if let Location::File(file) = &place
        && let Some(folder) = file.parent()
    {
        create_private(folder)
            .with_context(|| format!("the folder {} cannot be created", folder.display()))?;
    }
    Ok(place)
}

/// Creates a folder that only its owner can read; an existing one is left unchanged.
fn create_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Returns the location of the database without creating anything.
pub(crate) fn find(settings: DatabaseSettings<'_>) -> anyhow::Result<Location> {
    if let Some(address) =
        secret_file::given_or_read("database", settings.database, settings.database_file)?
    {
        return Ok(Location::Postgres(match settings.database_ca {
            Some(file) => with_authority(&address, file)?,
            None => address,
        }));
    }
    if settings.database_ca.is_some() {
        bail!("--database-ca requires PostgreSQL: specify it with --database postgres://…");
    }
    let folder = match settings.data {
        Some(data) if data.as_os_str() == ":memory:" => return Ok(Location::Memory),
        Some(data) => data.to_owned(),
        None => match usual(|name| env::var_os(name)) {
            Some(folder) => folder,
            None => {
                bail!(
                    "the home directory is unknown: specify a folder for the games with --data DIR"
                )
            }
        },
    };
    Ok(Location::File(folder.join(FILE)))
}

/// Adds the file of trusted certificates to the address of a database.
fn with_authority(address: &str, file: &Path) -> anyhow::Result<String> {
    let Some(file) = file.to_str() else { bail!("the path {} is not valid UTF-8", file.display()) };
    if !address.contains("://") {
        let file = file.replace('\\', "\\\\").replace('\'', "\\'");
        return Ok(format!("{address} sslrootcert='{file}'"));
    }
    let mut encoded = String::new();
    for byte in file.bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' => encoded.push(byte.into()),
            byte if byte.is_ascii_alphanumeric() => encoded.push(byte.into()),
            byte => write!(encoded, "%{byte:02X}")?,
        }
    }
    let host = address.find('@').unwrap_or(0);
    let mark = if address[host..].contains('?') { '&' } else { '?' };
    Ok(format!("{address}{mark}sslrootcert={encoded}"))
}

/// Returns the default data folder of the current user.
fn usual(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let shared = folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .or_else(|| folder("LOCALAPPDATA"));
    shared.map(|shared| shared.join("gipfel"))
}

/// Describes the location in words.
pub(crate) fn described(place: &Location) -> String {
    match place {
        Location::File(file) => format!("Games are stored in {}", file.display()),
        Location::Memory => {
            "Games are stored in memory and are lost when the server stops".to_owned()
        }
        // The address contains a password.
        Location::Postgres(_) => "Games are stored in PostgreSQL".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usual_with(known: &[(&str, &str)]) -> Option<PathBuf> {
        usual(|name| {
            known.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn games_are_stored_in_the_data_folder_of_the_user() {
        let at_home = Some(PathBuf::from("/home/ada/.local/share/gipfel"));
        assert_eq!(usual_with(&[("HOME", "/home/ada")]), at_home);
        let told = usual_with(&[("HOME", "/home/ada"), ("XDG_DATA_HOME", "/data")]);
        assert_eq!(told, Some(PathBuf::from("/data/gipfel")));
        assert_eq!(usual_with(&[("HOME", "/home/ada"), ("XDG_DATA_HOME", "here")]), at_home);
        assert_eq!(usual_with(&[]), None);
    }

    #[test]
    fn an_in_memory_database_needs_no_folder() {
        assert_eq!(
            place(DatabaseSettings {
                data: Some(Path::new(":memory:")),
                ..DatabaseSettings::default()
            })
            .unwrap(),
            Location::Memory
        );
    }

    #[test]
    fn the_trusted_certificates_are_part_of_the_database_address() {
        let file = Path::new("/etc/our ca.pem");
        let address = |text: &str| with_authority(text, file).unwrap();
        assert_eq!(
            address("postgres://a:b?c@d/e"),
            "postgres://a:b?c@d/e?sslrootcert=/etc/our%20ca.pem"
        );
        assert_eq!(
            address("postgres://d/e?user=a"),
            "postgres://d/e?user=a&sslrootcert=/etc/our%20ca.pem"
        );
        assert_eq!(address("host=d"), "host=d sslrootcert='/etc/our ca.pem'");
    }

    #[test]
    fn the_password_of_a_database_is_not_shown() {
        let place = place(DatabaseSettings {
            database: Some("postgres://a:secret@b/c"),
            ..DatabaseSettings::default()
        })
        .unwrap();
        assert!(!described(&place).contains("secret"));
    }
}
