import { HAULERS } from '#cms/bill-reading/haulers.ts';

/** Numbers that are the same on every run. */
export function randomOf(seed: number) {
  let state = (seed + 1) * 0x9e3779b1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(values: readonly [T, ...T[]]): T => values[whole(0, values.length - 1)] ?? values[0];
  return { next, whole, pick };
}

export type Random = ReturnType<typeof randomOf>;

export interface BillLine {
  stream: 'trash' | 'recycling' | 'organics';
  name: string;
  size: number;
  pickups: number;
  unit: 'yard' | '100 pounds';
  rate: number;
  /** Cubic yards, or pounds. */
  quantity: number;
  amount: number;
}

export interface BillFacts {
  seed: number;
  hauler?: string;
  haulerPrinted: string;
  street: string;
  phone: string;
  license: string;
  account: string;
  customer: string;
  customerStreet: string;
  invoice: string;
  invoiceDate: string;
  dueDate: string;
  start: string;
  end: string;
  currency: 'USD' | 'EUR' | 'CAD' | 'GBP';
  lines: BillLine[];
  fees: { label: string; amount: number }[];
  tax: number;
  previous: number;
  paid: number;
  subtotal: number;
  charges: number;
  total: number;
}

const round = (value: number) => Math.round(value * 100) / 100;
const sum = (values: number[]) => round(values.reduce((total, value) => total + value, 0));

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

function periodOf(random: Random, quarterly: boolean): [string, string] {
  const year = random.pick([2025, 2026, 2026]);
  if (quarterly) {
    const quarter = random.whole(0, 2);
    return [iso(year, quarter * 3 + 1, 1), iso(year, quarter * 3 + 4, 0)];
  }
  const month = random.whole(1, 10);
  if (random.next() < 0.25) return [iso(year, month, 15), iso(year, month + 1, 14)];
  return [iso(year, month, 1), iso(year, month + 1, 0)];
}

const UNKNOWN = [
  'Three Bridges Carting Corp.',
  'Harbor Point Sanitation Inc.',
  'Nostrand Hauling LLC',
] as const;
const SUFFIX = ['', ' Inc.', ' Corp.', ', Inc.', ' LLC'] as const;
const STREETS = [
  '58-35 47th Street, Maspeth, NY 11378',
  '300 Frank W Burr Blvd, Teaneck, NJ 07666',
  '1 Casanova Street, Bronx, NY 10474',
  '120 Morgan Avenue, Brooklyn, NY 11237',
] as const;
const CUSTOMERS = [
  'Corner Table Diner',
  'Lefferts Hardware LLC',
  'Blue Door Bakery Inc',
  'Astor Print & Copy',
  'Second Street Laundromat',
  'Ocean Parkway Dental PC',
] as const;
const CUSTOMER_STREETS = [
  '214 Grand Street, New York, NY 10013',
  '37-11 Broadway, Queens, NY 11103',
  '1420 Fulton Street, Brooklyn, NY 11216',
  '512 East Tremont Ave, Bronx, NY 10457',
] as const;
const FEES = [
  'Fuel surcharge',
  'Environmental fee',
  'Administrative fee',
  'Container rental',
  'Fixed monthly charge',
  'Gate fee',
  'Overfilled container fee',
  'Regulatory recovery fee',
] as const;

const STREAMS: [BillLine['stream'][], ...BillLine['stream'][][]] = [
  ['trash'],
  ['trash', 'recycling'],
  ['trash', 'recycling', 'organics'],
  ['trash', 'organics'],
];

function lineOf(random: Random, stream: BillLine['stream'], unit: BillLine['unit'], weeks: number): BillLine {
  const size = random.pick([1, 1.5, 2, 3, 4, 6, 8]);
  const pickups = random.whole(1, 6);
  const discount = stream === 'trash' ? 1 : random.pick([0.7, 0.75, 1]);
  const rate = round(
    (unit === 'yard' ? random.whole(1450, 2518) / 100 : random.whole(950, 1650) / 100) * discount,
  );
  const quantity = unit === 'yard' ? round(size * pickups * weeks) : random.whole(12, 160) * 50;
  const amount = round(unit === 'yard' ? rate * quantity : (rate * quantity) / 100);
  const name = { trash: 'Refuse', recycling: 'Recycling', organics: 'Organics' }[stream];
  return { stream, name, size, pickups, unit, rate, quantity, amount };
}

export interface FactsWanted {
  quarterly?: boolean;
  weighed?: boolean;
  currency?: BillFacts['currency'];
  /** Whether an old balance was on the bill. */
  carried?: boolean;
}

/** What a made-up bill says; the same seed gives the same bill. */
export function factsOf(seed: number, wanted: FactsWanted = {}): BillFacts {
  const random = randomOf(seed);
  const known =
    random.next() < 0.85 ? random.pick(HAULERS as [(typeof HAULERS)[0], ...typeof HAULERS]) : undefined;
  const [start, end] = periodOf(random, wanted.quarterly ?? false);
  const weeks = wanted.quarterly ? 13 : 4;
  const unit = wanted.weighed ? '100 pounds' : 'yard';
  const streams = random.pick(STREAMS);
  const lines = streams.map((stream) => lineOf(random, stream, unit, weeks));
  const fees = FEES.filter(() => random.next() < 0.25).map((label) => ({
    label,
    amount: random.whole(250, 8500) / 100,
  }));
  const subtotal = sum([...lines.map((line) => line.amount), ...fees.map((fee) => fee.amount)]);
  const tax = round(subtotal * 0.08875);
  const charges = sum([subtotal, tax]);
  const previous = wanted.carried ? random.whole(20_000, 180_000) / 100 : 0;
  const paid = wanted.carried ? (random.next() < 0.6 ? previous : round(previous / 2)) : 0;
  const invoiceDate = addDays(end, random.whole(-2, 6));
  return {
    seed,
    ...(known && { hauler: known.name }),
    haulerPrinted: known
      ? `${random.pick(known.printed as [string, ...string[]])}${random.pick(SUFFIX)}`
      : random.pick(UNKNOWN),
    street: random.pick(STREETS),
    phone: `(${random.pick(['718', '212', '347'])}) 555-01${random.whole(10, 99)}`,
    license: String(random.whole(100, 9999)),
    account: random.pick([
      `${random.whole(100_000, 999_999)}`,
      `${random.whole(10, 99)}-${random.whole(10_000, 99_999)}`,
      `C${random.whole(1000, 9999)}-${random.whole(1, 9)}`,
    ]),
    customer: random.pick(CUSTOMERS),
    customerStreet: random.pick(CUSTOMER_STREETS),
    invoice: String(random.whole(1_000_000, 9_999_999)),
    invoiceDate,
    dueDate: addDays(invoiceDate, random.pick([10, 15, 30])),
    start,
    end,
    currency: wanted.currency ?? 'USD',
    lines,
    fees,
    tax,
    previous,
    paid,
    subtotal,
    charges,
    total: sum([charges, previous, -paid]),
  };
}
