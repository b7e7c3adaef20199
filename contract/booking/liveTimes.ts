/** A stream that is silent for longer, heartbeats included, is broken. Milliseconds. */
export const LIVE_SILENCE_MS = 45_000;
export const LIVE_HEARTBEAT_MS = 15_000;
