import type { BillFieldName } from '#app/regulations/bill-fields.ts';
import type { Reading, ReadValue } from '../reading.ts';
import { amountsOf, isSum, textOf, type Amount } from './amounts.ts';
import { chargesOf, tableLinesOf, type ServiceLine } from './charges.ts';
import { tablesOf } from './columns.ts';
import type { Rate } from './details.ts';
import {
  accountOf,
  dueDateOf,
  haulerOf,
  invoiceDateOf,
  invoiceNumberOf,
  licenseOf,
  serviceAddressOf,
  type Identity,
} from './identity.ts';
import { periodOf } from './period.ts';
import { settle, type Settled } from './settle.ts';
import { billsOf } from './split.ts';
import { BILL_WORD, DENIAL, isClear, isHauling, OTHER_PAPER, OTHER_TITLE } from './vocabulary.ts';
import { type Found, rowsOf, type Row, type Word, type WordPage } from './words.ts';

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** Letters that the recognition was unsure of make a value unsure. */
function certaintyOf(words: Word[]): number {
  const least = Math.min(1, ...words.map((word) => word.certainty));
  return least >= 0.9 ? 1 : least / 0.9;
}

interface More {
  line?: number;
  label?: string | undefined;
}

function placed(
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
      confidence: within(confidence * certaintyOf(from.words)),
    },
  ];
}

/** Rates are printed with up to four decimals. */
const decimal = (value: number) =>
  Number.isInteger(Math.round(value * 10_000) / 100) ? value.toFixed(2) : String(Number(value.toFixed(4)));

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Below `LOW_CONFIDENCE`: nothing else on the bill confirms the value. */
const UNCONFIRMED = 0.75;
const FOREIGN = 0.5;
/** Of a carter's name that is not known, but has the words of one. */
const NAMED = 0.6;

/** An amount of the bill. Its label names a currency that is not the US dollar. */
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
  return placed(field, dollars(unsigned), amount, sure, { ...more, ...(foreign && { label: currency }) });
}

const RATE_FIELD = { trash: undefined, recycling: 'recyclingRate', organics: 'organicsRate' } as const;

/** How many of its unit are in the unit of the field. */
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

function chargeValues(rows: Row[], settled: Settled, tables: ReturnType<typeof tablesOf>): ReadValue[] {
  const { services, fees } = chargesOf(rows, settled.lines, tables);
  const sureness = (amount: Amount, isFee = false) =>
    settled.areLinesSure && isClear(textOf(amount), isFee) ? 0.95 : 0.7;
  const details = settled.areLinesSure ? 0.88 : UNCONFIRMED;
  const ofDetail = ({ row }: { row: Row }) =>
    row.page.source === 'scan' ? Math.min(details, UNCONFIRMED) : details;
  const lines = services.flatMap(({ service, size, pickups, tons, rate, stream, amount }, line) => {
    const number = (field: BillFieldName, found: Found<number> | undefined, confidence?: number) =>
      found ? placed(field, String(found.value), found, confidence ?? ofDetail(found), { line }) : [];
    return [
      ...placed('service', service.value, service, Math.min(ofDetail(service), sureness(amount)), { line }),
      ...number('containerSize', size, size?.isGuess ? 0.6 : undefined),
      ...number('pickups', pickups, pickups?.isGuess ? 0.6 : undefined),
      ...number('tonnage', tons, rate?.certainty === 'confirmed' ? 0.9 : undefined),
      ...rateValue(line, stream, rate, rate ? ofDetail(rate) : 0),
      ...amountValue('amount', amount, sureness(amount), { line }),
    ];
  });
  return [
    ...lines,
    ...fees.flatMap(({ amount, label }) => amountValue('fee', amount, sureness(amount, true), { label })),
  ];
}

