import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, saysItsName, serve } from '#tests/support/application.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { NO_LIMITS } from './rate-limits.ts';

const download = vi.fn((_address: string): Promise<number | undefined> => Promise.resolve(42));

let server: Server;

beforeAll(async () => {
  server = await serve({ limits: { ...NO_LIMITS, download }, cachedPages: saysItsName('cache') });
});

afterAll(() => server.close());

const KEY = 'abcdefghijklmnopqrstuv';

test.each([
  '/ll97/report/example.pdf',
  `/ll97/report/${KEY}/report.pdf`,
  '/nyc-pest/report/checklist.pdf?answers=1a',
  `/portfolio/${KEY}/export/pdf`,
  `/portfolio/view/${KEY}/export/xlsx`,
])('%s is not rendered for an IP address that has opened too many files', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(server, { method, path });
    expect(answer).toMatchObject({
      status: 429,
      headers: { 'retry-after': '42', 'cache-control': 'no-store' },
    });
    if (method === 'GET') expect(answer.body).toContain('try again in 42 seconds');
  }
  expect(download).toHaveBeenLastCalledWith('127.0.0.1');
});

test('pages and other files do not count as downloads', async () => {
  download.mockClear();
  for (const path of ['/', '/buildings/1008350041.ics', '/ll97/report', '/healthz']) {
    expect((await ask(server, { path })).status).toBe(200);
  }
  expect(download).not.toHaveBeenCalled();
});

test('every PDF on the site has a download limit', () => {
  // A building's PDF only redirects to its page.
  const pdfs = siteRoutes.routes.filter(
    ({ path }) => /\.pdf$|\/:format$/.test(path) && path !== '/buildings/:bbl.pdf',
  );
  expect(pdfs.length).toBeGreaterThan(7);
  expect(pdfs.filter(({ handle }) => !handle.isExpensive)).toEqual([]);
});
