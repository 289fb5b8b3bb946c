//! Samples: one message of each kind, with all of its fields.

use protocol::{
    Absence, AccessKey, Act, Asks, Awaited, Challenge, ChallengeEnd, ChallengesLeft, ChatMessage,
    ChatRoom, ClientFrame, Clocks, ContestView, DiceNonce, DiceView, GameResult, GameSummary,
    GameView, Lobby, MatchView, Offers, PartOf, PlayedTurn, Player, PlayerKind, Presence, Rating,
    RatingChange, RatingChanges, RollProof, Seek, SentTurn, ServerFrame, Status, StreamMessage,
    TimeLeft,
};
use record::{
    ChallengeCount, Ending, Event, EventKind, GameId, MatchTerms, NextClock, Offer, Score, Speed,
    Terms,
};
use variants::{Color, Variant};

pub(crate) fn game() -> GameId {
    "00000000001".parse().expect("an id")
}

fn next_game() -> GameId {
    "00000000002".parse().expect("an id")
}

pub(crate) fn ada() -> Player {
    Player {
        id: "0000000000A".parse().expect("an id"),
        name: Some("Ada".to_owned()),
        kind: PlayerKind::Person,
        level: None,
        rating: Some(Rating { rating: 1612, deviation: 58, provisional: false }),
    }
}

fn engine() -> Player {
    Player {
        id: "0000000000B".parse().expect("an id"),
        name: None,
        kind: PlayerKind::Engine,
        level: Some(3),
        rating: None,
    }
}

fn match_terms() -> MatchTerms {
    let links = "T:die,Y:yinsh".parse().expect("links");
    MatchTerms { links, challenges: ChallengeCount::Unlimited, clock: None }
}

/// Returns the state of a match apart from its board.
pub(crate) fn match_view() -> MatchView {
    MatchView {
        asks: Some(Asks::Linked),
        awaits: Awaited { w: true, b: false },
        left: ChallengesLeft { w: "3".to_owned(), b: "*".to_owned() },
        declared: Some("ye2-h2".to_owned()),
        linked: Some(next_game()),
        contests: vec![contest()],
        dice: DiceView { hash: Some("00".to_owned()), ..DiceView::default() },
    }
}

pub(crate) fn contest() -> ContestView {
    ContestView {
        declared: "ye2-h2".to_owned(),
        kind: "Y".to_owned(),
        link: "yinsh".to_owned(),
        challenged: Some(Color::White),
        game: Some(next_game()),
        rolls: vec!["3-5".to_owned()],
        proofs: vec![RollProof::Both],
        entries: vec!["w:1-0".to_owned()],
        won: Some(true),
    }
}

pub(crate) fn part_of() -> PartOf {
    PartOf { game: next_game(), declared: "ye2-h2".to_owned() }
}

pub(crate) fn terms() -> Terms {
    Terms {
        variant: Variant::GipfBasic,
        handicap: Some("w1".parse().expect("a handicap")),
        clock: "300+3".parse().expect("a time control"),
        rated: false,
        open: true,
        combined: Some(match_terms()),
    }
}

fn clocks() -> Clocks {
    Clocks {
        w: Some(TimeLeft { ms: 300_000, periods: 2, delay: 5000 }),
        b: Some(TimeLeft { ms: 299_000, periods: 0, delay: 0 }),
        running: Some(Color::White),
        at: 1_794_700_800_000,
    }
}

fn message() -> ChatMessage {
    ChatMessage {
        id: "7f".to_owned(),
        at: 5,
        to: ChatRoom::Spectators,
        player: ada(),
        text: Some("hello".to_owned()),
        phrase: None,
    }
}

fn presence() -> Presence {
    let gone = Some(Absence { color: Color::Black, claim_at: 60_000 });
    Presence { w: true, b: false, spectators: 3, gone }
}

fn offers() -> Offers {
    Offers { draw: Some(Color::White), take_back: Some(Color::Black), rematch: None }
}

fn plan() -> Vec<Vec<String>> {
    vec![vec!["b3".to_owned(), "resign".to_owned()]]
}

