//! Studies: revisions, owners and lists.

use protocol::{StudyId, rest::StudyAccess};
use record::PlayerId;
use store::{ChangedStudy, Quota, SavedStudy, Store, StudyContent, StudyCursor};
use variants::Variant;

use crate::{
    accounts::person,
    export::exported,
    sample::{START, player},
};

const STUDIES_MAX: u32 = 3;
const QUOTA: Quota = Quota { studies: STUDIES_MAX, ..Quota::FULL };

fn content(title: &str) -> StudyContent {
    StudyContent {
        title: title.to_owned(),
        chapters: 2,
        variant: Variant::GipfStandard,
        position: "4/5".to_owned(),
        text: format!("<b>{title}</b> 'ünï'"),
    }
}

pub(crate) async fn stored(
    store: &Store,
    number: u64,
    owner: PlayerId,
    access: StudyAccess,
) -> StudyId {
    let id = StudyId::from_random(number);
    let at = START + i64::try_from(number).expect("a small number");
    let content = content(&number.to_string());
    assert!(store.studies().create(id, owner, access, content, QUOTA, at).await.unwrap());
    id
}

pub(crate) async fn a_study_is_stored_with_its_text_and_deleted_by_its_owner(store: Store) {
    let id = stored(&store, 1, player(1), StudyAccess::Link).await;
    let (study, text) = store.studies().get(id).await.unwrap().unwrap();
    assert_eq!((study.id, study.owner, study.access), (id, player(1), StudyAccess::Link));
    assert_eq!((study.revision, study.chapters, study.title.as_str()), (1, 2, "1"));
    assert_eq!((study.variant, study.position.as_str()), (Variant::GipfStandard, "4/5"));
    assert_eq!((text, study.changed), (content("1").text, START + 1));
    assert!(!store.studies().delete(id, player(2)).await.unwrap(), "only the owner");
    assert!(store.studies().delete(id, player(1)).await.unwrap());
    assert_eq!(store.studies().get(id).await.unwrap(), None);
    assert!(!store.studies().delete(id, player(1)).await.unwrap());
}

pub(crate) async fn a_save_based_on_an_older_revision_changes_nothing(store: Store) {
    let id = stored(&store, 1, player(1), StudyAccess::Private).await;
    let save = |owner, revision, title| {
        let access = StudyAccess::Public;
        let change = ChangedStudy { revision, access, content: content(title) };
        store.studies().save(id, owner, change, QUOTA, START + 9)
    };
    assert_eq!(save(player(1), 1, "second").await.unwrap(), SavedStudy::Saved(2));
    let before = store.studies().get(id).await.unwrap();
    assert_eq!(save(player(1), 1, "late").await.unwrap(), SavedStudy::Changed(2));
    assert_eq!(save(player(1), 3, "early").await.unwrap(), SavedStudy::Changed(2));
    assert_eq!(save(player(2), 2, "foreign").await.unwrap(), SavedStudy::Missing);
    assert_eq!(store.studies().get(id).await.unwrap(), before);
    let (study, text) = before.unwrap();
    assert_eq!((study.revision, study.access, study.changed), (2, StudyAccess::Public, START + 9));
    assert_eq!(text, content("second").text);
}

pub(crate) async fn a_player_has_a_limited_number_of_studies(store: Store) {
    for number in 1..=u64::from(STUDIES_MAX) {
        stored(&store, number, player(1), StudyAccess::Private).await;
    }
    let one_more = StudyId::from_random(99);
    let new = |owner| {
        store.studies().create(one_more, owner, StudyAccess::Private, content("more"), QUOTA, START)
    };
    assert!(!new(player(1)).await.unwrap());
    assert_eq!(store.studies().get(one_more).await.unwrap(), None);
    assert!(new(player(2)).await.unwrap(), "other players have their own limit");
    assert_eq!(store.studies().of(player(1)).await.unwrap().len(), STUDIES_MAX as usize);
}

