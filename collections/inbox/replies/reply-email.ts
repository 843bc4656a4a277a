import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type InboxSlug, isInboxSlug, type SubmissionKey } from '../kinds/index.ts';

/** Hard to guess, and short: the part before the "@" has at most 64 characters (RFC 5321, 4.5.3.1.1). */
const SIGNATURE_LENGTH = 20;

const MAX_ID = 2_147_483_647;

const signatureOf = (secret: string, about: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses for replies', 32));
  return createHmac('sha256', key).update(about).digest('hex').slice(0, SIGNATURE_LENGTH);
};

/**
 * The email to which visitors answer, such as "reply+feedback.7.0f3a...@in.example.com" for the base
 * "reply@in.example.com". It contains no personal data, and its signature prevents guessing. Lower case,
 * because mail servers may change the case.
 */
export function replyEmail(secret: string, base: string, { collection, id }: SubmissionKey): string {
  const [name, domain] = base.split('@');
  const about = `${collection}.${id}`;
  return `${name}+${about}.${signatureOf(secret, about)}@${domain}`;
}

/** Names in emails that were sent before the collection was renamed. */
const FORMER_SLUGS = new Map<string, InboxSlug>([['report-enquiries', 'report-inquiries']]);

export function submissionAt(secret: string, base: string, address: string): SubmissionKey | undefined {
  const [name, domain] = base.toLowerCase().split('@');
  const lowercase = address.trim().toLowerCase();
  const [start, end] = [`${name}+`, `@${domain}`];
  if (!lowercase.startsWith(start) || !lowercase.endsWith(end)) return undefined;
  const [slug = '', digits = '', signature = '', ...rest] = lowercase
    .slice(start.length, -end.length)
    .split('.');
  const collection = FORMER_SLUGS.get(slug) ?? slug;
  if (!isInboxSlug(collection) || !/^[1-9]\d{0,9}$/.test(digits) || rest.length > 0) return undefined;
  const id = Number(digits);
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, `${slug}.${id}`));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && id <= MAX_ID ? { collection, id } : undefined;
}

/** Limits the work: each address takes time to check. */
const MAX_ADDRESSES = 100;

const MAX_LOCAL_PART = 64;

export function submissionIn(secret: string, base: string, text: string): SubmissionKey | undefined {
  const [name, domain] = base.toLowerCase().split('@');
  const lowercase = text.toLowerCase();
  let at = -1;
  for (let count = 0; count < MAX_ADDRESSES; count += 1) {
    at = lowercase.indexOf(`@${domain}`, at + 1);
    if (at === -1) return undefined;
    const before = lowercase.slice(Math.max(0, at - MAX_LOCAL_PART), at);
    const start = before.lastIndexOf(`${name}+`);
    const found = start >= 0 && submissionAt(secret, base, `${before.slice(start)}@${domain}`);
    if (found) return found;
  }
  return undefined;
}
