import type { JobsConfig } from 'payload';
import { hasRole } from '#cms/access.ts';
import { deleteExpiredTask } from '#cms/personal-data/delete-expired.ts';
import { scanBill } from '#collections/bill-uploads/scan.ts';
import { sendMail } from './send-mail.ts';
import { sweepUploadsTask } from './sweep-uploads.ts';
import { tellOfOpening } from './tell-of-opening.ts';

/**
 * Background work: scheduled publishing, mail, the care of uploaded files, and the end of what is kept. Which process
 * runs it, and when, is in `run-by-the-clock.ts`. Only admins may run or cancel jobs by hand.
 */
export const jobs: JobsConfig = {
  access: {
    run: ({ req }) => hasRole(req, 'admin'),
    queue: ({ req }) => hasRole(req, 'admin', 'editor'),
    cancel: ({ req }) => hasRole(req, 'admin'),
  },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: {
      create: () => false,
      read: ({ req }) => hasRole(req, 'admin'),
      update: () => false,
      delete: ({ req }) => hasRole(req, 'admin'),
    },
  }),
  tasks: [sendMail, scanBill, sweepUploadsTask, tellOfOpening, deleteExpiredTask],
};
