import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { BASE_URL, METRICS_TOKEN } from './settings.ts';

const HEALTH_POLL_MS = 20;
const MEMORY_POLL_MS = 250;
const MEMORY = /^process_resident_memory_bytes (\S+)$/m;

/** Sends a request over a new connection, because the server may have closed one that an attack used. */
const ask = (address: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    get(`${BASE_URL}${address}`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}.`));
      text(response).then(resolve, reject);
    }).on('error', reject);
  });

/** The memory usage of the server's process, in bytes. */
export async function serverMemory(): Promise<number> {
  const figures = await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  return Number(MEMORY.exec(figures)?.[1]);
}

async function askHealth(): Promise<number> {
  const asked = performance.now();
  await ask('/healthz');
  return performance.now() - asked;
}

/** Repeats a measurement until it is aborted. Returns the largest result. */
async function largest(
  measure: () => Promise<number>,
  everyMs: number,
  signal: AbortSignal,
): Promise<number> {
  let result = 0;
  while (!signal.aborted) {
    result = Math.max(result, await measure());
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return result;
}

/** The longest response time of /healthz in milliseconds, and the peak memory of the server in bytes, during some work. */
export async function loadDuring(work: () => Promise<unknown>): Promise<{ answerMs: number; bytes: number }> {
  const stop = new AbortController();
  const watches = Promise.all([
    largest(askHealth, HEALTH_POLL_MS, stop.signal),
    largest(serverMemory, MEMORY_POLL_MS, stop.signal),
  ]);
  try {
    await work();
  } finally {
    stop.abort();
  }
  const [answerMs, bytes] = await watches;
  return { answerMs, bytes };
}
