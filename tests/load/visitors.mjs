import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Visitors who open a page again and again, each a moment after it has come, in a process of its own. Its argument, as
 * JSON: the URL, how many visitors, and their pause in milliseconds. Sends the 99th percentile of the times in milliseconds,
 * and how many requests failed, when it gets a message; the first one starts the visits. The first visit of each opens
 * its connection and is not measured: these would be most of the slowest hundredth of a job that takes five seconds.
 */
const { url, visitors, pause } = JSON.parse(process.argv[2]);

const agent = new Agent({ keepAlive: true });
const headers = { accept: 'text/html', 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (bench)' };

const times = [];
let failed = 0;
let isOver = false;

async function open() {
  const start = performance.now();
  const [response] = await once(get(url, { agent, headers }), 'response');
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) failed += 1;
  return performance.now() - start;
}

async function measure() {
  try {
    times.push(await open());
  } catch {
    failed += 1;
  }
}

/** Not all at the same moment. */
const pauseAWhile = () => wait(pause * (0.5 + Math.random()));

async function visit() {
  await pauseAWhile();
  await open().catch(() => (failed += 1));
  while (!isOver) {
    await pauseAWhile();
    await measure();
  }
}

process.send('ready');
await once(process, 'message');
const all = Promise.all(Array.from({ length: visitors }, visit));
await once(process, 'message');
isOver = true;
await all;
agent.destroy();
const sorted = times.toSorted((a, b) => a - b);
process.send({ p99: sorted[Math.floor(sorted.length * 0.99)], failed, count: sorted.length });
process.disconnect();
