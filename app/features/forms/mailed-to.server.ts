import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { siteUrl } from '#cms/mail/imprint.ts';
import { derivedSecret } from '#cms/open-payload.ts';

const LIFETIME_SECONDS = 10 * 60;

const mailedSchema = z.object({
  emails: z.array(z.string()).nonempty(),
  /** Relative URL of the form, for visitors who mistyped their email address. */
  form: z.string().regex(/^\/(?!\/)/),
});

export type MailedTo = z.infer<typeof mailedSchema>;

/** Passes recipients to the next page in a cookie, to keep email addresses out of URLs. */
const mailedCookie = async (path?: string) =>
  createCookie('mailed-to', {
    secrets: [await derivedSecret('mailed to')],
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl().startsWith('https:'),
    maxAge: LIFETIME_SECONDS,
  });

/** Returns a response header for the form that sent the email. Browsers send the cookie only to pages below `path`. */
export async function setMailedToCookie(
  { url }: Pick<Request, 'url'>,
  { emails, path }: { emails: readonly string[]; path: string },
) {
  const { pathname, search } = new URL(url);
  return { 'Set-Cookie': await (await mailedCookie(path)).serialize({ emails, form: pathname + search }) };
}

/** A page that calls this must not be cached. */
export async function readMailed({ headers }: Pick<Request, 'headers'>): Promise<MailedTo | undefined> {
  return mailedSchema.safeParse(await (await mailedCookie()).parse(headers.get('cookie'))).data;
}
