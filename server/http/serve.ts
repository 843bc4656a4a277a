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

/** Milliseconds. Limit how long slow clients can occupy connections. */
export const CONNECTION_LIMITS = {
  /** Longer than a load balancer's, so that the load balancer closes idle connections first. */
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  /** Long enough to upload a 10 MB bill from a slow phone. */
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

export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(port, error);
  }
}

export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  server.close();
}

/**
 * Reports that the process is stopping, but keeps serving, so that load balancers send visitors elsewhere before
 * connections fail.
 */
export async function leaveRotation(lifecycle: Lifecycle, seconds: number): Promise<void> {
  lifecycle.markStopping();
  await wait(seconds * 1000);
}

/** Waits for requests in progress, but closes all connections after `grace` milliseconds. */
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

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** Forwards only the upgrades for Next's hot reloading in development. Closes all others. */
export function forwardUpgrades(server: Server, upgrade: UpgradeHandler): void {
  server.on('upgrade', (request, socket, head) => {
    const taken = request.url?.startsWith('/_next/') && upgrade(request, socket, head);
    if (!taken) socket.destroy();
  });
}
