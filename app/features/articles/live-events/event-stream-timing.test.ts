import { expect, it } from 'vitest';
import { reconnectDelay } from './event-stream-timing.ts';

it('reconnectDelay returns 1, 2 and 5 seconds, then 10 each time', () => {
  expect([1, 2, 3, 4, 5, 50].map(reconnectDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});
