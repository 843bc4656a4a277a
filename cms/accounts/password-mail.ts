import { siteAddress } from '#cms/mail/site-address.ts';

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
