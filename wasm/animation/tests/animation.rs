//! Tests that frames survive the round trip through a GIF decoder.

use animation_wasm::{Animation, PICTURE_SIDE_MAX};
use gif::{ColorOutput, DecodeOptions};

/// Draws a grey picture with a bright square at an offset.
fn draw(animation: &mut Animation, width: usize, at: usize) {
    for (index, pixel) in animation.pixels_mut().chunks_mut(4).enumerate() {
        let (x, y) = (index % width, index / width);
        let is_inside = (at..at + 4).contains(&x) && (at..at + 4).contains(&y);
        pixel.copy_from_slice(if is_inside { &[250, 240, 220, 255] } else { &[90, 80, 70, 255] });
    }
}

#[test]
fn every_frame_keeps_its_size_and_time() {
    let mut animation = Animation::new(40, 30).unwrap();
    for (at, delay) in [(0, 50), (10, 60), (20, 300)] {
        draw(&mut animation, 40, at);
        animation.add(delay);
    }
    let file = animation.finish();
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..]).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (40, 30));
    let mut shown = vec![0_u8; 40 * 30 * 4];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (row, pixels) in frame.buffer.chunks(4 * usize::from(frame.width)).enumerate() {
            let start = 4 * ((top + row) * 40 + left);
            shown[start..start + pixels.len()].copy_from_slice(pixels);
        }
        frames.push((frame.delay, frame.width, frame.height));
    }
    assert_eq!(frames, [(50, 40, 30), (60, 14, 14), (300, 14, 14)], "only the changed parts");
    let mut expected = Animation::new(40, 30).unwrap();
    draw(&mut expected, 40, 20);
    let far = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 12;
    assert!(!shown.iter().zip(expected.pixels_mut().iter()).any(far), "the colours are the same");
}

#[test]
fn an_unchanged_frame_is_still_written() {
    let mut animation = Animation::new(8, 8).unwrap();
    animation.add(10);
    animation.add(20);
    let file = animation.finish();
    let mut decoder = DecodeOptions::new().read_info(&file[..]).unwrap();
    let mut count = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        count += 1;
    }
    assert_eq!(count, 2);
}

#[test]
fn a_picture_that_is_too_large_or_empty_is_rejected() {
    for (width, height) in [(0, 1), (1, 0), (PICTURE_SIDE_MAX + 1, 1), (1, PICTURE_SIDE_MAX + 1)] {
        assert!(Animation::new(width, height).is_none(), "{width}×{height}");
    }
    assert_eq!(Animation::new(1, 1).unwrap().finish(), b"", "no frame, no file");
}
