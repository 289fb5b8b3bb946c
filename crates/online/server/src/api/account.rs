//! Accounts: registration, login, passwords, email, sessions and tokens.

mod bot;
mod codes;
mod deletion;
mod email;
mod export;
mod login;
mod name;
mod notebook;
mod proof;
mod registration;
mod renewal;
mod sessions;
mod tokens;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::SharedApp;

pub(crate) use name::Name;

/// Returns the routes for accounts.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(registration::register, deletion::delete))
        .routes(routes!(export::export))
        .routes(routes!(login::login))
        .routes(routes!(login::logout))
        .routes(routes!(renewal::recover))
        .routes(routes!(renewal::change))
        .routes(routes!(renewal::reset))
        .routes(routes!(renewal::confirm_reset))
        .routes(routes!(email::set))
        .routes(routes!(email::confirm))
        .routes(routes!(email::choose))
        .routes(routes!(codes::renew))
        .routes(routes!(sessions::list))
        .routes(routes!(sessions::end))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::end))
        .merge(notebook::routes())
        .routes(routes!(bot::become_bot))
}
