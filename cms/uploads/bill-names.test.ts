import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessmentBillPlace, invoicePlace, shownName } from './bill-names.ts';

const place = (name: string) => assessmentBillPlace('report', name, 'pdf', 1_700_000_000_000);

test('an invoice is kept under a random name', () => {
  const { prefix, name } = invoicePlace('png');
  expect(prefix).toBe('utility_bills');
  expect(name).toMatch(/^[0-9a-f-]{36}\.png$/);
  expect(invoicePlace('png').name).not.toBe(name);
});

test.each([
  ['bill.pdf', '1700000000000_bill.pdf'],
  ['March bill (1).PDF', '1700000000000_March-bill-1.pdf'],
  ['../../x.pdf', '1700000000000_x.pdf'],
  ['..\\..\\x.pdf', '1700000000000_x.pdf'],
  ['a.html.pdf', '1700000000000_a.html.pdf'],
  ['рахунок.pdf', '1700000000000_bill.pdf'],
  ['.pdf', '1700000000000_bill.pdf'],
  ['', '1700000000000_bill.pdf'],
  [`${'x'.repeat(5000)}.pdf`, `1700000000000_${'x'.repeat(80)}.pdf`],
])('%j is kept as %j', (name, kept) => {
  expect(place(name)).toEqual({ prefix: 'cwz-bills/report', name: kept });
});

test('no name leaves its folder, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(place(name).name).toMatch(/^\d+_[A-Za-z0-9_][A-Za-z0-9._-]*\.pdf$/);
      expect(place(name).name).not.toContain('..');
    }),
  );
});

test.each([
  ['März Rechnung.pdf', 'März Rechnung.pdf'],
  ['C:\\Users\\me\\bill.pdf', 'bill.pdf'],
  ['a\nb\u0000.pdf', 'ab.pdf'],
  ['', 'bill'],
])('%j is shown to staff as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
