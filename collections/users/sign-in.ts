import { setTimeout as wait } from 'node:timers/promises';
import { type AfterErrorHook, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { siteAddress } from '#cms/mail/imprint.ts';
import { passwordError } from './account-schema.ts';

/** How browsers keep the session: never sent by other sites, and over https only where the site has it. */
export const sessionCookie = (siteUrl = '') => ({
  sameSite: 'Lax' as const,
  secure: siteUrl.startsWith('https://'),
});

/** Longer than checking a password takes. */
const SIGN_IN_ERROR_MS = 1000;
const UNAUTHORIZED = 401;
const BEGAN = 'signInBegan';

/** Whoever is refused is told no more than this, whether there is such an account or not. */
const SIGN_IN_ERROR =
  'The e-mail address or password is wrong, or the account is locked. Five wrong passwords lock it for ten minutes.';

/** Notes when somebody begins to sign in. */
export const recordSignInStart = ({ operation, req }: { operation: string; req: PayloadRequest }): void => {
  if (operation === 'login') req.context[BEGAN] = performance.now();
};

/**
 * Gives every refused sign-in one answer after one time. Payload would say of a locked account that it is, and
 * answer much sooner where it has no password to check: both tell who has an account.
 */
export const uniformSignInError: AfterErrorHook = async ({ context, error, result }) => {
  const began = context[BEGAN];
  if (typeof began !== 'number' || !('status' in error) || error.status !== UNAUTHORIZED) return undefined;
  await wait(Math.max(0, SIGN_IN_ERROR_MS - (performance.now() - began)));
  return { response: { ...result, errors: [{ message: SIGN_IN_ERROR }] } };
};

/** What comes with a new password: of the account only what is sent along. */
const withPassword = z.object({
  data: z.object({ password: z.string().min(1), email: z.string().catch(''), name: z.string().catch('') }),
});

interface Operation {
  args: unknown;
  operation: string;
  req: PayloadRequest;
}

const SETS_A_PASSWORD = ['create', 'update', 'updateByID', 'resetPassword'];

/** Refuses a weak password wherever one is set: in the panel, by the link from a mail, at a terminal. */
export const requireStrongPassword = ({ args, operation, req }: Operation): void => {
  if (!SETS_A_PASSWORD.includes(operation)) return;
  const { data: given } = withPassword.safeParse(args);
  const message = given && passwordError(given.data.password, given.data);
  if (message) {
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t);
  }
};

const SUBJECT = 'Your new password';

/** Letters, digits and dashes; anything else is no token of Payload's. */
const TOKEN = /^[\w-]+$/;

/** The link by which somebody sets a new password. It never follows from what a request claims of its address. */
function linkWith(token: string | undefined): string {
  if (!token || !TOKEN.test(token)) throw new Error('There is no token to set a new password with.');
  return `${siteAddress()}/admin/reset/${token}`;
}

/** The mail to somebody who has forgotten their password, as Payload asks for it. */
export const passwordMail = {
  generateEmailSubject: () => SUBJECT,
  generateEmailHTML: ({ token }: { token?: string } = {}) => {
    const link = linkWith(token);
    return `<p>Somebody, we hope you, asked for a new password for the back office. You can set it here, within an hour:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, nothing has changed, and you need not do anything.</p>`;
  },
};
