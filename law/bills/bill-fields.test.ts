import { describe, expect, it } from 'vitest';
import { formatBillValue, isSameBillValue, parseBillValue, type BillFieldName } from './bill-fields.ts';

describe('the bill-fields module', () => {
  it.each<[BillFieldName, string, string]>([
    ['amountDue', '1234.5', '1234.50'],
    ['amountDue', ' $1,234.50 ', '1234.50'],
    ['amountDue', '$ 12', '12.00'],
    ['amountDue', '-$5.00', '-5.00'],
    ['amountDue', '-.5', '-0.50'],
    ['ratePerYard', '21.3755', '21.3755'],
    ['periodStart', '11/1/2026', '2026-11-01'],
    ['periodStart', '10/1/26', '2026-10-01'],
    ['periodEnd', '2026-11-30', '2026-11-30'],
    ['containerSize', '1.5', '1.5'],
    ['pickups', '3', '3'],
    ['hauler', '  A-100 ', 'A-100'],
  ])('parses a typed %s of %j as %j', (field, typed, value) => {
    expect(parseBillValue(field, typed)).toEqual({ value });
  });

  it.each<[BillFieldName, string, string]>([
    ['amountDue', '', 'Enter a value.'],
    ['amountDue', '12,34', 'dollars'],
    ['amountDue', 'about 100', 'dollars'],
    ['amountDue', '.', 'dollars'],
    ['amountDue', '--5', 'dollars'],
    ['periodStart', '2/30/2026', 'date'],
    ['periodStart', '13/1/2026', 'date'],
    ['periodStart', 'November', 'date'],
    ['pickups', '-1', 'number'],
    ['pickups', '1e3', 'number'],
    ['hauler', 'one\ntwo', 'one line'],
    ['hauler', 'x'.repeat(201), 'too long'],
  ])('rejects a typed %s of %j with a hint', (field, typed, message) => {
    expect(parseBillValue(field, typed).error).toContain(message);
  });

  it.each<[BillFieldName, string, string]>([
    ['amountDue', '1234.50', '$1,234.50'],
    ['amountDue', '-5.00', '-$5.00'],
    ['ratePerYard', '21.3755', '$21.3755'],
    ['periodEnd', '2026-11-30', '11/30/2026'],
    ['service', 'Trash 2 yd', 'Trash 2 yd'],
    ['pickups', '3', '3'],
  ])('formats a %s of %s as %s, which parses back to the same value', (field, value, shown) => {
    expect(formatBillValue(field, value)).toBe(shown);
    expect(parseBillValue(field, shown)).toEqual({ value });
  });

  it('treats different spellings of a number as equal, but not of text', () => {
    expect(isSameBillValue('amountDue', '5', '5.00')).toBe(true);
    expect(isSameBillValue('hauler', '5', '5.00')).toBe(false);
  });
});
