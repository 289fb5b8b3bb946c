use super::fetch::{ask, get};

fn sent_to(path: &str, headers: &[(&str, &str)]) -> String {
    let answer = ask("GET", path, headers);
    assert_eq!(answer.status, 302, "{path}");
    answer.header("location").to_owned()
}

#[test]
fn a_url_without_a_language_redirects_to_the_preferred_one() {
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
fn the_chosen_language_takes_precedence() {
    let wants = ("accept-language", "de");
    assert_eq!(sent_to("/", &[wants, ("cookie", "a=b; language=fr")]), "/fr/");
    assert_eq!(sent_to("/", &[wants, ("cookie", "language=xx")]), "/de/");
}

#[test]
fn language_redirects_are_not_cached() {
    let answer = get("/");
    assert_eq!(answer.header("cache-control"), "no-store");
    for name in ["Accept-Language", "Cookie"] {
        assert!(answer.header("vary").contains(name), "{name}");
    }
}

#[test]
fn a_page_has_one_canonical_url() {
    assert_eq!(sent_to("/en", &[]), "/en/");
    assert_eq!(sent_to("/de/play/", &[]), "/de/play");
    assert_eq!(sent_to("/fr/play/?a=b", &[]), "/fr/play?a=b");
    assert_eq!(get("/EN/play").status, 404);
}

#[test]
fn switching_the_language_keeps_the_page() {
    let text = get("/en/learn/yinsh").text();
    for language in words::Language::ALL {
        assert!(text.contains(&format!("href=\"/{language}/learn/yinsh\"")), "{language}");
    }
}
