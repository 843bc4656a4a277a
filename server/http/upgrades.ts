import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** In development: hands the connections of Next's hot reloading to Next, and closes all others. */
export function forwardUpgrades(server: Server, upgrade: UpgradeHandler): void {
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/_next/')) {
      socket.destroy();
      return;
    }
    upgrade(request, socket, head).catch(() => socket.destroy());
  });
}
