//! The location of the database with games and accounts.

use std::{
    env,
    ffi::OsString,
    fmt::Write as _,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use server::Location;

use crate::commands::secret_file;

/// The name of the file in its folder.
const FILE: &str = "gipfel.sqlite";

/// What was said about the location of the database.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Said<'a> {
    /// A folder.
    pub(crate) data: Option<&'a Path>,
    /// The address of PostgreSQL.
    pub(crate) database: Option<&'a str>,
    /// A file with that address.
    pub(crate) database_file: Option<&'a Path>,
    /// A file with the certificates of those who may vouch for PostgreSQL.
    pub(crate) database_ca: Option<&'a Path>,
}

/// The location of the database: the one that is given, or the usual one. The folder is created.
pub(crate) fn place(said: Said<'_>) -> anyhow::Result<Location> {
    let place = find(said)?;
    if let Location::File(file) = &place
        && let Some(folder) = file.parent()
    {
        create_private(folder)
            .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    }
    Ok(place)
}

/// Creates a folder that only its owner can read; one that exists stays as it is.
fn create_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The same, but nothing is created.
pub(crate) fn find(said: Said<'_>) -> anyhow::Result<Location> {
    if let Some(address) =
        secret_file::given_or_read("database", said.database, said.database_file)?
    {
        return Ok(Location::Postgres(match said.database_ca {
            Some(file) => with_authority(&address, file)?,
            None => address,
        }));
    }
    if said.database_ca.is_some() {
        bail!("--database-ca is about PostgreSQL: say where that is with --database postgres://…");
    }
    let folder = match said.data {
        Some(data) if data.as_os_str() == ":memory:" => return Ok(Location::Memory),
        Some(data) => data.to_owned(),
        None => match usual(|name| env::var_os(name)) {
            Some(folder) => folder,
            None => bail!("there is no home to keep games in: say where with --data DIR"),
        },
    };
    Ok(Location::File(folder.join(FILE)))
}

/// The address of a database, and in it who vouches for that.
fn with_authority(address: &str, file: &Path) -> anyhow::Result<String> {
    let Some(file) = file.to_str() else { bail!("{} is not UTF-8", file.display()) };
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

/// The data folder of this user.
fn usual(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let shared = folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .or_else(|| folder("LOCALAPPDATA"));
    shared.map(|shared| shared.join("gipfel"))
}

/// The location in words.
pub(crate) fn described(place: &Location) -> String {
    match place {
        Location::File(file) => format!("Games are kept in {}", file.display()),
        Location::Memory => "Games are kept in memory, and are gone at the end".to_owned(),
        // There is a password in its address.
        Location::Postgres(_) => "Games are kept in PostgreSQL".to_owned(),
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
    fn games_are_kept_where_programs_keep_their_things() {
        let at_home = Some(PathBuf::from("/home/ada/.local/share/gipfel"));
        assert_eq!(usual_with(&[("HOME", "/home/ada")]), at_home);
        let told = usual_with(&[("HOME", "/home/ada"), ("XDG_DATA_HOME", "/data")]);
        assert_eq!(told, Some(PathBuf::from("/data/gipfel")));
        assert_eq!(usual_with(&[("HOME", "/home/ada"), ("XDG_DATA_HOME", "here")]), at_home);
        assert_eq!(usual_with(&[]), None);
    }

    #[test]
    fn memory_needs_no_folder() {
        assert_eq!(
            place(Said { data: Some(Path::new(":memory:")), ..Said::default() }).unwrap(),
            Location::Memory
        );
    }

    #[test]
    fn who_vouches_for_a_database_is_part_of_its_address() {
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
    fn the_password_of_a_database_is_not_told() {
        let place =
            place(Said { database: Some("postgres://a:secret@b/c"), ..Said::default() }).unwrap();
        assert!(!described(&place).contains("secret"));
    }
}
