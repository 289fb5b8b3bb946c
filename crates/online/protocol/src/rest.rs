//! Request bodies, response bodies and queries of the REST API.

use utoipa::openapi::{RefOr, schema::Schema};

/// Lists the bodies of a file, for [`schemas`]. Types within bodies are found automatically.
macro_rules! bodies {
    ($($Body:ident),+) => {
        pub(super) fn add_schemas(schemas: &mut super::Schemas) {
            $(
                let name = <$Body as utoipa::ToSchema>::name().into_owned();
                schemas.push((name, <$Body as utoipa::PartialSchema>::schema()));
                <$Body as utoipa::ToSchema>::schemas(schemas);
            )+
        }
    };
}

mod account;
mod club_nights;
mod games;
mod notebook;
mod openings;
mod players;
mod puzzles;
mod reports;
mod studies;
mod tokens;

pub use account::*;
pub use club_nights::*;
pub use games::*;
pub use notebook::*;
pub use openings::*;
pub use players::*;
pub use puzzles::*;
pub use reports::*;
pub use studies::*;
pub use tokens::*;

/// Names and schemas of types.
pub type Schemas = Vec<(String, RefOr<Schema>)>;

/// Returns the schemas of all request and response bodies, and of the types within them.
#[must_use]
#[expect(unused_qualifications, reason = "the name without its module would be ambiguous")]
pub fn schemas() -> Schemas {
    let mut schemas = Schemas::new();
    for add in [
        account::add_schemas,
        club_nights::add_schemas,
        games::add_schemas,
        notebook::add_schemas,
        openings::add_schemas,
        players::add_schemas,
        puzzles::add_schemas,
        reports::add_schemas,
        studies::add_schemas,
        tokens::add_schemas,
    ] {
        add(&mut schemas);
    }
    schemas
}
