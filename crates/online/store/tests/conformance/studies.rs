//! Studies: revisions, who owns them, and what is listed.

use protocol::{StudyId, rest::StudyAccess};
use record::PlayerId;
use store::{SavedStudy, Store, StudyContent, StudyCursor};
use variants::Variant;

use crate::{
    accounts::person,
    sample::{START, player},
};

const MOST: u32 = 3;

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
    assert!(store.new_study(id, owner, access, content, MOST, at).await.unwrap());
    id
}

pub(crate) async fn a_study_is_stored_with_its_text_and_deleted_by_its_owner(store: Store) {
    let id = stored(&store, 1, player(1), StudyAccess::Link).await;
    let (study, text) = store.study(id).await.unwrap().unwrap();
    assert_eq!((study.id, study.owner, study.access), (id, player(1), StudyAccess::Link));
    assert_eq!((study.revision, study.chapters, study.title.as_str()), (1, 2, "1"));
    assert_eq!((study.variant, study.position.as_str()), (Variant::GipfStandard, "4/5"));
    assert_eq!((text, study.changed), (content("1").text, START + 1));
    assert!(!store.delete_study(id, player(2)).await.unwrap(), "only the owner");
    assert!(store.delete_study(id, player(1)).await.unwrap());
    assert_eq!(store.study(id).await.unwrap(), None);
    assert!(!store.delete_study(id, player(1)).await.unwrap());
}

pub(crate) async fn a_save_on_an_older_revision_of_a_study_changes_nothing(store: Store) {
    let id = stored(&store, 1, player(1), StudyAccess::Private).await;
    let save = |owner, revision, title| {
        store.save_study(id, owner, revision, StudyAccess::Public, content(title), START + 9)
    };
    assert_eq!(save(player(1), 1, "second").await.unwrap(), SavedStudy::Saved(2));
    let before = store.study(id).await.unwrap();
    assert_eq!(save(player(1), 1, "late").await.unwrap(), SavedStudy::Changed(2));
    assert_eq!(save(player(1), 3, "early").await.unwrap(), SavedStudy::Changed(2));
    assert_eq!(save(player(2), 2, "foreign").await.unwrap(), SavedStudy::Missing);
    assert_eq!(store.study(id).await.unwrap(), before);
    let (study, text) = before.unwrap();
    assert_eq!((study.revision, study.access, study.changed), (2, StudyAccess::Public, START + 9));
    assert_eq!(text, content("second").text);
}

pub(crate) async fn a_player_has_a_limited_number_of_studies(store: Store) {
    for number in 1..=u64::from(MOST) {
        stored(&store, number, player(1), StudyAccess::Private).await;
    }
    let one_more = StudyId::from_random(99);
    let new = |owner| {
        store.new_study(one_more, owner, StudyAccess::Private, content("more"), MOST, START)
    };
    assert!(!new(player(1)).await.unwrap());
    assert_eq!(store.study(one_more).await.unwrap(), None);
    assert!(new(player(2)).await.unwrap(), "others have their own");
    assert_eq!(store.studies_of(player(1)).await.unwrap().len(), MOST as usize);
}

pub(crate) async fn only_public_studies_are_listed_and_each_once(store: Store) {
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
        let page = store.public_studies(before, 3).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(StudyCursor { changed: last.changed, id: last.id });
        listed.extend(page.into_iter().map(|study| study.id));
    }
    public.reverse();
    assert_eq!(listed, public);
    let own = store.studies_of(player(1)).await.unwrap();
    assert_eq!(own.iter().map(|study| study.revision).collect::<Vec<_>>(), [1, 1, 1]);
}

pub(crate) async fn studies_are_exported_and_deleted_with_the_account(store: Store) {
    let ada = person(&store, "Ada").await;
    let id = stored(&store, 1, ada, StudyAccess::Public).await;
    let other = stored(&store, 2, player(2), StudyAccess::Public).await;
    let exported = store.export(ada).await.unwrap();
    assert_eq!(exported["studies"][0]["id"], id.to_string());
    assert_eq!(exported["studies"][0]["text"], content("1").text);
    assert_eq!(exported["studies"].as_array().map(Vec::len), Some(1));
    assert!(store.forget(ada, START + 5).await.unwrap());
    assert_eq!(store.study(id).await.unwrap(), None);
    assert_eq!(store.studies_of(ada).await.unwrap(), []);
    assert!(store.study(other).await.unwrap().is_some());
}
