// The length of engine.wasm in bytes, by `cargo xtask wasm`.
export const LENGTH = 1028160;
