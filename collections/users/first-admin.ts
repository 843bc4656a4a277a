import type { Payload } from 'payload';
import { generatePassword } from '#collections/users/account-schema.ts';

const DEFAULT_EMAIL = 'admin@lotline.example';

/**
 * Creates the first admin where there is no account yet, before anybody can reach the server:
 * Payload would let the first visitor register as one. A password that was not given is made
 * here and returned once. Null when there are accounts.
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
