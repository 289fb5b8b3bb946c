use std::time::Duration;

use hall::{Hall, Inbox, NewGame, Opponent, Options};
use protocol::Act;
use record::{Ending, Event, EventKind, GameId, MatchTerms, Score, Terms};
use serde_json::{Value, json};
use store::Summary;
use variants::{Color, Variant};

use crate::stage::{Stage, next, pass, stage, terms};

/// Opening after which White may declare the use of a YINSH potential.
pub(crate) const OPENING: [&str; 4] = ["Ge2", "Ge8", "Ye1-e3", "Gb5"];

pub(crate) fn match_terms(links: &str, clock: &str) -> Terms {
    let yinsh: Variant = Variant::known("gipf-yinsh", None).expect("a preset");
    let links = links.parse().expect("links");
    let combined = Some(MatchTerms { links, challenges: Default::default(), clock: None });
    Terms { combined, ..terms(yinsh, clock) }
}

/// Creates a match and plays its opening.
async fn opened(stage: &Stage, links: &str, clock: &str) -> GameId {
    let new = NewGame {
        terms: match_terms(links, clock),
        color: Some(Color::White),
        opponent: Opponent::Open,
        instead: None,
    };
    let game = stage.hall.create(stage.white, new).await.expect("made").id;
    stage.hall.join(game, stage.black, None, None).await.expect("joined");
    for (ply, turn) in (0..).zip(OPENING) {
        stage.play(game, ply, turn).await.expect("a legal turn");
    }
    game
}

/// Creates a match in which White has declared `ye2-h2`.
pub(crate) async fn declared(stage: &Stage, links: &str, clock: &str) -> GameId {
    let game = opened(stage, links, clock).await;
    stage.play(game, 4, "ye2-h2?").await.expect("a declaration");
    game
}

/// Creates a match in which Black has challenged White's declaration; returns the match and its linked game.
async fn challenged(stage: &Stage, links: &str, clock: &str) -> (GameId, GameId) {
    let game = declared(stage, links, clock).await;
    stage.play(game, 5, "challenge").await.expect("an answer");
    let linked = stage.full(game, stage.white).await["match"]["linked"].clone();
    (game, linked.as_str().expect("a linked game").parse().expect("an id"))
}

async fn watch(stage: &Stage, game: GameId) -> (hall::Connection, Inbox) {
    let (mut connection, mut inbox) = stage.connect(stage.other).await;
    connection.receive(&json!({ "t": "watch", "game": game, "since": null }).to_string()).await;
    next(&mut inbox, "game").await;
    (connection, inbox)
}

async fn until(inbox: &mut Inbox, deed: &str) {
    while next(inbox, "event").await["event"]["deed"] != deed {}
}

/// Returns the `deed`s in the log of a game.
async fn event_kinds(stage: &Stage, game: GameId) -> Vec<String> {
    let log = stage.store.games().log(game).await.expect("a log");
    let deed = |event: &Event| serde_json::to_value(event).expect("JSON")["deed"].clone();
    log.iter().map(|event| deed(event).as_str().expect("a deed").to_owned()).collect()
}

fn settled(event_kinds: &[String]) -> usize {
    event_kinds.iter().filter(|deed| *deed == "settled").count()
}

#[tokio::test]
async fn rated_or_inconsistent_match_terms_are_refused() {
    let stage = stage().await;
    let fine = match_terms("Y:die", "300+3");
    let wrong = [
        (Terms { rated: true, ..fine }, "match-rated"),
        (match_terms("T:die", "300+3"), "match-terms"),
        (match_terms("-", "300+3"), "match-terms"),
        (Terms { variant: Variant::GipfTournament, ..fine }, "match-terms"),
    ];
    for (terms, code) in wrong {
        let new = NewGame { terms, color: None, opponent: Opponent::Open, instead: None };
        let refusal = stage.hall.create(stage.white, new).await.expect_err("refused");
        assert_eq!(refusal.code(), code);
    }
}

