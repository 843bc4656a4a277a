import type { JobsConfig } from 'payload';
import { hasRole } from '#cms/access/roles.ts';

const EVERY_TEN_SECONDS = '*/10 * * * * *';

/** Background work: scheduled publishing. Only admins may run or cancel jobs by hand. */
export const jobs: JobsConfig = {
  access: {
    run: ({ req }) => hasRole(req, 'admin'),
    queue: ({ req }) => hasRole(req, 'admin', 'editor'),
    cancel: ({ req }) => hasRole(req, 'admin'),
  },
  autoRun: [{ cron: EVERY_TEN_SECONDS, queue: 'default', limit: 50, silent: true }],
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: {
      create: () => false,
      read: ({ req }) => hasRole(req, 'admin'),
      update: () => false,
      delete: ({ req }) => hasRole(req, 'admin'),
    },
  }),
  tasks: [],
};
