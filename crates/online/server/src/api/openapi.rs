//! The description of the API (OpenAPI 3.1), made from the code that answers.

use utoipa::{
    Modify, OpenApi,
    openapi::{
        self, ContentBuilder, Ref, ResponseBuilder,
        path::Operation,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};

use crate::http::problem::{PROBLEM_JSON, ProblemBody};

/// What stands in the description whatever the routes are.
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
    modifiers(&Doors),
    tags(
        (name = "games", description = "Games: create, join, play, watch, look up."),
        (name = "streams", description = "Events, as they happen."),
        (name = "account", description = "Accounts, sessions and tokens."),
        (name = "players", description = "Players, their games and ratings."),
        (name = "studies", description = "Studies: games and positions in chapters, with variations and comments."),
        (name = "puzzles", description = "Puzzles, and how hard they are.")
    )
)]
struct Description;

/// The ways to authenticate.
struct Doors;

impl Modify for Doors {
    fn modify(&self, description: &mut openapi::OpenApi) {
        let components = description.components.get_or_insert_with(openapi::Components::new);
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A personal token. It begins with `gpf_`."))
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

/// The description before any route is in it.
pub(crate) fn beginning() -> openapi::OpenApi {
    Description::openapi()
}

/// The description with all routes: each has a name of its own, and every one of them can refuse.
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

/// `postGamesIdJoin` for `POST /api/games/{id}/join`: functions of generated clients are called so.
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
        .description("An error: its `code` says which.")
        .content(PROBLEM_JSON, problem)
        .build();
    operation.responses.responses.insert("default".to_owned(), response.into());
}
