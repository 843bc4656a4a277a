import type { Payload } from 'payload';
import { z } from 'zod';
import { openStreams } from '#cms/events/hub.ts';
import { jobFiguresSchema } from '../metrics/jobs.ts';
import type { MetricSources } from '../metrics/process.ts';

/** One row for each known task, also for those without a job. */
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

/** What /metrics shows of the back office. */
export function metricSources({ config, db: { pool } }: Payload): MetricSources {
  const tasks = (config.jobs.tasks ?? []).map(({ slug }) => String(slug));
  return {
    pool,
    openStreams,
    async askJobs() {
      const { rows } = await pool.query(JOBS, [tasks]);
      return z.array(jobFiguresSchema).parse(rows);
    },
  };
}
