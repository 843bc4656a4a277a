import type { Payload, PayloadRequest } from 'payload';
import { BILL_FIGURES } from '#law/bills/figures.ts';
import type { BillContext } from '#law/bills/finding.ts';
import { BOROUGHS } from '#law/commercial-waste/choices.ts';
import { CWZ_ZONES, type ZoneName } from '#law/commercial-waste/zones.ts';
import { dayInNewYork } from '#law/days.ts';
import { findFirst } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { readRegister } from '#cms/register/register.ts';
import { findBill, findFiles } from './stored-bill.ts';
import { officialZone } from '#law/commercial-waste/zones-by-zip.ts';
import { districtZones } from '#law/commercial-waste/zones-by-district.ts';
import { parseQuery } from '#city-data/address-parser/parse-query.ts';
import { findBuildings } from '#city-data/find-building.ts';
import { readBuilding } from '#city-data/read-building.ts';

/** Anchored at the end, because a house number can also have five digits. */
const ZIP_AT_END = /\b(1\d{4})(?:-\d{4})?\s*$/;

function zoneOfZip(zip: string | undefined): ZoneName | undefined {
  const official = zip ? officialZone(zip) : undefined;
  return official?.kind === 'zone' && official.isVerified ? official.name : undefined;
}

async function zoneOfLot(payload: Payload, address: string): Promise<ZoneName | undefined> {
  const query = parseQuery(address);
  if (query.kind !== 'address') return undefined;
  const candidates = (await findBuildings(query)).filter(({ match }) => match === 'exact');
  const [bbl, another] = new Set(candidates.map((candidate) => candidate.bbl));
  if (!bbl || another) return undefined;
  const { lot } = await readBuilding(payload, bbl);
  const [zone, other] = lot?.district === undefined ? [] : districtZones(lot.district);
  return other ? undefined : zone;
}

interface Address {
  text: string;
  zip?: string;
}

async function findZone(payload: Payload, { text, zip }: Address): Promise<ZoneName | undefined> {
  return zoneOfZip(zip ?? ZIP_AT_END.exec(text)?.[1]) ?? zoneOfLot(payload, text);
}

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
  const submission = idOf((await findBill(source, bill))?.submission);
  const invoice = await findFirst(source, 'invoice-submissions', { submission: { equals: submission } });
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
