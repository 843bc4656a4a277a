import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, findUser, saysItsName, serve, SESSION } from '#tests/support/application.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { NO_LIMITS } from './rate-limits.ts';

const KEY = 'abcdefghijklmnopqrstuv';

const signIn = vi.fn((_what: string, _address: string): Promise<number | undefined> => Promise.resolve(75));
const download = vi.fn((_address: string): Promise<number | undefined> => Promise.resolve(42));
const lookUp = (_address: string, count?: number) => Promise.resolve(count === 5 ? 30 : undefined);

let server: Server;

beforeAll(async () => {
  const limits = { ...NO_LIMITS, signIn, download, lookUp };
  server = await serve({ limits, findUser, cachedPages: saysItsName('cache') });
});

beforeEach(() => void vi.clearAllMocks());

afterAll(() => server.close());

const rejection = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': `${seconds}`, 'cache-control': 'no-store' },
});

describe('attempts to sign in', () => {
  it.each([
    ['/api/users/login', 'login'],
    ['/api/users/login?depth=0', 'login'],
    ['/api/users/forgot-password', 'forgot-password'],
    ['/api/users/reset-password', 'reset-password'],
    ['/api/users/unlock', 'unlock'],
    // Payload also accepts these spellings.
    ['/api/users/LOGIN', 'login'],
    ['/api/users/login/', 'login'],
    ['/api/users/log%69n', 'login'],
  ])('at %s are rejected once there are too many, with an error for the panel', async (path, what) => {
    const answer = await ask(server, { method: 'POST', path, headers: SESSION });
    expect(answer).toMatchObject(rejection(75));
    expect(JSON.parse(answer.body)).toEqual({
      errors: [{ message: expect.stringContaining('wait 75 seconds') }],
    });
    expect(signIn).toHaveBeenLastCalledWith(what, '127.0.0.1');
  });

  it.each([
    ['POST', '/api/users/logout'],
    ['GET', '/api/users/me'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/articles/login'],
    ['POST', '/contact'],
  ])('do not include %s %s', async (method, path) => {
    expect((await ask(server, { method, path, headers: SESSION })).status).toBe(200);
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe('downloads', () => {
  it.each([
    '/ll97/report/example.pdf',
    `/ll97/report/${KEY}/report.pdf`,
    '/nyc-pest/report/checklist.pdf?answers=1a',
    `/portfolio/${KEY}/export/pdf`,
    `/portfolio/view/${KEY}/export/xlsx`,
  ])('of %s are rejected once there are too many, without rendering the file', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(server, { method, path });
      expect(answer).toMatchObject(rejection(42));
      if (method === 'GET') expect(answer.body).toContain('try again in 42 seconds');
    }
    expect(download).toHaveBeenLastCalledWith('127.0.0.1');
  });

  it('do not include pages or other files', async () => {
    for (const path of ['/', '/buildings/1008350041.ics', '/ll97/report', '/healthz']) {
      expect((await ask(server, { path })).status).toBe(200);
    }
    expect(download).not.toHaveBeenCalled();
  });

  it('include every PDF on the site', () => {
    // Excludes a building's PDF URL, which only redirects to the building's page.
    const pdfs = siteRoutes.routes.filter(
      ({ path }) => /\.pdf$|\/:format$/.test(path) && path !== '/buildings/:bbl.pdf',
    );
    expect(pdfs.length).toBeGreaterThan(7);
    expect(pdfs.filter(({ handle }) => !handle.isExpensive)).toEqual([]);
  });
});

it('pages with a secret URL are limited per visitor, unlike public pages', async () => {
  expect(await ask(server, { path: `/portfolio/${KEY}` })).toMatchObject(rejection(30));
  expect((await ask(server, { path: '/laws/ll152' })).status).toBe(200);
});
