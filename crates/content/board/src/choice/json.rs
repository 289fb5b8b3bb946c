use json::{Writer, Written};

use super::{Button, Choice, Step, Take};

impl Written for Choice {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("step", &self.step);
        if !self.then.is_empty() {
            out.field("then", &self.then);
        }
        out.optional("token", &self.token);
        if !self.takes.is_empty() {
            out.field("takes", &self.takes);
        }
        out.close('}');
    }
}

impl Written for Step {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        match self {
            Self::Piece { piece } => {
                out.field("kind", "piece");
                out.field("piece", piece);
            }
            Self::Point { at } => {
                out.field("kind", "point");
                out.field("at", at);
            }
            Self::Arrow { from, to } => {
                out.field("kind", "arrow");
                out.field("from", from);
                out.field("to", to);
            }
            Self::Segment { points, toggles } => {
                out.field("kind", "segment");
                out.field("points", points);
                out.field("toggles", toggles);
            }
            Self::Button { name } => {
                out.field("kind", "button");
                out.field("name", name);
            }
        }
        out.close('}');
    }
}

impl Written for Take {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("take", &self.take);
        out.field("token", &self.token);
        out.close('}');
    }
}

impl Written for Button {
    fn write(&self, out: &mut Writer) {
        out.string(self.code());
    }
}
