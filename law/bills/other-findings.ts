import { longDay } from '../figures/figure-kinds.ts';
import { plural } from '../numbers.ts';
import { type Amount, type Bill, cents, periodDays, isUncapped, periodMonths, type Service } from './bill.ts';
import { isChargeableContainer } from './fees.ts';
import { asOf2020, type BillContext, type Finding, money, statusOn } from './finding.ts';

const sum = (amounts: readonly (number | undefined)[]): number =>
  cents(amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0));

function sumFinding(
  { id, name, parts }: { id: string; name: string; parts: string },
  stated: Amount,
  added: number,
): Finding {
  return {
    id,
    severity: 'notice',
    title: `The ${name} not the sum of what the bill lists`,
    text: `${parts} add up to ${money(added)}. The bill says ${money(stated.dollars)}.`,
    source: 'The bill',
    checks: ['Look for an amount on the bill that our software missed.'],
    step: 'Ask your carter to explain the difference.',
  };
}

/** A credit may apply to this period or to the previous balance. The carter gets the benefit of the doubt. */
export function sumFindings(bill: Bill): Finding[] {
  const { services, fees, tax, currentCharges, previousBalance, payments, credits, amountDue } = bill;
  const isCarried = previousBalance ?? payments ?? credits;
  const charges = currentCharges ?? (isCarried ? undefined : amountDue);
  const amounts = [...services, ...fees].map(({ amount }) => amount);
  const isSum = (added: number, stated: Amount, tolerance: number): boolean =>
    [0, credits?.dollars ?? 0].some(
      (credit) => Math.abs(cents(added - credit - stated.dollars)) <= tolerance,
    );
  const findings: Finding[] = [];
  const listed = sum([...amounts, tax?.dollars]);
  // Each line may be rounded, so allow a cent per line.
  const areComplete = services.length > 0 && !amounts.includes(undefined);
  if (charges && areComplete && !isSum(listed, charges, cents(amounts.length / 100))) {
    const of = { id: 'sum', name: 'current charges are', parts: 'The lines, fees and tax' };
    findings.push(sumFinding(of, charges, listed));
  }
  if (!currentCharges || !amountDue) return findings;
  const parts = [previousBalance, payments, credits];
  const [before = 0, paid = 0, credited = 0] = parts.map((each) => each?.dollars);
  const due = sum([before, -paid, -credited, currentCharges.dollars]);
  if (!isSum(sum([due, credits?.dollars]), amountDue, 0.01)) {
    const of = {
      id: 'balance',
      name: 'amount due is',
      parts: 'The previous balance, payments, credits and current charges',
    };
    findings.push(sumFinding(of, amountDue, due));
  }
  return findings;
}

const MAX_MONTH_LENGTH = 31;
const MIN_MONTH_LENGTH = 27;
const BILLING = asOf2020('17 RCNY 5-05');

export function periodFindings({ period }: Bill, { today }: BillContext): Finding[] {
  if (!period) return [];
  const { start, end } = period;
  const base = { id: 'period', source: BILLING.source };
  const fromTo = `${longDay(start)} to ${longDay(end)}`;
  if (end < start) {
    const checks = ['Compare both days with the bill.'];
    const text = `The bill covers ${fromTo}, so it ends before it starts.`;
    return [{ ...base, checks, severity: 'notice', title: 'The period ends before it starts', text }];
  }
  const days = periodDays(period);
  if (days > MAX_MONTH_LENGTH && periodMonths(period) !== 1) {
    const text = `The bill covers ${fromTo}, which is ${days} days. Under the 2020 rule, a carter sends a bill each month.`;
    const checks = [BILLING.check];
    return [{ ...base, checks, severity: 'rule', title: 'The bill covers more than a month', text }];
  }
  if (days < MIN_MONTH_LENGTH) {
    const text = `The bill covers ${fromTo}, which is ${days} days.`;
    const checks = ['A new or ended contract may explain it.'];
    return [{ ...base, checks, severity: 'notice', title: 'The bill covers less than a month', text }];
  }
  if (end <= today) return [];
  const text = `The bill covers ${fromTo}. It charges for service that hasn’t happened yet.`;
  const checks = ['The contract may ask for payment in advance.'];
  return [{ ...base, checks, severity: 'notice', title: 'The bill is for future days', text }];
}

export function contractFindings({ contract }: Bill, { figures }: BillContext): Finding[] {
  if (!contract || contract.months <= figures.contractYears * 12) return [];
  const { contractYears: years } = figures;
  const longest = plural(years, { one: `${years} year`, other: `${years} years` });
  return [
    {
      id: 'contract',
      severity: 'rule',
      title: `A contract for more than ${longest}`,
      text: `The bill gives a contract term of ${contract.months} months. Under the 2020 rule, a contract can run at most ${longest}.`,
      source: BILLING.source,
      checks: [
        'Read the contract: the term may count renewals, or belong to another agreement.',
        BILLING.check,
      ],
      step: 'Ask your carter when you may end the contract.',
    },
  ];
}

const MAX_NAME = 60;

const isLarge = ({ text, containerSize = 0 }: Service, containerYards: number): boolean =>
  containerSize >= containerYards || isChargeableContainer(text);

/**
 * In a live zone, only awarded carters may sign contracts. Others may take large containers and exempt materials,
 * but we have no list of them.
 */
export function carterFindings({ carter, services }: Bill, context: BillContext): Finding[] {
  const status = statusOn(context);
  if (!carter || !context.zone || status?.kind !== 'live') return [];
  if (services.length > 0 && services.every(({ text }) => isUncapped(text))) return [];
  const { name } = context.zone;
  const { carters, containerYards } = context.figures.citywide;
  const shownCarter = carter.slice(0, MAX_NAME);
  const hasLarge = services.some((service) => isLarge(service, containerYards));
  const citywide = `one of the ${carters} citywide carters for containers of ${containerYards} cubic yards and more`;
  const anyLicensed = 'Any licensed carter may take exempt materials, such as construction debris.';
  const rule = hasLarge
    ? `Your contract may be with a carter that the city awarded the zone, or with ${citywide}.`
    : `Your contract must be with a carter that the city awarded the zone, or with ${citywide}, and the bill must come from that carter.`;
  return [
    {
      id: 'carter',
      severity: 'notice',
      title: hasLarge ? `Who can serve large containers in ${name}` : `Is ${shownCarter} awarded ${name}?`,
      text: `${name} has been live since ${longDay(status.date)}. ${rule} ${anyLicensed}`,
      source: 'Admin. Code 16-1002(e); Local Law 199 of 2019, section 22',
      checks: [
        `Look for ${shownCarter} in the city’s list of carters of the zone, and among the ${carters} citywide carters. It may also collect for an awarded carter, which then sends the bill. ${anyLicensed}`,
      ],
      step: `Check on nyc.gov/cwz that your carter was awarded ${name}, or may serve large containers citywide.`,
    },
  ];
}
