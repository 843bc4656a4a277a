import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { MAX_MESSAGE_ID, MESSAGE_ID } from '#cms/mail/message-id.ts';
import { type Bounce, bounceIn } from './bounce.ts';

const MAX_TEXT = 20_000;
const MAX_SUBJECT = 300;
const MAX_ATTACHMENTS = 20;
const MAX_NAME = 200;
const MAX_REFERENCES = 50;

/** A mail that came in, reduced to what we keep or need to find its submission. */
export interface InboundMail {
  messageId: string;
  from: string;
  /** Every address that it was sent to, as far as its headers say. */
  recipients: string[];
  /** The Message-IDs of what it answers, the nearest first. */
  answers: string[];
  subject: string;
  text: string;
  /** Names of attached files. */
  attachments: string[];
  /** Written by a program, such as a note of absence: RFC 3834, section 5. */
  isAutomatic: boolean;
  bounce?: Bounce;
}

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

/** Where mail servers note to whom they delivered a mail, also as a blind copy. */
const DELIVERY_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

const headersOf = ({ headers }: Email, ...names: string[]): string[] =>
  headers.filter(({ key }) => names.includes(key)).map(({ value }) => value.trim());

const recipientsOf = (email: Email): string[] => [
  ...addressesIn(email.to),
  ...addressesIn(email.cc),
  ...headersOf(email, ...DELIVERY_HEADERS).map((value) => value.replace(/^<|>$/g, '')),
];

const idsIn = (value: string | undefined): string[] => value?.match(/<[^<>\s@]+@[^<>\s@]+>/g) ?? [];

const answersOf = ({ inReplyTo, references }: Email): string[] =>
  [...idsIn(inReplyTo), ...idsIn(references).reverse()].slice(0, MAX_REFERENCES);

/** Where a mail has no usable Message-ID, one that is the same each time it comes. */
function messageIdOf({ messageId = '' }: Email, raw: Uint8Array): string {
  if (messageId.length <= MAX_MESSAGE_ID && MESSAGE_ID.test(messageId)) return messageId;
  return `<${createHash('sha256').update(raw).digest('hex')}@no-message-id.invalid>`;
}

function isAutomatic(email: Email): boolean {
  const [submitted = 'no'] = headersOf(email, 'auto-submitted');
  const precedence = headersOf(email, 'precedence').join(' ');
  const isReply = headersOf(email, 'x-autoreply', 'x-autorespond').length > 0;
  return !/^no\b/i.test(submitted) || /bulk|junk|list|auto_reply/i.test(precedence) || isReply;
}

/** Reads a mail. Throws where it is none, or nests too deeply. */
export async function parseInbound(raw: Uint8Array): Promise<InboundMail> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const [from = ''] = addressesIn(email.from ? [email.from] : []);
  const names = email.attachments.map(({ filename, mimeType }) => oneLine(filename ?? mimeType, MAX_NAME));
  return {
    messageId: messageIdOf(email, raw),
    from: oneLine(from, 254),
    recipients: recipientsOf(email),
    answers: answersOf(email),
    subject: oneLine(email.subject ?? '', MAX_SUBJECT) || '(no subject)',
    text: textOf(email) || '(no text)',
    attachments: names.slice(0, MAX_ATTACHMENTS),
    isAutomatic: isAutomatic(email),
    bounce: bounceIn(email),
  };
}
