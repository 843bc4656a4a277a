import { once } from 'node:events';
import { request } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { execa, execaNode } from 'execa';
import getPort from 'get-port';
import { environmentBeside, startProduct } from '../support/run/product.mjs';
import { answersPerSecond, ratiosOf, startScript, WARM_UP_SECONDS } from './measure.mjs';

export const CACHED_PAGE = '/ll97';
/** A page that is never cached, because it may show what a visitor has typed. */
export const UNCACHED_PAGE = '/cwz/assessment?step=1';
/** Headers of one connection or one moment, not of the response. */
const NOT_REPEATED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Starts a bare server that sends the same bytes as the page: compressed, with its headers. */
async function startBareServer(url) {
  const outgoing = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = await once(outgoing, 'response');
  const body = await buffer(response);
  const repeated = Object.entries(response.headers).filter(([name]) => !NOT_REPEATED.has(name));
  const headers = { ...Object.fromEntries(repeated), 'content-length': String(body.length) };
  const job = JSON.stringify({ headers, body: body.toString('base64') });
  const subprocess = execaNode(path.join(import.meta.dirname, 'bare.mjs'), [job], { reject: false });
  const [port] = await once(subprocess.stdout, 'data');
  return { url: `http://127.0.0.1:${Number(port)}`, close: () => subprocess.kill() };
}

/** The rate of a cached page, as a part of the rate of the bare server. */
export async function cachedPage({ url }, { seconds, rounds }) {
  const page = new URL(CACHED_PAGE, url).href;
  await answersPerSecond(page, { seconds: 1 });
  const bare = await startBareServer(page);
  try {
    return await ratiosOf(
      rounds,
      () => answersPerSecond(page, { seconds }),
      () => answersPerSecond(bare.url, { seconds }),
    );
  } finally {
    bare.close();
  }
}

/** How many times React alone renders an uncached page in the time of one response. */
export async function uncachedPage(server, { seconds, rounds }) {
  const page = new URL(UNCACHED_PAGE, server.url).href;
  await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
  const env = await environmentBeside(server);
  const react = startScript('react.ts', [page], { env, ipc: true, reject: false });
  const rendersPerSecond = async (duration) => {
    await react.sendMessage(duration);
    return react.getOneMessage();
  };
  try {
    await react.getOneMessage();
    await rendersPerSecond(WARM_UP_SECONDS);
    return await ratiosOf(
      rounds,
      () => rendersPerSecond(seconds),
      () => answersPerSecond(page, { seconds }),
    );
  } finally {
    react.kill();
  }
}

/** Pins a process with all its threads to cores, and returns how to undo that. Does nothing without `taskset`. */
async function pin(pid, cores) {
  const set = (value) => execa('taskset', ['-acp', value, String(pid)], { reject: false });
  await set(cores);
  return () => set(`0-${availableParallelism() - 1}`);
}

/** The rate of two processes, each on a core of its own, as a multiple of the rate of one. */
export async function twoProcesses(server, { seconds, rounds }) {
  const PORT = String(await getPort());
  const second = await startProduct({ variables: { ...(await environmentBeside(server)), PORT } });
  const count = availableParallelism();
  const cores = count > 2 ? `2-${count - 1}` : undefined;
  const unpin = await pin(server.pid, '0');
  await pin(second.pid, '1');
  const rate = ({ url }, duration = seconds) =>
    answersPerSecond(new URL(UNCACHED_PAGE, url).href, { seconds: duration, cores });
  const together = async () => {
    const [one, other] = await Promise.all([rate(server), rate(second)]);
    return one + other;
  };
  try {
    for (const each of [server, second]) await rate(each, WARM_UP_SECONDS);
    return await ratiosOf(rounds, together, () => rate(server));
  } finally {
    await unpin();
    await second.stop();
  }
}
