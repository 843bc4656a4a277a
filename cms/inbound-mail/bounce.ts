import type { Email } from 'postal-mime';
import type { Bounce } from './inbound-mail.ts';

const REPORT = 'message/delivery-status';
const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'];

const MAX_READ = 64 * 1024;

function textOf({ attachments }: Email, ...types: string[]): string | undefined {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  if (!part) return undefined;
  const { content } = part;
  return typeof content === 'string' ? content : new TextDecoder().decode(content.slice(0, MAX_READ));
}

const fieldIn = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** The report in a mail; nothing in any other mail. Its own words are not kept: they may name a person. */
export function bounceIn(email: Email): Bounce | undefined {
  const report = textOf(email, REPORT);
  if (report === undefined) return undefined;
  const original = textOf(email, ...ORIGINALS) ?? '';
  const status = fieldIn(report, /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im);
  const isFailure = fieldIn(report, /^Action:\s*(\w+)/im)?.toLowerCase() === 'failed';
  return {
    original: fieldIn(original, /^Message-ID:\s*(<[^<>\s]+>)/im),
    status,
    isFailure,
    // An address that does not exist, or that moved: the other permanent codes are about one mail.
    isPermanent: isFailure && /^5\.1\./.test(status ?? ''),
  };
}
