import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode, ReadableError } from '../readable-error.ts';
import type { Lifecycle } from './lifecycle.ts';

const GRACE_MS = 10_000;

function listenError(port: number, error: unknown): unknown {
  if (hasCode(error, 'EADDRINUSE')) {
    return new ReadableError(`Port ${port} is in use. Set PORT to another one.`);
  }
  if (hasCode(error, 'EACCES')) {
    return new ReadableError(`This user may not open port ${port}. Set PORT to another one.`);
  }
  return error;
}

/** Listens on a port. Throws a ReadableError when it is in use. */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(port, error);
  }
}

/** Throws a ReadableError when the port is in use, before anything is started for it. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  server.close();
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
