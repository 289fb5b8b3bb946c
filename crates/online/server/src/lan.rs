//! Name and address of this machine in the local network, and QR codes.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    sync::OnceLock,
};

use qrcode::{EcLevel, QrCode, render::unicode};

/// Returns the address at which other machines in the network reach this one. Nothing is sent: the system only looks up a route.
#[must_use]
pub fn lan_address() -> Option<IpAddr> {
    // First an address on the internet, then the usual home networks, for a network without internet access.
    let goals = [
        Ipv4Addr::new(192, 0, 2, 1),
        Ipv4Addr::new(192, 168, 0, 1),
        Ipv4Addr::new(192, 168, 1, 1),
        Ipv4Addr::new(10, 0, 0, 1),
        Ipv4Addr::new(172, 16, 0, 1),
        Ipv4Addr::new(169, 254, 1, 1),
    ];
    goals.into_iter().find_map(|goal| route_to(SocketAddr::from((goal, 9))))
}

fn route_to(goal: SocketAddr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(goal).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

/// Returns the host name of this machine.
pub(crate) fn machine_name() -> Option<&'static str> {
    static NAME: OnceLock<Option<String>> = OnceLock::new();
    NAME.get_or_init(system_name).as_deref()
}

#[cfg(unix)]
fn system_name() -> Option<String> {
    let name = rustix::system::uname().nodename().to_string_lossy().into_owned();
    (!name.is_empty()).then_some(name)
}

#[cfg(not(unix))]
fn system_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

/// Encodes a string as a QR code for a terminal, with two rows of squares per line of text.
#[must_use]
pub fn qr_text(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut drawn = code.render::<unicode::Dense1x2>();
    // Scanners expect dark on light, and most terminals are dark, so the light squares are printed.
    drawn.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark);
    Some(drawn.quiet_zone(true).build())
}

/// Encodes a string as a QR code in SVG.
pub(crate) fn qr_svg(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let side = code.width();
    let mut path = String::new();
    let colors = code.to_colors();
    for (row, line) in colors.chunks(side).enumerate() {
        for (column, color) in line.iter().enumerate() {
            if *color == qrcode::Color::Dark {
                path.push_str(&format!("M{} {}h1v1h-1z", column + 4, row + 4));
            }
        }
    }
    let whole = side + 8;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{whole}v{whole}H0z\"/>\
         <path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_qr_code_has_a_white_border_of_four_squares() {
        let svg = qr_svg("http://192.168.1.5:7878/en/game/0123456789a").unwrap();
        assert!(svg.starts_with("<svg ") && svg.contains("M4 4h1v1h-1z"), "{svg}");
        assert!(!svg.contains("M3 ") && !svg.contains("M0 1"));
    }

    #[test]
    fn a_text_that_is_too_long_has_no_qr_code() {
        assert!(qr_svg(&"x".repeat(10_000)).is_none());
        assert!(qr_text(&"x".repeat(10_000)).is_none());
    }

    #[test]
    fn a_qr_code_for_a_terminal_has_few_lines() {
        let text = qr_text("http://192.168.1.5:7878/").unwrap();
        assert!(text.lines().count() <= 20, "{text}");
    }
}
