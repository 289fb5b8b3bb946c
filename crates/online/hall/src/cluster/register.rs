//! Who is at which node, and which live games each has in its hands.
//!
//! Each node keeps its own part and tells the others of every change, with a number. Who finds a gap asks for all of it. What a
//! node has said counts until the database says that it is dead: a network that is away for a moment makes nobody leave.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    mem,
};

use bus::NodeId;
use protocol::GameSummary;
use record::{GameId, PlayerId};

use super::news::{News, Person, Playing};

/// The number of people or games in one message.
const CHUNK: usize = 500;
/// A node that has not told everything is asked again after so many milliseconds, and tells everything once in this time.
const ASK_AGAIN: i64 = 1_000;

/// Who is where.
#[derive(Debug, Default)]
pub(crate) struct Register {
    /// The number of what this node has told so far.
    number: u64,
    own: Part,
    told_all: Option<i64>,
    others: HashMap<NodeId, Other>,
    /// Those that have ended: what still comes from them is late.
    departed: HashSet<NodeId>,
    /// From when on something may have been missed.
    doubt: Option<i64>,
}

/// What is at one node.
#[derive(Debug, Default)]
struct Part {
    people: HashMap<PlayerId, Person>,
    games: HashMap<GameId, Playing>,
    best: Vec<GameSummary>,
}

/// What another node has told.
#[derive(Debug, Default)]
struct Other {
    number: u64,
    part: Part,
    /// While it tells everything anew.
    fresh: Option<Part>,
    is_whole: bool,
    asked: Option<i64>,
    heard: i64,
    online: usize,
}

impl Part {
    fn apply(&mut self, news: &News) {
        match news {
            News::Here { people } => {
                self.people.extend(people.iter().map(|person| (person.id, person.clone())));
            }
            News::Away { player } => {
                self.people.remove(player);
            }
            News::Begun { games } => {
                self.games.extend(games.iter().map(|playing| (playing.game, *playing)));
            }
            News::Over { game } => {
                self.games.remove(game);
                self.best.retain(|best| best.id != *game);
            }
            News::Best { games } => self.best.clone_from(games),
            _ => {}
        }
    }

    /// All of it as news.
    fn told(&self) -> Vec<News> {
        let people: Vec<Person> = self.people.values().cloned().collect();
        let games: Vec<Playing> = self.games.values().copied().collect();
        let mut told = vec![News::Anew];
        told.extend(people.chunks(CHUNK).map(|some| News::Here { people: some.to_vec() }));
        told.extend(games.chunks(CHUNK).map(|some| News::Begun { games: some.to_vec() }));
        told.extend([News::Best { games: self.best.clone() }, News::Complete]);
        told
    }
}

impl Register {
    /// The number of the last news of this node.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// Notes news of this node; returns their number.
    pub(crate) fn note(&mut self, news: &News) -> u64 {
        self.own.apply(news);
        self.number += 1;
        self.number
    }

    /// Somebody at this node; a new entry if they are not there.
    pub(crate) fn own_person(&self, id: PlayerId) -> Person {
        let known = self.own.people.get(&id).cloned();
        known.unwrap_or(Person { id, since: None, shown: None, listens: false })
    }

    /// What this node has told of a game of its own.
    pub(crate) fn own_game(&self, game: GameId) -> Option<Playing> {
        self.own.games.get(&game).copied()
    }

    /// The list of best games that this node has told last.
    pub(crate) fn own_best(&self) -> &[GameSummary] {
        &self.own.best
    }

    /// Everything, for those who have missed something; nothing if that was told a moment ago.
    pub(crate) fn everything(&mut self, now: i64) -> Vec<News> {
        if self.told_all.is_some_and(|told| now - told < ASK_AGAIN) {
            return Vec::new();
        }
        self.told_all = Some(now);
        self.own.told()
    }

