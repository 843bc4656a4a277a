import { type ClientRequest, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A stream of live events, and what it has sent so far. */
export interface Stream {
  request: ClientRequest;
  received: () => string;
}

const STREAM = '/ll97/blog/events';
const LIMIT_MS = 10_000;

function openStream(url: string): Stream {
  let received = '';
  const request = get(new URL(STREAM, url), { agent: false }, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => (received += text));
    response.on('error', () => undefined);
  });
  request.on('error', () => undefined);
  return { request, received: () => received };
}

/** The milliseconds until all streams have sent an event of a type, at most some seconds. */
export async function untilReceived(streams: readonly Stream[], type: string): Promise<number> {
  const begin = performance.now();
  while (!haveReceived(streams, type) && performance.now() - begin < LIMIT_MS) await wait(10);
  return performance.now() - begin;
}

export const haveReceived = (streams: readonly Stream[], type: string): boolean =>
  streams.every(({ received }) => received().includes(`event: ${type}`));

/** Opens a stream at each URL, and waits until all have begun: from then on they get every change. */
export async function openStreams(urls: readonly string[]): Promise<Stream[]> {
  const streams = urls.map(openStream);
  await untilReceived(streams, 'ready');
  return streams;
}

export const closeAll = (streams: readonly Stream[]): void =>
  streams.forEach(({ request }) => request.destroy());
