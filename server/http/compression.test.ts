import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { serve } from '#tests/support/application.ts';

const LONG = 'All of it is words. '.repeat(500);
const ALL_ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function open(files: RequestHandler, headers: Record<string, string>, address = '/page') {
  server = await serve({ site: { files } });
  const { port } = server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, path: address, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function fetchBytes(...question: Parameters<typeof open>) {
  const response = await open(...question);
  return { headers: response.headers, body: await buffer(response) };
}

const answersWith =
  (type: string): RequestHandler =>
  (_request, response) => {
    response.setHeader('content-type', type);
    response.end(LONG);
  };

describe('text', () => {
  test.each(['text/html; charset=utf-8', 'text/x-script; charset=utf-8', 'image/svg+xml'])(
    'of type %s is compressed with Brotli',
    async (type) => {
      const { body, headers } = await fetchBytes(answersWith(type), ALL_ENCODINGS);
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(body).toString()).toBe(LONG);
    },
  );

  test('is compressed with gzip for browsers without Brotli', async () => {
    const { body, headers } = await fetchBytes(answersWith('text/html'), { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(LONG);
  });

  test.each<[Record<string, string>]>([[{}], [{ 'accept-encoding': 'br;q=0, gzip;q=0' }]])(
    'is not compressed for the request headers %j, but still has a Vary header',
    async (headers) => {
      const answer = await fetchBytes(answersWith('text/html'), headers);
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.body.toString()).toBe(LONG);
    },
  );

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

test.each([
  ['a picture', 'image/webp', '/page'],
  ['a response of the back office, which compresses its own,', 'text/html', '/admin'],
])('%s is not compressed', async (_what, type, address) => {
  const { headers } = await fetchBytes(answersWith(type), ALL_ENCODINGS, address);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a live event arrives before the next one is written', async () => {
  let writeSecond: () => void = () => undefined;
  const files: RequestHandler = (_request, response) => {
    response.setHeader('content-type', 'text/event-stream; charset=utf-8');
    response.write('event: ready\n\n');
    writeSecond = () => response.end('event: content\n\n');
  };
  const pieces: string[] = [];
  for await (const piece of (await open(files, ALL_ENCODINGS, '/events')).setEncoding('utf8')) {
    if (pieces.push(piece as string) === 1) writeSecond();
  }
  expect(pieces).toEqual(['event: ready\n\n', 'event: content\n\n']);
});
