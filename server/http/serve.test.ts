import { type RequestListener, type Server, createServer } from 'node:http';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '#tests/support/application.ts';
import { createLifecycle, closeGracefully, leaveRotation, listen, requireFreePort } from './serve.ts';

const nothing = () => Promise.resolve();

async function open(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await listen(server, await getPort());
  return server;
}

const fetchBody = async (server: Server) => (await ask(server, { path: '/' })).body;

test('leaveRotation reports the process as stopping right away, but keeps serving for a while', async () => {
  const lifecycle = createLifecycle();
  lifecycle.markReady();
  const server = await open((_request, response) => void response.end(String(lifecycle.isStopping())));
  const left = leaveRotation(lifecycle, 0.2);
  const begin = performance.now();
  expect(await fetchBody(server)).toBe('true');
  await left;
  expect(performance.now() - begin).toBeGreaterThan(150);
  await closeGracefully(server, nothing);
});

test('closeGracefully lets a request in progress finish', async () => {
  const server = await open((_request, response) => void setTimeout(() => response.end('whole'), 200));
  const answer = fetchBody(server);
  await new Promise((resolve) => server.once('request', resolve));
  await closeGracefully(server, nothing);
  expect(await answer).toBe('whole');
});

test('closeGracefully ends event streams instead of waiting for them', async () => {
  const streams: (() => void)[] = [];
  const server = await open((_request, response) => {
    response.write('open');
    streams.push(() => response.end(' and closed'));
  });
  const answer = fetchBody(server);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await closeGracefully(server, async () => {
    for (const end of streams) end();
  });
  expect(await answer).toBe('open and closed');
});

test('closeGracefully closes a request that does not end within the grace period', async () => {
  const server = await open((_request, response) => void response.write('never ends'));
  const failure = expect(fetchBody(server)).rejects.toThrow();
  await new Promise((resolve) => server.once('request', resolve));
  const start = Date.now();
  await closeGracefully(server, nothing, 200);
  expect(Date.now() - start).toBeLessThan(1500);
  await failure;
});

test('requireFreePort throws if the port is in use', async () => {
  const port = await getPort();
  const other = createServer().listen(port);
  onTestFinished(() => void other.close());
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use. Set PORT to another one.`);
});
