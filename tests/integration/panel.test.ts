import { subDays, subHours } from 'date-fns';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLES } from '#cms/access.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { User } from '#cms/payload-types.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, signInAs } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
let findText: (typeof import('#collections/find-text/find-text.ts'))['findText'];
let editor: User;
let staff: User;

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  ({ findText } = await import('#collections/find-text/find-text.ts'));
  editor = await createUser(payload, 'editor');
  staff = await createUser(payload, 'staff');
});

afterAll(() => test.close());

const find = (phrase: string, user = editor) => findText(payload, { user, phrase });

describe('the search across the panel', () => {
  it("finds a draft's field by its figures, whether typed as shown to visitors or as placeholders", async () => {
    const body = markdownToLexical('It costs {figure:ll97-penalty-per-ton} a zeppelin.');
    const { id } = await createArticle(payload, { title: 'Not out yet', body, _status: 'draft' });
    for (const phrase of ['costs $268 a Zeppelin', '{figure:ll97-penalty-per-ton} a zeppelin']) {
      expect(await find(phrase)).toMatchObject([
        {
          title: 'Not out yet',
          kind: 'Article',
          texts: [{ label: 'Body', path: `/collections/articles/${id}#field=body` }],
        },
      ]);
    }
    expect(await find('a zeppelin', staff)).toEqual([]);
    await payload.delete({ collection: 'articles', id });
  });

  it('returns the tab and row of a field in pages and modules', async () => {
    const { questions } = await payload.findGlobal({ slug: 'help', depth: 0 });
    const question = questions.at(-1)?.question ?? '';
    expect(await find(question)).toContainEqual(
      expect.objectContaining({
        title: 'Help center',
        texts: [
          expect.objectContaining({
            path: `/globals/help#field=questions.${questions.length - 1}.question`,
          }) as unknown,
        ],
      }),
    );
    const { docs } = await payload.find({
      collection: 'modules',
      where: { slug: { equals: 'll97' } },
      depth: 0,
    });
    const found = await find(docs[0]?.overview.heading ?? '');
    const module = found.find(({ path }) => path === `/collections/modules/${docs[0]?.id ?? 0}`);
    expect(module?.texts[0]?.path).toContain('#field=overview.heading&tab=');
  });

  it('finds prices and figures as pages show them', async () => {
    const labels = async (phrase: string) =>
      (await find(phrase)).flatMap(({ title, texts }) => texts.map(({ label }) => `${title}: ${label}`));
    expect(await labels('$268')).toContainEqual(expect.stringMatching(/: Values, row \d: Value$/));
    expect(await labels('$2,500')).toContainEqual(
      expect.stringMatching(/: Premium reports, row \d: Price, dollars$/),
    );
  });

  it("omits results that are not in the user's menu", async () => {
    const { docs } = await payload.find({ collection: 'mail-templates', limit: 1, depth: 0 });
    const subject = docs[0]?.subject ?? '';
    expect((await find(subject)).some(({ path }) => path.includes('mail-templates'))).toBe(true);
    expect((await find(subject, staff)).some(({ path }) => path.includes('mail-templates'))).toBe(false);
  });
});

describe("a colleague's name", () => {
  it('is visible to every signed-in user, without the rest of the account', async () => {
    const { id, name } = await createUser(payload, 'admin');
    const path = `/api/users/name/${id}`;
    for (const role of ROLES) {
      const found = await get(payload, path, await signInAs(payload, role));
      expect(found).toEqual({ status: 200, answer: { name } });
    }
    expect((await get(payload, path, { email: '', token: 'none' })).status).toBe(403);
  });
});

describe('the health check', () => {
  const NOW = new Date('2026-11-26T17:00:00Z');

  let health: typeof import('#collections/health/health.ts');

  beforeAll(async () => {
    health = await import('#collections/health/health.ts');
    vi.setSystemTime(NOW);
  });

  afterAll(() => void vi.useRealTimers());

  beforeEach(() => payload.db.pool.query('delete from payload_jobs'));

  const check = async (id: string) => (await health.checkHealth(payload, NOW)).find((each) => each.id === id);

  const addJob = (task: string, values: { createdAt?: Date; hasError?: boolean; processing?: boolean }) => {
    const { createdAt = NOW, hasError = false, processing = false } = values;
    return payload.db.pool.query(
      `insert into payload_jobs (task_slug, queue, input, has_error, processing, created_at, updated_at)
       values ($1, 'default', '{}', $2, $3, $4, $4)`,
      [task, hasError, processing, createdAt],
    );
  };

  it('does not warn about jobs that were just queued', async () => {
    await addJob('deleteExpired', {});
    await addJob('sendMail', {});
    expect(await check('jobs')).toMatchObject({ text: '1 queued, 0 failed, 0 stuck', warning: undefined });
    expect(await check('emails')).toMatchObject({ text: '1 queued, 0 failed, 0 stuck', warning: undefined });
  });

  it.each([
    ['a job that has been due for an hour', 'jobs', 'deleteExpired', { createdAt: subHours(NOW, 1) }],
    ['a failed job', 'jobs', 'deleteExpired', { hasError: true }],
    ['a stuck job', 'jobs', 'readBill', { createdAt: subHours(NOW, 1), processing: true }],
    ['an email that is stuck', 'emails', 'sendMail', { createdAt: subHours(NOW, 1), processing: true }],
    ['an email that permanently failed', 'emails', 'sendMail', { hasError: true }],
    ['an email that has waited for an hour', 'emails', 'sendMail', { createdAt: subHours(NOW, 1) }],
  ])('warns about %s', async (_, id, task, values) => {
    await addJob(task, values);
    expect((await check(id))?.warning).toBeDefined();
    expect((await check(id === 'jobs' ? 'emails' : 'jobs'))?.warning).toBeUndefined();
  });

  it('warns about a failed import', async () => {
    expect((await check('city-data-pluto'))?.warning).toBeUndefined();
    await payload.db.pool.query(
      `insert into city.imports (set_name, file, state, step, rows_read, rows_loaded, rows_rejected, message, started_at, ended_at)
       values ('pluto', 'pluto.csv', 'failed', 'Reading', 0, 0, 0, 'The file has no columns.', $1, $1)`,
      [NOW],
    );
    expect((await check('city-data-pluto'))?.warning).toContain('The file has no columns.');
  });

  it('warns about an old backup, but not about a missing one', async () => {
    expect(await check('backup')).toMatchObject({
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
    expect(await check('backup')).toMatchObject({ warning: undefined });
    await record(subDays(NOW, 20));
    expect((await check('backup'))?.warning).toContain('npm run backup');
  });

  it('is emailed to each admin once when it has a warning, and again when the warning returns', async () => {
    const { mailHealthWarnings } = await import('#collections/health/warnings-mail.ts');
    await createUser(payload, 'admin');
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

  it('has a summary that counts what is not set up', async () => {
    for (const id of ['mail-server', 'virus-scanner']) {
      const found = await check(id);
      expect(found).toMatchObject({ text: 'None', missing: expect.stringContaining('Set ') });
      expect(found?.warning).toBeUndefined();
    }
    expect(await check('city-data-pluto')).toBeDefined();
    expect(health.healthSummary(await health.checkHealth(payload, NOW))).toMatch(/Not set up: \d+\.$/);
    vi.stubEnv('SMTP_URL', 'smtp://localhost:25').stubEnv('CLAMD_HOST', 'localhost');
    for (const id of ['mail-server', 'virus-scanner']) {
      const found = await check(id);
      expect(found?.text).toBe('Set up');
      expect(found?.missing).toBeUndefined();
    }
  });
});
