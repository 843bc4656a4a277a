import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const PROGRAM = path.join(import.meta.dirname, 'bare.mjs');

/** Headers that belong to one connection or one moment, not to the answer. */
const NOT_REPEATED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

/** One answer, with its bytes as they came: compressed. */
export async function answerTo(url, { path: address, method, headers, body }) {
  const outgoing = request(new URL(address, url), { method, headers });
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  const bytes = await buffer(response);
  const kept = Object.entries(response.headers).filter(([name]) => !NOT_REPEATED.has(name));
  return {
    status: response.statusCode,
    headers: { ...Object.fromEntries(kept), 'content-length': bytes.length },
    body: bytes,
  };
}

/** Starts a bare server that always gives this answer. */
export async function startBareServer({ status, headers, body }) {
  const answer = JSON.stringify({ status, headers, body: body.toString('base64') });
  const child = spawn(process.execPath, [PROGRAM, answer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${Number(port)}`,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
