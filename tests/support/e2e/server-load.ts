import { BASE_URL, METRICS_TOKEN } from './settings.ts';

const HEALTH_POLL_MS = 20;
const MEMORY_POLL_MS = 250;
const MEMORY = /^process_resident_memory_bytes (\S+)$/m;

/** The memory that the server's process takes, in bytes. */
export async function serverMemory(): Promise<number> {
  const response = await fetch(`${BASE_URL}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(MEMORY.exec(await response.text())?.[1]);
}

async function askHealth(): Promise<number> {
  const asked = performance.now();
  const response = await fetch(`${BASE_URL}/healthz`);
  await response.text();
  if (!response.ok) throw new Error(`The server is not healthy: ${response.status}.`);
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
