import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type RequestOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { z } from 'zod';
import { behindCaddy } from './caddy.ts';

const MEBIBYTE = 1024 * 1024;
/** The largest body that the product accepts, and one larger than the proxy forwards. */
const LARGE = Buffer.alloc(33 * MEBIBYTE);
const TOO_LARGE = Buffer.alloc(41 * MEBIBYTE);
const PART = Buffer.alloc(64 * 1024);
const ARRIVES_WITHIN_MS = 5000;

const seenSchema = z.looseObject({ bytes: z.number() });

async function readResponse(outgoing: ReturnType<typeof request>) {
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

const send = (url: string, options: RequestOptions = {}, body?: Buffer) =>
  readResponse(request(url, options).end(body));

/** Starts servers in this process behind the proxy, and runs `work`. */
async function behindProxy<Result>(
  listeners: readonly RequestListener[],
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const servers = listeners.map((listener) => createServer(listener).listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const processes = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    return await behindCaddy(processes, work);
  } finally {
    servers.forEach((server) => server.close().closeAllConnections());
  }
}

/** Responds with the headers and the size of the request that it received. */
const echo: RequestListener = (incoming, response) => {
  let bytes = 0;
  incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
  incoming.on('end', () => response.end(JSON.stringify({ ...incoming.headers, bytes })));
  incoming.on('error', () => response.destroy());
};

const checkForwarding = () =>
  behindProxy([echo], async (url) => {
    const forged = { 'x-forwarded-for': '203.0.113.7', 'accept-encoding': 'br', host: 'lotline.example' };
    const seen = seenSchema.parse(JSON.parse((await send(url, { headers: forged })).body));
    const { bytes } = seenSchema.parse(JSON.parse((await send(url, { method: 'POST' }, LARGE)).body));
    const refuses = await send(url, { method: 'POST' }, TOO_LARGE).then(
      ({ status }) => status >= 400,
      () => true,
    );
    return {
      'the proxy sends the address of the client, not a forged one': /^(127\.0\.0\.1|::1)$/.test(
        String(seen['x-forwarded-for']),
      ),
      'the proxy sends the protocol': seen['x-forwarded-proto'] === 'http',
      'the proxy sends the host': seen['x-forwarded-host'] === 'lotline.example',
      'the proxy leaves Host as it is': seen.host === 'lotline.example',
      'the proxy leaves Accept-Encoding as it is': seen['accept-encoding'] === 'br',
      'the proxy forwards the largest body that the product accepts': bytes === LARGE.length,
      'the proxy refuses a larger body': refuses,
      'the proxy hides /metrics': (await send(`${url}/metrics`)).status === 404,
    };
  });

/** Sends a form, in two parts, to two servers behind the proxy. Each server drops the connection after reading a form. */
async function checkBreaking() {
  const seen = { forms: 0, bytes: 0 };
  const breaking: RequestListener = (incoming, response) => {
    if (incoming.url === '/servez') return void response.end();
    seen.forms += 1;
    incoming.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
    incoming.on('end', () => incoming.socket.destroy());
    incoming.on('error', () => undefined);
  };
  return behindProxy([breaking, breaking], async (url) => {
    const headers = { 'content-length': 2 * PART.length };
    const outgoing = request(url, { method: 'POST', headers });
    const response = readResponse(outgoing);
    outgoing.write(PART);
    const end = performance.now() + ARRIVES_WITHIN_MS;
    while (seen.bytes === 0 && performance.now() < end) await wait(10);
    const isUnbuffered = seen.bytes > 0;
    outgoing.end(PART);
    const { status, body } = await response;
    return {
      'the proxy forwards a body as it arrives': isUnbuffered,
      'a form that is cut off gets our error page':
        status === 502 && body.includes('nothing is stored twice'),
      'a form that is cut off is not sent to another process': seen.forms === 1,
    };
  });
}

const checkWithoutProcess = async () =>
  behindCaddy([`127.0.0.1:${await getPort()}`], async (url) => {
    const { status, body } = await send(url);
    const isOurs = body.includes('Please go back and try again');
    return { 'without a process the proxy sends our error page': [502, 503].includes(status) && isOurs };
  });

/** Checks the promises of deploy/Caddyfile with servers that stand in for processes of the product. */
export const checkProxy = async (): Promise<Record<string, boolean>> => ({
  ...(await checkForwarding()),
  ...(await checkBreaking()),
  ...(await checkWithoutProcess()),
});
