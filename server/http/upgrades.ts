import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Takes over a connection. Says whether it did. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** In development: hands the connections of Next's hot reloading to Next, and closes all others. */
export function forwardUpgrades(server: Server, upgrade: UpgradeHandler): void {
  server.on('upgrade', (request, socket, head) => {
    const taken = request.url?.startsWith('/_next/') && upgrade(request, socket, head);
    if (!taken) socket.destroy();
  });
}
