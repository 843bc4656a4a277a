import type { Bill, Rate } from '#law/bills/bill.ts';
import type { Bill as StoredBill } from '#cms/payload-types.ts';

const amountOf = (dollars: number | null | undefined) =>
  typeof dollars === 'number' ? { dollars } : undefined;

const rateOf = (unit: Rate['unit'], dollars: number | null | undefined): Rate[] =>
  typeof dollars === 'number' ? [{ unit, dollars }] : [];

const dayOf = (at: string | null | undefined): string | undefined => at?.slice(0, 10);

function periodOf({ periodStart, periodEnd }: NonNullable<StoredBill['bill']>): Bill['period'] {
  const [start, end] = [dayOf(periodStart), dayOf(periodEnd)];
  return start && end ? { start, end } : undefined;
}

/** What the findings are about: the values of the form, as they are saved. */
export function toBill({ bill = {}, services, fees }: Pick<StoredBill, 'bill' | 'services' | 'fees'>): Bill {
  const { contractMonths, recyclingRate, recyclingUnit, organicsRate, organicsUnit } = bill;
  return {
    carter: bill.hauler ?? undefined,
    license: bill.license ?? undefined,
    period: periodOf(bill),
    contract: typeof contractMonths === 'number' ? { months: contractMonths } : undefined,
    previousBalance: amountOf(bill.previousBalance),
    payments: amountOf(bill.payments),
    credits: amountOf(bill.credits),
    currentCharges: amountOf(bill.currentCharges),
    amountDue: amountOf(bill.amountDue),
    tax: amountOf(bill.tax),
    services: (services ?? []).map((line) => ({
      text: line.service ?? '',
      rates: [...rateOf('volume', line.ratePerYard), ...rateOf('weight', line.ratePer100Pounds)],
      amount: line.amount ?? undefined,
      containerSize: line.containerSize ?? undefined,
      pickupsPerWeek: line.pickups ?? undefined,
    })),
    fees: (fees ?? []).map(({ label, amount }) => ({ label, amount })),
    recycling: rateOf(recyclingUnit ?? 'volume', recyclingRate)[0],
    organics: rateOf(organicsUnit ?? 'volume', organicsRate)[0],
  };
}
