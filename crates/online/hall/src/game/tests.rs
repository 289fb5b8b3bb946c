//! Games without a room: events in, state and refusals out.

use protocol::{Act, RefusalCode, Status};
use record::{Ending, Event, EventKind, GameId, Offer, PlayerId, Score, Terms, TurnTime};
use variants::{Color, Variant};

use super::{BrokenLog, Consequence, Game};
use crate::refusal::Refusal;

fn terms(variant: Variant, clock: &str) -> Terms {
    let clock = clock.parse().unwrap();
    Terms { variant, handicap: None, clock, rated: false, open: false, combined: None }
}

fn game_of(
    terms: Terms,
    black: Option<PlayerId>,
    kinds: Vec<EventKind>,
) -> Result<Game, BrokenLog> {
    let white = Some(PlayerId::from_random(1));
    let created = EventKind::Created { terms, white, black };
    let kinds = std::iter::once(created).chain(kinds);
    let events = kinds.zip(0..).map(|(kind, seq)| Event { seq, at: 1000, kind }).collect();
    Game::from_log(GameId::from_random(9), events)
}

/// Returns a two-player game with these events.
fn game(kinds: Vec<EventKind>) -> Game {
    game_of(terms(Variant::Yinsh, "300"), Some(PlayerId::from_random(2)), kinds).unwrap()
}

fn turn(color: Color, turn: &str) -> EventKind {
    EventKind::turn(color, turn.to_owned(), TurnTime::default(), Some(turn.to_owned()), false)
}

fn two_turns() -> Vec<EventKind> {
    vec![turn(Color::White, "e5"), turn(Color::Black, "f6")]
}

fn ended() -> EventKind {
    EventKind::Ended { score: Score::WhiteWins, by: Ending::Resignation }
}

fn offered(color: Color, offer: Offer) -> EventKind {
    EventKind::Offered { color, offer }
}

/// Plays a turn for the player to act.
fn play(game: &mut Game, turn: &str) -> Result<(String, usize), Refusal> {
    let color = game.room_game.to_act().expect("a player is to act");
    game.play(color, turn)
}

#[test]
fn a_turn_is_refused_in_the_wrong_state_with_the_wrong_ply_or_by_the_wrong_player() {
    let playing = game(two_turns());
    assert_eq!(playing.check_turn(Color::White, 2), Ok(()));
    assert_eq!(playing.check_turn(Color::White, 1), Err(RefusalCode::PlyMismatch.into()));
    assert_eq!(playing.check_turn(Color::White, 3), Err(RefusalCode::PlyMismatch.into()));
    assert_eq!(playing.check_turn(Color::Black, 2), Err(RefusalCode::NotYourTurn.into()));
    let waiting = game_of(terms(Variant::Yinsh, "300"), None, vec![]).unwrap();
    assert_eq!(waiting.check_turn(Color::White, 0), Err(RefusalCode::NotStarted.into()));
    assert_eq!(game(vec![ended()]).check_turn(Color::White, 0), Err(RefusalCode::GameOver.into()));
}

#[test]
fn a_game_is_in_progress_while_both_seats_are_taken_and_there_is_no_result() {
    let waiting = game_of(terms(Variant::Yinsh, "300"), None, vec![]).unwrap();
    let games = [waiting, game(vec![]), game(vec![ended()])];
    assert_eq!(
        games.map(|game| (game.is_playing(), game.is_live())),
        [(false, false), (true, true), (false, false)]
    );
}

#[test]
fn a_correspondence_game_in_progress_is_not_live() {
    let clock = terms(Variant::Yinsh, "3days");
    let game = game_of(clock, Some(PlayerId::from_random(2)), vec![]).unwrap();
    assert!(game.is_playing() && !game.is_live());
}

#[test]
fn an_undone_turn_leaves_no_trace() {
    let mut game = game(two_turns());
    let before = game.room_game.position();
    let (canonical, actions) = play(&mut game, "g7").unwrap();
    assert_eq!((canonical.as_str(), actions), ("g7", 1));
    assert_ne!(game.room_game.position(), before);
    game.unplay(actions);
    assert_eq!(game.room_game.position(), before);
    assert!(play(&mut game, "e5").is_err());
    assert_eq!(game.room_game.position(), before);
}