function sumValues(settled: Settled): ReadValue[] {
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

function identityValues(rows: Row[]): { values: ReadValue[]; license?: Identity; hauler?: Identity } {
  const license = licenseOf(rows);
  const hauler = haulerOf(rows);
  const invoiceDate = invoiceDateOf(rows);
  const period = periodOf(rows, invoiceDate?.value);
  const value = (field: BillFieldName, found: Identity | undefined) => {
    if (!found) return [];
    // Nothing confirms digits that were recognized once.
    const scanned = found.row.page.source === 'scan' && found.confidence < 0.92;
    return placed(
      field,
      found.value,
      found,
      scanned ? Math.min(found.confidence, UNCONFIRMED) : found.confidence,
    );
  };
  return {
    ...(license && { license }),
    ...(hauler && { hauler }),
    values: [
      ...value('hauler', hauler),
      ...value('license', license),
      ...value('account', accountOf(rows, license?.value)),
      ...value('serviceAddress', serviceAddressOf(rows)),
      ...value('invoiceNumber', invoiceNumberOf(rows)),
      ...value('invoiceDate', invoiceDate),
      ...value('dueDate', dueDateOf(rows)),
      ...(period
        ? [
            ...placed(
              'periodStart',
              period.start,
              { words: period.startWords, printed: period.printed, row: period.startRow },
              period.confidence,
            ),
            ...placed(
              'periodEnd',
              period.end,
              { words: period.endWords, printed: period.printed, row: period.endRow },
              period.confidence,
            ),
          ]
        : []),
    ],
  };
}

/** Fewer letters and digits than this are no text: dirt on a scan, a stamp. */
const LEAST_TEXT = 12;

const doubted = (values: ReadValue[], most: number): ReadValue[] =>
  values.map((value) => ({ ...value, confidence: Math.min(value.confidence, most) }));

interface Evidence {
  rows: Row[];
  amounts: Amount[];
  settled: Settled;
  values: ReadValue[];
  isCarter: boolean;
  hasName: boolean;
}

/** A bill asks for an amount, and a carter wrote it or its lines are of hauling. */
function isBillOf({ rows, amounts, settled, values, isCarter, hasName }: Evidence): boolean {
  const text = rows.map(({ run }) => run.text).join('\n');
  const numbered = values.some(({ field }) => field === 'invoiceNumber' || field === 'dueDate');
  const titles = rows.slice(0, 12).flatMap(({ cells }) => cells.filter((cell) => cell.text.length < 60));
  const isOther = !numbered && titles.some((cell) => OTHER_TITLE.test(cell.text));
  const sums = amounts.filter((amount) => isSum(amount) && amount.role !== 'subtotal');
  const asks = sums.some(
    (sum) =>
      sum.isTabular ||
      numbered ||
      settled.areLinesSure ||
      amounts.some(({ cents, row }) => cents === sum.cents && row !== sum.row),
  );
  if (!asks || isOther || DENIAL.test(text)) return false;
  const isHauled = settled.areLinesSure && settled.lines.some(({ row }) => isHauling(row.run.text));
  const hasLicense = values.some(({ field }) => field === 'license');
  if (hasLicense || (hasName && isHauled)) return true;
  return (isCarter || hasName || isHauled) && !OTHER_PAPER.test(text);
}

/** What the words of a bill say. Of several bills, the first. */
export function readingOf(pages: WordPage[]): Reading {
  const shown = pages.map(({ words: _, ...page }) => page);
  const all = pages.flatMap(rowsOf);
  const text = all.map((row) => row.run.text).join('\n');
  if (text.replace(/[^\p{L}\d]/gu, '').length < LEAST_TEXT)
    return { kind: 'empty', bills: 0, pages: shown, values: [] };
  const [rows = all, ...others] = billsOf(all);
  const tables = tablesOf(rows);
  const amounts = amountsOf(rows, tables);
  const settled = settle(amounts, tableLinesOf(rows, amounts, tables));
  // The headings of a table are no labels of one value.
  const labels = rows.filter((_, index) => tables[index] !== undefined || tables[index + 1] === undefined);
  const { values: identity, license, hauler } = identityValues(labels);
  const values = [...identity, ...sumValues(settled), ...chargeValues(rows, settled, tables)];

  const isCarter = license !== undefined || (hauler?.confidence ?? 0) > 0.8;
  const hasName = (hauler?.confidence ?? 0) >= NAMED;
  const isBill = isBillOf({ rows, amounts, settled, values: identity, isCarter, hasName });
  if (!isBill) return { kind: 'notABill', bills: 0, pages: shown, values: doubted(values, FOREIGN) };
  // A paper that does not call itself a bill may be one in another language, or something else.
  const clues = [BILL_WORD.test(text), isCarter, settled.areLinesSure].filter(Boolean);
  const isSure = clues.length > 1;
  return {
    kind: 'bill',
    bills: others.length + 1,
    pages: shown,
    values: isSure ? values : doubted(values, UNCONFIRMED),
  };
}
