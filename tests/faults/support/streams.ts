import { type ClientRequest, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A stream of live events, with the text received so far. */
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

/** Waits up to ten seconds for an event of a type on all streams. Returns whether all have sent one. */
export async function waitForEvent(streams: readonly Stream[], type: string): Promise<boolean> {
  const haveReceived = () => streams.every(({ received }) => received().includes(`event: ${type}`));
  const end = performance.now() + LIMIT_MS;
  while (!haveReceived() && performance.now() < end) await wait(10);
  return haveReceived();
}

/** Opens a stream at each URL and waits until all are ready. From then on, they receive every change. */
export async function openStreams(urls: readonly string[]): Promise<Stream[]> {
  const streams = urls.map(openStream);
  await waitForEvent(streams, 'ready');
  return streams;
}

export const closeAll = (streams: readonly Stream[]): void =>
  streams.forEach(({ request }) => request.destroy());
