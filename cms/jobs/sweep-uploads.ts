import type { TaskConfig } from 'payload';
import { sweepUploads } from '#cms/uploads/sweep.ts';

const EVERY_HOUR = '17 * * * *';

/** Deletes, once an hour, what interrupted uploads have left. */
export const sweepUploadsTask: TaskConfig<'sweepUploads'> = {
  slug: 'sweepUploads',
  label: 'Sweep interrupted uploads away',
  schedule: [{ cron: EVERY_HOUR, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const swept = await sweepUploads(payload);
    if (Object.values(swept).some(Boolean)) payload.logger.info(swept, 'Interrupted uploads were swept away');
    return { output: {} };
  },
};
