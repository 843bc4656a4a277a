import { expect, it } from 'vitest';
import { mailSchema } from './queue.ts';

const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'Words.' };

it('mailSchema accepts an email', () => {
  expect(mailSchema.safeParse(MAIL).success).toBe(true);
});

it.each([
  ['a second recipient in the subject', { subject: 'Hello\r\nBcc: all@example.com' }],
  ['an empty subject', { subject: '' }],
  ['a second recipient', { to: 'a@example.com, b@example.com' }],
  ['a name with an address', { to: 'Ada <ada@example.com>' }],
  ['a line break in the recipient', { to: 'a@example.com\r\nBcc: b@example.com' }],
  ['a line break in Reply-To', { replyTo: 'a@example.com\r\nBcc: b@example.com' }],
  ['a line break in a header', { headers: { 'List-Unsubscribe': '<x>\r\nBcc: b@example.com' } }],
  ['a malformed header name', { headers: { 'X: y\r\nBcc': 'b@example.com' } }],
])('mailSchema rejects %s', (_what, part) => {
  expect(mailSchema.safeParse({ ...MAIL, ...part }).success).toBe(false);
});
