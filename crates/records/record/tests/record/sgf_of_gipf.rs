use record::{ReadOptions, Reading, Record, Score, Termination, read};
use variants::Variant;

fn sgf(setup: &str, events: &str) -> String {
    let nodes: Vec<String> = events
        .split(',')
        .map(str::trim)
        .enumerate()
        .map(|(number, event)| {
            let (seat, event) = event.split_at(1);
            format!("; P{seat}[{number}{event} ]TM[{number}000]")
        })
        .collect();
    format!(
        " (;\nGM[gipf]VV[1]\nCM[0,1]\nSU[{setup}]\nDT[Sat Mar 21 17:21:39 CDT 2026]\n\
         RE[Game won by Ada]\nP0[id \"Ada\"]\nP1[id \"Ben\"]\n{}\n;\nP0[time 0:06:31 ]\n)\n",
        nodes.join("\n")
    )
}

fn reading(text: &str) -> Result<Record, String> {
    let reading = read(text, ReadOptions::default()).next().unwrap();
    reading.map(|reading| reading.into_record().unwrap()).map_err(|error| error.to_string())
}

fn turns(setup: &str, events: &str) -> String {
    let record = reading(&sgf(setup, events)).unwrap();
    let turns = record.main_line().turns().iter();
    turns.map(|turn| turn.token().as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_variant_players_and_date_are_read() {
    for (setup, variant) in [
        ("Gipf 0 102", Variant::GipfBasic),
        ("gipf", Variant::GipfBasic),
        ("Gipf-Standard 123456789 101", Variant::GipfStandard),
        ("gipf-tournament 0 102", Variant::GipfTournament),
    ] {
        let record = reading(&sgf(setup, "0 Start P0")).unwrap();
        assert_eq!(record.variant(), variant, "{setup}");
        let tags: Vec<_> = record.tags().iter().collect();
        assert_eq!(tags, [("Date", "2026.03.21"), ("White", "Ada"), ("Black", "Ben")]);
    }
}

#[test]
fn a_piece_is_dropped_on_a_dot_and_then_on_a_spot() {
    let events = "0 Start P0, 0 Pick wr 0, 0 Dropb E 1, 0 Dropb E 2, 0 Done, \
                  1 slide B 1 B 2, 1 Done, 0 Slide D 1 D 2, 0 Done";
    assert_eq!(turns("Gipf", events), "e1-e3 b1-b3 d2");
}

#[test]
fn only_the_last_of_several_choices_counts() {
    let events = "0 Pick wr 0, 0 Dropb E 1, 0 Drop wr 0, 0 Pick wr 0, 0 Dropb A 1, 0 Dropb C 1, \
                  0 Dropb C 2, 0 Pickb C 2, 0 Dropb D 2, 0 Pickb D 2, 0 Dropb C 2, 0 Done";
    assert_eq!(turns("Gipf", events), "c2");
}

#[test]
fn gipf_pieces_come_first_in_a_tournament_until_a_player_asks_for_a_single() {
    let events = "0 Dropb E 1, 0 Dropb E 2, 0 Done, 1 Dropb B 1, 1 Dropb B 2, 1 Done, \
                  0 Dropb C 1, 0 Dropb C 2, 0 Done, 1 Standard, 1 Dropb D 1, 1 Dropb D 2, 1 Done, \
                  0 Dropb F 1, 0 Dropb F 2, 0 Done, 1 Dropb G 1, 1 Dropb G 2, 1 Done";
    assert_eq!(turns("Gipf-Tournament", events), "Ge2 Gb2 Gc2 d2 Gf2 g2");
}

#[test]
fn a_row_that_crosses_no_other_is_removed_without_an_event() {
    let events = "0 Slide E 1 E 2, 0 Done, 1 Slide C 1 C 2, 1 Done, 0 Slide E 1 E 2, 0 Done, \
                  1 Slide C 7 C 6, 1 Done, 0 Slide E 1 E 2, 0 Done";
    assert_eq!(turns("Gipf", events), "e1-e3 c2 e1-e4 c6 e1-e5;xe2,e3,e4,e5");
    let named = format!("{}, 0 Remove E 1, 0 Done", events.strip_suffix(", 0 Done").unwrap());
    assert_eq!(turns("Gipf", &named), turns("Gipf", events));
}

#[test]
fn gipf_pieces_stay_unless_the_player_says_otherwise() {
    let events = "0 Slide E 1 E 2, 0 Done, 1 Slide C 1 C 2, 1 Done, 0 Slide E 1 E 2, 0 Done, \
                  1 Slide C 7 C 6, 1 Done, 0 Slide E 1 E 2, ";
    let stays = turns("Gipf-Standard", &format!("{events}0 Done"));
    assert_eq!(stays, "e1-e3 c2 e1-e4 c6 e1-e5;xe2,e3,e4");
    for event in ["Preserve E 5", "Remove E 5"] {
        let taken = turns("Gipf-Standard", &format!("{events}0 {event}, 0 Done"));
        assert_eq!(taken, "e1-e3 c2 e1-e4 c6 e1-e5;xe2,e3,e4,Ge5", "{event}");
    }
}

#[test]
fn the_ends_that_the_rules_do_not_decide_are_read() {
    for (event, score, termination) in [
        ("0 Resign, 0 Done", Score::BlackWins, Termination::Resignation),
        ("1 LoseGameOnTime, 1 Done", Score::WhiteWins, Termination::Time),
        ("1 OfferDraw, 0 AcceptDraw, 0 Done", Score::Draw, Termination::Agreement),
    ] {
        let record = reading(&sgf("Gipf", &format!("0 Slide E 1 E 2, 0 Done, {event}"))).unwrap();
        assert_eq!((record.score(), record.termination()), (score, Some(termination)), "{event}");
    }
}

#[test]
fn wrong_events_are_refused() {
    for (events, error) in [
        ("0 Slide E 1 E 3, 0 Done", "\"e1 e3\" is not an event of a game of GIPF"),
        ("0 Slide E 2 E 1", "\"0 Slide E 2 E 1\" is not an event of a game of GIPF"),
        ("0 Zertz E 2 E 4", "\"0 Zertz E 2 E 4\" is not an event of a game of GIPF"),
        ("1 Slide E 1 E 2, 1 Done", "this action is Black's, but White is to act"),
        ("0 Remove E 2, 0 Done", "you have no row to remove"),
    ] {
        let refused = reading(&sgf("Gipf", events)).unwrap_err();
        assert!(refused.starts_with("line ") && refused.contains(error), "{events}: {refused}");
    }
    let matrx = reading(&sgf("Gipf-Matrx 0 102", "0 Start P0")).unwrap_err();
    assert!(matrx.contains("Matrx GIPF has rules of its own"), "{matrx}");
}

#[test]
fn a_game_of_gipf_without_its_variant_needs_one() {
    let text = "(;GM[gipf]; P0[1 Slide E 1 E 2]; P0[2 Done])";
    assert!(reading(text).unwrap_err().contains("SU[Gipf] is missing"));
    let options = ReadOptions { variant: Some(Variant::GipfBasic), ..ReadOptions::default() };
    let record = read(text, options).next().unwrap().map(Reading::into_record).unwrap();
    assert_eq!(record.unwrap().main_line().turns().len(), 1);
}
