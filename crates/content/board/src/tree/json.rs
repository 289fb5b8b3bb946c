//! Conversion of trees to and from JSON.

use json::{Json, Writer, Written};

use super::{RecordTree, RecordTurn, Records, Variation};
use crate::fields::{color, list, optional_text, texts};

impl RecordTree {
    /// Parses a tree.
    #[must_use]
    pub fn read(json: Json<'_>) -> Option<Self> {
        Some(Self {
            variant: text(json, "variant")?,
            #[cfg(feature = "potentials")]
            terms: optional_text(json, "terms")?,
            #[cfg(feature = "potentials")]
            links: optional_text(json, "links")?,
            #[cfg(feature = "potentials")]
            challenges: optional_text(json, "challenges")?,
            position: optional_text(json, "position")?,
            handicap: optional_text(json, "handicap")?,
            tags: list(json.get("tags")?, read_tag)?,
            result: text(json, "result")?,
            termination: optional_text(json, "termination")?,
            comments: texts(json.get("comments")?)?,
            turns: list(json.get("turns")?, RecordTurn::read)?,
        })
    }
}

fn text(json: Json<'_>, name: &str) -> Option<String> {
    Some(json.get(name)?.text()?.into_owned())
}

fn read_tag(json: Json<'_>) -> Option<(String, String)> {
    let mut pair = texts(json)?;
    let value = pair.pop()?;
    let name = pair.pop()?;
    pair.is_empty().then_some((name, value))
}

impl RecordTurn {
    fn read(json: Json<'_>) -> Option<Self> {
        Some(Self {
            token: text(json, "token")?,
            player: color(json.get("player")?)?,
            comments: texts(json.get("comments")?)?,
            nags: list(json.get("nags")?, |nag| nag.number()?.try_into().ok())?,
            clock: optional_text(json, "clock")?,
            evaluation: optional_text(json, "evaluation")?,
            variations: list(json.get("variations")?, Variation::read)?,
        })
    }
}

impl Variation {
    fn read(json: Json<'_>) -> Option<Self> {
        Some(Self {
            comments: texts(json.get("comments")?)?,
            turns: list(json.get("turns")?, RecordTurn::read)?,
        })
    }
}

impl Written for Records {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("games", &self.games);
        out.field("refused", &self.refused);
        out.field("warnings", &self.warnings);
        out.close('}');
    }
}

impl Written for RecordTree {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("variant", &self.variant);
        #[cfg(feature = "potentials")]
        out.optional("terms", &self.terms);
        #[cfg(feature = "potentials")]
        out.optional("links", &self.links);
        #[cfg(feature = "potentials")]
        out.optional("challenges", &self.challenges);
        out.field("position", &self.position);
        out.field("handicap", &self.handicap);
        out.field("tags", &self.tags);
        out.field("result", &self.result);
        out.field("termination", &self.termination);
        out.field("comments", &self.comments);
        out.field("turns", &self.turns);
        out.close('}');
    }
}

impl Written for RecordTurn {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("token", &self.token);
        out.field("player", self.player.code());
        out.field("comments", &self.comments);
        out.field("nags", &self.nags);
        out.field("clock", &self.clock);
        out.field("evaluation", &self.evaluation);
        out.field("variations", &self.variations);
        out.close('}');
    }
}

impl Written for Variation {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("comments", &self.comments);
        out.field("turns", &self.turns);
        out.close('}');
    }
}
