export const HEARTBEAT_MS = 30_000;
export const CONNECT_TIMEOUT_MS = 10_000;
const RECONNECT_DELAYS_MS = [1000, 2000, 5000] as const;
const MAX_RECONNECT_DELAY_MS = 10_000;

export const reconnectDelay = (failedAttempts: number): number =>
  RECONNECT_DELAYS_MS[failedAttempts - 1] ?? MAX_RECONNECT_DELAY_MS;
