//! How OpenAPI describes values whose types are declared in crates that know nothing of it.
//!
//! Each type here has no value: it stands for another one in `#[schema(value_type = …)]`.

use std::convert::Infallible;

use utoipa::{
    ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, OneOfBuilder, Schema, Type},
    },
};

/// A schema that lists every code of an enum.
macro_rules! listed {
    ($Name:ident, $codes:expr, $doc:expr) => {
        impl utoipa::PartialSchema for $Name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    .description(Some($doc.trim()))
                    .enum_values(Some($codes))
                    .into()
            }
        }

        impl utoipa::ToSchema for $Name {
            fn name() -> std::borrow::Cow<'static, str> {
                stringify!($Name).into()
            }
        }
    };
}
pub(crate) use listed;

macro_rules! stand_ins {
    ($($Name:ident = $codes:expr, $doc:literal;)+) => {$(
        #[doc = $doc]
        #[derive(Debug)]
        pub struct $Name(Infallible);

        listed! { $Name, $codes, $doc }
    )+};
}

stand_ins! {
    Color = variants::Color::ALL.map(|color| color.letter().to_string()), "White or Black.";
    Speed = record::Speed::ALL.map(|speed| speed.to_string()), "How fast a game is.";
    Score = record::Score::ALL.map(|score| score.to_string()), "The result; `*` while there is none.";
    Ending = record::Ending::ALL.map(|ending| ending.to_string()), "What ended a game.";
}

/// The game that is played: an id, or own terms of GIPF with potentials.
#[derive(Debug)]
pub struct Variant(Infallible);

impl utoipa::PartialSchema for Variant {
    fn schema() -> RefOr<Schema> {
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let known = variants::Variant::ALL.into_iter().chain(variants::Variant::PRESETS);
        let ids = text().enum_values(Some(known.map(|variant| variant.to_string())));
        let own = text().pattern(Some(OWN_TERMS)).examples([EXAMPLE]);
        OneOfBuilder::new().description(Some("The game that is played.")).item(ids).item(own).into()
    }
}

impl ToSchema for Variant {
    fn name() -> std::borrow::Cow<'static, str> {
        "Variant".into()
    }
}

const OWN_TERMS: &str = "^gipf-potentials:(basic|standard|tournament):[12][0-9]/[12][0-9]:\
                         ([TZDYU][1-6])*-([tzdyu][1-6])*$";
const EXAMPLE: &str = "gipf-potentials:standard:18/15:T3U2-z6";

/// What was agreed before the game.
#[derive(ToSchema, Debug)]
pub struct Terms {
    /// The game that is played.
    pub variant: Variant,
    /// `w1` to `b3`: extra pieces.
    pub handicap: Option<String>,
    /// The time control: `-`, `300`, `300+3`, `300d5`, `300+3x30`, `3days`.
    pub clock: String,
    /// Whether ratings change.
    pub rated: bool,
    /// Whether anybody may take the free seat.
    pub open: bool,
    /// What a match adds to a game with potentials.
    #[schema(required = false)]
    pub r#match: MatchTerms,
}

/// What a match adds to the terms of a game with potentials.
#[derive(ToSchema, Debug)]
pub struct MatchTerms {
    /// What has to be won for each kind of potential.
    #[schema(example = "T:die,Y:yinsh")]
    pub links: String,
    /// How many challenges each player has: a number up to 99, or `*`; 3 if not said.
    #[schema(example = "3")]
    pub challenges: Option<String>,
    /// The time control of linked games, if it is not that of the match.
    pub clock: Option<String>,
}
