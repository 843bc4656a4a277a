import { collectDefaultMetrics, Counter } from 'prom-client';
import { type JobFigures, observeJobs } from './jobs.ts';
import { gauge, registry } from './registry.ts';

/** What is looked at for the figures of a process. */
export interface MetricSources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  openStreams: () => number;
  askJobs: () => Promise<JobFigures[]>;
}

/** Shows memory, processor, event loop, database connections, event streams and background jobs. Once a process. */
export function observeProcess({ pool, openStreams, askJobs }: MetricSources): void {
  collectDefaultMetrics({ register: registry });
  gauge('event_streams', 'Event streams that are open.', openStreams);
  gauge('database_connections', 'Connections to the database.', () => pool.totalCount);
  gauge('database_connections_idle', 'Connections to the database without work.', () => pool.idleCount);
  gauge('database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  observeJobs(askJobs);
}

interface PageCacheFigures {
  cached: number;
  rendered: number;
  outdated: number;
  others: number;
  pages: number;
  bytes: number;
}

/** Shows how pages are answered and what the cached ones take. The cache counts; this only asks. Once a process. */
export function observePageCache(figures: () => PageCacheFigures): void {
  gauge('page_cache_pages', 'Pages in the cache.', () => figures().pages);
  gauge('page_cache_bytes', 'What the cached pages take.', () => figures().bytes);
  new Counter({
    name: 'lotline_page_cache_answers_total',
    help: 'Answers: cached, rendered (for the cache), outdated (instead of an error), others (never cached).',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      const { cached, rendered, outdated, others } = figures();
      this.reset();
      for (const [from, count] of Object.entries({ cached, rendered, outdated, others }))
        this.inc({ from }, count);
    },
  });
}
