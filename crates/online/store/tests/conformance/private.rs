//! Private games and challenges.

use protocol::Status;
use record::{EventKind, GameId, PlayerId, Score};
use store::{Access, NewGame, NewLinkedGame, Search, Store};
use variants::Color;

use crate::sample::{Sample, player};

const HASH: [u8; 32] = [7; 32];

/// Stores a private game in which one player, White, is waiting for another.
async fn waiting(store: &Store, number: u64, access: Access) -> (Sample, PlayerId) {
    let white = player(2 * number + 1);
    let (full, _) = Sample::new(number);
    let (sample, events) = Sample::of(number, full.summary.terms, Some(white), None);
    let (id, summary, access) = (sample.id, sample.summary.clone(), Some(access));
    store.games().create(NewGame { id, events, summary, access, seed: None }).await.unwrap();
    (sample, white)
}

async fn found(store: &Store, search: Search) -> Vec<GameId> {
    store.games().search(search).await.unwrap().into_iter().map(|(id, _)| id).collect()
}

pub(crate) async fn a_private_game_is_found_only_by_its_players(store: Store) {
    let (private, white) = waiting(&store, 1, Access::default()).await;
    let (public, events) = Sample::new(2);
    store.games().add(public.id, events, public.summary.clone()).await.unwrap();
    assert_eq!(found(&store, Search::default()).await, [public.id]);
    let of_white = Search { player: Some(white), ..Search::default() };
    assert_eq!(found(&store, of_white.clone()).await, []);
    assert_eq!(found(&store, Search { private: true, ..of_white }).await, [private.id]);
    let behind = Search { before: Some(private.id), ..Search::default() };
    assert_eq!(found(&store, behind).await, [], "nor does a search reveal its position in lists");
    assert!(store.games().summary(private.id).await.unwrap().unwrap().private);
    assert!(!store.games().summary(public.id).await.unwrap().unwrap().private);
}

pub(crate) async fn a_private_game_stays_private_when_it_is_played(store: Store) {
    let (mut game, _) = waiting(&store, 1, Access::default()).await;
    game.summary.black = Some(player(9));
    game.summary.status = Status::Playing;
    let joined = game.then(EventKind::Joined { color: Color::Black, player: player(9) });
    store.games().append(game.id, joined, game.summary.clone(), None).await.unwrap();
    let turn = game.turn();
    store.games().append(game.id, turn, game.summary.clone(), None).await.unwrap();
    let end = game.end(Score::Open);
    store.games().append(game.id, end, game.summary.clone(), None).await.unwrap();
    assert!(store.games().summary(game.id).await.unwrap().unwrap().private);
    assert_eq!(found(&store, Search::default()).await, []);
}

pub(crate) async fn a_new_link_invalidates_the_old_one(store: Store) {
    let access = Access { link: Some(HASH), ..Access::default() };
    let (game, _) = waiting(&store, 1, access).await;
    assert_eq!(store.games().access(game.id).await.unwrap(), Some(access));
    store.games().set_link(None, game.id, [8; 32]).await.unwrap();
    let renewed = Access { link: Some([8; 32]), ..access };
    assert_eq!(store.games().access(game.id).await.unwrap(), Some(renewed));
    assert_eq!(store.games().access(GameId::from_random(99)).await.unwrap(), None);
}

pub(crate) async fn a_match_and_its_linked_games_share_one_link(store: Store) {
    let access = Access { link: Some(HASH), ..Access::default() };
    let (mut whole, _) = waiting(&store, 1, access).await;
    let (other, _) = waiting(&store, 2, access).await;
    let mut linked = Vec::new();
    for number in [3, 4] {
        let (sample, events) = Sample::new(number);
        let (id, summary) = (sample.id, sample.summary);
        let begun = whole.then(EventKind::Linked { game: id });
        let new = NewLinkedGame { id, events, summary, private: true };
        store
            .games()
            .append_linked(None, whole.id, begun, whole.summary.clone(), new)
            .await
            .unwrap();
        linked.push(id);
        let hash = [u8::try_from(number).unwrap(); 32];
        // The link is renewed through the match after the first linked game began, and through that linked game after the second
        // began.
        let (renewed, mut others) = if number == 3 {
            (whole.id, vec![linked[0]])
        } else {
            assert_eq!(link(&store, id).await, Some([3; 32]), "it begins with the new link");
            (linked[0], vec![whole.id, linked[1]])
        };
        let mut told = store.games().set_link(None, renewed, hash).await.unwrap();
        told.sort_unstable();
        others.sort_unstable();
        assert_eq!(told, others);
        for game in linked.iter().chain([&whole.id]) {
            assert_eq!(link(&store, *game).await, Some(hash));
        }
    }
    assert_eq!(link(&store, other.id).await, Some(HASH), "other games keep theirs");
}

async fn link(store: &Store, game: GameId) -> Option<[u8; 32]> {
    store.games().access(game).await.unwrap().expect("a private game").link
}

pub(crate) async fn a_challenge_is_listed_for_both_players_until_it_is_answered(store: Store) {
    let challenged = player(50);
    let access = Access { challenged: Some(challenged), ..Access::default() };
    let (accepted, white) = waiting(&store, 1, access).await;
    let (withdrawn, _) = waiting(&store, 2, access).await;
    let to = |games: Vec<store::Challenge>| -> Vec<GameId> {
        games.iter().map(|challenge| challenge.game).collect()
    };
    assert_eq!(store.games().access(accepted.id).await.unwrap(), Some(access));
    let received = store.games().challenges_to(challenged).await.unwrap();
    assert!(received.iter().all(|challenge| challenge.challenged == challenged));
    assert_eq!(to(received), [withdrawn.id, accepted.id]);
    assert_eq!(to(store.games().challenges_by(white).await.unwrap()), [accepted.id]);
    assert_eq!(to(store.games().challenges_to(white).await.unwrap()), []);

    let (mut accepted, mut withdrawn) = (accepted, withdrawn);
    accepted.summary.black = Some(challenged);
    accepted.summary.status = Status::Playing;
    let joined = accepted.then(EventKind::Joined { color: Color::Black, player: challenged });
    store.games().append(accepted.id, joined, accepted.summary.clone(), None).await.unwrap();
    let end = withdrawn.end(Score::Open);
    store.games().append(withdrawn.id, end, withdrawn.summary.clone(), None).await.unwrap();
    assert_eq!(to(store.games().challenges_to(challenged).await.unwrap()), []);
    assert_eq!(to(store.games().challenges_by(white).await.unwrap()), []);
    assert_eq!(store.games().access(accepted.id).await.unwrap(), Some(Access::default()));
}

pub(crate) async fn a_challenge_may_replace_a_rated_game(store: Store) {
    let (rated, _) = waiting(&store, 1, Access { link: Some(HASH), ..Access::default() }).await;
    let (challenged, instead) = (Some(player(50)), Some(rated.id));
    let access = Access { link: None, challenged, instead };
    let (unrated, _) = waiting(&store, 2, access).await;
    assert_eq!(store.games().access(unrated.id).await.unwrap(), Some(access));
    let received = store.games().challenges_to(player(50)).await.unwrap();
    assert_eq!(received.iter().map(|challenge| challenge.instead).collect::<Vec<_>>(), [instead]);
}