    /// Another node says which number its news have, and how many connections it has. Whether it has to be asked for all of them.
    pub(crate) fn greet(&mut self, node: NodeId, number: u64, online: usize, now: i64) -> bool {
        if self.departed.contains(&node) {
            return false;
        }
        let other = self.others.entry(node).or_default();
        other.online = online;
        if number == 0 {
            other.is_whole = true;
        }
        self.check(node, number, now)
    }

    /// Takes the news of another node in. Whether it has to be asked for all of them.
    pub(crate) fn learn(&mut self, node: NodeId, number: u64, news: &News, now: i64) -> bool {
        if self.departed.contains(&node) {
            return false;
        }
        let must_ask = self.check(node, number.saturating_sub(1), now);
        let Some(other) = self.others.get_mut(&node) else { return false };
        other.number = number;
        match news {
            News::Anew => other.fresh = Some(Part::default()),
            News::Complete => {
                if let Some(fresh) = other.fresh.take() {
                    other.part = fresh;
                    other.is_whole = true;
                    other.asked = None;
                }
            }
            news => {
                other.fresh.as_mut().unwrap_or(&mut other.part).apply(news);
            }
        }
        must_ask && !other.is_whole && other.fresh.is_none()
    }

    /// Notes a gap before a number. Whether the node has to be asked.
    fn check(&mut self, node: NodeId, number: u64, now: i64) -> bool {
        let other = self.others.entry(node).or_default();
        let heard = mem::replace(&mut other.heard, now);
        if number != other.number {
            other.fresh = None;
            // Of a node that was not known before, nothing was missed: nobody was here.
            let was_whole = mem::take(&mut other.is_whole);
            other.number = number;
            if was_whole {
                self.doubt_since(heard);
            }
        }
        let Some(other) = self.others.get_mut(&node) else { return false };
        if other.is_whole || other.asked.is_some_and(|asked| now - asked < ASK_AGAIN) {
            return false;
        }
        other.asked = Some(now);
        true
    }

    /// A node has ended, and has said so.
    pub(crate) fn left(&mut self, node: NodeId) {
        self.departed.insert(node);
        self.others.remove(&node);
    }

    /// A node is dead: its last words may have been lost.
    pub(crate) fn died(&mut self, node: NodeId) {
        if let Some(other) = self.others.remove(&node) {
            self.doubt_since(other.heard);
        }
    }

    fn doubt_since(&mut self, heard: i64) {
        self.doubt = Some(self.doubt.map_or(heard, |doubt| doubt.min(heard)));
    }

    /// From when on something may have been missed; asked once.
    pub(crate) const fn take_doubt(&mut self) -> Option<i64> {
        self.doubt.take()
    }

    /// The number of connections at other nodes.
    pub(crate) fn online(&self) -> usize {
        self.others.values().map(|other| other.online).sum()
    }

