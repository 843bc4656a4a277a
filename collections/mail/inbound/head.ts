import { createHash } from 'node:crypto';
import { MAX_MESSAGE_ID, MESSAGE_ID } from '#cms/mail/message-id.ts';

/** The main process reads this itself, so parsing must take linear time. */
export interface MailHead {
  messageId: string;
  recipients: string;
  /**
   * Message-IDs of the emails that this one answers, nearest first. For a report, the Message-IDs that it
   * names.
   */
  answers: string[];
  /** Written by a program, such as an out-of-office reply. See RFC 3834, section 5. */
  isAutomatic: boolean;
  /** A mail server's report. See RFC 6522. */
  isReport: boolean;
}

const MAX_HEAD = 128 * 1024;

/** A report quotes the headers of the undelivered mail near its end. */
const MAX_REPORT = 1024 * 1024;
const MAX_ANSWERS = 50;

/** Includes the headers in which mail servers note the actual recipient, even of a blind copy. */
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

const latin1 = (raw: Uint8Array, length: number): string =>
  Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, length)).toString('latin1');

function headersIn(text: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split('\n')) {
    if (line.trim() === '') break;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!/^[!-~]+$/.test(name)) continue;
    const values = headers.get(name) ?? [];
    values.push(line.slice(colon + 1).trim());
    headers.set(name, values);
  }
  return headers;
}

const idsIn = (text: string): string[] =>
  (text.match(/<[^<>\s@]+@[^<>\s@]+>/g) ?? []).filter((id) => id.length <= MAX_MESSAGE_ID);

/** If a mail has no usable Message-ID, derives one that stays the same when the mail comes again. */
function messageIdOf(id: string, raw: Uint8Array): string {
  if (id.length <= MAX_MESSAGE_ID && MESSAGE_ID.test(id)) return id;
  return `<${createHash('sha256').update(raw).digest('hex')}@no-message-id.invalid>`;
}

export function headOf(raw: Uint8Array): MailHead | undefined {
  const headers = headersIn(latin1(raw, MAX_HEAD));
  if (headers.size === 0) return undefined;
  const allOf = (...names: string[]) => names.flatMap((name) => headers.get(name) ?? []).join(' ');
  const firstOf = (name: string) => headers.get(name)?.[0] ?? '';
  const isReport = /^multipart\/report\b/i.test(firstOf('content-type'));
  const submitted = firstOf('auto-submitted') || 'no';
  const named = [...idsIn(firstOf('in-reply-to')), ...idsIn(firstOf('references')).reverse()];
  return {
    messageId: messageIdOf(firstOf('message-id'), raw),
    recipients: allOf(...RECIPIENTS),
    answers: (isReport ? idsIn(latin1(raw, MAX_REPORT)) : named).slice(0, MAX_ANSWERS),
    isAutomatic:
      !/^no\b/i.test(submitted) ||
      /bulk|junk|list|auto_reply/i.test(allOf('precedence')) ||
      headers.has('x-autoreply') ||
      headers.has('x-autorespond'),
    isReport,
  };
}
