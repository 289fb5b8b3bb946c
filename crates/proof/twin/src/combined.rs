//! Combined games (rules P20 to P24), as a list of facts about the game that are looked up one by one.

use crate::point::other;
use crate::{gipf, potentials, yinsh};
use std::collections::BTreeMap;

/// The game or roll that settles a challenge.
#[derive(Clone, Debug)]
enum Contest {
    Yinsh(yinsh::Game),
    /// All positions of the game so far, ending with the current one.
    Gipf(Vec<gipf::Game>),
    Die,
    /// The results that the players have entered since both were last asked.
    Elsewhere(BTreeMap<char, String>),
}

/// A combined game in progress. Players go by their colours in GIPF, `w` and `b`.
#[derive(Clone, Debug)]
pub struct Game {
    gipf: potentials::Game,
    /// The link of each kind by its letter.
    links: BTreeMap<char, String>,
    written_links: String,
    /// The number of challenges left, by player; a player without an entry has unlimited challenges.
    left: BTreeMap<char, u32>,
    /// The kinds whose challenge was lost in this turn.
    barred: Vec<char>,
    declared: Option<String>,
    contest: Option<Contest>,
    /// Each position in which a player was about to push, with the challenges left at that time.
    stood: Vec<(String, String)>,
}

impl Game {
    /// Starts a game under terms such as `gipf-yinsh`, links such as `T:die,Y:yinsh`, and a number of
    /// challenges or `*`.
    ///
    /// # Panics
    /// Panics if an argument does not have this form.
    pub fn start(terms: &str, links: &str, challenges: &str) -> Self {
        let mut game = Self {
            gipf: potentials::Game::start(terms),
            links: BTreeMap::new(),
            written_links: links.to_string(),
            left: BTreeMap::new(),
            barred: Vec::new(),
            declared: None,
            contest: None,
            stood: Vec::new(),
        };
        for part in links.split(',').filter(|part| *part != "-") {
            let (kind, link) = part.split_once(':').expect("a kind and its link");
            game.links.insert(kind.chars().next().expect("a letter"), link.to_string());
        }
        if challenges != "*" {
            let number = challenges.parse().expect("a number of challenges");
            game.left = BTreeMap::from([('w', number), ('b', number)]);
        }
        game.remember();
        game
    }

    fn remember(&mut self) {
        if self.gipf.position().split(' ').nth(2) == Some("push") {
            self.stood.push((self.gipf.position(), self.written_left()));
        }
    }

    fn written_left(&self) -> String {
        let number = |player| self.left.get(&player).map_or("*".to_string(), u32::to_string);
        format!("{}-{}", number('w'), number('b'))
    }

    /// Writes the position string.
    pub fn position(&self) -> String {
        let mut kinds: Vec<char> = potentials::KINDS.chars().collect();
        kinds.retain(|kind| self.barred.contains(kind));
        let barred: String = kinds.into_iter().collect();
        let barred = if barred.is_empty() { "-".to_string() } else { barred };
        let mut text = format!(
            "{} {} {} {barred} {}",
            self.gipf.position(),
            self.written_links,
            self.written_left(),
            self.declared.as_ref().map_or("-".to_string(), |declared| format!("{declared}?"))
        );
        match &self.contest {
            None => {}
            Some(Contest::Die) => text.push_str("die"),
            Some(Contest::Yinsh(game)) => {
                text.push_str(&format!("{} {}", self.link(), game.position()));
            }
            Some(Contest::Gipf(games)) => {
                let last = games.last().expect("a game has a position");
                text.push_str(&format!("{} {}", self.link(), last.position()));
            }
            Some(Contest::Elsewhere(entries)) => {
                text.push_str("elsewhere");
                for player in ['w', 'b'] {
                    if let Some(entry) = entries.get(&player) {
                        text.push_str(&format!(" {player}:{entry}"));
                    }
                }
            }
        }
        text
    }

    /// Looks up the link of the declared use.
    fn link(&self) -> String {
        let kind = self.declared.as_deref().and_then(used).expect("a declared use");
        self.links[&kind].clone()
    }

