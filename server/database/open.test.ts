import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { requireReachable } from './open.ts';

test('requireReachable reports an unreachable database without its password', async () => {
  const port = await getPort();
  const attempt = requireReachable(`postgres://lotline:secret-word@127.0.0.1:${port}/lotline`);
  await expect(attempt).rejects.toThrow(
    `Cannot reach the database at 127.0.0.1:${port}/lotline: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
  await expect(attempt).rejects.not.toThrow('secret-word');
});

test('requireReachable throws if the server is not a database', async () => {
  const port = await getPort();
  const server = createServer((socket) => socket.end('not a database\n')).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await expect(requireReachable(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
    'Cannot reach the database',
  );
});
