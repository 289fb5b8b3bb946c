//! Club nights: made, joined, paired, ended.

use protocol::{
    PlayerKind, RefusalCode, Status,
    rest::{ClubNight, ClubPlayer, ClubState},
};
use record::{ClubNightId, GameId, PlayerId, Score, Terms, TimeControl};
use store::{NewGame, ReadyPlayer, Summary};
use variants::{Color, Variant};

use super::Hall;
use crate::{
    chance::random,
    chat_text,
    club::{Pair, Ready, pairings},
    directory,
    new_game::{Lots, not_stored},
    refusal::Refusal,
};

/// A night ends by itself after so many milliseconds: twelve hours.
const LENGTH: i64 = 12 * 3_600_000;
/// Who has not looked at the page for so long is not ready any more, in milliseconds.
const ABSENT: i64 = 20_000;
/// The longest name of a guest.
const NAME: usize = 20;
/// That somebody looks is stored again after so many milliseconds.
const SEEN_AGAIN: i64 = 5_000;

impl Hall {
    /// Makes a club night.
    ///
    /// # Errors
    /// The clock is not that of a live game, or the night cannot be stored.
    pub async fn new_club_night(
        &self,
        host: PlayerId,
        variant: Variant,
        clock: TimeControl,
    ) -> Result<ClubNightId, Refusal> {
        self.rooms.check_open()?;
        if !clock.is_live() {
            return Err(RefusalCode::NotLive.into());
        }
        let id = ClubNightId::from_random(random()?);
        let night = store::ClubNight { id, host, variant, clock, created: self.now(), ended: None };
        self.store.new_club_night(night).await?;
        Ok(id)
    }

    /// A club night as somebody sees it who has its link. That they look also says that they are still there, and those who are
    /// ready are paired.
    ///
    /// # Errors
    /// There is no such night.
    pub async fn club_night(
        &self,
        id: ClubNightId,
        reader: Option<PlayerId>,
    ) -> Result<ClubNight, Refusal> {
        let night = self.night(id).await?;
        self.pair_club_night(&night, reader).await?;
        let games = self.store.club_night_games(id).await?;
        self.shown_night(night, &games, reader).await
    }

    /// Is ready for the next game of a club night; idempotent.
    ///
    /// # Errors
    /// The night is over, or the name of a guest is not one.
    pub async fn be_ready(
        &self,
        id: ClubNightId,
        player: PlayerId,
        name: Option<&str>,
    ) -> Result<(), Refusal> {
        self.rooms.check_open()?;
        let night = self.night(id).await?;
        if is_over(&night, self.now()) {
            return Err(RefusalCode::TooLate.into());
        }
        let name = match name {
            Some(name) => Some(checked_name(name).ok_or(RefusalCode::BadChat)?),
            None => None,
        };
        if !self.store.join_club_night(id, player, name, self.now()).await? {
            return Err(RefusalCode::Busy.into());
        }
        Ok(self.store.be_ready(id, player, self.now()).await?)
    }

    /// Is not ready any more; idempotent.
    ///
    /// # Errors
    /// The store fails.
    pub async fn rest_at_club_night(
        &self,
        id: ClubNightId,
        player: PlayerId,
    ) -> Result<(), Refusal> {
        Ok(self.store.be_unready(id, player).await?)
    }

    /// Ends a club night; games that are being played go on.
    ///
    /// # Errors
    /// Somebody else made it.
    pub async fn end_club_night(&self, id: ClubNightId, player: PlayerId) -> Result<(), Refusal> {
        if self.night(id).await?.host != player {
            return Err(RefusalCode::NotForYou.into());
        }
        Ok(self.store.end_club_night(id, self.now()).await?)
    }

    async fn night(&self, id: ClubNightId) -> Result<store::ClubNight, Refusal> {
        Ok(self.store.club_night(id).await?.ok_or(RefusalCode::NoSuchGame)?)
    }

    /// Notes that a reader who is ready still looks, and begins the games of those who are ready.
    async fn pair_club_night(
        &self,
        night: &store::ClubNight,
        reader: Option<PlayerId>,
    ) -> Result<(), Refusal> {
        let now = self.now();
        let ready = self.store.ready_players(night.id, now - ABSENT).await?;
        let own = ready.iter().find(|one| Some(one.player) == reader);
        if let Some(own) = own.filter(|own| now - own.seen >= SEEN_AGAIN) {
            self.store.see_ready(night.id, own.player, now).await?;
        }
        if is_over(night, now) || ready.iter().filter(|one| !one.is_playing).count() < 2 {
            return Ok(());
        }
        self.rooms.check_open()?;
        // As many as can be needed: everybody plays one game at most.
        let lots: Result<Vec<Lots>, Refusal> = ready.iter().map(|_| Lots::draw()).collect();
        let (lots, night) = (lots?, *night);
        let choose = move |ready: &[ReadyPlayer], games: &[(GameId, Summary)]| {
            new_games(&night, ready, games, &lots, now)
        };
        let begun = self.store.pair_club_night(night.id, now - ABSENT, choose).await;
        for game in begun.map_err(|error| not_stored(&error))? {
            if let (Some(white), Some(black)) = (game.summary.white, game.summary.black) {
                self.begin(game.id, [white, black]).await?;
            }
        }
        Ok(())
    }

