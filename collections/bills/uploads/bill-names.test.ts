import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessmentBillPlace, invoicePlace, shownName } from './bill-names.ts';

const place = (name: string) => assessmentBillPlace('report', name, 'pdf', 1_700_000_000_000);

test('an invoice is stored under a random name', () => {
  const { prefix, name } = invoicePlace('png');
  expect(prefix).toBe('utility_bills');
  expect(name).toMatch(/^[0-9a-f-]{36}\.png$/);
  expect(invoicePlace('png').name).not.toBe(name);
});

test.each([
  ['bill.pdf', 'bill.pdf'],
  ['March bill (1).PDF', 'March-bill-1.pdf'],
  ['../../x.pdf', 'x.pdf'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['a.html.pdf', 'a.html.pdf'],
  ['рахунок.pdf', 'bill.pdf'],
  ['.pdf', 'bill.pdf'],
  ['', 'bill.pdf'],
  [`${'x'.repeat(5000)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('a bill named %j is stored as %j', (name, expected) => {
  const { prefix, name: stored } = place(name);
  expect(prefix).toBe('cwz-bills/report');
  expect(stored).toMatch(/^1700000000000-[0-9a-f]{12}_/);
  expect(stored.replace(/^[^_]+_/, '')).toBe(expected);
});

test('two bills with the same name and time are stored under different names', () => {
  expect(place('bill.pdf').name).not.toBe(place('bill.pdf').name);
});

test('no stored file name points outside its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(place(name).name).toMatch(/^\d+-[0-9a-f]{12}_[A-Za-z0-9_][A-Za-z0-9._-]*\.pdf$/);
      expect(place(name).name).not.toContain('..');
    }),
  );
});

test.each([
  ['März Rechnung.pdf', 'März Rechnung.pdf'],
  ['C:\\Users\\me\\bill.pdf', 'bill.pdf'],
  ['a\nb\u0000.pdf', 'ab.pdf'],
  ['', 'bill'],
])('staff see a file named %j as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