#[test]
fn a_repeated_command_is_recognised_only_from_the_same_sender() {
    let game = game(two_turns());
    assert_eq!((game.done(Color::White, "e5"), game.done(Color::Black, "e5")), (Some(1), None));
    assert_eq!(game.done(Color::Black, "f6"), Some(2));
}

#[test]
fn a_log_with_a_gap_or_an_illegal_turn_is_broken() {
    let broken = game_of(
        terms(Variant::Yinsh, "300"),
        None,
        vec![turn(Color::White, "e5"), turn(Color::Black, "e5")],
    );
    assert_eq!(broken.unwrap_err(), BrokenLog { seq: 2, why: "the turn is illegal" });
    let event = Event { seq: 5, at: 0, kind: ended() };
    let mut game = game(vec![]);
    assert_eq!(game.observe(event).unwrap_err().why, "it is out of order");
    assert_eq!(Game::from_log(game.id, vec![]).unwrap_err().why, "the log is empty");
}

#[test]
fn turns_taken_back_are_removed_from_the_board() {
    let kinds = vec![EventKind::TakenBack { turns: 1 }];
    let game = game(two_turns().into_iter().chain(kinds).collect());
    assert_eq!((game.turns.len(), game.room_game.to_act()), (1, Some(Color::Black)));
    assert_eq!(game.seq(), 3);
}

#[test]
fn a_take_back_removes_one_or_two_turns() {
    // White is to act, so White's last turn is the second to last overall.
    let asked = two_turns().into_iter().chain([offered(Color::White, Offer::TakeBack)]).collect();
    let kept = |turns| Ok(Consequence::Event(EventKind::TakenBack { turns }));
    assert_eq!(game(asked).act(Color::Black, Act::TakeBack, false), kept(0));
    let asked = two_turns().into_iter().chain([offered(Color::Black, Offer::TakeBack)]).collect();
    assert_eq!(game(asked).act(Color::White, Act::TakeBack, false), kept(1));
    assert_eq!(
        game(vec![]).act(Color::White, Act::TakeBack, false),
        Err(RefusalCode::NotNow.into())
    );
}

#[test]
fn an_offer_can_be_made_once_per_turn_and_accepted_by_the_opponent() {
    let fresh = game(two_turns());
    let offer = Consequence::Event(offered(Color::White, Offer::Draw));
    assert_eq!(fresh.act(Color::White, Act::Draw, false), Ok(offer));
    let game = game(vec![offered(Color::White, Offer::Draw)]);
    assert_eq!(game.act(Color::White, Act::Draw, false), Ok(Consequence::None));
    assert_eq!(game.act(Color::White, Act::TakeBack, false), Err(RefusalCode::NotNow.into()));
    let draw = EventKind::Ended { score: Score::Draw, by: Ending::Agreement };
    assert_eq!(game.act(Color::Black, Act::Draw, false), Ok(Consequence::Event(draw)));
}

#[test]
fn offers_answers_and_take_backs_share_one_limit() {
    let declined = EventKind::Declined { color: Color::Black, offer: Offer::Draw };
    let taken_back = EventKind::TakenBack { turns: 2 };
    for kind in [offered(Color::Black, Offer::TakeBack), declined, taken_back] {
        let after = |number| {
            let kinds = two_turns().into_iter().chain(vec![kind.clone(); number]);
            game(kinds.collect()).act(Color::White, Act::Draw, false)
        };
        assert!(after(99).is_ok(), "{kind:?}");
        assert_eq!(after(100), Err(RefusalCode::Limit.into()), "{kind:?}");
    }
}

#[test]
fn turns_taken_back_count_towards_the_maximum_length_of_a_game() {
    let again = [turn(Color::White, "e5"), EventKind::TakenBack { turns: 0 }];
    let mut longest = game(again.into_iter().cycle().take(2 * 1999).collect());
    assert!(play(&mut longest, "e5").is_ok());
    longest.settle(Event { seq: 3999, at: 1000, kind: turn(Color::White, "e5") });
    assert_eq!(play(&mut longest, "f6"), Err(RefusalCode::NotNow.into()));
}