pub(crate) fn view() -> GameView {
    GameView {
        id: game(),
        seq: 4,
        terms: terms(),
        speed: Speed::Blitz,
        status: Status::Ended,
        w: Some(ada()),
        b: Some(engine()),
        private: true,
        challenged: Some(ada()),
        you: Some(Color::White),
        turns: vec![PlayedTurn {
            turn: "e9-e7".to_owned(),
            spent: 1200,
            lag: 80,
            left: Some(298_880),
        }],
        position: "position".to_owned(),
        clocks: clocks(),
        offers: offers(),
        result: Some(GameResult { score: Score::WhiteWins, by: Ending::Resignation }),
        ratings: Some(RatingChanges {
            w: Some(RatingChange { before: 1600, after: 1612 }),
            b: None,
        }),
        rematch: Some(next_game()),
        created: 9,
        chat: vec![message()],
        plan: Some(plan()),
        present: presence(),
        combined: Some(Box::new(match_view())),
        part_of: Some(part_of()),
    }
}

pub(crate) fn summary() -> GameSummary {
    GameSummary {
        id: game(),
        terms: terms(),
        speed: Speed::Blitz,
        status: Status::Playing,
        w: Some(ada()),
        b: None,
        private: false,
        plies: 7,
        to_act: Some(Color::Black),
        position: "position".to_owned(),
        score: Score::Open,
        by: None,
        created: 9,
        updated: 10,
        deadline: Some(11),
        part_of: Some(next_game()),
    }
}

pub(crate) fn challenge() -> Challenge {
    Challenge { game: summary(), by: Some(ada()), to: engine(), instead: Some(next_game()) }
}

fn seek() -> Seek {
    Seek {
        id: "5".to_owned(),
        player: ada(),
        variant: Variant::Yinsh,
        clock: "300+3".parse().expect("a time control"),
        speed: Speed::Blitz,
        rated: true,
        rated_only: true,
        standing: false,
        combined: Some(match_terms()),
        color: Some(Color::White),
        min: Some(1200),
        max: None,
    }
}

/// Returns one event of each kind.
pub(crate) fn events() -> Vec<Event> {
    let player = ada().id;
    let color = Color::White;
    let kinds = [
        EventKind::Created { terms: terms(), white: Some(player), black: None },
        EventKind::Joined { color: Color::Black, player },
        EventKind::Turn {
            color,
            turn: "e9-e7".to_owned(),
            spent: 1200,
            lag: 80,
            rtt: Some(40),
            command: Some("c1".to_owned()),
            planned: true,
            next: Some(NextClock::Nobody),
            nonce: Some("00".to_owned()),
        },
        EventKind::Offered { color, offer: Offer::TakeBack },
        EventKind::Declined { color, offer: Offer::Draw },
        EventKind::TakenBack { turns: 3 },
        EventKind::Outage { from: 1, until: 2 },
        EventKind::Extended { color, ms: 3 },
        EventKind::Ended { score: Score::Draw, by: Ending::Agreement },
        EventKind::Rematch { game: next_game() },
        EventKind::Committed { hash: "00".to_owned() },
        EventKind::PartOf { game: next_game(), declared: "ye2-h2".to_owned() },
        EventKind::Linked { game: next_game() },
        EventKind::Settled {
            game: next_game(),
            turns: vec!["f6".to_owned()],
            next: NextClock::White,
        },
        EventKind::Rolled { roll: "3-5".to_owned(), next: NextClock::Black, mixed: true },
        EventKind::Revealed { seed: "00".to_owned() },
    ];
    kinds.into_iter().zip(0..).map(|(kind, seq)| Event { seq, at: 12, kind }).collect()
}

