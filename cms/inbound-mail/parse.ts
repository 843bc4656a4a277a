import { convert } from 'html-to-text';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { bounceIn } from './bounce.ts';
import {
  type InboundMail,
  MAX_ADDRESS,
  MAX_ATTACHMENTS,
  MAX_NAME,
  MAX_SUBJECT,
  MAX_TEXT,
} from './inbound-mail.ts';
import { withoutFiles } from './without-files.ts';

/** Without control characters but line breaks and tabs, which the database and the panel can hold. */
const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

const oneLine = (text: string, length: number): string =>
  cleaned(text).replace(/\s+/g, ' ').trim().slice(0, length);

const fromHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 1_000_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  });

/** What the sender wrote as text; a mail that is only HTML, without its tags. */
const textOf = ({ text, html }: Email): string =>
  cleaned(text?.trim() ? text : fromHtml(html ?? ''))
    .trim()
    .slice(0, MAX_TEXT);

const addressesIn = (addresses: readonly Address[] | undefined): string[] =>
  (addresses ?? []).flatMap((each) => each.address ?? (each.group ?? []).map(({ address }) => address));

/** Reads a mail, in a process with limits. Throws where it is too large, or nests too deeply. */
export async function parseInbound(raw: Uint8Array): Promise<InboundMail> {
  const email = await PostalMime.parse(withoutFiles(raw), { forceRfc822Attachments: true });
  const [from = ''] = addressesIn(email.from ? [email.from] : []);
  const names = email.attachments.map(({ filename, mimeType }) => oneLine(filename ?? mimeType, MAX_NAME));
  return {
    from: oneLine(from, MAX_ADDRESS),
    subject: oneLine(email.subject ?? '', MAX_SUBJECT) || '(no subject)',
    text: textOf(email) || '(no text)',
    attachments: names.slice(0, MAX_ATTACHMENTS),
    bounce: bounceIn(email),
  };
}
