import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';
import { BODY_LIMIT, UPLOAD_LIMIT } from './body-limit.ts';

const EXCESS = 320 * 1024;
const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const seen = { ended: vi.fn(), failed: vi.fn() };

/** Reads the body like a page's action would, and responds with its size. */
const measures: RequestHandler = (request, response) => {
  let size = 0;
  request.on('data', (chunk: Buffer) => (size += chunk.length));
  request.on('error', seen.failed);
  request.on('end', () => {
    seen.ended();
    response.send(String(size));
  });
};

/** Starts reading a body, as Remix does, and responds before the body has ended. */
const ignores: RequestHandler = (request, response) => {
  request.on('data', () => request.pause());
  response.status(404).send('There is nothing here.');
};

let server: Server;

beforeAll(async () => {
  server = await serve({ adminPanel: measures, site: { pages: measures }, findUser });
});

beforeEach(() => vi.clearAllMocks());

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a body without a content length. */
const stream = (path: string, size: number, headers: Record<string, string>) =>
  ask(server, {
    method: 'POST',
    path,
    headers: { ...headers, 'transfer-encoding': 'chunked' },
    body: Buffer.alloc(size, 'a'),
  });

test('a body exactly at the limit is accepted', async () => {
  const body = Buffer.alloc(BODY_LIMIT, 'a');
  expect((await ask(server, { method: 'POST', path: '/contact', headers: FORM, body })).body).toBe(
    `${BODY_LIMIT}`,
  );
  expect((await stream('/contact', BODY_LIMIT, FORM)).body).toBe(`${BODY_LIMIT}`);
});

test('a body above the limit is rejected with a readable page before it is read', async () => {
  const body = Buffer.alloc(BODY_LIMIT + 1, 'a');
  const answer = await ask(server, { method: 'POST', path: '/contact', headers: FORM, body });
  expect(answer.status).toBe(413);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<h1>This is too large</h1>');
  expect(seen.ended).not.toHaveBeenCalled();
});

test.each(['/contact', '/api/users/login', '/admin'])(
  'a body without a content length is cut off on %s once it is too large',
  async (path) => {
    const answer = await stream(path, BODY_LIMIT + EXCESS, { ...FORM, ...SESSION });
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('This is too large');
    await vi.waitFor(() => expect(seen.failed).toHaveBeenCalledOnce(), 10_000);
    expect(seen.ended).not.toHaveBeenCalled();
  },
);

test('a signed-in user may upload more to the back office, up to a higher limit', async () => {
  const headers = { ...UPLOAD, ...SESSION };
  const size = BODY_LIMIT + EXCESS;
  expect((await stream('/api/media', size, headers)).body).toBe(`${size}`);
  expect((await stream('/api/media', UPLOAD_LIMIT + EXCESS, headers)).status).toBe(413);
});

test.each([
  ['no credentials', {}],
  ['a forged session', { cookie: 'payload-token=forged' }],
  ['a made-up key', { authorization: 'users API-Key 1' }],
])('an upload to the back office with %s is rejected before it is read', async (_what, credentials) => {
  const headers = { ...UPLOAD, 'content-length': `${BODY_LIMIT + 1}`, ...credentials };
  for (const path of ['/api/media', '/api/users/login']) {
    expect((await ask(server, { method: 'POST', path, headers, body: 'a' })).status).toBe(413);
  }
});

test.each(['/ll199/invoice', '/ll199/invoice/send', '/cwz/upload/abc-_1', '/cwz/upload/abc-_1/send'])(
  'a form with a file may exceed the normal limit on %s',
  async (path) => {
    const size = BODY_LIMIT + EXCESS;
    expect((await stream(path, size, UPLOAD)).body).toBe(`${size}`);
  },
);

test('a form with a file above its own limit is rejected with a message that states the limit', async () => {
  const answer = await stream('/ll199/invoice', UPLOAD_LIMIT + EXCESS, UPLOAD);
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('less than 32 MB');
});

test('a gigabyte upload is rejected before it is sent', async () => {
  const headers = { ...UPLOAD, 'content-length': `${1024 ** 3}` };
  const answer = await ask(server, { method: 'POST', path: '/ll199/invoice', headers, body: 'a' }).catch(
    (error: unknown) => error,
  );
  expect(answer).toMatchObject({ status: 413 });
});

test.each([
  ['/ll199/invoice', 'application/x-www-form-urlencoded'],
  ['/ll199/invoices', 'multipart/form-data; boundary=x'],
  ['/contact', 'multipart/form-data; boundary=x'],
  ['/admin', 'multipart/form-data; boundary=x'],
  ['/api/media', 'application/json'],
  ['/api/media', 'text/plain; multipart/form-data'],
])('on %s, a body of type %s may not exceed the normal limit', async (path, type) => {
  const headers = { 'content-type': type, ...SESSION };
  expect((await stream(path, BODY_LIMIT + EXCESS, headers)).status).toBe(413);
});

test('a response does not wait for a body that is still being sent', async () => {
  const other = await serve({ site: { pages: ignores } });
  onTestFinished(() => {
    other.closeAllConnections();
    other.close();
  });
  for (const body of [Buffer.alloc(BODY_LIMIT, 'a'), 'ok']) {
    const answer = await ask(other, { method: 'POST', path: '/nonsense', headers: FORM, body });
    expect(answer.status).toBe(404);
  }
});

test('requests still succeed after a rejected body', async () => {
  for (let time = 0; time < 3; time += 1) {
    const body = Buffer.alloc(BODY_LIMIT + 1, 'a');
    expect((await ask(server, { method: 'POST', path: '/contact', headers: FORM, body })).status).toBe(413);
    expect((await ask(server, { method: 'POST', path: '/contact', headers: FORM, body: 'ok' })).body).toBe(
      '2',
    );
  }
});
