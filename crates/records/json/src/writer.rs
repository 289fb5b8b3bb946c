/// A JSON writer that appends to a string.
#[derive(Clone, Default, Debug)]
pub struct Writer {
    text: String,
}

/// A value that can be written as JSON.
pub trait Written {
    /// Writes the value.
    fn write(&self, out: &mut Writer);
}

impl Writer {
    /// Returns the text.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    /// Opens an array or an object: `[` or `{`.
    pub fn open(&mut self, bracket: char) {
        self.text.push(bracket);
    }

    /// Closes an array or an object: `]` or `}`.
    pub fn close(&mut self, bracket: char) {
        self.text.push(bracket);
    }

    /// Writes a value of an array.
    pub fn item<T: Written + ?Sized>(&mut self, value: &T) {
        self.separate();
        value.write(self);
    }

    /// Writes a name and a value of an object.
    pub fn field<T: Written + ?Sized>(&mut self, name: &str, value: &T) {
        self.name(name);
        value.write(self);
    }

    /// Writes a name and a value of an object, if there is a value.
    pub fn optional<T: Written>(&mut self, name: &str, value: &Option<T>) {
        if let Some(value) = value {
            self.field(name, value);
        }
    }

    /// Writes the name of the value that follows, in an object.
    pub fn name(&mut self, name: &str) {
        self.separate();
        self.string(name);
        self.text.push(':');
    }

    /// Writes a value as it is: a number, `true`, `false` or `null`.
    pub fn plain(&mut self, value: &str) {
        self.text.push_str(value);
    }

    /// Writes a number.
    pub fn number(&mut self, number: u64) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.text.push((b'0' + (number % 10) as u8) as char);
    }

    /// Writes a string.
    pub fn string(&mut self, text: &str) {
        self.text.push('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\' => {
                    self.text.push('\\');
                    self.text.push(letter);
                }
                '\0'..='\x1f' => {
                    let code = letter as u8;
                    let digit = |value: u8| b"0123456789abcdef"[usize::from(value & 15)] as char;
                    self.text.push_str("\\u00");
                    self.text.push(digit(code >> 4));
                    self.text.push(digit(code));
                }
                _ => self.text.push(letter),
            }
        }
        self.text.push('"');
    }

    /// Writes a comma before a value, unless an array or an object has just been opened.
    fn separate(&mut self) {
        if !self.text.ends_with(['[', '{']) {
            self.text.push(',');
        }
    }
}

impl<T: Written + ?Sized> Written for &T {
    fn write(&self, out: &mut Writer) {
        (**self).write(out);
    }
}

impl Written for str {
    fn write(&self, out: &mut Writer) {
        out.string(self);
    }
}

impl Written for String {
    fn write(&self, out: &mut Writer) {
        out.string(self);
    }
}

impl Written for Box<str> {
    fn write(&self, out: &mut Writer) {
        out.string(self);
    }
}

impl Written for bool {
    fn write(&self, out: &mut Writer) {
        out.plain(if *self { "true" } else { "false" });
    }
}

impl Written for u8 {
    fn write(&self, out: &mut Writer) {
        out.number((*self).into());
    }
}

impl Written for u32 {
    fn write(&self, out: &mut Writer) {
        out.number((*self).into());
    }
}

impl<T: Written> Written for Option<T> {
    fn write(&self, out: &mut Writer) {
        match self {
            Some(value) => value.write(out),
            None => out.plain("null"),
        }
    }
}

impl<T: Written> Written for [T] {
    fn write(&self, out: &mut Writer) {
        out.open('[');
        self.iter().for_each(|value| out.item(value));
        out.close(']');
    }
}

impl<T: Written> Written for Vec<T> {
    fn write(&self, out: &mut Writer) {
        self.as_slice().write(out);
    }
}

impl<T: Written, const N: usize> Written for [T; N] {
    fn write(&self, out: &mut Writer) {
        self.as_slice().write(out);
    }
}

impl<A: Written, B: Written> Written for (A, B) {
    fn write(&self, out: &mut Writer) {
        out.open('[');
        out.item(&self.0);
        out.item(&self.1);
        out.close(']');
    }
}
