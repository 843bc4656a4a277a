import { parseArgs } from 'node:util';
import {
  emailSchema,
  generatePassword,
  nameSchema,
  passwordError,
  roleSchema,
} from '#collections/users/account-schema.ts';
import { createAccount, findAccount, resetAccount } from '#collections/users/accounts.ts';
import { ReadableError } from './readable-error.ts';
import { openTerminal } from './terminal/ask.ts';
import { choosePassword } from './terminal/new-password.ts';
import { valueOf } from './terminal/values.ts';
import { runTool, say, type Workplace } from './tool.ts';

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  reset: { type: 'boolean', default: false },
} as const;

/** Makes an account of the back office or, with --reset, gives one a new password. */
async function createAdmin({ payload, environment }: Workplace) {
  const { values } = parseArgs({ options: OPTIONS });
  const terminal = openTerminal();

  const email = await valueOf(values.email, terminal, {
    option: '--email',
    question: 'E-mail: ',
    schema: emailSchema,
  });
  const existing = await findAccount(payload, email);
  if (existing && !values.reset) {
    throw new ReadableError(
      `There is already an account for ${email}, with the role ${existing.role}. Nothing was changed. With --reset it gets a new password, and the role that you give.`,
    );
  }
  if (!existing && values.reset) throw new ReadableError(`There is no account for ${email}.`);

  // Of an account that exists, only what is given changes.
  const ask = existing ? undefined : terminal;
  const name = await valueOf(values.name ?? existing?.name, ask, {
    option: '--name',
    question: 'Name: ',
    schema: nameSchema,
  });
  const role = await valueOf(values.role ?? existing?.role, ask, {
    option: '--role',
    question: 'Role (admin, editor or staff): ',
    schema: roleSchema,
  });
  const { password, isGenerated } = await choosePassword({
    given: environment.ADMIN_PASSWORD,
    terminal,
    generate: generatePassword,
    objectionTo: (text) => passwordError(text, { email, name }),
  });

  if (existing) await resetAccount(payload, existing, { password, name, role });
  else await createAccount(payload, { email, name, role, password });
  say(
    existing
      ? `${email} has a new password and the role ${role}. Whoever was signed in with the old one is signed out.`
      : `${email} can sign in now, with the role ${role}.`,
  );
  if (isGenerated) say(`Password: ${password}\nThis password is shown only once.`);
  return { problems: 0 };
}

await runTool(createAdmin, { quiet: true });
