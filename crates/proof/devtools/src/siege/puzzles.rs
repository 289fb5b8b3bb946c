//! An attack on puzzle ratings: attempts with wrong dates.

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

use super::{
    attack::{Setting, account},
    table::Finding,
};
use crate::online::{Client, Server};

/// Maximum difference of ratings, or of their deviations, in points.
const RATING_DIFFERENCE_MAX: i64 = 5;
/// Wrong dates of attempts: in 1970 and in 2096.
const WRONG: [i64; 2] = [0, 4_000_000_000_000];

/// Rating and deviation of a puzzle.
type Rated = (i64, i64);

/// Attempts one puzzle honestly, and another one of the same rating with wrong dates half of the time.
pub(super) fn dates(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("puzzle-dates")?;
    let times = setting.times(10, 5);
    let (honest, forged) = alike(&server)?;
    let now = now()?;
    let mut worst = 0;
    for number in 0..times {
        // Every attempt is made by a person without a rating so that only the dates differ.
        let mut one = account(&server, number, &format!("Honest{number}"))?;
        let mut other = account(&server, number, &format!("Forger{number}"))?;
        let date = if number % 2 == 1 { WRONG[number / 2 % 2] } else { now };
        let is_right = number % 3 == 0;
        attempt(&mut one, &honest, is_right, now)?;
        attempt(&mut other, &forged, is_right, date)?;
        let (one, other) = (rated(&mut one, &honest)?, rated(&mut other, &forged)?);
        worst = worst.max((one.0 - other.0).abs()).max((one.1 - other.1).abs());
    }
    let mut reader = Client::new(server.address(), 0);
    let (last, other) = (rated(&mut reader, &honest)?, rated(&mut reader, &forged)?);
    Ok(Finding::new(
        format!(
            "{times} attempts at each of two like puzzles; half of those at one are dated 1970 or 2096"
        ),
        format!("rating and deviation of the two differ by {RATING_DIFFERENCE_MAX} points at most"),
        format!(
            "they differ by {worst}; in the end {}±{} and {}±{}",
            last.0, last.1, other.0, other.1
        ),
        worst <= RATING_DIFFERENCE_MAX,
    ))
}

/// Returns two puzzles of the same rating.
fn alike(server: &Server) -> anyhow::Result<(String, String)> {
    let request =
        ureq::get(format!("http://{}/api/puzzles?game=yinsh&count=200", server.address()));
    let text = request.header("x-forwarded-for", "10.1.1.1").call()?.body_mut().read_to_string()?;
    let puzzles: Vec<Value> = text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let mut pairs = puzzles.windows(2);
    let pair = pairs.find(|pair| pair[0]["rating"] == pair[1]["rating"]);
    let pair = pair.context("no two puzzles have the same rating")?;
    let id =
        |puzzle: &Value| puzzle["id"].as_str().map(str::to_owned).context("the puzzle has no id");
    Ok((id(&pair[0])?, id(&pair[1])?))
}

fn attempt(client: &mut Client, puzzle: &str, is_right: bool, at: i64) -> anyhow::Result<()> {
    let body = json!({"puzzle": puzzle, "mode": "rated", "right": is_right});
    let entry =
        json!({"kind": "attempt", "key": format!("siege-{puzzle}"), "at": at, "body": body});
    let path = "/api/account/notebook";
    client.request("POST", path, &json!({"entries": [entry]}))?;
    Ok(())
}

fn rated(client: &mut Client, puzzle: &str) -> anyhow::Result<Rated> {
    let shown = client.request("GET", &format!("/api/puzzles/{puzzle}"), &Value::Null)?;
    let number = |name: &str| shown[name].as_i64().context("the puzzle has no rating");
    ensure!(shown["attempts"].is_u64(), "the puzzle has no attempt count");
    Ok((number("rating")?, number("deviation")?))
}

/// Returns the time in milliseconds since 1970.
fn now() -> anyhow::Result<i64> {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
    Ok(i64::try_from(now.as_millis())?)
}
