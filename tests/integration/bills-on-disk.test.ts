import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdsForStoredBills } from '../support/bill-storage-suite.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let opened: Parameters<typeof holdsForStoredBills>[0] extends () => infer Opened ? Opened : never;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: 'desk@example.com' } });
  opened = {
    payload: test.payload,
    invoices: await import('#collections/bills/invoices/submit.ts'),
    storage: await import('#collections/bills/uploads/bill-storage.ts'),
    sweeping: await import('#collections/bills/uploads/sweep.ts'),
  };
});

afterAll(() => test.close());

holdsForStoredBills(() => opened);

it('stores bills in their own folder in the data directory', async () => {
  expect(await readdir(path.join(test.dataDirectory, 'bills'))).not.toEqual([]);
});

it('deletes an incomplete upload after an hour', async () => {
  const folder = path.join(test.dataDirectory, 'incoming');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'a-part-of-a-file'), 'part');
  expect((await opened.sweeping.sweepUploads(test.payload)).incoming).toBe(0);
  const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
  expect((await opened.sweeping.sweepUploads(test.payload, later)).incoming).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});
