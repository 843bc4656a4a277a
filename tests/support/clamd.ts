import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The test text that every virus scanner detects: https://www.eicar.org */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const END_OF_STREAM = Buffer.alloc(4);

/** Extracts the file from an INSTREAM command: chunks, each preceded by its length, with an empty chunk at the end. */
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
    // A reply ends like its command: with NUL if that began with "z", otherwise with a line break.
    const end = command.startsWith('z') ? '\0' : '\n';
    if (/^[zn]?PING/.test(command)) socket.end(`PONG${end}`);
    else if (/^[zn]?VERSION/.test(command)) socket.end(`ClamAV 1.4.0${end}`);
    else if (received.subarray(-4).equals(END_OF_STREAM)) {
      socket.end(`stream: ${fileIn(received).includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'}${end}`);
    }
  });
}

/** Starts a scanner that speaks clamd's protocol, and detects only the EICAR test text. */
export async function startClamd(): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
