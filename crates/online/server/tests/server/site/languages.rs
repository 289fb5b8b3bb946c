use super::fetch::{ask, get};

fn sent_to(path: &str, headers: &[(&str, &str)]) -> String {
    let answer = ask("GET", path, headers);
    assert_eq!(answer.status, 302, "{path}");
    answer.header("location").to_owned()
}

#[test]
fn an_address_without_a_language_leads_to_the_one_that_the_browser_wants() {
    assert_eq!(sent_to("/", &[]), "/en/");
    assert_eq!(sent_to("/", &[("accept-language", "de-AT,de;q=0.9,en;q=0.8")]), "/de/");
    assert_eq!(
        sent_to("/play?variant=yinsh", &[("accept-language", "pt, uk;q=0.5")]),
        "/uk/play?variant=yinsh"
    );
    assert_eq!(sent_to("/learn/gipf", &[("accept-language", "ja")]), "/en/learn/gipf");
    assert_eq!(sent_to("/", &[("accept-language", ";;,q=,*;q=x,-,_")]), "/en/");
}

#[test]
fn the_language_that_was_chosen_counts_more() {
    let wants = ("accept-language", "de");
    assert_eq!(sent_to("/", &[wants, ("cookie", "a=b; language=fr")]), "/fr/");
    assert_eq!(sent_to("/", &[wants, ("cookie", "language=xx")]), "/de/");
}

#[test]
fn such_answers_are_not_cached() {
    let answer = get("/");
    assert_eq!(answer.header("cache-control"), "no-store");
    for name in ["Accept-Language", "Cookie"] {
        assert!(answer.header("vary").contains(name), "{name}");
    }
}

#[test]
fn a_page_has_one_address() {
    assert_eq!(sent_to("/en", &[]), "/en/");
    assert_eq!(sent_to("/de/play/", &[]), "/de/play");
    assert_eq!(sent_to("/fr/play/?a=b", &[]), "/fr/play?a=b");
    assert_eq!(get("/EN/play").status, 404);
}

#[test]
fn the_switch_keeps_the_page() {
    let text = get("/en/learn/yinsh").text();
    for code in ["en", "de", "fr", "it", "nl", "es", "pl", "ru", "uk"] {
        assert!(text.contains(&format!("href=\"/{code}/learn/yinsh\"")), "{code}");
    }
}
