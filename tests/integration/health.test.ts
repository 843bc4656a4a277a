import { subDays, subHours } from 'date-fns';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

type Health = typeof import('#collections/health/health.ts');
type Mail = typeof import('#collections/health/warnings-mail.ts');

const NOW = new Date('2026-11-26T17:00:00Z');

let test: TestPayload;
let payload: Payload;
let checkHealth: Health['checkHealth'];
let mailHealthWarnings: Mail['mailHealthWarnings'];

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  ({ checkHealth } = await import('#collections/health/health.ts'));
  ({ mailHealthWarnings } = await import('#collections/health/warnings-mail.ts'));
  vi.setSystemTime(NOW);
});

afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});

beforeEach(() => payload.db.pool.query('delete from payload_jobs'));

const find = async (id: string) => (await checkHealth(payload, NOW)).find((check) => check.id === id);

const addJob = (task: string, values: { createdAt?: Date; hasError?: boolean; processing?: boolean }) => {
  const { createdAt = NOW, hasError = false, processing = false } = values;
  return payload.db.pool.query(
    `insert into payload_jobs (task_slug, queue, input, has_error, processing, created_at, updated_at)
     values ($1, 'default', '{}', $2, $3, $4, $4)`,
    [task, hasError, processing, createdAt],
  );
};

it('checkHealth does not warn about jobs that were just queued', async () => {
  await addJob('deleteExpired', {});
  await addJob('sendMail', {});
  expect(await find('jobs')).toMatchObject({ text: '1 queued, 0 failed, 0 stuck', warning: undefined });
  expect(await find('emails')).toMatchObject({ text: '1 queued, 0 failed, 0 stuck', warning: undefined });
});

it.each([
  ['a job that has been due for an hour', 'jobs', 'deleteExpired', { createdAt: subHours(NOW, 1) }],
  ['a failed job', 'jobs', 'deleteExpired', { hasError: true }],
  ['a stuck job', 'jobs', 'readBill', { createdAt: subHours(NOW, 1), processing: true }],
  ['an email that is stuck', 'emails', 'sendMail', { createdAt: subHours(NOW, 1), processing: true }],
  ['an email that failed for good', 'emails', 'sendMail', { hasError: true }],
  ['an email that has waited for an hour', 'emails', 'sendMail', { createdAt: subHours(NOW, 1) }],
])('checkHealth warns about %s', async (_, id, task, values) => {
  await addJob(task, values);
  expect((await find(id))?.warning).toBeDefined();
  expect((await find(id === 'jobs' ? 'emails' : 'jobs'))?.warning).toBeUndefined();
});

it('checkHealth warns about a failed import', async () => {
  expect((await find('city-data-pluto'))?.warning).toBeUndefined();
  await payload.db.pool.query(
    `insert into city.imports (set_name, file, state, step, rows_read, rows_loaded, rows_rejected, message, started_at, ended_at)
     values ('pluto', 'pluto.csv', 'failed', 'Reading', 0, 0, 0, 'The file has no columns.', $1, $1)`,
    [NOW],
  );
  expect((await find('city-data-pluto'))?.warning).toContain('The file has no columns.');
});

it('checkHealth warns about an old backup, but not about a missing one', async () => {
  expect(await find('backup')).toMatchObject({
    warning: undefined,
    missing: expect.stringContaining('backup'),
  });
  const record = (at: Date) =>
    payload.db.pool.query(
      `insert into payload_kv (key, data) values ('last-backup', $1::jsonb)
       on conflict (key) do update set data = excluded.data`,
      [JSON.stringify(at)],
    );
  await record(subDays(NOW, 2));
  expect(await find('backup')).toMatchObject({ warning: undefined });
  await record(subDays(NOW, 20));
  expect((await find('backup'))?.warning).toContain('npm run backup');
});

it('mailHealthWarnings emails each admin once about a warning, and again when the warning returns', async () => {
  await createUser(payload, 'admin');
  await createUser(payload, 'editor');
  await mailHealthWarnings(payload, NOW);
  await addJob('sendMail', { hasError: true });
  const admins = (await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } }))
    .totalDocs;
  expect(await mailHealthWarnings(payload, NOW)).toBe(admins);
  expect(await mailHealthWarnings(payload, NOW)).toBe(0);
  await payload.db.pool.query('delete from payload_jobs');
  expect(await mailHealthWarnings(payload, NOW)).toBe(0);
  await addJob('sendMail', { hasError: true });
  expect(await mailHealthWarnings(payload, NOW)).toBe(admins);
});

it('the health summary counts what is not set up', async () => {
  const { healthSummary } = await import('#collections/health/health.ts');
  for (const id of ['mail-server', 'virus-scanner']) {
    const check = await find(id);
    expect(check).toMatchObject({ text: 'None', missing: expect.stringContaining('Set ') });
    expect(check?.warning).toBeUndefined();
  }
  expect(await find('city-data-pluto')).toBeDefined();
  expect(healthSummary(await checkHealth(payload, NOW))).toMatch(/Not set up: \d+\.$/);
  vi.stubEnv('SMTP_URL', 'smtp://localhost:25').stubEnv('CLAMD_HOST', 'localhost');
  for (const id of ['mail-server', 'virus-scanner']) {
    const check = await find(id);
    expect(check?.text).toBe('Set up');
    expect(check?.missing).toBeUndefined();
  }
});
