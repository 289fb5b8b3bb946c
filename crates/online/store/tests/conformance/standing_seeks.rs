use record::{MatchTerms, PlayerId};
use store::{NetworkShare, StandingSeek, Store};
use variants::Variant;

/// Limit of two standing seeks per network.
const SHARE: NetworkShare = NetworkShare { network: 7, max_seeks: 2 };

fn seek(player: PlayerId, created: i64) -> StandingSeek {
    StandingSeek {
        player,
        variant: Variant::GipfStandard,
        clock: "600+5".parse().expect("a time control"),
        rated: true,
        rated_only: false,
        combined: None,
        created,
        until: created + 100,
    }
}

pub(crate) async fn a_standing_seek_stays_until_it_is_deleted_or_expires(store: Store) {
    let [ada, bea, cleo] = [1, 2, 3].map(PlayerId::from_random);
    store.standing_seeks().set(seek(ada, 5), SHARE).await.unwrap();
    store.standing_seeks().set(seek(bea, 20), SHARE).await.unwrap();
    let links = "Y:die,U:yinsh".parse().expect("links");
    let combined = MatchTerms { links, challenges: "*".parse().expect("challenges"), clock: None };
    let ultimate = Variant::known("gipf-ultimate", None).expect("a preset");
    let newer = StandingSeek { variant: ultimate, combined: Some(combined), ..seek(ada, 10) };
    store.standing_seeks().set(newer, SHARE).await.unwrap();
    let elsewhere = NetworkShare { network: 8, ..SHARE };
    assert!(store.standing_seeks().set(seek(cleo, 30), elsewhere).await.unwrap());
    assert_eq!(
        store.standing_seeks().all(50).await.unwrap(),
        [newer, seek(bea, 20), seek(cleo, 30)]
    );
    assert!(store.standing_seeks().delete(bea).await.unwrap());
    assert!(!store.standing_seeks().delete(bea).await.unwrap());
    assert_eq!(store.standing_seeks().all(110).await.unwrap(), [seek(cleo, 30)]);
    assert_eq!(
        store.standing_seeks().all(0).await.unwrap(),
        [seek(cleo, 30)],
        "expired seeks are deleted"
    );
}

pub(crate) async fn standing_seeks_per_network_are_limited(store: Store) {
    let [ada, bea, cleo] = [1, 2, 3].map(PlayerId::from_random);
    assert!(store.standing_seeks().set(seek(ada, 5), SHARE).await.unwrap());
    assert!(store.standing_seeks().set(seek(bea, 6), SHARE).await.unwrap());
    assert!(!store.standing_seeks().set(seek(cleo, 7), SHARE).await.unwrap());
    assert!(
        store.standing_seeks().set(seek(ada, 8), SHARE).await.unwrap(),
        "in place of their own"
    );
    let elsewhere = NetworkShare { network: -8, ..SHARE };
    assert!(store.standing_seeks().set(seek(bea, 9), elsewhere).await.unwrap());
    assert!(store.standing_seeks().set(seek(cleo, 10), SHARE).await.unwrap(), "one has moved");
    assert!(!store.standing_seeks().set(seek(bea, 11), SHARE).await.unwrap());
    let late = seek(bea, 108);
    assert!(
        store.standing_seeks().set(late, SHARE).await.unwrap(),
        "one of the others has expired"
    );
}
