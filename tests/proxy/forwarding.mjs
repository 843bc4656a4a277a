import { once } from 'node:events';
import { createServer } from 'node:http';
import getPort from 'get-port';
import { check } from './check.mjs';
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
  const proxy = await startCaddy({ port: await getPort(), processes, folder });
  const seenWith = async (options) => JSON.parse((await ask(proxy.url, options)).body.toString());
  try {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'accept-encoding': 'br', host: 'lotline.example' };
    const seen = await seenWith({ headers });
    check(
      /^(127\.0\.0\.1|::1)$/.test(seen['x-forwarded-for']),
      'the address of the client arrives, and no forged one',
    );
    check(seen['x-forwarded-proto'] === 'http', 'the protocol of the client arrives');
    check(seen['x-forwarded-host'] === 'lotline.example', 'its host arrives');
    check(seen.host === 'lotline.example', 'the host of the request is left as it is');
    check(seen['accept-encoding'] === 'br', 'what the client can unpack arrives as it is');
    const { bytes } = await seenWith({ method: 'POST', body: LARGE });
    check(bytes === LARGE.length, 'a body as large as the product takes arrives whole');
    const refused = await ask(proxy.url, { method: 'POST', body: TOO_LARGE }).catch(() => ({ status: 413 }));
    check(refused.status >= 400, `a larger one does not (${refused.status})`);
    check((await ask(`${proxy.url}/metrics`)).status === 404, '/metrics is not for the public');
  } finally {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  }
}
