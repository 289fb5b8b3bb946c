use game::{Color, Game, Shown};
use hexgrid::Symmetry;
use variants::Variant;

/// The slow twin of a game; strings are all that both sides share.
pub trait Twin: Clone {
    /// The start of a variant, by its id.
    fn start(id: &str) -> Self;
    /// Reads a position string.
    fn from_position(id: &str, text: &str) -> Option<Self>;
    /// The position string.
    fn position(&self) -> String;
    /// The player who acts next, `w` or `b`.
    fn to_act(&self) -> char;
    /// The tokens of all legal actions, sorted.
    fn legal(&self) -> Vec<String>;
    /// Plays a legal token.
    fn play(&mut self, token: &str);
    /// Winner and reason.
    fn outcome(&self) -> Option<(Option<char>, &'static str)>;
    /// Counts action sequences.
    fn perft(&self, depth: u32) -> u64;
}

macro_rules! impl_twin {
    ($game:ty) => {
        impl Twin for $game {
            fn start(id: &str) -> Self {
                Self::start(id)
            }
            fn from_position(id: &str, text: &str) -> Option<Self> {
                Self::from_position(id, text)
            }
            fn position(&self) -> String {
                self.position()
            }
            fn to_act(&self) -> char {
                self.to_act()
            }
            fn legal(&self) -> Vec<String> {
                self.legal()
            }
            fn play(&mut self, token: &str) {
                self.play(token);
            }
            fn outcome(&self) -> Option<(Option<char>, &'static str)> {
                self.outcome()
            }
            fn perft(&self, depth: u32) -> u64 {
                self.perft(depth)
            }
        }
    };
}

impl_twin!(twin::yinsh::Game);
impl_twin!(twin::gipf::Game);

/// A game that is checked against its twin.
pub trait Checked: Game {
    /// The slow twin.
    type Twin: Twin;
    /// The action of the twin.
    type TwinAction;

    /// The catalogue's name of a variant.
    fn variant_of(variant: Self::Variant) -> Variant;
    /// The position under a symmetry.
    fn image(&self, symmetry: Symmetry) -> Self;
    /// An action under a symmetry.
    fn image_of(action: Self::Action, symmetry: Symmetry) -> Self::Action;
    /// Whether somebody is to remove something.
    fn is_settling(&self) -> bool;
    /// How many points an action empties.
    fn removed(action: Self::Action) -> u32;
    /// Actions worth checking in a position: all that could be meant, legal or not.
    fn candidates(&self) -> Vec<Self::Action>;
    /// The name of a broken rule.
    fn code(rule: Self::IllegalAction) -> &'static str;
    /// An action in the twin's words.
    fn to_twin(action: Self::Action) -> Self::TwinAction;
    /// Whether, by the twin, an action really breaks a rule.
    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool;

    /// Positions that random games hardly ever reach, for the published data.
    fn corners(variant: Self::Variant) -> &'static [&'static str];

    /// The id of the variant that is played.
    fn id(&self) -> &'static str {
        Self::variant_of(self.variant()).id()
    }

    /// The token of an action.
    fn token(&self, action: Self::Action) -> String {
        Shown { position: self, action }.to_string()
    }

    /// The tokens of all legal actions, sorted.
    fn tokens(&self) -> Vec<String> {
        let mut tokens: Vec<String> =
            self.legal_actions().map(|action| self.token(action)).collect();
        tokens.sort();
        tokens
    }

    /// Winner and reason, in the twin's words.
    fn ending(&self) -> Option<(Option<char>, &'static str)> {
        let outcome = self.outcome()?;
        Some((outcome.winner().map(Color::letter), outcome.reason().code()))
    }
}

impl Checked for yinsh::Position {
    type Twin = twin::yinsh::Game;
    type TwinAction = twin::yinsh::Action;

    fn variant_of(variant: yinsh::Variant) -> Variant {
        match variant {
            yinsh::Variant::Normal => Variant::Yinsh,
            yinsh::Variant::Blitz => Variant::YinshBlitz,
        }
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn image_of(action: yinsh::Action, symmetry: Symmetry) -> yinsh::Action {
        action.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        matches!(self.stage(), yinsh::Stage::Row { .. } | yinsh::Stage::Ring { .. })
    }

    fn removed(action: yinsh::Action) -> u32 {
        match action {
            yinsh::Action::RemoveRow(row) => row.points().len(),
            yinsh::Action::RemoveRing(_) => 1,
            _ => 0,
        }
    }

    fn candidates(&self) -> Vec<yinsh::Action> {
        use yinsh::{Action, Axis, Point, Row};
        let mut actions = vec![Action::Pass];
        for point in Point::ALL {
            actions.extend([Action::Place(point), Action::RemoveRing(point)]);
            actions.extend(
                Axis::ALL
                    .iter()
                    .filter_map(|&axis| Row::starting(point, axis).map(Action::RemoveRow)),
            );
            // Moves from every ring, and from some points without one.
            if self.all_rings().has(point) || point.index() % 7 == 0 {
                actions.extend(Point::ALL.map(|to| Action::Move { from: point, to }));
            }
        }
        actions
    }

    fn code(rule: yinsh::IllegalAction) -> &'static str {
        rule.code()
    }

