//! Conditional turns, which only their owner may see.

use record::GameId;
use variants::Color;

use crate::{Store, StoreError, connection::values, summary::letter};

impl Store {
    /// Keeps what a player wants to do, as JSON; `None` forgets it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_plan(
        &self,
        game: GameId,
        color: Color,
        lines: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            match lines {
                Some(lines) => connection.execute(
                    "INSERT INTO plans (game, color, lines) VALUES ($1, $2, $3) \
                     ON CONFLICT (game, color) DO UPDATE SET lines = excluded.lines",
                    values![game, letter(color), lines.as_str()],
                )?,
                None => connection.execute(
                    "DELETE FROM plans WHERE game = $1 AND color = $2",
                    values![game, letter(color)],
                )?,
            };
            Ok(())
        })
        .await
    }

    /// What a player wants to do.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn plan(&self, game: GameId, color: Color) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT lines FROM plans WHERE game = $1 AND color = $2";
            let row = connection.first(sql, values![game, letter(color)])?;
            Ok(row.map(|mut row| row.take()).transpose()?)
        })
        .await
    }
}
