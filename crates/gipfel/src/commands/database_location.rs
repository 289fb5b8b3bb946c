//! The location of the database with games and accounts.

use std::{
    env,
    ffi::OsString,
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
        return Ok(Location::Postgres(address));
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
    fn the_password_of_a_database_is_not_told() {
        let place =
            place(Said { database: Some("postgres://a:secret@b/c"), ..Said::default() }).unwrap();
        assert!(!described(&place).contains("secret"));
    }
}
