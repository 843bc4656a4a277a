import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TaskConfig } from 'payload';
import { z } from 'zod';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { recordNotice } from '../notices.ts';
import { stopJob } from '#collections/inbox/undo.ts';
import { undoEnd } from '#collections/inbox/undoable.ts';

const SLUG = 'sendLawNotice';
const RETRIES = 3;

const waitingSchema = z.object({
  entry: z.object({ kind: z.enum(['figure', 'deadline']), key: z.string() }),
  text: z.string(),
  reason: z.string(),
  version: z.string(),
});

type WaitingNotice = z.infer<typeof waitingSchema>;

/** The delay until `undoEnd` lets staff undo the notice. */
export const queueNotice = (req: PayloadRequest, notice: WaitingNotice) =>
  req.payload.jobs.queue({ task: SLUG, input: { notice }, waitUntil: undoEnd(), req });

export async function takeBackNotice(req: PayloadRequest, version: string): Promise<void> {
  const [job] = await queryRows<{ id: number }>(
    req,
    sql`select id from payload_jobs where task_slug = ${SLUG} and input -> 'notice' ->> 'version' = ${version}`,
  );
  await stopJob(req, job?.id ?? 0);
  await queryRows(req, sql`delete from law_notices where version = ${version}`);
}

export const sendLawNotice: TaskConfig<typeof SLUG> = {
  slug: SLUG,
  label: 'Tell followers of a change',
  inputSchema: [{ name: 'notice', type: 'json', required: true }],
  retries: RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const notice = waitingSchema.parse(input.notice);
    await inTransaction(payload, (req) => recordNotice(req, notice));
    return { output: {} };
  },
};
