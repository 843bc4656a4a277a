import type { TaskConfig } from 'payload';
import { deleteExpired } from '#cms/personal-data/delete-expired.ts';

const EVERY_NIGHT = '41 3 * * *';

/** Deletes, once a day, what visitors sent and what is past its period. The log says how many, and nothing of whom. */
export const deleteExpiredTask: TaskConfig<'deleteExpired'> = {
  slug: 'deleteExpired',
  label: 'Delete what is past its period',
  schedule: [{ cron: EVERY_NIGHT, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const deleted = await deleteExpired(payload);
    if (Object.keys(deleted).length > 0) payload.logger.info(deleted, 'Deleted what is past its period');
    return { output: {} };
  },
};
