import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';
import { type JobCounts, observeProcess } from './process-metrics.ts';
import { registry } from './http/metrics.ts';
import { requestKind, knownMethod } from './http/request-metrics.ts';

const TOKEN = 'a token of sixteen letters';
const AUTHORIZED = { path: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('/metrics', () => {
  test('responds with 404 if no token is set', async () => {
    server = await serve();
    expect(await ask(server, { path: '/metrics' })).toMatchObject({ status: 404 });
    expect((await ask(server, AUTHORIZED)).body).not.toContain('lotline_');
  });

  test.each([undefined, '', 'Bearer ', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
    'responds with an uncached 401 to the credentials %j',
    async (authorization) => {
      server = await serve({ metricsToken: TOKEN });
      const headers = authorization === undefined ? undefined : { authorization };
      const answer = await ask(server, { path: '/metrics', headers });
      expect(answer).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } });
      expect(answer.body).not.toContain('lotline_');
    },
  );

  test('sends the metrics to a client with the token', async () => {
    server = await serve({ metricsToken: TOKEN });
    expect(await ask(server, AUTHORIZED)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8; version=0.0.4', 'cache-control': 'no-store' },
      body: expect.stringContaining('# TYPE lotline_http_requests_total counter'),
    });
  });
});

describe('requests', () => {
  beforeEach(() => registry.resetMetrics());

  const figuresAfter = async (
    question: Parameters<typeof ask>[1],
    parts: Parameters<typeof serve>[0] = {},
  ) => {
    server = await serve({ metricsToken: TOKEN, ...parts });
    await ask(server, question).catch(() => undefined);
    return vi.waitFor(async () => {
      const { body } = await ask(server as Server, AUTHORIZED);
      expect(body).toMatch(/^lotline_http_requests_total\{/m);
      return body;
    });
  };

  test('are counted and timed by method, kind and status class, never by URL', async () => {
    const figures = await figuresAfter({ method: 'POST', path: '/contact?email=ada@example.org' });
    const labels = '{method="POST",kind="page",status="2xx"}';
    expect(figures).toContain(`lotline_http_requests_total${labels} 1`);
    expect(figures).toContain(`lotline_http_request_duration_seconds_count${labels} 1`);
    expect(figures).not.toMatch(/ada|contact/);
  });

  test('are counted with their status if they fail', async () => {
    expect(await figuresAfter({ path: '/%' })).toContain('kind="page",status="4xx"} 1');
  });

  test('are counted as aborted if their response is interrupted', async () => {
    const files: RequestHandler = (_request, response) => {
      response.write('half a page');
      response.destroy();
    };
    expect(await figuresAfter({ path: '/' }, { site: { files } })).toContain(
      'kind="page",status="aborted"} 1',
    );
  });

  test('for event streams are counted, but not timed', async () => {
    const files: RequestHandler = (_request, response) => {
      response.type('text/event-stream').end('data: 1\n\n');
    };
    const figures = await figuresAfter({ path: '/ll97/blog/events' }, { site: { files } });
    expect(figures).toContain('lotline_http_requests_total{method="GET",kind="stream",status="2xx"} 1');
    expect(figures).not.toContain('lotline_http_request_duration_seconds_count{');
  });

  test('for health checks and metrics are not counted', async () => {
    server = await serve({ metricsToken: TOKEN });
    for (const path of ['/healthz', '/servez', '/readyz', '/metrics']) await ask(server, { path });
    expect((await ask(server, AUTHORIZED)).body).not.toMatch(/^lotline_http_requests_total\{/m);
  });
});

test.each([
  ['/', 'page'],
  ['/ll97/blog', 'page'],
  ['/administrator', 'page'],
  ['/ll97/blog.data', 'data'],
  ['/_root.data', 'data'],
  ['/assets/entry-abc.js', 'asset'],
  ['/_next/static/x.css', 'asset'],
  ['/favicon.svg', 'asset'],
  ['/api/media/file/a.webp', 'api'],
  ['/admin/collections/articles', 'admin'],
])('requestKind classifies %s as %s', (path, kind) => {
  expect(requestKind(path)).toBe(kind);
});

test('unknown methods share one label', () => {
  expect([knownMethod('GET'), knownMethod('PROPFIND')]).toEqual(['GET', 'other']);
});

describe('observeProcess', () => {
  let loadJobs: () => Promise<JobCounts[]>;
  const scan: JobCounts = { task: 'scanBill', waiting: 2, running: 1, failed: 3, overdueSeconds: 65 };

  beforeEach(() => {
    registry.clear();
    loadJobs = vi.fn(() => Promise.resolve([scan]));
    const pool = { totalCount: 10, idleCount: 4, waitingCount: 5 };
    observeProcess({ pool, openStreams: () => 7, loadJobs: () => loadJobs() });
  });

  test('reports memory, streams, connections and jobs with one query', async () => {
    const figures = await registry.metrics();
    const lines = [
      'lotline_event_streams 7',
      'lotline_database_connections 10',
      'lotline_database_connections_idle 4',
      'lotline_database_waiting 5',
      'lotline_database_up 1',
      'lotline_jobs{task="scanBill",state="waiting"} 2',
      'lotline_jobs{task="scanBill",state="running"} 1',
      'lotline_jobs{task="scanBill",state="failed"} 3',
      'lotline_jobs_overdue_seconds{task="scanBill"} 65',
    ];
    expect(figures.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(figures).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(loadJobs).toHaveBeenCalledTimes(1);
  });

  test('reports that the database is down, without stale job counts', async () => {
    await registry.metrics();
    loadJobs = () => Promise.reject(new Error('gone'));
    const figures = await registry.metrics();
    expect(figures).toContain('lotline_database_up 0');
    expect(figures).toContain('lotline_event_streams 7');
    expect(figures).not.toContain('scanBill');
  });

  test('reports that the database is down if it hangs for two seconds', async () => {
    vi.useFakeTimers();
    loadJobs = () => new Promise(() => undefined);
    const figures = registry.metrics();
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(await figures).toContain('lotline_database_up 0');
  });
});
