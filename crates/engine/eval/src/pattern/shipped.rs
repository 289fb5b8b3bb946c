use std::sync::LazyLock;

use super::{evaluation::Pattern, patterned::Patterned};

static YINSH: LazyLock<Pattern<yinsh::Position>> =
    LazyLock::new(|| read(include_bytes!("../../weights/yinsh.weights")));
static GIPF: LazyLock<Pattern<gipf::Position>> =
    LazyLock::new(|| read(include_bytes!("../../weights/gipf.weights")));

#[cfg(feature = "potentials")]
static POTENTIALS: LazyLock<Pattern<potentials::Position>> =
    LazyLock::new(|| read(include_bytes!("../../weights/potentials.weights")));

/// Returns the evaluation of YINSH that uses the weights built into this crate.
#[must_use]
pub fn yinsh() -> &'static Pattern<yinsh::Position> {
    &YINSH
}

/// Returns the evaluation of GIPF that uses the weights built into this crate.
#[must_use]
pub fn gipf() -> &'static Pattern<gipf::Position> {
    &GIPF
}

/// Returns the evaluation of GIPF with potentials that uses the weights built into this crate.
#[cfg(feature = "potentials")]
#[must_use]
pub fn potentials() -> &'static Pattern<potentials::Position> {
    &POTENTIALS
}

fn read<G: Patterned>(bytes: &[u8]) -> Pattern<G> {
    Pattern::from_bytes(bytes).expect("a test reads these bytes")
}

#[cfg(test)]
mod tests {
    use search::Evaluate;

    use super::*;

    #[test]
    fn the_weights_of_yinsh_can_be_read() {
        let start = yinsh::Position::start(yinsh::Variant::Normal);
        assert!(yinsh().evaluate(&start).abs() < 500);
    }

    #[cfg(feature = "potentials")]
    #[test]
    fn the_weights_of_potentials_can_be_read() {
        let start = ::potentials::Position::start(::potentials::Preset::Ultimate.terms());
        assert!(potentials().evaluate(&start).abs() < 500);
    }

    #[test]
    fn the_weights_of_gipf_can_be_read() {
        let start = gipf::Position::start(gipf::Variant::Basic);
        assert!(gipf().evaluate(&start).abs() < 500);
    }
}
