import { isNamed, type Amount } from './amounts.ts';
import {
  findCarried,
  findCharges,
  distinct,
  explainAmount,
  isCredit,
  isPartial,
  findLineSets,
  used,
  type Carried,
  type Charge,
  type Explanation,
} from './explanations.ts';
import { explainedSums } from './sums.ts';
import type { Role } from './vocabulary.ts';

export interface Judged {
  amount: Amount;
  confidence: number;
}

export interface Settled {
  due: Judged | undefined;
  current: Judged | undefined;
  previous: Amount[];
  payments: Amount[];
  credits: Amount[];
  taxes: Amount[];
  isBalanceSure: boolean;
  isTaxSure: boolean;
  lines: Amount[];
  areLinesSure: boolean;
}

const STRENGTH: Partial<Record<Role, number>> = { due: 5, balance: 3.5, invoice: 3, current: 1.9, total: 2 };

/** Indexed by how the amount is confirmed: not at all, printed twice, or (two levels) the sum of others. */
const CONFIDENCE = [0.6, 0.88, 0.95, 0.97];

const UNSURE = 0.65;
const PARTIAL = 0.75;

/**
 * The label strength required for full confidence. Scans require STRONG, because the line with the amount due
 * may be missing. WEAK excludes only current charges.
 */
const STRONG = 3.5;
const WEAK = 2;

interface Candidate extends Judged {
  score: number;
  explanation: Explanation | undefined;
}

const labelStrength = ({ role }: Amount): number => (role && STRENGTH[role]) ?? 0;

/** Limits the work for files with thousands of amounts. */
const MAX_UNNAMED = 40;

const isExplained = ({ explanation }: Candidate): boolean => (explanation?.level ?? 0) > 1;

function findAmountDue(amounts: Amount[], charges: Charge[], carried: Carried[]): Candidate | undefined {
  const labeled = amounts.filter((amount) => labelStrength(amount) > 0);
  const judge = (amount: Amount): Candidate => {
    const explanation = explainAmount(amount, charges, carried);
    const repeats = labeled.filter(({ cents, row }) => cents === amount.cents && row !== amount.row).length;
    const partial = explanation && isPartial(amounts, explanation);
    const weak = labelStrength(amount) < (amount.row.page.source === 'scan' ? STRONG : WEAK);
    const level = Math.max(partial ? 0 : (explanation?.level ?? 0), repeats > 0 ? 1 : 0);
    const score = labelStrength(amount) + level * 0.6 + Math.min(repeats, 2) * 0.1 - (partial ? 1 : 0);
    const confidence = partial ? PARTIAL : (CONFIDENCE[level] ?? 0);
    return {
      amount,
      score,
      explanation: partial ? undefined : explanation,
      confidence: weak ? Math.min(confidence, PARTIAL) : confidence,
    };
  };
  const candidates = distinct(labeled.toSorted((a, b) => labelStrength(b) - labelStrength(a))).map(judge);
  const [best] = candidates.toSorted((a, b) => b.score - a.score);
  if (!best || (!isExplained(best) && labelStrength(best.amount) < STRONG)) {
    const unnamed = distinct(amounts.filter(({ role, cents }) => role === undefined && cents > 0));
    const sums = unnamed.slice(-MAX_UNNAMED).map(judge);
    const [sum] = sums.toSorted((a, b) => b.amount.cents - a.amount.cents).filter(isExplained);
    if (sum) return sum;
  }
  if (!best) return undefined;
  const rival = candidates.some(
    ({ amount, confidence }) =>
      amount !== best.amount &&
      amount.cents !== 0 &&
      (labelStrength(amount) > labelStrength(best.amount) ||
        (labelStrength(amount) === labelStrength(best.amount) && confidence >= best.confidence - 0.08)),
  );
  // An unlabeled larger amount further down may be the invoice total plus earlier debt.
  const last = amounts.findLastIndex(({ cents }) => cents === best.amount.cents);
  const from = labelStrength(best.amount) < STRONG ? 0 : last;
  const exceeded = amounts
    .slice(from)
    .some(({ role, isTabular, cents }) => role === undefined && isTabular && cents > best.amount.cents);
  return rival || exceeded ? { ...best, confidence: Math.min(best.confidence, UNSURE) } : best;
}

