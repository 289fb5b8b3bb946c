//! The pages of the site and their URLs.

use variants::Family;

/// Entry module of the scripts that every page loads.
pub(crate) const SITE_ENTRY: &str = "shell/shell.js";

/// Games with their own course and rules page, in the order in which they are learned.
pub(crate) const COURSES: [Family; 3] = [Family::Yinsh, Family::Gipf, Family::Potentials];

/// A page, independent of the language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Page {
    /// The home page.
    Home,
    /// A game against the engine or a person at the same screen.
    Play,
    /// The lobby.
    Online,
    /// A game between people. One page serves all games; its script reads the id from the URL.
    Game,
    /// The analysis board.
    Analyse,
    /// The studies stored in this browser, and public studies.
    Studies,
    /// A study on the analysis board. One page serves all studies; its script reads the id from the URL.
    Study,
    /// The player's own mistakes, as exercises.
    Mistakes,
    /// The list of courses.
    Learn,
    /// The course of a game.
    Course(Family),
    /// A lesson of a course.
    Lesson(Family, &'static str),
    /// The hub for training.
    Train,
    /// Puzzles.
    Puzzles,
    /// The rules of a game.
    Rules(Family),
    /// The settings of this browser.
    Settings,
    /// Signing in, and the visitor's own account.
    Account,
    /// A player's profile. One page serves all players; its script reads the name from the URL.
    Player,
    /// The game archive.
    Archive,
    /// A club night. One page serves all nights; its script reads the id from the URL.
    Club,
    /// The leaderboards.
    Leaders,
    /// The best game in progress, followed by another one when it ends.
    Tv,
    /// The cards that are due.
    Repeat,
    /// A player's results and training history.
    Progress,
    /// The documentation of the API.
    Api,
    /// Information about the site.
    About,
    /// A board embedded in other sites. One page serves all boards; its script reads the content from the URL.
    Embed,
    /// Replacement for a page that is not cached, shown while offline.
    Offline,
}

impl Page {
    /// Returns all pages.
    pub(crate) fn all() -> Vec<Self> {
        let mut all = vec![
            Self::Home,
            Self::Play,
            Self::Online,
            Self::Game,
            Self::Analyse,
            Self::Studies,
            Self::Study,
            Self::Mistakes,
            Self::Learn,
        ];
        for family in COURSES {
            all.push(Self::Course(family));
            all.extend(lessons(family).into_iter().map(|id| Self::Lesson(family, id)));
        }
        all.extend([
            Self::Train,
            Self::Puzzles,
            Self::Rules(Family::Yinsh),
            Self::Rules(Family::Gipf),
            Self::Rules(Family::Potentials),
            Self::Settings,
            Self::Account,
            Self::Player,
            Self::Archive,
            Self::Club,
            Self::Leaders,
            Self::Tv,
            Self::Repeat,
            Self::Progress,
            Self::Api,
            Self::About,
            Self::Embed,
            Self::Offline,
        ]);
        all
    }

