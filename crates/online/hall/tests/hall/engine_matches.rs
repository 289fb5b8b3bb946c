//! Matches against the engine.

use combined::{Answer, CombinedGame, CombinedTerms, Decision, Step};
use hall::{Inbox, NewGame, Opponent};
use protocol::Act;
use record::{GameId, MatchTerms, Terms};
use serde_json::{Value, json};
use variants::{Color, Variant};

use crate::stage::{Stage, next, stage, terms};

/// A match against the engine, with a subscription to it.
struct Against {
    stage: Stage,
    game: GameId,
    board: CombinedGame,
    inbox: Inbox,
    _connection: hall::Connection,
    rng: fastrand::Rng,
}

impl Against {
    /// Starts a match in which the person has White.
    async fn begin(links: &str) -> Self {
        let stage = stage().await;
        let preset = Variant::known("gipf-yinsh", None).expect("a preset");
        let links = links.parse().expect("links");
        let challenges = "*".parse().expect("challenges");
        let combined = Some(MatchTerms { links, challenges, clock: None });
        let terms = Terms { combined, ..terms(preset, "300+3") };
        let new = NewGame {
            terms,
            color: Some(Color::White),
            opponent: Opponent::Engine(2),
            instead: None,
        };
        let game = stage.hall.create(stage.white, new).await.expect("made").id;
        let (mut connection, mut inbox) = stage.connect(stage.white).await;
        connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
        next(&mut inbox, "game").await;
        let board = CombinedGame::start(CombinedTerms::agreed(&terms).expect("a match"));
        let rng = fastrand::Rng::with_seed(3);
        Self { stage, game, board, inbox, _connection: connection, rng }
    }

    /// Waits for the next event that plays a token, and plays it on the local board too.
    async fn hear(&mut self) -> Value {
        loop {
            let event = next(&mut self.inbox, "event").await["event"].clone();
            let turns = match event["deed"].as_str() {
                Some("turn") => vec![event["turn"].clone()],
                Some("rolled") => vec![event["roll"].clone()],
                Some("settled") => event["turns"].as_array().expect("turns").clone(),
                _ => continue,
            };
            for turn in turns {
                self.board.play_token(turn.as_str().expect("a token")).expect("legal");
            }
            return event;
        }
    }

    async fn play(&mut self, token: &str) {
        let ply = u32::try_from(self.board.tokens().len()).expect("few");
        let id = format!("{ply}-{token}");
        self.stage.play_as(self.stage.white, self.game, ply, token, &id).await.expect(token);
        self.hear().await;
    }

    /// Returns a turn for the person: a declaration if there is one, otherwise one that introduces a potential.
    fn turn(&mut self) -> String {
        let mut next = self.board.clone();
        let mut texts = Vec::new();
        while next.decision() == Some(Decision::Turn(Color::White)) {
            let steps = next.legal_steps();
            let loads = |step: &&Step| next.token(**step).is_some_and(|text| text.starts_with('Y'));
            let declares = |step: &&Step| matches!(step, Step::Declare(_));
            let keen = steps.iter().find(declares).or_else(|| steps.iter().find(loads));
            let step = keen.copied().unwrap_or_else(|| steps[self.rng.usize(..steps.len())]);
            texts.push(next.token(step).expect("a token"));
            next.play(step).expect("legal");
        }
        texts.join(";")
    }

    /// Plays until a contest begins; returns whether the person was challenged.
    async fn until_contest(&mut self) -> bool {
        for _ in 0..60 {
            if self.board.contest().is_some() {
                return self.board.linked_player(Color::White) == Color::White;
            }
            match self.board.decision().expect("it goes on") {
                Decision::Turn(Color::White) => {
                    let token = self.turn();
                    self.play(&token).await;
                }
                Decision::Answer(Color::White) => {
                    self.play(Answer::Challenge.code()).await;
                }
                _ => {
                    self.hear().await;
                }
            }
        }
        panic!("no contest in 60 tokens: {}", self.board.position());
    }
}

#[tokio::test]
async fn the_engine_plays_a_linked_game_and_the_match_continues() {
    let mut against = Against::begin("Y:yinsh").await;
    let challenged = against.until_contest().await;
    let stage = &against.stage;
    let linked = stage.full(against.game, stage.white).await["match"]["linked"].clone();
    let linked: GameId = linked.as_str().expect("a linked game").parse().expect("an id");
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection.receive(&json!({"t": "watch", "game": linked, "since": null}).to_string()).await;
    next(&mut inbox, "game").await;
    let mut board = variants::AnyGame::start(Variant::Yinsh);
    let own = if challenged { Color::White } else { Color::Black };
    while board.turns().len() < 6 {
        if board.to_act() == own {
            let turn = crate::stage::random_turn(&board, &mut against.rng).expect("a turn");
            let ply = u32::try_from(board.turns().len()).expect("few");
            stage.play_as(stage.white, linked, ply, &turn, &turn).await.expect("a legal turn");
        }
        let event = next(&mut inbox, "event").await["event"].clone();
        board.play_turn(event["turn"].as_str().expect("a turn")).expect("legal");
    }
    stage.act(stage.white, linked, Act::Resign).await.expect("resigned");
    assert_eq!(against.hear().await["deed"], "settled");
    assert_eq!(against.board.contest(), None);
    // The engine continues to play, whichever side is to act.
    if against.board.decision() == Some(Decision::Turn(Color::White)) {
        let token = against.turn();
        against.play(&token).await;
    }
    let event = against.hear().await;
    assert_eq!(event["color"], "b", "{event}");
}

#[tokio::test]
async fn the_engine_accepts_the_result_that_a_person_enters_for_a_game_elsewhere() {
    let mut against = Against::begin("Y:elsewhere").await;
    against.until_contest().await;
    against.play("w:1-0").await;
    assert_eq!(against.hear().await["turn"], "b:1-0");
    assert_eq!(against.board.contest(), None);
}

#[tokio::test]
async fn dice_also_decide_matches_against_the_engine() {
    let mut against = Against::begin("Y:die").await;
    against.until_contest().await;
    while against.board.contest().is_some() {
        assert_eq!(against.hear().await["deed"], "rolled");
    }
    let stage = &against.stage;
    stage.act(stage.white, against.game, Act::Resign).await.expect("resigned");
    assert_eq!(hall::verify(&stage.store.games().log(against.game).await.expect("a log")), Ok(()));
}
