import type { BillFieldName } from '#law/bills/bill-fields.ts';
import type { Reading, ReadValue } from '../reading.ts';
import { findAmounts, type Amount } from './amounts.ts';
import { findTableLines } from './charges.ts';
import { findTables } from './columns.ts';
import { findHauler, findInvoiceDate, findInvoiceNumber, findLicense, type Identity } from './identity.ts';
import { findPeriod } from './period.ts';
import { settle, type Settled } from './settle.ts';
import { findContractTerm } from './term.ts';
import { chargeValues, FOREIGN, placed, sumValues, UNCONFIRMED } from './values.ts';
import { BILL_WORD, DENIAL, isHauling, OTHER_PAPER, OTHER_TITLE, RECEIPT } from './vocabulary.ts';
import { toRows, type Row, type WordPage } from './words.ts';

function identityValues(
  rows: Row[],
  all: Row[],
): { values: ReadValue[]; license?: Identity; hauler?: Identity } {
  const license = findLicense(all);
  const hauler = findHauler(rows);
  const invoiceDate = findInvoiceDate(rows);
  const period = findPeriod(rows, invoiceDate?.value);
  const value = (field: BillFieldName, found: Identity | undefined) => {
    if (!found) return [];
    const isScanned = found.row.page.source === 'scan' && found.confidence < 0.92;
    return placed(field, found.value, found, Math.min(found.confidence, isScanned ? UNCONFIRMED : 1));
  };
  return {
    ...(license && { license }),
    ...(hauler && { hauler }),
    values: [
      ...value('hauler', hauler),
      ...value('license', license),
      ...value('invoiceNumber', findInvoiceNumber(rows)),
      ...value('invoiceDate', invoiceDate),
      ...value('periodStart', period?.start),
      ...value('periodEnd', period?.end),
      ...value('contractMonths', findContractTerm(rows)),
    ],
  };
}

function findMark(rows: Row[]): string | undefined {
  return findInvoiceNumber(rows)?.value ?? findInvoiceDate(rows)?.value;
}

/** A page with a different invoice number or date starts a new bill. */
function splitBills(rows: Row[]): Row[][] {
  const pages = new Map<WordPage, Row[]>();
  for (const row of rows) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  const bills: { mark: string | undefined; rows: Row[] }[] = [];
  for (const page of pages.values()) {
    const mark = findMark(page);
    const last = bills.at(-1);
    const isSame = last && (!mark || !last.mark || mark === last.mark);
    if (isSame) {
      last.rows.push(...page);
      last.mark ??= mark;
    } else {
      bills.push({ mark, rows: [...page] });
    }
  }
  return bills.map((bill) => bill.rows);
}

const MIN_TEXT = 12;

const doubted = (values: ReadValue[], most: number): ReadValue[] =>
  values.map((value) => ({ ...value, confidence: Math.min(value.confidence, most) }));

const NAMED = 0.6;

interface Evidence {
  rows: Row[];
  amounts: Amount[];
  settled: Settled;
  values: ReadValue[];
  isCarter: boolean;
  hasName: boolean;
}

function looksLikeBill({ rows, amounts, settled, values, isCarter, hasName }: Evidence): boolean {
  const text = rows.map(({ run }) => run.text).join('\n');
  const numbered = values.some(({ field }) => field === 'invoiceNumber');
  const titles = rows.slice(0, 12).flatMap(({ cells }) => cells.filter((cell) => cell.text.length < 60));
  // A receipt for a pickup lists what was hauled. A receipt for a payment does not.
  const isHauled = settled.lines.some(({ row }) => isHauling(row.run.text));
  const isOther =
    !numbered &&
    titles.some(({ text: title }) => OTHER_TITLE.test(title) || (!isHauled && RECEIPT.test(title)));
  const due = settled.due?.amount;
  const asks =
    due?.isTabular ||
    numbered ||
    settled.lines.length > 0 ||
    amounts.some(({ cents, row }) => cents === due?.cents && row !== due.row);
  if (!due || !asks || isOther || DENIAL.test(text)) return false;
  const hasLicense = values.some(({ field }) => field === 'license');
  if (hasLicense || (hasName && isHauled)) return true;
  return (isCarter || hasName || isHauled) && !OTHER_PAPER.test(text);
}

export function extractReading(pages: WordPage[]): Reading {
  const shown = pages.map(({ words: _, ...page }) => page);
  const all = pages.flatMap(toRows);
  const text = all.map((row) => row.run.text).join('\n');
  if (text.replace(/[^\p{L}\d]/gu, '').length < MIN_TEXT)
    return { kind: 'empty', bills: 0, pages: shown, values: [] };
  const [rows = all, ...others] = splitBills(all);
  const tables = findTables(rows);
  const amounts = findAmounts(rows, tables);
  const settled = settle(amounts, findTableLines(rows, amounts, tables));
  const labels = rows.filter((_, index) => tables[index] !== undefined || tables[index + 1] === undefined);
  const { values: identity, license, hauler } = identityValues(labels, rows);
  const sums = sumValues(settled);
  const values = [
    ...identity,
    // If the files contain several bills, it is unclear which one the sender means.
    ...(others.length > 0 ? doubted(sums, UNCONFIRMED) : sums),
    ...chargeValues(rows, settled, tables),
  ];

  const isCarter = license !== undefined || (hauler?.confidence ?? 0) > 0.8;
  const hasName = (hauler?.confidence ?? 0) >= NAMED;
  const isBill = looksLikeBill({ rows, amounts, settled, values: identity, isCarter, hasName });
  if (!isBill) return { kind: 'notABill', bills: 0, pages: shown, values: doubted(values, FOREIGN) };
  const clues = [BILL_WORD.test(text), isCarter, settled.areLinesSure].filter(Boolean);
  const isSure = clues.length > 1;
  return {
    kind: 'bill',
    bills: others.length + 1,
    pages: shown,
    values: isSure ? values : doubted(values, UNCONFIRMED),
  };
}