    /// Returns the page at a path given without its language, such as `learn/yinsh`.
    #[must_use]
    pub fn at(path: &str) -> Option<Self> {
        match path.split('/').collect::<Vec<_>>().as_slice() {
            [""] => Some(Self::Home),
            ["play"] => Some(Self::Play),
            ["online"] => Some(Self::Online),
            ["game"] => Some(Self::Game),
            ["game", id] if may_be_game(id) => Some(Self::Game),
            ["analyse"] => Some(Self::Analyse),
            ["studies"] => Some(Self::Studies),
            ["study"] => Some(Self::Study),
            ["study", id] if may_be_study(id) => Some(Self::Study),
            ["mistakes"] => Some(Self::Mistakes),
            ["learn"] => Some(Self::Learn),
            ["learn", family] => Some(Self::Course(family_of(family)?)),
            ["learn", family, lesson] => {
                let family = family_of(family)?;
                let known = lessons(family).into_iter().find(|id| id == lesson)?;
                Some(Self::Lesson(family, known))
            }
            ["train"] => Some(Self::Train),
            ["puzzles"] => Some(Self::Puzzles),
            ["rules", family] => Some(Self::Rules(family_of(family)?)),
            ["settings"] => Some(Self::Settings),
            ["account"] => Some(Self::Account),
            ["player"] => Some(Self::Player),
            ["player", name] if may_be_name(name) => Some(Self::Player),
            ["games"] => Some(Self::Archive),
            ["club"] => Some(Self::Club),
            ["club", id] if may_be_game(id) => Some(Self::Club),
            ["leaders"] => Some(Self::Leaders),
            ["tv"] => Some(Self::Tv),
            ["repeat"] => Some(Self::Repeat),
            ["progress"] => Some(Self::Progress),
            ["api"] => Some(Self::Api),
            ["about"] => Some(Self::About),
            ["embed"] => Some(Self::Embed),
            ["embed", "game", id] if may_be_game(id) => Some(Self::Embed),
            ["embed", "study", id, chapter] if may_be_study(id) && may_be_chapter(chapter) => {
                Some(Self::Embed)
            }
            ["offline"] => Some(Self::Offline),
            _ => None,
        }
    }

    /// Returns the path without its language; empty for the home page. A page that serves many paths, such as a profile,
    /// returns the part that all of them share.
    pub(crate) fn path(self) -> String {
        match self {
            Self::Home => String::new(),
            Self::Play => "play".to_owned(),
            Self::Online => "online".to_owned(),
            Self::Game => "game".to_owned(),
            Self::Analyse => "analyse".to_owned(),
            Self::Studies => "studies".to_owned(),
            Self::Study => "study".to_owned(),
            Self::Mistakes => "mistakes".to_owned(),
            Self::Learn => "learn".to_owned(),
            Self::Course(family) => format!("learn/{}", id(family)),
            Self::Lesson(family, lesson) => format!("learn/{}/{lesson}", id(family)),
            Self::Train => "train".to_owned(),
            Self::Puzzles => "puzzles".to_owned(),
            Self::Rules(family) => format!("rules/{}", id(family)),
            Self::Settings => "settings".to_owned(),
            Self::Account => "account".to_owned(),
            Self::Player => "player".to_owned(),
            Self::Archive => "games".to_owned(),
            Self::Club => "club".to_owned(),
            Self::Leaders => "leaders".to_owned(),
            Self::Tv => "tv".to_owned(),
            Self::Repeat => "repeat".to_owned(),
            Self::Progress => "progress".to_owned(),
            Self::Api => "api".to_owned(),
            Self::About => "about".to_owned(),
            Self::Embed => "embed".to_owned(),
            Self::Offline => "offline".to_owned(),
        }
    }

