import { parseArgs } from 'node:util';
import { input, select } from '@inquirer/prompts';
import type { Payload } from 'payload';
import { ROLES } from '#cms/access.ts';
import {
  emailSchema,
  generatePassword,
  nameSchema,
  passwordError,
  roleSchema,
} from '#collections/users/account-schema.ts';
import { createAccount, findAccount, resetAccount } from '#collections/users/accounts.ts';
import type { Environment } from '../environment/load.ts';
import { ReadableError } from '../readable-error.ts';
import { choosePassword, optionOrAnswer } from './prompts.ts';
import { print, runWithPayload } from './run.ts';

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  reset: { type: 'boolean', default: false },
} as const;

interface Context {
  payload: Payload;
  environment: Pick<Environment, 'ADMIN_PASSWORD'>;
}

export async function makeAccount({ payload, environment }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const email = await optionOrAnswer({
    name: '--email',
    value: values.email,
    schema: emailSchema,
    ask: (validate) => input({ message: 'Email:', validate }),
  });
  const existing = await findAccount(payload, email);
  if (existing && !values.reset) {
    throw new ReadableError(
      `There is already an account for ${email}, with the role ${existing.role}. Nothing was changed. Use --reset to set a new password and the role you give.`,
    );
  }
  if (!existing && values.reset) throw new ReadableError(`There is no account for ${email}.`);

  const name = await optionOrAnswer({
    name: '--name',
    value: values.name ?? existing?.name,
    schema: nameSchema,
    ask: (validate) => input({ message: 'Name:', validate }),
  });
  const role = await optionOrAnswer({
    name: '--role',
    value: values.role ?? existing?.role,
    schema: roleSchema,
    ask: () => select({ message: 'Role:', choices: ROLES }),
  });
  const { password, isGenerated } = await choosePassword(environment.ADMIN_PASSWORD, {
    generate: generatePassword,
    findError: (text) => passwordError(text, { email, name }),
  });

  if (existing) await resetAccount(payload, existing, { password, name, role });
  else await createAccount(payload, { email, name, role, password });
  print(
    existing
      ? `${email} has a new password and the role ${role}. All sessions with the old password have ended.`
      : `${email} can sign in now, with the role ${role}.`,
  );
  if (isGenerated) print(`Password: ${password}\nThis password is shown only once.`);
}

export const createAdmin = () => runWithPayload((context) => makeAccount(context, process.argv.slice(2)));
