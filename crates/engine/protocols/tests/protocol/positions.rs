use variants::Variant;

/// Positions in which a player still has to remove something.
pub(crate) const REMOVALS: [(Variant, &str); 28] = [
    (
        Variant::Yinsh,
        "3R/1r1m2r/1m2M1mM/2r4mm/1Mmm1rM1M1/2Rm1M3/mm2r5/MMRR5/M1MMm3/M1MmM1R/1m2 b ring:b 0-0",
    ),
    (
        Variant::Yinsh,
        "R1MM/1rMmMR1/mMMmMmmM/1MR1m1rm1/5M1mr1/r1MmmM3/1mMMm1Mm1m/1m1M1m2m/MMR1M2r/3M3/mM2 b ring:w 1-0",
    ),
    (
        Variant::Yinsh,
        "m2m/1R1Mr2/mmmmmr2/1M1rm3M/mmr1mM1mMR/m3MMmM1/r1M3R3/1MMR1M2M/2R5/6M/4 b row:b 0-0",
    ),
    (
        Variant::Yinsh,
        "R1MM/1rMmMR1/mMMmMmmM/1MR1m1rm1/mmmmmM1mr1/r1MmmM3/1mMMm1Mm1m/1m1M1m2m/MMR1M2r/3M3/mM2 b row:w 1-0",
    ),
    (
        Variant::Yinsh,
        "m2m/1MmmMmm/m1r2Mm1/1Mm1m2mM/91/m2rm1Mmm/m1M2R2MM/1mMM1m1Rm/m1MR1M1R/r1MM1M1/4 w ring:b 1-2",
    ),
    (
        Variant::Yinsh,
        "M1Mm/Rm1MmMM/R1mMMmM1/MM1MMmM1r/2r3R1mM/m1MRmmmM1/M3M1mm2/Rm1mM3M/m2m2MM/rM5/m1m1 w ring:w 0-2",
    ),
    (
        Variant::Yinsh,
        "RmM1/1mmMM1R/1Rm2MrM/2m2mMMM/mm1mm2M1R/mmmm1MM1r/2MrMM2m1/mrMMMm3/1m1M2M1/m2m1mm/m1rM w row:b 1-0",
    ),
    (
        Variant::Yinsh,
        "R1MM/2mrMR1/mMMmMmmM/1MR1m1rm1/2rMmM1mr1/2RmMM3/1mMMMM1m1m/1m1MMM2m/MMRM3r/2MM3/mM2 w row:w 0-0",
    ),
    (
        Variant::YinshBlitz,
        "Mr1m/4m2/3rMR1R/Rmm1MMMMm/5m1mRm/rmmM1MMm1/1M1RmM2r1/Mm1mMm1m1/8/mMm1mm1/m2r b ring:b 0-0",
    ),
    (
        Variant::YinshBlitz,
        "2MR/R1M3R/MM1MM3/6M2/3mm5/Rm4m2/1Mr2mrMm1/r2M1rmmr/3M2MR/1M1mmm1/1mM1 b ring:w 0-0",
    ),
    (
        Variant::YinshBlitz,
        "m2m/1R1Mr2/mmmmmr2/1M1rm3M/mmr1mM1mMR/m3MMmM1/r1M3R3/1MMR1M2M/2R5/6M/4 b row:b 0-0",
    ),
    (Variant::YinshBlitz, "RRRR/R6/8/9/91/9/91/mmmmmmm2/8/r6/rrrr b row:w 0-0"),
    (
        Variant::YinshBlitz,
        "2m1/1M1m1mR/2mm3m/mrm3rm1/RmMMR2m2/M1m6/M4Mmr1m/1MMM3Mm/1MRM4/rmr2M1/mR1M w ring:b 0-0",
    ),
    (
        Variant::YinshBlitz,
        "M3/1mmMM2/1m1m1mr1/1mmMMm1mM/1R6Rm/5R3/2mr1mm1M1/1MmMrrmm1/RmmM4/M1M1R1M/Mmrm w ring:w 0-0",
    ),
    (
        Variant::YinshBlitz,
        "M3/1M2m2/4mmmR/MMRRMMMMM/3MMr1MM1/3mMm3/m1R7/r1r2MMM1/mmm5/r1M1R1M/m1r1 w row:b 0-0",
    ),
    (
        Variant::YinshBlitz,
        "M3/1mmMM2/1m1m1mr1/1mmMMm1mM/1RMMMMM1Rm/5R3/2mr1mm1M1/1MmMrrmm1/RmmM4/M1M1R1M/Mmrm w row:w 0-0",
    ),
    (Variant::GipfBasic, "PPpP/1Pppp/2p1P1/P1p1ppp/p3PP/2p2/pPPP b remove:b 1-0"),
    (Variant::GipfBasic, "4/2p1p/2Pp1p/3PpPP/1P2p1/5/1PPp b remove:w 6-6"),
    (Variant::GipfBasic, "PppP/1PPp1/1Pp1P1/pP3pp/P4P/5/pPpP w remove:b 1-4"),
    (Variant::GipfBasic, "P1Pp/pp2P/pP2Pp/p4pP/pP3P/PP2P/3P w remove:w 2-6"),
    (Variant::GipfStandard, "3p/p3G/P2gPP/PPP1p1p/P2pp1/1gGPp/3P b remove:b 5-3"),
    (Variant::GipfStandard, "g3/G1G1p/P3PP/P4p1/PPg1gG/1ppp1/PPp1 b remove:w 4-6"),
    (Variant::GipfStandard, "P2P/gPpGp/pG2Pp/PP3Pp/4GP/3pg/4 w remove:b 4-8"),
    (Variant::GipfStandard, "PPGP/g4/P5/pG2gpP/6/1g3/pp1G w remove:w 7-8"),
    (Variant::GipfTournament, "ppPp/1Pp1p/P1p1pp/5Gp/Pg1PpP/P4/1p2 b remove:b 7-4 -"),
    (Variant::GipfTournament, "PppP/2pP1/pgGpPP/p2Gppp/PP2PP/PpGp1/p3 b remove:w 2-3 -"),
    (Variant::GipfTournament, "PPP1/2P1p/GgPP2/1P3P1/pPgPgP/pP1pP/1P2 w remove:b 2-8 -"),
    (Variant::GipfTournament, "Ppp1/1gpp1/p1G2p/PPPG2p/P4P/PG3/2PP w remove:w 3-9 -"),
];
