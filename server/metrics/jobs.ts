import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';
import { z } from 'zod';
import { registry } from './registry.ts';

/** How many background jobs of one task there are, and for how many seconds the oldest has been due. */
export const jobFiguresSchema = z.object({
  task: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
  overdueSeconds: z.number(),
});

export type JobFigures = z.infer<typeof jobFiguresSchema>;

type AskJobs = () => Promise<JobFigures[]>;

/** A look at the figures must not hang with the database. */
const ANSWER_LIMIT_MS = 2000;

/** Asks once for those who ask at the same time; nothing when the database cannot be asked. */
function askedOnce(ask: AskJobs): () => Promise<JobFigures[] | undefined> {
  let asked: Promise<JobFigures[] | undefined> | undefined;
  return () => {
    asked ??= pTimeout(ask(), {
      milliseconds: ANSWER_LIMIT_MS,
      message: 'The database did not answer in time.',
    })
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
}

/** Shows the background jobs and whether the database answers. They are those of the database: each process shows the same. */
export function observeJobs(ask: AskJobs): void {
  const figures = askedOnce(ask);
  new Gauge({
    name: 'lotline_database_up',
    help: 'Whether the database answers: 1 or 0.',
    registers: [registry],
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'lotline_jobs',
    help: 'Background jobs by task and state: waiting, running, failed for good.',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { task, waiting, running, failed } of (await figures()) ?? []) {
        this.set({ task, state: 'waiting' }, waiting);
        this.set({ task, state: 'running' }, running);
        this.set({ task, state: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'lotline_jobs_overdue_seconds',
    help: 'For how long the oldest job that is due has waited.',
    labelNames: ['task'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { task, overdueSeconds } of (await figures()) ?? []) this.set({ task }, overdueSeconds);
    },
  });
}
