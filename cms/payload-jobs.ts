import type { JobsConfig } from 'payload';
import { hasRole } from '#cms/access.ts';
import { nightlyTask } from '#collections/city-data/nightly.ts';
import { figuresToCheckTask } from '#collections/figures/weekly-mail.ts';
import { healthWarningsTask } from '#collections/health/warnings-mail.ts';
import { notifyFollowersTask } from '#collections/following/notify-followers.ts';
import { deleteExpiredTask } from '#collections/personal-data/delete-expired.ts';
import { readBill } from '#collections/bills/read-bill.ts';
import { scanBill } from '#collections/bills/uploads/scan.ts';
import { sendMail } from '#collections/mail/send-mail.ts';
import { sweepUploadsTask } from '#collections/bills/uploads/sweep.ts';
import { mailingsTask } from '#collections/newsletters/mailings-task.ts';

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
  tasks: [
    sendMail,
    scanBill,
    readBill,
    sweepUploadsTask,
    mailingsTask,
    deleteExpiredTask,
    figuresToCheckTask,
    healthWarningsTask,
    notifyFollowersTask,
    nightlyTask,
  ],
};
