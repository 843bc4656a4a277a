import { expect, it } from 'vitest';
import { subjectLine } from './subject-line.ts';

it.each([
  ['New: {what}', 'A question', 'New: A question'],
  ['New: {what}', 'One\r\nBcc: all@example.com', 'New: One Bcc: all@example.com'],
  ['New: {what}', 'One\u0000\u2028\u0085two', 'New: One two'],
  ['New: {what}', '{other} $&', 'New: {other} $&'],
  ['{what}', '  \n ', ''],
  ['{other}', 'A question', '{other}'],
])('"%s" with %j is "%s"', (subject, what, expected) => {
  expect(subjectLine(subject, { what })).toBe(expected);
});

it('is cut where a mail could not have it', () => {
  const subject = subjectLine('New: {what}', { what: 'x'.repeat(1000) });
  expect(subject).toHaveLength(300);
  expect(subject).toMatch(/^New: x+…$/);
});
