import type { BillFieldName } from '#law/bills/bill-fields.ts';
import {
  cents,
  type Amount,
  type Bill,
  type Fee,
  type Rate,
  type RateUnit,
  type Service,
} from '#law/bills/bill.ts';
import { LOW_CONFIDENCE } from '../reading/reading.ts';
import type { Bill as StoredBill } from '#cms/payload-types.ts';
import { groupByLine, SERVICE_FIELDS } from './service-lines.ts';

export type StoredValue = NonNullable<StoredBill['values']>[number];

export const currentValue = ({ correctedValue, value }: StoredValue): string => correctedValue ?? value;

/** A visitor's correction counts only once staff confirm it. */
const isSure = ({ verdict, correctedBy, confidence }: StoredValue): boolean =>
  verdict === 'none' ? confidence >= LOW_CONFIDENCE : correctedBy !== 'visitor';

const isStated = ({ verdict }: StoredValue): boolean => verdict !== 'dismissed';

function bestOf(values: readonly StoredValue[], field: BillFieldName): StoredValue | undefined {
  const rank = (value: StoredValue) => (value.verdict === 'none' ? value.confidence : 2);
  return values.filter((value) => value.field === field).toSorted((a, b) => rank(b) - rank(a))[0];
}

function numberOf(value: StoredValue | undefined): number | undefined {
  if (!value) return undefined;
  const number = Number(currentValue(value));
  return Number.isFinite(number) ? number : undefined;
}

const areSure = (...values: readonly (StoredValue | undefined)[]): boolean =>
  values.every((value) => value === undefined || isSure(value));

const rateOf = (value: StoredValue | undefined, unit: RateUnit): Rate[] => {
  const dollars = numberOf(value);
  return dollars === undefined ? [] : [{ unit, dollars }];
};

function serviceOf(values: readonly StoredValue[]): Service {
  const best = (field: BillFieldName) => bestOf(values, field);
  const [text, perYard, perWeight] = [best('service'), best('ratePerYard'), best('ratePer100Pounds')];
  const [amount, containerSize, pickups] = [best('amount'), best('containerSize'), best('pickups')];
  return {
    text: text ? currentValue(text) : '',
    rates: [...rateOf(perYard, 'volume'), ...rateOf(perWeight, 'weight')],
    amount: numberOf(amount),
    containerSize: numberOf(containerSize),
    pickupsPerWeek: numberOf(pickups),
    isSure: areSure(perYard, perWeight, amount, containerSize, pickups),
  };
}

const ADDED: ReadonlySet<BillFieldName> = new Set(['payments', 'credits', 'tax']);

/** For amounts due and current charges, the label holds the currency unless it is the US dollar. */
const isForeign = ({ field, label }: StoredValue): boolean => !ADDED.has(field) && Boolean(label);

const servicesOf = (values: readonly StoredValue[]): Service[] =>
  groupByLine(values.filter(({ field }) => SERVICE_FIELDS.has(field))).map(serviceOf);

const feesOf = (values: readonly StoredValue[]): Fee[] =>
  values
    .filter(({ field }) => field === 'fee')
    .flatMap((value) => {
      const amount = numberOf(value);
      return amount === undefined
        ? []
        : [{ label: value.label ?? value.printed, amount, isSure: isSure(value) }];
    });

const BY_WEIGHT = /\b(100|hundred|cwt|lbs?|pounds?)\b/i;

function separateRate(value: StoredValue | undefined) {
  const dollars = numberOf(value);
  if (!value || dollars === undefined) return undefined;
  const unit: RateUnit = BY_WEIGHT.test(value.label ?? '') ? 'weight' : 'volume';
  return { unit, dollars, isSure: isSure(value) };
}

function contractOf(value: StoredValue | undefined): Bill['contract'] {
  const months = numberOf(value);
  return value && months !== undefined ? { months, isSure: isSure(value) } : undefined;
}

function amountOf(values: readonly StoredValue[], field: BillFieldName): Amount | undefined {
  const stated = values.filter((value) => value.field === field && numberOf(value) !== undefined);
  const added = ADDED.has(field) ? stated : stated.filter((value) => value === bestOf(stated, field));
  if (added.length === 0) return undefined;
  return {
    dollars: cents(added.reduce((sum, value) => sum + (numberOf(value) ?? 0), 0)),
    isSure: added.every((value) => isSure(value) && !isForeign(value)),
  };
}

export function billOf(read: readonly StoredValue[]): Bill {
  const values = read.filter(isStated);
  const [hauler, license, start, end] = (['hauler', 'license', 'periodStart', 'periodEnd'] as const).map(
    (field) => bestOf(values, field),
  );
  return {
    carter: hauler && currentValue(hauler),
    license: license && currentValue(license),
    period:
      start && end
        ? { start: currentValue(start), end: currentValue(end), isSure: areSure(start, end) }
        : undefined,
    contract: contractOf(bestOf(values, 'contractMonths')),
    previousBalance: amountOf(values, 'previousBalance'),
    payments: amountOf(values, 'payments'),
    credits: amountOf(values, 'credits'),
    currentCharges: amountOf(values, 'currentCharges'),
    amountDue: amountOf(values, 'amountDue'),
    tax: amountOf(values, 'tax'),
    services: servicesOf(values),
    fees: feesOf(values),
    recycling: separateRate(bestOf(values, 'recyclingRate')),
    organics: separateRate(bestOf(values, 'organicsRate')),
  };
}
