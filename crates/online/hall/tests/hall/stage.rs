//! Test fixture: a hall with players.

use std::time::Duration;

use hall::{Command, Connection, Hall, Inbox, NetworkKey, NewGame, Opponent, Options, Refusal};
use protocol::{Act, Done, SentTurn};
use record::{GameId, PlayerId, Terms, TimeControl};
use serde_json::Value;
use store::{Location, Store};
use variants::{AnyGame, Color, Variant};

/// Network for tests in which the network does not matter.
pub(crate) const NETWORK: NetworkKey = NetworkKey::from_digest(1);

pub(crate) struct Stage {
    pub(crate) store: Store,
    pub(crate) hall: Hall,
    pub(crate) white: PlayerId,
    pub(crate) black: PlayerId,
    pub(crate) other: PlayerId,
}

pub(crate) async fn stage() -> Stage {
    stage_with(Options::default()).await
}

pub(crate) async fn stage_with(options: Options) -> Stage {
    let store =
        Store::open(&store::Options::at(Location::Memory)).expect("a store in memory opens");
    let hall = Hall::open(store.clone(), options).await.expect("the hall opens");
    let white = store.players().create(protocol::PlayerKind::Guest, 0).await.expect("stored");
    let black = store.players().create(protocol::PlayerKind::Guest, 0).await.expect("stored");
    let other = store.players().create(protocol::PlayerKind::Guest, 0).await.expect("stored");
    Stage { store, hall, white, black, other }
}

pub(crate) fn terms(variant: Variant, clock: &str) -> Terms {
    let clock: TimeControl = clock.parse().expect("a time control");
    Terms { variant, handicap: None, clock, rated: false, open: false, combined: None }
}

impl Stage {
    /// Creates a game between the two players.
    pub(crate) async fn game(&self, variant: Variant, clock: &str) -> GameId {
        let new = NewGame {
            terms: terms(variant, clock),
            color: Some(Color::White),
            opponent: Opponent::Open,
            instead: None,
        };
        let game = self.hall.create(self.white, new).await.expect("made").id;
        self.hall.join(game, self.black, None, None).await.expect("joined");
        game
    }

    pub(crate) async fn play(&self, game: GameId, ply: u32, turn: &str) -> Result<Done, Refusal> {
        let player = if ply.is_multiple_of(2) { self.white } else { self.black };
        self.play_as(player, game, ply, turn, &format!("turn-{ply}")).await
    }

    pub(crate) async fn play_as(
        &self,
        player: PlayerId,
        game: GameId,
        ply: u32,
        turn: &str,
        id: &str,
    ) -> Result<Done, Refusal> {
        let (id, turn) = (id.to_owned(), turn.to_owned());
        self.hall
            .command(
                game,
                player,
                Command::Play(SentTurn { id, ply, turn, spent: None, nonce: None }),
            )
            .await
    }

    pub(crate) async fn act(
        &self,
        player: PlayerId,
        game: GameId,
        act: Act,
    ) -> Result<Done, Refusal> {
        let id = format!("{act:?}-{}", fastrand::u64(..));
        self.hall.command(game, player, Command::Act { id, act }).await
    }

    pub(crate) async fn full(&self, game: GameId, viewer: PlayerId) -> Value {
        let full = self.hall.game(game, Some(viewer)).await.expect("the game is there");
        serde_json::to_value(full).expect("it can be written")
    }

    /// Plays a number of random turns, chosen from a fixed seed.
    pub(crate) async fn wander(&self, game: GameId, variant: Variant, turns: u32) -> AnyGame {
        let mut board = AnyGame::start(variant);
        let mut rng = fastrand::Rng::with_seed(7);
        for ply in 0..turns {
            let Some(turn) = random_turn(&board, &mut rng) else { break };
            self.play(game, ply, &turn).await.expect("a legal turn");
            board.play_turn(&turn).expect("a legal turn");
        }
        board
    }

    pub(crate) async fn connect(&self, player: PlayerId) -> (Connection, Inbox) {
        let viewer = self.hall.viewer(player).await.expect("known");
        Connection::open(self.hall.clone(), Some(viewer))
    }
}

/// Returns a random whole turn; `None` at the end of the game.
pub(crate) fn random_turn(game: &AnyGame, rng: &mut fastrand::Rng) -> Option<String> {
    let player = game.to_act();
    let mut game = game.clone();
    let mut tokens = Vec::new();
    while game.outcome().is_none() && game.to_act() == player {
        let legal = game.legal_tokens();
        let token = legal.get(rng.usize(..legal.len()))?.clone();
        game.play_turn(&token).ok()?;
        tokens.push(token);
    }
    (!tokens.is_empty()).then(|| tokens.join(";"))
}

/// Advances the hall's time without waiting.
pub(crate) async fn pass(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

/// Returns the next frame of the given kind, skipping all others.
pub(crate) async fn next(inbox: &mut Inbox, kind: &str) -> Value {
    loop {
        let message = tokio::time::timeout(Duration::from_secs(10), inbox.next())
            .await
            .unwrap_or_else(|_| panic!("no frame {kind} within ten seconds"))
            .expect("the connection is open");
        let frame: Value = serde_json::from_str(&message.text).expect("JSON");
        if frame["t"] == kind {
            return frame;
        }
    }
}
