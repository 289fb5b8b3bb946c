use game::Color;
use hexgrid::Symmetry;
use potentials::{
    Action, Bitboard, IllegalAction, Kind, Position, Potential, Preset, Push, Spot, Stage, Terms,
};

use super::Checked;

impl Checked for Position {
    type Twin = twin::potentials::Game;
    type TwinAction = twin::potentials::Action;

    fn variants() -> Vec<Terms> {
        Preset::ALL.map(Preset::terms).to_vec()
    }

    fn name(terms: Terms) -> String {
        terms.preset().map_or_else(|| terms.to_string(), |preset| preset.code().to_owned())
    }

    fn liking(action: Action) -> u32 {
        match action {
            Action::Use { .. } => 2,
            Action::Enter { kind: Kind::Extra, .. } | Action::Push { kind: Kind::Extra, .. } => 2,
            Action::Enter { kind: Kind::Loaded(_), .. } => 1,
            Action::Push { kind: Kind::Loaded(_), .. } => 1,
            _ => 0,
        }
    }

    /// Returns the token with its coordinates in upper case; the letter of a kind is case-sensitive.
    fn in_capitals(token: &str) -> String {
        let mut letters = token.chars().peekable();
        let mut text = String::new();
        while let Some(letter) = letters.next() {
            let is_column = letters.peek().is_some_and(char::is_ascii_digit);
            text.push(if is_column { letter.to_ascii_uppercase() } else { letter });
        }
        text
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn image_of(action: Action, symmetry: Symmetry) -> Action {
        action.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        matches!(self.stage(), Stage::Remove { .. })
    }

    fn removed(action: Action) -> u32 {
        if let Action::Remove(spots) = action { spots.len() } else { 0 }
    }

    fn candidates(&self) -> Vec<Action> {
        let mut actions = vec![Action::Leave, Action::Decline, Action::Remove(Bitboard::EMPTY)];
        let loaded = Potential::ALL.map(Kind::Loaded);
        for kind in loaded.into_iter().chain([Kind::Basic, Kind::Gipf, Kind::Extra]) {
            actions.extend(Spot::ALL.map(|spot| Action::Enter { kind, spot }));
            actions.extend(Push::all().map(|push| Action::Push { kind, push }));
        }
        // Uses of every loaded piece, and uses from some other spots as if there were a loaded piece.
        for from in Spot::ALL {
            let kind = match self.stack(from).and_then(|stack| stack.top().potential()) {
                Some(kind) => kind,
                None if from.index() % 6 == 0 => Potential::ALL[from.index() / 6 % 5],
                None => continue,
            };
            actions.extend(Spot::ALL.map(|to| Action::Use { kind, from, to }));
        }
        // Removals: each whole row, the pieces in it that must be removed, the legal removals, and each
        // of these with one spot more or fewer.
        let mut removals: Vec<Bitboard> = Color::ALL
            .into_iter()
            .flat_map(|color| self.rows(color).collect::<Vec<_>>())
            .flat_map(|row| [row.pieces(), row.must_go()])
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

    fn code(rule: IllegalAction) -> &'static str {
        rule.code()
    }

    fn to_twin(action: Action) -> twin::potentials::Action {
        use twin::potentials::Action as Twin;
        let letter = |kind: Kind| match kind {
            Kind::Basic => 'P',
            Kind::Gipf => 'G',
            Kind::Loaded(potential) => potential.letter(),
            Kind::Extra => 't',
        };
        match action {
            Action::Enter { kind, spot } => {
                Twin::Enter { kind: letter(kind), spot: spot.to_string() }
            }
            Action::Push { kind, push } => Twin::Push {
                kind: letter(kind),
                dot: push.dot().to_string(),
                entry: push.entry().to_string(),
            },
            Action::Use { kind, from, to } => {
                Twin::Use { kind: kind.letter(), from: from.to_string(), to: to.to_string() }
            }
            Action::Remove(spots) => {
                Twin::Remove(spots.iter().map(|spot| spot.to_string()).collect())
            }
            Action::Leave => Twin::Leave,
            Action::Decline => Twin::Decline,
        }
    }

    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool {
        twin.breaks(action, rule)
    }

    fn corners(terms: Terms) -> &'static [&'static str] {
        match terms.preset() {
            // A full board on which neither player can push.
            Some(Preset::Tamsk) => &[
                "Ppp't/'t'TPpp/'TpP'T't'T/P'tppPPp/p'tGPg'T/pppPP/pPPP w push 1-1 - -",
                "2p1/2p2/2p3/PpPT3/6/5/G2g w extra 9-9 - -",
            ],
            // A row of loaded pieces, which may stay on the board.
            Some(Preset::Zertz) => &["4/5/6/ZZZZ2g/6/5/3G w remove:w 5-9 Z2- -"],
            // A stack of five, and a row uncovered by a removal.
            Some(Preset::Dvonn) => &[
                "4/5/6/G2[d'D'd'D'd]2g/6/5/4 w push 9-9 D3-d3 -",
                "2P1/2P2/2P3/pp[P'd]p3/6/5/1G1g b remove:w 9-9 D6- -",
            ],
            // A slide over the whole board; a use that saves a player with an empty reserve.
            Some(Preset::Yinsh) => {
                &["4/5/6/Y5g/6/5/G3 w push 9-9 Y2- -", "4/5/6/Y5g/6/5/G3 w push 0-9 - -"]
            }
            // A GIPF-piece made of potentials, the second jump, a jump that ends the game.
            Some(Preset::Punct) => &[
                "4/5/6/2['U'U]u3/6/5/g2G b push 3-3 - -",
                "4/5/6/2U[p'U]3/6/5/g2G w push 3-3 - -",
                "4/5/6/2Ug3/6/5/3G w push 3-3 - -",
            ],
            Some(Preset::Ultimate) => &[
                "4/5/2pu2/2gU[P'u]2/2[p'U][u'U]2/5/g2G w push 3-3 - -",
                "4/5/1yg3/gdD[P'd]3/1[p'D][p'D]3/5/3G w push 3-3 - -",
                "4/5/6/GYZGt1g/6/5/4 w remove:w 3-3 - -",
            ],
            None => &[],
        }
    }
}
