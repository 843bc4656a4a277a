import { once } from 'node:events';
import { type ServerOptions, createServer, type Server, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode, ReadableError } from '../readable-error.ts';

export interface Lifecycle {
  isReady(): boolean;
  isStopping(): boolean;
  markReady(): void;
  markStopping(): void;
}

export function createLifecycle(): Lifecycle {
  let phase: 'starting' | 'ready' | 'stopping' = 'starting';
  return {
    isReady: () => phase === 'ready',
    isStopping: () => phase === 'stopping',
    markReady: () => {
      if (phase === 'starting') phase = 'ready';
    },
    markStopping: () => {
      phase = 'stopping';
    },
  };
}

/** In milliseconds. A client that sends slower than this holds a connection for nothing. */
export const CONNECTION_LIMITS = {
  /** Longer than load balancers keep an idle connection, so that ours never ends first. */
  keepAliveTimeout: 65_000,
  /** For the head of a request, which fits into a packet or two. */
  headersTimeout: 15_000,
  /** For a whole request: a bill of 10 MB by a slow phone. */
  requestTimeout: 240_000,
  connectionsCheckingInterval: 5000,
} as const satisfies ServerOptions;

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
 * Reports at /servez and /readyz that the process is stopping, and keeps serving for some seconds, so that load
 * balancers send visitors elsewhere: a visitor who connects just as a process stops listening is cut off.
 */
export async function leaveRotation(lifecycle: Lifecycle, seconds: number): Promise<void> {
  lifecycle.markStopping();
  await wait(seconds * 1000);
}

/**
 * Stops accepting connections, ends idle ones and event streams, and gives requests in progress some time. Connections
 * that are open after that are cut.
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

/** Returns whether it took over the connection. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** In development: passes the connections of Next's hot reloading to Next, and closes all others. */
export function forwardUpgrades(server: Server, upgrade: UpgradeHandler): void {
  server.on('upgrade', (request, socket, head) => {
    const taken = request.url?.startsWith('/_next/') && upgrade(request, socket, head);
    if (!taken) socket.destroy();
  });
}
