import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa, execaNode } from 'execa';
import pg from 'pg';

const GENERATOR = path.join(import.meta.dirname, 'generator.mjs');
const VISITORS = path.join(import.meta.dirname, 'visitors.mjs');
/** The command of the product that works on data. */
export const COMMAND = path.resolve(import.meta.dirname, '../../server/cli/data.mjs');
const CONNECTIONS = 16;
const PAUSE_MS = 50;

/** Code is compiled while it is used: a server is slower for its first thousand pages. */
export const WARM_UP_SECONDS = 8;

/** The requests that were refused or failed since the start. */
let failures = 0;
const countFailures = (count) => {
  failures += count;
};
export const failedRequests = () => failures;

/** Starts a TypeScript file of this folder in a process of its own. */
export const startScript = (script, words = [], options = {}) =>
  execaNode(path.join(import.meta.dirname, script), words, { nodeOptions: ['--import', 'tsx'], ...options });

/** Runs one to its end, and resolves with what it prints as JSON, if anything. */
export async function runScript(script, words, env) {
  const { stdout } = await startScript(script, words, { env });
  return stdout && JSON.parse(stdout);
}

/** Does work with a folder that is deleted at the end. */
export async function inTemporaryFolder(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Does work with a connection to the database. */
export async function withDatabase({ DATABASE_URL }, work) {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const percentileOf = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];

export const p95Of = (numbers) => percentileOf(numbers, 0.95);

/** The median of numbers. */
export const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/**
 * The answers a second of a server; to these `paths` in turn, where there are some. `cores` pins the load generator to
 * cores of its own, as `taskset` names them; undefined where there are too few.
 */
export async function answersPerSecond(url, { seconds, paths, cores }) {
  const job = JSON.stringify({ url, seconds, paths, connections: CONNECTIONS });
  const words = [process.execPath, GENERATOR, job];
  const [command, ...rest] = cores ? ['taskset', '-c', cores, ...words] : words;
  const { stdout } = await execa(command, rest);
  const { failed, perSecond } = JSON.parse(stdout);
  countFailures(failed);
  if (perSecond === 0)
    throw new Error(`${url} gave no answer within ${seconds} s. Use --seconds to measure longer.`);
  return perSecond;
}

/** The 99th percentile of the time of a page for 16 visitors, in milliseconds, while `work` goes on. */
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

/** A ratio in each round; both sides are measured in turn, so that they meet the same conditions. */
export async function ratiosOf(rounds, numerator, denominator) {
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) ratios.push((await numerator()) / (await denominator()));
  return ratios;
}

/** The first half warms the server up. */
const SUGGESTION_REQUESTS = 6000;

/** The 99th percentile of the times of suggestions in milliseconds, for 16 visitors at once. Throws where one fails. */
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
  return percentileOf(times.slice(SUGGESTION_REQUESTS / 2), 0.99);
}
