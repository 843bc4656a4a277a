import type { Found } from './found.ts';
import type { Columns, ColumnKind } from './columns.ts';
import { moneyIn, type FoundMoney } from './money.ts';
import { AGE, roleOf, type Role } from './vocabulary.ts';
import type { Row, Run } from './words.ts';

/** An amount where it stands, and what the words at it say that it is. */
export interface Amount extends Found<FoundMoney> {
  cents: number;
  label: string;
  role: Role | undefined;
  /** Of the column of its table. */
  column: ColumnKind | undefined;
  left: number;
  right: number;
  /** Whether it ends its cell, as in a table, not in a sentence. */
  isTabular: boolean;
}

const LETTERS = /\p{L}{3}/u;
const UNIT_FOLLOWS =
  /^\s?(?:\/|per\b|a\b|each\b|por\b)|^\s?(?:cu\b|yds?\b|yards?\b|cy\b|lbs?\b|tons?\b|pounds\b)/i;
const RATE_BEFORE = /(?:@|\bat|\bx|×|\ba)\s?\$?\s?$/i;

const overlap = (a: { left: number; right: number }, b: { left: number; right: number }) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** The cell right above, as a heading has its value below. */
function cellAbove(rows: Row[], index: number, box: { left: number; right: number }): Run | undefined {
  const row = rows[index];
  for (const above of rows.slice(Math.max(0, index - 4), index).toReversed()) {
    if (!row || above.page !== row.page) continue;
    const height = row.run.bottom - row.run.top;
    if (row.run.top - above.run.bottom > height * 2.2) return undefined;
    const cell = above.cells.find((each) => overlap(each, box) > 0);
    if (cell) return LETTERS.test(cell.text) && moneyIn(cell.text).length === 0 ? cell : undefined;
  }
  return undefined;
}

interface Label {
  text: string;
  role: Role | undefined;
}

function labelOf(
  rows: Row[],
  index: number,
  cell: Run,
  from: number,
  money: FoundMoney,
  inTable: boolean,
): Label {
  const row = rows[index] as Row;
  const own = cell.text.slice(from, money.start);
  const position = row.cells.indexOf(cell);
  const before = row.cells.slice(0, position).toReversed();
  const stop = before.findIndex((each) => moneyIn(each.text).length > 0);
  const left = (stop < 0 ? before : before.slice(0, stop)).map(({ text }) => text);
  const nearest = left.find((text) => LETTERS.test(text)) ?? '';
  const words = cell.between(money.start, money.end);
  const box = { left: words[0]?.left ?? cell.left, right: words.at(-1)?.right ?? cell.right };
  const above = LETTERS.test(own) || inTable ? undefined : cellAbove(rows, index, box)?.text;
  const texts = [own, nearest, left.toReversed().join(' '), above ?? ''];
  const text = texts.find((each) => roleOf(each));
  const role = text === undefined ? undefined : roleOf(text);
  const shown = text ?? [own, nearest, above ?? ''].find((each) => LETTERS.test(each)) ?? row.run.text;
  return { text: shown, role };
}

/** The amounts of a bill, page by page from top to bottom. Rates are none. */
export function amountsOf(rows: Row[], tables: (Columns | undefined)[]): Amount[] {
  return rows.flatMap((row, index) => {
    const ages = row.cells.filter((cell) =>
      AGE.test(cell.text.replace(/[:$\d,.]+\s*$/, '').trim() || cell.text),
    );
    const isAging =
      ages.length >= 3 ||
      (rows[index - 1]?.cells.filter(({ text }) => AGE.test(text.trim())).length ?? 0) >= 3;
    return row.cells.flatMap((cell) => {
      const table = tables[index];
      const kind = table?.kindOf(cell);
      let from = 0;
      return moneyIn(cell.text).flatMap((money): Amount[] => {
        const label = labelOf(rows, index, cell, from, money, table !== undefined);
        const own = cell.text.slice(from, money.start);
        from = money.end;
        const after = cell.text.slice(money.end);
        if (UNIT_FOLLOWS.test(after) || RATE_BEFORE.test(own)) return [];
        if (
          kind &&
          kind !== 'amount' &&
          kind !== 'balance' &&
          kind !== 'payment' &&
          kind !== 'tax' &&
          kind !== 'description' &&
          !label.role
        )
          return [];
        const words = cell.between(money.start, money.end);
        const cents = Math.round(money.value * 100);
        return [
          {
            value: money,
            cents,
            words,
            printed: cell.text.slice(money.start, money.end),
            row,
            label: label.text,
            role: isAging && label.role !== 'due' ? 'aside' : label.role,
            column: kind,
            left: words[0]?.left ?? cell.left,
            right: words.at(-1)?.right ?? cell.right,
            isTabular: after.trim().length <= 2,
          },
        ];
      });
    });
  });
}