    /// Finds the winner and the reason, if the rules have ended the game.
    pub fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        if self.declared.is_some() {
            return None;
        }
        if let Some(outcome) = self.gipf.outcome() {
            return Some(outcome);
        }
        let now = (self.gipf.position(), self.written_left());
        let times = self.stood.iter().filter(|stood| **stood == now).count();
        (times >= 3).then_some((None, "repetition"))
    }

    /// Describes the next decision: `w turn`, `b answer`, `w linked`, `roll`, `wb enter`.
    pub fn decision(&self) -> String {
        let turn_of = self.gipf.to_act();
        if self.outcome().is_some() {
            return "over".to_string();
        }
        let linked = |to_act: char| {
            // The challenged player plays White in the linked game.
            let player = if to_act == 'w' { turn_of } else { other(turn_of) };
            format!("{player} linked")
        };
        match (&self.contest, &self.declared) {
            (Some(Contest::Die), _) => "roll".to_string(),
            (Some(Contest::Yinsh(game)), _) => linked(game.to_act()),
            (Some(Contest::Gipf(games)), _) => linked(games[games.len() - 1].to_act()),
            (Some(Contest::Elsewhere(entries)), _) => {
                let asked: String =
                    ['w', 'b'].into_iter().filter(|by| !entries.contains_key(by)).collect();
                format!("{asked} enter")
            }
            (None, Some(_)) => format!("{} answer", other(turn_of)),
            (None, None) => format!("{turn_of} turn"),
        }
    }

    /// Lists every token that can come next, sorted; none when the game is over. Conceding is not
    /// listed.
    pub fn legal(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut tokens = match (&self.contest, &self.declared) {
            (Some(Contest::Yinsh(game)), _) => game.legal(),
            (Some(Contest::Gipf(games)), _) => games[games.len() - 1].legal(),
            (Some(Contest::Die), _) => {
                let faces = || ('1'..='6').flat_map(|a| ('1'..='6').map(move |b| (a, b)));
                faces().map(|(white, black)| format!("{white}-{black}")).collect()
            }
            (Some(Contest::Elsewhere(entries)), _) => {
                let mut tokens = Vec::new();
                for by in ['w', 'b'].into_iter().filter(|by| !entries.contains_key(by)) {
                    for entry in ["1-0", "0-1", "1/2-1/2", "die"] {
                        tokens.push(format!("{by}:{entry}"));
                    }
                }
                tokens
            }
            (None, Some(_)) => vec!["ok".to_string(), "challenge".to_string()],
            (None, None) => self.legal_in_gipf(),
        };
        tokens.sort();
        tokens
    }

    fn legal_in_gipf(&self) -> Vec<String> {
        let opponent = other(self.gipf.to_act());
        let can_challenge = self.left.get(&opponent) != Some(&0);
        let mut tokens = Vec::new();
        for token in self.gipf.legal() {
            match used(&token) {
                Some(kind) if self.barred.contains(&kind) => {}
                Some(kind) if self.links.contains_key(&kind) && can_challenge => {
                    tokens.push(format!("{token}?"));
                }
                _ => tokens.push(token),
            }
        }
        if tokens.is_empty() {
            tokens.push("pass".to_string());
        }
        tokens
    }

    /// Plays a legal token, or a player's concession of the contest.
    ///
    /// # Panics
    /// Panics if the token is neither.
    pub fn play(&mut self, token: &str) {
        let turn_of = self.gipf.to_act();
        if let (Some((by, "resigns" | "time" | "leaves")), Some(_)) =
            (token.split_once(':'), &self.contest)
        {
            let loser = by.chars().next().expect("a player");
            return self.decided(loser != turn_of);
        }
        assert!(self.legal().contains(&token.to_string()), "{token} in {}", self.position());
        match &mut self.contest {
            Some(Contest::Yinsh(game)) => {
                game.play(token);
                if let Some((winner, _)) = game.outcome() {
                    self.decided(winner == Some('w'));
                }
            }
            Some(Contest::Gipf(games)) => {
                let mut next = games[games.len() - 1].clone();
                next.play(token);
                games.push(next.clone());
                if let Some((winner, _)) = next.outcome() {
                    self.decided(winner == Some('w'));
                } else if gipf::Game::repetition_draw(games) {
                    self.decided(false);
                }
            }
            Some(Contest::Die) => {
                let (white, black) = token.split_once('-').expect("two faces");
                // Both faces are single digits, so comparing the strings compares the numbers.
                if white != black {
                    let winner = if white > black { 'w' } else { 'b' };
                    self.decided(winner == turn_of);
                }
            }
            Some(Contest::Elsewhere(_)) => self.enter(token),
            None => self.play_in_gipf(token),
        }
    }

    fn enter(&mut self, token: &str) {
        let Some(Contest::Elsewhere(entries)) = &mut self.contest else { return };
        let (by, entry) = token.split_once(':').expect("a player and an entry");
        entries.insert(by.chars().next().expect("a player"), entry.to_string());
        if entries.len() < 2 {
            return;
        }
        let agreed = entries[&'w'] == entries[&'b'];
        entries.clear();
        if !agreed {
            return;
        }
        match entry {
            "die" => self.contest = Some(Contest::Die),
            "1-0" => self.decided(self.gipf.to_act() == 'w'),
            "0-1" => self.decided(self.gipf.to_act() == 'b'),
            _ => self.decided(false),
        }
    }

    fn play_in_gipf(&mut self, token: &str) {
        match token {
            "ok" => {
                let declared = self.declared.take().expect("a declared use");
                self.act(&declared);
            }
            "challenge" => {
                let challenger = other(self.gipf.to_act());
                if let Some(left) = self.left.get_mut(&challenger) {
                    *left -= 1;
                }
                let link = self.link();
                self.contest = Some(match link.as_str() {
                    "die" => Contest::Die,
                    "elsewhere" => Contest::Elsewhere(BTreeMap::new()),
                    "yinsh" | "yinsh-blitz" => Contest::Yinsh(yinsh::Game::start(&link)),
                    _ => Contest::Gipf(vec![gipf::Game::start(&link)]),
                });
            }
            "pass" => {
                self.gipf.pass();
                self.barred.clear();
                self.remember();
            }
            _ => match token.strip_suffix('?') {
                Some(declared) => self.declared = Some(declared.to_string()),
                None => self.act(token),
            },
        }
    }

    fn act(&mut self, token: &str) {
        self.gipf.play(token);
        self.barred.clear();
        self.remember();
    }

    /// Ends the contest: plays the use if it was won, otherwise bars its kind for this turn.
    fn decided(&mut self, won: bool) {
        self.contest = None;
        let declared = self.declared.take().expect("a declared use");
        if won {
            self.act(&declared);
        } else {
            self.barred.push(used(&declared).expect("a declared use"));
        }
    }
}

/// Finds the kind of potential that a token uses: a lower-case letter before a column, or `t` for the
/// extra push. A removal begins with `x`.
fn used(token: &str) -> Option<char> {
    let mut letters = token.chars();
    let (first, second) = (letters.next()?, letters.next()?);
    let is_use = "tzdyu".contains(first) && second.is_ascii_lowercase();
    is_use.then_some(first.to_ascii_uppercase())
}
