//! Club nights: creating, joining, pairing and ending them.

use std::sync::Arc;

use protocol::{
    PlayerKind, RefusalCode, Status,
    limits::GUEST_NAME_MAX_CHARS,
    limits::millis,
    rest::{AnnouncedNight, ClubNight, ClubPlayer, ClubState},
    shown_text,
};
use record::{ClubNightId, GameId, PlayerId, Score, Terms, TimeControl};
use store::{Apart, NewGame, ReadyPlayer, Store, Summary};
use variants::{Color, Variant};

use super::{lists::GameLists, pairing::Pairing};
use crate::{
    chance::random,
    clock::Clock,
    club::{Pair, Ready, pairings},
    club_cache::{ClubCache, Evening},
    directory,
    limits::{
        ANNOUNCEMENT_DURATION, ANNOUNCEMENT_MAX_AHEAD, CLUB_LAST_SEEN_WRITE_INTERVAL,
        CLUB_NIGHT_LENGTH, READY_TIMEOUT,
    },
    metrics::Metrics,
    new_game::{Lots, not_stored},
    refusal::Refusal,
    room::Services,
    rooms::Rooms,
};

/// Club nights.
#[derive(Clone, Debug)]
pub struct ClubNights {
    store: Store,
    clock: Clock,
    metrics: Arc<dyn Metrics>,
    rooms: Arc<Rooms>,
    cache: Arc<ClubCache>,
    pairing: Pairing,
    lists: GameLists,
}

impl ClubNights {
    pub(super) fn new(
        services: &Services,
        rooms: &Arc<Rooms>,
        pairing: &Pairing,
        lists: &GameLists,
    ) -> Self {
        let Services { store, clock, metrics, .. } = services.clone();
        let (rooms, cache) = (Arc::clone(rooms), Arc::default());
        let (pairing, lists) = (pairing.clone(), lists.clone());
        Self { store, clock, metrics, rooms, cache, pairing, lists }
    }

    /// Creates a club night, which is announced to everyone if it begins at a given time.
    ///
    /// # Errors
    /// Fails if the clock is not a live time control, the time is past or too far ahead, another night of the host is announced,
    /// or the night cannot be stored.
    pub async fn create(
        &self,
        host: PlayerId,
        variant: Variant,
        clock: TimeControl,
        starts: Option<i64>,
    ) -> Result<ClubNightId, Refusal> {
        self.rooms.check_open()?;
        if !clock.is_live() {
            return Err(RefusalCode::NotLive.into());
        }
        let created = self.clock.now();
        if let Some(starts) = starts {
            if !(created..=created + millis(ANNOUNCEMENT_MAX_AHEAD)).contains(&starts) {
                return Err(RefusalCode::TooLate.into());
            }
            if self.store.club_nights().announced(created).await?.iter().any(|one| one.host == host)
            {
                return Err(RefusalCode::Limit.into());
            }
        }
        let id = ClubNightId::from_random(random()?);
        let night = store::ClubNight { id, host, variant, clock, created, starts, ended: None };
        self.store.club_nights().create(night).await?;
        Ok(id)
    }

