import { isSum, type Amount } from './amounts.ts';
import { explainedSums, leavesOf, sumOf } from './sums.ts';
import { SERVICE, type Role } from './vocabulary.ts';

/** An amount that was chosen, and how sure it is. */
export interface Judged {
  amount: Amount;
  confidence: number;
}

/** What the amounts of a bill are, as far as they fit together. */
export interface Settled {
  due: Judged | undefined;
  current: Judged | undefined;
  previous: Amount[];
  payments: Amount[];
  credits: Amount[];
  taxes: Amount[];
  /** Whether what was owed before, and the tax, are part of a sum that holds. */
  isBalanceSure: boolean;
  isTaxSure: boolean;
  lines: Amount[];
  areLinesSure: boolean;
}

/** How much a label says that an amount is what has to be paid. */
const STRENGTH: Partial<Record<Role, number>> = { due: 4, balance: 3.5, invoice: 3, current: 1.9, total: 2 };

/** How sure an amount is that nothing confirms, one that is printed twice, and one that others add up to. */
const CONFIDENCE = [0.6, 0.88, 0.95, 0.97];

const UNSURE = 0.65;
const PARTIAL = 0.75;

/** A scan may lack the line that says what is due. The charges of the period alone do not say it. */
const STRONG = 3.5;
const WEAK = 2;

const CARRIED: ReadonlySet<Role | undefined> = new Set<Role>(['previous', 'payment', 'credit', 'adjustment']);

/** A bill has few amounts of a kind; a stranger's file may have thousands. */
const MAX_CHOICES = 6;

/** What a bill may charge for its period, with the amounts that say so. */
interface Charge {
  cents: number;
  level: number;
  taxes: Amount[];
  lines?: Amount[];
  stated?: Amount;
}

interface Carried {
  cents: number;
  previous: Amount[];
  payments: Amount[];
  credits: Amount[];
}

interface Explanation {
  level: number;
  charge: Charge;
  carried: Carried;
}

function distinct(amounts: Amount[]): Amount[] {
  const seen = new Set<number>();
  return amounts.filter(({ cents }) => !seen.has(cents) && seen.add(cents));
}

/** None, one of them, or all: each once, as a summary repeats them. */
function choicesOf(amounts: Amount[]): Amount[][] {
  const once = distinct(amounts.filter(({ cents }) => cents !== 0)).slice(0, MAX_CHOICES);
  const all = [once, ...(amounts.length > once.length ? [amounts.slice(0, MAX_CHOICES)] : [])];
  return [
    [],
    ...all.filter(({ length }) => length > 0),
    ...(once.length > 1 ? once.map((each) => [each]) : []),
  ];
}

function carriedOf(amounts: Amount[]): Carried[] {
  const withRole = (role: Role) => amounts.filter((amount) => amount.role === role);
  const previous = choicesOf(withRole('previous')).filter(({ length }) => length < 2);
  return previous.flatMap((before) =>
    choicesOf(withRole('payment')).flatMap((payments) =>
      choicesOf([...withRole('credit'), ...withRole('adjustment')]).map((credits) => ({
        cents: sumOf([...before, ...payments, ...credits]),
        previous: before,
        payments,
        credits,
      })),
    ),
  );
}

const isCharge = ({ role }: Amount): boolean =>
  role === undefined || role === 'credit' || role === 'adjustment';

/** An adjustment may also raise what is owed. */
const isCredit = ({ role, cents }: Amount): boolean =>
  role === 'credit' || (role === 'adjustment' && cents < 0);

