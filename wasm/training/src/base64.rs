//! Decoder for Base64 as written by `btoa` in browsers.

/// Decodes a Base64 string; returns `None` if it is invalid.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let digits = text.trim_end_matches('=');
    let mut bytes = Vec::with_capacity(digits.len() / 4 * 3 + 2);
    let (mut bits, mut count) = (0_u32, 0);
    for digit in digits.bytes() {
        bits = bits << 6 | u32::from(value(digit)?);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    // The remaining bits are padding, never part of a byte.
    (bits == 0 && count < 6).then_some(bytes)
}

fn value(digit: u8) -> Option<u8> {
    Some(match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_of_any_length_are_decoded() {
        assert_eq!(read("").as_deref(), Some(&b""[..]));
        assert_eq!(read("Zg==").as_deref(), Some(&b"f"[..]));
        assert_eq!(read("Zm8=").as_deref(), Some(&b"fo"[..]));
        assert_eq!(read("Zm9v").as_deref(), Some(&b"foo"[..]));
        assert_eq!(read("//79").as_deref(), Some(&[0xff, 0xfe, 0xfd][..]));
    }

    #[test]
    fn invalid_strings_are_rejected() {
        for text in ["Z", "Zm9v!", "Zh==", "Zm 9v"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
