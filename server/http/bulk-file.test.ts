import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';
import type { FindBulkFile } from './bulk-file.ts';
import { NO_LIMITS } from './rate-limits/rate-limits.ts';

const MEBIBYTE = 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024);
const SIZE = 256 * MEBIBYTE;
const FILE = { day: '2026-11-27', sha256: 'a1b2', bytes: SIZE };
const WAIT = { timeout: 10_000 };
const PATH = '/api/v1/bulk/obligations.csv.gz';

let read: number;
let server: Server;

function* chunks() {
  for (read = 0; read < SIZE; read += CHUNK.length) yield CHUNK;
}

const findBulkFile = vi.fn<FindBulkFile>(() =>
  Promise.resolve({ ...FILE, open: () => Promise.resolve(Readable.from(chunks())) }),
);
const download = vi.fn((_address: string): Promise<number | undefined> => Promise.resolve(undefined));

beforeEach(async () => {
  server = await serve({ findBulkFile, limits: { ...NO_LIMITS, download } });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a download but reads only its headers. */
async function pausedDownload(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: PATH, agent: false });
  return ((await once(request, 'response')) as [IncomingMessage])[0];
}

describe('a bulk file', () => {
  it('is read only as fast as the client downloads it, so a paused download uses no memory', async () => {
    const response = await pausedDownload();
    let before = -1;
    while (read === 0 || before !== read) {
      before = read;
      await wait(100);
    }
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(SIZE / 4);
    response.destroy();
  });

  it('can be downloaded at most five times at once from one network', async () => {
    const downloads = [];
    for (let each = 0; each < 5; each += 1) downloads.push(await pausedDownload());
    const refused = await ask(server, { path: PATH });
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    expect(refused.headers['content-type']).toContain('application/problem+json');
    downloads[0]?.destroy();
    await vi.waitFor(async () => {
      const next = await pausedDownload();
      next.destroy();
      expect(next.statusCode).toBe(200);
    }, WAIT);
  });

  it('counts toward the downloads per minute', async () => {
    download.mockResolvedValueOnce(42);
    expect(await ask(server, { path: PATH })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '42' },
    });
    expect(download).toHaveBeenLastCalledWith('127.0.0.1');
  });

  it('is not read for HEAD or a known ETag', async () => {
    read = 0;
    const head = await ask(server, { path: PATH, method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(SIZE) } });
    const known = await ask(server, { path: PATH, headers: { 'if-none-match': '"a1b2"' } });
    expect(known).toMatchObject({ status: 304, body: '' });
    expect(read).toBe(0);
  });

  it('that does not exist yet gets a problem as the response', async () => {
    findBulkFile.mockResolvedValueOnce(undefined);
    const answer = await ask(server, { path: PATH });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toMatchObject({ detail: expect.stringContaining('tomorrow') });
  });
});
