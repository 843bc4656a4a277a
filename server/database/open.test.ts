import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { addressWithoutPassword, requireReachable } from './open.ts';

test('addressWithoutPassword omits the user and the password', () => {
  expect(addressWithoutPassword('postgres://lotline:secret-word@db.example:6000/lotline')).toBe(
    'db.example:6000/lotline',
  );
});

test('requireReachable reports an unreachable database without its password', async () => {
  const port = await getPort();
  const attempt = requireReachable(`postgres://lotline:secret-word@127.0.0.1:${port}/lotline`);
  await expect(attempt).rejects.toThrow(
    `Cannot reach the database at 127.0.0.1:${port}/lotline: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
  await expect(attempt).rejects.not.toThrow('secret-word');
});

test('requireReachable throws if the server is not a database', async () => {
  const server = createServer((socket) => socket.end('not a database\n'));
  const port = await getPort();
  server.listen(port, '127.0.0.1');
  try {
    await expect(requireReachable(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
      'Cannot reach the database',
    );
  } finally {
    server.close();
  }
});
