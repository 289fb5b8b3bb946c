//! One operation of the API: a path and a method.

use maud::{Markup, html};
use serde_json::{Map, Value};
use words::Words;

use super::{example, schema};

/// Methods, in the order in which they are shown.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// Operations with the same tag.
pub(super) struct Group<'a> {
    pub(super) name: &'a str,
    pub(super) about: &'a str,
    pub(super) operations: Vec<Operation<'a>>,
}

/// An operation of the API.
pub(super) struct Operation<'a> {
    pub(super) method: String,
    pub(super) path: &'a str,
    pub(super) content: &'a Map<String, Value>,
}

impl Group<'_> {
    pub(super) fn anchor(&self) -> String {
        schema::anchor("group", self.name)
    }
}

/// Returns all operations by tag, in the order of the description.
pub(super) fn groups(document: &Value) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = tags(document);
    let paths = document.get("paths").and_then(Value::as_object);
    for (path, methods) in paths.into_iter().flatten() {
        for method in METHODS {
            let Some(content) = methods.get(method).and_then(Value::as_object) else { continue };
            let tag = content.get("tags").and_then(|tags| tags.get(0)).and_then(Value::as_str);
            let name = tag.unwrap_or("API");
            let operation = Operation { method: method.to_uppercase(), path, content };
            match groups.iter_mut().find(|group| group.name == name) {
                Some(group) => group.operations.push(operation),
                None => groups.push(Group { name, about: "", operations: vec![operation] }),
            }
        }
    }
    groups.retain(|group| !group.operations.is_empty());
    groups
}

fn tags(document: &Value) -> Vec<Group<'_>> {
    let tags = document.get("tags").and_then(Value::as_array);
    let named = tags.into_iter().flatten().filter_map(|tag| {
        let about = tag.get("description").and_then(Value::as_str).unwrap_or_default();
        Some(Group { name: tag.get("name")?.as_str()?, about, operations: Vec::new() })
    });
    named.collect()
}

impl Operation<'_> {
    pub(super) fn anchor(&self) -> String {
        schema::anchor(&self.method.to_lowercase(), self.path)
    }

    fn text(&self, key: &str) -> &str {
        self.content.get(key).and_then(Value::as_str).unwrap_or_default()
    }

    /// Returns whether the operation requires a token or a session.
    fn is_guarded(&self) -> bool {
        let security = self.content.get("security").and_then(Value::as_array);
        security.is_some_and(|ways| !ways.is_empty() && !ways.iter().any(is_empty))
    }

    /// Renders the operation.
    pub(super) fn markup(&self, words: Words, document: &Value) -> Markup {
        let body = self.content.get("requestBody").and_then(body_schema);
        html! {
            article class="operation" {
                h3 id=(self.anchor()) {
                    span class={ "method " (self.method.to_lowercase()) } { (self.method) } " " code { (breakable(self.path)) }
                }
                div lang="en" {
                    @if !self.text("summary").is_empty() { p { strong { (schema::prose(self.text("summary"))) } } }
                    @for paragraph in self.text("description").split("\n\n").filter(|text| !text.is_empty()) {
                        p { (schema::prose(paragraph)) }
                    }
                }
                (self.parameters(words))
                @if let Some(body) = body { p { strong { (words.api_body()) ": " } (schema::kind(body)) } }
                (self.answers(words))
                details {
                    summary { (words.api_example()) }
                    pre tabindex="0" { code { (example::curl(&self.method, self.path, self.content, self.is_guarded(), body, document)) } }
                }
            }
        }
    }

    fn parameters(&self, words: Words) -> Markup {
        let list = self.content.get("parameters").and_then(Value::as_array);
        let Some(list) = list.filter(|list| !list.is_empty()) else { return html! {} };
        let text = |value: &Value, key: &str| -> String {
            value.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
        };
        html! {
            table {
                caption { (words.api_parameters()) }
                thead { tr {
                    th scope="col" { (words.api_name()) } th scope="col" { (words.api_where()) }
                    th scope="col" { (words.api_kind()) } th scope="col" { (words.api_meaning()) }
                } }
                tbody {
                    @for parameter in list {
                        tr {
                            th scope="row" { code { (text(parameter, "name")) } }
                            td { (text(parameter, "in")) }
                            td {
                                @if let Some(schema) = parameter.get("schema") { (schema::kind(schema)) }
                                @if parameter.get("required") == Some(&Value::Bool(true)) { " (" (words.api_required()) ")" }
                            }
                            td lang="en" { (schema::prose(&text(parameter, "description"))) }
                        }
                    }
                }
            }
        }
    }

    fn answers(&self, words: Words) -> Markup {
        let answers = self.content.get("responses").and_then(Value::as_object);
        let Some(answers) = answers.filter(|answers| !answers.is_empty()) else {
            return html! {};
        };
        html! {
            table {
                caption { (words.api_answers()) }
                thead { tr {
                    th scope="col" { (words.api_status()) } th scope="col" { (words.api_kind()) } th scope="col" { (words.api_meaning()) }
                } }
                tbody {
                    @for (status, answer) in answers {
                        tr {
                            th scope="row" { (status) }
                            td {
                                @for (media, content) in answer.get("content").and_then(Value::as_object).into_iter().flatten() {
                                    @if media != "application/json" { code { (media) } " " }
                                    @if let Some(schema) = content.get("schema") { (schema::kind(schema)) }
                                    " "
                                }
                            }
                            td lang="en" { (schema::prose(answer.get("description").and_then(Value::as_str).unwrap_or_default())) }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the schema of a JSON body.
fn body_schema(body: &Value) -> Option<&Value> {
    body.get("content")?.get("application/json")?.get("schema")
}

fn is_empty(way: &Value) -> bool {
    way.as_object().is_some_and(Map::is_empty)
}

/// Renders a path that may be broken at its slashes, for narrow screens.
fn breakable(path: &str) -> Markup {
    html! { @for part in path.split_inclusive('/') { (part) wbr; } }
}
