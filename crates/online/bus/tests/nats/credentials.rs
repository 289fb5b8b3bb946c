//! Credentials like those created by `nsc`: an operator signs an account, and the account signs a user.

use data_encoding::BASE64URL_NOPAD;
use nkeys::KeyPair;
use serde_json::{Value, json};

/// Keys of an operator, an account and a user.
pub(crate) struct Keys {
    operator: KeyPair,
    account: KeyPair,
    user: KeyPair,
}

impl Keys {
    pub(crate) fn new() -> Self {
        Self {
            operator: KeyPair::new_operator(),
            account: KeyPair::new_account(),
            user: KeyPair::new_user(),
        }
    }

    /// Returns the server's configuration for these keys.
    pub(crate) fn configuration(&self) -> String {
        let operator = token(&self.operator, &self.operator, json!({"type": "operator"}));
        let free = json!({
            "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true,
            "conn": -1, "leaf": -1,
        });
        let said = json!({"type": "account", "limits": free});
        let account = token(&self.operator, &self.account, said);
        let name = self.account.public_key();
        format!("operator: {operator}\nresolver: MEMORY\nresolver_preload: {{ {name}: {account} }}")
    }

    /// Returns the contents of the user's credentials file.
    pub(crate) fn user(&self) -> String {
        let said =
            json!({"type": "user", "subs": -1, "data": -1, "payload": -1, "pub": {}, "sub": {}});
        let token = token(&self.account, &self.user, said);
        let seed = self.user.seed().expect("the key is ours");
        format!(
            "-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n\
             -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
        )
    }
}

/// Returns a token with claims about the key `subject`, signed with the key `issuer`.
fn token(issuer: &KeyPair, subject: &KeyPair, mut said: Value) -> String {
    said["version"] = 2.into();
    let claims = json!({
        "jti": "made by a test", "iat": 1_800_000_000_u32, "name": "test", "iss": issuer.public_key(),
        "sub": subject.public_key(), "nats": said,
    });
    let encoded = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let head = encoded(&json!({"typ": "JWT", "alg": "ed25519-nkey"}));
    let signed = format!("{head}.{}", encoded(&claims));
    let signature = issuer.sign(signed.as_bytes()).expect("the key is ours");
    format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
}
