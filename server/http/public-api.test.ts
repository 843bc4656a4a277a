import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, findUser, saysItsName, serve, SESSION } from '#tests/support/application.ts';
import { BODY_LIMIT } from './body-limit.ts';
import { type ApiTurn, NO_LIMITS } from './rate-limits/rate-limits.ts';

const TURN: ApiTurn = {
  policy: 'default',
  quota: 120,
  windowSeconds: 60,
  remaining: 119,
  resetSeconds: 42,
  isRefused: false,
};
const api = vi.fn((_address: string, _isExpensive: boolean) => Promise.resolve<ApiTurn | undefined>(TURN));
const pages = vi.fn(saysItsName('site'));

let server: Server;

beforeAll(async () => {
  server = await serve({ limits: { ...NO_LIMITS, api }, findUser, site: { pages } });
});
afterAll(() => server.close());
beforeEach(() => {
  api.mockClear();
  pages.mockClear();
});

describe('/api/v1', () => {
  it('belongs to the site, unlike the rest of /api', async () => {
    const own = await ask(server, { path: '/api/v1/laws', headers: SESSION });
    expect(own.body).toBe('site: GET /api/v1/laws');
    for (const path of ['/api/v1x', '/api/v2/laws', '/api/laws']) {
      expect((await ask(server, { path, headers: SESSION })).body).toBe(`admin panel: GET ${path}`);
    }
  });

  it('is readable from every origin, and allows preflight requests', async () => {
    const origin = { origin: 'https://other.example' };
    for (const question of [{}, { method: 'OPTIONS' }]) {
      const { headers } = await ask(server, { path: '/api/v1/laws', headers: origin, ...question });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    const { status, headers } = await ask(server, { method: 'OPTIONS', path: '/api/v1/ll97/estimate' });
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']).toContain('Content-Type');
  });

  it('accepts POST requests from every origin, and drops their session', async () => {
    const headers = { ...SESSION, origin: 'https://other.example', cookie: 'payload-token=valid' };
    const answer = await ask(server, { method: 'POST', path: '/api/v1/ll97/estimate', headers, body: '{}' });
    expect(answer.body).toBe('site: POST /api/v1/ll97/estimate');
    const [request] = pages.mock.lastCall ?? [];
    expect(Object.keys(request?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(origin|cookie|authorization)$/)]),
    );
  });

  it('reports how many requests remain', async () => {
    const { headers } = await ask(server, { path: '/api/v1/laws' });
    expect(headers).toMatchObject({
      'ratelimit-policy': '"default";q=120;w=60',
      ratelimit: '"default";r=119;t=42',
    });
  });

  it('rejects requests over the limit with a problem, before it loads anything', async () => {
    api.mockResolvedValueOnce({ ...TURN, remaining: 0, isRefused: true });
    const { status, headers, body } = await ask(server, { path: '/api/v1/laws' });
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'retry-after': '42',
      'content-type': expect.stringMatching(/problem\+json/),
    });
    expect(JSON.parse(body)).toMatchObject({ status: 429, title: 'Too many requests' });
    expect(pages).not.toHaveBeenCalled();
  });

  it.each([
    ['GET', '/api/v1/buildings?q=x', true],
    ['POST', '/api/v1/ll97/estimate', true],
    ['GET', '/api/v1/buildings/1008350041', false],
    ['HEAD', '/api/v1/laws', false],
  ])('decides whether %s %s is expensive: %s', async (method, path, isExpensive) => {
    await ask(server, { method, path });
    expect(api).toHaveBeenCalledExactlyOnceWith('127.0.0.1', isExpensive);
  });

  it('responds to invalid and oversized requests with a problem', async () => {
    const estimate = { method: 'POST', path: '/api/v1/ll97/estimate', body: 'x'.repeat(BODY_LIMIT + 1) };
    for (const [question, expected] of [
      [{ path: '/api/v1/laws/%2fetc' }, 400],
      [estimate, 413],
    ] as const) {
      const { status, headers, body } = await ask(server, question);
      expect(status).toBe(expected);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(JSON.parse(body)).toMatchObject({ type: expect.any(String), detail: expect.any(String) });
    }
  });
});
