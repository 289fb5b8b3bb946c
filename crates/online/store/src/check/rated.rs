//! Check that every rated game changed ratings once.

use super::findings::{Findings, Problem};
use crate::{connection::Connection, failure::Failure};

/// Compares games, rating changes and ratings.
pub(super) fn audit(
    connection: &mut dyn Connection,
    findings: &mut Findings,
) -> Result<(), Failure> {
    // An aborted game has no result and does not count.
    let sql = "SELECT id FROM games WHERE (CASE WHEN rated = 1 AND status = 'ended' AND score <> '*' \
               AND white IS NOT NULL AND black IS NOT NULL THEN 2 ELSE 0 END) <> \
               (SELECT COUNT(*) FROM rating_changes AS c WHERE c.game = games.id) ORDER BY id LIMIT 100";
    for mut row in connection.query(sql, &[])? {
        findings.add(Problem::Rated(row.take()?));
    }
    let sql = "SELECT player, variant, speed FROM ratings AS r WHERE r.games <> \
               (SELECT COUNT(*) FROM rating_changes AS c WHERE c.player = r.player \
               AND c.variant = r.variant AND c.speed = r.speed) \
               ORDER BY player, variant, speed LIMIT 100";
    for mut row in connection.query(sql, &[])? {
        findings.add(Problem::Rating {
            player: row.take()?,
            variant: row.parse::<variants::WrittenVariant>()?.0,
            speed: row.parse()?,
        });
    }
    Ok(())
}
