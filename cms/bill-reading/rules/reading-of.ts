import type { BillFieldName } from '#app/regulations/bill-fields.ts';
import type { Reading, ReadValue } from '../reading.ts';
import { chargesOf, type Charges, type Found } from './charges.ts';
import { accountOf, haulerOf, licenseOf } from './identity.ts';
import { ledgerOf } from './ledger.ts';
import { periodOf } from './period.ts';
import { totalOf } from './total.ts';
import { rowsOf, type Row, type Word, type WordPage } from './words.ts';

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** Letters that the recognition was unsure of make a value unsure. */
function certaintyOf(words: Word[]): number {
  const least = Math.min(1, ...words.map((word) => word.certainty));
  return least >= 0.9 ? 1 : least / 0.9;
}

function placed(
  field: BillFieldName,
  value: string,
  from: { words: Word[]; printed: string; row: Row },
  confidence: number,
  more: { line?: number; label?: string } = {},
): ReadValue[] {
  const { page } = from.row;
  if (from.words.length === 0) return [];
  const boxes = from.words.map((word) => word.shown ?? word);
  const left = Math.min(...boxes.map((box) => box.left)) / page.width;
  const top = Math.min(...boxes.map((box) => box.top)) / page.height;
  const right = Math.max(...boxes.map((box) => box.right)) / page.width;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) / page.height;
  return [
    {
      field,
      ...more,
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
const decimal = (value: number) => (Number.isInteger(value * 100) ? value.toFixed(2) : String(value));

/** Nothing else on a bill confirms the words of a line, its container or its rate: in a scan they are never sure. */
const UNCONFIRMED_SCAN = 0.75;

const ofDetail = ({ row }: { row: Row }, confidence: number): number =>
  row.page.source === 'scan' ? Math.min(confidence, UNCONFIRMED_SCAN) : confidence;

const RATE_FIELD = { trash: undefined, recycling: 'recyclingRate', organics: 'organicsRate' } as const;

function chargeValues(charges: Charges, addsUp: boolean | undefined): ReadValue[] {
  const amounts = addsUp ? 0.95 : addsUp === false ? 0.7 : 0.82;
  const details = addsUp ? 0.9 : 0.8;
  const lines = charges.lines.flatMap((line, index) => {
    const value = (
      field: BillFieldName,
      found: Found<number> | undefined,
      text: (value: number) => string,
      label?: string,
    ) =>
      found
        ? placed(field, text(found.value), found, ofDetail(found, details), {
            line: index,
            ...(label && { label }),
          })
        : [];
    const rate = RATE_FIELD[line.stream];
    return [
      ...placed('service', line.service.value, line.service, ofDetail(line.service, details), {
        line: index,
      }),
      ...value('containerSize', line.size, String),
      ...value('pickups', line.pickups, String),
      ...value(rate ?? 'ratePerYard', line.perYard, decimal, rate && 'per cubic yard'),
      ...value(rate ?? 'ratePer100Pounds', line.per100Pounds, decimal, rate && 'per 100 pounds'),
      ...placed('amount', line.amount.value.value.toFixed(2), line.amount, amounts, { line: index }),
    ];
  });
  const fees = charges.fees.flatMap((fee) =>
    placed('fee', fee.amount.value.value.toFixed(2), fee.amount, amounts, { label: fee.label }),
  );
  return [...lines, ...fees];
}

const BILL = /\b(?:invoice|bill|billing|statement|amount due|total due|balance due|remit|account)\b/i;
const WASTE =
  /\b(?:carting|hauling|haulage|waste|refuse|trash|garbage|rubbish|recycl\w*|compost|organics|dumpster|container|pick-?ups?|cubic yards?|yd|cy|sanitation)\b/i;

/** Fewer letters and digits than this are no text: dirt on a scan, a stamp. */
const LEAST_TEXT = 12;

/** What the words of a bill say. */
export function readingOf(pages: WordPage[]): Reading {
  const shown = pages.map(({ words: _, ...page }) => page);
  const rows = pages.flatMap(rowsOf);
  const text = rows.map((row) => row.run.text).join('\n');
  if (text.replace(/[^\p{L}\d]/gu, '').length < LEAST_TEXT)
    return { kind: 'empty', bills: 0, pages: shown, values: [] };
  const ledger = ledgerOf(rows);
  const charges = chargesOf(rows);
  const total = totalOf(ledger, charges);
  const hauler = haulerOf(rows);
  const isBill = total && BILL.test(text) && (WASTE.test(text) || (hauler && hauler.confidence > 0.8));
  if (!isBill) return { kind: 'notABill', bills: 0, pages: shown, values: [] };

  const period = periodOf(rows);
  const license = licenseOf(rows);
  const account = accountOf(rows);
  const { currency } = total.entry.value;
  const foreign = currency !== 'USD';
  const scanned = total.entry.row.page.source === 'scan';
  return {
    kind: 'bill',
    bills: 1,
    pages: shown,
    values: [
      ...(hauler ? placed('hauler', hauler.value, hauler, hauler.confidence) : []),
      ...(license ? placed('license', license.value, license, license.confidence) : []),
      ...(account
        ? placed('account', account.value, account, scanned ? account.confidence - 0.1 : account.confidence)
        : []),
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
      ...placed(
        'amountDue',
        total.entry.value.value.toFixed(2),
        total.entry,
        foreign ? Math.min(total.confidence, 0.5) : total.confidence,
        foreign ? { label: currency } : {},
      ),
      ...chargeValues(charges, total.addsUp),
    ],
  };
}