    async fn shown_night(
        &self,
        night: store::ClubNight,
        games: &[(GameId, Summary)],
        reader: Option<PlayerId>,
    ) -> Result<ClubNight, Refusal> {
        let now = self.now();
        let ready = self.store.ready_players(night.id, now - ABSENT).await?;
        let here = self.store.club_night_people(night.id).await?;
        let ids: Vec<PlayerId> = here.iter().map(|(player, _)| *player).collect();
        let known = self.store.players(&ids).await?;
        let mut people = Vec::new();
        for (player, name) in here {
            let Some(account) = known.iter().find(|known| known.id == player) else { continue };
            let mut shown = directory::shown(account, None);
            if shown.kind == PlayerKind::Guest && shown.name.is_none() {
                shown.name = name;
            }
            let is_ready = ready.iter().any(|one| one.player == player);
            people.push((player, results(player, shown, is_ready, games)));
        }
        // Those with equal points stay in the order in which they came.
        people.sort_by_key(|(_, row)| std::cmp::Reverse(2 * row.won + row.drawn));
        let you = reader.and_then(|reader| people.iter().position(|(player, _)| *player == reader));
        let live: Vec<(GameId, Summary)> =
            games.iter().filter(|(_, game)| game.status == Status::Playing).cloned().collect();
        let mut listed = self.summaries(live.clone()).await?;
        for seat in listed.iter_mut().flat_map(|game| [&mut game.w, &mut game.b]).flatten() {
            let row = people.iter().find(|(player, _)| *player == seat.id);
            seat.name =
                seat.name.take().or_else(|| row.and_then(|(_, row)| row.player.name.clone()));
        }
        let is_own = |(_, game): &&(GameId, Summary)| {
            reader.is_some() && (game.white == reader || game.black == reader)
        };
        Ok(ClubNight {
            id: night.id,
            variant: night.variant,
            clock: night.clock,
            speed: night.clock.speed(),
            host: reader == Some(night.host),
            until: night.created + LENGTH,
            over: is_over(&night, now),
            you,
            playing: live.iter().find(is_own).map(|(game, _)| *game),
            people: people.into_iter().map(|(_, row)| row).collect(),
            games: listed,
        })
    }
}

fn is_over(night: &store::ClubNight, now: i64) -> bool {
    night.ended.is_some() || now >= night.created + LENGTH
}

fn checked_name(name: &str) -> Option<String> {
    chat_text::clean(name).filter(|name| name.chars().count() <= NAME)
}

/// The games that begin now.
fn new_games(
    night: &store::ClubNight,
    ready: &[ReadyPlayer],
    games: &[(GameId, Summary)],
    lots: &[Lots],
    now: i64,
) -> Vec<NewGame> {
    let (past, playing) = past_and_playing(games);
    let free = ready.iter().filter(|one| !one.is_playing);
    let free: Vec<Ready> = free.map(|one| Ready { player: one.player, since: one.since }).collect();
    let (variant, clock) = (night.variant, night.clock);
    let terms = Terms { variant, handicap: None, clock, rated: false, open: false, combined: None };
    let pairs = pairings(&free, &playing, &past, now);
    let begun = lots.iter().zip(pairs);
    begun.map(|(lots, pair)| lots.game(&terms, pair.map(Some), None, now)).collect()
}

/// Who has met whom, White first, and who plays now. Aborted games were none.
fn past_and_playing(games: &[(GameId, Summary)]) -> (Vec<Pair>, Vec<PlayerId>) {
    let seats = |game: &Summary| Some([game.white?, game.black?]);
    let counts = |game: &Summary| game.status == Status::Playing || game.score != Score::Open;
    let of = |game: &Summary| seats(game).filter(|_| counts(game));
    let past = games.iter().filter_map(|(_, game)| of(game)).collect();
    let live = games.iter().filter(|(_, game)| game.status == Status::Playing);
    (past, live.filter_map(|(_, game)| seats(game)).flatten().collect())
}

/// The row of a player in the table.
fn results(
    player: PlayerId,
    shown: protocol::Player,
    is_ready: bool,
    games: &[(GameId, Summary)],
) -> ClubPlayer {
    let mut row = ClubPlayer { player: shown, state: ClubState::Away, won: 0, drawn: 0, lost: 0 };
    if is_ready {
        row.state = ClubState::Ready;
    }
    for (_, game) in games {
        let color = match (game.white == Some(player), game.black == Some(player)) {
            (true, _) => Color::White,
            (_, true) => Color::Black,
            _ => continue,
        };
        match game.score {
            _ if game.status == Status::Playing => row.state = ClubState::Playing,
            Score::Draw => row.drawn += 1,
            score if score == Score::won_by(color) => row.won += 1,
            Score::Open => {}
            _ => row.lost += 1,
        }
    }
    row
}