    /// Returns the announced club nights, the earliest first, including those that have begun recently.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn announced(&self) -> Result<Vec<AnnouncedNight>, Refusal> {
        let after = self.clock.now() - millis(ANNOUNCEMENT_DURATION);
        let nights = self.store.club_nights().announced(after).await?;
        let shown = |night: &store::ClubNight| {
            let store::ClubNight { id, variant, clock, starts, .. } = *night;
            Some(AnnouncedNight { id, variant, clock, starts: starts? })
        };
        Ok(nights.iter().filter_map(shown).collect())
    }

    /// Returns a club night as seen by a reader with its link. Each request also refreshes the reader's presence and pairs the
    /// players who are ready.
    ///
    /// The night is read at most once a second, for all readers together. A reader's own changes are always included.
    ///
    /// # Errors
    /// Fails if the night does not exist.
    pub async fn get(
        &self,
        id: ClubNightId,
        reader: Option<PlayerId>,
    ) -> Result<ClubNight, Refusal> {
        let mut evening = self.evening(id).await?;
        if let Some(reader) = reader {
            // The page redirects its reader to their game, which must still be in progress.
            if let Some(game) = evening.game_of(reader)
                && !self.is_playing(game).await?
            {
                self.cache.changed(id);
                evening = self.evening(id).await?;
            }
            self.note_presence(&evening, reader).await?;
        }
        Ok(shown_to(&evening, reader, self.clock.now()))
    }

    /// Marks a player as ready for the next game of a club night; idempotent.
    ///
    /// # Errors
    /// Fails if the night is over or a guest's name is invalid.
    pub async fn be_ready(
        &self,
        id: ClubNightId,
        player: PlayerId,
        name: Option<&str>,
    ) -> Result<(), Refusal> {
        self.rooms.check_open()?;
        let night = self.night(id).await?;
        if is_over(&night, self.clock.now()) {
            return Err(RefusalCode::TooLate.into());
        }
        let name = match name {
            Some(name) => {
                let name = shown_text::clean_line(name, GUEST_NAME_MAX_CHARS);
                Some(name.ok_or(RefusalCode::BadChat)?)
            }
            None => None,
        };
        if !self.store.club_nights().join(id, player, name, self.clock.now()).await? {
            return Err(RefusalCode::Busy.into());
        }
        self.store.club_nights().be_ready(id, player, self.clock.now()).await?;
        self.cache.changed(id);
        Ok(())
    }

    /// Marks a player as not ready; idempotent.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn rest(&self, id: ClubNightId, player: PlayerId) -> Result<(), Refusal> {
        if self.store.club_nights().be_unready(id, player).await? {
            self.cache.changed(id);
        }
        Ok(())
    }

    /// Ends a club night; games in progress continue.
    ///
    /// # Errors
    /// Fails if the night was created by another player.
    pub async fn end(&self, id: ClubNightId, player: PlayerId) -> Result<(), Refusal> {
        if self.night(id).await?.host != player {
            return Err(RefusalCode::NotForYou.into());
        }
        self.store.club_nights().end(id, self.clock.now()).await?;
        self.cache.changed(id);
        Ok(())
    }

    async fn night(&self, id: ClubNightId) -> Result<store::ClubNight, Refusal> {
        Ok(self.store.club_nights().get(id).await?.ok_or(RefusalCode::NoSuchClubNight)?)
    }

    /// Returns the state of a night that is the same for all readers, reloaded if it has changed or a second has passed.
    async fn evening(&self, id: ClubNightId) -> Result<Arc<Evening>, Refusal> {
        let now = self.clock.now();
        let read = self.cache.of(id, now).get(now, async || self.read_evening(id).await).await;
        if read.is_err() {
            self.cache.forget(id);
        }
        read
    }

    async fn is_playing(&self, game: GameId) -> Result<bool, Refusal> {
        let summary = self.store.games().summary(game).await?;
        Ok(summary.is_some_and(|summary| summary.status == Status::Playing))
    }

    /// Refreshes the presence of a reader who is ready.
    async fn note_presence(&self, evening: &Evening, reader: PlayerId) -> Result<(), Refusal> {
        let now = self.clock.now();
        let own = evening.ready.iter().find(|one| one.player == reader);
        if own.is_some_and(|own| now - own.seen >= millis(CLUB_LAST_SEEN_WRITE_INTERVAL)) {
            self.store.club_nights().see_ready(evening.night.id, reader, now).await?;
        }
        Ok(())
    }

    /// Starts games for the players who are ready.
    async fn pair(&self, night: &store::ClubNight) -> Result<(), Refusal> {
        let now = self.clock.now();
        let ready = self.store.club_nights().ready(night.id, now - millis(READY_TIMEOUT)).await?;
        if is_over(night, now) || ready.iter().filter(|one| !one.is_playing).count() < 2 {
            return Ok(());
        }
        self.rooms.check_open()?;
        // One draw per player is more than enough: each plays at most one game.
        let lots: Result<Vec<Lots>, Refusal> = ready.iter().map(|_| Lots::draw()).collect();
        let (lots, night) = (lots?, *night);
        let choose = move |ready: &[ReadyPlayer], games: &[(GameId, Summary)], apart: &[Apart]| {
            new_games(&night, ready, games, apart, &lots, now)
        };
        let begun =
            self.store.club_nights().pair(night.id, now - millis(READY_TIMEOUT), choose).await;
        for game in begun.map_err(|error| not_stored(&error))? {
            if let (Some(white), Some(black)) = (game.summary.white, game.summary.black) {
                self.pairing.begin(game.id, [white, black]).await;
            }
        }
        Ok(())
    }

    /// Pairs the players who are ready, and loads the night.
    async fn read_evening(&self, id: ClubNightId) -> Result<Evening, Refusal> {
        self.metrics.club_night_read();
        let night = self.night(id).await?;
        self.pair(&night).await?;
        let games = self.store.club_nights().games(id).await?;
        let now = self.clock.now();
        let ready = self.store.club_nights().ready(night.id, now - millis(READY_TIMEOUT)).await?;
        let here = self.store.club_nights().people(night.id, now).await?;
        let ids: Vec<PlayerId> = here.iter().map(|(player, _)| *player).collect();
        let known = self.store.players().get(&ids).await?;
        let mut people = Vec::new();
        for (player, name) in here {
            let Some(account) = known.iter().find(|known| known.id == player) else { continue };
            let mut shown = directory::shown(account, None);
            if shown.kind == PlayerKind::Guest {
                shown.name = name;
            }
            let is_ready = ready.iter().any(|one| one.player == player);
            people.push((player, results(player, shown, is_ready, &games)));
        }
        // The sort is stable: players with equal points stay in order of arrival.
        people.sort_by_key(|(_, row)| std::cmp::Reverse(2 * row.won + row.drawn));
        let live: Vec<(GameId, Summary)> =
            games.iter().filter(|(_, game)| game.status == Status::Playing).cloned().collect();
        let seats = |(id, game): &(GameId, Summary)| (*id, [game.white, game.black]);
        let seated = live.iter().map(seats).collect();
        let mut listed = self.lists.summaries(live).await?;
        for seat in listed.iter_mut().flat_map(|game| [&mut game.w, &mut game.b]).flatten() {
            let row = people.iter().find(|(player, _)| *player == seat.id);
            seat.name =
                seat.name.take().or_else(|| row.and_then(|(_, row)| row.player.name.clone()));
        }
        Ok(Evening { night, ready, people, live: seated, listed })
    }
}

