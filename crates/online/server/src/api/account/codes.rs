//! Replacement of recovery codes.

use axum::{Json, extract::State};
use protocol::rest::{PasswordProof, RecoveryCodes};

use crate::{
    api::{
        account::{proof, registration::new_codes},
        body::JsonBody,
    },
    app::SharedApp,
    http::problem::Problem,
    visitor::{Owner, SessionManager},
};

/// Create new recovery codes
///
/// The old codes become invalid.
#[utoipa::path(
    post,
    path = "/api/account/recovery-codes",
    tag = "account",
    request_body = PasswordProof,
    responses((status = 200, body = RecoveryCodes, description = "The new codes. They cannot be shown again.")),
    security(("session" = []))
)]
pub(crate) async fn renew(
    State(app): State<SharedApp>,
    owner: Owner,
    manager: SessionManager,
    JsonBody(body): JsonBody<PasswordProof>,
) -> Result<Json<RecoveryCodes>, Problem> {
    proof::demand(&app, manager.client(), &owner, body.password).await?;
    let (recovery_codes, hashes) = new_codes()?;
    app.store.accounts().set_recovery(owner.id, hashes).await?;
    Ok(Json(RecoveryCodes { recovery_codes }))
}
