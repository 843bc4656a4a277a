import type { BillFieldName } from '#app/regulations/bill-fields.ts';
import { LOW_CONFIDENCE, type Reading, type ReadValue } from '#cms/bill-reading/reading.ts';
import type { TestBill } from './bill-set.ts';

export interface Comparison {
  field: BillFieldName;
  expected: string | undefined;
  read: ReadValue | undefined;
  right: boolean;
}

const RATE = { trash: undefined, recycling: 'recyclingRate', organics: 'organicsRate' } as const;

/** What a bill should read as, field by field; lines by their number. */
interface Expected {
  field: BillFieldName;
  value: string;
  line?: number;
  label?: string;
}

function expectedOf({ facts, layout }: TestBill): Expected[] {
  if (!facts || !layout) return [];
  const hides = new Set(layout.hides);
  const lines = facts.lines.flatMap((line, index): Expected[] => {
    const rate: BillFieldName =
      RATE[line.stream] ?? (line.unit === 'yard' ? 'ratePerYard' : 'ratePer100Pounds');
    return [
      { field: 'amount' as const, value: line.amount.toFixed(2), line: index },
      ...(hides.has('size')
        ? []
        : [{ field: 'containerSize' as const, value: String(line.size), line: index }]),
      ...(hides.has('pickups')
        ? []
        : [{ field: 'pickups' as const, value: String(line.pickups), line: index }]),
      ...(hides.has('rate') ? [] : [{ field: rate, value: line.rate.toFixed(2), line: index }]),
    ];
  });
  return [
    ...(facts.hauler ? [{ field: 'hauler' as const, value: facts.hauler }] : []),
    ...(hides.has('license') ? [] : [{ field: 'license' as const, value: facts.license }]),
    { field: 'account' as const, value: facts.account },
    { field: 'periodStart' as const, value: facts.start },
    { field: 'periodEnd' as const, value: facts.end },
    { field: 'amountDue' as const, value: facts.total.toFixed(2) },
    ...lines,
    ...facts.fees.map((fee) => ({ field: 'fee' as const, value: fee.amount.toFixed(2), label: fee.label })),
  ];
}

/** Whether each value was read as it is, and which values stand nowhere on the bill. */
export function compare(bill: TestBill, reading: Reading): Comparison[] {
  const expected = expectedOf(bill);
  const used = new Set<ReadValue>();
  const found = expected.map(({ field, value, line, label }): Comparison => {
    const same = reading.values.filter(
      (read) =>
        read.field === field &&
        read.line === line &&
        (!label || read.label?.toLowerCase() === label.toLowerCase()),
    );
    const read = same.find((each) => each.value === value) ?? same[0];
    if (read) used.add(read);
    return { field, expected: value, read, right: read?.value === value };
  });
  const unexpected = reading.values
    .filter(
      (read) =>
        !used.has(read) && read.field !== 'service' && !(read.field === 'hauler' && !bill.facts?.hauler),
    )
    .map((read): Comparison => ({ field: read.field, expected: undefined, read, right: false }));
  return [...found, ...unexpected];
}

export const isMarked = (read: ReadValue | undefined) => !read || read.confidence < LOW_CONFIDENCE;
