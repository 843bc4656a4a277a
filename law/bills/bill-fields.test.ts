import { describe, expect, it } from 'vitest';
import { formatBillValue, isSameBillValue, type BillFieldName } from './bill-fields.ts';

describe('the bill-fields module', () => {
  it.each<[BillFieldName, string, string]>([
    ['amountDue', '1234.50', '$1,234.50'],
    ['amountDue', '-5.00', '-$5.00'],
    ['ratePerYard', '21.3755', '$21.3755'],
    ['periodEnd', '2026-11-30', '11/30/2026'],
    ['service', 'Trash 2 yd', 'Trash 2 yd'],
    ['pickups', '3', '3'],
  ])('formats the field %s with the value %s as %s', (field, value, shown) => {
    expect(formatBillValue(field, value)).toBe(shown);
  });

  it('treats different spellings of a number as equal, but not of text', () => {
    expect(isSameBillValue('amountDue', '5', '5.00')).toBe(true);
    expect(isSameBillValue('hauler', '5', '5.00')).toBe(false);
  });
});
