//! The page about the API, generated from the OpenAPI description. The descriptions of operations are in English; everything
//! else is translated.

mod example;
mod operation;
mod schema;

use maud::{Markup, html};
use serde_json::Value;

use self::operation::{Group, groups};
use super::{context::Context, shell::shell};
use crate::page::Page;

/// URL of the OpenAPI description.
const DOCUMENT: &str = "/api/openapi.json";

/// Renders the page.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let (words, document) = (context.words, &context.assets.data().api);
    let groups = groups(document);
    let main = html! {
        main id="content" data-page="api" {
            h1 { (words.api_title()) }
            p class="lead" { (words.api_lead()) }
            (contents(context, &groups))
            (start(context))
            (prose("errors", &words.api_errors(), &[words.api_errors_about()]))
            (prose("streams", &words.api_streams(), &[words.api_streams_about(), words.api_streams_bye()]))
            (prose("turns", &words.api_turns(), &[words.api_turns_about()]))
            @if groups.is_empty() { p { (words.api_no_document()) } }
            @for group in &groups {
                section {
                    h2 id=(group.anchor()) { (group.name) }
                    @if !group.about.is_empty() { p lang="en" { (schema::prose(group.about)) } }
                    @for operation in &group.operations { (operation.markup(words, document)) }
                }
            }
            (types(context, document))
        }
    };
    shell(context, &words.api_title(), &main)
}

fn contents(context: &Context<'_>, groups: &[Group<'_>]) -> Markup {
    let words = context.words;
    html! {
        nav class="sheet contents" aria-label=(words.api_contents()) {
            ul {
                li { a href="#start" { (words.api_start()) } }
                li { a href="#errors" { (words.api_errors()) } }
                li { a href="#streams" { (words.api_streams()) } }
                li { a href="#turns" { (words.api_turns()) } }
            }
            @for group in groups {
                h2 { a href={ "#" (group.anchor()) } { (group.name) } }
                ul {
                    @for operation in &group.operations {
                        li { a href={ "#" (operation.anchor()) } { span class="method" { (operation.method) } " " (operation.path) } }
                    }
                }
            }
            ul {
                li { a href="#types" { (words.api_types()) } }
                li { a href=(DOCUMENT) { (words.api_document()) } }
            }
        }
    }
}

fn start(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section {
            h2 id="start" { (words.api_start()) }
            p { (words.api_start_open()) }
            pre tabindex="0" {
                code { "export GIPFEL=" span data-origin { "http://127.0.0.1:7878" } "\ncurl \"$GIPFEL/api/games/live\"" }
            }
            p { (words.api_start_token()) " " a href=(context.link(Page::Account)) { (words.api_account()) } }
            pre tabindex="0" {
                code { "export TOKEN=gpf_…\ncurl -H \"Authorization: Bearer $TOKEN\" \"$GIPFEL/api/me\"" }
            }
        }
    }
}

fn prose(id: &str, title: &str, paragraphs: &[String]) -> Markup {
    html! {
        section {
            h2 id=(id) { (title) }
            @for paragraph in paragraphs { p { (paragraph) } }
        }
    }
}

/// Renders the types of requests and responses.
fn types(context: &Context<'_>, document: &Value) -> Markup {
    let words = context.words;
    let Some(schemas) = document.pointer("/components/schemas").and_then(Value::as_object) else {
        return html! {};
    };
    html! {
        section {
            h2 id="types" { (words.api_types()) }
            @for (name, schema) in schemas { (schema::markup(words, name, schema)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use words::{Language, Words};

    use super::*;
    use crate::{assets::Assets, files::Files, site_data::SiteData};

    fn written(document: &Value) -> String {
        let data = SiteData { api: document.clone(), ..SiteData::default() };
        let assets =
            Assets::read(&Files::Embedded, Arc::new(data)).expect("the files are in the program");
        let words = Words::new(Language::En);
        render(&Context { assets: &assets, words, page: Some(Page::Api) }).into_string()
    }

    #[test]
    fn the_description_cannot_inject_markup() {
        let nasty = "</code><script>alert(1)</script>";
        let text = written(&serde_json::json!({
            "paths": { "/api/x": { "get": { "summary": nasty, "description": nasty, "tags": [nasty],
                "parameters": [{ "name": nasty, "in": "query", "description": nasty, "schema": { "enum": [nasty] } }],
                "responses": { "200": { "description": nasty } } } } },
            "components": { "schemas": { nasty: { "description": nasty, "properties": { nasty: { "type": nasty } } } } },
        }));
        assert!(!text.contains("<script>alert"));
    }

    #[test]
    fn a_recursive_schema_terminates() {
        let text = written(&serde_json::json!({
            "paths": { "/api/x": { "post": { "tags": ["x"], "responses": {},
                "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Tree" } } } } } } },
            "components": { "schemas": { "Tree": { "type": "object", "properties": { "next": { "$ref": "#/components/schemas/Tree" } } } } },
        }));
        assert!(text.contains("curl"));
    }

    #[test]
    fn a_malformed_description_still_yields_a_page() {
        for odd in ["null", "[]", "{\"paths\":[]}", "{\"paths\":{\"/x\":1,\"/y\":{\"get\":[]}}}"] {
            assert!(written(&serde_json::from_str(odd).unwrap()).contains("<h1"), "{odd}");
        }
    }
}
