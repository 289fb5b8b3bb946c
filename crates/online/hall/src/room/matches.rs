//! Parts of a match other than its turns: rolling dice, starting linked games, and continuing when they end.

use combined::{CombinedGame, Concession, Contest, Decision, Place, Step};
use protocol::{
    Asks, Awaited, ChallengesLeft, ContestView, DiceView, MatchView, RollProof, Status,
};
use record::{Ending, EventKind, GameId, NextClock, PlayerId, Terms};
use store::NewLinkedGame;
use variants::Color;

use super::{Room, replayed};
use crate::{
    chance::random,
    dice,
    game::{Game, first_events},
    refusal::Refusal,
};

impl Room {
    /// Stores an event of a match together with all its consequences, such as rolls, a linked game or the end of the match.
    pub(super) async fn play_on(&mut self, first: EventKind) -> Result<(), Refusal> {
        let mut kinds = vec![first.then(self.game.room_game.next())];
        self.roll_dice(&mut kinds)?;
        if let Some(score) = self.game.room_game.ruled() {
            kinds.push(EventKind::Ended { score, by: Ending::Rules });
        }
        let has_begun =
            matches!(&kinds[..], [EventKind::Turn { .. }]) && self.game.linked.is_none();
        let linked = if has_begun { self.new_linked()? } else { None };
        kinds.extend(linked.as_ref().map(|linked| EventKind::Linked { game: linked.id }));
        let id = linked.as_ref().map(|linked| linked.id);
        self.append_with(kinds, linked).await?;
        if let Some(id) = id {
            self.services.wake_ups.send(id).ok();
        }
        Ok(())
    }

    /// Rolls until the dice differ, if a roll is due.
    fn roll_dice(&mut self, kinds: &mut Vec<EventKind>) -> Result<(), Refusal> {
        let mut number = self.game.rolls();
        let mut nonces = self.game.nonces;
        kinds.iter().for_each(|kind| nonces.observe(kind));
        while let Some(game) = self.game.room_game.combined()
            && game.decision() == Some(Decision::Roll)
        {
            let seed = self.seed.ok_or(protocol::RefusalCode::GameDamaged)?;
            let roll = dice::written(nonces.roll(&seed, number));
            number += 1;
            self.game.room_game.replay(&roll)?;
            let (next, mixed) = (self.game.room_game.next(), nonces.proof() != RollProof::Server);
            kinds.push(EventKind::Rolled { roll, next, mixed });
        }
        Ok(())
    }

    /// Returns the linked game that a challenge has just started.
    fn new_linked(&self) -> Result<Option<NewLinkedGame>, Refusal> {
        let Some(game) = self.game.room_game.combined() else { return Ok(None) };
        let Some(Contest::Game(linked)) = game.contest() else { return Ok(None) };
        let terms = Terms {
            variant: linked.variant(),
            handicap: None,
            clock: game.terms().linked_clock().unwrap_or(self.game.terms.clock),
            rated: false,
            open: false,
            combined: None,
        };
        let seats: [Option<PlayerId>; 2] =
            Color::ALL.map(|color| self.game.seats[game.linked_player(color).index()]);
        let part_of = EventKind::PartOf { game: self.game.id, declared: declared(game) };
        let (events, summary) = first_events(&terms, seats, vec![part_of], self.now());
        let id = GameId::from_random(random()?);
        let private = self.access.is_private();
        Ok(Some(NewLinkedGame { id, events, summary, private }))
    }

