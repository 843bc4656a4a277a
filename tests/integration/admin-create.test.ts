import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
});

afterAll(() => test.close());

const run = (words: string[], ADMIN_PASSWORD?: string) =>
  runCommand('admin-create', words, { ADMIN_PASSWORD });

const login = (email: string, password: string) =>
  test.payload.login({ collection: 'users', data: { email, password } });

const newPassword = () => randomBytes(12).toString('base64url');

const who = ['--email', 'Ada@Example.com', '--name', 'Ada Owner'];

it('makes an account and resets it, with the passwords that are given or made', async () => {
  const made = await run([...who, '--role', 'admin']);
  expect(made).toMatchObject({ exitCode: 0 });
  const [, password = ''] = /Password: (\S+)/.exec(made.output) ?? [];
  const { user } = await login('ada@example.com', password);
  expect(user).toMatchObject({ name: 'Ada Owner', role: 'admin' });

  const again = await run([...who, '--role', 'editor'], newPassword());
  expect(again).toMatchObject({ exitCode: 1 });
  expect(again.output).toContain('There is already an account for ada@example.com');
  expect((await login('ada@example.com', password)).user?.role).toBe('admin');

  const lastAdmin = await run([...who, '--role', 'editor', '--reset'], newPassword());
  expect(lastAdmin.output).toContain('is the only admin');
  await createUser(test.payload, 'admin');

  for (let attempt = 0; attempt < 6; attempt++)
    await login('ada@example.com', 'wrong').catch(() => undefined);
  const chosen = newPassword();
  const reset = await run([...who, '--role', 'editor', '--reset'], chosen);
  expect(reset).toMatchObject({ exitCode: 0 });
  expect(reset.output).not.toContain(chosen);
  const stored = await test.payload.find({
    collection: 'users',
    where: { email: { equals: 'ada@example.com' } },
    showHiddenFields: true,
  });
  expect(stored.docs[0]).toMatchObject({ role: 'editor', sessions: [], loginAttempts: 0 });
  await expect(login('ada@example.com', password)).rejects.toThrow();
  expect((await login('ada@example.com', chosen)).user?.role).toBe('editor');
});

// What else is refused stands in server/commands/prompts.test.ts: a process takes seconds.
it('takes no password as an argument, where others could read it', async () => {
  const { exitCode, output } = await run(['--email', 'n@example.com', '--password', 'secret'], newPassword());
  expect(output).toContain("Unknown option '--password'");
  expect(exitCode).toBe(1);
  const where = { email: { equals: 'n@example.com' } };
  expect((await test.payload.count({ collection: 'users', where })).totalDocs).toBe(0);
});
