import { describe, expect, it } from 'vitest';
import { exampleFigure, registerOf } from '#tests/support/register.ts';
import { valueRows } from '#law/figures/value-rows.ts';
import { toCsv } from './export.server.ts';

describe('toCsv', () => {
  it('writes a header and escapes spreadsheet formulas', () => {
    const figure = exampleFigure({ values: [{ value: '=1+1' }], statement: 'One, "two"' });
    const [header, row] = toCsv(valueRows(registerOf([figure]))).split('\r\n');
    expect(header).toBe('\uFEFFkey,value,unit,from,to,statement,citation,link,certainty,checkedOn');
    expect(row).toBe(
      `penalty,'=1+1,US dollars per metric ton,,,"One, ""two""",Admin. Code 28-320.6,https://www.nyc.gov/violations,verified,2026-11-22`,
    );
  });
});
