use store::{AppendError, Location, Options, Store, StoreError};

use crate::{
    fresh::{Folder, block_on},
    open, play,
};

#[test]
fn a_full_disk_is_reported_and_acknowledged_turns_are_kept() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let options = Options { max_pages: Some(60), ..Options::at(Location::File(path.clone())) };
    let store = Store::open(&options).unwrap();
    let mut sample = block_on(play(&store, 1, 0));
    let mut acknowledged = 1;
    let error = loop {
        let turn = sample.turn();
        match block_on(store.games().append(sample.id, turn, sample.summary.clone(), None)) {
            Ok(_) => acknowledged += 1,
            Err(error) => break error,
        }
        assert!(acknowledged < 10_000, "sixty pages must be full by now");
    };
    assert!(matches!(error, AppendError::Store(StoreError::Full)), "{error:?}");
    assert_eq!(error.code(), "store-full");
    assert!(store.is_open());
    assert_eq!(block_on(store.games().log(sample.id)).unwrap().len(), acknowledged);
    drop(store);
    // When there is space again, the game continues.
    let store = open(&path).unwrap();
    sample.summary.seq -= 1;
    let turn = sample.turn();
    block_on(store.games().append(sample.id, turn, sample.summary, None)).unwrap();
    assert_eq!(block_on(store.audit()).unwrap().problems, []);
}