    /// Returns the name of the page's style sheet and, with one exception in [`Page::entry`], of its script folder.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Play => "play",
            Self::Online => "online",
            Self::Game => "room",
            Self::Analyse | Self::Study => "analyse",
            Self::Studies => "studies",
            Self::Mistakes => "mistakes",
            Self::Learn | Self::Course(_) | Self::Lesson(..) => "learn",
            Self::Train => "train",
            Self::Puzzles => "puzzles",
            Self::Rules(_) => "rules",
            Self::Settings => "settings",
            Self::Account => "account",
            Self::Player => "player",
            Self::Archive => "archive",
            Self::Club => "club",
            Self::Leaders => "leaders",
            Self::Tv => "tv",
            Self::Repeat => "repeat",
            Self::Progress => "progress",
            Self::Api => "api",
            Self::About => "about",
            Self::Embed => "embed",
            Self::Offline => "offline",
        }
    }

    /// Returns whether the page is for playing on a board. There, Tab reaches the board before the navigation bar.
    pub(crate) fn is_board_first(self) -> bool {
        matches!(
            self,
            Self::Home
                | Self::Play
                | Self::Game
                | Self::Analyse
                | Self::Study
                | Self::Mistakes
                | Self::Lesson(..)
                | Self::Puzzles
                | Self::Tv
                | Self::Repeat
        )
    }

    /// Returns whether the page is meant to be embedded in other sites. Such a page is revalidated on each visit, and stores
    /// nothing.
    pub(crate) fn is_embedded(self) -> bool {
        self == Self::Embed
    }

    /// Returns the entry of the navigation bar to which the page belongs.
    pub(crate) fn of_bar(self) -> Self {
        match self {
            Self::Course(_) | Self::Lesson(..) => Self::Learn,
            Self::Puzzles | Self::Mistakes | Self::Repeat | Self::Progress | Self::Studies => {
                Self::Train
            }
            Self::Study => Self::Analyse,
            Self::Rules(_) => Self::Rules(Family::Yinsh),
            page => page,
        }
    }

    /// Returns the page's own style sheets, in addition to those of all pages.
    pub(crate) fn sheets(self) -> Vec<String> {
        let names = match self {
            // The area around the board looks the same as on the play page.
            Self::Online => vec!["play", "cards", "online"],
            Self::Game => vec!["play", "online", "room", "sixty"],
            Self::Club => vec!["play", "form", "cards", self.name()],
            Self::Tv => vec!["play", "online", "room", "cards", self.name()],
            Self::Account | Self::Leaders => vec!["form", self.name()],
            Self::Player | Self::Archive => vec!["form", "cards", self.name()],
            // A card looks like a step of a lesson.
            Self::Repeat => vec!["learn", self.name()],
            Self::Analyse | Self::Study => vec![self.name(), "study", "openings"],
            Self::Studies => vec![self.name(), "study"],
            Self::Home => vec!["cards", "daily", self.name()],
            // The text is next to the board, as in a lesson.
            Self::Puzzles => vec!["learn", "form", self.name()],
            Self::Train => vec!["cards", "daily", self.name()],
            page => vec![page.name()],
        };
        names.into_iter().map(|name| format!("style/{name}.css")).collect()
    }

    /// Returns the module that runs as soon as it is loaded, before the entry module and the rest of its imports.
    pub(crate) const fn arrival(self) -> Option<&'static str> {
        match self {
            Self::Puzzles => Some("puzzles/arrival.js"),
            _ => None,
        }
    }

    /// Returns the entry module of the page's scripts.
    pub(crate) fn entry(self) -> String {
        match self {
            // The page is named after its address; `web/online` contains the modules that it shares with other pages.
            Self::Online => "lobby/lobby.js".to_owned(),
            page => format!("{0}/{0}.js", page.name()),
        }
    }
}

/// Returns the ids of a course's lessons, in order.
fn lessons(family: Family) -> Vec<&'static str> {
    lessons::course(family).lessons.iter().map(|lesson| lesson.slug.as_str()).collect()
}

/// Returns the id of a game in URLs and data.
pub(crate) const fn id(family: Family) -> &'static str {
    match family {
        Family::Yinsh => "yinsh",
        Family::Potentials => "potentials",
        _ => "gipf",
    }
}

fn family_of(text: &str) -> Option<Family> {
    COURSES.into_iter().find(|family| id(*family) == text)
}

/// Returns whether a string has the form of a player's name. The script checks whether the player exists.
fn may_be_name(text: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=40).contains(&text.len()) && text.bytes().all(is_allowed)
}

/// Returns whether a string has the form of a game's id. The script checks whether the game exists.
fn may_be_game(text: &str) -> bool {
    text.len() == 11 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Returns whether a string has the form of a study's id, assigned by the server or by a browser.
fn may_be_study(text: &str) -> bool {
    (8..=20).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn may_be_chapter(text: &str) -> bool {
    (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}
