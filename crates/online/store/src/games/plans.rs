//! Conditional turns, which only their owner may see.

use record::GameId;
use variants::Color;

use crate::{Store, StoreError, connection::values, summary::color_code};

impl Store {
    /// Stores the plan of a player, as JSON; `None` deletes it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_plan(
        &self,
        game: GameId,
        color: Color,
        plan: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            match plan {
                Some(plan) => connection.execute(
                    "INSERT INTO plans (game, color, lines) VALUES ($1, $2, $3) \
                     ON CONFLICT (game, color) DO UPDATE SET lines = excluded.lines",
                    values![game, color_code(color), plan.as_str()],
                )?,
                None => connection.execute(
                    "DELETE FROM plans WHERE game = $1 AND color = $2",
                    values![game, color_code(color)],
                )?,
            };
            Ok(())
        })
        .await
    }

    /// The plan of a player.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn plan(&self, game: GameId, color: Color) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT lines FROM plans WHERE game = $1 AND color = $2";
            let row = connection.first(sql, values![game, color_code(color)])?;
            Ok(row.map(|mut row| row.take()).transpose()?)
        })
        .await
    }
}
