use fastrand::Rng;
use record::{GameId, PlayerId};

#[test]
fn ids_round_trip_in_eleven_digits() {
    let mut rng = Rng::with_seed(3);
    for bits in (0..1000).map(|_| rng.u64(..)).chain([0, 1, u64::MAX, u64::MAX >> 1]) {
        let id = GameId::from_random(bits);
        let text = id.to_string();
        assert_eq!(text.len(), 11);
        assert_eq!(text.parse(), Ok(id));
        assert_eq!(GameId::from_i64(id.to_i64()), Some(id));
        assert_eq!(serde_json::to_string(&id).unwrap(), format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<GameId>(&format!("\"{text}\"")).unwrap(), id);
    }
}

#[test]
fn every_id_has_one_spelling() {
    assert_eq!(PlayerId::from_random(0).to_string(), "00000000000");
    assert_eq!(PlayerId::from_random(61).to_string(), "0000000000z");
    assert_eq!(PlayerId::from_random(u64::MAX).to_string(), "AzL8n0Y58m7");
    assert_eq!(format!("{:?}", PlayerId::from_random(10)), "PlayerId(0000000000A)");
}

#[test]
fn invalid_ids_are_rejected() {
    for text in ["", "0", "000000000000", "AzL8n0Y58m8", "zzzzzzzzzzz", "0000-000000", "00000é0000"]
    {
        assert!(text.parse::<GameId>().is_err(), "{text}");
    }
    assert_eq!(GameId::from_i64(-1), None);
}
