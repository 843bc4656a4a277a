import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseInterruptedJobs } from '#cms/jobs/interrupted-jobs.ts';
import { startContentEvents, stopContentEvents } from '#cms/listener.ts';
import { ensureFirstAdmin } from '#collections/users/accounts.ts';
import { makeAccount } from '#server/commands/admin-create.ts';
import { createRateLimits } from '#server/http/rate-limits/rate-limits.ts';
import { runCommand } from '../support/command.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { usePasswordsOfProduct } from '../support/quick-passwords.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');
const SETTINGS = 'globals/site-settings.yaml';

let test: TestPayload;

beforeAll(async () => {
  usePasswordsOfProduct();
  test = await createTestPayload({ seeded: false });
});

afterAll(() => test.close());

describe('the first start', () => {
  it('creates one admin, and shows the password once', async () => {
    const first = await ensureFirstAdmin(test.payload, {});
    expect(first?.generatedPassword).toMatch(/^[\w-]{20}$/);
    const data = { email: first?.email ?? '', password: first?.generatedPassword ?? '' };
    const { user } = await test.payload.login({ collection: 'users', data });
    expect(user?.role).toBe('admin');
    expect(await ensureFirstAdmin(test.payload, {})).toBeNull();
  });

  it('seeds a database that already has content, but only once', async () => {
    const { isSeedingDue, seedContent } = await import('#collections/content-files/seed.ts');
    await createArticle(test.payload);
    expect(await isSeedingDue(test.payload)).toBe(true);
    const folder = path.join(test.dataDirectory, 'content');
    await cp(path.join(CONTENT, SETTINGS), path.join(folder, SETTINGS));
    await seedContent(test.payload, folder);
    expect(await isSeedingDue(test.payload)).toBe(false);
  });
});

describe('admin-create', () => {
  /** Runs the command in this process and returns its output. */
  async function run(words: string[], ADMIN_PASSWORD: string): Promise<string> {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await makeAccount({ payload: test.payload, environment: { ADMIN_PASSWORD } }, words);
    return write.mock.calls.map(([text]) => String(text)).join('');
  }

  const login = (email: string, password: string) =>
    test.payload.login({ collection: 'users', data: { email, password } });

  const newPassword = () => randomBytes(12).toString('base64url');

  const who = ['--email', 'Ada@Example.com', '--name', 'Ada Owner'];

  it('creates and resets accounts with a given or generated password', async () => {
    const made = await runCommand('admin-create', [...who, '--role', 'admin'], {});
    expect(made).toMatchObject({ exitCode: 0 });
    const [, password = ''] = /Password: (\S+)/.exec(made.output) ?? [];
    const { user } = await login('ada@example.com', password);
    expect(user).toMatchObject({ name: 'Ada Owner', role: 'admin' });

    const again = run([...who, '--role', 'editor'], newPassword());
    await expect(again).rejects.toThrow('There is already an account for ada@example.com');
    expect((await login('ada@example.com', password)).user?.role).toBe('admin');

    const email = { not_equals: 'ada@example.com' };
    await test.payload.delete({ collection: 'users', where: { email } });
    const lastAdmin = run([...who, '--role', 'editor', '--reset'], newPassword());
    await expect(lastAdmin).rejects.toThrow('is the only admin');
    await createUser(test.payload, 'admin');

    for (let attempt = 0; attempt < 6; attempt++)
      await login('ada@example.com', 'wrong').catch(() => undefined);
    const chosen = newPassword();
    const reset = await run([...who, '--role', 'editor', '--reset'], chosen);
    expect(reset).toContain('ada@example.com has a new password and the role editor.');
    expect(reset).not.toContain(chosen);
    const stored = await test.payload.find({
      collection: 'users',
      where: { email: { equals: 'ada@example.com' } },
      showHiddenFields: true,
    });
    expect(stored.docs[0]).toMatchObject({ role: 'editor', sessions: [], loginAttempts: 0 });
    await expect(login('ada@example.com', password)).rejects.toThrow();
    expect((await login('ada@example.com', chosen)).user?.role).toBe('editor');
  });

  // For other invalid input, see server/commands/prompts.test.ts.
  it('rejects a password argument, which other users could read', async () => {
    const made = run(['--email', 'n@example.com', '--password', 'secret'], newPassword());
    await expect(made).rejects.toThrow("Unknown option '--password'");
    const where = { email: { equals: 'n@example.com' } };
    expect((await test.payload.count({ collection: 'users', where })).totalDocs).toBe(0);
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
  ])('such as "%s" is rejected for both new and existing accounts', async (password, message) => {
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

describe('background jobs', () => {
  it('are released after their process is killed, unless another process is running jobs', async () => {
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
  });
});

describe('images', () => {
  const upload = (name: string, mimetype: string) => {
    const data = Buffer.from('<html><script>alert(1)</script></html>');
    const file = { data, name, mimetype, size: data.length };
    return test.payload.create({ collection: 'media', data: { alt: 'x' }, file });
  };

  it('are rejected if their content is not an image, regardless of the file name', async () => {
    await expect(upload('picture.png', 'image/png')).rejects.toMatchObject({ status: 400 });
    await expect(upload('picture.svg', 'image/svg+xml')).rejects.toMatchObject({ status: 400 });
    await expect(upload('page.html', 'text/html')).rejects.toMatchObject({ status: 400 });
  });
});
