//! The fields that schemas declare, and those that occur in samples.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{ClientFrame, ServerFrame};
use serde_json::Value;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, schema::Schema},
};

use crate::samples;

/// A type, or a case of one with the value of its tag, and the name of a field.
type Field = (String, String);

/// Schemas of the types that messages contain, by name.
type Schemas = BTreeMap<String, Value>;

fn schemas<T: ToSchema + PartialSchema>() -> Schemas {
    let mut schemas: Vec<(String, RefOr<Schema>)> = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut schemas);
    let json = |schema| serde_json::to_value(schema).expect("a schema is JSON");
    schemas.into_iter().map(|(name, schema)| (name, json(schema))).collect()
}

/// Visits a schema and the schemas within it. With a sample, visits only the parts that it fits, and notes its fields; without one,
/// notes all fields.
fn visit(
    schemas: &Schemas,
    name: &str,
    schema: &Value,
    sample: Option<&Value>,
    found: &mut BTreeSet<Field>,
) {
    if let Some(path) = schema["$ref"].as_str() {
        let name = path.rsplit('/').next().expect("a name");
        // Without a sample, each type is visited on its own.
        if sample.is_some() {
            visit(schemas, name, &schemas[name], sample, found);
        }
        return;
    }
    for part in ["allOf", "oneOf", "anyOf"].iter().filter_map(|key| schema[key].as_array()) {
        for part in part.iter().filter(|part| sample.is_none_or(|sample| fits(part, sample))) {
            visit(schemas, name, part, sample, found);
        }
    }
    if let Some(schema) = schema.get("items") {
        match sample {
            None => visit(schemas, name, schema, None, found),
            Some(sample) => sample
                .as_array()
                .into_iter()
                .flatten()
                .for_each(|item| visit(schemas, name, schema, Some(item), found)),
        }
    }
    for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
        let inner = sample.map(|sample| sample.get(field));
        if inner != Some(None) {
            found.insert((name.to_owned(), field.clone()));
            visit(schemas, name, schema, inner.flatten(), found);
        }
    }
}

/// Tests whether the fields of a sample that must have certain values have them.
fn fits(schema: &Value, sample: &Value) -> bool {
    let parts = schema["allOf"].as_array().into_iter().flatten();
    let mut properties = schema["properties"].as_object().into_iter().flatten();
    parts.into_iter().all(|part| fits(part, sample))
        && properties.all(|(field, schema)| {
            schema["enum"].as_array().is_none_or(|values| values.contains(&sample[field]))
        })
}

/// Returns the declared fields that occur in no sample.
fn missing<T: ToSchema + PartialSchema>(section: &str) -> Vec<Field> {
    let schemas = schemas::<T>();
    let (mut declared, mut found) = (BTreeSet::new(), BTreeSet::new());
    for (name, schema) in &schemas {
        visit(&schemas, name, schema, None, &mut declared);
    }
    let top = T::name();
    for sample in samples::values(section) {
        visit(&schemas, &top, &schemas[&*top], Some(&sample), &mut found);
    }
    declared.difference(&found).cloned().collect()
}

#[test]
fn every_field_of_a_frame_occurs_in_a_sample() {
    assert_eq!(missing::<ServerFrame>("from the server"), []);
    assert_eq!(missing::<ClientFrame>("from the browser"), []);
}
