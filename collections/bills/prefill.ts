import { type BillFieldName, isSameBillValue, MAX_VALUE_LENGTH } from '#law/bills/bill-fields.ts';
import { cents, type RateUnit } from '#law/bills/bill.ts';
import type { Bill } from '#cms/payload-types.ts';
import { MAX_LINES } from './form-fields.ts';
import { LOW_CONFIDENCE, type ReadValue } from './reading/reading.ts';

type Form = Pick<Bill, 'bill' | 'services' | 'fees'>;

const findBest = (values: readonly ReadValue[], field: BillFieldName): ReadValue | undefined =>
  values.filter((value) => value.field === field).toSorted((a, b) => b.confidence - a.confidence)[0];

function parseNumber(value: ReadValue | undefined): number | undefined {
  const number = value ? Number(value.value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Labels of amounts that are not in US dollars. */
const FOREIGN: ReadonlySet<string | undefined> = new Set(['CAD', 'EUR', 'GBP']);

/** Fields whose values are added up, because a bill may list several of them. */
const ADDED: ReadonlySet<BillFieldName> = new Set(['payments', 'credits', 'tax']);

function findAmount(values: readonly ReadValue[], field: BillFieldName): number | undefined {
  const read = values.filter((value) => value.field === field && parseNumber(value) !== undefined);
  if (ADDED.has(field))
    return read.length > 0
      ? cents(read.reduce((sum, value) => sum + (parseNumber(value) ?? 0), 0))
      : undefined;
  return parseNumber(findBest(read, field));
}

/** Payload stores a day as noon UTC on that day. */
const toNoon = (value: ReadValue | undefined): string | undefined => value && `${value.value}T12:00:00.000Z`;

const BY_WEIGHT = /\b(100|hundred|cwt|lbs?|pounds?)\b/i;

const rateUnit = (value: ReadValue | undefined): RateUnit | undefined =>
  value && (BY_WEIGHT.test(value.label ?? '') ? 'weight' : 'volume');

const SERVICE_FIELDS = ['containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'amount'] as const;

const LINE_FIELDS: ReadonlySet<BillFieldName> = new Set(['service', ...SERVICE_FIELDS]);

function toServices(values: readonly ReadValue[]): Form['services'] {
  const ofLines = values.filter(({ field }) => LINE_FIELDS.has(field));
  const numbers = [...new Set(ofLines.map(({ line }) => line ?? 0))].toSorted((one, other) => one - other);
  return numbers.slice(0, MAX_LINES).map((number) => {
    const line = ofLines.filter((value) => (value.line ?? 0) === number);
    return {
      service: findBest(line, 'service')?.value,
      ...Object.fromEntries(SERVICE_FIELDS.map((field) => [field, parseNumber(findBest(line, field))])),
    };
  });
}

function toFees(values: readonly ReadValue[]): Form['fees'] {
  const fees = values.flatMap((value) => {
    const amount = parseNumber(value);
    const label = (value.label || value.printed).slice(0, MAX_VALUE_LENGTH);
    return value.field === 'fee' && amount !== undefined ? [{ label, amount }] : [];
  });
  return fees.slice(0, MAX_LINES);
}

/** Returns the form with the most confident reading of each value. Omits amounts in other currencies. */
export function prefilled(read: readonly ReadValue[]): Form {
  const values = read.filter(({ label }) => !FOREIGN.has(label));
  const best = (field: BillFieldName) => findBest(values, field);
  const amount = (field: BillFieldName) => findAmount(values, field);
  return {
    bill: {
      hauler: best('hauler')?.value,
      license: best('license')?.value,
      periodStart: toNoon(best('periodStart')),
      periodEnd: toNoon(best('periodEnd')),
      contractMonths: parseNumber(best('contractMonths')),
      previousBalance: amount('previousBalance'),
      payments: amount('payments'),
      credits: amount('credits'),
      currentCharges: amount('currentCharges'),
      amountDue: amount('amountDue'),
      tax: amount('tax'),
      recyclingRate: parseNumber(best('recyclingRate')),
      recyclingUnit: rateUnit(best('recyclingRate')),
      organicsRate: parseNumber(best('organicsRate')),
      organicsUnit: rateUnit(best('organicsRate')),
    },
    services: toServices(values),
    fees: toFees(values),
  };
}

export function readValues(bill: unknown): readonly ReadValue[] {
  const { read } = (bill ?? {}) as { read?: { values?: ReadValue[] } | null };
  return read?.values ?? [];
}

/** Maps a form path such as "bill.hauler", "services.0.amount", or "fees.1.amount" to the field in the reading. */
export function toReadField(path: string): BillFieldName | undefined {
  const [group, ...rest] = path.split('.');
  const name = rest.at(-1) as BillFieldName | undefined;
  if (group === 'fees') return name === 'amount' ? 'fee' : undefined;
  return group === 'bill' || group === 'services' ? name : undefined;
}

const isLow = ({ confidence }: ReadValue): boolean => confidence < LOW_CONFIDENCE;

/** Strips the time that the form stores with a day. */
const asRead = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/T12:00:00\.000Z$/, '') : String(value);

/**
 * Finds the reading that matches a field's current value. Searches all rows, so that moved rows keep their marks.
 * Returns undefined if no reading matches, for example after an edit.
 */
export function findReading(
  values: readonly ReadValue[],
  path: string,
  value: unknown,
): { isUnsure: boolean; place: ReadValue['place'] } | undefined {
  const field = toReadField(path);
  if (!field || value === undefined || value === null || value === '') return undefined;
  const read = values.filter((each) => each.field === field);
  const isSame = ADDED.has(field)
    ? () => isSameBillValue(field, String(findAmount(values, field)), asRead(value))
    : (each: ReadValue) => isSameBillValue(field, each.value, asRead(value));
  const found = read.filter(isSame);
  const [unsure = found[0]] = found.filter(isLow);
  return unsure && { isUnsure: found.some(isLow), place: unsure.place };
}
