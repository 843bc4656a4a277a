import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, openMany } from './connections.ts';
import type { Product } from './product.ts';

const STREAM = 'GET /ll97/blog/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n';

/** How long streams are waited for. */
export const STREAMS_LIMIT_MS = 60_000;

/** Asks a process for this many streams of live events. */
export const askForStreams = ({ url }: Product, count: number): Promise<Connection[]> =>
  openMany(Number(new URL(url).port), count, STREAM);

/** Waits until all have an answer. A stream that is taken hears of every change from then on. */
export async function untilAnswered(streams: readonly Connection[]): Promise<void> {
  const end = performance.now() + STREAMS_LIMIT_MS;
  while (streams.some(({ received }) => received() === '') && performance.now() < end) await wait(50);
}
