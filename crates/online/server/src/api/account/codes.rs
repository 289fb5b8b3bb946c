//! New recovery codes.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    api::{
        account::{proof, registration::new_codes},
        body::JsonBody,
    },
    app::SharedApp,
    http::problem::Problem,
    identity::secret::Secret,
    visitor::{Owner, SessionManager},
};

/// The password once more.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    pub(crate) password: Secret,
}

/// Recovery codes. They are shown once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Codes {
    recovery_codes: Vec<String>,
}

/// Make new recovery codes
///
/// The old ones become invalid.
#[utoipa::path(
    post,
    path = "/api/account/recovery-codes",
    tag = "account",
    request_body = Proof,
    responses((status = 200, body = Codes, description = "The new codes. They are not shown again.")),
    security(("session" = []))
)]
pub(crate) async fn renew(
    State(app): State<SharedApp>,
    owner: Owner,
    manager: SessionManager,
    JsonBody(body): JsonBody<Proof>,
) -> Result<Json<Codes>, Problem> {
    proof::demand(&app, manager.client(), &owner, body.password).await?;
    let (recovery_codes, hashes) = new_codes()?;
    app.store.set_recovery(owner.id, hashes).await?;
    Ok(Json(Codes { recovery_codes }))
}
