//! Studies: texts written by players, and who may see them.

use protocol::{StudyId, rest::StudyAccess};
use record::PlayerId;
use variants::{Variant, WrittenVariant};

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    quota::Quota,
};

/// Stored study without its text, for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStudy {
    /// Identifier of the study.
    pub id: StudyId,
    /// The owner.
    pub owner: PlayerId,
    /// Visibility.
    pub access: StudyAccess,
    /// Number of times the study has been stored, starting at 1.
    pub revision: u32,
    /// Title.
    pub title: String,
    /// Number of chapters.
    pub chapters: u32,
    /// Variant of the first chapter.
    pub variant: Variant,
    /// Position string at the end of the first chapter.
    pub position: String,
    /// Time of the last change, in milliseconds since 1970.
    pub changed: i64,
    /// Whether a moderator has hidden the study.
    pub hidden: bool,
    /// Whether the owner is banned.
    pub owner_banned: bool,
}

impl StoredStudy {
    /// Returns whether people other than the owner may see the study through its link.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.access != StudyAccess::Private && !self.hidden && !self.owner_banned
    }
}

/// Contents of a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyContent {
    /// Title.
    pub title: String,
    /// Number of chapters.
    pub chapters: u32,
    /// Variant of the first chapter.
    pub variant: Variant,
    /// Position string at the end of the first chapter.
    pub position: String,
    /// Text of all chapters.
    pub text: String,
}

/// Changed study to be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedStudy {
    /// Revision on which the change is based.
    pub revision: u32,
    /// New visibility.
    pub access: StudyAccess,
    /// New contents.
    pub content: StudyContent,
}

/// Result of saving a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedStudy {
    /// The study is stored, with this revision.
    Saved(u32),
    /// Nothing was stored, because the study has changed in the meantime and now has this revision.
    Changed(u32),
    /// Nothing was stored, because the player's studies would exceed their quota.
    Full,
    /// The player has no such study.
    Missing,
}

/// Position in the list of public studies: after this study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyCursor {
    /// Time of the last change.
    pub changed: i64,
    /// Identifier of the study.
    pub id: StudyId,
}

macro_rules! columns {
    () => {
        "id, owner, access, revision, title, chapters, variant, position, changed, hidden, \
         CASE WHEN EXISTS (SELECT 1 FROM players WHERE players.id = studies.owner AND banned = 1) THEN 1 ELSE 0 END"
    };
}

handle! {
    /// Studies.
    Studies
}

