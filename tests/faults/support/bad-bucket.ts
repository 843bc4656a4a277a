import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { startBucket } from '#tests/support/bucket.ts';
import type { ListFiles } from './examine.ts';

export type Mood = 'well' | 'answers 500' | 'hangs';

/** A bucket behind a server that can fail. */
export interface BadBucket {
  environment: Record<string, string>;
  setMood: (mood: Mood) => void;
  listFiles: ListFiles;
  close: () => Promise<void>;
}

/** The name of the file in which the bucket server stores an object's body. Each object has its own folder. */
const BODY = '._S3rver_object';

/** Lists the objects in a bucket's folder by the last segment of their keys. */
const objectsIn =
  (folder: string): ListFiles =>
  async () => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const bodies = names.filter((name) => name.endsWith(BODY));
    const sizes = await Promise.all(bodies.map(async (name) => (await stat(path.join(folder, name))).size));
    return new Map(
      sizes.map((size, index) => [path.basename((bodies[index] ?? '').replace(BODY, '')), size]),
    );
  };

export async function startBadBucket(): Promise<BadBucket> {
  const bucket = await startBucket();
  const real = new URL(bucket.environment.S3_ENDPOINT ?? '');
  let mood: Mood = 'well';
  const server = createServer((incoming, outgoing) => {
    incoming.on('error', () => undefined);
    if (mood === 'hangs') return void incoming.resume();
    if (mood === 'answers 500') {
      incoming.resume();
      return void incoming.on('end', () => outgoing.writeHead(500).end());
    }
    const { method, url: place, headers } = incoming;
    const further = forward(
      { host: real.hostname, port: real.port, method, path: place, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    further.on('error', () => outgoing.destroy());
    return void incoming.pipe(further);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: { ...bucket.environment, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    setMood: (next) => (mood = next),
    listFiles: objectsIn(bucket.folder),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await bucket.close();
    },
  };
}
