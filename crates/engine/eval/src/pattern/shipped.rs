use std::sync::LazyLock;

#[cfg(feature = "potentials")]
use search::Evaluate;

use super::{breakdown::Breakdown, evaluation::Pattern, patterned::Patterned, weights::Weights};

const YINSH_WEIGHTS: &[u8] = include_bytes!("../../weights/yinsh.weights");
const GIPF_WEIGHTS: &[u8] = include_bytes!("../../weights/gipf.weights");

static YINSH: LazyLock<Pattern<yinsh::Position>> = LazyLock::new(|| read(YINSH_WEIGHTS));
static GIPF: LazyLock<Pattern<gipf::Position>> = LazyLock::new(|| read(GIPF_WEIGHTS));

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

/// Splits the evaluation of a position of YINSH by [`yinsh()`] into lines and the rest.
#[must_use]
pub fn split_yinsh(position: &::yinsh::Position) -> Breakdown {
    Breakdown::of(position, &weights(YINSH_WEIGHTS), 0)
}

/// Splits the evaluation of a position of GIPF by [`gipf()`] into lines and the rest.
#[must_use]
pub fn split_gipf(position: &::gipf::Position) -> Breakdown {
    Breakdown::of(position, &weights(GIPF_WEIGHTS), 0)
}

/// Splits the evaluation of a position of GIPF with potentials by [`potentials()`] into lines, which
/// are judged by their topmost pieces as in GIPF, and the rest.
#[cfg(feature = "potentials")]
#[must_use]
pub fn split_potentials(position: &::potentials::Position) -> Breakdown {
    let added = potentials().evaluate(position) - gipf().judge(position);
    Breakdown::of(position, &weights(GIPF_WEIGHTS), added)
}

fn read<G: Patterned>(bytes: &[u8]) -> Pattern<G> {
    Pattern::from_bytes(bytes).expect("a test reads these bytes")
}

/// Returns weights by index. They are only read when an evaluation is to be split, because the
/// tables of an evaluation take their place otherwise.
fn weights(bytes: &[u8]) -> Weights {
    Weights::from_bytes(bytes).expect("a test reads these bytes")
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
