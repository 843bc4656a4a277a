/** Stored formats: "2026-11-30" for a day, "1234.50" for dollars, and "1.5" for a number. */
type FieldType = 'text' | 'day' | 'dollars' | 'number';

interface BillField {
  label: string;
  type: FieldType;
}

/** Current charges cover the billing period and include tax. Payments and credits are unsigned. */
export const BILL_FIELDS = {
  hauler: { label: 'Hauler', type: 'text' },
  license: { label: 'BIC license number', type: 'text' },
  invoiceNumber: { label: 'Invoice number', type: 'text' },
  invoiceDate: { label: 'Invoice date', type: 'day' },
  periodStart: { label: 'First day of the period', type: 'day' },
  periodEnd: { label: 'Last day of the period', type: 'day' },
  contractMonths: { label: 'Contract term, months', type: 'number' },
  previousBalance: { label: 'Previous balance', type: 'dollars' },
  payments: { label: 'Payments', type: 'dollars' },
  credits: { label: 'Credits', type: 'dollars' },
  currentCharges: { label: 'Current charges', type: 'dollars' },
  amountDue: { label: 'Amount due', type: 'dollars' },
  service: { label: 'Service', type: 'text' },
  containerSize: { label: 'Container size, cubic yards', type: 'number' },
  pickups: { label: 'Pickups a week', type: 'number' },
  ratePerYard: { label: 'Rate per cubic yard', type: 'dollars' },
  ratePer100Pounds: { label: 'Rate per 100 lb', type: 'dollars' },
  amount: { label: 'Amount', type: 'dollars' },
  fee: { label: 'Fee', type: 'dollars' },
  tax: { label: 'Tax', type: 'dollars' },
  recyclingRate: { label: 'Recycling rate', type: 'dollars' },
  organicsRate: { label: 'Organics rate', type: 'dollars' },
} as const satisfies Record<string, BillField>;

export type BillFieldName = keyof typeof BILL_FIELDS;

export const BILL_FIELD_NAMES = Object.keys(BILL_FIELDS) as [BillFieldName, ...BillFieldName[]];

export type TypedValue = { value: string; error?: undefined } | { value?: undefined; error: string };

export const MAX_VALUE_LENGTH = 200;

const PRINTABLE = /^[^\p{Cc}]+$/u;

function parseText(typed: string): TypedValue {
  return PRINTABLE.test(typed) ? { value: typed } : { error: 'Use one line of text.' };
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const AMERICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})$/;

function parseDay(typed: string): TypedValue {
  const [, month = '', day = '', year = ''] = AMERICAN_DAY.exec(typed) ?? [];
  const iso = year ? `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  const date = ISO_DAY.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  // `Date` rolls February 30 over to March 2.
  const exists = date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && iso >= '1990' && iso < '2100'
    ? { value: iso }
    : { error: 'Enter a date, such as 11/30/2026.' };
}

const DOLLARS = /^-?\$?\s?-?(\d{1,3}(?:,\d{3})+|\d{1,9})?(\.\d{1,4})?$/;
const NUMBER = /^\d{1,6}(\.\d{1,3})?$/;

function parseDollars(typed: string): TypedValue {
  const plain = typed.replaceAll(/[$,\s]/g, '');
  if (!DOLLARS.test(typed) || !/\d/.test(plain) || plain.lastIndexOf('-') > 0) {
    return { error: 'Enter an amount in dollars, such as 1,234.50.' };
  }
  const [whole = '', cents = ''] = plain.split('.');
  return { value: `${/\d/.test(whole) ? whole : `${whole}0`}.${cents.padEnd(2, '0')}` };
}

function parseNumber(typed: string): TypedValue {
  return NUMBER.test(typed) ? { value: typed } : { error: 'Enter a number, such as 2 or 1.5.' };
}

const PARSERS: Record<FieldType, (typed: string) => TypedValue> = {
  text: parseText,
  day: parseDay,
  dollars: parseDollars,
  number: parseNumber,
};

export function parseBillValue(field: BillFieldName, typed: string): TypedValue {
  const text = typed.trim();
  if (!text) return { error: 'Enter a value.' };
  if (text.length > MAX_VALUE_LENGTH)
    return { error: `This is too long. Use at most ${MAX_VALUE_LENGTH} characters.` };
  return PARSERS[BILL_FIELDS[field].type](text);
}

export function isSameBillValue(field: BillFieldName, one: string, other: string): boolean {
  if (one === other) return true;
  const { type } = BILL_FIELDS[field];
  return (type === 'dollars' || type === 'number') && Number(one) === Number(other);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const exactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

const CENTS = /^-?\d+\.\d{1,2}$/;

export function formatBillValue(field: BillFieldName, value: string): string {
  const { type } = BILL_FIELDS[field];
  const [, year, month, day] = ISO_DAY.exec(value) ?? [];
  if (type === 'day' && year && month && day) return `${Number(month)}/${Number(day)}/${year}`;
  const number = Number(value);
  if (type !== 'dollars' || !Number.isFinite(number)) return value;
  return (CENTS.test(value) ? dollars : exactDollars).format(number);
}
