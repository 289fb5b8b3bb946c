//! Signature of the search: the number of nodes it takes to search a fixed set of positions.
//!
//! The signature is the same on every platform and in every build. A change that is not meant to
//! alter the engine's play must not change it; commits that touch the engine mention it.

use search::{Control, NoControl};
use variants::{AnyGame, Variant};

use crate::{engine::Engine, search_request::SearchRequest};

/// Size of the transposition table of each search in mebibytes, which affects the count.
const SIGNATURE_TABLE_MIB: usize = 4;

/// Positions from openings, middle games and endgames, some of them in the middle of a removal.
pub const POSITIONS: [(Variant, &str); 36] = [
    (Variant::Yinsh, "4/7/8/9/91/9/91/9/8/7/4 w place 0-0"),
    (Variant::Yinsh, "4/2M1M2/1r2Rr2/2R1r4/91/4RR3/91/5R3/2rmmr2/3m3/4 b move 0-0"),
    (
        Variant::Yinsh,
        "4/2M1M2/1m2Mm2/2m1mM3/3rrr4/3RRM3/3RMMM3/1rRMMm1R1/1mmmMM2/1MmmMr1/m3 b move 0-0",
    ),
    (
        Variant::Yinsh,
        "3M/2M1M2/1m2Mm2/2m1RM3/3mr5/5rM2/1mmmrmm3/MM3Mm2/MMmRmM2/1mrMmm1/mR2 w move 2-1",
    ),
    (Variant::Yinsh, "1M2/4MMM/1M2Mrm1/3mmR3/2rRr1R3/1mRrR4/2m2r4/9/4mM2/7/1m2 w move 0-0"),
    (
        Variant::Yinsh,
        "1M2/4MMM/1M1RMrm1/2mMmMMR1/2mmrRM3/1mMMRM3/1mm1mr4/rMMR5/2mrmM2/7/1m2 w move 0-0",
    ),
    (
        Variant::Yinsh,
        "1MrM/4mm1/1M2Mm2/2mmMmRM1/3MMM4/1m1mR4/mmmRMr4/1MM1r4/2mrmM2/7/1m2 w move 2-1",
    ),
    (Variant::Yinsh, "1M2/2r3m/4R3/5r1M1/6R3/6Rr1/2R1r1R1m1/2r6/8/3M3/4 b move 0-0"),
    (
        Variant::Yinsh,
        "1M2/2m1m1m/4mr2/4mmMM1/4rMMR2/3RmmMr1/2MMrMMRm1/2mRMr3/2RM4/3M3/4 b move 0-0",
    ),
    (
        Variant::Yinsh,
        "RmMr/1mMmMmm/2rmMM2/3rmmmM1/4mm1M2/3Rm2m1/2MMm2Mm1/2mM1RMr1/1MM2M1M/R6/4 w move 1-1",
    ),
    (Variant::Yinsh, "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0"),
    (Variant::YinshBlitz, "4/2M1M2/1mmmMMM1/2mrm4/2mR1r4/1r2RR3/4M5/4RR3/3Mrr2/3m3/4 w move 0-0"),
    (
        Variant::YinshBlitz,
        "1M2/6M/1Mm2rM1/2RmrMM2/5RR3/1rM1Mr3/2mMMR4/2rmM4/2RMMM2/7/1m2 b move 0-0",
    ),
    (Variant::YinshBlitz, "1R2/2m3m/2r1R3/5M1M1/6M3/2RMrMM2/2MrrRMrm1/2M6/2R5/3M3/4 b move 0-0"),
    (
        Variant::YinshBlitz,
        "1M2/M6/1R2M3/m2mmrmR1/1mMmM2M2/1mm1Rr1r1/1RmRm2mM1/1r2r4/m2m4/3M3/1M2 w move 0-0",
    ),
    (Variant::GipfBasic, "p2P/5/6/P5p/6/5/p2P w push 12-12"),
    (Variant::GipfBasic, "P1pp/2pp1/2ppPP/p3PPP/4PP/5/PppP b push 5-6"),
    (Variant::GipfBasic, "1p2/1pP1p/1P1p2/1P2P1P/p2p2/1ppp1/1p2 b push 8-2"),
    (Variant::GipfBasic, "2p1/pppPP/2p1P1/PPP4/1p4/P4/4 b push 3-2"),
    (Variant::GipfBasic, "Pp1p/PpppP/pPpp1P/pp2P1P/4P1/4p/P2p w push 6-2"),
    (Variant::GipfBasic, "pP1p/pPpPp/1pPpPP/2p1PPP/2PPp1/2ppP/PP1p b push 1-2"),
    (Variant::GipfBasic, "P1P1/pPpPp/pppPPP/3p3/4p1/3PP/3p b push 5-3"),
    (Variant::GipfStandard, "g2G/5/6/G5g/6/5/g2G w push 12-12"),
    (Variant::GipfStandard, "G1pp/3p1/3PgP/p1gG1Gp/2p2P/4P/P1pg b push 7-4"),
    (Variant::GipfStandard, "3p/2GpP/2g3/PPP1G2/2g3/5/4 w push 6-7"),
    (Variant::GipfStandard, "1PPp/3pP/G4p/3g1P1/pG1PPP/5/4 w push 2-4"),
    (Variant::GipfStandard, "P1pp/1G1P1/pppGPP/pp2PpP/1P2PP/1g3/PG1g b push 1-6"),
    (Variant::GipfStandard, "p1pp/PG1p1/3pp1/pppGG2/1PggP1/1p3/PP2 w push 4-4"),
    (Variant::GipfStandard, "Ppp1/1p3/1PG3/Ppp1gG1/p5/P4/4 w push 3-8"),
    (Variant::GipfTournament, "4/5/6/7/6/5/4 w push 18-18 GGgg"),
    (Variant::GipfTournament, "1G2/1GGpp/1G1g2/7/6/5/2Gp b push 8-13 G"),
    (Variant::GipfTournament, "1p2/2pp1/1G1g2/1GG4/2G1G1/2Gpp/3P w remove:b 5-7 -"),
    (Variant::GipfTournament, "1pgp/2G2/2GG1P/2ppp2/pPGPpp/P2Pp/1PPP w push 2-1 -"),
    (Variant::GipfTournament, "p1pG/GGGG1/3G2/4G2/pp4/g4/p3 w remove:b 4-8 G"),
    (Variant::GipfTournament, "2p1/pGpp1/p1pGG1/2GGG2/1p1G2/pg3/4 b push 4-4 G"),
    (Variant::GipfTournament, "3p/p2p1/pppGGP/2pGG2/2PG2/1gp2/P1G1 w push 3-2 -"),
];

/// Returns the number of nodes that it takes to search one position, starting with an empty table.
#[must_use]
pub fn nodes(variant: Variant, position: &str) -> u64 {
    let Ok(game) = AnyGame::from_position(variant, position) else { return 0 };
    let request = SearchRequest { depth: Some(depth(variant)), ..SearchRequest::default() };
    Engine::new(SIGNATURE_TABLE_MIB).search_with(&game, &request, &NoControl, |_| {}).nodes
}

/// Returns the sum of the nodes over all positions.
#[must_use]
pub fn signature() -> u64 {
    POSITIONS.iter().map(|(variant, position)| nodes(*variant, position)).sum()
}

/// Returns the signature; `None` if the computation was stopped.
#[must_use]
pub fn signature_under(control: &dyn Control) -> Option<u64> {
    let each = POSITIONS.iter().map(|(variant, position)| {
        if control.stopped() { None } else { Some(nodes(*variant, position)) }
    });
    each.sum()
}

/// Returns a depth large enough to use every search technique and small enough for a debug build.
const fn depth(variant: Variant) -> u32 {
    match variant {
        Variant::Yinsh | Variant::YinshBlitz => 5,
        _ => 5,
    }
}
