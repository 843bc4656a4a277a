import type { TaskConfig } from 'payload';
import { sendLaunchMails } from '#collections/modules/launch-mails.ts';
import { sendDueIssues } from './issues/send.ts';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

export const mailingsTask: TaskConfig<'mailings'> = {
  slug: 'mailings',
  label: 'Send newsletter issues and launch notices',
  retries: 3,
  schedule: [{ cron: EVERY_FIVE_MINUTES, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    await sendDueIssues(payload);
    await sendLaunchMails(payload);
    return { output: {} };
  },
};
