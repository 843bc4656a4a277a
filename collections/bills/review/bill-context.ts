import type { Payload, PayloadRequest } from 'payload';
import { BILL_FIGURES } from '#law/bills/figures.ts';
import type { BillContext } from '#law/bills/finding.ts';
import { BOROUGHS } from '#law/commercial-waste/choices.ts';
import { CWZ_ZONES } from '#law/commercial-waste/zones.ts';
import { dayInNewYork } from '#law/new-york-day.ts';
import { findFirst } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { readRegister } from '#cms/register/register.ts';
import { findFiles } from '#collections/bills/stored-bill.ts';
import { findZone } from './find-zone.ts';

type Source = Payload | PayloadRequest;

interface Business {
  address: string;
  zip?: string;
  separates?: BillContext['separates'];
}

async function findBusiness(source: Source, bill: number): Promise<Business | undefined> {
  const assessment = idOf((await findFiles(source, bill))[0]?.assessment);
  if (assessment !== undefined) {
    const found = await findFirst(source, 'cwz-assessments', { id: { equals: assessment } });
    if (!found) return undefined;
    const { address, zipCode, wasteTypes } = found;
    const borough = BOROUGHS.find(({ value }) => value === found.borough)?.label ?? '';
    return {
      address: `${address}, ${borough}`,
      zip: zipCode,
      separates: { recycling: wasteTypes.recycling, organics: wasteTypes.foodWaste },
    };
  }
  const invoice = await findFirst(source, 'invoice-submissions', { bill: { equals: bill } });
  return invoice && { address: invoice.buildingAddress };
}

export async function findContext(
  source: Source,
  bill: number,
  periodEnd: string | undefined,
): Promise<BillContext> {
  const payload = 'payload' in source ? source.payload : source;
  const register = await readRegister(payload);
  const today = dayInNewYork(new Date());
  const day = periodEnd !== undefined && periodEnd < today ? periodEnd : today;
  const business = await findBusiness(source, bill);
  const name = business && (await findZone(payload, { text: business.address, zip: business.zip }));
  return {
    figures: BILL_FIGURES.from(register, day),
    zone: CWZ_ZONES.from(register, day).find((zone) => zone.name === name),
    day,
    today,
    separates: business?.separates,
  };
}
