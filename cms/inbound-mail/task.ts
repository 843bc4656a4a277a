import type { TaskConfig } from 'payload';

/** Looks for answers of visitors in our mailbox. */
export const receiveMailTask: TaskConfig<'receiveMail'> = {
  slug: 'receiveMail',
  label: 'Receive answers by mail',
  handler: () => ({ output: {} }),
};
