import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenFailure } from '../free-port.ts';
import type { Lifecycle } from './lifecycle.ts';

const GRACE_MS = 10_000;

/** Listens on a port. Throws a ReadableError when it is in use. */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenFailure(port, error);
  }
}

/**
 * Says at /servez and /readyz that the process stops, and goes on serving for some seconds: balancers hear of it and
 * send visitors elsewhere. Who connects in the moment in which a process stops listening would be cut off.
 */
export async function leaveRotation(lifecycle: Lifecycle, seconds: number): Promise<void> {
  lifecycle.markStopping();
  await wait(seconds * 1000);
}

/**
 * Stops accepting connections, ends those without a request and the open event streams, and gives the
 * requests that are being answered some time. Connections that are open after that are cut.
 */
export async function closeGracefully(server: Server, endStreams: () => Promise<void>, grace = GRACE_MS) {
  const closed = once(server, 'close');
  server.close();
  await endStreams();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const overdue = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(overdue);
}