pub(crate) async fn the_total_length_of_a_players_studies_is_limited(store: Store) {
    let (ada, access) = (player(1), StudyAccess::Private);
    let long = |length| StudyContent { text: "x".repeat(length), ..content("long") };
    let quota = Quota { study_bytes: 1000, ..QUOTA };
    let new = |number, length| {
        let id = StudyId::from_random(number);
        store.studies().create(id, ada, access, long(length), quota, START)
    };
    assert!(new(1, 700).await.unwrap());
    assert!(!new(2, 301).await.unwrap());
    assert!(new(2, 300).await.unwrap());
    let id = StudyId::from_random(1);
    let save = |revision, length, quota| {
        let change = ChangedStudy { revision, access, content: long(length) };
        store.studies().save(id, ada, change, quota, START)
    };
    assert_eq!(save(1, 701, quota).await.unwrap(), SavedStudy::Full);
    assert_eq!(save(1, 700, quota).await.unwrap(), SavedStudy::Saved(2));
    let smaller = Quota { study_bytes: 500, ..quota };
    assert_eq!(save(2, 699, smaller).await.unwrap(), SavedStudy::Saved(3), "it becomes shorter");
    assert_eq!(store.studies().length(id, ada).await.unwrap(), 699);
    assert_eq!(store.studies().length(id, player(2)).await.unwrap(), 0);
}

pub(crate) async fn public_studies_are_listed_once_each_and_others_never(store: Store) {
    let mut public = Vec::new();
    for number in 1..=7 {
        public.push(stored(&store, number, player(number), StudyAccess::Public).await);
    }
    for (number, access) in [(20, StudyAccess::Private), (21, StudyAccess::Link)] {
        stored(&store, number, player(1), access).await;
    }
    let mut listed = Vec::new();
    let mut before = None;
    loop {
        let page = store.studies().public(before, 3).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(StudyCursor { changed: last.changed, id: last.id });
        listed.extend(page.into_iter().map(|study| study.id));
    }
    public.reverse();
    assert_eq!(listed, public);
    let own = store.studies().of(player(1)).await.unwrap();
    assert_eq!(own.iter().map(|study| study.revision).collect::<Vec<_>>(), [1, 1, 1]);
}

pub(crate) async fn hidden_studies_and_those_of_banned_players_are_not_shared(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let adas = stored(&store, 1, ada, StudyAccess::Public).await;
    let bobs = stored(&store, 2, bob, StudyAccess::Public).await;
    let listed = async || -> Vec<StudyId> {
        store.studies().public(None, 9).await.unwrap().iter().map(|study| study.id).collect()
    };
    let is_shared = async |id| store.studies().get(id).await.unwrap().unwrap().0.is_shared();
    assert_eq!(listed().await, [bobs, adas]);
    let hidden = store.studies().hide(adas, true).await.unwrap().unwrap();
    assert!(hidden.hidden && !is_shared(adas).await);
    assert_eq!(listed().await, [bobs]);
    let change = ChangedStudy { revision: 1, access: StudyAccess::Public, content: content("2") };
    let saved = store.studies().save(adas, ada, change, QUOTA, START).await;
    assert_eq!(saved.unwrap(), SavedStudy::Saved(2));
    assert!(!is_shared(adas).await, "a change does not show it again");
    assert!(store.players().ban(bob, true).await.unwrap());
    assert_eq!((listed().await, is_shared(bobs).await), (vec![], false));
    assert!(store.players().ban(bob, false).await.unwrap());
    assert!(!store.studies().hide(adas, false).await.unwrap().unwrap().hidden);
    assert_eq!((listed().await, is_shared(adas).await), (vec![bobs, adas], true));
    assert_eq!(store.studies().hide(StudyId::from_random(99), true).await.unwrap(), None);
}

pub(crate) async fn studies_are_exported_and_deleted_with_the_account(store: Store) {
    let ada = person(&store, "Ada").await;
    let id = stored(&store, 1, ada, StudyAccess::Public).await;
    let other = stored(&store, 2, player(2), StudyAccess::Public).await;
    let exported = exported(&store, ada).await;
    assert_eq!(exported["studies"][0]["id"], id.to_string());
    assert_eq!(exported["studies"][0]["text"], content("1").text);
    assert_eq!(exported["studies"].as_array().map(Vec::len), Some(1));
    assert!(store.accounts().forget(ada, START + 5).await.unwrap());
    assert_eq!(store.studies().get(id).await.unwrap(), None);
    assert_eq!(store.studies().of(ada).await.unwrap(), []);
    assert!(store.studies().get(other).await.unwrap().is_some());
}
