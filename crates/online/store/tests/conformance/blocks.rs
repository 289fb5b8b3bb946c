//! Blocks, and the pairings that they prevent.

use protocol::PlayerKind;
use record::PlayerId;
use store::{Apart, BLOCKS_MAX, Block, Meeting, Seek, Store, TakenSeek};

use crate::{
    accounts::person,
    export::exported,
    sample::START,
    seeks::{game, seek},
};

async fn guest(store: &Store) -> PlayerId {
    store.players().create(PlayerKind::Guest, START).await.expect("a guest")
}

/// Returns the ids of the players whom a player has blocked, latest first.
async fn blocked(store: &Store, blocker: PlayerId) -> Vec<PlayerId> {
    let blocked = store.blocks().by(blocker).await.expect("it is there");
    blocked.into_iter().map(|(player, _)| player.id).collect()
}

pub(crate) async fn a_block_lasts_until_it_is_removed(store: Store) {
    let (ada, bea) = (person(&store, "Ada").await, person(&store, "Bea").await);
    assert_eq!(store.blocks().between(ada, bea).await.unwrap(), None);
    store.follows().add(ada, bea, 1).await.unwrap();
    store.follows().add(bea, ada, 1).await.unwrap();
    for at in [5, 9] {
        assert!(store.blocks().add(ada, bea, at).await.unwrap());
    }
    assert_eq!(store.blocks().between(ada, bea).await.unwrap(), Some(Block::Own));
    assert_eq!(store.blocks().between(bea, ada).await.unwrap(), Some(Block::Other));
    let listed = store.blocks().by(ada).await.unwrap();
    let listed: Vec<_> = listed.iter().map(|(one, since)| (one.name.as_deref(), *since)).collect();
    assert_eq!(listed, [(Some("Bea"), 5)], "the time of the first block is kept");
    assert_eq!(blocked(&store, bea).await, []);
    assert_eq!(store.blocks().ids_blocked_by(ada).await.unwrap(), [bea]);
    assert_eq!(store.blocks().blockers_of(bea).await.unwrap(), [ada]);
    assert_eq!(store.blocks().blockers_of(ada).await.unwrap(), []);
    assert_eq!(
        store.follows().by(ada).await.unwrap(),
        [],
        "a blocked player is no longer followed"
    );
    assert_eq!(store.follows().by(bea).await.unwrap().len(), 1);
    store.blocks().remove(bea, ada).await.unwrap();
    assert_eq!(blocked(&store, ada).await, [bea], "only the blocker removes a block");
    store.blocks().remove(ada, bea).await.unwrap();
    assert_eq!(store.blocks().between(ada, bea).await.unwrap(), None);
    assert_eq!(blocked(&store, ada).await, []);
}

pub(crate) async fn a_block_applies_to_guests_merged_into_accounts(store: Store) {
    let (ada, bea) = (person(&store, "Ada").await, person(&store, "Bea").await);
    let [blocker, harasser] = [guest(&store).await, guest(&store).await];
    store.blocks().add(blocker, harasser, 5).await.unwrap();
    store.players().merge(harasser, bea).await.unwrap();
    assert_eq!(store.blocks().between(bea, blocker).await.unwrap(), Some(Block::Other));
    store.players().merge(blocker, ada).await.unwrap();
    for (one, other) in [(ada, bea), (blocker, harasser), (ada, harasser), (blocker, bea)] {
        assert_eq!(store.blocks().between(one, other).await.unwrap(), Some(Block::Own));
        assert_eq!(store.blocks().between(other, one).await.unwrap(), Some(Block::Other));
    }
    assert_eq!(blocked(&store, ada).await, [bea]);
    assert_eq!(store.blocks().blockers_of(harasser).await.unwrap(), [ada]);
    let mut expected = [bea, harasser];
    expected.sort_unstable();
    for player in [ada, blocker] {
        let mut ids = store.blocks().ids_blocked_by(player).await.unwrap();
        ids.sort_unstable();
        assert_eq!(ids, expected);
    }
    assert_eq!(store.blocks().ids_blocked_by(bea).await.unwrap(), []);
    store.blocks().remove(ada, bea).await.unwrap();
    assert_eq!(store.blocks().between(blocker, harasser).await.unwrap(), None);
}

