use fastrand::Rng;
use record::{ReadOptions, Record, Score, Termination, WriteError, read};
use variants::{AnyGame, Color, Handicap, Variant};

use crate::random;

fn reading(text: &str) -> Record {
    let mut readings = read(text, ReadOptions::default());
    let record = readings.next().unwrap().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(readings.next().is_none(), "{text}");
    record.into_record().unwrap()
}

#[test]
fn written_games_are_read_back_equal() {
    let mut rng = Rng::with_seed(41);
    for variant in Variant::ALL {
        for number in 0..40 {
            let most = if number % 4 == 0 { rng.usize(..300) } else { 1000 };
            let mut record = Record::from_game(&random::game(variant, &mut rng, most));
            for name in ["White", "Black", "Event"] {
                if rng.bool() {
                    record.tags_mut().set(name, random::comment(&mut rng).as_str()).unwrap();
                }
            }
            record.tags_mut().set("Date", "2026.05.??").unwrap();
            if record.outcome().is_none() {
                let termination = rng.bool().then(|| Termination::ALL[rng.usize(..5)]);
                record.set_result(Score::ALL[rng.usize(..4)], termination).unwrap();
            }
            let text = record.to_sgf().unwrap();
            assert_eq!(reading(&text), record, "{text}");
        }
    }
}

/// Plays at random, but removes as many rows of GIPF-pieces as the rules offer.
#[test]
fn removals_of_gipf_pieces_are_read_back_equal() {
    let mut rng = Rng::with_seed(42);
    let (mut written, mut choices) = (0, 0);
    for variant in [Variant::GipfStandard, Variant::GipfTournament] {
        for _ in 0..60 {
            let mut game = AnyGame::start(variant);
            while game.outcome().is_none() && game.len() < 200 {
                let mut tokens = game.legal_tokens();
                // GIPF-pieces only, for as long as possible.
                if rng.u8(..6) > 0 && tokens.iter().any(|token| token.starts_with('G')) {
                    tokens.retain(|token| token.starts_with('G'));
                }
                choices +=
                    usize::from(tokens.iter().filter(|token| token.starts_with('x')).count() > 1);
                game.play_turn(&tokens[rng.usize(..tokens.len())]).unwrap();
            }
            let record = Record::from_game(&game);
            match record.to_sgf() {
                Ok(text) => {
                    assert_eq!(reading(&text), record, "{text}");
                    written += 1;
                }
                Err(error) => assert_eq!(error, WriteError::Removals),
            }
        }
    }
    assert!(choices > 100, "{choices}");
    assert!(written >= 114, "only {written} of 120 games can be written");
}

#[test]
fn a_written_game_of_yinsh_looks_like_one_of_boardspace() {
    let mut game = AnyGame::start(Variant::Yinsh);
    "f6 a5 g7 b7 h8 c8 i9 d9 j10 e10 f6-f7".split(' ').for_each(|turn| {
        game.play_turn(turn).unwrap();
    });
    let mut record = Record::from_game(&game);
    record.tags_mut().set("White", "Ada] \\").unwrap();
    record.set_result(Score::WhiteWins, Some(Termination::Resignation)).unwrap();
    let text = record.to_sgf().unwrap();
    let start = "(;\nGM[24]VV[1]\nSU[Yinsh]\nRE[W+R]\nP0[id \"Ada\\] \\\\\"]\n\
                 ; P0[0 Start P0]\n; P0[1 place wr F 6]\n; P0[2 Done]\n; P1[3 place br A 5]\n";
    let end = "; P0[21 place w F 6]\n; P0[22 drop board F 7]\n; P0[23 Done]\n\
               ; P1[24 Resign]\n; P1[25 Done]\n)\n";
    assert!(text.starts_with(start) && text.ends_with(end), "{text}");
}

#[test]
fn other_starts_and_games_cannot_be_written() {
    let handicap = AnyGame::with_handicap(Handicap::new(Color::White, 2).unwrap());
    assert_eq!(Record::from_game(&handicap).to_sgf(), Err(WriteError::Start));
    let variant = Variant::PRESETS[0];
    let potentials = Record::from_game(&AnyGame::start(variant));
    assert_eq!(potentials.to_sgf(), Err(WriteError::OtherVariant { variant }));
}
