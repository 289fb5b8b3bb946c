//! Tests that exports are complete and consist of pieces of bounded length.

use protocol::{ChatRoom, PlayerKind, rest::NotebookKind, rest::StudyAccess};
use record::PlayerId;
use serde_json::{Value as Json, json};
use store::Store;

use crate::{
    accounts::person,
    chat::message,
    notebook::entry,
    sample::{START, Sample},
    studies,
};

/// Maximum length of a piece: the target length plus the longest row that a request can store.
const LONGEST_PIECE: usize = (64 + 128 + 1) * 1024;

async fn pieces(store: &Store, player: PlayerId) -> Vec<String> {
    let (mut export, mut pieces) = (store.accounts().export(player), Vec::new());
    while let Some(piece) = export.next_piece().await.unwrap() {
        pieces.push(piece);
    }
    pieces
}

/// Returns the complete export of a player.
pub(crate) async fn exported(store: &Store, player: PlayerId) -> Json {
    serde_json::from_str(&pieces(store, player).await.concat()).unwrap()
}

pub(crate) async fn a_long_export_is_returned_in_short_pieces(store: Store) {
    let ada = person(&store, "Ada").await;
    let mut nested = json!(0);
    for _ in 0..110 {
        nested = json!([nested]);
    }
    for number in 0..30 {
        let mut long = entry(NotebookKind::Review, &number.to_string(), number);
        long.body.insert("nested".to_owned(), json!(vec![&nested; 550]));
        assert!(store.notebooks().add(ada, vec![long]).await.unwrap());
    }
    let pieces = pieces(&store, ada).await;
    let longest = pieces.iter().map(String::len).max();
    assert!(longest < Some(LONGEST_PIECE), "{longest:?}");
    let whole = pieces.concat();
    assert!(
        (3_000_000..4_000_000).contains(&whole.len()),
        "bodies as they are stored: {}",
        whole.len()
    );
    let whole: Json = serde_json::from_str(&whole).unwrap();
    let numbers =
        whole["notebook"].as_array().unwrap().iter().map(|entry| &entry["body"]["number"]);
    assert!(numbers.eq(&(0..30).map(Json::from).collect::<Vec<_>>()));
}

pub(crate) async fn an_export_contains_every_row_once(store: Store) {
    let ada = person(&store, "Ada").await;
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    store.players().merge(guest, ada).await.unwrap();
    let (game, _) = Sample::new(1);
    for number in 0..450_i64 {
        let mut said = message(number, ChatRoom::Spectators);
        // Many rows have the same time so that pages end between rows with equal times.
        (said.player, said.at) = (if number < 250 { ada } else { guest }, START);
        assert!(store.chat().add(game.id, said).await.unwrap());
    }
    for part in 0..3_i64 {
        let some = (0..150).map(|it| entry(NotebookKind::Card, &format!("{part}.{it}"), it));
        assert!(store.notebooks().add(ada, some.collect()).await.unwrap());
    }
    for number in 1..=3 {
        studies::stored(&store, number, ada, StudyAccess::Private).await;
    }
    let whole = exported(&store, ada).await;
    let distinct = |part: &str| {
        let rows = whole[part].as_array().unwrap();
        let texts: std::collections::BTreeSet<String> = rows.iter().map(Json::to_string).collect();
        (rows.len(), texts.len())
    };
    assert_eq!(distinct("chat"), (450, 450));
    assert_eq!(distinct("notebook"), (450, 450));
    assert_eq!(distinct("studies"), (3, 3));
}
