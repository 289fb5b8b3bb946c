//! The OpenAPI 3.1 description of the API, generated from the handlers.

use frontend::Content;
use protocol::Scope;
use utoipa::{
    Modify, OpenApi,
    openapi::{
        self, ContentBuilder, Ref, ResponseBuilder,
        path::Operation,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};

use crate::{
    http::problem::{PROBLEM_JSON, ProblemBody},
    identity::scope::Scopes,
};

/// Part of the description that does not depend on the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gipfel",
        description = "Play YINSH and GIPF, watch, and look up games and players.\n\n\
            Requests are authenticated by a session cookie or by a personal token (`Authorization: Bearer gpf_…`). Streams are \
            NDJSON: one JSON object per line, with an empty line from time to time to keep the connection alive. Every line \
            has a `seq`; `?since=` resumes a stream after a line. Errors are `application/problem+json`; their `code` is \
            stable.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(ProblemBody, protocol::Act, protocol::rest::PuzzleGame)),
    modifiers(&AuthenticationMethods),
    tags(
        (name = "games", description = "Games: create, join, play, watch, look up."),
        (name = "streams", description = "Events as they happen."),
        (name = "account", description = "Accounts, sessions and tokens."),
        (name = "players", description = "Players, their games and ratings."),
        (name = "studies", description = "Studies: games and positions in chapters, with variations and comments."),
        (name = "puzzles", description = "Puzzles and their difficulty.")
    )
)]
struct Description;

/// Modifier that adds the authentication methods to the description.
struct AuthenticationMethods;

impl Modify for AuthenticationMethods {
    fn modify(&self, description: &mut openapi::OpenApi) {
        let components = description.components.get_or_insert_with(openapi::Components::new);
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some(format!(
                "A personal token. It begins with `gpf_`. An operation names the scope that it needs; a token may use it if it has \
                 that scope or one that includes it: {}.",
                inclusions()
            )))
            .build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
        let cookie = ApiKeyValue::with_description(
            "gipfel",
            "The session of a browser; over TLS it is called `__Host-gipfel`. Requests that change something must come from a \
             page of this site (`Origin` or `Sec-Fetch-Site`).",
        );
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Describes which scopes include which others, according to [`Scopes::allow`].
fn inclusions() -> String {
    let sentences = Scope::ALL.into_iter().filter_map(|scope| {
        let own: Scopes = [scope].into_iter().collect();
        let others = Scope::ALL.into_iter().filter(|other| *other != scope && own.allow(*other));
        let others: Vec<String> = others.map(|other| format!("`{}`", other.code())).collect();
        (!others.is_empty())
            .then(|| format!("`{}` includes {}", scope.code(), others.join(" and ")))
    });
    sentences.collect::<Vec<_>>().join(", ")
}

/// Returns the finished description as response content, which is serialised and compressed only once.
pub(crate) fn content(description: &openapi::OpenApi) -> Content {
    Content::json(serde_json::to_string(description).unwrap_or_default())
}

/// Returns the description without any routes.
pub(crate) fn beginning() -> openapi::OpenApi {
    Description::openapi()
}

/// Completes the description: gives each operation a unique id, and adds the error response.
pub(crate) fn finish(mut description: openapi::OpenApi) -> openapi::OpenApi {
    for (path, item) in &mut description.paths.paths {
        for (method, operation) in [
            ("get", &mut item.get),
            ("put", &mut item.put),
            ("post", &mut item.post),
            ("delete", &mut item.delete),
            ("patch", &mut item.patch),
        ] {
            if let Some(operation) = operation {
                operation.operation_id = Some(name(method, path));
                add_refusal(operation);
            }
        }
    }
    description
}

/// Returns the operation id, which generated clients use as a function name: `postGamesIdJoin` for `POST /api/games/{id}/join`.
fn name(method: &str, path: &str) -> String {
    let words = path.trim_start_matches("/api/").split(|c: char| !c.is_ascii_alphanumeric());
    words.fold(method.to_owned(), |name, word| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        name + &first.into_iter().chain(letters).collect::<String>()
    })
}

fn add_refusal(operation: &mut Operation) {
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let response = ResponseBuilder::new()
        .description("An error, identified by its `code`.")
        .content(PROBLEM_JSON, problem)
        .build();
    operation.responses.responses.insert("default".to_owned(), response.into());
}
