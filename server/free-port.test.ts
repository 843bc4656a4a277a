import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, requireFreePort } from './free-port.ts';

test('a free port can be used', async () => {
  await expect(requireFreePort(await freePort())).resolves.toBeUndefined();
});

test('a port in use is named in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  try {
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use. Set PORT to another one.`);
  } finally {
    other.close();
  }
});
