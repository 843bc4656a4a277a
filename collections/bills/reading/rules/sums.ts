import { isSum, type Amount } from './amounts.ts';
import { FEE, SERVICE } from './vocabulary.ts';

/** Payments and credits reduce what is owed, whether or not they are printed with a minus sign. */
const signed = ({ role, cents }: Amount): number =>
  role === 'payment' || role === 'credit' ? -Math.abs(cents) : cents;

export const sumCents = (amounts: readonly Amount[]): number =>
  amounts.reduce((sum, amount) => sum + signed(amount), 0);

function groupColumns(amounts: Amount[]): Amount[][] {
  const columns: Amount[][] = [];
  for (const amount of amounts) {
    const height = amount.row.run.bottom - amount.row.run.top;
    const column = columns.find((each) => {
      const last = each.at(-1);
      if (!last || last.row.page !== amount.row.page || last.row === amount.row) return false;
      const apart = Math.min(Math.abs(last.right - amount.right), Math.abs(last.left - amount.left));
      return apart < height * 0.9;
    });
    if (column) column.push(amount);
    else columns.push([amount]);
  }
  return columns;
}

/** Guards against coincidental sums, as when a service costs 90 and the two above it 45 each. */
const canBeSum = (amount: Amount, parts: Amount[], open: Amount[]): boolean =>
  isSum(amount) ||
  (amount.role === 'payment' && parts.every(({ role }) => role === 'payment')) ||
  (amount.role === undefined &&
    parts.length === open.length &&
    !SERVICE.test(amount.label) &&
    !FEE.test(amount.label));

function explain(column: Amount[], found: Map<Amount, Amount[]>): void {
  const open: Amount[] = [];
  for (const amount of column) {
    for (let count = 2; count <= open.length; count++) {
      const parts = open.slice(-count);
      // Require two nonzero parts, because zeros can be added to any sum.
      if (sumCents(parts) !== signed(amount) || parts.filter(({ cents }) => cents !== 0).length < 2) continue;
      if (!canBeSum(amount, parts, open)) continue;
      if (!found.has(amount)) found.set(amount, parts);
      open.splice(-count);
      break;
    }
    const last = open.at(-1);
    if (last && isSum(amount) && last.cents === amount.cents) {
      if (isSum(last) || !found.has(amount)) found.set(amount, found.get(amount) ?? [last]);
      open.pop();
    }
    open.push(amount);
  }
}

export function explainedSums(amounts: Amount[]): Map<Amount, Amount[]> {
  const counted = amounts.filter(
    (amount) =>
      amount.role !== 'aside' &&
      amount.role !== 'aged' &&
      (amount.column !== 'balance' || amounts.some((each) => each.column === 'balance' && isSum(each))),
  );
  const found = new Map<Amount, Amount[]>();
  for (const column of groupColumns(counted)) {
    explain(column, found);
    explain(column.toReversed(), found);
  }
  return found;
}

export function findLeaves(amount: Amount, found: Map<Amount, Amount[]>, seen = new Set<Amount>()): Amount[] {
  const parts = found.get(amount);
  if (!parts || seen.has(amount)) return [amount];
  seen.add(amount);
  return parts.flatMap((part) => findLeaves(part, found, seen));
}
