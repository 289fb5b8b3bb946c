use protocol::PlayerKind;
use store::Store;

use crate::accounts::person;

fn names(players: Vec<store::Player>) -> Vec<String> {
    players.into_iter().filter_map(|player| player.name).collect()
}

pub(crate) async fn players_can_be_followed_and_unfollowed(store: Store) {
    let (ada, bea, cleo) =
        (person(&store, "Ada").await, person(&store, "bea").await, person(&store, "Cleo").await);
    for followed in [cleo, bea, cleo] {
        assert!(store.follows().add(ada, followed, 1).await.unwrap());
    }
    assert_eq!(names(store.follows().by(ada).await.unwrap()), ["bea", "Cleo"]);
    assert_eq!(store.follows().by(bea).await.unwrap(), []);
    store.follows().remove(ada, bea).await.unwrap();
    store.accounts().forget(cleo, 2).await.unwrap();
    assert_eq!(store.follows().by(ada).await.unwrap(), []);
}

pub(crate) async fn recently_seen_players_are_listed_once_without_guests(store: Store) {
    let (ada, bea) = (person(&store, "Ada").await, person(&store, "Bea").await);
    let guest = store.players().create(PlayerKind::Guest, 0).await.unwrap();
    for (number, player, seen) in [(1, ada, 10), (2, bea, 20), (3, ada, 30), (4, guest, 40)] {
        store.sessions().create([number; 32], player, seen, String::new(), None).await.unwrap();
    }
    assert_eq!(names(store.follows().seen_since(5, 9).await.unwrap()), ["Ada", "Bea"]);
    assert_eq!(names(store.follows().seen_since(5, 1).await.unwrap()), ["Ada"]);
    assert_eq!(names(store.follows().seen_since(25, 9).await.unwrap()), ["Ada"]);
}
