import { setTimeout as wait } from 'node:timers/promises';
import { closeAll, type Connection, openMany } from '../support/connections.ts';
import { broken, type Fault } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';
import { statusOf } from '../support/product.ts';

const HEADS = 500;
const BODIES = 200;
const DROP_EVERY_MS = 1000;
const ENDED_WITHIN_MS = 40_000;

const HEAD = 'POST /contact HTTP/1.1\r\nhost: localhost\r\n';
const BODY = `${HEAD}content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nname=`;

/** Sends one more letter on each connection, again and again, as a slow-loris client does. */
function drip(connections: readonly Connection[], text: string): NodeJS.Timeout {
  return setInterval(() => {
    for (const { socket } of connections) if (socket.writable) socket.write(text);
  }, DROP_EVERY_MS);
}

async function secondsUntilEnded(connections: readonly Connection[]): Promise<number> {
  const begin = performance.now();
  while (connections.some(({ isEnded }) => !isEnded()) && performance.now() - begin < ENDED_WITHIN_MS)
    await wait(200);
  return (performance.now() - begin) / 1000;
}

/** Clients hold hundreds of connections with requests that they send letter by letter. */
export const slowClients: Fault = {
  name: 'slow-clients',
  async run(stage) {
    const product = await stage.start();
    const port = Number(new URL(product.url).port);
    const heads = await openMany(port, HEADS, HEAD);
    const bodies = await openMany(port, BODIES, BODY);
    const drops = [drip(heads, 'x'), drip(bodies, 'x')];
    try {
      const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'slow-clients');
      const begin = performance.now();
      const page = await statusOf(`${product.url}/contact`);
      const pageSeconds = (performance.now() - begin) / 1000;
      const seconds = await secondsUntilEnded(heads);
      const left = heads.filter(({ isEnded }) => !isEnded()).length;
      const sent = await load.finish();
      return {
        sent,
        figures: {
          'slow connections': HEADS + BODIES,
          'slow heads ended after, s': seconds.toFixed(1),
          'a page meanwhile, s': pageSeconds.toFixed(2),
        },
        problems: broken({
          'slow heads are ended': left === 0,
          'pages are served meanwhile': page === 200,
          'nobody was told to come again': load.answers().every((status) => status === 302 || status === 303),
        }),
      };
    } finally {
      drops.forEach(clearInterval);
      closeAll([...heads, ...bodies]);
    }
  },
};