#[test]
fn an_offer_does_not_change_the_time_at_which_the_turn_began() {
    let mut game = game(two_turns());
    assert_eq!(game.turn_since(), 1000);
    play(&mut game, "g7").unwrap();
    game.settle(Event { seq: 3, at: 2000, kind: turn(Color::White, "g7") });
    game.settle(Event { seq: 4, at: 3000, kind: offered(Color::White, Offer::Draw) });
    assert_eq!(game.turn_since(), 2000);
}

#[test]
fn a_claim_requires_an_absent_opponent() {
    let game = game(two_turns());
    assert_eq!(game.act(Color::White, Act::ClaimWin, false), Err(RefusalCode::NotNow.into()));
    assert_eq!(game.act(Color::White, Act::ClaimDraw, false), Err(RefusalCode::NotNow.into()));
    let won = EventKind::Ended { score: Score::WhiteWins, by: Ending::Abandoned };
    assert_eq!(game.act(Color::White, Act::ClaimWin, true), Ok(Consequence::Event(won)));
}

#[test]
fn a_rematch_requires_both_players_and_a_finished_game() {
    let playing = game(vec![]);
    assert_eq!(playing.act(Color::White, Act::Rematch, false), Err(RefusalCode::NotOver.into()));
    let offered = offered(Color::White, Offer::Rematch);
    let over = game(vec![ended(), offered.clone()]);
    assert_eq!(over.act(Color::White, Act::Rematch, false), Ok(Consequence::None));
    assert_eq!(over.act(Color::Black, Act::Rematch, false), Ok(Consequence::NewGame));
    let next = EventKind::Rematch { game: GameId::from_random(3) };
    let done = game(vec![ended(), offered, next]);
    assert_eq!(done.act(Color::Black, Act::Rematch, false), Ok(Consequence::None));
}

#[test]
fn an_engine_declines_draws_and_allows_take_backs_only_in_unrated_games() {
    let draw = game(vec![offered(Color::White, Offer::Draw)]);
    assert_eq!(draw.engine_answer(Color::Black), Some(Act::DeclineDraw));
    assert_eq!(draw.engine_answer(Color::White), None);
    let asked = two_turns().into_iter().chain([offered(Color::White, Offer::TakeBack)]).collect();
    let mut casual = game(asked);
    assert_eq!(casual.engine_answer(Color::Black), Some(Act::TakeBack));
    casual.terms.rated = true;
    assert_eq!(casual.engine_answer(Color::Black), Some(Act::DeclineTakeBack));
}

#[test]
fn an_unjoined_game_expires_after_a_day_if_open_and_live_and_otherwise_after_two_weeks() {
    let day = 24 * 3_600_000;
    let waiting = |clock, open| {
        let terms = Terms { open, ..terms(Variant::Yinsh, clock) };
        game_of(terms, None, vec![]).unwrap().deadline()
    };
    assert_eq!(waiting("300", false), Some(1000 + 14 * day));
    assert_eq!(waiting("300", true), Some(1000 + day));
    assert_eq!(waiting("3days", false), Some(1000 + 14 * day));
    assert_eq!(waiting("3days", true), Some(1000 + 14 * day));
    assert_eq!(game(vec![ended()]).deadline(), None);
}

#[test]
fn the_summary_reflects_the_events() {
    let mut game = game(two_turns());
    play(&mut game, "g7").unwrap();
    let event = Event { seq: 3, at: 2000, kind: turn(Color::White, "g7") };
    let summary = game.summary_after(std::slice::from_ref(&event));
    assert_eq!((summary.plies, summary.seq, summary.updated), (3, 3, 2000));
    assert_eq!((summary.status, summary.to_act), (Status::Playing, Some(Color::Black)));
    let end = Event { seq: 4, at: 2000, kind: ended() };
    let summary = game.summary_after(&[event, end]);
    assert_eq!((summary.status, summary.to_act), (Status::Ended, None));
    assert_eq!((summary.score, summary.by), (Score::WhiteWins, Some(Ending::Resignation)));
    assert_eq!(summary.deadline, None);
    assert_eq!(game.status(), Status::Playing);
}
