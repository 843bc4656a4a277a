import { convert } from 'html-to-text';
import PostalMime, { type Address, type Email } from 'postal-mime';
import {
  type Bounce,
  type InboundMail,
  MAX_ADDRESS,
  MAX_ATTACHMENTS,
  MAX_NAME,
  MAX_SUBJECT,
  MAX_TEXT,
} from './inbound-mail.ts';
import { withoutFiles } from './without-files.ts';

/** Removes control characters that the database or the panel cannot hold. Keeps line breaks and tabs. */
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

const textOf = ({ text, html }: Email): string =>
  cleaned(text?.trim() ? text : fromHtml(html ?? ''))
    .trim()
    .slice(0, MAX_TEXT);

const addressesIn = (addresses: readonly Address[] | undefined): string[] =>
  (addresses ?? []).flatMap((each) => each.address ?? (each.group ?? []).map(({ address }) => address));

const REPORT = 'message/delivery-status';
const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'];

const MAX_READ = 64 * 1024;

function partOf({ attachments }: Email, ...types: string[]): string | undefined {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  if (!part) return undefined;
  const { content } = part;
  return typeof content === 'string' ? content : new TextDecoder().decode(content.slice(0, MAX_READ));
}

const fieldIn = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** Drops the report's own words, because they may contain personal data. */
function bounceIn(email: Email): Bounce | undefined {
  const report = partOf(email, REPORT);
  if (report === undefined) return undefined;
  const original = partOf(email, ...ORIGINALS) ?? '';
  const status = fieldIn(report, /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im);
  const isFailure = fieldIn(report, /^Action:\s*(\w+)/im)?.toLowerCase() === 'failed';
  return {
    original: fieldIn(original, /^Message-ID:\s*(<[^<>\s]+>)/im),
    status,
    isFailure,
    // The address does not exist or has moved. Other permanent codes concern a single mail.
    isPermanent: isFailure && (status ?? '').startsWith('5.1.'),
  };
}

/** Call this in a limited process. Throws if the mail is too large or nested too deeply. */
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
