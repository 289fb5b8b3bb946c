use crate::run::gipfel;

#[test]
fn the_bench_counts_correctly_and_prints_every_row_as_json() {
    let answer = gipfel(&["bench", "rules", "--seconds", "0", "--rounds", "1", "--json"]);
    assert_eq!(answer.code, Some(0), "{answer:?}");
    let table = answer.json();
    let rows = table["rows"].as_array().unwrap();
    assert!(rows.len() >= 22);
    assert!(rows.iter().all(|row| row["per_second"].as_f64().is_some_and(|speed| speed > 0.0)));
}

#[test]
fn negative_seconds_are_rejected() {
    let answer = gipfel(&["bench", "rules", "--seconds=-1"]);
    assert_eq!(answer.code, Some(2));
    assert_eq!(answer.err, "gipfel: --seconds must be a number from 0 to 3600\n");
}
