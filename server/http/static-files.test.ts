import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, saysItsName, serve } from '#tests/support/application.ts';
import { staticFiles } from './site.ts';

const LONG = 'All of it is words. '.repeat(500);

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-files-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/page-abc123.js'), 'let page;');
  await writeFile(path.join(folder, 'assets/page-abc123.js.br'), brotliCompressSync('compressed before'));
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'words.txt'), LONG);
  await writeFile(path.join(folder, '.hidden'), 'hidden');
  server = await serve({ site: { files: staticFiles(folder), pages: saysItsName('site') } });
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['as the build compressed it', 'br', 'compressed before'],
  ['uncompressed', 'identity', 'let page;'],
])(
  'an asset is sent %s to a browser that accepts %s, and cached for a year',
  async (_how, encoding, text) => {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/assets/page-abc123.js`;
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
    expect(await answer.text()).toBe(text);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  },
);

test('a range of a file is not compressed', async () => {
  const headers = { 'accept-encoding': 'br', range: 'bytes=0-4999' };
  const answer = await ask(server, { path: '/words.txt', headers });
  expect(answer).toMatchObject({ status: 206, body: LONG.slice(0, 5000) });
});

test('a file that is not an asset is cached for an hour', async () => {
  const answer = await ask(server, { path: '/favicon.svg' });
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

test('a missing asset gets a plain 404 rather than a page', async () => {
  const answer = await ask(server, { path: '/assets/page-old.js' });
  expect(answer).toMatchObject({ status: 404, body: 'Not found\n' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/.hidden', '/', '/about'])('the URL %s is handled by the pages', async (address) => {
  expect((await ask(server, { path: address })).body).toBe(`site: GET ${address}`);
});
