//! Conditional turns, visible only to their owner.

use record::GameId;
use variants::Color;

use super::{Games, check_epoch};
use crate::{
    append_error::AppendError, connection::values, failure::StoreError, stored::color_code,
};

impl Games<'_> {
    /// Stores the plan of a player, as JSON; `None` deletes it.
    ///
    /// # Errors
    /// [`AppendError::Fenced`] if another node has become the owner of the game since the given epoch.
    pub async fn save_plan(
        self,
        epoch: Option<i64>,
        game: GameId,
        color: Color,
        plan: Option<String>,
    ) -> Result<(), AppendError> {
        self.threads
            .write(move |connection| {
                check_epoch(connection, game, epoch)?;
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

    /// Returns the plan of a player.
    pub async fn plan(self, game: GameId, color: Color) -> Result<Option<String>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT lines FROM plans WHERE game = $1 AND color = $2";
                let row = connection.first(sql, values![game, color_code(color)])?;
                Ok(row.map(|mut row| row.take()).transpose()?)
            })
            .await
    }
}
