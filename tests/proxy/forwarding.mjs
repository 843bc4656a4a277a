import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '#server/free-port.ts';
import { require } from '../support/run/held.mjs';
import { startCaddy } from './caddy.mjs';
import { ask } from './client.mjs';

const MEBIBYTE = 1024 * 1024;
/** As much as the product takes, and more than the proxy lets through. */
const LARGE = Buffer.alloc(33 * MEBIBYTE);
const TOO_LARGE = Buffer.alloc(41 * MEBIBYTE);

/** Answers with what it was asked. */
async function answerWithQuestion(request, response) {
  let bytes = 0;
  for await (const chunk of request) bytes += chunk.length;
  response.end(JSON.stringify({ ...request.headers, bytes }));
}

const echo = () =>
  createServer((request, response) => {
    answerWithQuestion(request, response).catch(() => response.destroy());
  });

/** What reaches a process, told by a server in its place. */
export async function tryForwarding(folder) {
  const server = echo().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const processes = [`127.0.0.1:${server.address().port}`];
  const proxy = await startCaddy({ port: await freePort(), processes, folder });
  const seenWith = async (options) => JSON.parse((await ask(proxy.url, options)).body.toString());
  try {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'accept-encoding': 'br', host: 'lotline.example' };
    const seen = await seenWith({ headers });
    require(/^(127\.0\.0\.1|::1)$/.test(
      seen['x-forwarded-for'],
    ), 'the address of the client arrives, and no forged one');
    require(seen['x-forwarded-proto'] === 'http', 'the protocol of the client arrives');
    require(seen['x-forwarded-host'] === 'lotline.example', 'its host arrives');
    require(seen.host === 'lotline.example', 'the host of the request is left as it is');
    require(seen['accept-encoding'] === 'br', 'what the client can unpack arrives as it is');
    const { bytes } = await seenWith({ method: 'POST', body: LARGE });
    require(bytes === LARGE.length, 'a body as large as the product takes arrives whole');
    const refused = await ask(proxy.url, { method: 'POST', body: TOO_LARGE }).catch(() => ({ status: 413 }));
    require(refused.status >= 400, `a larger one does not (${refused.status})`);
    require((await ask(`${proxy.url}/metrics`)).status === 404, '/metrics is not for the public');
  } finally {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  }
}
