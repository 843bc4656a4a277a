import { longDay } from '../figures/kinds.ts';
import { type Bill, cents, daysOf, monthsOf } from './bill.ts';
import { type BillContext, type Finding, money, statusOn, unlessSure } from './finding.ts';

/** Rounding in each line of a bill may add up to this much. */
const ROUNDING_DOLLARS = 0.05;

/** The total differs from the sum of what the bill lists. */
export function sumFindings({ services, fees, total }: Bill): Finding[] {
  const amounts = services.map(({ amount }) => amount);
  if (!total || amounts.length === 0 || amounts.includes(undefined)) return [];
  const listed = [...amounts, ...fees.map(({ amount }) => amount)];
  const sum = cents(listed.reduce<number>((all, amount) => all + (amount ?? 0), 0));
  if (Math.abs(sum - total.dollars) <= ROUNDING_DOLLARS) return [];
  return [
    {
      id: 'sum',
      severity: 'notice',
      title: 'The total is not the sum of the lines',
      text: `The lines and fees add up to ${money(sum)}, and the total is ${money(total.dollars)}.`,
      source: 'The bill',
      checks: [
        'Look for a tax, a credit or an earlier balance that was not read.',
        ...unlessSure(total, ...services, ...fees),
      ],
      step: 'Ask your carter to explain the difference between the lines and the total.',
    },
  ];
}

const LONGEST_MONTH = 31;
const SHORTEST_MONTH = 27;

/** The period is not a month, ends before it starts, or is not over. */
export function periodFindings({ period }: Bill, { today }: BillContext): Finding[] {
  if (!period) return [];
  const { start, end } = period;
  const base = { id: 'period', source: '17 RCNY 5-05, text of 2020', checks: unlessSure(period) };
  const fromTo = `${longDay(start)} to ${longDay(end)}`;
  if (end < start) {
    const checks = [...base.checks, 'Compare both days with the bill.'];
    const text = `The bill covers ${fromTo}: it ends before it starts.`;
    return [{ ...base, checks, severity: 'notice', title: 'The period ends before it starts', text }];
  }
  const days = daysOf(period);
  if (days > LONGEST_MONTH && monthsOf(period) !== 1) {
    const text = `The bill covers ${fromTo}, which is ${days} days. A carter sends a bill each month.`;
    return [{ ...base, severity: 'rule', title: 'The bill covers more than a month', text }];
  }
  if (days < SHORTEST_MONTH) {
    const text = `The bill covers ${fromTo}, which is ${days} days.`;
    const checks = [...base.checks, 'A new or ended contract may explain it.'];
    return [{ ...base, checks, severity: 'notice', title: 'The bill covers less than a month', text }];
  }
  if (end <= today) return [];
  const text = `The bill covers ${fromTo}. It charges for service that is still to come.`;
  const checks = [...base.checks, 'The contract may ask for payment in advance.'];
  return [{ ...base, checks, severity: 'notice', title: 'The bill is for days to come', text }];
}

const MAX_NAME = 60;

/** In a live zone only carters that were awarded it may make contracts. No open list of them is in the product. */
export function carterFindings({ carter }: Bill, context: BillContext): Finding[] {
  const status = statusOn(context);
  if (!carter || !context.zone || status?.kind !== 'live') return [];
  const { name } = context.zone;
  const shownCarter = carter.slice(0, MAX_NAME);
  return [
    {
      id: 'carter',
      severity: 'notice',
      title: `Is ${shownCarter} awarded ${name}?`,
      text: `${name} has been live since ${longDay(status.date)}. Your contract must be with a carter that the city awarded the zone, and the bill must come from that carter.`,
      source: 'Admin. Code 16-1002(e); Local Law 199 of 2019, section 22',
      checks: [
        `Look for ${shownCarter} in the city’s list of carters of the zone. It may also collect for an awarded carter, which then sends the bill.`,
      ],
      step: `Check on nyc.gov/cwz that your carter was awarded ${name}.`,
    },
  ];
}
