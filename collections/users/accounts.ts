import type { Payload } from 'payload';
import type { Role } from '#cms/access.ts';
import { findFirst } from '#cms/database/find.ts';
import type { User } from '#cms/payload-types.ts';
import { generatePassword } from './account-schema.ts';

class AccountError extends Error {}

export const findAccount = (payload: Payload, email: string): Promise<User | undefined> =>
  findFirst(payload, 'users', { email: { equals: email } });

export async function createAccount(
  payload: Payload,
  account: { email: string; name: string; role: Role; password: string },
): Promise<void> {
  if (await findAccount(payload, account.email)) {
    throw new AccountError(`There is already an account for ${account.email}.`);
  }
  await payload.create({ collection: 'users', data: account });
}

export async function resetAccount(
  payload: Payload,
  user: User,
  { password, name = user.name, role = user.role }: { password: string; name?: string; role?: Role },
): Promise<void> {
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password, name, role, sessions: [], loginAttempts: 0, lockUntil: null, isDeactivated: false },
  });
}

const DEFAULT_EMAIL = 'admin@lotline.example';

/**
 * Must run before the server is reachable, because Payload lets the first visitor register as admin. Generates and
 * returns a password unless one is given. Returns null if an account exists.
 */
export async function ensureFirstAdmin(
  payload: Payload,
  { email = DEFAULT_EMAIL, password }: { email?: string; password?: string },
): Promise<{ email: string; generatedPassword?: string } | null> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return null;
  const generatedPassword = password ? undefined : generatePassword();
  await payload.create({
    collection: 'users',
    data: { email, password: password ?? generatedPassword ?? '', name: 'Administrator', role: 'admin' },
  });
  return { email, generatedPassword };
}
