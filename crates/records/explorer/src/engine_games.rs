use variants::Variant;

use crate::Tree;

/// The tree of the engine's own games of a variant; `None` where it has not played enough.
///
/// The bytes are those of `data/openings`, made by `cargo xtask openings`.
#[must_use]
pub fn engine_games(variant: Variant) -> Option<Tree> {
    macro_rules! bytes {
        ($id:literal) => {
            include_bytes!(concat!("../../../../data/openings/", $id, ".tree")).as_slice()
        };
    }
    let bytes = match variant {
        Variant::Yinsh => bytes!("yinsh"),
        Variant::YinshBlitz => bytes!("yinsh-blitz"),
        Variant::GipfBasic => bytes!("gipf-basic"),
        Variant::GipfStandard => bytes!("gipf-standard"),
        Variant::GipfTournament => bytes!("gipf-tournament"),
        _ => return None,
    };
    let mut tree = Tree::new(variant);
    tree.read_parts(bytes).ok()?;
    Some(tree)
}
