import { expect, it } from 'vitest';
import { addressColumns } from './address-columns.ts';
import { NULL } from './values.ts';

const NONE = [NULL, NULL, NULL];

it.each([
  ['1008350041', '350 5 AVENUE', ['350000', '', '5 AVENUE']],
  ['1008350041', '350 1/2 5 AVENUE', ['350000', '1/2', '5 AVENUE']],
  ['1008350041', '350A 5 AVENUE', ['350000', 'A', '5 AVENUE']],
  ['1008350041', '350-352 5 AVENUE', ['350000', '', '5 AVENUE']],
  ['4026660020', '58-80 59 STREET', ['58080', '', '59 STREET']],
  ['1005500013', '1.5 5 AVENUE', ['1000', '1/2', '5 AVENUE']],
  ['1008350041', '12.75 5 AVENUE', ['12000', '3/4', '5 AVENUE']],
  ['2024590034', '164TH STREET', [NULL, NULL, '164 STREET']],
  ['1008350041', '350 AVENUE', NONE],
  ['1008350041', '0 5 AVENUE', [NULL, NULL, '5 AVENUE']],
  ['1008350041', 'STREET', NONE],
  ['1018297501', '2098 FREDRICK DOUGLASS BL', ['2098000', '', '8 AVENUE']],
  ['1008350041', NULL, NONE],
])('addressColumns splits the address of lot %s, "%s", into %j', (bbl, address, columns) => {
  expect(addressColumns()(bbl, address)).toEqual(columns);
});
