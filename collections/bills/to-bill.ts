import type { Bill, Rate } from '#law/bills/bill.ts';
import type { Bill as StoredBill } from '#cms/payload-types.ts';

const toAmount = (dollars: number | null | undefined) =>
  typeof dollars === 'number' ? { dollars } : undefined;

const toRates = (unit: Rate['unit'], dollars: number | null | undefined): Rate[] =>
  typeof dollars === 'number' ? [{ unit, dollars }] : [];

const toDay = (at: string | null | undefined): string | undefined => at?.slice(0, 10);

function toPeriod({ periodStart, periodEnd }: NonNullable<StoredBill['bill']>): Bill['period'] {
  const [start, end] = [toDay(periodStart), toDay(periodEnd)];
  return start && end ? { start, end } : undefined;
}

export function toBill({ bill = {}, services, fees }: Pick<StoredBill, 'bill' | 'services' | 'fees'>): Bill {
  const { contractMonths, recyclingRate, recyclingUnit, organicsRate, organicsUnit } = bill;
  return {
    carter: bill.hauler ?? undefined,
    license: bill.license ?? undefined,
    period: toPeriod(bill),
    contract: typeof contractMonths === 'number' ? { months: contractMonths } : undefined,
    previousBalance: toAmount(bill.previousBalance),
    payments: toAmount(bill.payments),
    credits: toAmount(bill.credits),
    currentCharges: toAmount(bill.currentCharges),
    amountDue: toAmount(bill.amountDue),
    tax: toAmount(bill.tax),
    services: (services ?? []).map((line) => ({
      text: line.service ?? '',
      rates: [...toRates('volume', line.ratePerYard), ...toRates('weight', line.ratePer100Pounds)],
      amount: line.amount ?? undefined,
      containerSize: line.containerSize ?? undefined,
      pickupsPerWeek: line.pickups ?? undefined,
    })),
    fees: (fees ?? []).map(({ label, amount }) => ({ label, amount })),
    recycling: toRates(recyclingUnit ?? 'volume', recyclingRate)[0],
    organics: toRates(organicsUnit ?? 'volume', organicsRate)[0],
  };
}