impl Studies<'_> {
    /// Stores a new study. Returns `false` if the owner's studies would exceed their quota.
    pub async fn create(
        self,
        id: StudyId,
        owner: PlayerId,
        access: StudyAccess,
        content: StudyContent,
        quota: Quota,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.threads.write(move |connection| {
            let Usage { count, bytes, .. } = usage(connection, owner, id)?;
            if count >= quota.studies || bytes + length(&content) > quota.study_bytes.into() {
                return Ok(false);
            }
            let variant = WrittenVariant(content.variant).to_string();
            connection.execute(
                "INSERT INTO studies (id, owner, access, revision, title, chapters, variant, position, created, changed, text) \
                 VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $8, $8, $9)",
                values![
                    id.as_str(),
                    owner,
                    access.code(),
                    &content.title,
                    content.chapters,
                    &variant,
                    &content.position,
                    at,
                    &content.text,
                ],
            )?;
            Ok(true)
        })
        .await
    }

    /// Stores a changed study, if the change is based on the current revision and the study fits in the quota.
    pub async fn save(
        self,
        id: StudyId,
        owner: PlayerId,
        change: ChangedStudy,
        quota: Quota,
        at: i64,
    ) -> Result<SavedStudy, StoreError> {
        let ChangedStudy { revision, access, content } = change;
        self.threads.write(move |connection| {
            let Usage { bytes, before, .. } = usage(connection, owner, id)?;
            let (length, most) = (length(&content), i64::from(quota.study_bytes));
            // A study that becomes shorter can always be saved.
            if length > before && bytes - before + length > most {
                return Ok(SavedStudy::Full);
            }
            let variant = WrittenVariant(content.variant).to_string();
            let next = revision.saturating_add(1);
            let is_saved = connection.touches(
                "UPDATE studies SET access = $4, revision = $5, title = $6, chapters = $7, variant = $8, position = $9, \
                 changed = $10, text = $11 WHERE id = $1 AND owner = $2 AND revision = $3",
                values![
                    id.as_str(),
                    owner,
                    revision,
                    access.code(),
                    next,
                    &content.title,
                    content.chapters,
                    &variant,
                    &content.position,
                    at,
                    &content.text,
                ],
            )?;
            if is_saved {
                return Ok(SavedStudy::Saved(next));
            }
            let sql = "SELECT revision FROM studies WHERE id = $1 AND owner = $2";
            let row = connection.first(sql, values![id.as_str(), owner])?;
            let later = row.map(|mut row| row.take()).transpose()?;
            Ok(later.map_or(SavedStudy::Missing, SavedStudy::Changed))
        })
        .await
    }

    /// Returns the length in bytes of the text of a player's study; 0 if the player has no such study.
    pub async fn length(self, id: StudyId, owner: PlayerId) -> Result<u32, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT octet_length(text) FROM studies WHERE id = $1 AND owner = $2";
                let row = connection.first(sql, values![id.as_str(), owner])?;
                Ok(row.map(|mut row| row.take()).transpose()?.unwrap_or(0))
            })
            .await
    }

    /// Returns a study and its text.
    pub async fn get(self, id: StudyId) -> Result<Option<(StoredStudy, String)>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = concat!("SELECT text, ", columns!(), " FROM studies WHERE id = $1");
                let Some(mut row) = connection.first(sql, values![id.as_str()])? else {
                    return Ok(None);
                };
                let text = row.take()?;
                Ok(Some((read(row)?, text)))
            })
            .await
    }

    /// Deletes a study of a player. Returns `false` if they have no such study.
    pub async fn delete(self, id: StudyId, owner: PlayerId) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "DELETE FROM studies WHERE id = $1 AND owner = $2";
                Ok(connection.touches(sql, values![id.as_str(), owner])?)
            })
            .await
    }

    /// Hides a study from everybody but its owner, or restores the visibility that its access allows. Returns the study; `None`
    /// if it does not exist.
    pub async fn hide(
        self,
        id: StudyId,
        is_hidden: bool,
    ) -> Result<Option<StoredStudy>, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE studies SET hidden = $2 WHERE id = $1";
                connection.execute(sql, values![id.as_str(), is_hidden])?;
                let sql = concat!("SELECT ", columns!(), " FROM studies WHERE id = $1");
                Ok(connection.first(sql, values![id.as_str()])?.map(read).transpose()?)
            })
            .await
    }

    /// Returns the studies of a player, most recently changed first.
    pub async fn of(self, owner: PlayerId) -> Result<Vec<StoredStudy>, StoreError> {
        self.threads
            .list(move |connection| {
                let sql = concat!(
                    "SELECT ",
                    columns!(),
                    " FROM studies WHERE owner = $1 ORDER BY changed DESC, id DESC"
                );
                Ok(all(connection.query(sql, values![owner])?)?)
            })
            .await
    }

    /// Returns the public studies, most recently changed first, except hidden ones and those of banned players.
    pub async fn public(
        self,
        before: Option<StudyCursor>,
        most: u32,
    ) -> Result<Vec<StoredStudy>, StoreError> {
        self.threads.list(move |connection| {
            let sql = concat!(
                "SELECT ",
                columns!(),
                " FROM studies WHERE access = 'public' AND hidden = 0 \
                 AND NOT EXISTS (SELECT 1 FROM players WHERE players.id = studies.owner AND banned = 1) AND (changed < $1 OR changed = $1 AND id < $2) \
                 ORDER BY changed DESC, id DESC LIMIT $3"
            );
            let (changed, id) = before.map_or((i64::MAX, String::new()), |cursor| (cursor.changed, cursor.id.to_string()));
            Ok(all(connection.query(sql, values![changed, &id, most])?)?)
        })
        .await
    }
}

/// Amount of study data that a player has stored.
struct Usage {
    /// Number of studies.
    count: u32,
    /// Total length of the studies' texts, in bytes.
    bytes: i64,
    /// Length of the previous text of the study to be stored, in bytes.
    before: i64,
}

fn usage(
    connection: &mut dyn Connection,
    owner: PlayerId,
    study: StudyId,
) -> Result<Usage, Failure> {
    let sql = "SELECT COUNT(*), COALESCE(SUM(octet_length(text)), 0), \
               COALESCE(SUM(CASE WHEN id = $2 THEN octet_length(text) ELSE 0 END), 0) \
               FROM studies WHERE owner = $1";
    let row = connection.first(sql, values![owner, study.as_str()])?;
    let mut row = row.ok_or(Failure::Unreadable("expected a count"))?;
    Ok(Usage { count: row.take()?, bytes: row.take()?, before: row.take()? })
}

fn length(content: &StudyContent) -> i64 {
    i64::try_from(content.text.len()).unwrap_or(i64::MAX)
}

fn all(rows: Vec<Row>) -> Result<Vec<StoredStudy>, Failure> {
    rows.into_iter().map(read).collect()
}

fn read(mut row: Row) -> Result<StoredStudy, Failure> {
    Ok(StoredStudy {
        id: row.parse()?,
        owner: row.take()?,
        access: row.parse()?,
        revision: row.take()?,
        title: row.take()?,
        chapters: row.take()?,
        variant: row.parse::<WrittenVariant>()?.0,
        position: row.take()?,
        changed: row.take()?,
        hidden: row.take()?,
        owner_banned: row.take()?,
    })
}
