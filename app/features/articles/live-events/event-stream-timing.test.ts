import { expect, it } from 'vitest';
import { CONNECT_TIMEOUT_MS, HEARTBEAT_MS, reconnectDelay } from './event-stream-timing.ts';

it('waits 1, 2 and 5 seconds, then 10 each time', () => {
  expect([1, 2, 3, 4, 5, 50].map(reconnectDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});

it('has the time-out and the heartbeat of the specification', () => {
  expect({ CONNECT_TIMEOUT_MS, HEARTBEAT_MS }).toEqual({ CONNECT_TIMEOUT_MS: 10_000, HEARTBEAT_MS: 30_000 });
});
