import type { Payload, TaskConfig } from 'payload';
import { billStorage, type BillStorage, folderStorage } from './bill-storage.ts';
import { incomingDirectory } from '#cms/uploads/folders.ts';

const INTERRUPTED_MS = 60 * 60 * 1000;

type IsWanted = (filename: string) => Promise<boolean>;

async function sweepFiles(storage: BillStorage, before: Date, isWanted: IsWanted): Promise<number> {
  let swept = 0;
  for await (const { place, modifiedAt } of storage.list()) {
    if (modifiedAt >= before || (await isWanted(place.filename ?? ''))) continue;
    await storage.remove(place);
    swept += 1;
  }
  return swept;
}

/** Removes leftovers of interrupted uploads: incomplete files, and files without rows. */
export async function sweepUploads(payload: Payload, now = new Date()) {
  const before = new Date(now.getTime() - INTERRUPTED_MS);
  const hasRow: IsWanted = async (filename) => {
    const where = { filename: { equals: filename } };
    return (await payload.count({ collection: 'bill-uploads', where })).totalDocs > 0;
  };
  return {
    incoming: await sweepFiles(folderStorage(incomingDirectory()), before, () => Promise.resolve(false)),
    filesWithoutRow: await sweepFiles(billStorage(), before, hasRow),
  };
}

const EVERY_HOUR = '17 * * * *';

export const sweepUploadsTask: TaskConfig<'sweepUploads'> = {
  slug: 'sweepUploads',
  label: 'Delete interrupted uploads',
  schedule: [{ cron: EVERY_HOUR, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const swept = await sweepUploads(payload);
    if (Object.values(swept).some(Boolean)) payload.logger.info(swept, 'Deleted interrupted uploads');
    return { output: {} };
  },
};
