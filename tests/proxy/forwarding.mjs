import { once } from 'node:events';
import { createServer } from 'node:http';
import getPort from 'get-port';
import { startCaddy } from './caddy.mjs';
import { ask, check } from './client.mjs';

const MEBIBYTE = 1024 * 1024;
/** The most that the product accepts, and more than the proxy forwards. */
const LARGE = Buffer.alloc(33 * MEBIBYTE);
const TOO_LARGE = Buffer.alloc(41 * MEBIBYTE);

/** Answers with the request that it received. */
async function answerWithQuestion(request, response) {
  let bytes = 0;
  for await (const chunk of request) bytes += chunk.length;
  response.end(JSON.stringify({ ...request.headers, bytes }));
}

const echo = () =>
  createServer((request, response) => {
    answerWithQuestion(request, response).catch(() => response.destroy());
  });

/** Checks what reaches a process, with a server that echoes requests. */
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
      'the client address arrives, and not a forged one',
    );
    check(seen['x-forwarded-proto'] === 'http', 'the client protocol arrives');
    check(seen['x-forwarded-host'] === 'lotline.example', 'the client host arrives');
    check(seen.host === 'lotline.example', 'the Host header is unchanged');
    check(seen['accept-encoding'] === 'br', 'Accept-Encoding is unchanged');
    const { bytes } = await seenWith({ method: 'POST', body: LARGE });
    check(bytes === LARGE.length, 'the largest body that the product accepts arrives whole');
    const refused = await ask(proxy.url, { method: 'POST', body: TOO_LARGE }).catch(() => ({ status: 413 }));
    check(refused.status >= 400, `a larger one does not (${refused.status})`);
    check((await ask(`${proxy.url}/metrics`)).status === 404, '/metrics is not public');
  } finally {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  }
}
