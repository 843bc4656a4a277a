import type { JobsConfig } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { scanBill } from './scan-bill.ts';
import { sendMail } from './send-mail.ts';
import { sweepUploadsTask } from './sweep-uploads.ts';
import { tellOfOpening } from './tell-of-opening.ts';

const EVERY_TEN_SECONDS = '*/10 * * * * *';
const EVERY_FIVE_SECONDS = '*/5 * * * * *';

/** As many as a mail server takes from one sender without objecting. */
const MAILS_AT_ONCE = 10;

/** Background work: scheduled publishing, mail, and the care of uploaded files. Only admins may run or cancel jobs by hand. */
export const jobs: JobsConfig = {
  access: {
    run: ({ req }) => hasRole(req, 'admin'),
    queue: ({ req }) => hasRole(req, 'admin', 'editor'),
    cancel: ({ req }) => hasRole(req, 'admin'),
  },
  autoRun: [
    // What fails here says so in the log; what fails among the mails would name a person.
    { cron: EVERY_TEN_SECONDS, queue: 'default', limit: 50, silent: { info: true } },
    { cron: EVERY_FIVE_SECONDS, queue: 'mail', limit: MAILS_AT_ONCE, silent: true },
  ],
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: {
      create: () => false,
      read: ({ req }) => hasRole(req, 'admin'),
      update: () => false,
      delete: ({ req }) => hasRole(req, 'admin'),
    },
  }),
  tasks: [sendMail, scanBill, sweepUploadsTask, tellOfOpening],
};
