// Types of the socket. The browser never fetches this file.

/** A frame to send, of any kind. */
export interface Frame {
  t: string;
  [field: string]: unknown;
}

/** The part of a WebSocket that is used. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}