/** The sets of amounts that may be the lines: those that add up to a sum, and those of the table. */
function linesOf(amounts: Amount[], found: Map<Amount, Amount[]>, tableLines: Amount[]): Amount[][] {
  const sets = [...found.keys()].flatMap((sum) => {
    const leaves = leavesOf(sum, found).filter(({ cents, label }) => cents !== 0 || SERVICE.test(label));
    if (leaves.some(isSum)) return [];
    const lines = leaves.filter(isCharge);
    const withoutCredits = lines.filter(({ role }) => role === undefined);
    return lines.length > withoutCredits.length ? [lines, withoutCredits] : [lines];
  });
  // A bill in sentences has no table.
  const prose = amounts.filter(({ role, isTabular }) => role === undefined && !isTabular);
  return [...sets, tableLines, ...(tableLines.length > 0 ? [] : [prose])]
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_CHOICES * 2);
}

function chargesOf(amounts: Amount[], lines: Amount[][]): Charge[] {
  const taxes = choicesOf(amounts.filter(({ role }) => role === 'tax'));
  const stated = amounts.filter(isSum).slice(0, MAX_CHOICES * 4);
  return taxes.flatMap((tax) => [
    ...lines.map((set): Charge => ({
      cents: sumOf(set) + sumOf(tax),
      // A single line without tax is the same amount once more.
      level: set.length + tax.length > 1 ? 3 : 1,
      taxes: tax,
      lines: set,
    })),
    ...stated.map((amount): Charge => ({
      cents: amount.cents + sumOf(tax),
      level: tax.length > 0 ? 2 : 1,
      taxes: tax,
      stated: amount,
    })),
  ]);
}

/** How many amounts of the bill it accounts for: that of its taxes and balance first. */
const used = ({ taxes, lines = [] }: Charge, carried?: Carried): number =>
  taxes.length +
  lines.length / 100 +
  (carried ? carried.previous.length + carried.payments.length + carried.credits.length : 0);

/** The best way in which other amounts of the bill make up this one. */
function explanationOf(amount: Amount, charges: Charge[], carried: Carried[]): Explanation | undefined {
  const all = carried.flatMap((each) =>
    charges
      .filter(({ cents }) => cents !== 0 && cents === amount.cents - each.cents)
      .filter(({ stated, lines }) => stated?.row !== amount.row && !lines?.includes(amount))
      .map((charge): Explanation => {
        const isCarried = each.previous.length + each.payments.length + each.credits.length > 0;
        return { charge, carried: each, level: charge.level === 1 && isCarried ? 2 : charge.level };
      }),
  );
  // An amount that the bill states for the period before one that only follows.
  const stated = new Set(charges.flatMap((charge) => charge.stated?.cents ?? []));
  const rank = ({ level, charge, carried: before }: Explanation) =>
    level * 1000 + (stated.has(charge.cents) ? 100 : 0) + used(charge, before);
  return all.toSorted((a, b) => rank(b) - rank(a))[0];
}

interface Candidate extends Judged {
  score: number;
  explanation: Explanation | undefined;
}

/** Whether an explanation leaves out what was owed, paid or credited before. */
function isPartial(amounts: Amount[], { carried, charge }: Explanation): boolean {
  const used = [...carried.previous, ...carried.payments, ...carried.credits, ...(charge.lines ?? [])];
  const cents = new Set(used.map((amount) => amount.cents));
  const left = amounts.filter((amount) => CARRIED.has(amount.role) && !cents.has(amount.cents));
  const hasPrevious = carried.previous.length > 0;
  return sumOf(distinct(hasPrevious ? left.filter(isCredit) : left)) !== 0;
}