    /// Whether a player has a connection to another node.
    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        let mut people = self.others.values().filter_map(|other| other.part.people.get(&player));
        people.any(|person| person.since.is_some())
    }

    /// The other nodes where somebody listens to what happens to a player.
    pub(crate) fn listeners(&self, player: PlayerId) -> Vec<NodeId> {
        let listens = |other: &Other| other.part.people.get(&player).is_some_and(|one| one.listens);
        let nodes = self.others.iter().filter(|(_, other)| listens(other));
        nodes.map(|(node, _)| *node).collect()
    }

    /// Whether there are other nodes.
    pub(crate) fn has_others(&self) -> bool {
        !self.others.is_empty()
    }

    /// Those at other nodes whom lists name and who came last, with since when they are there.
    pub(crate) fn named(&self, most: usize) -> Vec<(i64, protocol::Player)> {
        let people = self.others.values().flat_map(|other| other.part.people.values());
        let named = people.filter_map(|person| Some((person.since?, person.shown.as_ref()?)));
        let mut named: Vec<(i64, &protocol::Player)> = named.collect();
        if named.len() > most {
            named.select_nth_unstable_by_key(most, |(since, _)| Reverse(*since));
            named.truncate(most);
        }
        named.into_iter().map(|(since, player)| (since, player.clone())).collect()
    }

    /// The live games of a player at other nodes.
    pub(crate) fn games_of(&self, player: PlayerId) -> Vec<Playing> {
        let games = self.others.values().flat_map(|other| other.part.games.values());
        games.filter(|playing| playing.players.contains(&Some(player))).copied().collect()
    }

    /// The best games of other nodes, each once.
    pub(crate) fn best(&self) -> Vec<GameSummary> {
        let mut seen = HashSet::new();
        let games = self.others.values().flat_map(|other| &other.part.best);
        games.filter(|game| seen.insert(game.id)).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODE: NodeId = NodeId::from_i64(2);

    fn here(number: u64) -> News {
        let id = PlayerId::from_random(number);
        let person = Person { id, since: Some(0), shown: None, listens: true };
        News::Here { people: vec![person] }
    }

    #[test]
    fn who_has_missed_something_asks_for_all_of_it_and_keeps_what_they_have() {
        let mut register = Register::default();
        let [one, two, three] = [1, 2, 3].map(PlayerId::from_random);
        assert!(!register.greet(NODE, 0, 5, 0));
        assert!(!register.learn(NODE, 1, &here(1), 10));
        assert!(!register.learn(NODE, 2, &here(2), 20));
        assert!(register.learn(NODE, 4, &here(3), 30), "the third is missing");
        assert_eq!(register.take_doubt(), Some(20));
        assert!([one, two, three].map(|player| register.is_connected(player)) == [true; 3]);
        assert!(!register.greet(NODE, 4, 5, 40), "it was asked a moment ago");
        register.learn(NODE, 5, &News::Anew, 50);
        register.learn(NODE, 6, &here(3), 50);
        assert!(register.is_connected(one), "not all is told yet");
        register.learn(NODE, 7, &News::Complete, 50);
        assert!(
            [one, two, three].map(|player| register.is_connected(player)) == [false, false, true]
        );
        assert_eq!((register.take_doubt(), register.online()), (None, 5));
        assert_eq!(register.listeners(three), [NODE]);
        register.died(NODE);
        assert!(!register.is_connected(three));
        assert_eq!(register.take_doubt(), Some(50), "its last words may have been lost");
    }

    #[test]
    fn the_last_news_are_missed_too() {
        let mut register = Register::default();
        register.greet(NODE, 0, 0, 0);
        assert!(register.greet(NODE, 1, 0, 500));
        assert!(!register.greet(NODE, 1, 0, 600));
        assert!(register.greet(NODE, 1, 0, 1500), "it has not answered");
    }

    #[test]
    fn nobody_is_at_a_node_that_has_ended_whatever_still_comes_from_it() {
        let mut register = Register::default();
        register.greet(NODE, 0, 1, 0);
        register.left(NODE);
        assert!(!register.learn(NODE, 1, &here(1), 10));
        assert!(!register.greet(NODE, 1, 1, 20));
        assert!(!register.is_connected(PlayerId::from_random(1)));
        assert_eq!((register.online(), register.take_doubt()), (0, None));
    }

    #[test]
    fn of_a_node_that_is_met_for_the_first_time_nothing_was_missed() {
        let mut register = Register::default();
        assert!(register.greet(NODE, 7, 0, 0));
        assert_eq!(register.take_doubt(), None);
    }

    #[test]
    fn everything_can_be_told_in_parts() {
        let mut own = Register::default();
        let people = (0..1200).map(|id| {
            let id = PlayerId::from_random(id);
            Person { id, since: Some(0), shown: None, listens: false }
        });
        own.note(&News::Here { people: people.collect() });
        let told = own.everything(0);
        assert!(own.everything(1).is_empty(), "it was told a moment ago");
        let mut other = Register::default();
        for (news, number) in told.iter().zip(8..) {
            other.learn(NODE, number, news, 0);
        }
        assert_eq!(other.others[&NODE].part.people.len(), 1200);
        assert!(other.others[&NODE].is_whole);
    }
}
