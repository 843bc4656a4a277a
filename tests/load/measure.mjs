import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execaNode } from 'execa';
import pg from 'pg';

const GENERATOR = path.join(import.meta.dirname, 'generator.mjs');
const VISITORS = path.join(import.meta.dirname, 'visitors.mjs');
export const COMMAND = path.resolve(import.meta.dirname, '../../server/cli/data.mjs');
const CONNECTIONS = 16;
const PAUSE_MS = 50;

export const CACHED_PAGE = '/ll97';
/** A page that is never cached, because it may show a visitor's input. */
export const UNCACHED_PAGE = '/cwz/assessment?step=1';

/** V8 compiles code while it runs, so a server is slower for its first thousand pages. */
export const WARM_UP_SECONDS = 8;

let failures = 0;
const countFailures = (count) => {
  failures += count;
};
export const failedRequests = () => failures;

/** Starts a TypeScript file from this folder in its own process. */
export const startScript = (script, words = [], options = {}) =>
  execaNode(path.join(import.meta.dirname, script), words, { nodeOptions: ['--import', 'tsx'], ...options });

/** Resolves with what the script prints as JSON, if anything. */
export async function runScript(script, words, env) {
  const { stdout } = await startScript(script, words, { env });
  return stdout && JSON.parse(stdout);
}

export async function inTemporaryFolder(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function withDatabase({ DATABASE_URL }, work) {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const findPercentile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];

export const percentile95 = (numbers) => findPercentile(numbers, 0.95);

export const findMedian = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** Returns the number of successful responses per second. Requests `paths` in turn if given, otherwise only `url`. */
export async function answersPerSecond(url, { seconds, paths }) {
  const job = JSON.stringify({ url, seconds, paths, connections: CONNECTIONS });
  const { stdout } = await execaNode(GENERATOR, [job]);
  const { failed, perSecond } = JSON.parse(stdout);
  countFailures(failed);
  if (perSecond === 0)
    throw new Error(`${url} gave no answer within ${seconds} s. Use --seconds to measure longer.`);
  return perSecond;
}

/** The 99th percentile of a page's response times for 16 visitors while `work` runs, in milliseconds. */
export async function p99During(url, work) {
  const job = JSON.stringify({ url, visitors: CONNECTIONS, pause: PAUSE_MS });
  const visits = execaNode(VISITORS, [job], { ipc: true });
  await visits.getOneMessage();
  await visits.sendMessage('start');
  await work();
  const [{ p99, failed }] = await Promise.all([visits.getOneMessage(), visits.sendMessage('stop')]);
  await visits;
  countFailures(failed);
  return p99;
}

/** Returns the ratio in each round. Measures both sides of it in turn, so that both run under the same conditions. */
export async function measureRatios(rounds, numerator, denominator) {
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) ratios.push((await numerator()) / (await denominator()));
  return ratios;
}

/** The number of suggestion requests. The first half warms up the server and does not count. */
const SUGGESTION_REQUESTS = 6000;

/** The 99th percentile of suggestions for 16 visitors at once, in milliseconds. Throws if a suggestion fails. */
export async function suggestionP99(url, texts) {
  const times = [];
  let next = 0;
  const visitor = async () => {
    while (next < SUGGESTION_REQUESTS) {
      const q = texts[(next += 1) % texts.length];
      const start = performance.now();
      const response = await fetch(`${url}?${new URLSearchParams({ q })}`);
      await response.json();
      if (!response.ok) throw new Error(`A suggestion was answered with ${response.status}.`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return findPercentile(times.slice(SUGGESTION_REQUESTS / 2), 0.99);
}
