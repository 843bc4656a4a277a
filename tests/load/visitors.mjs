import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Simulates visitors who open a page again and again, with pauses. Takes a job as JSON: URL, number of visitors, and
 * pause in milliseconds. The first message starts the visits. The second ends them, and the reply contains the 99th
 * percentile of the times in milliseconds and the number of failed requests. A visitor's first request opens the
 * connection and does not count: in a five-second job, these would be most of the slowest one percent.
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
process.send({ p99: sorted[Math.floor(sorted.length * 0.99)], failed });
process.disconnect();
