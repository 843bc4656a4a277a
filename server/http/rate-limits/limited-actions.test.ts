import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { type RefuseTooOften, limitActions } from './limited-actions.ts';

const action = vi.fn(() => Promise.resolve(Response.json({ stored: true })));
const refuse = vi.fn<RefuseTooOften>((_args, refusal) =>
  Promise.resolve(Response.json(refusal, { status: 429 })),
);

const module = (handle?: object) => ({ action, handle });

const build = (refuseTooOften?: RefuseTooOften): ServerBuild =>
  ({
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      form: { id: 'form', parentId: 'root', path: 'form', module: module() },
      steps: { id: 'steps', parentId: 'root', path: 'steps', module: module({ rateLimit: 'each step' }) },
      link: { id: 'link', parentId: 'root', path: 'link/:token', module: module({ rateLimit: 'none' }) },
    },
    entry: { module: { default: () => Promise.resolve(new Response('')), refuseTooOften } },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    future: { v3_singleFetch: true },
    isSpaMode: false,
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
  }) as unknown as ServerBuild;

async function send(path: string, seconds?: number) {
  action.mockClear();
  const takeTurn = vi.fn((_form: string, _parts: number) => Promise.resolve(seconds));
  const handle = createRequestHandler(limitActions(build(refuse)), 'production');
  const response = await handle(new Request(`http://site${path}`, { method: 'POST' }), { takeTurn } as never);
  return { response, takeTurn };
}

test('an action uses up a turn of its route, no matter what its parameters are', async () => {
  const { response, takeTurn } = await send('/form?secret=x');
  expect(takeTurn).toHaveBeenCalledExactlyOnceWith('form', 4);
  expect(await response.json()).toEqual({ stored: true });
});

test('an action is not called if no turn is left', async () => {
  const { response } = await send('/form', 42);
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({ seconds: 42, isPage: false });
  expect(action).not.toHaveBeenCalled();
});

test('a step uses up part of a turn, and a signed link uses none', async () => {
  expect((await send('/steps')).takeTurn).toHaveBeenCalledExactlyOnceWith('steps', 1);
  const { takeTurn } = await send('/link/abc', 42);
  expect(takeTurn).not.toHaveBeenCalled();
  expect(action).toHaveBeenCalledOnce();
});

test('a site without a message about the limit cannot start', () => {
  expect(() => limitActions(build())).toThrow();
});

test('every form has a limit, except signed links and the API, which has its own', () => {
  const unlimited = siteRoutes.routes.filter(({ handle }) => handle.rateLimit === 'none');
  expect(unlimited.map(({ path }) => path).toSorted()).toEqual([
    '/api/v1/*',
    '/follow/confirm/:token',
    '/follow/stop/:token',
    '/follow/unsubscribe/:token',
    '/mcp',
    '/newsletter/unsubscribe/:token',
  ]);
});
