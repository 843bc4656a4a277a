import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');
const SETTINGS = 'globals/site-settings.yaml';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
});

afterAll(() => test.close());

describe('the first start', () => {
  it('creates one admin, and shows the password once', async () => {
    const { ensureFirstAdmin } = await import('#collections/users/accounts.ts');
    const first = await ensureFirstAdmin(test.payload, {});
    expect(first?.generatedPassword).toMatch(/^[\w-]{20}$/);
    const data = { email: first?.email ?? '', password: first?.generatedPassword ?? '' };
    const { user } = await test.payload.login({ collection: 'users', data });
    expect(user?.role).toBe('admin');
    expect(await ensureFirstAdmin(test.payload, {})).toBeNull();
  });

  it('seeds a database that already has content, once', async () => {
    const { isSeedingDue, seedContent } = await import('#collections/content-files/seed.ts');
    await createArticle(test.payload);
    expect(await isSeedingDue(test.payload)).toBe(true);
    const folder = path.join(test.dataDirectory, 'content');
    await cp(path.join(CONTENT, SETTINGS), path.join(folder, SETTINGS));
    await seedContent(test.payload, folder);
    expect(await isSeedingDue(test.payload)).toBe(false);
  });
});

describe('a weak password', () => {
  const account = { email: 'ada.owner@example.com', name: 'Ada Owner', role: 'editor' } as const;
  const rejected = (message: RegExp) => ({
    status: 400,
    data: { errors: [{ path: 'password', message: expect.stringMatching(message) }] },
  });

  it.each([
    ['short', /at least 12 characters/],
    ['aaaaaaaaaaaaaaaa', /different characters/],
    ['ada.owner@example.com', /must not be based on/],
  ])('%s is rejected for a new account and for an existing one', async (password, message) => {
    const collection = 'users';
    const create = test.payload.create({ collection, data: { ...account, password } });
    await expect(create).rejects.toMatchObject(rejected(message));
    const { id } = await createUser(test.payload, 'editor');
    const { email, name } = account;
    const update = test.payload.update({ collection, id, data: { email, name, password } });
    await expect(update).rejects.toMatchObject(rejected(message));
  });
});

describe('rate limits', () => {
  it('are shared by all processes through the database, store no IP address, and expire', async () => {
    const { createRateLimits } = await import('#server/http/rate-limits/rate-limits.ts');
    const { pool } = test.payload.db;
    const process = () =>
      createRateLimits({ formsPerMinute: 2, secret: 'secret', pool, log: test.payload.logger });
    const [one, another] = [process(), process()];
    expect(await one.form('contact', '203.0.113.7')).toBeUndefined();
    expect(await another.form('contact', '203.0.113.7')).toBeUndefined();
    expect(await one.form('contact', '203.0.113.7')).toBeGreaterThan(0);
    expect(await another.form('contact', '203.0.113.7')).toBeGreaterThan(0);
    const { rows } = await pool.query<{ key: string }>('select key, points, expire from rate_limits');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await pool.query('update rate_limits set expire = 0');
    expect(await process().form('contact', '203.0.113.7')).toBeUndefined();
  });
});

describe('email without a mail server', () => {
  it('is written to a file in the outbox', async () => {
    await test.payload.sendEmail({ to: 'owner@example.com', subject: 'Hello', text: 'Words.' });
    const outbox = path.join(test.dataDirectory, 'outbox');
    const [name] = await readdir(outbox);
    const message = await readFile(path.join(outbox, name ?? ''), 'utf8');
    expect(name).toMatch(/\.eml$/);
    expect(message).toContain('To: owner@example.com');
    expect(message).toContain('Words.');
  });
});

describe('background jobs', () => {
  it('are released after their process is killed, unless another process is running jobs', async () => {
    const { releaseInterruptedJobs } = await import('#cms/jobs/interrupted-jobs.ts');
    const { startContentEvents, stopContentEvents } = await import('#cms/listener.ts');
    const { id } = await test.payload.db.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'schedulePublish', queue: 'default', processing: true },
    });
    await startContentEvents(process.env.DATABASE_URL ?? '');
    expect(await releaseInterruptedJobs(test.payload)).toBe(0);
    await stopContentEvents();
    expect(await releaseInterruptedJobs(test.payload)).toBe(1);
    expect(await test.payload.findByID({ collection: 'payload-jobs', id })).toMatchObject({
      processing: false,
    });
    await test.payload.delete({ collection: 'payload-jobs', id });
  });

  it('publish an article at its scheduled time', async () => {
    const draft = await createArticle(test.payload, { _status: 'draft' });
    await test.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'articles', value: draft.id }, user: undefined },
      waitUntil: new Date(Date.now() - 1000),
    });
    await test.payload.jobs.run({ queue: 'default' });
    const article = await test.payload.findByID({ collection: 'articles', id: draft.id });
    expect(article).toMatchObject({ _status: 'published' });
  });
});

describe('images', () => {
  const upload = (name: string, mimetype: string) => {
    const data = Buffer.from('<html><script>alert(1)</script></html>');
    const file = { data, name, mimetype, size: data.length };
    return test.payload.create({ collection: 'media', data: { alt: 'x' }, file });
  };

  it('are rejected if their content is not an image, whatever the file name', async () => {
    await expect(upload('picture.png', 'image/png')).rejects.toMatchObject({ status: 400 });
    await expect(upload('picture.svg', 'image/svg+xml')).rejects.toMatchObject({ status: 400 });
    await expect(upload('page.html', 'text/html')).rejects.toMatchObject({ status: 400 });
  });
});
