import type { JobsConfig } from 'payload';
import { hasRole } from '#cms/access.ts';
import { figuresToCheckTask } from '#cms/figures/weekly-mail.ts';
import { healthWarningsTask } from '#cms/health/warnings-mail.ts';
import { inboxReportTask } from '#cms/inbox-report/weekly-mail.ts';
import { planFollowingTask } from '#cms/following/task.ts';
import { sendLawNotice } from '#cms/law-notices/task.ts';
import { receiveMailTask } from '#cms/inbound-mail/task.ts';
import { deleteExpiredTask } from '#cms/personal-data/delete-expired.ts';
import { readBill } from '#collections/bills/read-bill.ts';
import { scanBill } from '#collections/bill-uploads/scan.ts';
import { sendMail } from './send-mail.ts';
import { sweepUploadsTask } from '#cms/uploads/sweep.ts';
import { sendLaunchMails } from '#collections/modules/launch-mails.ts';
import { sendNewsletterIssues } from '#collections/newsletter-issues/send.ts';

/**
 * Background jobs: scheduled publishing, mail, virus scans, the reading of bills, reminders, and the deletion of expired data. `run-queues.ts` runs them.
 * Only admins may run or cancel jobs by hand.
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
  tasks: [
    sendMail,
    scanBill,
    readBill,
    sweepUploadsTask,
    sendLaunchMails,
    sendNewsletterIssues,
    deleteExpiredTask,
    figuresToCheckTask,
    healthWarningsTask,
    inboxReportTask,
    planFollowingTask,
    sendLawNotice,
    receiveMailTask,
  ],
};
