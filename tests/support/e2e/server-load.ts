import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { BASE_URL, METRICS_TOKEN } from './settings.ts';

const HEALTH_POLL_MS = 20;
const MEMORY_POLL_MS = 250;
const MEMORY = /^process_resident_memory_bytes (\S+)$/m;

/** Asks over a connection of its own: on one that an attack has used, the server may have hung up. */
const ask = (address: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    get(`${BASE_URL}${address}`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}.`));
      text(response).then(resolve, reject);
    }).on('error', reject);
  });

/** The memory that the server's process takes, in bytes. */
export async function serverMemory(): Promise<number> {
  const figures = await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  return Number(MEMORY.exec(figures)?.[1]);
}

async function askHealth(): Promise<number> {
  const asked = performance.now();
  await ask('/healthz');
  return performance.now() - asked;
}

/** Repeats a measurement until it is told to stop. Returns the largest result. */
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

/** The longest that /healthz took, in milliseconds, and the most memory that the server had, during some work. */
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