/// Returns the night as seen by one reader.
fn shown_to(evening: &Evening, reader: Option<PlayerId>, now: i64) -> ClubNight {
    let Evening { night, people, listed, .. } = evening;
    ClubNight {
        id: night.id,
        variant: night.variant,
        clock: night.clock,
        speed: night.clock.speed(),
        host: reader == Some(night.host),
        starts: night.starts,
        until: end_of(night),
        over: is_over(night, now),
        you: reader.and_then(|reader| people.iter().position(|(player, _)| *player == reader)),
        playing: reader.and_then(|reader| evening.game_of(reader)),
        people: people.iter().map(|(_, row)| row.clone()).collect(),
        games: listed.clone(),
    }
}

fn is_over(night: &store::ClubNight, now: i64) -> bool {
    night.ended.is_some() || now >= end_of(night)
}

/// Returns the time at which a night ends by itself.
fn end_of(night: &store::ClubNight) -> i64 {
    night.starts.unwrap_or(night.created) + millis(CLUB_NIGHT_LENGTH)
}

/// Returns the games that start now.
fn new_games(
    night: &store::ClubNight,
    ready: &[ReadyPlayer],
    games: &[(GameId, Summary)],
    apart: &[Apart],
    lots: &[Lots],
    now: i64,
) -> Vec<NewGame> {
    let (past, playing) = past_and_playing(games);
    let free = ready.iter().filter(|one| !one.is_playing);
    let free: Vec<Ready> = free.map(|one| Ready { player: one.player, since: one.since }).collect();
    let (variant, clock) = (night.variant, night.clock);
    let terms = Terms { variant, handicap: None, clock, rated: false, open: false, combined: None };
    let pairs = pairings(&free, &playing, &past, apart, now);
    let begun = lots.iter().zip(pairs);
    begun.map(|(lots, pair)| lots.game(&terms, pair.map(Some), None, now)).collect()
}

/// Returns the past pairings, White first, and the players who are in a game now. Aborted games do not count.
fn past_and_playing(games: &[(GameId, Summary)]) -> (Vec<Pair>, Vec<PlayerId>) {
    let seats = |game: &Summary| Some([game.white?, game.black?]);
    let counts = |game: &Summary| game.status == Status::Playing || game.score != Score::Open;
    let of = |game: &Summary| seats(game).filter(|_| counts(game));
    let past = games.iter().filter_map(|(_, game)| of(game)).collect();
    let live = games.iter().filter(|(_, game)| game.status == Status::Playing);
    (past, live.filter_map(|(_, game)| seats(game)).flatten().collect())
}

/// Returns a player's row in the table.
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