    fn to_twin(action: yinsh::Action) -> twin::yinsh::Action {
        match action {
            yinsh::Action::Place(point) => twin::yinsh::Action::Place(point.to_string()),
            yinsh::Action::Move { from, to } => {
                twin::yinsh::Action::Move(from.to_string(), to.to_string())
            }
            yinsh::Action::RemoveRow(row) => {
                twin::yinsh::Action::RemoveRow(row.points().iter().map(|p| p.to_string()).collect())
            }
            yinsh::Action::RemoveRing(point) => twin::yinsh::Action::RemoveRing(point.to_string()),
            yinsh::Action::Pass => twin::yinsh::Action::Pass,
        }
    }

    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool {
        twin.breaks(action, rule)
    }

    fn corners(variant: yinsh::Variant) -> &'static [&'static str] {
        match variant {
            yinsh::Variant::Normal => &[
                // White has to pass.
                "RRr1/mRrr3/1MM5/1m1m5/1M2M5/m3m4/M4M4/5m3/5M2/5m1/4 w move 2-2",
                // Nobody can move.
                "RmMm/rrrmmmM/mRRmmmmM/MMmmM4/mMMmMm4/Mm1mmM3/MM2MMM3/M3mmM2/4mmM1/4Mmm/3m w move 2-2",
                // A run of nine.
                "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0",
            ],
            yinsh::Variant::Blitz => &["RRRR/R6/8/9/91/9/91/mmmmmmm2/8/r6/rrrr b row:w 0-0"],
        }
    }
}

impl Checked for gipf::Position {
    type Twin = twin::gipf::Game;
    type TwinAction = twin::gipf::Action;

    fn variant_of(variant: gipf::Variant) -> Variant {
        match variant {
            gipf::Variant::Basic => Variant::GipfBasic,
            gipf::Variant::Standard => Variant::GipfStandard,
            gipf::Variant::Tournament => Variant::GipfTournament,
        }
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn image_of(action: gipf::Action, symmetry: Symmetry) -> gipf::Action {
        action.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        matches!(self.stage(), gipf::Stage::Remove { .. })
    }

    fn removed(action: gipf::Action) -> u32 {
        if let gipf::Action::Remove(spots) = action { spots.len() } else { 0 }
    }

    fn candidates(&self) -> Vec<gipf::Action> {
        use gipf::{Action, Bitboard, Kind, Push, Spot};
        let mut actions = vec![Action::Leave, Action::Remove(Bitboard::EMPTY)];
        for kind in [Kind::Single, Kind::Gipf] {
            actions.extend(Spot::ALL.map(|spot| Action::Enter { kind, spot }));
            actions.extend(Push::all().map(|push| Action::Push { kind, push }));
        }
        // Removals: what stands on each line, each whole row, and both with one spot
        // more or less.
        let mut removals: Vec<Bitboard> = Color::ALL
            .into_iter()
            .flat_map(|color| self.rows(color).collect::<Vec<_>>())
            .flat_map(|row| [row.pieces(), row.singles()])
            .collect();
        removals.extend(self.legal_actions().filter_map(|action| match action {
            Action::Remove(spots) => Some(spots),
            _ => None,
        }));
        for spots in removals.clone() {
            removals.extend(Spot::ALL.map(|spot| spots ^ Bitboard::of(spot)));
        }
        actions.extend(removals.into_iter().map(Action::Remove));
        actions
    }

    fn code(rule: gipf::IllegalAction) -> &'static str {
        rule.code()
    }

    fn to_twin(action: gipf::Action) -> twin::gipf::Action {
        let is_gipf = |kind| kind == gipf::Kind::Gipf;
        match action {
            gipf::Action::Enter { kind, spot } => {
                twin::gipf::Action::Enter { gipf: is_gipf(kind), spot: spot.to_string() }
            }
            gipf::Action::Push { kind, push } => twin::gipf::Action::Push {
                gipf: is_gipf(kind),
                dot: push.dot().to_string(),
                entry: push.entry().to_string(),
            },
            gipf::Action::Remove(spots) => {
                twin::gipf::Action::Remove(spots.iter().map(|spot| spot.to_string()).collect())
            }
            gipf::Action::Leave => twin::gipf::Action::Leave,
        }
    }

    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool {
        twin.breaks(action, rule)
    }

    fn corners(variant: gipf::Variant) -> &'static [&'static str] {
        match variant {
            // A handicap; a settlement that saves an empty reserve.
            gipf::Variant::Basic => {
                &["p2P/5/6/P5p/6/5/p2P w push 12-15", "p3/5/6/PPPP3/6/5/4 w remove:b 0-3"]
            }
            // The last GIPF-pieces of both can go at once.
            gipf::Variant::Standard => &["4/5/6/GPPPg2/6/5/4 w remove:w 6-8"],
            // Rows of GIPF-pieces alone, beside one with singles, and with one common piece.
            gipf::Variant::Tournament => &[
                "g3/5/6/GGGG3/6/5/4 w remove:w 10-16 Gg",
                "P3/1P3/2P3/GGGG3/6/5/g3 w remove:w 2-16 g",
                "G3/1G3/2G3/GGGP3/6/5/3g w remove:w 0-16 g",
            ],
        }
    }
}
