import { isSum, type Amount } from './amounts.ts';
import { findLeaves, sumCents } from './sums.ts';
import { SERVICE, type Role } from './vocabulary.ts';

const CARRIED: ReadonlySet<Role | undefined> = new Set<Role>(['previous', 'payment', 'credit', 'adjustment']);

/** Real bills have only a few amounts of each kind, but an uploaded file may have thousands. */
const MAX_CHOICES = 6;

export interface Charge {
  cents: number;
  level: number;
  taxes: Amount[];
  lines?: Amount[];
  stated?: Amount;
}

export interface Carried {
  cents: number;
  previous: Amount[];
  payments: Amount[];
  credits: Amount[];
}

export interface Explanation {
  level: number;
  charge: Charge;
  carried: Carried;
}

export function distinct(amounts: Amount[]): Amount[] {
  const seen = new Set<number>();
  return amounts.filter(({ cents }) => !seen.has(cents) && seen.add(cents));
}

function toChoices(amounts: Amount[]): Amount[][] {
  const once = distinct(amounts.filter(({ cents }) => cents !== 0)).slice(0, MAX_CHOICES);
  const all = [once, ...(amounts.length > once.length ? [amounts.slice(0, MAX_CHOICES)] : [])];
  return [
    [],
    ...all.filter(({ length }) => length > 0),
    ...(once.length > 1 ? once.map((each) => [each]) : []),
  ];
}

export function findCarried(amounts: Amount[]): Carried[] {
  const withRole = (role: Role) => amounts.filter((amount) => amount.role === role);
  const previous = toChoices(withRole('previous')).filter(({ length }) => length < 2);
  return previous.flatMap((before) =>
    toChoices(withRole('payment')).flatMap((payments) =>
      toChoices([...withRole('credit'), ...withRole('adjustment')]).map((credits) => ({
        cents: sumCents([...before, ...payments, ...credits]),
        previous: before,
        payments,
        credits,
      })),
    ),
  );
}

const isCharge = ({ role }: Amount): boolean =>
  role === undefined || role === 'credit' || role === 'adjustment';

/** An adjustment is a credit only if it is negative, because it can also raise the balance. */
export const isCredit = ({ role, cents }: Amount): boolean =>
  role === 'credit' || (role === 'adjustment' && cents < 0);

export function findLineSets(
  amounts: Amount[],
  found: Map<Amount, Amount[]>,
  tableLines: Amount[],
): Amount[][] {
  const sets = [...found.keys()].flatMap((sum) => {
    const leaves = findLeaves(sum, found).filter(({ cents, label }) => cents !== 0 || SERVICE.test(label));
    if (leaves.some(isSum)) return [];
    const lines = leaves.filter(isCharge);
    const withoutCredits = lines.filter(({ role }) => role === undefined);
    return lines.length > withoutCredits.length ? [lines, withoutCredits] : [lines];
  });
  const prose = amounts.filter(({ role, isTabular }) => role === undefined && !isTabular);
  return [...sets, tableLines, ...(tableLines.length > 0 ? [] : [prose])]
    .filter((set) => set.some(({ role }) => role === undefined))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_CHOICES * 2);
}

/** Slightly above the city's sales tax rate, 8.875%. There is no minimum, because part of a bill may be exempt. */
const MAX_TAX = 0.1;

export function findCharges(amounts: Amount[], lines: Amount[][]): Charge[] {
  const taxes = toChoices(amounts.filter(({ role }) => role === 'tax'));
  const stated = amounts.filter(isSum).slice(0, MAX_CHOICES * 4);
  return taxes.flatMap((tax): Charge[] => {
    const cents = sumCents(tax);
    const isTaxOn = (base: number) => cents * base >= 0 && Math.abs(cents) <= Math.abs(base) * MAX_TAX;
    const ofLines = lines.map((set) => ({ base: sumCents(set), set })).filter(({ base }) => isTaxOn(base));
    return [
      ...ofLines.map(({ base, set }) => ({
        cents: base + cents,
        level: set.length + tax.length > 1 ? 3 : 1,
        taxes: tax,
        lines: set,
      })),
      ...stated
        .filter((amount) => isTaxOn(amount.cents))
        .map((amount) => ({
          cents: amount.cents + cents,
          level: tax.length > 0 ? 2 : 1,
          taxes: tax,
          stated: amount,
        })),
    ];
  });
}

export const used = ({ taxes, lines = [] }: Charge, carried?: Carried): number =>
  taxes.length +
  lines.length / 100 +
  (carried ? carried.previous.length + carried.payments.length + carried.credits.length : 0);

const isEmpty = ({ previous, payments, credits }: Carried) =>
  previous.length + payments.length + credits.length === 0;

export function explainAmount(
  amount: Amount,
  charges: Charge[],
  carried: Carried[],
): Explanation | undefined {
  const all = carried.flatMap((each) =>
    charges
      .filter(({ cents }) => cents !== 0 && cents === amount.cents - each.cents)
      .filter(({ stated, lines }) => stated?.row !== amount.row && !lines?.includes(amount))
      // Another copy of the amount due proves nothing about the balance before.
      .filter(({ stated }) => stated?.role !== 'due' || each.cents !== 0 || isEmpty(each))
      .map((charge): Explanation => {
        const level = charge.level === 1 && !isEmpty(each) ? 2 : charge.level;
        return { charge, carried: each, level };
      }),
  );
  const stated = new Set(charges.flatMap((charge) => charge.stated?.cents ?? []));
  const rank = ({ level, charge, carried: before }: Explanation) =>
    level * 1000 + (stated.has(charge.cents) ? 100 : 0) + used(charge, before);
  return all.toSorted((a, b) => rank(b) - rank(a))[0];
}

export function isPartial(amounts: Amount[], { carried, charge }: Explanation): boolean {
  const used = [...carried.previous, ...carried.payments, ...carried.credits, ...(charge.lines ?? [])];
  const cents = new Set(used.map((amount) => amount.cents));
  const left = amounts.filter((amount) => CARRIED.has(amount.role) && !cents.has(amount.cents));
  const hasPrevious = carried.previous.length > 0;
  return sumCents(distinct(hasPrevious ? left.filter(isCredit) : left)) !== 0;
}
