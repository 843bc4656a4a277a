import { type Bill, billedMonths, cents, periodCharges } from './bill.ts';
import { discountFindings } from './discounts.ts';
import { feeFindings } from './fee-findings.ts';
import { type BillContext, type Finding, type Severity, SEVERITIES } from './finding.ts';
import { carterFindings, contractFindings, periodFindings, sumFindings } from './other-findings.ts';
import { rateFindings } from './rates.ts';

const rank = ({ severity, checks }: Finding): number =>
  SEVERITIES.findIndex(({ value }) => value === severity) * 2 + (checks.length > 0 ? 1 : 0);

export const proposeFindings = (bill: Bill, context: BillContext): Finding[] =>
  [
    ...rateFindings(bill, context),
    ...feeFindings(bill, context),
    ...discountFindings(bill, context),
    ...sumFindings(bill),
    ...periodFindings(bill, context),
    ...contractFindings(bill, context),
    ...carterFindings(bill, context),
  ].toSorted((a, b) => rank(a) - rank(b));

export const isPlain = ({ severity, checks }: { severity: Severity; checks: readonly string[] }): boolean =>
  severity !== 'notice' && checks.length === 0;

export function monthlyCost(bill: Bill): number | undefined {
  const { dollars = 0 } = periodCharges(bill) ?? {};
  return dollars > 0 ? cents(dollars / billedMonths(bill)) : undefined;
}

export function fairMonthlyCost(
  cost: number,
  chosen: readonly Pick<Finding, 'monthlyExcess'>[],
): number | undefined {
  const excess = chosen.reduce((all, { monthlyExcess = 0 }) => all + monthlyExcess, 0);
  return excess > 0 ? Math.max(0, cents(cost - excess)) : undefined;
}
