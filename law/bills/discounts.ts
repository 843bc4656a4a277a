import { longDay } from '../figures/figure-kinds.ts';
import { type Bill, type RateUnit, type Stream, parseStream } from './bill.ts';
import { type BillContext, type Finding, money, statusOn } from './finding.ts';
import { PER } from './rates.ts';

const SOURCE = 'Admin. Code 16-1002(c)(2)';

const SEPARATED = [
  { key: 'recycling', name: 'recycling', title: 'No discount on recycling' },
  { key: 'organics', name: 'organics', title: 'No discount on organics' },
] as const;

type Separated = (typeof SEPARATED)[number];

/** The rule applies only to carters awarded a zone, and only once that zone is live. */
function zoneChecks(context: BillContext): string[] {
  const status = statusOn(context);
  if (status?.kind === 'live') return [];
  if (!context.zone || !status) {
    return ['The address alone doesn’t tell us the zone. This rule only applies in live zones.'];
  }
  const start = status.kind === 'scheduled' ? `. It goes live on ${longDay(status.date)}` : '';
  return [`${context.zone.name} is not live yet${start}. This rule only applies in live zones.`];
}

function lowestRate({ services }: Bill, stream: Stream, unit?: RateUnit) {
  const found = services
    .filter(({ text }) => parseStream(text) === stream)
    .flatMap(({ rates }) => rates)
    .filter((rate) => unit === undefined || rate.unit === unit);
  return found.toSorted((a, b) => a.dollars - b.dollars)[0];
}

function notCheaper(bill: Bill, context: BillContext, { key, name, title }: Separated): Finding[] {
  const rate = bill[key] ?? lowestRate(bill, key);
  const trash = rate && lowestRate(bill, 'trash', rate.unit);
  if (!rate || !trash || rate.dollars < trash.dollars) return [];
  return [
    {
      id: `discount-${key}`,
      severity: 'rule',
      title,
      text: `The bill charges ${money(rate.dollars)} ${PER[rate.unit]} for ${name}, and ${money(trash.dollars)} for trash. In a live zone, ${name} must cost less than trash.`,
      source: SOURCE,
      checks: zoneChecks(context),
      step: `Ask your carter for the discount on ${name} in its agreement with the city.`,
    },
  ];
}

function noRate(bill: Bill, context: BillContext, { key, name, title }: Separated): Finding[] {
  const isPriced = bill[key] || bill.services.some(({ text }) => parseStream(text) === key);
  if (isPriced || !context.separates?.[key] || bill.services.length === 0) return [];
  return [
    {
      id: `discount-${key}`,
      severity: 'notice',
      title,
      text: `You separate ${name}, and the bill shows no rate for it. In a live zone, ${name} must cost less than trash.`,
      source: SOURCE,
      checks: [...zoneChecks(context), `Look for a rate for ${name} on the bill.`],
      step: `Ask your carter what it charges for ${name}, and for the discount in its agreement with the city.`,
    },
  ];
}

export const discountFindings = (bill: Bill, context: BillContext): Finding[] =>
  SEPARATED.flatMap((stream) => [...notCheaper(bill, context, stream), ...noRate(bill, context, stream)]);
