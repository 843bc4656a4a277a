import type { TableRow, ColumnKind } from './columns.ts';
import { datesIn } from './dates.ts';
import { moneyIn, type FoundMoney } from './money.ts';
import { AGE, FEE, findRole, SERVICE, SUMS, type Role } from './vocabulary.ts';
import type { Found, Row, Run } from './words.ts';

export interface Amount extends Found<FoundMoney> {
  cents: number;
  label: string;
  role: Role | undefined;
  column: ColumnKind | undefined;
  left: number;
  right: number;
  isTabular: boolean;
}

const LETTERS = /\p{L}{3}/u;
const UNIT_FOLLOWS =
  /^\s?(?:\/|per\b|each\b|por\b)|^\s?a (?!month)|^\s?(?:cu\b|yds?\b|yards?\b|cy\b|lbs?\b|tons?\b|pounds\b)/i;
const RATE_BEFORE = /(?:@|\bat|\bx|×)\s?\$?\s?$/i;
const IS_AMOUNT: ReadonlySet<ColumnKind | undefined> = new Set<ColumnKind | undefined>([
  undefined,
  'amount',
  'balance',
  'payment',
  'tax',
  'description',
]);

const MAX_LABEL = 60;

export const isSum = ({ role }: Pick<Amount, 'role'>): boolean => SUMS.has(role);

export const amountText = ({ column, row, label }: Amount): string => (column ? row.run.text : label);

export const isNamed = (amount: Amount): boolean =>
  SERVICE.test(amountText(amount)) || FEE.test(amountText(amount));

interface Box {
  left: number;
  right: number;
}

const overlap = (a: Box, b: Box) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

const hasMoney = ({ text }: Run) => moneyIn(text).length > 0;

function labelIn({ cells }: Row, box: Box): string | undefined {
  const at = cells.findIndex((each) => overlap(each, box) > 0);
  const [cell, next] = cells.slice(at);
  if (at < 0 || !cell) return undefined;
  return LETTERS.test(cell.text) && !hasMoney(cell) && !(next && hasMoney(next)) ? cell.text : '';
}

function textAbove(rows: Row[], index: number, box: Box): string {
  const row = rows[index] as Row;
  const height = row.run.bottom - row.run.top;
  const isNear = (other: Row | undefined): other is Row =>
    other?.page === row.page &&
    Math.max(row.run.top - other.run.bottom, other.run.top - row.run.bottom) <= height * 2.2;
  const next = rows[index + 1];
  const isStrip = row.cells.length > 1 && row.cells.every(hasMoney) && !LETTERS.test(row.run.text);
  const labelsBelow = isStrip && isNear(next) ? next.cells.filter(({ text }) => findRole(text)) : [];
  if (next && labelsBelow.length > 1) return labelIn(next, box) ?? '';
  return (
    rows
      .slice(Math.max(0, index - 4), index)
      .toReversed()
      .filter(isNear)
      .map((each) => labelIn(each, box))
      .find((text) => text !== undefined) ?? ''
  );
}

function textLeft({ cells }: Row, cell: Run): string {
  const before = cells.slice(0, cells.indexOf(cell)).toReversed();
  const stop = before.findIndex((each) => hasMoney(each) && !/^[@x×]/.test(each.text));
  const texts = before.slice(0, stop < 0 ? undefined : stop).map(({ text }) => text);
  const words = texts.filter((text) => LETTERS.test(text));
  return (
    words.find((text) => !/^\d/.test(text) && (datesIn(text).length === 0 || findRole(text))) ??
    words[0] ??
    ''
  );
}

const isAging = (row: Row | undefined): boolean =>
  (row?.cells.filter(({ text }) => AGE.test(text.trim())).length ?? 0) >= 3;

function amountsIn(rows: Row[], index: number, cell: Run, table: TableRow | undefined): Amount[] {
  const row = rows[index] as Row;
  const aging = isAging(row) || isAging(rows[index - 1]);
  const rowRole = findRole(row.cells[0]?.text ?? '');
  const column = table?.columnKind(cell);
  // In "Finance charge on 818.40", the amount is only the base of the charge.
  const isBase = row.cells
    .slice(row.cells.indexOf(cell) + 1)
    .some((each) => hasMoney(each) && !LETTERS.test(each.text));
  let from = 0;
  return moneyIn(cell.text).flatMap((money): Amount[] => {
    const [own = ''] = cell.text.slice(from, money.start).split(/\.{3}|_{3}/);
    const after = cell.text.slice(money.end);
    from = money.end;
    const words = cell.between(money.start, money.end);
    const box = { left: words[0]?.left ?? cell.left, right: words.at(-1)?.right ?? cell.right };
    const texts = [
      own,
      own ? '' : textLeft(row, cell),
      table || LETTERS.test(own) ? '' : textAbove(rows, index, box),
    ]
      .map((text) => text.slice(-MAX_LABEL))
      .filter((text) => LETTERS.test(text));
    const label = texts.find(findRole) ?? texts[0];
    // A row of column totals has a single label, in its first cell.
    const role = label === undefined ? rowRole : findRole(label);
    const isRate = UNIT_FOLLOWS.test(after) || RATE_BEFORE.test(own) || (isBase && LETTERS.test(own));
    if (isRate || (!IS_AMOUNT.has(column) && !(label && role))) return [];
    const inTaxColumn = column === 'tax' ? (rowRole ? 'tax' : 'aside') : undefined;
    return [
      {
        value: money,
        cents: Math.round(money.value * 100),
        words,
        row,
        column,
        ...box,
        printed: cell.text.slice(money.start, money.end),
        label: label ?? row.run.text,
        role: inTaxColumn ?? (aging && role !== 'due' ? 'aged' : role),
        isTabular: after.trim().length <= 2 && own.length <= MAX_LABEL,
      },
    ];
  });
}

export function findAmounts(rows: Row[], tables: (TableRow | undefined)[]): Amount[] {
  const amounts = rows.flatMap((row, index) =>
    row.cells.flatMap((cell) => amountsIn(rows, index, cell, tables[index])),
  );
  const said = new Set(amounts.filter(({ isTabular, role }) => isTabular && role).map(({ role }) => role));
  const isSaid = (amount: Amount) => said.has(amount.role) || (said.size > 1 && !isSum(amount));
  const unnamed = amounts.filter(({ role, isTabular }) => role === undefined && isTabular);
  const isCharging = unnamed.filter(({ cents }) => cents > 0).length > unnamed.length / 2;
  const isOwed = ({ role }: Amount) => role === 'due' || role === 'balance';
  const last = amounts.some(isOwed) ? undefined : amounts.findLast(({ column }) => column === 'balance');
  // With "Balance 10/05" above "Balance 11/05", the first is the opening balance.
  const dated = amounts.filter(({ role, label }) => role === 'balance' && datesIn(label).length > 0);
  const opening = dated.length > 1 ? dated[0] : undefined;
  return amounts.map((amount): Amount => {
    if (amount === last) return { ...amount, role: 'balance' };
    if (amount === opening) return { ...amount, role: 'previous' };
    if (!amount.isTabular && amount.role && isSaid(amount)) return { ...amount, role: 'aside' };
    // A negative line among charges is a credit, whatever it is called.
    const isCredit = isCharging && amount.isTabular && amount.role === undefined && amount.cents < 0;
    return isCredit ? { ...amount, role: 'adjustment' } : amount;
  });
}
