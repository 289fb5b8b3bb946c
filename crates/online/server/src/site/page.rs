//! The pages that there are, and their addresses.

use variants::Family;

/// The script that every page has.
pub(crate) const SITE_ENTRY: &str = "site/site.js";

/// What has a course and a rules page of its own, in the order in which one learns it.
pub(crate) const COURSES: [Family; 3] = [Family::Yinsh, Family::Gipf, Family::Potentials];

/// A page, in whatever language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Page {
    Home,
    Play,
    /// The lobby.
    Online,
    /// A game between people: one page for all of them, the script reads the id from the address.
    Game,
    Analyse,
    /// The studies of this browser, and public ones.
    Studies,
    /// A study on the analysis board: one page for all of them, the script reads the id from the address.
    Study,
    /// The own mistakes, to be played better.
    Mistakes,
    Learn,
    /// The course of a game.
    Course(Family),
    /// A lesson of a course.
    Lesson(Family, &'static str),
    /// Everything that makes a player better.
    Train,
    Puzzles,
    /// The rules of a game, to be read.
    Rules(Family),
    Settings,
    /// Signing in, and what belongs to one's own account.
    Account,
    /// A player's profile: one page for all names, which its script reads from the address.
    Player,
    /// The games that were played.
    Archive,
    /// A club night: one page for all of them, the script reads the id from the address.
    Club,
    /// The best players.
    Leaders,
    /// The best game that is being played, and then the next one.
    Tv,
    /// The cards that are due.
    Repeat,
    /// How a person plays and trains.
    Progress,
    /// How programs talk to the server.
    Api,
    About,
    /// A board for pages of others: one page for all of them, the script reads from the address what it shows.
    Embed,
    /// Stands without a network for every page that is not kept.
    Offline,
}

impl Page {
    /// All pages.
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

    /// The page of an address without its language: `learn/yinsh`.
    pub(crate) fn at(path: &str) -> Option<Self> {
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

    /// The address without its language; empty for the first page. A page that stands for many, such as a profile, has
    /// the part that all of them share.
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

    /// What its style sheet and its folder of scripts are called.
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

    /// Whether one comes to play on a board: with Tab it is reached before the bar.
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

    /// Whether it stands in pages of others: then it is fetched anew each time, and keeps nothing.
    pub(crate) fn is_embedded(self) -> bool {
        self == Self::Embed
    }

    /// The page of the bar to which it belongs.
    pub(crate) fn of_bar(self) -> Self {
        match self {
            Self::Course(_) | Self::Lesson(..) => Self::Learn,
            Self::Puzzles | Self::Mistakes | Self::Repeat | Self::Studies => Self::Train,
            Self::Study => Self::Analyse,
            Self::Rules(_) => Self::Rules(Family::Yinsh),
            page => page,
        }
    }

    /// The style sheets that are its own, besides those of all pages.
    pub(crate) fn sheets(self) -> Vec<String> {
        let names = match self {
            // What surrounds the board is the same.
            Self::Online => vec!["play", "cards", "online"],
            Self::Game => vec!["play", "online", "room"],
            Self::Club => vec!["play", "form", "cards", self.name()],
            Self::Tv => vec!["play", "online", "room", "cards", self.name()],
            Self::Account | Self::Leaders => vec!["form", self.name()],
            Self::Player | Self::Archive => vec!["form", "cards", self.name()],
            // A card is asked like a step of a lesson.
            Self::Repeat => vec!["learn", self.name()],
            Self::Analyse | Self::Study => vec![self.name(), "study", "openings"],
            Self::Studies => vec![self.name(), "study"],
            Self::Home => vec!["cards", "daily", self.name()],
            // Words beside a board, as in a lesson.
            Self::Puzzles => vec!["learn", "form", self.name()],
            Self::Train => vec!["cards", "daily", self.name()],
            page => vec![page.name()],
        };
        names.into_iter().map(|name| format!("style/{name}.css")).collect()
    }

    /// The module with which its scripts begin.
    pub(crate) fn entry(self) -> String {
        match self {
            Self::Settings => "site/settings-page.js".to_owned(),
            page => format!("{0}/{0}.js", page.name()),
        }
    }
}

/// The ids of a course's lessons, in their order.
fn lessons(family: Family) -> Vec<&'static str> {
    lessons::course(family).lessons.iter().map(|lesson| lesson.slug.as_str()).collect()
}

/// What a game is called in addresses and data.
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

/// Whether an address may speak of a player by this name. Who that is, the script asks.
fn may_be_name(text: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=40).contains(&text.len()) && text.bytes().all(is_allowed)
}

/// Whether an address may speak of a game by this id. Which game that is, the script asks.
fn may_be_game(text: &str) -> bool {
    text.len() == 11 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether an address may speak of a study by this id: one of the server, or one that a browser gave.
fn may_be_study(text: &str) -> bool {
    (8..=20).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn may_be_chapter(text: &str) -> bool {
    (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}
