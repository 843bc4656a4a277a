import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { type Server, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { serve } from '#tests/support/application.ts';
import { staticFiles } from './site.ts';

const LONG = 'All of it is words. '.repeat(500);
const ALL_ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function fetchBytes(files: RequestHandler, headers: Record<string, string>, address = '/page') {
  server = await serve({ site: { files, pages: (_request, response) => response.send('none') } });
  const { port } = server.address() as AddressInfo;
  return new Promise<{ body: Buffer; headers: Record<string, unknown>; status?: number }>(
    (resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ body: Buffer.concat(chunks), headers: response.headers, status: response.statusCode }),
        );
      });
      outgoing.on('error', reject).end();
    },
  );
}

const answersWith =
  (type: string, body = LONG): RequestHandler =>
  (_request, response) => {
    response.setHeader('content-type', type);
    response.end(body);
  };

describe('text', () => {
  test.each([
    'text/html; charset=utf-8',
    'text/x-script; charset=utf-8',
    'application/json',
    'application/rss+xml',
    'image/svg+xml',
  ])('of type %s is compressed with Brotli', async (type) => {
    const { body, headers } = await fetchBytes(answersWith(type), ALL_ENCODINGS);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(body.length).toBeLessThan(LONG.length / 10);
    expect(brotliDecompressSync(body).toString()).toBe(LONG);
  });

  test('is compressed with gzip for browsers without Brotli', async () => {
    const { body, headers } = await fetchBytes(answersWith('text/html'), { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(LONG);
  });

  test.each<[Record<string, string>]>([
    [{}],
    [{ 'accept-encoding': 'identity' }],
    [{ 'accept-encoding': 'br;q=0, gzip;q=0' }],
  ])('is not compressed for the request headers %j, and still sends Vary', async (headers) => {
    const answer = await fetchBytes(answersWith('text/html'), headers);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body.toString()).toBe(LONG);
  });

  test('is not compressed if it is short', async () => {
    const { headers } = await fetchBytes(answersWith('text/html', 'short'), ALL_ENCODINGS);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('compresses as well in flushed chunks as in one piece', async () => {
    const inPieces: RequestHandler = (_request, response) => {
      response.setHeader('content-type', 'text/html');
      for (const piece of LONG.match(/.{1,200}/g) ?? []) {
        response.write(piece);
        response.flush();
      }
      response.end();
    };
    const atOnce = await fetchBytes(answersWith('text/html'), ALL_ENCODINGS);
    server?.close();
    const { body } = await fetchBytes(inPieces, ALL_ENCODINGS);
    expect(brotliDecompressSync(body).toString()).toBe(LONG);
    expect(body.length).toBeLessThan(atOnce.body.length + 20);
  });
});

describe('the server does not compress', () => {
  test('a picture', async () => {
    const { headers } = await fetchBytes(answersWith('image/webp'), ALL_ENCODINGS);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('a file that is already compressed', async () => {
    const { headers, body } = await fetchBytes((_request, response) => {
      response.set({ 'content-type': 'text/html', 'content-encoding': 'br' }).end(LONG);
    }, ALL_ENCODINGS);
    expect(headers['content-encoding']).toBe('br');
    expect(body.toString()).toBe(LONG);
  });

  test('a response of the back office, which compresses its own', async () => {
    const { headers } = await fetchBytes(answersWith('text/html'), ALL_ENCODINGS, '/admin');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('a range of a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lotline-compression-'));
    await writeFile(path.join(folder, 'words.txt'), LONG);
    const headers = { ...ALL_ENCODINGS, range: 'bytes=0-4999' };
    const answer = await fetchBytes(staticFiles(folder), headers, '/words.txt');
    await rm(folder, { recursive: true });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe(LONG.slice(0, 5000));
  });
});

test('an asset is compressed and cached for a year', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-compression-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/page-abc123.js'), LONG);
  const { headers } = await fetchBytes(staticFiles(folder), ALL_ENCODINGS, '/assets/page-abc123.js');
  await rm(folder, { recursive: true });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test('an asset that the build compressed is sent unchanged to browsers that accept it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-compression-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/page-abc123.js'), LONG);
  await writeFile(path.join(folder, 'assets/page-abc123.js.br'), brotliCompressSync('compressed before'));
  const files = staticFiles(folder);
  const small = await fetchBytes(files, ALL_ENCODINGS, '/assets/page-abc123.js');
  server?.close();
  const plain = await fetchBytes(files, {}, '/assets/page-abc123.js');
  await rm(folder, { recursive: true });
  expect(brotliDecompressSync(small.body).toString()).toBe('compressed before');
  expect(small.headers).toMatchObject({
    'content-type': 'text/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(plain.body.toString()).toBe(LONG);
  expect(plain.headers.vary).toBe('Accept-Encoding');
});

test('a live event arrives before the next one is written', async () => {
  let writeSecond: () => void = () => undefined;
  server = await serve({
    site: {
      files: (_request, response) => {
        response.setHeader('content-type', 'text/event-stream; charset=utf-8');
        response.write('event: ready\n\n');
        writeSecond = () => response.end('event: content\n\n');
      },
      pages: (_request, response) => response.send('none'),
    },
  });
  const { port } = server.address() as AddressInfo;
  const pieces = await new Promise<string[]>((resolve, reject) => {
    const found: string[] = [];
    request({ host: '127.0.0.1', port, path: '/events', headers: ALL_ENCODINGS }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        if (found.push(text) === 1) writeSecond();
      });
      response.on('end', () => resolve(found));
    })
      .on('error', reject)
      .end();
  });
  expect(pieces).toEqual(['event: ready\n\n', 'event: content\n\n']);
});
