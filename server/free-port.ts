import { createServer } from 'node:net';
import { ReadableError, hasCode } from './readable-error.ts';

/** Opens a port for a moment; port 0 stands for any free one. Returns its number. */
function tryPort(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const opened = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(opened));
    });
  });
}

/** A port of this machine's loopback address that is free now. */
export const freePort = (): Promise<number> => tryPort(0, '127.0.0.1');

/** The readable form of a failure to listen; other failures are returned as they are. */
export function listenFailure(port: number, error: unknown): unknown {
  if (hasCode(error, 'EADDRINUSE')) {
    return new ReadableError(`Port ${port} is in use. Set PORT to another one.`);
  }
  if (hasCode(error, 'EACCES')) {
    return new ReadableError(`Port ${port} may not be used by this user. Set PORT to another one.`);
  }
  return error;
}

/** Throws a ReadableError when the port is taken. */
export async function requireFreePort(port: number): Promise<void> {
  try {
    await tryPort(port);
  } catch (error) {
    throw listenFailure(port, error);
  }
}
