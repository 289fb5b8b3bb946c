use super::fetch::{ask, get, kept};

/// Returns the version of the data files that pages refer to.
fn version() -> String {
    let page = get("/en/").text();
    let (_, rest) = page.split_once(" data-data=\"").expect("the version of the data");
    rest.split('"').next().expect("an end").to_owned()
}

#[test]
fn published_data_is_served_unchanged() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../data/");
    for (name, kind) in [
        ("puzzles/parts.tsv", "text/plain; charset=utf-8"),
        ("puzzles/yinsh-1.puzzles", "text/plain; charset=utf-8"),
        ("openings/gipf-basic.json", "application/json"),
        ("openings/gipf-basic.tree", "application/octet-stream"),
    ] {
        let answer = get(&format!("/data/{name}"));
        assert_eq!(answer.status, 200, "{name}");
        assert_eq!(answer.header("content-type"), kind, "{name}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{name}");
        assert_eq!(answer.body, std::fs::read(format!("{root}{name}")).unwrap(), "{name}");
        let tag = answer.header("etag").to_owned();
        let again = ask("GET", &format!("/data/{name}"), &[("if-none-match", &tag)]);
        assert_eq!(again.status, 304, "{name}");
    }
}

#[test]
fn versioned_data_is_cached_forever() {
    let version = version();
    let answer = get(&format!("/data/puzzles/parts.tsv?v={version}"));
    assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    let other = get("/data/puzzles/parts.tsv?v=0123456789abcdef");
    assert_eq!((other.status, other.header("cache-control")), (404, "no-store"));
    assert!(get("/sw.js").text().contains(&format!("\"{version}\"")));
}

#[test]
fn puzzle_files_stay_small() {
    let list = get("/data/puzzles/parts.tsv").text();
    for game in ["yinsh", "gipf"] {
        let parts = list.lines().filter(|line| line.starts_with(game));
        let sizes: Vec<usize> = parts
            .map(|line| {
                let name = line.split('\t').next().unwrap();
                let path = format!("/data/puzzles/{name}");
                let answer = ask("GET", &path, &[("accept-encoding", "gzip")]);
                assert_eq!(answer.header("content-encoding"), "gzip", "{name}");
                answer.body.len()
            })
            .collect();
        assert!(sizes.len() > 1 && sizes.iter().all(|size| *size <= 50_000), "{game}: {sizes:?}");
        assert!(sizes.iter().sum::<usize>() <= 300_000, "{game}: {sizes:?}");
    }
}

#[test]
fn an_opening_tree_is_the_concatenation_of_its_parts() {
    for tree in ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"] {
        let manifest = get(&format!("/data/openings/{tree}.json")).json();
        let parts: Vec<Vec<u8>> = manifest["parts"]
            .as_array()
            .unwrap()
            .iter()
            .map(|part| get(&format!("/data/openings/{tree}/{}.part", part["number"])).body)
            .collect();
        assert!(parts.len() > 1 && parts.iter().all(|part| part.len() <= 50_000), "{tree}");
        assert_eq!(parts.concat(), get(&format!("/data/openings/{tree}.tree")).body, "{tree}");
    }
    assert_eq!(get("/data/openings/yinsh/99.part").status, 404);
}

#[test]
fn data_is_not_cached_on_the_first_visit() {
    assert!(!kept("en").1.iter().any(|url| url.contains("/data/")));
}

#[test]
fn other_data_folders_are_not_published() {
    for name in ["perft/yinsh.perft", "puzzles/", "puzzles/../perft/yinsh.perft", "", "puzzles/x"] {
        assert_eq!(get(&format!("/data/{name}")).status, 404, "{name}");
    }
}