#[tokio::test]
async fn the_opponents_clock_runs_while_they_answer_a_declaration() {
    let stage = stage().await;
    let game = declared(&stage, "Y:yinsh", "300+3").await;
    let view = stage.full(game, stage.black).await;
    assert_eq!(view["match"]["asks"], "answer");
    assert_eq!(view["match"]["declared"], "ye2-h2");
    assert_eq!(
        (&view["clocks"]["running"], &view["match"]["awaits"]["b"]),
        (&json!("b"), &json!(true))
    );
    assert_eq!(stage.play(game, 6, "ok").await.unwrap_err().code(), "ply-mismatch");
    stage.play(game, 5, "ok").await.expect("the use is accepted");
    let view = stage.full(game, stage.black).await;
    assert_eq!((&view["match"]["asks"], &view["clocks"]["running"]), (&json!("turn"), &json!("b")));
}

#[tokio::test]
async fn a_player_who_does_not_answer_loses_on_time() {
    let stage = stage().await;
    let game = declared(&stage, "Y:yinsh", "60").await;
    let (_spectator, mut inbox) = watch(&stage, game).await;
    pass(Duration::from_secs(70)).await;
    until(&mut inbox, "ended").await;
    let view = stage.full(game, stage.black).await;
    assert_eq!(view["result"], json!({ "score": "1-0", "by": "time" }));
}

