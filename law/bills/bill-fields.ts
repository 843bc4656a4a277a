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

export const MAX_VALUE_LENGTH = 200;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

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