function dueOf(amounts: Amount[], charges: Charge[], carried: Carried[]): Candidate | undefined {
  const labeled = amounts.filter(({ role }) => role && STRENGTH[role] !== undefined);
  const candidates = distinct(labeled.toSorted((a, b) => strengthOf(b) - strengthOf(a))).map(
    (amount): Candidate => {
      const explanation = explanationOf(amount, charges, carried);
      const repeats = labeled.filter(({ cents, row }) => cents === amount.cents && row !== amount.row).length;
      const partial = explanation && isPartial(amounts, explanation);
      const weak = strengthOf(amount) < (amount.row.page.source === 'scan' ? STRONG : WEAK);
      const level = Math.max(partial ? 0 : (explanation?.level ?? 0), repeats > 0 ? 1 : 0);
      const score = strengthOf(amount) + level * 0.6 + Math.min(repeats, 2) * 0.1 - (partial ? 1 : 0);
      const confidence = partial ? PARTIAL : (CONFIDENCE[level] ?? 0);
      return {
        amount,
        score,
        explanation: partial ? undefined : explanation,
        confidence: weak ? Math.min(confidence, PARTIAL) : confidence,
      };
    },
  );
  const [best] = candidates.toSorted((a, b) => b.score - a.score);
  if (!best) return undefined;
  const rival = candidates.some(
    ({ amount, confidence }) =>
      amount !== best.amount &&
      amount.cents !== 0 &&
      (strengthOf(amount) > strengthOf(best.amount) ||
        (strengthOf(amount) === strengthOf(best.amount) && confidence >= best.confidence - 0.08)),
  );
  return rival ? { ...best, confidence: Math.min(best.confidence, UNSURE) } : best;
}

const strengthOf = ({ role }: Amount): number => (role && STRENGTH[role]) ?? 0;

/** What the period costs, where the amount due does not say it. */
function currentOf(amounts: Amount[], charges: Charge[]): Candidate | undefined {
  const none: Carried = { cents: 0, previous: [], payments: [], credits: [] };
  return amounts
    .filter(({ role }) => role === 'current' || role === 'invoice' || role === 'subtotal')
    .map((amount): Candidate => {
      const explanation = explanationOf(amount, charges, [none]);
      const level = explanation?.level ?? 0;
      const strength = amount.role === 'current' ? 1 : amount.role === 'invoice' ? 0.5 : 0;
      return { amount, explanation, score: strength + level, confidence: level > 1 ? 0.9 : 0.6 };
    })
    .toSorted((a, b) => b.score - a.score)[0];
}

/** The place where the bill says what its period costs: the one that is labeled so, or another with this amount. */
function placeOf(cents: number, amounts: Amount[]): Amount | undefined {
  const order: (Role | undefined)[] = ['current', 'invoice', 'total', 'due', 'balance', 'subtotal'];
  return amounts
    .filter((amount) => amount.cents === cents && order.includes(amount.role))
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))[0];
}

const withRole = (amounts: Amount[], role: Role): Amount[] =>
  distinct(amounts.filter((amount) => amount.role === role && amount.cents !== 0));

/** Finds what the amounts of a bill are: by their labels, and by what adds up. */
export function settle(amounts: Amount[], tableLines: Amount[]): Settled {
  const charges = chargesOf(amounts, linesOf(amounts, explainedSums(amounts), tableLines));
  const due = dueOf(amounts, charges, carriedOf(amounts));
  const explained = due?.explanation && due.confidence > UNSURE ? due.explanation : undefined;
  const alone = explained ? undefined : currentOf(amounts, charges);
  const cents = explained?.charge.cents ?? alone?.explanation?.charge.cents ?? alone?.amount.cents;
  const place = cents === undefined ? undefined : placeOf(cents, amounts);
  const isSure = ((explained ?? alone?.explanation)?.level ?? 0) > 1;
  const confidence = Math.min((explained ? due : alone)?.confidence ?? 0, 0.95);
  // Lines with the tax of the bill before lines that include it.
  const [fit] = charges
    .filter((each) => each.lines && each.cents === cents && each.level > 1)
    .toSorted((a, b) => used(b) - used(a));
  const carried = explained?.carried;
  const lines = fit?.lines ?? tableLines;
  const credits = [...(carried?.credits ?? withRole(amounts, 'credit')), ...lines];
  const taxes = (fit ?? explained?.charge)?.taxes ?? [];
  return {
    due,
    current: place && { amount: place, confidence: isSure ? confidence : UNSURE },
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
