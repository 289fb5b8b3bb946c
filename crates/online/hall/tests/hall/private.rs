use std::time::Duration;

use hall::{AccessKeyHash, Created, Hall, NewGame, Opponent, Options, Reader, link_hash};
use protocol::{Act, ChallengeEnd, PlayerKind, Status};
use record::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Account, Store};
use variants::{Color, Variant};

use crate::stage::{Stage, next, pass, stage, terms};

/// Creates a game in which the creator has White; returns it with the hash of its link, if any.
async fn create(stage: &Stage, opponent: Opponent) -> (GameId, Option<AccessKeyHash>) {
    let new = NewGame {
        terms: terms(Variant::Yinsh, "300+3"),
        color: Some(Color::White),
        opponent,
        instead: None,
    };
    let Created { id, key } = stage.hall.create(stage.white, new).await.expect("a game");
    (id, key.as_ref().map(link_hash))
}

async fn account(store: &Store, name: &str) -> PlayerId {
    let player = store.players().create(PlayerKind::Guest, 0).await.expect("a player");
    let account = Account {
        name: name.to_owned(),
        password_hash: String::new(),
        email: None,
        recovery: Vec::new(),
    };
    store.accounts().register(player, account).await.expect("an account");
    player
}

/// Returns the ids of the challenges that a player has received and sent.
async fn challenges(hall: &Hall, player: PlayerId) -> [Vec<GameId>; 2] {
    let all = hall.challenges().of(player).await.expect("the challenges");
    [all.received, all.sent].map(|list| list.iter().map(|challenge| challenge.game.id).collect())
}

#[tokio::test]
async fn a_game_for_a_friend_can_be_seen_and_joined_only_with_its_link() {
    let stage = stage().await;
    let (game, link) = create(&stage, Opponent::Link).await;
    assert!(link.is_some());
    let stranger = stage.hall.join(game, stage.other, None, None).await;
    assert_eq!(stranger.unwrap_err().code(), "no-such-game");
    let wrong = stage.hall.join(game, stage.other, Some([0; 32]), None).await;
    assert_eq!(wrong.unwrap_err().code(), "no-such-game");
    stage.hall.join(game, stage.black, link, None).await.unwrap();
    for player in [stage.white, stage.black] {
        assert_eq!(stage.full(game, player).await["private"], true);
    }
    let stranger = stage.hall.game(game, Some(stage.other)).await;
    assert_eq!(stranger.unwrap_err().code(), "no-such-game");
    let friend = Reader { player: Some(stage.other), link };
    assert_eq!(stage.hall.game(game, friend).await.unwrap().you, None);
}

#[tokio::test]
async fn a_private_game_appears_only_in_its_players_lists() {
    let stage = stage().await;
    let (game, link) = create(&stage, Opponent::Link).await;
    assert_eq!(stage.hall.lists().lobby().await.unwrap().open, []);
    stage.hall.join(game, stage.black, link, None).await.unwrap();
    stage.wander(game, Variant::Yinsh, 3).await;
    assert_eq!(stage.hall.lists().live(10), []);
    assert_eq!(stage.hall.lists().lobby().await.unwrap().games, []);
    assert_eq!(stage.hall.lists().public_of(stage.white).await.unwrap(), []);
    for player in [stage.white, stage.black] {
        let own = stage.hall.lists().of(player).await.unwrap();
        assert_eq!(own.iter().map(|game| game.id).collect::<Vec<_>>(), [game]);
    }
}

#[tokio::test]
async fn a_socket_without_the_key_cannot_follow_a_private_game() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "300+3"),
        color: Some(Color::White),
        opponent: Opponent::Link,
        instead: None,
    };
    let Created { id: game, key } = stage.hall.create(stage.white, new).await.unwrap();
    let (mut connection, mut inbox) = stage.connect(stage.other).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    assert_eq!(next(&mut inbox, "refused").await["code"], "no-such-game");
    let say = json!({"t": "say", "game": game, "id": "1", "to": "watchers", "phrase": "hello"});
    connection.receive(&say.to_string()).await;
    assert_eq!(next(&mut inbox, "refused").await["code"], "no-such-game");
    let watch = json!({"t": "watch", "game": game, "since": null, "key": key});
    connection.receive(&watch.to_string()).await;
    assert_eq!(next(&mut inbox, "game").await["game"]["id"], game.to_string());
    connection.receive(&say.to_string()).await;
    assert_eq!(next(&mut inbox, "said").await["line"]["phrase"], "hello");
}

