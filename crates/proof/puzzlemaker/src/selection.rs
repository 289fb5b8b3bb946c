//! Merging of shards and selection of the published puzzles: many kinds, many themes, easy to hard.

use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};

use puzzles::{Kind, Puzzle, ReadError, Theme, folded_key, near_duplicates};
use variants::Variant;

use crate::files::GAMES;

/// Share of each kind, in percent.
const SHARES: [(&str, usize); 3] = [("win", 40), ("save", 27), ("gain", 33)];

/// Width of a range of difficulty within which puzzles count as equally hard.
const DIFFICULTY_STEP: u16 = 150;

/// Contents of shards.
#[derive(Debug, Default)]
pub struct Shards {
    /// New puzzles, without duplicates under rotation and reflection.
    pub puzzles: Vec<Puzzle>,
    /// Puzzles that are kept in any case, by id.
    kept: BTreeMap<String, Puzzle>,
    /// Number of lines that are not puzzles, such as the last line of an interrupted run.
    pub unreadable: usize,
    /// Number of puzzles dropped because they were already present.
    pub repeated: usize,
    /// Number of puzzles dropped because another one from the same game has the same solution.
    pub alike: usize,
    keys: HashSet<String>,
    ids: BTreeSet<String>,
}

/// Maximum number of puzzles from one game, which are consecutive in a shard.
const PUZZLES_PER_GAME_MAX: usize = 6;

/// Returns whether two puzzles of one game have the same solution: neither player saw it, and it
/// was still available two turns later.
pub(crate) fn alike(one: &Puzzle, other: &Puzzle) -> bool {
    one.variant == other.variant && one.line.first() == other.line.first()
}

impl Shards {
    /// Keeps a published puzzle, with its id.
    ///
    /// # Errors
    /// Returns an error if the puzzle's own turns are illegal.
    pub fn keep(&mut self, puzzle: Puzzle) -> Result<(), ReadError> {
        let puzzle = Puzzle { themes: puzzle.detected_themes()?, ..puzzle };
        let id = puzzle.id()?;
        self.keys.insert(folded_key(&puzzle)?);
        self.ids.insert(id.clone());
        self.kept.insert(id, puzzle);
        Ok(())
    }

    /// Returns the number of puzzles that are kept.
    #[must_use]
    pub fn kept(&self) -> usize {
        self.kept.len()
    }

    /// Adds the lines of a shard. A puzzle that is kept takes over its data from the shard, such as its difficulty.
    pub fn add(&mut self, text: &str) {
        let mut recent: VecDeque<Puzzle> = VecDeque::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let Some((puzzle, key, id)) = read(line) else {
                self.unreadable += 1;
                continue;
            };
            if let Some(kept) = self.kept.get_mut(&id) {
                *kept = puzzle;
                continue;
            }
            if recent.iter().any(|other| alike(other, &puzzle)) {
                self.alike += 1;
                continue;
            }
            recent.push_front(puzzle.clone());
            recent.truncate(PUZZLES_PER_GAME_MAX);
            // Two positions with the same id, however unlikely, would be confused with each other everywhere.
            if self.keys.insert(key) && self.ids.insert(id) {
                self.puzzles.push(puzzle);
            } else {
                self.repeated += 1;
            }
        }
    }

    /// Returns up to `most` puzzles of each game, without near duplicates: those that are kept, and the best of the others.
    ///
    /// # Errors
    /// Returns an error if the own turns of a puzzle are illegal.
    pub fn chosen(mut self, most: usize) -> Result<Vec<Puzzle>, ReadError> {
        // Sorted to be independent of the order of the shards.
        self.puzzles.sort_by_cached_key(Puzzle::to_string);
        let mut chosen = Vec::new();
        for (family, _) in GAMES {
            let is_own = |puzzle: &Puzzle| puzzle.variant.family() == family;
            let mut kept: Vec<Puzzle> =
                self.kept.values().filter(|puzzle| is_own(puzzle)).cloned().collect();
            // Of two near duplicates, one that is proved is better than one that is judged.
            kept.sort_by_key(|puzzle| (matches!(puzzle.kind, Kind::Gain(_)), puzzle.difficulty));
            let count = kept.len();
            kept.extend(self.puzzles.iter().filter(|puzzle| is_own(puzzle)).cloned());
            let (kept, others) = without_near_duplicates(kept, count)?;
            chosen.extend(choose(kept, others, most));
        }
        Ok(chosen)
    }
}

