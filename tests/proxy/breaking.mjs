import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import getPort from 'get-port';
import { startCaddy } from './caddy.mjs';
import { ask, until, check } from './client.mjs';

const PART = Buffer.alloc(64 * 1024);

/** Stands for a process that reads a request and ends before it answers. `heads` and `bytes` count what has arrived. */
async function startBreaking() {
  const seen = { heads: 0, bytes: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/servez') return void response.end();
    seen.heads += 1;
    request.on('data', (chunk) => (seen.bytes += chunk.length));
    request.on('end', () => request.socket.destroy());
    request.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, seen, address: `127.0.0.1:${server.address().port}` };
}

/** Sends the first part of a form, and the rest as soon as the first has arrived behind the proxy. */
async function sendInParts(url, hasArrived) {
  const outgoing = send(url, { method: 'POST', headers: { 'content-length': 2 * PART.length } });
  const answered = once(outgoing, 'response');
  outgoing.write(PART);
  const passes = await hasArrived();
  outgoing.end(PART);
  const [response] = await answered;
  response.setEncoding('utf8');
  return { passes, status: response.statusCode, text: (await response.toArray()).join('') };
}

/** When a process ends while it handles a form, the proxy sends our error page and asks no other process. */
export async function tryBreaking() {
  const [first, second] = await Promise.all([startBreaking(), startBreaking()]);
  const arrived = (what) => first.seen[what] + second.seen[what];
  const proxy = await startCaddy({
    port: await getPort(),
    processes: [first.address, second.address],
  });
  try {
    const { passes, status, text } = await sendInParts(proxy.url, () =>
      until(() => arrived('bytes') > 0, 5000),
    );
    check(passes, 'a body is forwarded as it arrives, without buffering');
    check(
      status === 502 && text.includes('nothing is stored twice'),
      `a request that is cut off gets our error page (${status})`,
    );
    check(arrived('heads') === 1, 'and is not sent to another process');
    check(arrived('bytes') === 2 * PART.length, 'the whole body had arrived');
  } finally {
    await proxy.stop();
    for (const { server } of [first, second]) server.close().closeAllConnections();
  }
}

/** Without any process, the proxy sends our error page. */
export async function tryAbsent() {
  const nobody = `127.0.0.1:${await getPort()}`;
  const proxy = await startCaddy({ port: await getPort(), processes: [nobody] });
  try {
    const { status, body, headers } = await ask(proxy.url);
    check(status >= 502 && status <= 503, `without any process the status says so (${status})`);
    check(
      body.includes('Please go back and try again') && /html/.test(headers['content-type']),
      'and the page is ours',
    );
  } finally {
    await proxy.stop();
  }
}
