import { isSameBillValue, type BillFieldName } from '#law/bills/bill-fields.ts';
import { LOW_CONFIDENCE, type Reading, type ReadValue } from '#collections/bills/reading/reading.ts';
import type { Truth } from './truth.ts';

export type Outcome = 'right' | 'marked' | 'unmarked' | 'missed';

/** The outcomes `marked` and `unmarked` are wrong values, with low and high confidence. */
export interface Comparison {
  field: BillFieldName;
  expected: string | undefined;
  read: string | undefined;
  outcome: Outcome;
}

/** A bill may have several values of these fields. Their sums are compared. */
const ADDED: readonly BillFieldName[] = ['payments', 'credits', 'tax'];

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

function isSame(
  field: BillFieldName,
  expected: string,
  { value, printed }: Pick<ReadValue, 'value' | 'printed'>,
) {
  if (field === 'hauler') {
    return [value, printed].some(
      (name) => plain(expected).includes(plain(name)) || plain(name).includes(plain(expected)),
    );
  }
  if (field === 'invoiceNumber') return plain(expected) === plain(value);
  return isSameBillValue(field, expected, value);
}

function judge(
  field: BillFieldName,
  expected: string | undefined,
  read: ReadValue[],
  mayLack = false,
): Comparison[] {
  const [first] = read;
  if (!first)
    return expected === undefined || mayLack ? [] : [{ field, expected, read: undefined, outcome: 'missed' }];
  const value = ADDED.includes(field)
    ? String(Math.round(read.reduce((sum, each) => sum + Number(each.value), 0) * 1000) / 1000)
    : first.value;
  const isMarked = read.some(({ confidence }) => confidence < LOW_CONFIDENCE);
  const right = expected !== undefined && isSame(field, expected, { value, printed: first.printed });
  return [{ field, expected, read: value, outcome: right ? 'right' : isMarked ? 'marked' : 'unmarked' }];
}

const LINE_FIELDS: readonly BillFieldName[] = ['containerSize', 'pickups', 'amount'];
const RATES: readonly BillFieldName[] = ['ratePerYard', 'ratePer100Pounds', 'recyclingRate', 'organicsRate'];
const SCALARS: readonly BillFieldName[] = [
  'hauler',
  'license',
  'invoiceNumber',
  'invoiceDate',
  'periodStart',
  'periodEnd',
  'previousBalance',
  'payments',
  'credits',
  'currentCharges',
  'amountDue',
  'tax',
];

/** Returns a line's rate per yard or per 100 pounds, the units of the rates that are read from bills. */
function expectedRate(line: Truth['lines'][number]): string | undefined {
  const { ratePerYard, ratePer100Pounds, rate, unit } = line;
  if (ratePerYard ?? ratePer100Pounds) return ratePerYard ?? ratePer100Pounds;
  if (unit === 'pound') return (Number(rate) * 100).toFixed(2);
  return unit === 'ton' ? (Number(rate) / 20).toString() : undefined;
}

function compareLines({ lines }: Truth, values: ReadValue[]): Comparison[] {
  const numbers = [...new Set(values.flatMap(({ line }) => line ?? []))];
  const open = numbers.map((line) => values.filter((value) => value.line === line));
  const lineAmount = (read: ReadValue[]) => Number(read.find(({ field }) => field === 'amount')?.value);
  const matched = lines.flatMap((line): Comparison[] => {
    const index = open.findIndex((read) => lineAmount(read) === Number(line.amount));
    const [read = []] = index < 0 ? [] : open.splice(index, 1);
    const of = (field: BillFieldName) => read.filter((value) => value.field === field);
    const rates = RATES.flatMap(of);
    return [
      ...LINE_FIELDS.flatMap((field) => {
        const expected = field === 'amount' ? line.amount : line[field as 'pickups' | 'containerSize'];
        return judge(field, expected?.toString(), of(field));
      }),
      ...judge(rates[0]?.field ?? 'ratePerYard', expectedRate(line), rates),
    ];
  });
  return [
    ...matched,
    ...open.flatMap((read) =>
      judge(
        'amount',
        undefined,
        read.filter(({ field }) => field === 'amount'),
      ),
    ),
  ];
}

function compareFees({ fees }: Truth, values: ReadValue[]): Comparison[] {
  const open = values.filter(({ field }) => field === 'fee');
  const matched = fees.flatMap(({ amount }) => {
    const index = open.findIndex(({ value }) => Number(value) === Number(amount));
    return judge('fee', amount, index < 0 ? [] : open.splice(index, 1));
  });
  return [...matched, ...open.flatMap((read) => judge('fee', undefined, [read]))];
}

export function compare(truth: Truth, { values }: Pick<Reading, 'values'>): Comparison[] {
  const scalars = SCALARS.flatMap((field) => {
    const read = values.filter((value) => value.field === field);
    const expected = truth.values[field];
    return judge(field, expected ?? truth.derived?.[field], read, expected === undefined);
  });
  return [...scalars, ...compareLines(truth, values), ...compareFees(truth, values)];
}
