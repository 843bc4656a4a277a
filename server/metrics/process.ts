import { collectDefaultMetrics } from 'prom-client';
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
