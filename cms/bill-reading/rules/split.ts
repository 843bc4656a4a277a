import { invoiceDateOf, invoiceNumberOf } from './identity.ts';
import type { Row, WordPage } from './words.ts';

/** What tells the bills of one file apart: the number, or else the date, on each page that has one. */
function markOf(rows: Row[]): string | undefined {
  return invoiceNumberOf(rows)?.value ?? invoiceDateOf(rows)?.value;
}

/** The rows of each bill: pages with another number or date than the ones before begin another bill. */
export function billsOf(rows: Row[]): Row[][] {
  const pages = new Map<WordPage, Row[]>();
  for (const row of rows) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  const bills: { mark: string | undefined; rows: Row[] }[] = [];
  for (const page of pages.values()) {
    const mark = markOf(page);
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
