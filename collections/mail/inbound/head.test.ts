import { describe, expect, it } from 'vitest';
import { replyEmail, submissionIn } from '#collections/inbox/replies/reply-email.ts';
import { longestPause } from '#tests/support/event-loop.ts';
import { headOf } from './head.ts';

const HEADERS = { 'Message-ID': '<answer@example.com>', To: 'reply@in.example.com' };

const mailWith = (headers: Record<string, string>, body = 'Thank you!') =>
  Buffer.from(
    `${Object.entries({ ...HEADERS, ...headers })
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')}\r\n\r\n${body}`,
  );

const headWith = (headers: Record<string, string>, body?: string) => {
  const head = headOf(mailWith(headers, body));
  if (!head) throw new Error('It is a mail.');
  return head;
};

describe('the head of a mail', () => {
  it('says to whom it was sent and what it answers, the nearest first', () => {
    const headers = {
      cc: 'Office\r\n <office@example.com>',
      'DELIVERED-TO': 'box@in.example.com',
      'In-Reply-To': '<two@lotline.example>',
      References: '<one@lotline.example>\r\n <two@lotline.example>',
    };
    expect(headWith(headers, 'To: nobody@example.com')).toEqual({
      messageId: '<answer@example.com>',
      recipients: 'reply@in.example.com Office <office@example.com> box@in.example.com',
      answers: ['<two@lotline.example>', '<two@lotline.example>', '<one@lotline.example>'],
      isAutomatic: false,
      isReport: false,
    });
  });

  it.each([
    ['no', ''],
    ['a broken', '<no at sign>'],
    ['a long', `<${'x'.repeat(300)}@example.com>`],
  ])('with %s Message-ID gets one that is the same each time', (_what, id) => {
    const { messageId } = headWith({ 'Message-ID': id });
    expect(messageId).toMatch(/^<[\da-f]{64}@no-message-id\.invalid>$/);
    expect(headWith({ 'Message-ID': id }).messageId).toBe(messageId);
    expect(headWith({ 'Message-ID': id }, 'Other').messageId).not.toBe(messageId);
  });

  it.each([
    [{}, false],
    [{ 'Auto-Submitted': 'no' }, false],
    [{ 'Auto-Submitted': 'auto-replied' }, true],
    [{ 'Auto-Submitted': 'auto-generated; type=x' }, true],
    [{ Precedence: 'bulk' }, true],
    [{ 'X-Autoreply': 'yes' }, true],
  ])('with %j is automatic: %s', (headers, isAutomatic) => {
    expect(headWith(headers as Record<string, string>).isAutomatic).toBe(isAutomatic);
  });

  it.each(['', '\u0001\u0002', 'Just a text', '\r\nSubject: after a blank line'])('is not in %j', (raw) => {
    expect(headOf(Buffer.from(raw))).toBeUndefined();
  });

  const SECRET = 'a secret of sixteen';
  const BASE = 'reply@in.example.com';
  const MEGABYTE = 1_000_000;

  it.each([
    ['groups in groups', `To: ${'g:'.repeat(MEGABYTE)}`],
    ['names of ours', `To: ${'reply+'.repeat(MEGABYTE)}`],
    [
      'addresses that we did not make',
      `To: ${`reply+feedback.7.${'0'.repeat(20)}@in.example.com,`.repeat(20_000)}`,
    ],
    ['signs of Message-IDs', `References: ${'<a@'.repeat(MEGABYTE)}\r\nIn-Reply-To: ${'<'.repeat(MEGABYTE)}`],
    ['folded lines', `To: x${'\r\n '.repeat(MEGABYTE)}`],
    ['headers', 'a:\r\n'.repeat(MEGABYTE)],
    ['carriage returns', `To: ${'\r'.repeat(9 * MEGABYTE)}`],
  ])('is read quickly from a mail full of %s', async (_what, headers) => {
    const raw = Buffer.from(headers);
    const read = () => submissionIn(SECRET, BASE, headOf(raw)?.recipients ?? '');
    expect(await longestPause(read, 100)).toBeLessThan(100);
    expect(read()).toBeUndefined();
  });

  it('names our address among many others', () => {
    const key = { collection: 'feedback' as const, id: 7 };
    const ours = replyEmail(SECRET, BASE, key).toUpperCase();
    const others = 'reply@in.example.com, reply+feedback.7.abc@in.example.com';
    const { recipients } = headWith({ To: `${others}, "O" <${ours}>` });
    expect(submissionIn(SECRET, BASE, recipients)).toEqual(key);
  });
});
