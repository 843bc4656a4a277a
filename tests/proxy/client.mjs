import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

/** Asks through a proxy, as a browser would, and resolves with status, headers and the body as bytes. */
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

/** Sends a message from a page of this origin. */
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

/** Opens an event stream, and collects what it says. */
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

/** A picture of some megabytes: nothing in it repeats. */
export const largePicture = (side) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Waits until something is so, at most for so many milliseconds. Resolves with whether it is. */
export async function until(isTrue, limit) {
  for (const end = Date.now() + limit; !isTrue() && Date.now() < end;) await wait(10);
  return isTrue();
}
