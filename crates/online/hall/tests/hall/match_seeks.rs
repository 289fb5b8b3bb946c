//! Seeks and standing seeks for matches.

use hall::{Hall, Options, SeekTerms};
use record::Terms;
use serde_json::json;
use variants::Variant;

use crate::{
    matches::match_terms,
    stage::{NETWORK, Stage, next, stage},
};

/// Returns a seek for a match.
fn sought(links: &str) -> SeekTerms {
    let Terms { variant, clock, combined, .. } = match_terms(links, "300+3");
    SeekTerms {
        variant,
        clock,
        rated: false,
        rated_only: false,
        combined,
        color: None,
        min: None,
        max: None,
    }
}

#[tokio::test]
async fn a_standing_seek_for_a_match_leads_to_calls_only_for_that_match_even_after_a_restart() {
    let stage = stage().await;
    stage
        .hall
        .standing_seeks()
        .set(stage.white, sought("Y:die"), NETWORK)
        .await
        .expect("it stands");
    stage.hall.close(0).await;
    let hall = Hall::open(stage.store.clone(), Options::default()).await.expect("it opens again");
    let stage = Stage { hall, ..stage };
    let standing = stage.hall.standing_seeks().of(stage.white).await.unwrap().expect("it stays");
    assert_eq!(standing.combined, sought("Y:die").combined);
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    assert_eq!(stage.hall.pairing().seek(stage.other, sought("Y:yinsh")).await, Ok(None));
    assert_eq!(stage.hall.pairing().seek(stage.black, sought("Y:die")).await, Ok(None));
    let called = next(&mut inbox, "call").await;
    assert_eq!(called["seek"]["match"]["links"], "Y:die");
    assert_eq!(called["seek"]["player"]["id"], json!(stage.black));
}

#[tokio::test]
async fn a_seek_for_an_invalid_match_is_refused() {
    let stage = stage().await;
    let fine = sought("Y:die");
    let wrong = [
        (SeekTerms { rated: true, ..fine }, "match-rated"),
        (SeekTerms { variant: Variant::GipfTournament, ..fine }, "match-terms"),
        (sought("T:die"), "match-terms"),
        (sought("-"), "match-terms"),
    ];
    for (terms, code) in wrong {
        assert_eq!(stage.hall.pairing().seek(stage.white, terms).await.unwrap_err().code(), code);
        assert_eq!(
            stage.hall.standing_seeks().set(stage.white, terms, NETWORK).await.unwrap_err().code(),
            code
        );
    }
}

#[tokio::test]
async fn matching_seeks_for_a_match_are_paired() {
    let stage = stage().await;
    let wanted = sought("Y:yinsh");
    let free = SeekTerms { combined: None, ..wanted };
    assert_eq!(stage.hall.pairing().seek(stage.white, wanted).await, Ok(None));
    assert_eq!(stage.hall.pairing().seek(stage.other, free).await, Ok(None));
    let game = stage.hall.pairing().seek(stage.black, wanted).await.unwrap().expect("they meet");
    assert_eq!(stage.full(game, stage.white).await["terms"]["match"]["links"], "Y:yinsh");
}
