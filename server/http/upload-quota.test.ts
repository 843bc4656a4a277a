import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { bodyLimit } from './body-limit.ts';
import { createQuota } from './quota.ts';
import { matchSite } from './site-urls.ts';

const MEBIBYTE = 1024 * 1024;

let server: Server;
/** Number of bytes that the page has read from each upload. */
let received: number[];

beforeEach(async () => {
  received = [];
  const application = express();
  application.use(
    matchSite(() => Promise.resolve(siteRoutes)),
    bodyLimit(
      () => Promise.resolve(undefined),
      createQuota({ total: 5 * MEBIBYTE, perClient: 3 * MEBIBYTE }),
    ),
    (incoming, response) => {
      const index = received.push(0) - 1;
      incoming.on('data', ({ length }: Buffer) => (received[index] = (received[index] ?? 0) + length));
      incoming.on('error', () => undefined);
      incoming.on('end', () => response.send('stored'));
    },
  );
  server = application.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts an upload from a loopback address, and leaves it unfinished. */
function begin(client: string, bytes: number) {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: '/ll199/invoice',
    method: 'POST',
    localAddress: client,
    agent: false,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  const status = once(outgoing, 'response').then(
    ([response]: IncomingMessage[]) => response?.resume().statusCode,
  );
  status.catch(() => undefined);
  outgoing.write(Buffer.alloc(bytes, 'a'));
  return { outgoing, status };
}

const total = () => received.reduce((sum, bytes) => sum + bytes, 0);

it('a client with too many bytes in unfinished uploads may not upload more', async () => {
  begin('127.0.0.1', 2 * MEBIBYTE);
  await expect.poll(total).toBe(2 * MEBIBYTE);
  expect(await begin('127.0.0.1', 2 * MEBIBYTE).status).toBe(429);
  const other = begin('127.0.0.2', MEBIBYTE);
  other.outgoing.end();
  expect(await other.status).toBe(200);
});

it('nobody may upload while unfinished uploads have too many bytes in total', async () => {
  const held = [begin('127.0.0.1', 2 * MEBIBYTE), begin('127.0.0.2', 2 * MEBIBYTE)];
  await expect.poll(total).toBe(4 * MEBIBYTE);
  expect(await begin('127.0.0.3', 2 * MEBIBYTE).status).toBe(503);
  for (const { outgoing } of held) outgoing.destroy();
  const send = () => {
    const { outgoing, status } = begin('127.0.0.3', 2 * MEBIBYTE);
    outgoing.end();
    return status;
  };
  await expect.poll(send).toBe(200);
});
