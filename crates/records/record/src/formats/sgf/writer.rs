use std::fmt::Write as _;

use gipf::{Action, Bitboard, History, Position, Push, Row};
use variants::{AnyGame, Color, Variant};

use super::{
    gipf::{Target, kept, usually_single},
    read_tree,
    result::write_result,
    tree::Trees,
};
use crate::{
    formats::write_error::WriteError,
    record::{
        Record,
        score::{Score, Termination},
        start::Start,
    },
};

impl Record {
    /// Writes the main line as Boardspace does, as SGF with one node for each event of a player.
    ///
    /// Players, event, date and result are written too; other tags, comments, marks, clocks and
    /// variations are not.
    ///
    /// # Errors
    /// Fails for games with potentials, for games that do not start from the usual position, and for
    /// removals that Boardspace's events cannot name.
    pub fn to_sgf(&self) -> Result<String, WriteError> {
        let variant = self.variant();
        let Some((number, setup)) = setup(variant) else {
            return Err(WriteError::OtherVariant { variant });
        };
        if self.start() != Start::Usual {
            return Err(WriteError::Start);
        }
        let mut text = format!("(;\nGM[{number}]VV[1]\nSU[{setup}]\n");
        for (tag, property) in [("Date", "DT"), ("Event", "EV")] {
            if let Some(value) = self.tags().get(tag) {
                // Writing to a string cannot fail.
                writeln!(text, "{property}[{}]", escaped(value)).ok();
            }
        }
        if let Some(result) = write_result(self.score(), self.termination()) {
            writeln!(text, "RE[{result}]").ok();
        }
        for (seat, name) in [self.tags().white(), self.tags().black()].into_iter().enumerate() {
            if let Some(name) = name {
                writeln!(text, "P{seat}[id \"{}\"]", escaped(name)).ok();
            }
        }
        let mut nodes = Nodes { text, number: 0 };
        nodes.event(Color::White, "Start P0");
        match self.game() {
            AnyGame::Gipf(game) => gipf_events(game, &mut nodes),
            _ => self.yinsh_events(&mut nodes),
        }
        if let (Some(Termination::Resignation), Some(winner)) =
            (self.termination(), self.score().winner())
        {
            nodes.event(!winner, "Resign");
            nodes.event(!winner, "Done");
        }
        if (self.termination(), self.score()) == (Some(Termination::Agreement), Score::Draw) {
            nodes.event(self.game().to_act(), "OfferDraw");
            nodes.event(!self.game().to_act(), "AcceptDraw");
            nodes.event(!self.game().to_act(), "Done");
        }
        let text = nodes.text + ")\n";
        let read = Trees::new(&text).next().and_then(Result::ok);
        let read = read.and_then(|tree| read_tree(&tree, None).ok());
        match read {
            Some(read) if read.game() == self.game() => Ok(text),
            _ => Err(WriteError::Removals),
        }
    }

    fn yinsh_events(&self, nodes: &mut Nodes) {
        for node in self.main_line().turns() {
            let (player, letter) = (node.player(), node.player().letter());
            for token in node.token().actions() {
                let (points, removes) = match token.strip_prefix('x') {
                    Some(points) => (points, true),
                    None => (token, false),
                };
                match (points.split_once('-'), removes) {
                    (None, false) if token == "pass" => nodes.event(player, "Pass"),
                    (None, false) => {
                        nodes.event(player, &format!("place {letter}r {}", point(points)));
                    }
                    (Some((from, to)), false) => {
                        nodes.event(player, &format!("place {letter} {}", point(from)));
                        nodes.event(player, &format!("drop board {}", point(to)));
                    }
                    (Some((from, to)), true) => {
                        let ends = format!("{} {}", point(from), point(to));
                        nodes.event(player, &format!("remove {letter} {ends}"));
                    }
                    (None, true) => {
                        nodes.event(player, &format!("remove {letter}r {}", point(points)));
                    }
                }
                nodes.event(player, "Done");
            }
        }
    }
}

