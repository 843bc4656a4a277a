import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The text by which every scanner can be tried: https://www.eicar.org */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const END_OF_STREAM = Buffer.alloc(4);

/** The file within an INSTREAM command: pieces with their length before them, and an empty one at the end. */
function fileIn(command: Buffer): string {
  const pieces: Buffer[] = [];
  for (let at = command.indexOf(0) + 1; at + 4 <= command.length;) {
    const length = command.readUInt32BE(at);
    pieces.push(command.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(pieces).toString('latin1');
}

function converse(socket: Socket): void {
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    const command = received.toString('latin1');
    // An answer ends as its command did: with NUL after a "z", else with a line break.
    const end = command.startsWith('z') ? '\0' : '\n';
    if (/^[zn]?PING/.test(command)) socket.end(`PONG${end}`);
    else if (/^[zn]?VERSION/.test(command)) socket.end(`ClamAV 1.4.0${end}`);
    else if (received.subarray(-4).equals(END_OF_STREAM)) {
      socket.end(`stream: ${fileIn(received).includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'}${end}`);
    }
  });
}

/** A scanner that speaks clamd's protocol, and knows one virus: the test one. */
export async function startClamd(): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
