import type { PayloadRequest } from 'payload';
import { longDay } from '#law/figures/figure-kinds.ts';
import { monthlyCost, proposeFindings } from '#law/bills/propose-findings.ts';
import { type Zone, zoneStatus } from '#law/commercial-waste/zones.ts';
import { findContext } from './bill-context.ts';
import type { Proposed } from './findings-schema.ts';
import { findBill } from './stored-bill.ts';
import { toBill } from './to-bill.ts';

function zoneText(zone: Zone | undefined, day: string): string {
  if (!zone) return 'not clear from the address.';
  const status = zoneStatus(zone, day);
  if (status.kind === 'live') return `${zone.name}, live since ${longDay(status.date)}.`;
  if (status.kind === 'scheduled') return `${zone.name}, not live until ${longDay(status.date)}.`;
  return `${zone.name}, not live.`;
}

export async function proposeForBill(req: PayloadRequest, id: number): Promise<Proposed | undefined> {
  const stored = await findBill(req, id);
  if (!stored) return undefined;
  const bill = toBill(stored);
  const context = await findContext(req, id, bill.period?.end);
  const isFilledIn = bill.services.length > 0 || bill.fees.length > 0 || bill.amountDue !== undefined;
  return {
    findings: isFilledIn ? proposeFindings(bill, context) : [],
    zone: zoneText(context.zone, context.day),
    monthlyCost: monthlyCost(bill),
  };
}
