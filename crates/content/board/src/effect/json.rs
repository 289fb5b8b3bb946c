use game::Color;
use json::{Writer, Written};

use super::{Destination, Effect, Moved, Removed};

impl Effect {
    /// Returns the name of the effect and the acting player.
    fn head(&self) -> (&'static str, Option<Color>) {
        match self {
            Self::Place { player, .. } => ("place", Some(*player)),
            Self::Move { player, .. } => ("move", Some(*player)),
            Self::Flip { player, .. } => ("flip", Some(*player)),
            Self::Push { player, .. } => ("push", Some(*player)),
            Self::Remove { player, .. } => ("remove", Some(*player)),
            #[cfg(feature = "potentials")]
            Self::Use { player, .. } => ("use", Some(*player)),
            #[cfg(feature = "potentials")]
            Self::Unload { player, .. } => ("unload", Some(*player)),
            #[cfg(feature = "potentials")]
            Self::Uncover { player, .. } => ("uncover", Some(*player)),
            #[cfg(feature = "potentials")]
            Self::Decline { player } => ("decline", Some(*player)),
            Self::Pass { player } => ("pass", Some(*player)),
            Self::Leave { player } => ("leave", Some(*player)),
            Self::End { .. } => ("end", None),
        }
    }
}

impl Written for Effect {
    fn write(&self, out: &mut Writer) {
        let (kind, player) = self.head();
        out.open('{');
        out.field("kind", kind);
        out.optional("player", &player.map(Color::code));
        match self {
            Self::Place { piece, .. } => out.field("piece", piece),
            Self::Move { piece, to, .. } => {
                out.field("piece", piece);
                out.field("to", to);
            }
            Self::Flip { pieces, .. } => out.field("pieces", pieces),
            Self::Push { piece, from, moved, .. } => {
                out.field("piece", piece);
                out.field("from", from);
                out.field("moved", moved);
            }
            Self::Remove { row, gone, stays, .. } => {
                out.field("row", row);
                out.field("gone", gone);
                out.field("stays", stays);
            }
            #[cfg(feature = "potentials")]
            Self::Use { piece, left, lands, taken, .. } => {
                out.field("piece", piece);
                out.field("left", left);
                out.field("lands", lands);
                out.field("taken", taken);
            }
            #[cfg(feature = "potentials")]
            Self::Unload { piece, left, .. } => {
                out.field("piece", piece);
                out.field("left", left);
            }
            #[cfg(feature = "potentials")]
            Self::Uncover { pieces, .. } => out.field("pieces", pieces),
            #[cfg(feature = "potentials")]
            Self::Decline { .. } => {}
            Self::Pass { .. } | Self::Leave { .. } => {}
            Self::End { outcome } => out.field("outcome", outcome),
        }
        out.close('}');
    }
}

impl Written for Moved {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("piece", &self.piece);
        out.field("to", &self.to);
        out.close('}');
    }
}

impl Written for Removed {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("piece", &self.piece);
        out.field("to", &self.to);
        out.close('}');
    }
}

impl Written for Destination {
    fn write(&self, out: &mut Writer) {
        out.string(self.code());
    }
}