/// Drops every puzzle that is almost the same as an earlier one; returns the first `count` of the rest and the others.
fn without_near_duplicates(
    puzzles: Vec<Puzzle>,
    count: usize,
) -> Result<(Vec<Puzzle>, Vec<Puzzle>), ReadError> {
    let mut dropped = BTreeSet::new();
    for (first, second) in near_duplicates(&puzzles)? {
        if !dropped.contains(&first) {
            dropped.insert(second);
        }
    }
    let left = puzzles.into_iter().enumerate().filter(|(index, _)| !dropped.contains(index));
    let (kept, others): (Vec<_>, Vec<_>) = left.partition(|(index, _)| *index < count);
    let puzzles = |list: Vec<(usize, Puzzle)>| list.into_iter().map(|(_, puzzle)| puzzle).collect();
    Ok((puzzles(kept), puzzles(others)))
}

fn read(line: &str) -> Option<(Puzzle, String, String)> {
    let mut puzzle: Puzzle = line.parse().ok()?;
    puzzle.themes = puzzle.detected_themes().ok()?;
    let (key, id) = (folded_key(&puzzle).ok()?, puzzle.id().ok()?);
    Some((puzzle, key, id))
}

fn choose(kept: Vec<Puzzle>, others: Vec<Puzzle>, most: usize) -> Vec<Puzzle> {
    let rarity = Rarity::of(&others);
    let mut kinds: BTreeMap<&str, Vec<Puzzle>> = BTreeMap::new();
    for puzzle in others {
        kinds.entry(puzzle.kind.word()).or_default().push(puzzle);
    }
    let mut chosen = kept;
    let mut left = Vec::new();
    for (word, share) in SHARES {
        let present = chosen.iter().filter(|puzzle| puzzle.kind.word() == word).count();
        let free = (most * share / 100).saturating_sub(present);
        let mut ordered = spread(kinds.remove(word).unwrap_or_default(), &rarity);
        let rest = ordered.split_off(free.min(ordered.len()));
        chosen.extend(ordered);
        left.push(rest);
    }
    // A kind with too few puzzles leaves room for the others.
    let missing = most.saturating_sub(chosen.len());
    chosen.extend(round_robin(left).into_iter().take(missing));
    chosen
}

/// Orders puzzles so that every prefix contains all variants, lengths and difficulties as far as
/// possible, with rare themes first.
fn spread(puzzles: Vec<Puzzle>, rarity: &Rarity) -> Vec<Puzzle> {
    let mut groups: BTreeMap<(Variant, Kind, u16), Vec<Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        let key = (puzzle.variant, puzzle.kind, puzzle.difficulty / DIFFICULTY_STEP);
        groups.entry(key).or_default().push(puzzle);
    }
    for group in groups.values_mut() {
        group.sort_by_key(|puzzle| rarity.rank(puzzle));
    }
    round_robin(groups.into_values().collect())
}

fn round_robin(groups: Vec<Vec<Puzzle>>) -> Vec<Puzzle> {
    let mut groups: Vec<_> = groups.into_iter().map(Vec::into_iter).collect();
    let mut order = Vec::new();
    loop {
        let before = order.len();
        order.extend(groups.iter_mut().filter_map(Iterator::next));
        if order.len() == before {
            return order;
        }
    }
}

/// Number of occurrences of each theme.
struct Rarity(BTreeMap<Theme, usize>);

impl Rarity {
    fn of(puzzles: &[Puzzle]) -> Self {
        let mut counts = BTreeMap::new();
        for theme in puzzles.iter().flat_map(|puzzle| puzzle.themes.iter()) {
            *counts.entry(theme).or_default() += 1;
        }
        Self(counts)
    }

    /// Returns the number of puzzles that share the puzzle's rarest theme.
    fn rank(&self, puzzle: &Puzzle) -> usize {
        let counts = puzzle.themes.iter().filter_map(|theme| self.0.get(&theme).copied());
        counts.min().unwrap_or(usize::MAX)
    }
}