#[tokio::test]
async fn a_new_link_revokes_the_old_one_immediately() {
    let stage = stage().await;
    let (game, old) = create(&stage, Opponent::Link).await;
    let mut lines =
        stage.hall.streams().follow(game, Reader { player: None, link: old }, None).await.unwrap();
    lines.next().await.unwrap();
    assert_eq!(stage.hall.new_link(game, stage.other).await.unwrap_err().code(), "no-such-game");
    let key = stage.hall.new_link(game, stage.white).await.unwrap().expect("a private game");
    let refused = stage.hall.join(game, stage.black, old, None).await.unwrap_err();
    assert_eq!(refused.code(), "no-such-game");
    stage.hall.join(game, stage.black, Some(link_hash(&key)), None).await.unwrap();
    stage.play(game, 0, "e5").await.unwrap();
    assert!(lines.next().await.is_none(), "readers with the old link receive nothing more");
}

#[tokio::test]
async fn a_rematch_of_a_private_game_is_private_and_has_the_same_link() {
    let stage = stage().await;
    let (game, link) = create(&stage, Opponent::Link).await;
    stage.hall.join(game, stage.black, link, None).await.unwrap();
    stage.wander(game, Variant::Yinsh, 2).await;
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    stage.act(stage.white, game, Act::Rematch).await.unwrap();
    stage.act(stage.black, game, Act::Rematch).await.unwrap();
    let next: GameId =
        stage.full(game, stage.white).await["rematch"].as_str().unwrap().parse().unwrap();
    assert_eq!(stage.hall.game(next, None).await.unwrap_err().code(), "no-such-game");
    assert!(stage.hall.game(next, Reader { player: None, link }).await.unwrap().private);
}

#[tokio::test]
async fn only_the_challenged_player_can_accept_a_challenge() {
    let stage = stage().await;
    let ada = account(&stage.store, "Ada").await;
    let (game, _) = create(&stage, Opponent::Player(ada)).await;
    assert_eq!(challenges(&stage.hall, ada).await, [vec![game], vec![]]);
    assert_eq!(challenges(&stage.hall, stage.white).await, [vec![], vec![game]]);
    let stranger = stage.hall.join(game, stage.other, None, None).await;
    assert_eq!(stranger.unwrap_err().code(), "no-such-game");
    let key = stage.hall.new_link(game, stage.white).await.unwrap().unwrap();
    let spectator = stage.hall.join(game, stage.other, Some(link_hash(&key)), None).await;
    assert_eq!(spectator.unwrap_err().code(), "not-for-you");
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    stage.hall.join(game, ada, None, None).await.unwrap();
    let ended: Value = next(&mut inbox, "challenge-ended").await;
    assert_eq!(
        (&ended["end"], &ended["challenge"]["to"]["name"]),
        (&json!("accepted"), &json!("Ada"))
    );
    assert_eq!(challenges(&stage.hall, ada).await, [vec![], vec![]]);
    assert_eq!(stage.full(game, ada).await["status"], "playing");
}

#[tokio::test]
async fn declining_or_withdrawing_a_challenge_notifies_the_other_player() {
    let stage = stage().await;
    let ada = account(&stage.store, "Ada").await;
    for (end, by) in [(ChallengeEnd::Declined, ada), (ChallengeEnd::Withdrawn, stage.white)] {
        let (game, _) = create(&stage, Opponent::Player(ada)).await;
        let wrong = stage.hall.challenges().end(game, stage.other, end).await;
        assert_eq!(wrong.unwrap_err().code(), "no-such-game");
        let not_theirs = if by == ada { stage.white } else { ada };
        let wrong = stage.hall.challenges().end(game, not_theirs, end).await;
        assert_eq!(wrong.unwrap_err().code(), "no-such-challenge");
        let (_connection, mut inbox) = stage.connect(not_theirs).await;
        stage.hall.challenges().end(game, by, end).await.unwrap();
        assert_eq!(next(&mut inbox, "challenge-ended").await["end"], end.code());
        assert_eq!(challenges(&stage.hall, ada).await, [vec![], vec![]]);
        assert_eq!(stage.full(game, stage.white).await["status"], "ended");
        assert!(stage.hall.join(game, ada, None, None).await.is_err());
    }
}

