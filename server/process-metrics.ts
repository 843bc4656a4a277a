import pTimeout from 'p-timeout';
import type { Payload } from 'payload';
import { collectDefaultMetrics, Counter } from 'prom-client';
import type { PageCache } from './page-cache/page-cache.ts';
import { gauge, registry } from './http/metrics.ts';

export interface JobCounts {
  task: string;
  waiting: number;
  running: number;
  failed: number;
  overdueSeconds: number;
}

const JOBS = `
  select known.task,
    count(id) filter (where has_error is not true and processing is not true and completed_at is null)::int as waiting,
    count(id) filter (where processing)::int as running,
    count(id) filter (where has_error)::int as failed,
    coalesce(extract(epoch from now() - min(greatest(created_at, wait_until))
      filter (where has_error is not true and processing is not true and completed_at is null
        and (wait_until is null or wait_until <= now()))), 0)::float as "overdueSeconds"
  from unnest($1::text[]) as known (task)
  left join payload_jobs on payload_jobs.task_slug::text = known.task
  group by known.task`;

export async function loadJobCounts({ config, db }: Payload): Promise<JobCounts[]> {
  const tasks = (config.jobs.tasks ?? []).map(({ slug }) => String(slug));
  return (await db.pool.query<JobCounts>(JOBS, [tasks])).rows;
}

/** Limits the wait for the database, because /metrics must respond even if it hangs. */
const ANSWER_LIMIT_MS = 2000;

function shared(loadJobs: () => Promise<JobCounts[]>): () => Promise<JobCounts[] | undefined> {
  let pending: Promise<JobCounts[] | undefined> | undefined;
  return () =>
    (pending ??= pTimeout(loadJobs(), { milliseconds: ANSWER_LIMIT_MS })
      .catch(() => undefined)
      .finally(() => (pending = undefined)));
}

function observeJobs(loadJobs: () => Promise<JobCounts[]>): void {
  const figures = shared(loadJobs);
  gauge('database_up', 'Whether the database answers: 1 or 0.', async () => ((await figures()) ? 1 : 0));
  gauge(
    'jobs',
    'Background jobs by task and state: waiting, running, failed for good.',
    async () =>
      ((await figures()) ?? []).flatMap(({ task, overdueSeconds: _, ...states }) =>
        Object.entries(states).map(([state, count]) => [{ task, state }, count] as const),
      ),
    ['task', 'state'],
  );
  gauge(
    'jobs_overdue_seconds',
    'For how long the oldest job that is due has waited.',
    async () =>
      ((await figures()) ?? []).map(({ task, overdueSeconds }) => [{ task }, overdueSeconds] as const),
    ['task'],
  );
}

interface Sources {
  pool: Pick<Payload['db']['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>;
  openStreams: () => number;
  loadJobs: () => Promise<JobCounts[]>;
}

export function observeProcess({ pool, openStreams, loadJobs }: Sources): void {
  collectDefaultMetrics({ register: registry });
  gauge('event_streams', 'Event streams that are open.', openStreams);
  gauge('database_connections', 'Connections to the database.', () => pool.totalCount);
  gauge('database_connections_idle', 'Connections to the database without work.', () => pool.idleCount);
  gauge('database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  observeJobs(loadJobs);
}

export function observePageCache(cache: Pick<PageCache, 'statistics'>): void {
  gauge('page_cache_pages', 'Pages in the cache.', () => cache.statistics().pages);
  gauge('page_cache_bytes', 'What the cached pages take.', () => cache.statistics().bytes);
  new Counter({
    name: 'lotline_page_cache_answers_total',
    help: 'Answers: cached, rendered (for the cache), outdated (instead of an error), others (never cached).',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      const { pages: _pages, bytes: _bytes, ...answers } = cache.statistics();
      this.reset();
      for (const [from, count] of Object.entries(answers)) this.inc({ from }, count);
    },
  });
}
