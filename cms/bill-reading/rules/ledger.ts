import { labeled, type Labeled } from './labels.ts';
import { moneyIn, type FoundMoney } from './money.ts';
import type { Row } from './words.ts';

/** What an amount on a bill is, by the words at it. */
export type Role = 'due' | 'invoiced' | 'current' | 'total' | 'subtotal' | 'tax' | 'previous' | 'payment';

export interface LedgerEntry extends Labeled<FoundMoney> {
  role: Role;
}

/** What is due under a condition, or was due before. */
const CONDITIONAL =
  /\b(?:after|if (?:not )?paid|late|past[\s-]?due|year to date|ytd|enclosed|remitted|days)\b/i;

/** In this order: the first that matches a cell says what its amount is. */
const ROLES: [Role, RegExp][] = [
  [
    'previous',
    /\b(?:previous|prior|last|opening|beginning)\s(?:balance|bill|statement|invoice|amount)|balance (?:brought |carried )?forward|past[\s-]?due/i,
  ],
  [
    'payment',
    /\bpayments?(?!\s?(?:due|terms|by|date|coupon|stub|slip|is|of|to))\b|\bamount paid\b|\bless paid\b|\bcredits? (?:applied|received)\b/i,
  ],
  ['subtotal', /\bsub[\s-]?total\b|\bnet charges\b|\btotal before tax\b/i],
  ['tax', /\b(?:sales|state|city|nys?)\b.{0,20}\btax\b|^tax\b|\btax \(?\d/i],
  [
    'due',
    /\b(?:amount|balance)\s(?:now\s)?(?:due|owed|owing|payable)\b|\btotal\s(?:amount\s)?(?:now\s)?due\b|\b(?:please\s)?(?:pay|remit)\s(?:this\s)?(?:amount|total)\b|\bplease\s(?:pay|remit)\b|\b(?:total|amount)\s(?:to\spay|payable)\b/i,
  ],
  [
    'invoiced',
    /\b(?:new|ending|closing|total|account)\s(?:account\s)?balance\b|\b(?:invoice|grand|bill|statement)\stotal\b|\btotal\s(?:of\s)?(?:this\s)?(?:invoice|bill|statement)\b|\binvoice\samount\b|^balance$/i,
  ],
  [
    'current',
    /\b(?:total\s)?(?:current|new)\s(?:charges|invoice|billing|activity)\b|\bcharges\sthis\s(?:period|month)\b|\btotal\s(?:monthly\s|quarterly\s)?charges?\b/i,
  ],
  ['total', /^total\b|^total$/i],
];

const roleOf = (text: string): Role | undefined =>
  CONDITIONAL.test(text) && !/past[\s-]?due/i.test(text)
    ? undefined
    : ROLES.find(([, pattern]) => pattern.test(text))?.[0];

const amountsIn = (text: string) =>
  moneyIn(text).map((money) => ({ value: money, start: money.start, end: money.end }));

/** The amounts that say what they are: what is due, what was paid, the tax. */
export function ledgerOf(rows: Row[]): LedgerEntry[] {
  return ROLES.flatMap(([role, pattern]) => {
    const others = rows.map((row) => ({
      ...row,
      cells: row.cells.filter((cell) => !pattern.test(cell.text) || roleOf(cell.text) === role),
    }));
    return labeled(others, pattern, amountsIn, role === 'previous' ? undefined : CONDITIONAL).map(
      (entry) => ({
        ...entry,
        role,
      }),
    );
  });
}