/// Returns Boardspace's number or name of a game, and its name of the variant.
fn setup(variant: Variant) -> Option<(&'static str, &'static str)> {
    Some(match variant {
        Variant::Yinsh => ("24", "Yinsh"),
        Variant::YinshBlitz => ("24", "Yinsh-Blitz"),
        Variant::GipfBasic => ("gipf", "Gipf 0 102"),
        Variant::GipfStandard => ("gipf", "Gipf-Standard 0 102"),
        Variant::GipfTournament => ("gipf", "Gipf-Tournament 0 102"),
        _ => return None,
    })
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}

/// Returns the point `e7` as Boardspace writes it: `E 7`.
fn point(name: &str) -> String {
    let (column, row) = name.split_at_checked(1).unwrap_or_default();
    format!("{} {row}", column.to_ascii_uppercase())
}

/// The nodes written so far.
struct Nodes {
    text: String,
    /// The number of the next event.
    number: u32,
}

impl Nodes {
    fn event(&mut self, player: Color, event: &str) {
        writeln!(self.text, "; P{}[{} {event}]", player.index(), self.number).ok();
        self.number += 1;
    }
}

fn gipf_events(game: &History<Position>, nodes: &mut Nodes) {
    let after = game.past().iter().skip(1).chain([game.position()]);
    let mut singles = [false; 2];
    let mut stays = Bitboard::EMPTY;
    let mut last = None;
    let mut has_pushed = false;
    for ((before, &action), after) in game.past().iter().zip(game.actions()).zip(after) {
        let player = before.to_act();
        if last != Some(player) {
            (stays, has_pushed) = (kept(before, player), false);
        }
        last = Some(player);
        match action {
            Action::Remove(taken) => {
                remove(before, taken, &mut stays, nodes);
                if !has_pushed {
                    stays = kept(after, player);
                }
            }
            Action::Leave => {
                let all = before.rows(player).fold(Bitboard::EMPTY, |all, row| all | row.pieces());
                exchange(player, all.without(stays), nodes);
            }
            Action::Enter { kind, .. } | Action::Push { kind, .. } => {
                let push = match action {
                    Action::Push { push, .. } => Some(push),
                    Action::Enter { spot, .. } => Push::all().find(|push| push.entry() == spot),
                    _ => None,
                };
                let single = kind == gipf::Kind::Single;
                if single != usually_single(before.variant(), singles[player.index()]) {
                    nodes.event(player, "Standard");
                }
                singles[player.index()] |= single;
                nodes.event(player, &format!("Pick {}r 0", player.letter()));
                for place in
                    push.iter().flat_map(|push| [push.dot().to_string(), push.entry().to_string()])
                {
                    nodes.event(player, &format!("Dropb {}", point(&place)));
                }
                (stays, has_pushed) = (kept(after, player), true);
            }
        }
        if after.to_act() != player || after.outcome().is_some() {
            nodes.event(player, "Done");
        }
    }
}

/// Writes the removal of a row, or of GIPF-pieces of a row without singles.
fn remove(position: &Position, taken: Bitboard, stays: &mut Bitboard, nodes: &mut Nodes) {
    let player = position.to_act();
    let fits = |row: &Row| row.singles().is_subset(taken) && taken.is_subset(row.pieces());
    let Some(row) = position.rows(player).find(fits) else { return };
    let wanted = row.gipf_pieces().without(taken);
    let wrong = (row.gipf_pieces() & *stays).without(wanted) | wanted.without(*stays);
    exchange(player, wrong, nodes);
    *stays = stays.without(row.gipf_pieces()) | wanted;
    let spots = row.singles().iter().map(Target::Spot);
    let dots = Push::all().map(|push| Target::Dot(push.dot()));
    let named = spots.chain(dots).find(|target| target.row(position, player) == Some(row));
    let name = named.map(|target| match target {
        Target::Spot(spot) => spot.to_string(),
        Target::Dot(dot) => dot.to_string(),
    });
    if let Some(name) = name.filter(|_| !row.singles().is_empty()) {
        nodes.event(player, &format!("Remove {}", point(&name)));
    }
}

/// Exchanges whether GIPF-pieces stay on the board.
fn exchange(player: Color, pieces: Bitboard, nodes: &mut Nodes) {
    for spot in pieces {
        nodes.event(player, &format!("Preserve {}", point(&spot.to_string())));
    }
}
