//! New codes for who forgets his password.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    api::{
        account::{proof, registration::new_codes},
        body::Told,
    },
    app::SharedApp,
    http::problem::Problem,
    identity::secret::Secret,
    visitor::{Desk, Owner},
};

/// The password once more.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    pub(crate) password: Secret,
}

/// Codes that are shown once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Codes {
    recovery_codes: Vec<String>,
}

/// Make new recovery codes
///
/// The old ones do not count any more.
#[utoipa::path(
    post,
    path = "/api/account/recovery-codes",
    tag = "account",
    request_body = Proof,
    responses((status = 200, body = Codes, description = "The new codes, for this one time.")),
    security(("session" = []))
)]
pub(crate) async fn renew(
    State(app): State<SharedApp>,
    owner: Owner,
    desk: Desk,
    Told(told): Told<Proof>,
) -> Result<Json<Codes>, Problem> {
    proof::demand(&app, desk.caller(), &owner, told.password).await?;
    let (recovery_codes, hashes) = new_codes()?;
    app.store.set_recovery(owner.id, hashes).await?;
    Ok(Json(Codes { recovery_codes }))
}
