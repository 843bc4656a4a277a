import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CityDataError } from '../errors.ts';
import type { CitySet } from '../sets/set.ts';
import type { Progress } from './progress.ts';

/** nyc.gov responds with 403 unless a program claims to be a browser. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

const STALLED_MS = 60_000;
const MEGABYTE = 1_000_000;

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

function fileName(address: string, disposition: string | null): string {
  const [, quoted] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? [];
  const last = new URL(address).pathname.split('/').findLast(Boolean) ?? 'download';
  return path.basename(quoted ?? decodeURIComponent(last));
}

export async function download(address: string, file: string, set: CitySet, progress: Progress) {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALLED_MS);
  const fail = (what: string, cause?: unknown) =>
    new CityDataError(`${what} Nothing was changed. ${set.byHand}`, { cause });
  try {
    const response = await fetch(address, {
      headers: { 'user-agent': BROWSER, accept: '*/*' },
      signal: stalled.signal,
    }).catch((error: unknown) => {
      throw fail(`${new URL(address).host} could not be reached.`, error);
    });
    if (!response.ok || !response.body) {
      throw fail(`${new URL(address).host} refused the file (status ${response.status}).`);
    }
    let received = 0;
    const count = new Transform({
      transform(piece: Buffer, _encoding, done) {
        received += piece.length;
        progress.step = `Downloading: ${Math.floor(received / MEGABYTE)} MB`;
        clearTimeout(timer);
        timer = setTimeout(() => stalled.abort(), STALLED_MS);
        done(null, piece);
      },
    });
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    await pipeline(body, count, createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
      const isOfDisk =
        error instanceof Error && 'code' in error && /^E(NOSPC|DQUOT)$/.test(String(error.code));
      throw isOfDisk ? error : fail('The download was cut off.', error);
    });
    return fileName(response.url || address, response.headers.get('content-disposition'));
  } finally {
    clearTimeout(timer);
  }
}
