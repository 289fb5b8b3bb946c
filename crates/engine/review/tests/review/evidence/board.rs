//! Facts about positions, found by reading their strings and by trying every action.

use std::collections::{BTreeMap, BTreeSet};

use review::ReasonCode;
use variants::{AnyGame, Color, Variant};

/// A place on a grid on which lines run along `(0, 1)`, `(1, 0)` and `(1, 1)`.
pub(crate) type Place = (i32, i32);

const AXES: [Place; 3] = [(0, 1), (1, 0), (1, 1)];

/// Lowest rows of the columns of YINSH, a to k.
const YINSH_ROWS: [i32; 11] = [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7];

/// A position as a person sees it: its string, and the pieces by their places.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    variant: Variant,
    text: String,
    pieces: BTreeMap<Place, char>,
}

impl Board {
    pub(crate) fn of(game: &AnyGame) -> Self {
        let (variant, text) = (game.variant(), game.position());
        let pieces = pieces(variant, text.split(' ').next().expect("a board"));
        Self { variant, text, pieces }
    }

    /// Returns one of the fields of the position string.
    pub(crate) fn field(&self, number: usize) -> &str {
        self.text.split(' ').nth(number).unwrap_or_default()
    }

    /// Returns the reserve of a player, or the number of their rings off.
    pub(crate) fn count(&self, color: Color) -> usize {
        let numbers = self.field(3);
        numbers.split('-').nth(color.index()).expect("a number").parse().expect("a number")
    }

    /// Returns the places of a player's pieces with one of these letters.
    pub(crate) fn places(&self, color: Color, letters: &str) -> BTreeSet<Place> {
        let is_own = |letter: char| {
            letter.is_ascii_uppercase() == (color == Color::White)
                && letters.contains(letter.to_ascii_uppercase())
        };
        self.pieces.iter().filter(|(_, letter)| is_own(**letter)).map(|(place, _)| *place).collect()
    }

    /// Returns every action of a player as if it were their turn, with the board after it; `None` in the middle of a turn.
    pub(crate) fn actions(&self, color: Color) -> Option<Vec<(String, Self)>> {
        let mut fields: Vec<&str> = self.text.split(' ').collect();
        if !matches!(fields[2], "move" | "push") {
            return None;
        }
        let letter = color.letter().to_string();
        fields[1] = &letter;
        let game = AnyGame::from_position(self.variant, &fields.join(" ")).ok()?;
        let after = |token: String| {
            let mut next = game.clone();
            next.play_turn(&token).expect("a legal action");
            (token, Self::of(&next))
        };
        Some(game.legal_tokens().into_iter().map(after).collect())
    }

    /// Returns the rows on the board: in YINSH five markers, in GIPF four or more pieces with all that touch them in line.
    pub(crate) fn rows(&self, color: Color) -> BTreeSet<Vec<Place>> {
        let is_yinsh = self.is_yinsh();
        let own = self.places(color, if is_yinsh { "M" } else { "PG" });
        let length = if is_yinsh { 5 } else { 4 };
        let mut rows = BTreeSet::new();
        for &start in &own {
            for axis in AXES {
                let run: Vec<Place> = (0..length).map(|step| along(start, axis, step)).collect();
                if run.iter().all(|place| own.contains(place)) {
                    rows.insert(if is_yinsh { run } else { self.stretch(start, axis) });
                }
            }
        }
        rows
    }

    /// Returns all pieces in line with one of them, without a gap.
    fn stretch(&self, start: Place, axis: Place) -> Vec<Place> {
        let has = |step: i32| self.pieces.contains_key(&along(start, axis, step));
        let first = (0..).take_while(|step| has(-step)).last().unwrap_or(0);
        let last = (0..).take_while(|&step| has(step)).last().unwrap_or(0);
        (-first..=last).map(|step| along(start, axis, step)).collect()
    }

    /// Returns the rows that a player could complete in one turn.
    pub(crate) fn threats(&self, color: Color) -> Option<BTreeSet<Vec<Place>>> {
        Some(self.actions(color)?.into_iter().flat_map(|(_, after)| after.rows(color)).collect())
    }

    /// GIPF: returns the pieces that a player could capture in one turn, by their places before it.
    pub(crate) fn targets(&self, color: Color) -> Option<BTreeSet<Place>> {
        let mut targets = BTreeSet::new();
        for (token, after) in self.actions(color)? {
            let theirs = after.places(!color, "PG");
            for place in after.rows(color).into_iter().flatten().filter(|it| theirs.contains(it)) {
                targets.insert(self.origin(&token, place));
            }
        }
        Some(targets)
    }

    /// Returns the place of a piece before a push.
    fn origin(&self, token: &str, place: Place) -> Place {
        if is_use(token) {
            return place;
        }
        let push = token.trim_start_matches(char::is_uppercase);
        let Some((from, to)) = push.split_once('-') else { return place };
        let (from, to) = (self.place(from), self.place(to));
        let way = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let moved = (1..).map(|step| along(from, way, step));
        let moved: Vec<Place> = moved.take_while(|at| self.pieces.contains_key(at)).collect();
        let back = along(place, way, -1);
        if moved.contains(&back) { back } else { place }
    }

