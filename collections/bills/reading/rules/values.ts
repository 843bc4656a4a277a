import type { BillFieldName } from '#law/bills/bill-fields.ts';
import type { ReadValue } from '../reading.ts';
import { amountText, type Amount } from './amounts.ts';
import { splitCharges, type ServiceLine } from './charges.ts';
import type { TableRow } from './columns.ts';
import type { Rate } from './details.ts';
import type { Settled } from './settle.ts';
import { isClear } from './vocabulary.ts';
import type { Found, Row, Word } from './words.ts';

const within = (value: number) => Math.min(Math.max(value, 0), 1);

function leastCertainty(words: Word[]): number {
  const least = Math.min(1, ...words.map((word) => word.certainty));
  return least >= 0.9 ? 1 : least / 0.9;
}

interface More {
  line?: number;
  label?: string | undefined;
}

export function placed(
  field: BillFieldName,
  value: string,
  from: { words: Word[]; printed: string; row: Row },
  confidence: number,
  { line, label }: More = {},
): ReadValue[] {
  const { page } = from.row;
  if (from.words.length === 0 || !value) return [];
  const boxes = from.words.map((word) => word.shown ?? word);
  const left = Math.min(...boxes.map((box) => box.left)) / page.width;
  const top = Math.min(...boxes.map((box) => box.top)) / page.height;
  const right = Math.max(...boxes.map((box) => box.right)) / page.width;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) / page.height;
  return [
    {
      field,
      ...(line !== undefined && { line }),
      ...(label && { label: label.slice(0, 120) }),
      value: value.slice(0, 200),
      printed: from.printed.replaceAll('\t', ' ').slice(0, 300),
      place: {
        file: page.file,
        page: page.page,
        left: within(left),
        top: within(top),
        width: within(right) - within(left),
        height: within(bottom) - within(top),
      },
      confidence: within(confidence * leastCertainty(from.words)),
    },
  ];
}

const decimal = (value: number) =>
  Number.isInteger(Math.round(value * 10_000) / 100) ? value.toFixed(2) : String(Number(value.toFixed(4)));

export const UNCONFIRMED = 0.75;
export const FOREIGN = 0.5;

function amountValue(
  field: BillFieldName,
  amount: Amount | undefined,
  confidence: number,
  more: More = {},
): ReadValue[] {
  if (!amount) return [];
  const { currency, repaired } = amount.value;
  const foreign = currency !== 'USD';
  const sure = Math.min(confidence - (repaired ? 0.1 : 0), foreign ? FOREIGN : 1);
  const unsigned = field === 'payments' || field === 'credits' ? Math.abs(amount.cents) : amount.cents;
  return placed(field, (unsigned / 100).toFixed(2), amount, sure, {
    ...more,
    ...(foreign && { label: currency }),
  });
}

const RATE_FIELD = { trash: undefined, recycling: 'recyclingRate', organics: 'organicsRate' } as const;

const PER_FIELD: Readonly<Record<Rate['unit'], number>> = {
  yard: 1,
  '100 pounds': 1,
  pound: 100,
  ton: 1 / 20,
};

const CERTAINTY: Readonly<Partial<Record<Rate['certainty'], number>>> = { confirmed: 0.95, guess: 0.6 };

function rateValue(
  line: number,
  stream: ServiceLine['stream'],
  rate: Rate | undefined,
  confidence: number,
): ReadValue[] {
  if (!rate) return [];
  const byYard = rate.unit === 'yard';
  const separate = RATE_FIELD[stream];
  const value = decimal(rate.value * PER_FIELD[rate.unit]);
  const field = separate ?? (byYard ? 'ratePerYard' : 'ratePer100Pounds');
  const label = separate && (byYard ? 'per cubic yard' : 'per 100 pounds');
  return placed(field, value, rate, CERTAINTY[rate.certainty] ?? confidence, { line, label });
}

export function chargeValues(rows: Row[], settled: Settled, tables: (TableRow | undefined)[]): ReadValue[] {
  const { services, fees } = splitCharges(rows, settled.lines, tables);
  const sureness = (amount: Amount, isFee = false) =>
    settled.areLinesSure && isClear(amountText(amount), isFee) ? 0.95 : 0.7;
  const details = settled.areLinesSure ? 0.88 : UNCONFIRMED;
  const ofDetail = ({ row }: { row: Row }) =>
    row.page.source === 'scan' ? Math.min(details, UNCONFIRMED) : details;
  const lines = services.flatMap(({ service, size, pickups, rate, stream, amount }, line) => {
    const number = (field: BillFieldName, found: Found<number> | undefined, confidence?: number) =>
      found ? placed(field, String(found.value), found, confidence ?? ofDetail(found), { line }) : [];
    return [
      ...placed('service', service.value, service, Math.min(ofDetail(service), sureness(amount)), { line }),
      ...number('containerSize', size, size?.isGuess ? 0.6 : undefined),
      ...number('pickups', pickups, pickups?.isGuess ? 0.6 : undefined),
      ...rateValue(line, stream, rate, rate ? ofDetail(rate) : 0),
      ...amountValue('amount', amount, sureness(amount), { line }),
    ];
  });
  return [
    ...lines,
    ...fees.flatMap(({ amount, label }) => amountValue('fee', amount, sureness(amount, true), { label })),
  ];
}

export function sumValues(settled: Settled): ReadValue[] {
  const { due, current, previous, payments, credits, taxes, isBalanceSure, isTaxSure } = settled;
  const balance = isBalanceSure ? 0.95 : 0.7;
  const each = (field: BillFieldName, amounts: Amount[], confidence: number) =>
    amounts.flatMap((amount) => amountValue(field, amount, confidence));
  return [
    ...each('previousBalance', previous, balance),
    ...each('payments', payments, balance),
    ...each('credits', credits, balance),
    ...amountValue('currentCharges', current?.amount, current?.confidence ?? 0),
    ...amountValue('amountDue', due?.amount, due?.confidence ?? 0),
    ...taxes.flatMap((tax) => amountValue('tax', tax, isTaxSure ? 0.95 : 0.7, { label: tax.label })),
  ];
}
