import { setTimeout as wait } from 'node:timers/promises';
import { type AfterErrorHook, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { recordEvent } from '#cms/audit.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { passwordError } from './account-schema.ts';

export const sessionCookie = (address = '') => ({
  sameSite: 'Lax' as const,
  secure: address.startsWith('https://'),
});

/** The fixed duration of a failed sign-in, longer than a password check takes. */
const SIGN_IN_ERROR_MS = 1000;
const UNAUTHORIZED = 401;
interface Operation {
  args: unknown;
  operation: string;
  req: PayloadRequest;
}

const BEGAN = 'signInBegan';
const EMAIL = 'signInEmail';

export const LOCK_MS = 10 * 60 * 1000;

const SIGN_IN_ERROR =
  'The email address or password is wrong, or the account is locked. Five wrong passwords lock it for ten minutes.';

const withEmail = z.object({ data: z.object({ email: z.string().trim().toLowerCase() }) });

export const recordSignInStart = ({ args, operation, req }: Operation): void => {
  if (operation !== 'login') return;
  req.context[BEGAN] = performance.now();
  req.context[EMAIL] = withEmail.safeParse(args).data?.data.email;
};

/** Uses a separate transaction, because the failed sign-in was rolled back. */
async function recordLock(payload: Payload, email: unknown): Promise<void> {
  if (typeof email !== 'string') return;
  const account = await payload.db.findOne<{ id: number; name: string; lockUntil?: string | null }>({
    collection: 'users',
    where: { email: { equals: email } },
  });
  const until = Date.parse(account?.lockUntil ?? '');
  if (!account || !(until > Date.now())) return;
  const about = { event: 'Account locked after wrong passwords', subject: `User: ${account.name}` };
  await inTransaction(payload, async (req) => {
    const since = new Date(until - LOCK_MS).toISOString();
    const isRecorded = await findFirst(req, 'changes', {
      field: { equals: about.event },
      subject: { equals: about.subject },
      createdAt: { greater_than_equal: since },
    });
    if (!isRecorded) await recordEvent(req, about);
  });
}

/**
 * Responds to every failed sign-in with the same message after a fixed time. By default, Payload responds faster
 * if there is no account, and reports locked accounts, both of which reveal which accounts exist.
 */
export const uniformSignInError: AfterErrorHook = async ({ context, error, req, result }) => {
  const began = context[BEGAN];
  if (typeof began !== 'number' || !('status' in error) || error.status !== UNAUTHORIZED) return undefined;
  if (req) await recordLock(req.payload, context[EMAIL]);
  await wait(Math.max(0, SIGN_IN_ERROR_MS - (performance.now() - began)));
  return { response: { ...result, errors: [{ message: SIGN_IN_ERROR }] } };
};

const withPassword = z.object({
  data: z.object({ password: z.string().min(1), email: z.string().catch(''), name: z.string().catch('') }),
});

const SETS_A_PASSWORD = ['create', 'update', 'updateByID', 'resetPassword'];

export const requireStrongPassword = ({ args, operation, req }: Operation): void => {
  if (!SETS_A_PASSWORD.includes(operation)) return;
  const { data: given } = withPassword.safeParse(args);
  const message = given && passwordError(given.data.password, given.data);
  if (message) {
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t);
  }
};

const SUBJECT = 'Your new password';

const TOKEN = /^[\w-]+$/;

/** Never uses the request's host, which an attacker can set. */
export function linkWith(token: string | undefined): string {
  if (!token || !TOKEN.test(token)) throw new Error('The token for a new password is missing or malformed.');
  return `${siteUrl()}/admin/reset/${token}`;
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
