import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { EVENT_STREAM_LIMITS } from '#server/http/event-stream-limit.ts';
import { closeAll, type Connection } from '../support/connections.ts';
import { broken, type Fault } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';
import { statusOf } from '../support/product.ts';
import { askForStreams, STREAMS_LIMIT_MS, untilAnswered } from '../support/streams.ts';

const STREAMS = 10_000;
const PAGE_BYTES = 4096;
const OPEN_FILES = /^Max open files\s+(\d+)/m;

/** The resident memory of a process in KB, as Linux counts it. */
async function residentKilobytes(pid: number): Promise<number> {
  const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return (Number(resident) * PAGE_BYTES) / 1024;
}

const with200 = ({ received }: Connection) => received().startsWith('HTTP/1.1 200');
const with503 = ({ received }: Connection) => /^HTTP\/1\.1 503[^]*retry-after: \d+/i.test(received());

/** Streams are counted down when the process has seen them close. */
async function untilOneIsAccepted(url: string): Promise<boolean> {
  const end = performance.now() + STREAMS_LIMIT_MS;
  while (performance.now() < end) {
    const response = await fetch(`${url}/ll97/blog/events`);
    await response.body?.cancel();
    if (response.ok) return true;
    await wait(200);
  }
  return false;
}

/** Ten thousand event streams are opened: some are accepted, the others get 503 with Retry-After. */
export const eventStreams: Fault = {
  name: 'event-streams',
  async run(stage) {
    const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
    if (Number(OPEN_FILES.exec(limits)?.[1] ?? Infinity) < STREAMS + 1000) {
      throw new Error('Too few open files are allowed: run "ulimit -n 12000" first.');
    }
    const product = await stage.start();
    const idle = await residentKilobytes(product.pid());
    const streams = await askForStreams(product, STREAMS);
    try {
      await untilAnswered(streams);
      const memory = (await residentKilobytes(product.pid())) - idle;
      const taken = streams.filter(with200).length;
      const refused = streams.filter(with503).length;
      const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'event-streams');
      const page = await statusOf(`${product.url}/ll97/blog`);
      const sent = await load.finish();
      closeAll(streams);
      const isAcceptedAgain = await untilOneIsAccepted(product.url);
      return {
        sent,
        figures: {
          'streams accepted': taken,
          'streams rejected with 503 and Retry-After': refused,
          'memory for each accepted stream, KB': (memory / taken).toFixed(0),
        },
        problems: broken({
          'as many are accepted as the limit allows': taken === EVENT_STREAM_LIMITS.total,
          'all others get 503 with Retry-After': taken + refused === STREAMS,
          'pages are served in the meantime': page === 200,
          'streams are accepted again after others have closed': isAcceptedAgain,
        }),
      };
    } finally {
      closeAll(streams);
    }
  },
};
