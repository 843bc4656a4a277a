import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { placeOf } from './address.ts';
import { requireReachable } from './external.ts';

test('a place is told without user and password', () => {
  expect(placeOf('postgres://lotline:secret-word@db.example:6000/lotline')).toBe('db.example:6000/lotline');
});

test('a database that is not there is named in one sentence without the password', async () => {
  const port = await getPort();
  const attempt = requireReachable(`postgres://lotline:secret-word@127.0.0.1:${port}/lotline`);
  await expect(attempt).rejects.toThrow(
    `Cannot reach the database at 127.0.0.1:${port}/lotline: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
  await expect(attempt).rejects.not.toThrow('secret-word');
});

test('a server that is no database is refused', async () => {
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
