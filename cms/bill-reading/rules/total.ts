import type { Charges } from './charges.ts';
import type { LedgerEntry, Role } from './ledger.ts';
import { cents } from './money.ts';

const STRENGTH: Partial<Record<Role, number>> = { due: 4, invoiced: 3, current: 2, total: 1 };

export interface ReadTotal {
  entry: LedgerEntry;
  confidence: number;
  /** Whether what the bill charges adds up to it. */
  addsUp: boolean | undefined;
}

const amountsOf = (ledger: LedgerEntry[], role: Role) => [
  ...new Set(
    ledger.filter((entry) => entry.role === role).map((entry) => Math.abs(cents(entry.value.value))),
  ),
];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The sums that a bill's own amounts make, one of which should be the total. */
function sumsOf(ledger: LedgerEntry[], charges: Charges): { lines: number[]; stated: number[] } {
  const services = sum(charges.lines.map((line) => cents(line.amount.value.value)));
  const fees = sum(charges.fees.map((fee) => cents(fee.amount.value.value)));
  const taxes = [0, ...amountsOf(ledger, 'tax')];
  const fromLines = charges.lines.length ? taxes.map((tax) => services + fees + tax) : [];
  const stated = ['subtotal' as const, 'current' as const, 'total' as const].flatMap((role) =>
    amountsOf(ledger, role).flatMap((amount) => taxes.map((tax) => amount + tax)),
  );
  const previous = amountsOf(ledger, 'previous');
  const payments = amountsOf(ledger, 'payment');
  const carried = [
    0,
    ...previous,
    ...previous.flatMap((before) => payments.map((paid) => before - paid)),
    ...(previous.length === 1 ? [(previous[0] ?? 0) - sum(payments)] : []),
  ];
  const withCarried = (amounts: number[]) =>
    amounts.flatMap((amount) => carried.map((more) => amount + more));
  return { lines: withCarried(fromLines), stated: withCarried(stated) };
}

/** What is to be paid: the strongest label wins, and the bill's own sums say how sure that is. */
export function totalOf(ledger: LedgerEntry[], charges: Charges): ReadTotal | undefined {
  const candidates = ledger.filter((entry) => STRENGTH[entry.role] !== undefined && entry.value.value >= 0);
  const strongest = Math.max(...candidates.map((entry) => STRENGTH[entry.role] ?? 0));
  const best = candidates.filter((entry) => STRENGTH[entry.role] === strongest);
  const times = (entry: LedgerEntry) =>
    candidates.filter((other) => cents(other.value.value) === cents(entry.value.value)).length;
  const { lines, stated } = sumsOf(ledger, charges);
  const fits = (entry: LedgerEntry) => [...lines, ...stated].includes(cents(entry.value.value));
  const [entry] = best.toSorted((a, b) => Number(fits(b)) - Number(fits(a)) || times(b) - times(a));
  if (!entry) return undefined;
  const amount = cents(entry.value.value);
  const addsUp = lines.length ? lines.includes(amount) : undefined;
  const conflict = best.some((other) => cents(other.value.value) !== amount);
  const others =
    stated.filter((each) => each === amount).length -
    (entry.role === 'current' || entry.role === 'total' ? 1 : 0);
  const confirmed = addsUp || others > 0 || times(entry) > 1;
  const base = addsUp ? 0.97 : confirmed ? 0.92 : strongest >= 3 ? 0.84 : 0.7;
  const confidence =
    base -
    (conflict ? 0.2 : 0) -
    (entry.value.repaired ? 0.1 : 0) -
    (addsUp === false && !confirmed ? 0.1 : 0);
  return { entry, confidence, addsUp };
}
