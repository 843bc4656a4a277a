import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#cms/database/visitor-limit.ts';
import { respondWithoutDatabase } from './database-loss.ts';

const load = vi.fn<() => unknown>();
const warn = vi.fn();

/** Responds with the errors that Remix would pass to the document. */
const render = (_request: Request, status: number, _headers: Headers, context: unknown) =>
  Promise.resolve(
    Response.json(
      (context as { staticHandlerContext: { errors: unknown } }).staticHandlerContext.errors ?? null,
      { status },
    ),
  );

const build = {
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'page',
      module: { default: () => null, ErrorBoundary: () => null, loader: load, action: load },
    },
    file: { id: 'file', parentId: 'root', path: 'file.json', module: { loader: load } },
  },
  entry: { module: { default: render, handleError: () => undefined } },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  future: { v3_singleFetch: true },
  isSpaMode: false,
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
} as unknown as ServerBuild;

const handle = createRequestHandler(respondWithoutDatabase(build), 'production');

const send = (path: string, method = 'GET') =>
  handle(new Request(`http://site${path}`, { method }), { log: { warn } } as never);

beforeEach(() => void vi.clearAllMocks());

const lost = [
  ['that came too late', new DatabaseUnavailable('late')],
  ['that was refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['that ended', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ['to a database that is starting', Object.assign(new Error('starting up'), { code: '57P03' })],
] as const;

test.each(lost)('a page responds with 503 and logs the error after a connection %s', async (_what, error) => {
  load.mockRejectedValue(error);
  for (const method of ['GET', 'POST']) {
    const response = await send('/page', method);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ page: { status: 503, data: 'unavailable' } });
  }
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ err: error }), expect.any(String));
});

test('a file responds with 503 and Retry-After if the database is unavailable', async () => {
  load.mockRejectedValue(lost[0][1]);
  const response = await send('/file.json');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['a bug', new TypeError('x is not a function')],
  ['a missing file', Object.assign(new Error('no such file'), { code: 'ENOENT' })],
  ['an invalid statement', Object.assign(new Error('syntax error'), { code: '42601' })],
])('a page responds with 500 after %s', async (_what, error) => {
  load.mockRejectedValue(error);
  expect((await send('/page')).status).toBe(500);
  expect(warn).not.toHaveBeenCalled();
});
