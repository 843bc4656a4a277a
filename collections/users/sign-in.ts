import { setTimeout as wait } from 'node:timers/promises';
import { type AfterErrorHook, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { siteAddress } from '#cms/mail/imprint.ts';
import { passwordError } from './account-schema.ts';

export const sessionCookie = (siteUrl = '') => ({
  sameSite: 'Lax' as const,
  secure: siteUrl.startsWith('https://'),
});

/** Longer than it takes to check a password. */
const SIGN_IN_ERROR_MS = 1000;
const UNAUTHORIZED = 401;
const BEGAN = 'signInBegan';

/** Says the same whether the account exists or not. */
const SIGN_IN_ERROR =
  'The email address or password is wrong, or the account is locked. Five wrong passwords lock it for ten minutes.';

export const recordSignInStart = ({ operation, req }: { operation: string; req: PayloadRequest }): void => {
  if (operation === 'login') req.context[BEGAN] = performance.now();
};

/**
 * Responds to every failed sign-in with the same message after the same time. Payload says when an account is locked,
 * and responds sooner where there is no password to check: both reveal which accounts exist.
 */
export const uniformSignInError: AfterErrorHook = async ({ context, error, result }) => {
  const began = context[BEGAN];
  if (typeof began !== 'number' || !('status' in error) || error.status !== UNAUTHORIZED) return undefined;
  await wait(Math.max(0, SIGN_IN_ERROR_MS - (performance.now() - began)));
  return { response: { ...result, errors: [{ message: SIGN_IN_ERROR }] } };
};

/** Of the account, only what is sent with the new password. */
const withPassword = z.object({
  data: z.object({ password: z.string().min(1), email: z.string().catch(''), name: z.string().catch('') }),
});

interface Operation {
  args: unknown;
  operation: string;
  req: PayloadRequest;
}

const SETS_A_PASSWORD = ['create', 'update', 'updateByID', 'resetPassword'];

/** Rejects a weak password in the panel, from the link in a mail, and at the terminal. */
export const requireStrongPassword = ({ args, operation, req }: Operation): void => {
  if (!SETS_A_PASSWORD.includes(operation)) return;
  const { data: given } = withPassword.safeParse(args);
  const message = given && passwordError(given.data.password, given.data);
  if (message) {
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t);
  }
};

const SUBJECT = 'Your new password';

/** Payload's tokens. */
const TOKEN = /^[\w-]+$/;

/** Never built from the host that a request claims. */
function linkWith(token: string | undefined): string {
  if (!token || !TOKEN.test(token)) throw new Error('The token for a new password is missing or malformed.');
  return `${siteAddress()}/admin/reset/${token}`;
}

export const passwordMail = {
  generateEmailSubject: () => SUBJECT,
  generateEmailHTML: ({ token }: { token?: string } = {}) => {
    const link = linkWith(token);
    return `<p>Someone requested a new password for your account in the back office. If it was you, set it here within an hour:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, ignore this email: your password has not changed.</p>`;
  },
};