pub(crate) async fn the_number_of_blocks_is_limited(store: Store) {
    let ada = person(&store, "Ada").await;
    let first = guest(&store).await;
    store.blocks().add(ada, first, 0).await.unwrap();
    for number in 1..BLOCKS_MAX {
        let other = PlayerId::from_random(u64::from(number) + 1_000);
        assert!(store.blocks().add(ada, other, 1).await.unwrap(), "{number}");
    }
    let one_more = guest(&store).await;
    assert!(!store.blocks().add(ada, one_more, 2).await.unwrap());
    assert!(store.blocks().add(ada, first, 2).await.unwrap(), "the player is already blocked");
    store.blocks().remove(ada, first).await.unwrap();
    assert!(store.blocks().add(ada, one_more, 3).await.unwrap());
}

pub(crate) async fn blocks_are_exported_and_deleted_with_the_account(store: Store) {
    let (ada, bea) = (person(&store, "Ada").await, person(&store, "Bea").await);
    store.blocks().add(ada, bea, 5).await.unwrap();
    store.blocks().add(bea, ada, 6).await.unwrap();
    let exported = exported(&store, ada).await;
    let own = serde_json::json!([{ "player": bea.to_string(), "since": 5 }]);
    assert_eq!(exported["blocks"], own, "the export does not reveal who has blocked the player");
    store.accounts().forget(ada, 7).await.unwrap();
    assert_eq!(blocked(&store, bea).await, []);
    assert_eq!(store.blocks().blockers_of(bea).await.unwrap(), []);
}

pub(crate) async fn players_kept_apart_by_a_block_are_not_paired(store: Store) {
    let [ada, bea, cleo] =
        [person(&store, "Ada").await, person(&store, "Bea").await, person(&store, "Cleo").await];
    store.blocks().add(ada, bea, 5).await.unwrap();
    let first = |own: PlayerId| {
        move |waiting: &[Seek]| {
            let with = waiting.first()?.player;
            Some(Meeting { with, game: game(with, own) })
        }
    };
    // The first seek is placed by the blocking player in one round, and by the blocked player in the other.
    for (one, other) in [(ada, bea), (bea, ada)] {
        for (player, at) in [(one, 10), (other, 11)] {
            let placed = store.seeks().place(seek(player, "300+3", at), 0, 20, first(player)).await;
            assert_eq!(placed.unwrap().and_then(|placed| placed.met), None);
        }
        let make = move |seek: &Seek| Some(game(seek.player, other));
        let taken = store.seeks().take(one.to_string(), other, 0, make).await.unwrap();
        let block = if other == ada { Block::Own } else { Block::Other };
        assert_eq!(taken, TakenSeek::Apart(block));
        store.seeks().delete(one).await.unwrap();
        store.seeks().delete(other).await.unwrap();
    }
    store.seeks().place(seek(ada, "300+3", 12), 0, 20, first(ada)).await.unwrap();
    store.seeks().place(seek(bea, "300+3", 13), 0, 20, first(bea)).await.unwrap();
    let placed = store.seeks().place(seek(cleo, "300+3", 14), 0, 20, first(cleo)).await.unwrap();
    assert_eq!(placed.and_then(|placed| placed.met).map(|(met, _)| met.player), Some(ada));
}

pub(crate) async fn club_night_pairings_respect_blocks(store: Store) {
    let [ada, bea, guest] =
        [person(&store, "Ada").await, person(&store, "Bea").await, guest(&store).await];
    let night = record::ClubNightId::from_random(3);
    for player in [ada, bea, guest] {
        store.club_nights().be_ready(night, player, 10).await.unwrap();
    }
    store.blocks().add(ada, bea, 5).await.unwrap();
    store.blocks().add(guest, ada, 5).await.unwrap();
    let (told, heard) = std::sync::mpsc::channel::<Vec<Apart>>();
    let pairing = store.club_nights().pair(night, 0, move |_, _, apart| {
        told.send(apart.to_vec()).expect("the test receives");
        Vec::new()
    });
    pairing.await.unwrap();
    let mut apart = heard.recv().unwrap();
    apart.sort_unstable();
    let mut expected = vec![[ada, bea], [guest, ada]];
    expected.sort_unstable();
    assert_eq!(apart, expected);
}
