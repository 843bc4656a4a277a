import { expect, test } from 'vitest';
import { compare, type Found, isAllRight, repeatedMails, type Sending } from './compare.ts';

const contact = (mark: string, isAcknowledged = true): Sending => ({ mark, kind: 'contact', isAcknowledged });
const found = (given: Partial<Record<'rows' | 'mails', [string, number][]>>, files = {}): Found => ({
  rows: new Map(given.rows),
  mails: new Map(given.mails),
  missingFiles: 0,
  strayFiles: 0,
  ...files,
});

test('what was acknowledged, stored once and told once is all right', () => {
  const sendings: Sending[] = [contact('a'), { mark: 'b', kind: 'vendor', isAcknowledged: true }];
  const wrong = compare(sendings, found({ rows: [['a', 1], ['b', 1]], mails: [['a', 1], ['b', 2]] })); // prettier-ignore
  expect(isAllRight(wrong)).toBe(true);
});

test('what was not acknowledged may be there or not, with its mail', () => {
  const sendings = [contact('stored', false), contact('gone', false)];
  expect(isAllRight(compare(sendings, found({ rows: [['stored', 1]], mails: [['stored', 1]] })))).toBe(true);
  expect(compare(sendings, found({ rows: [['stored', 1]] }))).toMatchObject({ 'mails missing': 1 });
});

test.each<[string, Found]>([
  ['lost', found({})],
  ['double', found({ rows: [['a', 2]], mails: [['a', 1]] })],
  ['mails missing', found({ rows: [['a', 1]] })],
  ['mails too many', found({ rows: [['a', 1]], mails: [['a', 2]] })],
  ['files missing', found({ rows: [['a', 1]], mails: [['a', 1]] }, { missingFiles: 1 })],
  ['files without a row', found({ rows: [['a', 1]], mails: [['a', 1]] }, { strayFiles: 1 })],
])('%s is found, and nothing else', (what, there) => {
  const wrong = compare([contact('a')], there);
  expect(Object.entries(wrong).filter(([, count]) => count > 0)).toEqual([[what, 1]]);
  expect(isAllRight(wrong)).toBe(false);
});

test('a mail of what is not stored is one too many', () => {
  expect(compare([contact('a', false)], found({ mails: [['a', 1]] }))).toMatchObject({ 'mails too many': 1 });
});

test('a mail that comes again is a problem, unless that is excused', () => {
  expect(repeatedMails(2)).toEqual(['mails came again, though nothing was killed: 2']);
  expect(repeatedMails(2, true)).toEqual([]);
  expect(repeatedMails(0)).toEqual([]);
});