#[tokio::test]
async fn a_challenge_creates_a_linked_game_with_the_challenged_player_as_white() {
    let stage = stage().await;
    let (game, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    let (one, two) = (stage.full(game, stage.white).await, stage.full(linked, stage.white).await);
    assert_eq!(two["partOf"], json!({ "game": game, "declared": "ye2-h2" }));
    assert_eq!(two["terms"]["variant"], "yinsh");
    assert_eq!((&two["you"], &two["terms"]["rated"]), (&json!("w"), &json!(false)));
    assert_eq!(one["clocks"]["running"], Value::Null);
    assert_eq!(one["match"]["left"], json!({ "w": "3", "b": "2" }));
    assert_eq!(one["match"]["contests"][0]["game"], json!(linked));
    assert_eq!(stage.play(game, 6, "ok").await.unwrap_err().code(), "match-rests");
}

#[tokio::test]
async fn lists_show_the_match_of_a_linked_game() {
    let stage = stage().await;
    let (game, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    let other = stage.game(Variant::Yinsh, "300+3").await;
    let part_of = |id, games: &[protocol::GameSummary]| {
        games.iter().find(|listed| listed.id == id).expect("listed").part_of
    };
    let own = stage.hall.lists().of(stage.white).await.expect("a list");
    let live = stage.hall.lists().live(10);
    for games in [&own, &live] {
        assert_eq!(part_of(linked, games), Some(game));
        assert_eq!(part_of(other, games), None);
    }
    assert_eq!(part_of(game, &own), None);
}

#[tokio::test]
async fn time_in_the_linked_game_is_not_charged_in_the_match() {
    let stage = stage().await;
    let (game, _) = challenged(&stage, "Y:yinsh", "300").await;
    let before = stage.full(game, stage.white).await["clocks"].clone();
    pass(Duration::from_secs(200)).await;
    let after = stage.full(game, stage.white).await["clocks"].clone();
    assert_eq!((&before["w"], &before["b"]), (&after["w"], &after["b"]));
}

#[tokio::test]
async fn winning_the_linked_game_allows_the_use_of_the_potential() {
    let stage = stage().await;
    let (game, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    let (_spectator, mut inbox) = watch(&stage, game).await;
    stage.play(linked, 0, "f6").await.expect("a turn");
    stage.act(stage.black, linked, Act::Resign).await.expect("resigned");
    until(&mut inbox, "settled").await;
    let view = stage.full(game, stage.white).await;
    assert_eq!(view["match"]["contests"][0]["won"], true);
    assert_eq!((&view["match"]["linked"], &view["match"]["asks"]), (&Value::Null, &json!("turn")));
    assert_eq!(view["clocks"]["running"], "b");
    let turns: Vec<&str> = view["turns"].as_array().unwrap()[5..]
        .iter()
        .map(|turn| turn["turn"].as_str().unwrap())
        .collect();
    assert_eq!(turns, ["challenge", "f6", "b:resigns"]);
}

#[tokio::test]
async fn aborting_a_linked_game_loses_it_but_not_the_match() {
    let stage = stage().await;
    let (game, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    let (_spectator, mut inbox) = watch(&stage, game).await;
    stage.act(stage.white, linked, Act::Abort).await.expect("left");
    until(&mut inbox, "settled").await;
    let view = stage.full(game, stage.white).await;
    assert_eq!(view["match"]["contests"][0]["won"], false);
    assert_eq!((&view["status"], &view["clocks"]["running"]), (&json!("playing"), &json!("w")));
    let ply = u32::try_from(view["turns"].as_array().unwrap().len()).unwrap();
    let again = stage.play_as(stage.white, game, ply, "ye2-g2?", "again").await;
    assert_eq!(again.unwrap_err().code(), "kind-barred");
}

#[tokio::test]
async fn a_player_who_does_not_begin_a_linked_game_loses_it() {
    let stage = stage().await;
    let (game, _) = challenged(&stage, "Y:yinsh", "300+3").await;
    let (_spectator, mut inbox) = watch(&stage, game).await;
    pass(Duration::from_secs(301)).await;
    until(&mut inbox, "settled").await;
    let view = stage.full(game, stage.white).await;
    assert_eq!(view["turns"][6]["turn"], "w:time");
    assert_eq!(view["status"], "playing");
}

#[tokio::test]
async fn a_linked_game_has_no_draw_by_agreement() {
    let stage = stage().await;
    let (_, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    let refusal = stage.act(stage.white, linked, Act::Draw).await.unwrap_err();
    assert_eq!(refusal.code(), "linked-draw");
}

#[tokio::test]
async fn resigning_the_match_ends_the_linked_game() {
    let stage = stage().await;
    let (game, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    let (_spectator, mut inbox) = watch(&stage, linked).await;
    stage.act(stage.black, game, Act::Resign).await.expect("resigned");
    until(&mut inbox, "ended").await;
    assert_eq!(stage.full(linked, stage.white).await["result"]["by"], "aborted");
    let result = stage.full(game, stage.white).await["result"].clone();
    assert_eq!(result, json!({ "score": "1-0", "by": "resignation" }));
}

#[tokio::test]
async fn a_paused_match_cannot_be_claimed() {
    let stage = stage().await;
    let (game, _) = challenged(&stage, "Y:yinsh", "300+3").await;
    pass(Duration::from_secs(200)).await;
    let refusal = stage.act(stage.white, game, Act::ClaimWin).await.unwrap_err();
    assert_eq!(refusal.code(), "not-now");
}

#[tokio::test]
async fn the_linked_game_of_a_private_match_is_private() {
    let stage = stage().await;
    let terms = match_terms("Y:yinsh", "300+3");
    let new = NewGame { terms, color: Some(Color::White), opponent: Opponent::Link, instead: None };
    let made = stage.hall.create(stage.white, new).await.expect("made");
    let link = made.key.as_ref().map(hall::link_hash);
    stage.hall.join(made.id, stage.black, link, None).await.expect("joined");
    for (ply, turn) in (0..).zip(OPENING.into_iter().chain(["ye2-h2?", "challenge"])) {
        stage.play(made.id, ply, turn).await.expect("a legal turn");
    }
    let linked = stage.full(made.id, stage.white).await["match"]["linked"].clone();
    let linked: GameId = linked.as_str().unwrap().parse().unwrap();
    assert!(stage.hall.game(linked, Some(stage.other)).await.is_err());
    let holder = hall::Reader { player: Some(stage.other), link };
    assert!(stage.hall.game(linked, holder).await.is_ok());
}

#[tokio::test]
async fn a_game_elsewhere_counts_when_both_players_enter_the_same_result() {
    let stage = stage().await;
    let game = declared(&stage, "Y:elsewhere", "300+3").await;
    stage.play(game, 5, "challenge").await.expect("an answer");
    let enter = async |player, ply, token: &str| {
        stage.play_as(player, game, ply, token, &format!("{ply}-{token}")).await
    };
    assert_eq!(enter(stage.white, 6, "b:1-0").await.unwrap_err().code(), "not-your-turn");
    enter(stage.white, 6, "w:1-0").await.expect("entered");
    assert_eq!(enter(stage.white, 7, "w:0-1").await.unwrap_err().code(), "not-your-turn");
    enter(stage.black, 7, "b:0-1").await.expect("entered");
    let view = stage.full(game, stage.white).await;
    assert_eq!(view["match"]["awaits"], json!({ "w": true, "b": true }));
    assert_eq!(view["match"]["contests"][0]["entries"], json!(["w:1-0", "b:0-1"]));
    enter(stage.white, 8, "w:1-0").await.expect("entered");
    enter(stage.black, 9, "b:1-0").await.expect("entered");
    let view = stage.full(game, stage.white).await;
    assert_eq!(view["match"]["contests"][0]["won"], true);
    assert_eq!(view["clocks"]["running"], "b");
}

#[tokio::test]
async fn a_take_back_cannot_cross_a_challenge() {
    let stage = stage().await;
    let game = declared(&stage, "Y:die", "300+3").await;
    stage.play(game, 5, "ok").await.expect("let pass");
    let refusal = stage.act(stage.white, game, Act::TakeBack).await.unwrap_err();
    assert_eq!(refusal.code(), "not-now");
}

#[tokio::test]
async fn a_plain_turn_of_a_match_can_be_taken_back() {
    let stage = stage().await;
    let game = opened(&stage, "Y:die", "300+3").await;
    stage.act(stage.black, game, Act::TakeBack).await.expect("asked");
    stage.act(stage.white, game, Act::TakeBack).await.expect("allowed");
    let view = stage.full(game, stage.white).await;
    assert_eq!(
        (view["turns"].as_array().unwrap().len(), &view["clocks"]["running"]),
        (3, &json!("b"))
    );
}

#[tokio::test]
async fn a_match_continues_after_a_restart_during_its_linked_game() {
    let stage = stage().await;
    let (game, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    stage.play(linked, 0, "f6").await.expect("a turn");
    stage.hall.close(0).await;
    let hall = Hall::open(stage.store.clone(), Options::default()).await.expect("it opens again");
    let stage = Stage { hall, ..stage };
    let (_spectator, mut inbox) = watch(&stage, game).await;
    stage.act(stage.black, linked, Act::Resign).await.expect("resigned");
    until(&mut inbox, "settled").await;
    assert_eq!(stage.full(game, stage.white).await["match"]["contests"][0]["won"], true);
}

#[tokio::test]
async fn a_linked_game_that_ended_before_a_crash_is_settled_once() {
    let stage = stage().await;
    let (game, linked) = challenged(&stage, "Y:yinsh", "300+3").await;
    stage.hall.close(0).await;
    // Simulates a crash between the end of the linked game and its settlement in the match.
    let shown = stage.store.games().summary(linked).await.unwrap().expect("a game");
    let (score, by) = (Score::WhiteWins, Ending::Time);
    let end = Event { seq: shown.seq + 1, at: shown.updated, kind: EventKind::Ended { score, by } };
    let (status, by) = (protocol::Status::Ended, Some(by));
    let summary = Summary { seq: end.seq, status, score, by, deadline: None, ..shown };
    stage.store.games().append(linked, vec![end], summary, None).await.expect("stored");
    let mut stage = stage;
    for _ in 0..2 {
        let hall = Hall::open(stage.store.clone(), Options::default()).await.expect("it opens");
        stage = Stage { hall, ..stage };
        let view = stage.full(game, stage.white).await;
        assert_eq!(view["match"]["contests"][0]["won"], true);
        assert_eq!(settled(&event_kinds(&stage, game).await), 1);
        stage.hall.close(0).await;
    }
}
