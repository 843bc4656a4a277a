import { connect, type Socket } from 'node:net';

/** A connection that a client keeps for as long as it is let. */
export interface Connection {
  socket: Socket;
  isEnded: () => boolean;
  /** What has come so far. */
  received: () => string;
}

/** Loopback addresses of Linux: each may have this many connections here. */
const PER_ADDRESS = 100;
const AT_ONCE = 200;

/** The local address for a connection of a number: many visitors come from many places. */
const placeOf = (number: number): string =>
  `127.0.${1 + Math.floor(number / PER_ADDRESS / 200)}.${1 + (Math.floor(number / PER_ADDRESS) % 200)}`;

function open(port: number, number: number, begin: string): Promise<Connection> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: placeOf(number) });
    let received = '';
    let isEnded = false;
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isEnded = true;
      resolve(connection);
    });
    const connection = { socket, isEnded: () => isEnded, received: () => received };
    socket.on('connect', () => {
      socket.write(begin);
      resolve(connection);
    });
  });
}

/** Opens many connections, from many addresses, and says the same on each. */
export async function openMany(port: number, count: number, begin: string): Promise<Connection[]> {
  const connections: Connection[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
    connections.push(...(await Promise.all(numbers.map((number) => open(port, number, begin)))));
  }
  return connections;
}

export const closeAll = (connections: readonly Connection[]): void =>
  connections.forEach(({ socket }) => socket.destroy());
