import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeAccount } from '#server/commands/admin-create.ts';
import { runCommand } from '../support/command.ts';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { usePasswordsOfProduct } from '../support/quick-passwords.ts';

let test: TestPayload;

beforeAll(async () => {
  usePasswordsOfProduct();
  test = await createTestPayload({ seeded: false });
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

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

it('admin-create creates and resets accounts with a given or generated password', async () => {
  const made = await runCommand('admin-create', [...who, '--role', 'admin'], {});
  expect(made).toMatchObject({ exitCode: 0 });
  const [, password = ''] = /Password: (\S+)/.exec(made.output) ?? [];
  const { user } = await login('ada@example.com', password);
  expect(user).toMatchObject({ name: 'Ada Owner', role: 'admin' });

  const again = run([...who, '--role', 'editor'], newPassword());
  await expect(again).rejects.toThrow('There is already an account for ada@example.com');
  expect((await login('ada@example.com', password)).user?.role).toBe('admin');

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
it('admin-create rejects a password argument, which other users could read', async () => {
  const made = run(['--email', 'n@example.com', '--password', 'secret'], newPassword());
  await expect(made).rejects.toThrow("Unknown option '--password'");
  const where = { email: { equals: 'n@example.com' } };
  expect((await test.payload.count({ collection: 'users', where })).totalDocs).toBe(0);
});