#[tokio::test]
async fn a_challenge_waits_for_an_absent_player_and_survives_a_restart() {
    let stage = stage().await;
    let ada = account(&stage.store, "Ada").await;
    let (game, _) = create(&stage, Opponent::Player(ada)).await;
    let later = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    pass(Duration::from_secs(13 * 24 * 3600)).await;
    let mut lines = later.streams().notifications(ada, None).await.unwrap();
    let line: Value = serde_json::from_str(&lines.next().await.unwrap().text).unwrap();
    assert_eq!((&line["type"], &line["game"]["id"]), (&json!("challenge"), &json!(game)));
    let stranger = later.join(game, stage.other, None, None).await;
    assert_eq!(stranger.unwrap_err().code(), "no-such-game");
    later.join(game, ada, None, None).await.unwrap();
}

#[tokio::test]
async fn a_challenge_expires_after_two_weeks() {
    let stage = stage().await;
    let ada = account(&stage.store, "Ada").await;
    let (game, _) = create(&stage, Opponent::Player(ada)).await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    stage.full(game, ada).await;
    pass(Duration::from_secs(14 * 24 * 3600 + 60)).await;
    assert_eq!(next(&mut inbox, "challenge-ended").await["end"], "expired");
    assert_eq!(challenges(&stage.hall, ada).await, [vec![], vec![]]);
}

/// Creates a rated game for an account to play with a friend; returns it with the hash of its link.
async fn rated(stage: &Stage, creator: PlayerId) -> (GameId, Option<AccessKeyHash>) {
    let terms = record::Terms { rated: true, ..terms(Variant::GipfStandard, "600+5") };
    let color = Some(Color::Black);
    let new = NewGame { terms, color, opponent: Opponent::Link, instead: None };
    let Created { id, key } = stage.hall.create(creator, new).await.expect("a game");
    (id, key.as_ref().map(link_hash))
}

#[tokio::test]
async fn a_guest_asks_to_play_a_rated_game_unrated_and_its_creator_confirms() {
    let stage = stage().await;
    let ada = account(&stage.store, "Ada").await;
    let (_connection, mut inbox) = stage.connect(ada).await;
    let (game, link) = rated(&stage, ada).await;
    let refused = stage.hall.join(game, stage.other, link, None).await;
    assert_eq!(refused.unwrap_err().code(), "rated-needs-account");
    let asked = stage.hall.ask_unrated(game, stage.other, link).await.unwrap().id;
    assert_eq!(stage.hall.ask_unrated(game, stage.other, link).await.unwrap().id, asked, "once");
    let told = next(&mut inbox, "challenge").await;
    assert_eq!(told["instead"], game.to_string());
    assert_eq!(told["game"]["id"], asked.to_string());
    let received = stage.hall.challenges().of(ada).await.unwrap().received;
    assert_eq!(received[0].instead, Some(game));

    stage.hall.join(asked, ada, None, None).await.unwrap();
    let unrated = stage.hall.game(asked, Some(ada)).await.unwrap();
    assert_eq!((unrated.status, unrated.terms.rated), (Status::Playing, false));
    assert_eq!((unrated.terms.variant, unrated.you), (Variant::GipfStandard, Some(Color::Black)));
    let rated = stage.hall.game(game, Some(ada)).await.unwrap();
    assert_eq!(rated.status, Status::Ended, "it no longer waits");
}

#[tokio::test]
async fn declining_a_request_to_play_unrated_leaves_the_rated_game_open() {
    let stage = stage().await;
    let ada = account(&stage.store, "Ada").await;
    let (game, link) = rated(&stage, ada).await;
    let asked = stage.hall.ask_unrated(game, stage.other, link).await.unwrap().id;
    stage.hall.challenges().end(asked, ada, ChallengeEnd::Declined).await.unwrap();
    assert_eq!(stage.hall.game(game, Some(ada)).await.unwrap().status, Status::Waiting);
    let own = stage.hall.ask_unrated(game, ada, None).await;
    assert_eq!(own.unwrap_err().code(), "own-game");
    let stranger = stage.hall.ask_unrated(game, stage.white, None).await;
    assert_eq!(stranger.unwrap_err().code(), "no-such-game");
    let (unrated, link) = create(&stage, Opponent::Link).await;
    let needless = stage.hall.ask_unrated(unrated, stage.other, link).await;
    assert_eq!(needless.unwrap_err().code(), "not-now");
}
