import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CONNECTION_LIMITS } from './serve.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The limits, a hundred times as short. */
const QUICK = Object.fromEntries(
  Object.entries(CONNECTION_LIMITS).map(([name, milliseconds]) => [name, milliseconds / 100]),
);

/** Says something and then nothing more. Resolves with what was answered when the connection is ended. */
async function sayAndWait(begin: string): Promise<string> {
  server = createServer({ ...QUICK }, (request, response) =>
    request.resume().on('end', () => response.end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(begin));
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
}

test.each([
  ['head', 'POST / HTTP/1.1\r\nhost: localhost\r\nx-slow: a'],
  ['body', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\na'],
])('a connection whose %s does not arrive is closed', async (_part, begin) => {
  expect(await sayAndWait(begin)).toMatch(/^HTTP\/1\.1 408 /);
});
