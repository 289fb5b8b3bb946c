//! Studies: texts of somebody, with who may see them.

use protocol::{StudyId, rest::StudyAccess};
use record::PlayerId;
use variants::{Variant, WrittenVariant};

use crate::{
    Store, StoreError,
    connection::{Row, values},
    failure::Failure,
};

/// A study without its text, for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    /// Its id.
    pub id: StudyId,
    /// Whose it is.
    pub owner: PlayerId,
    /// Who may see it.
    pub access: StudyAccess,
    /// Counts how often it was stored, from 1.
    pub revision: u32,
    /// What it is called.
    pub title: String,
    /// How many chapters it has.
    pub chapters: u32,
    /// The game of its first chapter.
    pub variant: Variant,
    /// How its first chapter ends.
    pub position: String,
    /// When it was stored last, in milliseconds since 1970.
    pub changed: i64,
}

/// What is in a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyContent {
    /// What it is called.
    pub title: String,
    /// How many chapters it has.
    pub chapters: u32,
    /// The game of its first chapter.
    pub variant: Variant,
    /// How its first chapter ends.
    pub position: String,
    /// All of it.
    pub text: String,
}

/// What became of a study that was to be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedStudy {
    /// It is stored, with this revision.
    Saved(u32),
    /// Somebody stored this later revision before; nothing has changed.
    Changed(u32),
    /// The player has no such study.
    Missing,
}

/// Where a list of public studies goes on: behind this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyCursor {
    /// When it was stored.
    pub changed: i64,
    /// Its id.
    pub id: StudyId,
}

macro_rules! columns {
    () => {
        "id, owner, access, revision, title, chapters, variant, position, changed"
    };
}

impl Store {
    /// Stores a new study; `false` when its owner has `most` already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_study(
        &self,
        id: StudyId,
        owner: PlayerId,
        access: StudyAccess,
        content: StudyContent,
        most: u32,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let count = connection.first("SELECT COUNT(*) FROM studies WHERE owner = $1", values![owner])?;
            if count.map(|mut row| row.take::<u32>()).transpose()? >= Some(most) {
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

    /// Stores what became of a study, if its revision is still the one that was changed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_study(
        &self,
        id: StudyId,
        owner: PlayerId,
        revision: u32,
        access: StudyAccess,
        content: StudyContent,
        at: i64,
    ) -> Result<SavedStudy, StoreError> {
        self.write(move |connection| {
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

    /// A study and its text.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn study(&self, id: StudyId) -> Result<Option<(Study, String)>, StoreError> {
        self.read(move |connection| {
            let sql = concat!("SELECT text, ", columns!(), " FROM studies WHERE id = $1");
            let Some(mut row) = connection.first(sql, values![id.as_str()])? else {
                return Ok(None);
            };
            let text = row.take()?;
            Ok(Some((read(row)?, text)))
        })
        .await
    }

    /// Deletes a study of a player; `false` when they have no such study.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_study(&self, id: StudyId, owner: PlayerId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM studies WHERE id = $1 AND owner = $2";
            Ok(connection.touches(sql, values![id.as_str(), owner])?)
        })
        .await
    }

    /// The studies of a player, those stored last first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn studies_of(&self, owner: PlayerId) -> Result<Vec<Study>, StoreError> {
        self.list(move |connection| {
            let sql = concat!(
                "SELECT ",
                columns!(),
                " FROM studies WHERE owner = $1 ORDER BY changed DESC, id DESC"
            );
            Ok(all(connection.query(sql, values![owner])?)?)
        })
        .await
    }

    /// Public studies, those stored last first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn public_studies(
        &self,
        before: Option<StudyCursor>,
        most: u32,
    ) -> Result<Vec<Study>, StoreError> {
        self.list(move |connection| {
            let sql = concat!(
                "SELECT ",
                columns!(),
                " FROM studies WHERE access = 'public' AND (changed < $1 OR changed = $1 AND id < $2) \
                 ORDER BY changed DESC, id DESC LIMIT $3"
            );
            let (changed, id) = before.map_or((i64::MAX, String::new()), |cursor| (cursor.changed, cursor.id.to_string()));
            Ok(all(connection.query(sql, values![changed, &id, most])?)?)
        })
        .await
    }
}

fn all(rows: Vec<Row>) -> Result<Vec<Study>, Failure> {
    rows.into_iter().map(read).collect()
}

fn read(mut row: Row) -> Result<Study, Failure> {
    Ok(Study {
        id: row.parse()?,
        owner: row.take()?,
        access: row.parse()?,
        revision: row.take()?,
        title: row.take()?,
        chapters: row.take()?,
        variant: row.parse::<WrittenVariant>()?.0,
        position: row.take()?,
        changed: row.take()?,
    })
}
