import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';

let server: Server;

beforeAll(async () => {
  server = await serve({ findUser });
});

afterAll(() => server.close());

const NOT_ALLOWED = JSON.stringify({ errors: [{ message: 'You are not allowed to perform this action.' }] });

describe.each([
  ['no credentials', {}],
  ['an unknown session cookie', { cookie: 'payload-token=x', origin: 'http://localhost:3000' }],
  ['an unknown key', { authorization: 'JWT x' }],
  ['an unknown kind of key', { authorization: 'users API-Key x' }],
])('with %s,', (_what, credentials) => {
  test.each([
    ['POST', '/api/users/login'],
    ['POST', '/api/users/logout'],
    ['GET', '/api/users/me'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/reset-password'],
    ['GET', '/api/media/file/city-hall.webp'],
    ['GET', '/api/media/file/city%20hall%20%C3%A9.webp?prefix=media'],
    ['HEAD', '/api/media/file/city-hall.webp'],
  ])('%s %s passes', async (method, path) => {
    const answer = await ask(server, { method, path, headers: credentials });
    expect(answer.status).toBe(200);
    if (method !== 'HEAD') expect(answer.body).toBe(`admin panel: ${method} ${path}`);
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/users'],
    ['GET', '/api/users/1'],
    ['POST', '/api/users'],
    ['POST', '/api/users/first-register'],
    ['GET', '/api/users/login'],
    ['HEAD', '/api/users/me'],
    ['OPTIONS', '/api/users/login'],
    ['DELETE', '/api/media/file/city-hall.webp'],
    ['POST', '/api/media'],
    ['GET', '/api/media'],
    ['GET', '/api/media/file/'],
    ['GET', '/api/media/file/a/b'],
    ['POST', '/api/payload-jobs/run'],
    ['GET', '/api/articles?where[title][equals]=/api/users/me'],
    ['GET', '/api/globals/site-settings'],
    ['GET', '/api/users;/me'],
    ['GET', '/api/users/me;'],
    ['GET', '/api/users/me/'],
    ['POST', '/api/users/login/'],
    ['POST', '/api/users/Login'],
    ['POST', '/API/users/login'],
    ['GET', '/API/users'],
    ['GET', '/Api/media/file/city-hall.webp'],
    ['GET', '/api/%75sers'],
    ['PUT', '/api/users/login'],
    ['GET', '/api/v10/users'],
  ])('%s %s is rejected with 403', async (method, path) => {
    const answer = await ask(server, { method, path, headers: credentials });
    expect(answer.status).toBe(403);
    if (method !== 'HEAD') expect(answer.body).toBe(NOT_ALLOWED);
  });

  test.each([
    '//api/users',
    '///api/users',
    '/api//users',
    '/api//graphql',
    '/_next//image',
    '/api/users#/api/users/me',
    '/api/users/../articles',
    '/api/media/file/../../users',
    '/api/media/file/..',
    '/api/media/file/%2e%2e',
    '/api/media/file/%2E%2E/%2e%2e/users',
    '/api/media/file/.%2e/users',
    '/api/media/file/..%2f..%2fusers',
    '/api/media/file/..%5c..%5cusers',
    '/api/media/file/a\\..\\..\\users',
    '/api/media/file/a%00.webp',
    '/api/./users',
    '/_next/../api/users',
    '/_next/%2e%2e/api/users',
    '/_next/..%2fapi/users',
    '/admin/../api/users',
    '/admin\\..\\api/users',
    '/./api/users',
    '/%2e/api/users',
    '/x/../api/users',
    'api/users',
  ])('the ambiguous URL %s is rejected', async (path) => {
    const answer = await ask(server, { path });
    expect(answer.status).toBe(400);
  });

  test.each(['/%61pi/users', '/api%20/users', '/apis', '/xapi/users', '/api/v1', '/api/v1/bulk'])(
    '%s never reaches the back office',
    async (path) => {
      const answer = await ask(server, { path });
      expect(answer.body).toBe(`site: GET ${path}`);
    },
  );

  test('a request line with an origin is rejected', async () => {
    const answer = await ask(server, { path: 'http://localhost/api/users' });
    expect(answer.status).toBe(400);
  });

  test.each(['x-http-method-override', 'x-payload-http-method-override'])(
    'the header %s is rejected',
    async (name) => {
      const headers = { ...credentials, [name]: 'GET' };
      expect((await ask(server, { method: 'POST', path: '/api/users/login', headers })).status).toBe(403);
    },
  );

  test.each(['payload-token-x=1', 'xpayload-token=1', 'other=payload-token', 'payload-token'])(
    'the cookie %s does not count as a session',
    async (cookie) => {
      expect((await ask(server, { path: '/api/articles', headers: { cookie } })).status).toBe(403);
    },
  );
});

test('HEAD requests for a media file return its headers', async () => {
  const path = '/api/media/file/city-hall.webp';
  const [head, whole] = [await ask(server, { method: 'HEAD', path }), await ask(server, { path })];
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

test('a request with a session passes', async () => {
  const answer = await ask(server, { path: '/api/articles?limit=1', headers: SESSION });
  expect(answer.body).toBe('admin panel: GET /api/articles?limit=1');
});

test('a session is looked up once per request, and only if the request has credentials', async () => {
  const find = vi.fn(findUser);
  const watched = await serve({ findUser: find });
  const upload = { 'content-type': 'multipart/form-data; boundary=x' };
  await ask(watched, { method: 'POST', path: '/api/media', headers: { ...upload, ...SESSION }, body: 'a' });
  expect(find).toHaveBeenCalledOnce();
  await ask(watched, { method: 'POST', path: '/api/media', headers: upload, body: 'a' });
  expect(find).toHaveBeenCalledOnce();
  watched.close();
});

describe('a server function of the panel', () => {
  const call = (headers: Record<string, string>, path = '/admin') =>
    ask(server, { method: 'POST', path, headers, body: '[]' });

  test.each(['/admin', '/admin/login', '/admin/forgot', '/_next/x', '/ADMIN'])(
    'rejects anonymous requests at %s',
    async (path) => {
      expect((await call({ 'next-action': 'constructor' }, path)).status).toBe(403);
      expect((await call({ 'next-action': '0'.repeat(42), authorization: 'JWT x' }, path)).status).toBe(403);
      expect((await call({ 'content-type': 'multipart/form-data; boundary=x' }, path)).status).toBe(403);
    },
  );

  test('runs for a request with a session', async () => {
    expect((await call({ ...SESSION, 'next-action': '0'.repeat(42) })).body).toBe('admin panel: POST /admin');
  });
});

test.each(['/api/graphql?query={x}', '/api/graphql-playground', '/API/GraphQL', '/api/%67raphql'])(
  'GraphQL does not exist at %s for anyone',
  async (path) => {
    const headers = { cookie: 'payload-token=abc', origin: 'http://localhost:3000' };
    expect((await ask(server, { path })).status).toBe(404);
    expect((await ask(server, { path, headers })).status).toBe(404);
    expect((await ask(server, { method: 'POST', path, headers, body: '{}' })).status).toBe(404);
  },
);

test.each(['/_next/image?url=/api/users&w=64&q=75', '/_NEXT/image', '/_next/image/'])(
  '%s responds with 404 even with a session cookie',
  async (path) => {
    expect((await ask(server, { path, headers: { cookie: 'payload-token=abc' } })).status).toBe(404);
  },
);

test.each(['/admin', '/admin/login', '/_next/static/chunk.js'])('%s is open to everyone', async (path) => {
  expect((await ask(server, { path })).body).toBe(`admin panel: GET ${path}`);
});

describe('apiQuery', () => {
  test.each([
    'page=1e999',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=9999999999',
    'page[]=-1',
    'page[x]=1',
    'page=1&page=2',
    'limit=-1',
    'limit=1e3',
    'depth=-1',
    'where=x',
    'where={',
    'data=x',
  ])('rejects %s, and names the parameter', async (query) => {
    const answer = await ask(server, { path: `/api/articles?${query}`, headers: SESSION });
    expect(answer.status).toBe(400);
    const name = /^\w+/.exec(query)?.[0];
    expect(JSON.parse(answer.body)).toEqual({ errors: [{ message: expect.stringContaining(`"${name}"`) }] });
  });

  test.each([
    '',
    'page=2&limit=0&depth=1',
    'page=1&limit=10&where[title][equals]=x&sort=-title',
    'where={"title":{"equals":"x"}}',
    'where=',
    'pages=-1',
    'where[page][equals]=-1',
  ])('accepts %j', async (query) => {
    expect((await ask(server, { path: `/api/articles?${query}`, headers: SESSION })).status).toBe(200);
  });
});

test('the response to a change waits until its content event arrives', async () => {
  let hear = () => {};
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const waiting = await serve({ findUser, catchUp: () => heard });
  const answer = ask(waiting, { method: 'PATCH', path: '/api/articles/1', headers: SESSION });
  const first = await Promise.race([answer, ask(waiting, { path: '/api/articles/1', headers: SESSION })]);
  expect(first.body).toContain('GET');
  hear();
  expect((await answer).body).toContain('PATCH');
  waiting.close();
});
