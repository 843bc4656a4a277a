import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

/** Sends a request through a proxy, and resolves with status, headers and the body as bytes. */
export function ask(url, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export const keepAlive = () => new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a contact message from a page of this origin. */
export const sendMessage = (url, subject, { origin = url, agent } = {}) =>
  ask(`${url}/contact`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams({
      name: 'Olive Owner',
      email: 'olive@example.com',
      subject,
      message: 'Is it covered?',
    }).toString(),
  });

/** Opens an event stream, and collects what it sends. */
export function openStream(url) {
  const stream = { text: '', end: () => outgoing.destroy() };
  const outgoing = request(url, { headers: { accept: 'text/event-stream' } }, (response) => {
    response.setEncoding('utf8').on('data', (chunk) => (stream.text += chunk));
    response.on('error', () => undefined);
  });
  outgoing.on('error', () => undefined);
  outgoing.end();
  return stream;
}

/** A picture of noise, which does not compress. */
export const largePicture = (side) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Waits until a condition holds, at most for a number of milliseconds. Resolves with whether it does. */
export async function until(isTrue, limit) {
  for (const end = Date.now() + limit; !isTrue() && Date.now() < end;) await wait(10);
  return isTrue();
}

/** Prints that something holds, or throws. */
export function check(isTrue, statement) {
  if (!isTrue) throw new Error(`Failed: ${statement}.`);
  console.log(`      ok  ${statement}`);
}

/** Prints how long something took, in seconds. */
export const printTime = (what, ms) => console.log(`${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${what}`);

/** Does the work, and prints how long it took. */
export async function timed(what, work) {
  const begin = performance.now();
  const result = await work();
  printTime(what, performance.now() - begin);
  return result;
}
