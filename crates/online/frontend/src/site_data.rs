//! Data that the server contributes to the pages.

use std::collections::BTreeMap;

use serde_json::Value;

/// Data that the server contributes to the pages. It does not depend on the language or the visitor.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SiteData {
    /// The OpenAPI description for the API page.
    pub api: Value,
    /// Ratings of the engine's levels, weakest first, by the id of the variant.
    pub engine_ratings: BTreeMap<&'static str, Vec<i32>>,
}
