//! Facets: combinations of searchable properties, each identified by a number.

use crate::{
    connection::{Connection, Value, values},
    failure::Failure,
};

/// Combination of searchable properties, as coded in the database.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facet {
    pub(crate) variant: &'static str,
    pub(crate) speed: &'static str,
    pub(crate) rated: bool,
    pub(crate) status: &'static str,
    pub(crate) score: &'static str,
    pub(crate) private: bool,
}

impl Facet {
    /// Returns the number of this facet, and stores it if it is new.
    pub(crate) fn id(self, connection: &mut dyn Connection) -> Result<i64, Failure> {
        let Self { variant, speed, rated, status, score, private } = self;
        let values: &[Value<'_>] = values![variant, speed, rated, status, score, private];
        // If two servers choose the same number, one of them tries again with the next number.
        for _ in 0..10 {
            let found = connection.first(
                "SELECT id FROM facets WHERE variant = $1 AND speed = $2 AND rated = $3 AND status = $4 \
                 AND score = $5 AND private = $6",
                values,
            )?;
            if let Some(mut row) = found {
                return row.take();
            }
            connection.execute(
                "INSERT INTO facets (id, variant, speed, rated, status, score, private) \
                 SELECT COALESCE(MAX(id), 0) + 1, CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), \
                 CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BIGINT) FROM facets WHERE true \
                 ON CONFLICT DO NOTHING",
                values,
            )?;
        }
        Err(Failure::Busy)
    }
}
