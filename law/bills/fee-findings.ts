import { type Bill, billedMonths, cents, type Fee } from './bill.ts';
import { feeKind, type FeeRule, isChargeableContainer } from './fees.ts';
import { asOf2020, type BillContext, type Finding, money, type Severity, statusOn } from './finding.ts';

const COMMISSION = asOf2020('17 RCNY 5-02');

interface Judgment {
  severity: Severity;
  title: string;
  why: string;
  source: string;
  checks: string[];
  isExcess: boolean;
}

/** Carters must charge by volume or weight, without surcharges. In a live zone, a carter's agreement may allow fees. */
function surcharge(isLive: boolean): Judgment {
  return {
    severity: 'overcharge',
    title: 'Fee not allowed',
    why: "Under the 2020 rule, carters charge for the volume or the weight of your waste, and can't add surcharges.",
    source: COMMISSION.source,
    checks: [
      COMMISSION.check,
      ...(isLive ? ['Check that the carter’s agreement with the city does not name this fee.'] : []),
    ],
    isExcess: true,
  };
}

/** In a live zone the law itself bans the fee. Elsewhere only the Commission's rule does. */
const containerFee = (bill: Bill, { label }: Fee, isLive: boolean): Judgment => {
  const exempt = [label, ...bill.services.map(({ text }) => text)].some(isChargeableContainer);
  return {
    severity: exempt ? 'notice' : 'overcharge',
    title: exempt ? 'Fee for a container' : 'Fee not allowed for a container',
    why: `${isLive ? 'A' : 'Under the 2020 rule, a'} carter can’t charge a fee for a container, unless it is a compactor or a roll-off.`,
    source: isLive ? 'Admin. Code 16-1002(c)(2)' : COMMISSION.source,
    checks: [
      ...(isLive ? [] : [COMMISSION.check]),
      ...(exempt ? ['The bill mentions a compactor or a roll-off. Carters may charge a fee for those.'] : []),
    ],
    isExcess: !exempt,
  };
};

const notice = (title: string, why: string, source: string, check: string): Judgment => ({
  severity: 'notice',
  title,
  why,
  source,
  checks: [check],
  isExcess: false,
});

function judge(bill: Bill, fee: Fee, isLive: boolean): Judgment | undefined {
  const judgments: Readonly<Record<FeeRule['kind'], () => Judgment | undefined>> = {
    tax: () => undefined,
    // Zone agreements set a rate for each weekly pickup.
    pickup: () => (isLive ? undefined : surcharge(false)),
    surcharge: () => surcharge(isLive),
    container: () => containerFee(bill, fee, isLive),
    overfilled: () =>
      notice(
        'Fee for an overfilled container',
        'The first time in 12 months, the carter takes a photo, collects, and leaves a notice. Starting with the second time, a fee is allowed.',
        '16 RCNY chapter 20',
        'Ask whether the carter sent photos and notices.',
      ),
    late: () =>
      notice(
        'Late fee or interest',
        'The bill adds a charge for an earlier bill. It is not part of what the service costs.',
        'The bill',
        'Leave it out of the monthly cost if it is not charged each month.',
      ),
    oneTime: () =>
      notice(
        'Charge for an extra service',
        'The bill has a charge for a single service. It is not part of what the service costs each month.',
        'The bill',
        'Leave it out of the monthly cost if it is not charged each month.',
      ),
    unknown: () =>
      notice(
        'Fee to explain',
        "The bill has a fee that we don't recognize. Under the 2020 rule, carters charge for the volume or the weight of your waste, and can't add surcharges.",
        COMMISSION.source,
        'Find out what this fee is for.',
      ),
  };
  return judgments[feeKind(fee.label)]();
}

const MAX_LABEL = 60;

export const feeFindings = (bill: Bill, context: BillContext): Finding[] =>
  bill.fees.flatMap((fee, index) => {
    const judgment = fee.amount > 0 && judge(bill, fee, statusOn(context)?.kind === 'live');
    if (!judgment) return [];
    const { severity, title, why, source, checks, isExcess } = judgment;
    const excess = cents(fee.amount / billedMonths(bill));
    return {
      id: `fee-${index}`,
      severity,
      title,
      text: `“${fee.label.slice(0, MAX_LABEL)}”: ${money(fee.amount)}. ${why}`,
      source,
      checks,
      ...(isExcess
        ? {
            monthlyExcess: excess,
            step: `Ask your carter to take “${fee.label.slice(0, MAX_LABEL)}” off the bill, and to credit what you paid.`,
          }
        : {}),
    };
  });
