import { capitalized, longDay } from '../figures/figure-kinds.ts';
import {
  type Bill,
  billedMonths,
  cents,
  isUncapped,
  monthlyAmount,
  type Rate,
  type RateUnit,
  type Service,
} from './bill.ts';
import type { Cap } from './figures.ts';
import { type BillContext, type Finding, money, statusOn } from './finding.ts';

export const PER: Readonly<Record<RateUnit, string>> = {
  volume: 'per cubic yard',
  weight: 'per 100 pounds',
};

interface Limit extends Cap {
  name: string;
  checks: readonly string[];
}

const UNKNOWN_ZONE =
  'The address alone doesn’t tell us the commercial waste zone. In a live zone, the maximum in the carter’s agreement applies, not the citywide cap.';

function limitFor(context: BillContext, unit: RateUnit, carter: string | undefined): Limit {
  const { figures, zone } = context;
  const cap = { ...figures.cap[unit], name: 'the citywide cap' };
  const status = statusOn(context);
  if (!zone || !status) return { ...cap, checks: [UNKNOWN_ZONE] };
  if (status.kind === 'proposed' && status.date <= context.day) {
    return { ...cap, checks: [`Check whether ${zone.name} is live. Its date was only proposed.`] };
  }
  if (status.kind !== 'live') return { ...cap, checks: [] };
  const own = carter === undefined ? undefined : figures.carterMaximum(zone.name, carter, unit);
  if (own) return { ...own, name: `the carter’s maximum in ${zone.name}`, checks: [] };
  return {
    ...cap,
    checks: [
      `${zone.name} has been live since ${longDay(status.date)}, so the maximum in the carter’s agreement with the city applies, which may be higher or lower than the citywide cap. Look it up in the city’s Maximum Price Calculator.`,
    ],
  };
}

const since = ({ from }: { from?: string }): string => (from ? ` since ${longDay(from)}` : '');

function betweenEditions(limit: Limit, lowest: NonNullable<Cap['lowest']>, { day }: BillContext) {
  const reported = `the cap was reported to be ${money(limit.dollars)}${since(limit)}`;
  const isEarlier = limit.from !== undefined && day < limit.from;
  return {
    severity: 'notice' as const,
    title: 'Between two editions of the citywide cap',
    says: `One source gives a cap of ${money(lowest.dollars)}${since(lowest)}; ${reported}.`,
    checks: [
      `Check with BIC: ${reported}.${isEarlier ? ' The bill is for days before that.' : ''}`,
      ...limit.checks,
    ],
    step: 'Ask the Business Integrity Commission which cap applies to your bill.',
  };
}

function overcharge(limit: Limit, { unit }: Rate, excess: number | undefined) {
  // Don't call a rate too high while another limit may apply.
  const isSettled = limit.checks.length === 0;
  const most = isSettled ? 'The most allowed' : capitalized(limit.name);
  const cost = excess
    ? ` That is about ${money(excess)} a month ${isSettled ? 'too much' : 'above it'}.`
    : '';
  return {
    severity: 'overcharge' as const,
    title: `Above ${limit.name}`,
    says: `${most} is ${money(limit.dollars)}${limit.lowest ? `, reported${since(limit)}` : ''}.${cost}`,
    checks: limit.checks,
    step: `Ask your carter to charge no more than ${money(limit.dollars)} ${PER[unit]}, and to credit what you paid above it.`,
    ...(excess ? { monthlyExcess: excess } : {}),
  };
}

function aboveMaximum(
  bill: Bill,
  context: BillContext,
  { service, rate, line }: { service: Service; rate: Rate; line: number },
): Finding[] {
  const limit = limitFor(context, rate.unit, bill.carter);
  const { dollars, lowest } = limit;
  if (rate.dollars <= (lowest?.dollars ?? dollars)) return [];
  const monthly = monthlyAmount(service, rate, billedMonths(bill));
  const excess = monthly === undefined ? undefined : cents(monthly * (1 - dollars / rate.dollars));
  const { says, checks, ...finding } =
    lowest && rate.dollars <= dollars
      ? betweenEditions(limit, lowest, context)
      : overcharge(limit, rate, excess);
  return [
    {
      ...finding,
      id: `rate-${rate.unit}-${line}`,
      text: `The bill charges ${money(rate.dollars)} ${PER[rate.unit]}. ${says}`,
      source: limit.source,
      checks,
    },
  ];
}

export const rateFindings = (bill: Bill, context: BillContext): Finding[] =>
  bill.services.flatMap((service, line) => {
    if (isUncapped(service.text)) return [];
    // A line with both rates is charged only once, so report only the larger excess.
    const found = service.rates.flatMap((rate) => aboveMaximum(bill, context, { service, rate, line }));
    const dearest = found.toSorted((a, b) => (b.monthlyExcess ?? 0) - (a.monthlyExcess ?? 0));
    return dearest.slice(0, 1);
  });