    /// YINSH: returns the markers that the other player could flip in one turn.
    pub(crate) fn flippable(&self, color: Color) -> Option<BTreeSet<Place>> {
        let own = self.places(color, "M");
        let lost = |after: Self| -> Vec<Place> {
            own.difference(&after.places(color, "M")).copied().collect()
        };
        Some(self.actions(!color)?.into_iter().flat_map(|(_, after)| lost(after)).collect())
    }

    /// Returns the places of a player's pieces in lines of this many, and the number of these lines.
    pub(crate) fn lines(&self, color: Color, length: i32) -> (BTreeSet<Place>, usize) {
        let own = self.places(color, "MPG");
        let (mut places, mut lines) = (BTreeSet::new(), 0);
        for &start in &own {
            for axis in AXES {
                let run: Vec<Place> = (0..length).map(|step| along(start, axis, step)).collect();
                if run.iter().all(|place| own.contains(place)) {
                    places.extend(run);
                    lines += 1;
                }
            }
        }
        (places, lines)
    }

    /// Returns the distances of a player's rings or pieces from the centre, added up.
    pub(crate) fn distance_from_centre(&self, color: Color) -> i32 {
        let centre = self.place(if self.is_yinsh() { "f6" } else { "e5" });
        let distance = |place: Place| {
            let (x, y) = (place.0 - centre.0, place.1 - centre.1);
            x.abs().max(y.abs()).max((x - y).abs())
        };
        self.places(color, "RPG").into_iter().map(distance).sum()
    }

    /// Returns the number that a comparison is about.
    pub(crate) fn number(&self, code: ReasonCode, color: Color) -> Option<usize> {
        use ReasonCode as Code;
        Some(match code {
            Code::CompareRows => self.threats(color)?.len(),
            Code::CompareMoves => {
                self.actions(color)?.iter().filter(|(token, _)| token != "pass").count()
            }
            Code::CompareFlips => self.flippable(color)?.len(),
            Code::CompareMarkers => self.places(color, "M").len(),
            Code::CompareFours => self.lines(color, 4).0.len(),
            Code::CompareThrees => self.lines(color, 3).1,
            Code::CompareCentre => usize::try_from(self.distance_from_centre(color)).ok()?,
            Code::CompareReserve => self.count(color),
            Code::ComparePieces => self.places(color, "PG").len(),
            Code::CompareRisk => self.targets(!color)?.len(),
            _ => return None,
        })
    }

    /// Returns the place with a name.
    pub(crate) fn place(&self, name: &str) -> Place {
        let column = i32::from(name.as_bytes()[0] - b'a');
        let row: i32 = name[1..].parse().expect("a row");
        // The printed rows of GIPF bend at column e.
        (column, if self.is_yinsh() { row } else { row + (column - 4).max(0) })
    }

    /// Returns the ends of a row, given by their names: `d3-d7`.
    pub(crate) fn ends(&self, row: &str) -> [Place; 2] {
        let (first, last) = row.split_once('-').expect("a row");
        [self.place(first), self.place(last)]
    }

    pub(crate) fn is_yinsh(&self) -> bool {
        matches!(self.variant, Variant::Yinsh | Variant::YinshBlitz)
    }

    /// Returns whether the string has a field for the potentials that can still be brought in.
    pub(crate) fn has_potentials(&self) -> bool {
        self.text.split(' ').count() == 6
    }
}

fn along(start: Place, way: Place, steps: i32) -> Place {
    (start.0 + way.0 * steps, start.1 + way.1 * steps)
}

/// Returns whether an action uses a potential: its letter is followed by the name of a point.
pub(crate) fn is_use(token: &str) -> bool {
    token.starts_with(['t', 'z', 'd', 'y', 'u']) && token[1..].starts_with(char::is_alphabetic)
}

/// Reads the board of a position string.
fn pieces(variant: Variant, board: &str) -> BTreeMap<Place, char> {
    let is_yinsh = matches!(variant, Variant::Yinsh | Variant::YinshBlitz);
    let mut pieces = BTreeMap::new();
    for (number, text) in (0..).zip(board.split('/')) {
        let (column, mut row) = if is_yinsh {
            (number, YINSH_ROWS[number as usize])
        } else {
            let column = number + 1;
            (column, 2 + (column - 4).max(0))
        };
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            if let Some(run) = letter.to_digit(10) {
                row += run as i32;
                continue;
            }
            let letter = match letter {
                '[' => stacked(&letters.by_ref().take_while(|&it| it != ']').collect::<String>()),
                '\'' => single(letters.next().expect("a used potential")),
                _ if is_yinsh => letter,
                _ => single(letter),
            };
            pieces.insert((column, row), letter);
            row += 1;
        }
    }
    pieces
}

/// Returns the letter of a piece of GIPF: every piece except a GIPF-piece is a single one.
fn single(letter: char) -> char {
    match letter {
        'G' | 'g' => letter,
        _ if letter.is_uppercase() => 'P',
        _ => 'p',
    }
}

/// Returns the letter of a stack: the topmost piece counts, but two used potentials of one kind and colour are a GIPF-piece.
fn stacked(stack: &str) -> char {
    let top = stack.chars().last().expect("a piece");
    if stack != format!("'{top}'{top}") {
        return single(top);
    }
    if top.is_uppercase() { 'G' } else { 'g' }
}