function findCurrentCharges(amounts: Amount[], charges: Charge[]): Candidate | undefined {
  const none: Carried = { cents: 0, previous: [], payments: [], credits: [] };
  return amounts
    .filter(({ role }) => role === 'current' || role === 'invoice' || role === 'subtotal')
    .map((amount): Candidate => {
      const explanation = explainAmount(amount, charges, [none]);
      const level = explanation?.level ?? 0;
      const strength = amount.role === 'current' ? 1 : amount.role === 'invoice' ? 0.5 : 0;
      return { amount, explanation, score: strength + level, confidence: level > 1 ? 0.9 : 0.6 };
    })
    .toSorted((a, b) => b.score - a.score)[0];
}

function findStated(cents: number, amounts: Amount[]): Amount | undefined {
  const order: (Role | undefined)[] = ['current', 'invoice', 'total', 'due', 'balance', 'subtotal', 'aged'];
  return amounts
    .filter((amount) => amount.cents === cents && order.includes(amount.role))
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))[0];
}

const withRole = (amounts: Amount[], role: Role): Amount[] =>
  distinct(amounts.filter((amount) => amount.role === role && amount.cents !== 0));

function isDisputed(cents: number, due: Amount | undefined, amounts: Amount[]): boolean {
  const aged = amounts.filter((amount) => amount.role === 'aged' && amount.cents !== 0);
  return (
    cents < 0 ||
    amounts.some((amount) => amount.role === 'current' && amount.isTabular && amount.cents !== cents) ||
    (due?.cents === cents && new Set(aged.map((amount) => amount.cents)).size > 1)
  );
}

export function settle(amounts: Amount[], tableLines: Amount[]): Settled {
  const charges = findCharges(amounts, findLineSets(amounts, explainedSums(amounts), tableLines));
  const due = findAmountDue(amounts, charges, findCarried(amounts));
  const stated = findCurrentCharges(amounts, charges);
  const all = due?.explanation && due.confidence > UNSURE ? due.explanation : undefined;
  // If the lines are open invoices, only one of them is the charge on this bill.
  const isOneOfLines =
    stated?.amount.role !== 'subtotal' &&
    stated?.amount.cents !== all?.charge.cents &&
    all?.charge.lines?.some(({ cents }) => cents === stated?.amount.cents);
  const explained = isOneOfLines ? undefined : all;
  const alone = explained ? undefined : stated;
  const cents = explained?.charge.cents ?? alone?.explanation?.charge.cents ?? alone?.amount.cents;
  const place = cents === undefined ? undefined : findStated(cents, amounts);
  const isSure = ((explained ?? alone?.explanation)?.level ?? 0) > 1;
  const [fit] = charges
    .filter((each) => each.lines && each.cents === cents && each.level > 1)
    .toSorted((a, b) => used(b) - used(a));
  const isDoubtful =
    !isSure ||
    isOneOfLines ||
    isDisputed(cents ?? 0, due?.amount, amounts) ||
    fit?.lines?.some((line) => !isCredit(line) && !isNamed(line));
  const confidence = Math.min((explained ? due : alone)?.confidence ?? 0, isDoubtful ? UNSURE : 0.95);
  const carried = explained?.carried;
  const lines = fit?.lines ?? tableLines;
  const credits = [...(carried?.credits ?? withRole(amounts, 'credit')), ...lines];
  const taxes = (fit ?? explained?.charge)?.taxes ?? [];
  return {
    due,
    current: place && { amount: place, confidence },
    previous: carried?.previous.length ? carried.previous : withRole(amounts, 'previous').slice(0, 1),
    payments: carried?.payments.length ? carried.payments : withRole(amounts, 'payment'),
    credits: distinct(credits.filter(isCredit)),
    taxes: taxes.length > 0 ? taxes : withRole(amounts, 'tax'),
    isBalanceSure: carried !== undefined && isSure,
    isTaxSure: isSure && taxes.length > 0,
    lines: lines.filter((line) => !isCredit(line)),
    areLinesSure: fit !== undefined && isSure,
  };
}
