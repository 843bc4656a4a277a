import { setTimeout as wait } from 'node:timers/promises';
import type { AfterErrorHook, PayloadRequest } from 'payload';

/** Longer than checking a password takes. */
const REFUSAL_MS = 1000;
const UNAUTHORIZED = 401;
const BEGAN = 'signInBegan';

/** Whoever is refused is told no more than this, whether there is such an account or not. */
const SIGN_IN_REFUSED =
  'The e-mail address or password is wrong, or the account is locked. Five wrong passwords lock it for ten minutes.';

/** Notes when somebody begins to sign in. */
export const noteSignIn = ({ operation, req }: { operation: string; req: PayloadRequest }): void => {
  if (operation === 'login') req.context[BEGAN] = performance.now();
};

/**
 * Gives every refused sign-in one answer after one time. Payload would say of a locked account that it is, and
 * answer much sooner where it has no password to check: both tell who has an account.
 */
export const sameRefusal: AfterErrorHook = async ({ context, error, result }) => {
  const began = context[BEGAN];
  if (typeof began !== 'number' || !('status' in error) || error.status !== UNAUTHORIZED) return undefined;
  await wait(Math.max(0, REFUSAL_MS - (performance.now() - began)));
  return { response: { ...result, errors: [{ message: SIGN_IN_REFUSED }] } };
};
