//! OpenAPI schemas of types declared in crates that do not depend on `utoipa`.
//!
//! The types in this module have no values: each stands for another type in `#[schema(value_type = …)]`.

use std::convert::Infallible;

use utoipa::{
    ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, OneOfBuilder, Schema, Type},
    },
};

/// Implements a schema that lists every code of an enum.
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
    Speed = record::Speed::ALL.map(|speed| speed.to_string()), "Speed category of a game, derived from its time control.";
    Score = record::Score::ALL.map(|score| score.to_string()), "Score of a game; `*` while it has none.";
    Ending = record::Ending::ALL.map(|ending| ending.to_string()), "How a game ended.";
    Offer = record::Offer::ALL.map(|offer| offer.to_string()), "An offer that the opponent may accept.";
    EventKind = EVENT_KINDS, "Kind of an event.";
}

/// The kinds of [`record::EventKind`], in its order.
const EVENT_KINDS: [&str; 16] = [
    "created",
    "joined",
    "turn",
    "committed",
    "part-of",
    "linked",
    "settled",
    "rolled",
    "revealed",
    "offered",
    "declined",
    "taken-back",
    "outage",
    "extended",
    "ended",
    "rematch",
];

/// Variant of a game: an id, or custom terms of GIPF with potentials.
#[derive(Debug)]
pub struct Variant(Infallible);

impl utoipa::PartialSchema for Variant {
    fn schema() -> RefOr<Schema> {
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let known = variants::Variant::ALL.into_iter().chain(variants::Variant::PRESETS);
        let ids = text().enum_values(Some(known.map(|variant| variant.to_string())));
        let own = text().pattern(Some(CUSTOM_TERMS)).examples([EXAMPLE]);
        OneOfBuilder::new()
            .description(Some("Variant of a game: an id, or custom terms of GIPF with potentials."))
            .item(ids)
            .item(own)
            .into()
    }
}

impl ToSchema for Variant {
    fn name() -> std::borrow::Cow<'static, str> {
        "Variant".into()
    }
}

const CUSTOM_TERMS: &str = "^gipf-potentials:(basic|standard|tournament):[12][0-9]/[12][0-9]:\
                         ([TZDYU][1-6])*-([tzdyu][1-6])*$";
const EXAMPLE: &str = "gipf-potentials:standard:18/15:T3U2-z6";

/// Terms agreed before a game.
#[derive(ToSchema, Debug)]
pub struct Terms {
    /// The variant.
    pub variant: Variant,
    /// Handicap in extra pieces: `w1` to `w3` for White, `b1` to `b3` for Black.
    pub handicap: Option<String>,
    /// Time control: `-`, `300`, `300+3`, `300d5`, `300+3x30` or `3days`.
    pub clock: String,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether any player may take the free seat.
    pub open: bool,
    /// Terms of a match, for a game with potentials.
    #[schema(required = false)]
    pub r#match: WrittenMatchTerms,
}

/// Terms that a match adds to a game with potentials.
#[derive(ToSchema, Debug)]
#[schema(as = MatchTerms)]
pub struct WrittenMatchTerms {
    /// Game or die that has to be won for the use of each kind of potential.
    #[schema(example = "T:die,Y:yinsh")]
    pub links: String,
    /// Number of challenges allowed to each player, up to 99, or `*` for no limit. The default is 3.
    #[schema(example = "3")]
    pub challenges: Option<String>,
    /// Time control of linked games, if it differs from that of the match.
    pub clock: Option<String>,
}

/// Event of a game's log: `deed` is its kind, which determines the other fields.
#[derive(ToSchema, Debug)]
pub struct LogEvent {
    /// Number of the event in its game, from zero, without gaps.
    pub seq: u32,
    /// Time of the event by the server's clock, in milliseconds since 1970.
    pub at: i64,
    /// The kind.
    pub deed: EventKind,
    /// The terms of the new game.
    #[schema(required = false)]
    pub terms: Terms,
    /// The player who has White.
    pub white: Option<String>,
    /// The player who has Black.
    pub black: Option<String>,
    /// The player who joined.
    #[schema(required = false)]
    pub player: String,
    /// Colour of the player who acted.
    #[schema(required = false)]
    pub color: Color,
    /// The turn that was played.
    #[schema(required = false)]
    pub turn: String,
    /// Number of turns that remain, or the turns of a linked game.
    #[schema(required = false)]
    pub turns: KeptTurns,
    /// Duration of the turn, in milliseconds.
    #[schema(required = false)]
    pub spent: u32,
    /// Part of that time that is not charged: lag, in milliseconds.
    #[schema(required = false)]
    pub lag: u32,
    /// Round-trip time measured by the server, in milliseconds.
    #[schema(required = false)]
    pub rtt: u32,
    /// Identifier of the command.
    #[schema(required = false)]
    pub command: String,
    /// Whether the turn had been planned before the opponent's turn.
    #[schema(required = false)]
    pub planned: bool,
    /// The player's contribution to the dice of a match.
    #[schema(required = false)]
    pub nonce: String,
    /// Whether the roll also depends on the players' nonces.
    #[schema(required = false)]
    pub mixed: bool,
    /// Player whose clock runs next, in a match; `-` for neither.
    #[schema(required = false)]
    pub next: String,
    /// SHA-256 of the seed of the dice.
    #[schema(required = false)]
    pub hash: String,
    /// The declared use that a linked game decides.
    #[schema(required = false)]
    pub declared: String,
    /// The dice, White's first.
    #[schema(required = false)]
    pub roll: String,
    /// The seed of the dice.
    #[schema(required = false)]
    pub seed: String,
    /// Start of an outage, in milliseconds since 1970.
    #[schema(required = false)]
    pub from: i64,
    /// End of an outage, in milliseconds since 1970.
    #[schema(required = false)]
    pub until: i64,
    /// The extra time, in milliseconds.
    #[schema(required = false)]
    pub ms: u32,
    /// The offer that was made or declined.
    #[schema(required = false)]
    pub offer: Offer,
    /// The result.
    #[schema(required = false)]
    pub score: Score,
    /// The reason of the result.
    #[schema(required = false)]
    pub by: Ending,
    /// A linked game, or the rematch.
    #[schema(required = false)]
    pub game: String,
}

/// Number of turns that remain, or the turns of a linked game.
#[derive(ToSchema, Debug)]
#[serde(untagged)]
pub enum KeptTurns {
    /// Number of turns that remain.
    Count(u16),
    /// The turns of a linked game.
    Linked(Vec<String>),
}
