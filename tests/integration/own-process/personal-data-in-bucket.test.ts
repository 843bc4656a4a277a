import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBucket, type TestBucket } from '../../support/bucket.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';
import { storePerson } from '../../support/person.ts';
import { signInAs } from '../../support/rest.ts';
import { unzip } from '../../support/unzip.ts';

let bucket: TestBucket;
let test: TestPayload;

beforeAll(async () => {
  bucket = await startBucket();
  const environment = { STAFF_MAIL: 'desk@example.org', ...bucket.environment };
  test = await createTestPayload({ seeded: false, environment });
});

afterAll(async () => {
  await test.close();
  await bucket.close();
});

/** Takes an object out of the bucket, as a test server keeps it: several files that begin with its name. */
async function lose(filename: string): Promise<void> {
  const folder = path.join(bucket.folder, 'utility_bills');
  const names = (await readdir(folder)).filter((name) => name.startsWith(filename));
  expect(names).not.toEqual([]);
  await Promise.all(names.map((name) => rm(path.join(folder, name))));
}

it('an export names a file that is not in the bucket, and holds the others', async () => {
  const { payload } = test;
  const address = 'ada@example.com';
  const { cwzBill } = await storePerson(
    {
      payload,
      bills: await import('#collections/bills/uploads/store-file.ts'),
      mail: await import('#cms/mail/queue.ts'),
    },
    address,
  );
  const { filename } = await payload.findByID({ collection: 'bill-uploads', id: cwzBill, depth: 0 });
  await lose(filename ?? '');
  const error = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const { token } = await signInAs(payload, 'admin');
  const request = new Request('http://localhost/api/personal-data/export', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: JSON.stringify({ address }),
  });
  const archive = await handleEndpoints({ config: payload.config, request });
  const files = unzip(Buffer.from(await archive.arrayBuffer()));
  const json = JSON.parse(files['personal-data.json']?.toString() ?? '') as {
    files: string[];
    filesNotRead: string[];
  };
  expect(json.filesNotRead).toEqual([`files/${cwzBill}-My bill.pdf`]);
  expect(json.files).toHaveLength(3);
  expect(files[json.files[0] ?? '']?.toString('latin1')).toMatch(/^%PDF/);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { bill: cwzBill, reason: 'NoSuchKey' },
    expect.stringContaining('export'),
  );
});
