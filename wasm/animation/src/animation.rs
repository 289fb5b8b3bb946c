use std::collections::HashMap;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

/// Maximum width and height, in pixels.
pub const PICTURE_SIDE_MAX: u16 = 2000;

/// Sampling step of the colour quantiser in pixels: 1 gives the best result, 30 is the fastest.
const SAMPLING: i32 = 10;

/// An animated picture under construction.
#[derive(Debug)]
pub struct Animation {
    width: u16,
    height: u16,
    /// The next frame, with four bytes per pixel.
    pixels: Vec<u8>,
    /// Pixels from which the palette is computed.
    sample: Vec<u8>,
    state: State,
}

/// State that the first frame initialises.
#[derive(Default)]
struct State {
    colors: Option<Colors>,
    encoder: Option<Encoder<Vec<u8>>>,
    /// The previous frame, as palette indices.
    before: Vec<u8>,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("has_begun", &self.encoder.is_some()).finish_non_exhaustive()
    }
}

/// The palette, and a cache of the palette index of each colour.
struct Colors {
    quantizer: NeuQuant,
    known: HashMap<[u8; 4], u8>,
}

impl Colors {
    fn index(&mut self, pixel: [u8; 4]) -> u8 {
        let quantizer = &self.quantizer;
        *self.known.entry(pixel).or_insert_with(|| {
            // A palette has 256 colours.
            u8::try_from(quantizer.index_of(&pixel)).unwrap_or(0)
        })
    }
}

/// The rectangle that has changed between two frames.
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

impl Animation {
    /// Creates a picture of this size; `None` if the size is invalid.
    #[must_use]
    pub fn new(width: u16, height: u16) -> Option<Self> {
        let sides = 1..=PICTURE_SIDE_MAX;
        let fits = sides.contains(&width) && sides.contains(&height);
        let length = 4 * usize::from(width) * usize::from(height);
        fits.then(|| Self {
            width,
            height,
            pixels: vec![0; length],
            sample: Vec::new(),
            state: State::default(),
        })
    }

    /// Returns the buffer of the next frame: red, green, blue and opacity of each pixel, row by row.
    pub fn pixels_mut(&mut self) -> &mut [u8] {
        &mut self.pixels
    }

    /// Adds the colours of the next frame to the palette sample. The first frame is always included.
    pub fn sample(&mut self) {
        // Two frames are enough for a board; more would only cost time.
        if self.sample.len() < 3 * self.pixels.len() {
            self.sample.extend_from_slice(&self.pixels);
        }
    }

    /// Adds the next frame, shown for this many hundredths of a second.
    pub fn add(&mut self, delay: u16) {
        if self.state.encoder.is_none() {
            self.begin();
        }
        let State { colors: Some(colors), encoder: Some(encoder), before } = &mut self.state else {
            return;
        };
        let (pixels, _) = self.pixels.as_chunks::<4>();
        let now: Vec<u8> = pixels.iter().map(|pixel| colors.index(*pixel)).collect();
        let part = changed(before, &now, self.width, self.height);
        let frame = Frame {
            delay,
            dispose: DisposalMethod::Keep,
            left: part.left,
            top: part.top,
            width: part.width,
            height: part.height,
            buffer: cut(&now, &part, self.width).into(),
            ..Frame::default()
        };
        // Writing to memory cannot fail, and the frame lies within the picture.
        encoder.write_frame(&frame).ok();
        *before = now;
    }

    /// Returns the whole picture as a file.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        self.state.encoder.and_then(|encoder| encoder.into_inner().ok()).unwrap_or_default()
    }

    fn begin(&mut self) {
        self.sample();
        let quantizer = NeuQuant::new(SAMPLING, 256, &self.sample);
        self.sample = Vec::new();
        let palette = quantizer.color_map_rgb();
        self.state.colors = Some(Colors { quantizer, known: HashMap::new() });
        let encoder = Encoder::new(Vec::new(), self.width, self.height, &palette);
        self.state.encoder = encoder.ok().map(|mut encoder| {
            encoder.set_repeat(Repeat::Infinite).ok();
            encoder
        });
    }
}

/// Returns the smallest rectangle that contains all changes: at least one pixel, and the whole picture for the first
/// frame.
fn changed(before: &[u8], now: &[u8], width: u16, height: u16) -> Part {
    if before.len() != now.len() {
        return Part { left: 0, top: 0, width, height };
    }
    let wide = usize::from(width);
    let rows = || before.chunks(wide).zip(now.chunks(wide));
    let differs = |row: &(&[u8], &[u8])| row.0 != row.1;
    let top = rows().position(|row| differs(&row)).unwrap_or(0);
    let bottom = rows().rposition(|row| differs(&row)).unwrap_or(0);
    let (mut left, mut right) = (wide - 1, 0);
    for (old, new) in rows() {
        let columns = || old.iter().zip(new);
        if let Some(first) = columns().position(|(old, new)| old != new) {
            left = left.min(first);
            right = right.max(columns().rposition(|(old, new)| old != new).unwrap_or(first));
        }
    }
    let (left, right) = if left > right { (0, 0) } else { (left, right) };
    let short = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    Part {
        left: short(left),
        top: short(top),
        width: short(right - left + 1),
        height: short(bottom - top + 1),
    }
}

/// Returns the pixels of a rectangle.
fn cut(pixels: &[u8], part: &Part, width: u16) -> Vec<u8> {
    let (left, top) = (usize::from(part.left), usize::from(part.top));
    let rows = pixels.chunks(usize::from(width)).skip(top).take(usize::from(part.height));
    rows.flat_map(|row| &row[left..left + usize::from(part.width)]).copied().collect()
}