pub(crate) fn server_frames() -> Vec<ServerFrame> {
    let event = |event| ServerFrame::Event {
        game: game(),
        event,
        clocks: clocks(),
        position: "position".to_owned(),
    };
    let (id, version) = ("c1".to_owned(), "0.1.0".to_owned());
    let (code, text) = ("not-now".to_owned(), "No.".to_owned());
    let lobby = Lobby {
        seeks: vec![seek()],
        games: vec![summary()],
        open: vec![],
        online: 3,
        people: vec![ada()],
    };
    let mut frames = vec![
        ServerFrame::Welcome { me: Some(ada()), now: 1, version },
        ServerFrame::Game { game: Box::new(view()) },
    ];
    frames.extend(events().into_iter().map(event));
    frames.extend([
        ServerFrame::Ack { id: id.clone(), seq: 4 },
        ServerFrame::Refused { id: Some(id), code, text },
        ServerFrame::Present { game: game(), present: presence() },
        ServerFrame::Said { game: game(), message: message() },
        ServerFrame::Plan { game: game(), branches: plan() },
        ServerFrame::Lobby(lobby),
        ServerFrame::Paired { game: game() },
        ServerFrame::Seeking { estimate: Some(60_000), called: 1 },
        ServerFrame::Call { seek: Box::new(seek()) },
        ServerFrame::Challenge { game: Box::new(summary()), instead: Some(next_game()) },
        ServerFrame::ChallengeEnded {
            challenge: Box::new(challenge()),
            end: ChallengeEnd::Declined,
        },
        ServerFrame::Pong { at: 1.5, now: 2 },
        ServerFrame::Bye { reconnect: 2000 },
    ]);
    frames
}

pub(crate) fn stream_messages() -> Vec<StreamMessage> {
    let summary = || Box::new(summary());
    let state = StreamMessage::GameState {
        game: game(),
        seq: 4,
        turns: "e9-e7 b3".to_owned(),
        position: "position".to_owned(),
        clocks: clocks(),
        status: Status::Ended,
        score: Score::WhiteWins,
        by: Some(Ending::Resignation),
        offers: offers(),
        rematch: Some(next_game()),
    };
    vec![
        StreamMessage::GameFull(Box::new(view())),
        state,
        StreamMessage::ChatLine { seq: 4, message: message() },
        StreamMessage::OpponentGone { seq: 4, present: presence() },
        StreamMessage::GameStart { seq: 1, game: summary() },
        StreamMessage::GameFinish { seq: 2, game: summary() },
        StreamMessage::Challenge { seq: 3, game: summary() },
        StreamMessage::ChallengeEnded { seq: 4, game: summary(), end: ChallengeEnd::Accepted },
        StreamMessage::YourTurn { seq: 4, game: summary() },
        StreamMessage::Seeking { seq: 0 },
        StreamMessage::Paired { seq: 1, game: game() },
        StreamMessage::Bye { reconnect_in_ms: 2000 },
    ]
}

pub(crate) fn client_frames() -> Vec<ClientFrame> {
    let (game, id) = (game(), "c1".to_owned());
    vec![
        ClientFrame::Watch { game, since: Some(4), key: Some(AccessKey::from_random(62)) },
        ClientFrame::Leave { game },
        ClientFrame::Play {
            game,
            turn: SentTurn {
                id: id.clone(),
                ply: 2,
                turn: "e9-e7".to_owned(),
                spent: Some(900),
                nonce: Some(DiceNonce::new([10; 32])),
            },
        },
        ClientFrame::Act { game, id: id.clone(), act: Act::TakeBack },
        ClientFrame::Plan { game, id: id.clone(), branches: plan() },
        ClientFrame::Say {
            game,
            id: id.clone(),
            to: ChatRoom::Players,
            text: None,
            phrase: Some("good-game".to_owned()),
        },
        ClientFrame::Lobby { on: true },
        ClientFrame::Seek {
            id: id.clone(),
            variant: Variant::YinshBlitz,
            clock: "300+3".parse().expect("a time control"),
            rated: false,
            rated_only: false,
            combined: Some(match_terms()),
            color: Some(Color::Black),
            min: None,
            max: Some(1800),
        },
        ClientFrame::Unseek { id: None },
        ClientFrame::Unseek { id: Some(id.clone()) },
        ClientFrame::Take { id, seek: "5".to_owned() },
        ClientFrame::Ping { at: 1.5 },
    ]
}
