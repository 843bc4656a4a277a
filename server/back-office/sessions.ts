import { executeAuthStrategies, type Payload } from 'payload';
import type { FindUser } from '../http/session.ts';

/**
 * Verifies sessions as Payload does: the signature of the token, and that the session has not ended. Payload's
 * `auth` would also work out every permission of the account.
 */
export const findUserIn =
  (payload: Payload): FindUser =>
  async (headers) => {
    const { user } = await executeAuthStrategies({ headers, payload });
    return user ?? undefined;
  };