    /// Applies the end of the game that this one is waiting for: a match waits for its linked game, a linked game for its match.
    /// Idempotent.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refusal> {
        if !self.game.is_playing() {
            return Ok(());
        }
        if let Some(part_of) = &self.game.part_of {
            let found = self.services.store.games().summary(part_of.game).await?;
            if found.is_some_and(|found| found.status == Status::Ended) {
                self.append(vec![self.game.called_off()]).await?;
            }
        }
        let Some(linked) = self.game.linked else { return Ok(()) };
        let log = self.services.store.games().log(linked).await?;
        let Some(turns) = self.game.room_game.combined().and_then(|game| {
            let linked = replayed(linked, log).ok()?;
            tokens(game, &linked)
        }) else {
            return Ok(());
        };
        let before = self.game.room_game.clone();
        let settled = self.settle(linked, turns).await;
        if settled.is_err() {
            self.game.room_game = before;
        }
        settled
    }

    async fn settle(&mut self, linked: GameId, turns: Vec<String>) -> Result<(), Refusal> {
        for turn in &turns {
            self.game.room_game.replay(turn)?;
        }
        let next = NextClock::Nobody;
        self.play_on(EventKind::Settled { game: linked, turns, next }).await
    }

    /// Wakes the game that is waiting for the end of this one.
    pub(super) fn tell_end(&self) {
        let match_of = self.game.part_of.as_ref().map(|part_of| part_of.game);
        for game in match_of.into_iter().chain(self.game.linked) {
            self.services.wake_ups.send(game).ok();
        }
    }

    /// Returns the match state shown next to the board.
    pub(super) fn match_view(&self) -> Option<Box<MatchView>> {
        let game = self.game.room_game.combined()?;
        let is_playing = self.game.is_playing();
        let asks = match game.decision().filter(|_| is_playing) {
            Some(Decision::Turn(_)) => Some(Asks::Turn),
            Some(Decision::Answer(_)) => Some(Asks::Answer),
            Some(Decision::Linked(_)) => Some(Asks::Linked),
            Some(Decision::Enter(_)) => Some(Asks::Enter),
            Some(Decision::Roll) | None => None,
        };
        let awaits = |color| is_playing && self.game.room_game.awaits(color);
        let left = |color| game.challenges_left(color).to_string();
        Some(Box::new(MatchView {
            asks,
            awaits: Awaited { w: awaits(Color::White), b: awaits(Color::Black) },
            left: ChallengesLeft { w: left(Color::White), b: left(Color::Black) },
            declared: game.declared().map(|_| declared(game)),
            linked: self.game.linked.filter(|_| is_playing),
            contests: contests(game, self.game.linked_games(), &self.game.proofs),
            dice: DiceView {
                hash: self.game.hash.clone(),
                seed: self.game.seed.clone(),
                nonces: self.game.nonces.written(),
            },
        }))
    }
}

/// Returns the token of the declared use in a match; empty if there is none.
fn declared(game: &CombinedGame) -> String {
    let action = game.declared().map(Step::Action);
    action.and_then(|action| game.token(action)).unwrap_or_default()
}

/// Returns the tokens that a finished linked game adds to its match: its turns, and how a player gave it up, if one did.
fn tokens(game: &CombinedGame, linked: &Game) -> Option<Vec<String>> {
    let result = linked.result?;
    let mut tokens: Vec<String> = linked.turns.iter().map(|turn| turn.turn.clone()).collect();
    let how = match result.by {
        Ending::Rules => return Some(tokens),
        Ending::Resignation => Concession::Resignation,
        Ending::Time => Concession::Time,
        Ending::Abandoned | Ending::Aborted | Ending::Agreement => Concession::Abandoned,
    };
    // If the game has no winner, it counts as lost by the player who had White in it.
    let loser = result.score.winner().map_or(Color::White, Color::other);
    tokens.push(format!("{}:{}", game.linked_player(loser).letter(), how.code()));
    Some(tokens)
}

/// Returns the contests of a match, in order.
fn contests(
    game: &CombinedGame,
    linked: impl Iterator<Item = GameId>,
    proofs: &[RollProof],
) -> Vec<ContestView> {
    let mut contests: Vec<ContestView> = Vec::new();
    let (mut replay, mut linked, mut proofs) = (game.restarted(), linked, proofs.iter().copied());
    for token in game.tokens() {
        let (before, is_die) = (*replay.gipf(), replay.contest() == Some(&Contest::Die));
        // The tokens were played from the same start before, so replaying them cannot fail.
        if replay.play_token(&token.text).is_err() {
            break;
        }
        match token.place {
            Place::Answer if replay.contest().is_some() => {
                let kind = replay.declared().and_then(|action| action.uses());
                let link = kind.map(|kind| game.terms().links().of(kind)).unwrap_or_default();
                contests.push(ContestView {
                    declared: declared(&replay),
                    kind: kind.map(|kind| kind.letter().to_string()).unwrap_or_default(),
                    link: link.code().to_owned(),
                    challenged: Some(replay.linked_player(Color::White)),
                    game: link.variant().and_then(|_| linked.next()),
                    rolls: Vec::new(),
                    proofs: Vec::new(),
                    entries: Vec::new(),
                    won: None,
                });
            }
            Place::Contest(index) => {
                let Some(contest) = contests.get_mut(index) else { continue };
                if is_die {
                    contest.rolls.push(token.text);
                    contest.proofs.extend(proofs.next());
                } else if contest.game.is_none() {
                    contest.entries.push(token.text);
                }
                contest.won = replay.contest().is_none().then(|| before != *replay.gipf());
            }
            _ => {}
        }
    }
    contests
}
