use board::{Geometry, Point, PointName};
use variants::Family;

/// Function that returns the target of the key in the opposite direction.
type Back = fn(&Point) -> Option<PointName>;

const BOTH: [Family; 2] = [Family::Yinsh, Family::Gipf];

fn point(geometry: &Geometry, name: PointName) -> &Point {
    geometry.points.iter().find(|point| point.name == name).expect("a point of the board")
}

#[test]
fn the_boards_have_the_printed_points_and_lines() {
    let [yinsh, gipf] = BOTH.map(Geometry::of);
    assert_eq!((yinsh.points.len(), yinsh.lines.len(), yinsh.labels.len()), (85, 33, 22));
    assert_eq!((gipf.points.len(), gipf.lines.len(), gipf.labels.len()), (61, 21, 24));
    assert_eq!(gipf.points.iter().filter(|point| point.dot).count(), 24);
}

#[test]
fn the_centre_is_at_the_origin() {
    for (family, centre) in BOTH.into_iter().zip(["f6", "e5"]) {
        let geometry = Geometry::of(family);
        let centre = point(&geometry, centre.parse().unwrap());
        assert_eq!((centre.x.value(), centre.y.value()), (0.0, 0.0));
    }
}

#[test]
fn keys_lead_to_neighbours_and_back() {
    for geometry in BOTH.map(Geometry::of) {
        for here in &geometry.points {
            let neighbours = here.neighbours;
            let column = |offset: i8| here.name.column().checked_add_signed(offset);
            let keys: [(Option<PointName>, Back, i8); 6] = [
                (neighbours.up, |point| point.neighbours.down, 0),
                (neighbours.down, |point| point.neighbours.up, 0),
                (neighbours.left, |point| point.neighbours.right, -1),
                (neighbours.right, |point| point.neighbours.left, 1),
                (neighbours.shift_left, |point| point.neighbours.shift_right, -1),
                (neighbours.shift_right, |point| point.neighbours.shift_left, 1),
            ];
            for (there, back, offset) in keys {
                let Some(name) = there else { continue };
                let there = point(&geometry, name);
                assert_eq!(back(there), Some(here.name));
                assert_eq!(Some(name.column()), column(offset));
                let (x, y) = (there.x.value() - here.x.value(), there.y.value() - here.y.value());
                assert!((x.hypot(y) - 1.0).abs() < 0.001);
            }
        }
    }
}

#[test]
fn every_point_can_be_reached_by_keys() {
    for geometry in BOTH.map(Geometry::of) {
        let mut reached = vec![geometry.points[0].name];
        let mut at = 0;
        while let Some(&name) = reached.get(at) {
            let neighbours = point(&geometry, name).neighbours;
            let all = [neighbours.up, neighbours.down, neighbours.left, neighbours.right];
            for next in
                all.into_iter().chain([neighbours.shift_left, neighbours.shift_right]).flatten()
            {
                if !reached.contains(&next) {
                    reached.push(next);
                }
            }
            at += 1;
        }
        assert_eq!(reached.len(), geometry.points.len());
    }
}

#[test]
fn no_label_lies_on_a_point_or_on_another_label_or_beyond_the_outline() {
    for geometry in BOTH.map(Geometry::of) {
        let points = geometry.points.iter().map(|point| (point.x.value(), point.y.value()));
        let mut taken: Vec<(f64, f64)> = points.collect();
        let top = geometry.outline[0][1].value().abs();
        for label in &geometry.labels {
            let (x, y) = (label.x.value(), label.y.value());
            assert!(taken.iter().all(|(a, b)| (a - x).hypot(b - y) > 0.4), "{label:?}");
            assert!(x.abs() / 3.0_f64.sqrt() + y.abs() < top - 0.2, "{label:?}");
            assert!(x.abs() < top * 0.866 - 0.15, "{label:?}");
            taken.push((x, y));
        }
    }
}
